//! What a map has at all: a summary that answers "no water anywhere" without a look at a single cell.

use std::hash::{Hash, Hasher};
use std::ops::BitOr;

use serde::{Deserialize, Serialize};

use super::{CellFacts, RoomMark};

/// Kinds of things that a map may have, one bit each.
///
/// Rules that ask for the ground on every blow look here first, so that a bare field in daylight costs them nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Features(u16);

/// It follows from what the map is, which is hashed already.
impl Hash for Features {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Features {
    /// Nothing but even ground in daylight.
    pub const NONE: Self = Self(0);
    /// Things in cells or on edges.
    pub const THINGS: Self = Self(1);
    /// Floors above or below 0.
    pub const HEIGHTS: Self = Self(1 << 1);
    /// Water.
    pub const WATER: Self = Self(1 << 2);
    /// Squares darker than day as long as no lamp burns.
    pub const DARKNESS: Self = Self(1 << 3);
    /// Sources of light.
    pub const LAMPS: Self = Self(1 << 4);
    /// Mist or smoke.
    pub const MIST: Self = Self(1 << 5);
    /// Foliage.
    pub const LEAVES: Self = Self(1 << 6);
    /// Doorways, and cells whose room to swing is given.
    pub const ROOM_MARKS: Self = Self(1 << 7);
    /// Ceilings.
    pub const CEILINGS: Self = Self(1 << 8);
    /// Ground that hurts.
    pub const HARMS: Self = Self(1 << 9);

    /// The number of kinds.
    const KINDS: usize = 10;

    /// What a cell has.
    pub fn of_cell(facts: &CellFacts) -> Self {
        let kinds = [
            (facts.ground_dm != 0, Self::HEIGHTS),
            (facts.water_dm > 0, Self::WATER),
            (facts.light.is_some_and(|light| light > 0), Self::DARKNESS),
            (facts.mist > 0, Self::MIST),
            (facts.leaf > 0, Self::LEAVES),
            (facts.doorway || facts.room != RoomMark::Auto, Self::ROOM_MARKS),
            (facts.ceiling_dm > 0, Self::CEILINGS),
            (facts.harm.is_some(), Self::HARMS),
        ];
        let has = |all: Self, (is_there, kind)| if is_there { all | kind } else { all };
        kinds.into_iter().fold(Self::NONE, has)
    }

    /// Whether any of these kinds is there.
    #[inline]
    pub const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }
}

impl BitOr for Features {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// How many places of a map have each kind, so that what goes is no longer counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Census([u32; Features::KINDS]);

impl Census {
    /// Counts a place that had one thing and has another now.
    pub(super) fn change(&mut self, before: Features, now: Features) {
        for (kind, count) in self.0.iter_mut().enumerate() {
            let bit = Features(1 << kind);
            *count += u32::from(now.has(bit));
            *count -= u32::from(before.has(bit));
        }
    }

    /// The kinds that some place has.
    pub(super) fn features(&self) -> Features {
        let kinds = self.0.iter().enumerate().filter(|(_, count)| **count > 0);
        Features(kinds.fold(0, |all, (kind, _)| all | 1 << kind))
    }
}
