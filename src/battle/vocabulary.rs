//! The words in which answers are given: what stands beside each of them, which questions it answers, the rule behind it.
//!
//! Every rule system brings one table of them. Whoever reads answers and whoever lists the words use the same; what is
//! allowed now is for the rules to say.

use serde::Serialize;

use super::id::{RuleId, Term};
use super::intent::Choice;

/// The kinds of answer, called as files of intents call them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Declaring a round.
    Plan,
    /// Striking, shooting.
    Attack,
    /// Answering a blow.
    Defend,
    /// Going.
    Move,
    /// Anything else.
    Act,
    /// Letting the moment pass.
    Pass,
}

impl Verb {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self::Plan,
        Self::Attack,
        Self::Defend,
        Self::Move,
        Self::Act,
        Self::Pass,
    ];

    /// The kind of an answer.
    pub const fn of(choice: &Choice) -> Self {
        match choice {
            Choice::Plan { .. } => Self::Plan,
            Choice::Attack { .. } => Self::Attack,
            Choice::Defend { .. } => Self::Defend,
            Choice::Move { .. } => Self::Move,
            Choice::Act { .. } => Self::Act,
            Choice::Pass => Self::Pass,
        }
    }

    /// Its name in files of intents.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Attack => "attack",
            Self::Defend => "defend",
            Self::Move => "move",
            Self::Act => "act",
            Self::Pass => "pass",
        }
    }

    /// The field that its word stands in; none for letting the moment pass, which has no other word.
    pub const fn field(self) -> Option<&'static str> {
        match self {
            Self::Plan => Some("plan"),
            Self::Attack => Some("manoeuvre"),
            Self::Defend => Some("means"),
            Self::Move => Some("gait"),
            Self::Act => Some("act"),
            Self::Pass => None,
        }
    }
}

/// Whether a field stands beside a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// It does not.
    #[default]
    Never,
    /// It may, or may have to: that hangs on the fight.
    May,
    /// It must.
    Must,
}

/// The fields that may stand beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Another fighter.
    Target,
    /// A weapon or thing, by its number.
    With,
    /// A square; `to` of a defence.
    At,
    /// A direction.
    Facing,
}

impl Field {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Target, Self::With, Self::At, Self::Facing];

    /// Its name beside words of a kind.
    pub const fn name(self, verb: Verb) -> &'static str {
        match (self, verb) {
            (Self::Target, _) => "target",
            (Self::With, _) => "with",
            (Self::At, Verb::Defend) => "to",
            (Self::At, _) => "at",
            (Self::Facing, _) => "facing",
        }
    }
}

/// A word that an answer may be given in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyword {
    /// The kind of answer.
    pub verb: Verb,
    /// The word.
    pub term: Term,
    /// The rule behind it.
    pub rule: RuleId,
    /// The kinds of question that it answers.
    pub answers: &'static [Term],
    /// What `with` counts: the word for a list of things; none where there is no `with`.
    pub counts: Option<Term>,
    /// The words for the points that are announced with it, in order.
    pub stakes: Vec<Term>,
    /// Whether the points may be left out.
    pub is_plain_too: bool,
    needs: [Need; Field::ALL.len()],
}

impl Keyword {
    /// A word of a kind that answers questions and has no fields besides those that every answer of the kind has.
    pub fn new(verb: Verb, term: Term, rule: RuleId, answers: &'static [Term]) -> Self {
        let mut word = Self {
            verb,
            term,
            rule,
            answers,
            counts: None,
            stakes: Vec::new(),
            is_plain_too: false,
            needs: [Need::Never; Field::ALL.len()],
        };
        match verb {
            Verb::Attack => word.needs[Field::Target as usize] = Need::Must,
            Verb::Move => word.needs[Field::Facing as usize] = Need::May,
            _ => {}
        }
        word
    }

    /// The same with a field.
    #[must_use]
    pub fn having(mut self, field: Field, need: Need) -> Self {
        self.needs[field as usize] = need;
        self
    }

    /// The same with a thing, of the list with this name.
    #[must_use]
    pub fn counting(mut self, need: Need, list: Term) -> Self {
        self.counts = Some(list);
        self.having(Field::With, need)
    }

    /// The same with points for each of these words.
    #[must_use]
    pub fn staking(mut self, stakes: impl IntoIterator<Item = Term>) -> Self {
        self.stakes = stakes.into_iter().collect();
        self
    }

    /// The same with points that may be left out.
    #[must_use]
    pub fn or_plain(mut self) -> Self {
        self.is_plain_too = true;
        self
    }

    /// Whether a field stands beside it.
    pub const fn need(&self, field: Field) -> Need {
        self.needs[field as usize]
    }
}

/// The words of a rule system.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// The kinds of question.
    pub questions: &'static [Term],
    /// The words of answers, each of a kind once, in the order in which they are listed.
    pub keywords: Vec<Keyword>,
}

impl Vocabulary {
    /// The word of an answer, if there is such a one.
    pub fn find(&self, choice: &Choice) -> Option<&Keyword> {
        let (verb, term) = (Verb::of(choice), choice.term());
        let mut words = self.of(verb);
        words.find(|word| term.is_none_or(|term| term == word.term))
    }

    /// The words of a kind.
    pub fn of(&self, verb: Verb) -> impl Iterator<Item = &Keyword> {
        self.keywords.iter().filter(move |word| word.verb == verb)
    }
}
