//! What drives a fighter out of his mind, and for how long.

use super::super::exchange::zone::Zone;
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
    /// The zones that have got their third wound in it, one bit each: what it does is put off (`WND-10`).
    put_off: u8,
}

impl Fury {
    /// The third wound of a zone waits until he comes to himself.
    ///
    /// Rule: `WND-10`, `ZON-03`.
    pub const fn put_off(&mut self, zone: Zone) {
        self.put_off |= 1 << zone as u8;
    }

    /// Whether the third wound of a zone waits for that.
    ///
    /// Rule: `WND-10`, `ZON-03`.
    pub const fn has_put_off(&self, zone: Zone) -> bool {
        self.put_off & 1 << zone as u8 != 0
    }
}
