//! What drives a fighter out of his mind, and for how long.

use super::super::rule;
use crate::battle::RuleId;

/// A state in which somebody fights without fear and sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Passion {
    /// Battle frenzy (`ADV-STATE-1`).
    Frenzy,
    /// Blood rage, which knows no friend (`ADV-STATE-2`).
    Rage,
}

impl Passion {
    /// The rule of the state.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Frenzy => rule::ADV_STATE_1,
            Self::Rage => rule::ADV_STATE_2,
        }
    }
}

/// What drives a fighter.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fury {
    /// What he is out of his mind with; none for those who have their wits.
    pub passion: Option<Passion>,
    /// The last round of the time that was rolled: before its end nothing stops him.
    pub until: u16,
    /// Whether he was wounded in this round.
    pub is_stung: bool,
}
