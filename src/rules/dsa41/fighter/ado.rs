//! What the ground has done to a fighter, and what he has lost to it: seldom anything.

use crate::battle::{RuleId, Slot};
use crate::board::Cell;

use super::{Fury, Gashes, Grit, Ills, Marred, Saddle, Scars, Spirit, Tackle};

/// What the ground has done to a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    /// What drives him out of his mind (`ADV-STATE-1`, `ADV-STATE-2`).
    pub fury: Fury,
    /// How he keeps his heart (`MRL-02`).
    pub spirit: Spirit,
    /// What ails him that creatures have brought upon him.
    pub ills: Ills,
    /// The poison in his blood, and that on his blade.
    pub venom: Venom,
    /// What binds him to his mount, or his rider.
    pub saddle: Saddle,
    /// His serious wounds (`WND-91`).
    pub gashes: Gashes,
    /// What blows to the head have left behind (`WND-95`).
    pub marred: Marred,
    /// The rule that has taken his senses for some rounds, where it was not exhaustion (`END-06`).
    pub felled_by: Option<RuleId>,
}

impl Ado {
    /// The points of life that he bleeds in a round.
    ///
    /// Rule: `ZON-05`, `WND-91`.
    pub const fn bleeds(&self) -> i16 {
        self.scars.bleeding as i16 + self.gashes.open as i16
    }

    /// Whether he loses blood.
    ///
    /// Rule: `ZON-05`, `WND-91`.
    pub const fn is_bleeding(&self) -> bool {
        self.bleeds() > 0
    }

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

/// Poison in the blood, and on a blade.
///
/// Rule: `RNG-45`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Venom {
    /// The style whose weapon bears some, the one that was ready when the fight began; its first hit takes it off.
    pub on_blade: Option<Slot>,
    /// The first and the last round at whose end it harms; 0 while there is none in the blood.
    pub rounds: (u16, u16),
}
