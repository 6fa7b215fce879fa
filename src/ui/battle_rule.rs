//! Rules as the panels name them: the title of an id in the player's language, and the words of a rule system.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::battle_codex::{RuleLink, rule_button};
use super::desk::Card;
use crate::battle::{
    Cause, Choice, FighterId, Grade, Happening, Hint, Modifier, Obstacle, Offer, RuleId, Slot, System, Term,
    WhyNot,
};
use crate::content::{self, Words};
use crate::rules::{self, Registry};
use crate::view::{OnStage, Reading};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Titles>()
        .add_systems(Update, read_titles.before(crate::view::ViewSystems::Read));
}

/// The words of a rule system, wherever a panel has them from.
pub(super) trait Vocabulary {
    /// The title of a rule, or its id where the registry does not hold it.
    fn title(&self, rule: RuleId) -> Phrase;

    /// A word of the rule system: `kind` says what for, such as `offer`, `chain`, `value`, `state`.
    fn word(&self, kind: &str, term: Term) -> Phrase;

    /// Whether an effect of odds is a closer look at another one, for which a card has no room.
    fn is_detail(&self, effect: Term) -> bool;

    /// What brings a line of a ledger or is its base, and the title of the rule.
    fn caused(&self, cause: Cause, rule: RuleId) -> Phrase;

    /// Why a line of a ledger does not count; none where it does.
    fn why(&self, line: &Modifier) -> Option<Phrase>;

    /// The id of a rule at the right end of a line.
    fn draw_id(&self, line: &mut ChildSpawnerCommands, rule: RuleId);
}

/// The titles of all rules by their ids, and the system that they belong to.
#[derive(Resource, Default)]
pub struct Titles {
    system: Option<Term>,
    titles: BTreeMap<String, Arc<Words>>,
}

impl Titles {
    /// Reads the titles of a rule system and of the board. Of a broken file the log is told, and ids stand for its titles.
    fn of(system: Term) -> Self {
        let folder = content::root().join("assets/rules");
        let mut titles = BTreeMap::new();
        for registry in [
            Registry::load(&folder.join(system.0)),
            Registry::load_board(&folder),
        ] {
            match registry {
                Ok(registry) => titles.extend(
                    registry
                        .rules
                        .into_iter()
                        .map(|(id, rule)| (id.to_string(), Arc::new(rule.title))),
                ),
                Err(problems) => warn!("{problems}"),
            }
        }
        Self {
            system: Some(system),
            titles,
        }
    }

    /// The rule system that they are of; none before there is one.
    pub(super) fn system(&self) -> Term {
        self.system.unwrap_or(Term(""))
    }

    /// The title of a rule, or its id where the registry does not hold it.
    pub fn title(&self, rule: RuleId) -> Phrase {
        self.titles
            .get(rule.0)
            .map_or_else(|| Phrase::plain(rule.0), |title| Phrase::Words(title.clone()))
    }
}

/// Reads the titles of the rule system on the stage.
fn read_titles(on_stage: Res<OnStage>, systems: Query<&System>, mut titles: ResMut<Titles>) {
    let Some(system) = on_stage
        .battle
        .and_then(|battle| systems.get(battle).ok())
        .map(|system| system.0.id())
    else {
        return;
    };
    if titles.system != Some(system) {
        *titles = Titles::of(system);
    }
}

/// The words of one rule system where no battle is on the stage.
pub(crate) struct Lexicon {
    system: Term,
    titles: Titles,
}

impl Lexicon {
    /// Reads the words of a rule system.
    pub(crate) fn of(system: Term) -> Self {
        Self {
            system,
            titles: Titles::of(system),
        }
    }
}

impl Vocabulary for Lexicon {
    fn title(&self, rule: RuleId) -> Phrase {
        self.titles.title(rule)
    }

    fn word(&self, kind: &str, term: Term) -> Phrase {
        words::term(self.system, kind, term)
    }

    fn is_detail(&self, effect: Term) -> bool {
        is_detail(self.system, effect)
    }

    fn caused(&self, cause: Cause, rule: RuleId) -> Phrase {
        words::caused(self.system, cause, self.title(rule))
    }

    fn why(&self, line: &Modifier) -> Option<Phrase> {
        words::why(self.system, line)
    }

    fn draw_id(&self, line: &mut ChildSpawnerCommands, rule: RuleId) {
        rule_button(line, RuleLink::titled(rule, self.title(rule)));
    }
}

/// The words for the battle on the stage: names, terms of its rule system, titles of rules.
#[derive(SystemParam)]
pub struct RuleBook<'w> {
    titles: Res<'w, Titles>,
    reading: Res<'w, Reading>,
}

impl RuleBook<'_> {
    /// What a fighter is called.
    pub fn called(&self, id: FighterId) -> Phrase {
        self.reading.called(id)
    }

    /// What happened, in one sentence; none for what needs no sentence.
    pub fn told(&self, happening: &Happening) -> Option<Phrase> {
        let arm = |fighter, slot| self.reading.arm(fighter, slot);
        words::tell(self.reading.cast()?, happening, arm)
    }

    /// How well a blow landed.
    pub fn grade(&self, grade: Grade) -> Phrase {
        let cast = self.reading.cast();
        cast.map_or_else(|| Phrase::plain(""), |cast| words::grade(cast.system(), grade))
    }

    /// The name of an answer on its card.
    pub fn offer(&self, choice: &Choice, word: Term) -> Phrase {
        match choice {
            Choice::Plan { .. } => self.word("plan", word),
            Choice::Move { .. } => self.word("gait", word),
            _ => self.word("offer", word),
        }
    }

    /// The name of an answer with whom or what it concerns.
    pub(super) fn named(&self, card: &Card) -> Phrase {
        let at = match &card.offer.choice {
            Choice::Act { at: Some(cell), .. } => Some(Phrase::plain(words::cell_name(*cell))),
            _ => None,
        };
        // What somebody has in his hand first of all needs no name.
        let is_of_course = matches!(card.offer.choice, Choice::Attack { with: Slot(0), .. });
        let parts = [
            Some(self.offer(&card.offer.choice, card.offer.word)),
            card.target().map(|target| self.called(target)),
            card.offer
                .thing
                .clone()
                .map(Phrase::Words)
                .filter(|_| !is_of_course),
            at,
        ];
        Phrase::list(parts.into_iter().flatten(), " · ")
    }

    /// What an answer gives, costs and leads to.
    pub fn about(&self, choice: &Choice) -> Phrase {
        let cast = self.reading.cast();
        cast.map_or_else(|| Phrase::plain(""), |cast| words::about(cast.system(), choice))
    }

    /// Why an answer leads to nothing now.
    pub fn idle(&self, why: Term) -> Phrase {
        let cast = self.reading.cast();
        cast.map_or_else(|| Phrase::plain(""), |cast| words::idle(cast.system(), why))
    }

    /// Why an answer leads to nothing now, with what is missing and by how much where the rules can tell.
    pub fn missed(&self, offer: &Offer, why: Term) -> Phrase {
        offer
            .hint
            .as_ref()
            .map_or_else(|| self.idle(why), |hint| self.hint(hint))
    }

    /// What is missing for an answer.
    pub fn missing(&self, why: &WhyNot) -> Phrase {
        words::missing(why, |id| self.called(id), |rule| self.titles.title(rule))
    }

    /// Why pointing at something leads to nothing, without the id of a rule.
    pub fn obstacle(&self, obstacle: &Obstacle) -> Phrase {
        match obstacle {
            Obstacle::Forbidden(why) => self.missing(why),
            _ => words::obstacle(obstacle, |id| self.called(id), |rule| self.titles.title(rule)),
        }
    }

    /// What a player should know of an answer.
    pub fn hint(&self, hint: &Hint) -> Phrase {
        self.reading
            .cast()
            .map_or_else(|| Phrase::plain(""), |cast| words::hint(cast, hint))
    }
}

impl Vocabulary for RuleBook<'_> {
    fn title(&self, rule: RuleId) -> Phrase {
        self.titles.title(rule)
    }

    fn word(&self, kind: &str, term: Term) -> Phrase {
        self.reading.cast().map_or_else(
            || Phrase::plain(""),
            |cast| words::term(cast.system(), kind, term),
        )
    }

    fn is_detail(&self, effect: Term) -> bool {
        self.reading
            .cast()
            .is_some_and(|cast| is_detail(cast.system(), effect))
    }

    fn caused(&self, cause: Cause, rule: RuleId) -> Phrase {
        let title = self.title(rule);
        match self.reading.cast() {
            Some(cast) => words::caused(cast.system(), cause, title),
            None => title,
        }
    }

    fn why(&self, line: &Modifier) -> Option<Phrase> {
        words::why(self.reading.cast()?.system(), line)
    }

    fn draw_id(&self, line: &mut ChildSpawnerCommands, rule: RuleId) {
        rule_button(line, rule);
    }
}

fn is_detail(system: Term, effect: Term) -> bool {
    rules::system(system.0).is_some_and(|system| system.is_detail(effect))
}

/// A number without a plus.
pub(crate) fn number(amount: i16) -> String {
    if amount < 0 {
        words::signed(amount)
    } else {
        amount.to_string()
    }
}
