//! What answers are worth: the opponent's judgement in these rules, one decision ahead and with exact chances.
//!
//! Worth is counted in thousandths of a hit point that the foe loses or oneself keeps. Each action says what is thought of it; what that
//! takes stands here, and reads the fight as its side sees it. It decides nothing and rolls nothing.

mod exposure;
mod fallen;
mod goal;
mod opening;
mod set_up;
mod strength;
mod temper;
mod trick;
mod way;

use std::cell::{Cell, OnceCell};

use crate::battle::{Choice, Offer, Question, Term};
use crate::rules::kernel::{Resolution, offer};

use super::action::{At, Call, attack};
use super::assault::{self, Assault, Values};
use super::effect::EffectKind;
use super::exchange;
use super::fighter::Progress;
use super::offer::offers;
use super::scene::{Scene, Snapshot};
use super::{legal, word};

pub(crate) use strength::strength;
pub(crate) use temper::{aspects, ways_away};
pub(crate) use trick::Prospect;
pub(crate) use way::{approach, harm, is_deadlock};

/// Putting a foe out of the fight.
pub(crate) const OUT: i64 = 12_000;
/// A critical failure of an attack.
const BOTCHED: i64 = 1500;
/// Half a square nearer to the foe.
pub(crate) const HALF_SQUARE: i64 = 30;
/// Being able to strike back.
const STANCE: i64 = 50;
/// Squares from which somebody may strike in his next turn.
const NEAR: u16 = 2;
/// Waiting for somebody who may come.
const PATIENCE: i64 = 700;

/// Whoever weighs his answers to a question.
pub struct Mind<'a> {
    scene: &'a Scene<'a>,
    own: &'a Snapshot,
    kind: crate::battle::Term,
    /// What the best attack is worth that is possible now; attacks are weighed first.
    best_now: Cell<Option<i64>>,
    ways: OnceCell<way::Ways>,
    patience: OnceCell<i64>,
}

/// The sensible answers to the open decision, each legal and with its worth.
pub(crate) fn appraise(scene: &Scene, question: Question) -> Vec<(Choice, i64)> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let mut answers = if question.kind == word::ASK_SET_UP {
        set_up::places(scene, own)
    } else {
        let mind = Mind {
            scene,
            own,
            kind: question.kind,
            best_now: Cell::new(None),
            ways: OnceCell::new(),
            patience: OnceCell::new(),
        };
        offer::weighed(scene, own, question, &mind)
    };
    if answers.is_empty() {
        answers.extend(forced(scene, question).map(|choice| (choice, 0)));
    }
    answers
}

/// Why offers of the open decision lead to nothing now.
pub(crate) fn idle(scene: &Scene, question: Question, offers: &[Offer]) -> Vec<Option<Term>> {
    let is_alone = |own: &Snapshot| !scene.foes(own).any(|foe| scene.distance(own, foe) <= NEAR);
    let is_alone = scene.get(question.fighter).is_some_and(is_alone);
    let reason = |offer: &Offer| match offer.choice.term() {
        Some(word::STRIKE_CELL) => Some(word::NOBODY_THERE),
        Some(word::PLAN_STANCE) if is_alone => Some(word::NOBODY_NEAR),
        _ => None,
    };
    offers.iter().map(reason).collect()
}

/// What is left to whoever owes an attack that none of the sensible answers makes: the first thing on offer.
///
/// Rule: `PL-RIP-06`.
pub(crate) fn forced(scene: &Scene, question: Question) -> Option<Choice> {
    let own = scene.get(question.fighter)?;
    let chosen = |offer: Offer| match offer.choice {
        Choice::Move { gait, .. } => way::go(scene, own, gait, *offer.cells.first()?),
        choice => Some(choice),
    };
    let is_legal = |choice: &Choice| legal::judge(scene, Some(question), question.fighter, choice).is_ok();
    offers(scene, question)
        .into_iter()
        .filter_map(chosen)
        .find(is_legal)
}

impl Mind<'_> {
    /// An attack on somebody who can still do something.
    pub(crate) fn attack(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(foe) = at.target().filter(|foe| foe.is_able()) else {
            return Vec::new();
        };
        let worth = attack_worth(self.scene, self.own, foe, &at.call);
        self.best_now.set(self.best_now.get().max(Some(worth)));
        vec![at.worth(worth)]
    }

    /// A movement: to what the side wants, to blows, or nearer to them.
    pub(crate) fn way(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_of = |(choice, _): &&(Choice, i64)| choice.term() == Some(at.call.word);
        let wanted = goal::ways(self.scene, self.own, at.call.word);
        let ways = self.ways().answers.iter().filter(is_of).cloned();
        wanted.into_iter().chain(ways).collect()
    }

    fn ways(&self) -> &way::Ways {
        self.ways
            .get_or_init(|| way::ways(self.scene, self.own, self.best_now.get()))
    }

    /// The stance costs nothing, and is of use to whoever may be struck at from near (`PL-RIP-01`).
    pub(crate) fn stance(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_fighter = self.own.in_hand().close.is_some();
        let is_threatened = self
            .scene
            .foes(self.own)
            .any(|foe| self.scene.distance(self.own, foe) <= NEAR);
        vec![at.worth(if is_fighter && is_threatened {
            STANCE
        } else {
            -STANCE
        })]
    }

    /// Putting the turn off, or hiding, where nobody can be struck at.
    pub(crate) fn waiting(&self, at: &At, more: i64) -> Vec<(Choice, i64)> {
        if self.best_now.get().is_some() || self.ways().comes_to_blows {
            return Vec::new();
        }
        vec![at.worth(self.patience() + more)]
    }

    /// Letting the moment pass; whoever may take his turn now waits on where that is worth more.
    pub(crate) fn passing(&self, at: &At) -> Vec<(Choice, i64)> {
        let waits = self.kind == word::ASK_LATE;
        vec![at.worth(if waits { self.patience() } else { 0 })]
    }

    /// What it is worth to wait for the later turns of others: whoever cannot strike now lets those come to him who have still to play
    /// and are near enough, and strikes with a whole turn then (`PL-DLY-01`). Less than nothing where nobody comes.
    fn patience(&self) -> i64 {
        *self.patience.get_or_init(|| patience(self.scene, self.own))
    }

    /// Getting a weapon ready: what it would be worth to strike with it, so much more or less.
    pub(crate) fn ready(&self, at: &At, there: Option<Snapshot>, more: i64) -> Vec<(Choice, i64)> {
        let Some(mut there) = there else { return Vec::new() };
        let turn = self.own.state.turn;
        there.state.turn.moves = turn.moves + u8::from(!turn.may_draw);
        let worth = best_attack(self.scene, &there).unwrap_or(0);
        let has_attack = there.state.turn.has_attack();
        let worth = if has_attack { worth } else { worth / 2 };
        vec![at.worth(worth - self.best_now.get().unwrap_or(0) / 2 + more)]
    }

    /// Taking up a weapon, where nothing is in the hand, or what the side wants.
    pub(crate) fn taken_up(&self, at: &At) -> Vec<(Choice, i64)> {
        let own = self.own;
        let Some(movable) = at.scene.ground.movables.get(at.slot()) else {
            return Vec::new();
        };
        let is_empty_handed = own.in_hand().hands == 0 && own.build.arms[0].hands > 0;
        let is_his = movable.whose.is_some_and(|(owner, _)| owner == own.id());
        let armed = is_empty_handed.then_some(if is_his { 2500 } else { 1500 });
        let wanted = goal::taken(self.scene, own, &movable.gear);
        armed
            .into_iter()
            .chain(wanted)
            .map(|worth| at.worth(worth))
            .collect()
    }

    /// What the foes who are near could do to him in their next turns, at most.
    pub(crate) fn threat(&self) -> i64 {
        let (scene, own) = (self.scene, self.own);
        let near = scene.foes(own).filter(|foe| scene.distance(own, foe) <= 2);
        near.filter_map(|foe| trick::blow(scene, foe, own, (0, 0))).sum()
    }
}

fn patience(scene: &Scene, own: &Snapshot) -> i64 {
    let stride = scene.squares(own.build.move_m) + 1;
    let may_come = |foe: &Snapshot| {
        let state = &foe.state;
        let has_turn = state.turn.progress == Progress::Ahead
            && !state.has(EffectKind::Stunned)
            && !state.surprised
            && !state.owes_turn;
        has_turn && foe.in_hand().close.is_some() && scene.distance(own, foe) <= stride
    };
    let is_fighter = own.in_hand().close.is_some() && !own.is_prone();
    let waits = is_fighter && !goal::is_pressing(scene, own) && best_attack(scene, own).is_none();
    if waits && scene.foes(own).any(may_come) {
        PATIENCE
    } else {
        -PATIENCE
    }
}

/// What an attack is worth.
fn worth(values: &Values) -> i64 {
    let Ok(ends) = values.ends() else { return 0 };
    let per_mille = |chance: crate::dice::Chance| i64::from(chance.per_mille());
    exchange::mean_loss(&ends) + per_mille(ends.chance(|end| end.is_out)) * OUT / 1000
        - per_mille(ends.chance(|end| end.arrival.is_botched)) * BOTCHED / 1000
}

/// What an attack on a foe is worth.
fn attack_worth(scene: &Scene, own: &Snapshot, foe: &Snapshot, call: &Call) -> i64 {
    let assault = Assault::of(call.word, call.with.unwrap_or_default());
    let values = assault.and_then(|assault| assault::values(scene, own, foe, assault));
    values.map_or(0, |values| worth(&values))
}

/// Whether a fighter could attack anybody from where he is.
fn can_attack(scene: &Scene, own: &Snapshot) -> bool {
    scene
        .foes(own)
        .any(|foe| attack::can_reach(scene, own, foe, word::ASK_TURN))
}

/// What the best attack of a fighter would be worth from where he is.
fn best_attack(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let all = scene.foes(own).flat_map(|foe| {
        let found = attack::possible(scene, own, foe, word::ASK_TURN);
        found.map(move |call| attack_worth(scene, own, foe, &call))
    });
    all.max()
}
