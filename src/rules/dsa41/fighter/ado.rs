//! What the ground has done to a fighter, and what he has lost to it: seldom anything.

use std::hash::{Hash, Hasher};

use crate::battle::Slot;
use crate::board::Cell;

use super::{Grit, Scars, Tackle};

/// What the ground has done to a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ado {
    /// He burns (`BRD-28`).
    pub burning: bool,
    /// Where he has dived for what lies under water; it counts as long as he stays there (`BRD-25`).
    pub dived: Option<Cell>,
    /// Styles whose weapon he has no longer, apart from the one that he dropped last, one bit each (`ACT-17`).
    pub gone: u16,
    /// He comes later and is not there yet (`BD-LVL-12`).
    pub waits: bool,
    /// What has become of weapon and shield.
    pub tackle: Tackle,
    /// Where he is wounded, as far as zones are played (`ZON-03`).
    pub scars: Scars,
    /// What the next die of initiative loses, where one falls in every round (`INI-90`, `FUM-04`).
    pub dazed: i16,
    /// What he has borne by force of will.
    pub grit: Grit,
}

impl Ado {
    /// Whether the weapon of a style is gone.
    pub const fn has_lost(&self, style: Slot) -> bool {
        self.gone & Self::bit(style) != 0
    }

    /// Notes that the weapon of a style is gone, or here again.
    pub const fn lose(&mut self, style: Slot, is_gone: bool) {
        if is_gone {
            self.gone |= Self::bit(style);
        } else {
            self.gone &= !Self::bit(style);
        }
    }

    const fn bit(style: Slot) -> u16 {
        1 << if style.0 < 15 { style.0 } else { 15 }
    }
}

/// A fight in which the ground does nothing hashes as it did before it could.
impl Hash for Ado {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            burning,
            dived,
            gone,
            waits,
            tackle,
            scars,
            dazed,
            grit,
        } = self;
        if *self != Self::default() {
            (burning, dived, gone, waits).hash(state);
        }
        if *tackle != Tackle::default() {
            tackle.hash(state);
        }
        if *scars != Scars::default() {
            scars.hash(state);
        }
        if *dazed != 0 {
            dazed.hash(state);
        }
        if *grit != Grit::default() {
            grit.hash(state);
        }
    }
}
