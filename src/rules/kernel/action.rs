//! What may be chosen: a list of actions, each in one place. Offers, legality, odds, the opponent's candidates, the rules behind a choice
//! and the list of words follow from it.

use std::sync::Arc;

use crate::battle::{
    Choice, Field, FighterId, Keyword, Need, Odds, Question, RuleId, Slot, Stake, Term, Verb, WhyNot,
};
use crate::board::{Cell, Facing};
use crate::content::Words;
use crate::dice::DiceError;

use super::{Rules, Scene, Snapshot, Table, why};

/// The word of a choice that lets the moment pass, which has none.
pub const PASS: Term = Term("pass");

/// A rule system whose choices are a list of actions.
pub trait Acts: Rules {
    /// What an action takes of a turn.
    type Cost: Price<Self>;

    /// What the opponent keeps in mind while he weighs his answers to a question.
    type Mind<'a>;

    /// All actions in the order in which they are offered. Those of a family are offered side by side: for each fighter whom they may
    /// concern, for each direction, for each thing.
    fn actions() -> &'static [&'static [Action<Self>]];

    /// The kinds of question.
    fn asked() -> &'static [Asking];

    /// The numbers of the things of a list, in the order in which they are offered.
    fn numbers(_scene: &Scene<Self>, _own: &Snapshot<Self>, _list: Term) -> Vec<Slot> {
        Vec::new()
    }

    /// What the thing of a number is called.
    fn name(_scene: &Scene<Self>, _own: &Snapshot<Self>, _list: Term, _slot: Slot) -> Option<Arc<Words>> {
        None
    }

    /// Whether a question leaves open what may be chosen otherwise.
    ///
    /// # Errors
    ///
    /// Why not.
    fn leaves_open(_at: &At<Self>, _action: &Action<Self>, _cost: Self::Cost) -> Result<(), WhyNot> {
        Ok(())
    }
}

/// What an action takes of a turn.
pub trait Price<R: Rules>: Copy {
    /// Whether a turn can still pay it.
    ///
    /// # Errors
    ///
    /// Why not: nothing is left for it.
    fn is_left(self, own: &Snapshot<R>) -> Result<(), WhyNot>;

    /// Takes it from a turn.
    fn pay(self, table: &mut Table<R>, id: FighterId);
}

/// A kind of question.
pub struct Asking {
    /// Its word.
    pub kind: Term,
    /// The rule that refuses what is no answer to it.
    pub refusal: RuleId,
    /// The word under which letting it pass is offered.
    pub pass: Term,
    /// The rules behind it.
    pub behind: &'static [RuleId],
}

/// A condition of an action: why not, where it does not hold.
pub type Condition<R> = fn(&At<R>) -> Result<(), WhyNot>;

/// One thing that may be chosen: when, with what, on which conditions, for what price, and what comes of it. Offers, legality, odds,
/// the opponent's candidates, the rules behind it and the list of words follow from it.
pub struct Action<R: Acts> {
    /// The word of the choice, and of its offer.
    pub word: Term,
    /// The rule of the word.
    pub rule: RuleId,
    /// The questions that it answers.
    pub asked: &'static [Term],
    /// What a choice of it names.
    pub shape: Shape<R>,
    /// The conditions in order; the first that does not hold is why it is refused.
    pub may: &'static [Condition<R>],
    /// What it takes of a turn.
    pub cost: fn(&At<R>) -> R::Cost,
    /// What comes of it, once it is paid for.
    pub play: fn(&mut Table<R>, FighterId, Call) -> Result<(), DiceError>,
    /// The exact odds; none where no dice fall that are worth a look.
    pub odds: fn(&At<R>) -> Option<Odds>,
    /// Whoever has done it as he expects to be then; none where that does not show in him alone.
    pub preview: fn(&At<R>) -> Option<Snapshot<R>>,
    /// Whether the opponent thinks of it at all.
    pub considers: fn(&At<R>) -> bool,
    /// What he thinks of it: choices of it, each with its worth.
    pub weigh: fn(&R::Mind<'_>, &At<R>) -> Vec<(Choice, i64)>,
    /// The rules behind it besides its own.
    pub behind: &'static [RuleId],
}

/// What a choice names besides its word.
pub struct Shape<R: Acts> {
    /// The kind of choice.
    pub verb: Verb,
    /// Whether it names a fighter.
    pub names_whom: bool,
    /// The list that its thing is counted in.
    pub with: Option<Term>,
    /// The squares of which it names one.
    pub cells: Cells<R>,
    /// Whether it names a direction.
    pub names_facing: bool,
    /// The points that may be announced with it.
    pub stakes: Option<Staked<R>>,
}

/// The squares of which a choice names one.
pub enum Cells<R: Acts> {
    /// It names none.
    None,
    /// One of those around the chooser, each offered by itself.
    Beside,
    /// One of these, offered together.
    Of(fn(&At<R>) -> Vec<Cell>),
    /// The end of a way.
    Way(Way<R>),
}

/// Ways of which one is chosen by its end; the ends are offered together.
pub struct Way<R: Acts> {
    /// Where they lead.
    pub ends: fn(&At<R>) -> Vec<Cell>,
    /// The way to an end.
    pub route: fn(&At<R>, Cell) -> Option<Vec<Cell>>,
    /// Whether a way may be gone.
    pub leads: Condition<R>,
}

/// Points that may be announced with an action; they may be left out, and are an offer of their own.
pub struct Staked<R: Acts> {
    /// The word of the offer with points.
    pub offer: Term,
    /// The word of the points.
    pub word: Term,
    /// The points that may be announced; none where there is no choice.
    pub stake: fn(&At<R>) -> Option<Stake>,
}

/// What a choice names, as plain data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call<'c> {
    /// Its kind.
    pub verb: Verb,
    /// The word.
    pub word: Term,
    /// The fighter whom it concerns.
    pub target: Option<FighterId>,
    /// The thing, by its number in the list.
    pub with: Option<Slot>,
    /// The square.
    pub at: Option<Cell>,
    /// The direction.
    pub facing: Option<Facing>,
    /// The announced points.
    pub stakes: &'c [i16],
    /// The way.
    pub path: &'c [Cell],
}

/// A choice with what it is about, borrowed from a scene: what conditions and resolutions read.
pub struct At<'a, R: Rules> {
    /// The fight as it is known to whoever asks.
    pub scene: &'a Scene<'a, R>,
    /// Who chooses, as he is or as he would be.
    pub own: &'a Snapshot<R>,
    /// The kind of question.
    pub kind: Term,
    /// With whom the question deals.
    pub about: Option<FighterId>,
    /// What is named.
    pub call: Call<'a>,
}

impl<R: Rules> Clone for At<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for At<'_, R> {}

impl<R: Acts> Shape<R> {
    /// A choice of a kind that names nothing besides.
    pub const fn of(verb: Verb) -> Self {
        Self {
            verb,
            names_whom: matches!(verb, Verb::Attack),
            with: None,
            cells: Cells::None,
            names_facing: false,
            stakes: None,
        }
    }

    /// An act that names nothing.
    pub const ACT: Self = Self::of(Verb::Act);

    /// An act that concerns somebody.
    pub const WHOM: Self = Self {
        names_whom: true,
        ..Self::ACT
    };

    /// An act with a thing of a list.
    pub const fn with(list: Term) -> Self {
        Self {
            with: Some(list),
            ..Self::ACT
        }
    }

    /// Whether a choice names what it has to, and nothing else.
    fn fits(&self, call: &Call) -> bool {
        // Every attack names a thing: the first one where there is no list.
        let is_first = self.verb == Verb::Attack && call.with == Some(Slot(0));
        let has_cell = matches!(self.cells, Cells::Beside | Cells::Of(_));
        // Whoever moves may say where to look at the end.
        let may_look = self.verb == Verb::Move || call.facing.is_some() == self.names_facing;
        call.target.is_some() == self.names_whom
            && (call.with.is_some() == self.with.is_some() || self.with.is_none() && is_first)
            && call.at.is_some() == has_cell
            && may_look
    }
}

impl<R: Acts> Action<R> {
    /// Whether it is a kind of this choice and answers this kind of question.
    pub fn answers(&self, kind: Term, choice: &Choice) -> bool {
        self.shape.verb == Verb::of(choice)
            && choice.term().is_none_or(|term| term == self.word)
            && self.asked.contains(&kind)
    }

    /// Whether it may be chosen, as far as the way is not asked for.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn begins(&self, at: &At<R>) -> Result<(), WhyNot> {
        self.may.iter().try_for_each(|may| may(at))
    }

    /// What it takes of a turn, if it may be chosen.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn price(&self, at: &At<R>) -> Result<R::Cost, WhyNot> {
        if !self.shape.fits(&at.call) {
            return Err(why::shape(self.rule));
        }
        self.begins(at)?;
        if let Cells::Way(way) = &self.shape.cells {
            (way.leads)(at)?;
        }
        let cost = (self.cost)(at);
        cost.is_left(at.own)?;
        Ok(cost)
    }

    /// Its place in the list of words.
    pub fn keyword(&self) -> Keyword {
        let is_attack = self.shape.verb == Verb::Attack;
        let need = if is_attack { Need::May } else { Need::Must };
        let mut word = Keyword::new(self.shape.verb, self.word, self.rule, self.asked);
        if self.shape.names_whom {
            word = word.having(Field::Target, Need::Must);
        }
        if let Some(list) = self.shape.with {
            word = word.counting(need, list);
        }
        if matches!(self.shape.cells, Cells::Beside | Cells::Of(_)) {
            word = word.having(Field::At, Need::Must);
        }
        if self.shape.names_facing {
            word = word.having(Field::Facing, Need::Must);
        }
        match &self.shape.stakes {
            Some(staked) => word.staking([staked.word]).or_plain(),
            None => word,
        }
    }
}

impl<'c> Call<'c> {
    /// A choice that names nothing but its word.
    pub const fn plain(verb: Verb, word: Term) -> Self {
        Self {
            verb,
            word,
            target: None,
            with: None,
            at: None,
            facing: None,
            stakes: &[],
            path: &[],
        }
    }

    /// What a choice names.
    pub fn of(choice: &'c Choice) -> Self {
        let plain = Self::plain(Verb::of(choice), choice.term().unwrap_or(PASS));
        match choice {
            Choice::Attack {
                target, with, stakes, ..
            } => Self {
                target: Some(*target),
                with: Some(*with),
                stakes,
                ..plain
            },
            Choice::Move { path, facing, .. } => Self {
                path,
                facing: *facing,
                ..plain
            },
            Choice::Act {
                target,
                with,
                at,
                facing,
                ..
            } => Self {
                target: *target,
                with: *with,
                at: *at,
                facing: *facing,
                ..plain
            },
            Choice::Defend { to, stakes, .. } => Self {
                at: *to,
                stakes,
                ..plain
            },
            Choice::Plan { .. } | Choice::Pass => plain,
        }
    }

    /// The choice that names this.
    pub fn choice(self) -> Choice {
        match self.verb {
            Verb::Plan => Choice::Plan {
                plan: self.word,
                ask_free: false,
            },
            Verb::Attack => Choice::Attack {
                target: self.target.unwrap_or_default(),
                with: self.with.unwrap_or_default(),
                manoeuvre: self.word,
                stakes: self.stakes.to_vec(),
            },
            Verb::Defend => Choice::Defend {
                means: self.word,
                to: self.at,
                stakes: self.stakes.to_vec(),
            },
            Verb::Move => Choice::Move {
                gait: self.word,
                path: self.path.to_vec(),
                facing: self.facing,
            },
            Verb::Act => Choice::Act {
                act: self.word,
                target: self.target,
                with: self.with,
                at: self.at,
                facing: self.facing,
            },
            Verb::Pass => Choice::Pass,
        }
    }
}

impl<'a, R: Rules> At<'a, R> {
    /// A choice that answers a question.
    pub fn new(scene: &'a Scene<'a, R>, own: &'a Snapshot<R>, question: Question, call: Call<'a>) -> Self {
        Self {
            scene,
            own,
            kind: question.kind,
            about: question.about,
            call,
        }
    }

    /// A choice that answers nothing that is asked.
    pub fn of(scene: &'a Scene<'a, R>, own: &'a Snapshot<R>, call: Call<'a>) -> Self {
        Self {
            scene,
            own,
            kind: call.word,
            about: None,
            call,
        }
    }

    /// The same choice with other things named.
    pub fn naming<'c>(&self, call: Call<'c>) -> At<'c, R>
    where
        'a: 'c,
    {
        At { call, ..*self }
    }

    /// The question that it answers.
    pub fn question(&self) -> Question {
        Question {
            fighter: self.own.id(),
            kind: self.kind,
            about: self.about,
        }
    }

    /// The choice, with what it is worth.
    pub fn worth(&self, worth: i64) -> (Choice, i64) {
        (self.call.choice(), worth)
    }

    /// Whom it concerns.
    pub fn target(&self) -> Option<&'a Snapshot<R>> {
        self.scene.get(self.call.target?)
    }

    /// The number of its thing.
    pub fn slot(&self) -> Slot {
        self.call.with.unwrap_or_default()
    }
}

/// All actions one by one.
pub fn all<R: Acts>() -> impl Iterator<Item = &'static Action<R>> {
    R::actions().iter().copied().flatten()
}

/// The action that a choice is of, where it answers a question.
pub fn find<R: Acts>(kind: Term, choice: &Choice) -> Option<&'static Action<R>> {
    all().find(|action| action.answers(kind, choice))
}

/// The question of a kind.
pub fn asking<R: Acts>(kind: Term) -> Option<&'static Asking> {
    R::asked().iter().find(|asking| asking.kind == kind)
}

/// The exact odds of an answer, as its action tells them.
pub fn odds<R: Acts>(scene: &Scene<R>, question: Question, choice: &Choice) -> Option<Odds> {
    let own = scene.get(question.fighter)?;
    let action = find::<R>(question.kind, choice)?;
    (action.odds)(&At::new(scene, own, question, Call::of(choice)))
}

/// Lets somebody do what he has chosen when he was asked so, and pay for it as his side knows the fight.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub fn play<R: Acts>(
    table: &mut Table<R>,
    (fighter, kind, about): (FighterId, Term, Option<FighterId>),
    choice: &Choice,
) -> Result<(), DiceError> {
    let Some(action) = find::<R>(kind, choice) else {
        return Ok(());
    };
    let question = Question { fighter, kind, about };
    let call = Call::of(choice);
    let scene = table.known_to(fighter);
    let own = scene.get(fighter);
    let cost = own.map(|own| (action.cost)(&At::new(&scene, own, question, call)));
    drop(scene);
    if let Some(cost) = cost {
        cost.pay(table, fighter);
    }
    (action.play)(table, fighter, call)
}
