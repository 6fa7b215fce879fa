//! Front, flank and rear: on which side of a fighter another one stands.

use serde::{Deserialize, Serialize};

use super::{Cell, Facing, Footprint};

/// The side of a fighter, as he sees it himself.
///
/// Rule: `BD-GRD-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arc {
    /// Ahead, with the eighths of a circle to both sides.
    Front,
    /// To the right hand.
    Right,
    /// To the left hand.
    Left,
    /// Behind.
    Rear,
}

impl Arc {
    /// The side that belongs to a relative direction.
    pub const fn of(rel: u8) -> Self {
        match rel % 8 {
            7 | 0 | 1 => Self::Front,
            2 => Self::Right,
            6 => Self::Left,
            _ => Self::Rear,
        }
    }
}

/// The direction in which `viewer` sees `other`, relative to his facing: 0 straight ahead, then clockwise to 7.
///
/// Overlapping footprints see each other straight ahead.
///
/// Rule: `BD-GRD-09`.
pub fn rel(viewer: Footprint, facing: Facing, other: Footprint) -> u8 {
    viewer
        .gap(other)
        .sector()
        .map_or(0, |sector| (sector.index() + 8 - facing.index()) % 8)
}

/// The cells that touch a footprint straight in the direction of its facing, row by row.
///
/// Rule: `BD-GRD-10`.
pub fn ahead(footprint: Footprint, facing: Facing) -> impl Iterator<Item = Cell> {
    footprint
        .ring()
        .filter(move |&cell| footprint.gap(Footprint::single(cell)).sector() == Some(facing))
}

/// The three directions that lead a target away from an attacker, the straight one in the middle.
///
/// Rule: `BD-GRD-10`.
pub fn beyond(attacker: Footprint, target: Footprint) -> Option<[Facing; 3]> {
    let away = attacker.gap(target).sector()?;
    Some([away.turned(-1), away, away.turned(1)])
}
