//! A way to fight: weapons, shield or parry weapon, and what the hands hold of them.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow, Slot};
use crate::content::Words;

use super::super::data::belongings::Missile;
use super::{Arm, Hold, Rows};

/// The slot of wrestling, beyond those of any style.
pub const WRESTLING: u8 = 15;

/// A way to fight: what is in the hands, and the values that follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// What the player reads: the weapon, and the shield if there is one.
    pub name: Arc<Words>,
    /// The attacks that this style allows, by slot; the ready weapon first, brawling last. Beside a missile weapon the shield's own
    /// blows stand before brawling.
    pub arms: Vec<Arm>,
    /// The shield or parry weapon.
    pub ward: Option<Ward>,
    /// The missile weapon, which takes the hands up and cannot parry (`ATK-07`).
    pub missile: Option<Missile>,
    /// The place of the style whose weapon is thrown so, which is made for blows; none for all others (`WPN-14`).
    pub hurls: Option<Slot>,
    /// Initiative before dice and losses, with its lines (`VAL-06`).
    pub initiative: Ledger,
    /// Whether the weapon is in the hand that others have the shield in (`SIT-01`).
    pub is_off_hand: bool,
    /// Whether both hands hold similar weapons (`TWO-05`).
    pub is_pair: bool,
    /// The share of weapon and shield in it, which goes with them (`INI-08`).
    pub gear_initiative: i16,
    /// Regular actions to draw the weapon (`ACT-14`).
    pub draw: u8,
    /// Regular actions to take the shield, parry weapon or second weapon besides (`ACT-14`).
    pub ward_draw: u8,
}

/// What the other hand wards with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ward {
    /// Its name.
    pub name: Arc<Words>,
    /// The row of its table, as what brings lines of ledgers.
    pub thing: NamedRow,
    /// Its row.
    pub rows: Rows,
    /// Parry value with its parts (`SHD-01` or `SHD-07`).
    pub parry: Ledger,
    /// Whether it is used as a shield.
    pub is_shield: bool,
    /// The shield's own modifier, which chains and whips take away (`SHD-03`).
    pub modifier: i16,
    /// Whether it is small enough for a windmill (`SHD-05`).
    pub is_small: bool,
    /// Whether it is large or very large: feints are 2 harder.
    pub is_large: bool,
    /// Whether it is very large: it hides three quarters (`BRD-18`), and missiles are half as hard to stop (`RNG-20`).
    pub is_very_large: bool,
    /// Whether it has no second parry in a round (`SHD-22`).
    pub parries_once: bool,
    /// Break factor (`BRK-01`).
    pub break_factor: i8,
    /// Added to disarming with it (`MAN-ENTWAFFNEN-PA`).
    pub disarms: i8,
    /// Whether it can break the foe's weapon (`MAN-WAFFEZERBRECHEN`).
    pub breaks_weapons: bool,
    /// What a parry weapon strikes as; none for shields, and for what has no blade (`SHD-20`).
    pub blade: Option<Arc<Arm>>,
    /// What it takes from the attacks of the main weapon or adds to them (`SHD-02`).
    pub attack: i16,
    /// Its share in the initiative (`INI-08`).
    pub initiative: i16,
    /// The same without a weapon beside it, where that makes a difference (`SHD-01`, `SHD-07`).
    pub alone: Option<Box<Self>>,
}

impl Style {
    /// The name of what the main hand holds.
    pub fn weapon(&self) -> &Words {
        self.missile
            .as_ref()
            .map_or(&self.main().name, |missile| &missile.arm.name)
    }

    /// What the main hand strikes with, the fists where it holds a missile weapon: the first attack that is none of the shield's.
    #[inline]
    pub fn main(&self) -> &Arm {
        let mut led = self.arms.iter();
        led.find(|arm| !arm.kind.is_ward).unwrap_or(&self.arms[0])
    }

    /// The attack in a slot as far as the hands hold it; brawling, the last one, is always possible.
    #[inline]
    pub fn arm(&self, slot: usize, hold: Hold) -> Option<&Arm> {
        self.arms.get(slot).filter(|_| self.has(slot, hold))
    }

    /// The weapon in the other hand.
    pub fn second_arm(&self) -> Option<&Arm> {
        let second = self.arms.get(1);
        second.filter(|arm| arm.kind.is_second && !arm.kind.is_ward)
    }

    /// Whether the other hand holds the same in two styles, be it nothing.
    pub fn shares_second(&self, other: &Self) -> bool {
        self.ward.as_ref().map(|ward| &ward.name) == other.ward.as_ref().map(|ward| &ward.name)
            && self.second_arm().map(|arm| &arm.name) == other.second_arm().map(|arm| &arm.name)
    }

    /// Whether the other hand holds anything.
    pub fn has_second(&self) -> bool {
        self.ward.is_some() || self.second_arm().is_some()
    }

    /// Whether the hands hold what strikes from a slot.
    #[inline]
    pub fn has(&self, slot: usize, hold: Hold) -> bool {
        let kind = &self.arms[slot].kind;
        if kind.is_last_resort {
            return hold.is_empty;
        }
        slot + 1 == self.arms.len()
            || match slot {
                _ if kind.is_ward => hold.has_second(),
                0 => !hold.is_empty,
                _ if kind.is_second => hold.has_second(),
                _ => !hold.is_empty,
            }
    }
}
