//! Fighters as the board sees them: where they stand, how they hold themselves, whom they would strike.

use serde::{Deserialize, Serialize};

use super::{Body, Facing, Footprint, Spot};

/// How a body holds itself.
///
/// Rule: `BD-DYN-01`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
pub enum Posture {
    /// On its feet.
    #[default]
    Standing,
    /// On its knees.
    Kneeling,
    /// On the ground.
    Lying,
}

/// A fighter as the board sees him.
///
/// Rule: `BD-DYN-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// The cells that he fills now.
    pub place: Footprint,
    /// The cells along each side that he fills when nothing squeezes him.
    pub size: u8,
    /// Decimetres above the floor, of a flyer or a rider.
    pub altitude_dm: i16,
    /// Where he looks; in rule systems without facing only for the eye.
    pub facing: Facing,
    /// Whether he has no sides and no back (a swarm, a many-headed beast).
    pub is_omnidirectional: bool,
    /// How he holds himself.
    pub posture: Posture,
    /// Whether he is conscious and can act.
    pub is_able: bool,
    /// Whether he is too small to be in anybody's way.
    pub is_tiny: bool,
    /// Whether he is on the map.
    pub is_present: bool,
    /// The number of the figure that he rides.
    pub mount: Option<u16>,
    /// His side, 0 to 63.
    pub side: u8,
    /// One bit for each side that is hostile to his.
    pub hostile: u64,
    /// One bit for each side that is allied to his, his own among them.
    pub allied: u64,
}

impl Figure {
    /// A human who stands on a cell and looks somewhere, of a side that is every other side's foe.
    pub const fn standing(place: Footprint, facing: Facing, side: u8) -> Self {
        let own = 1 << (side % 64);
        Self {
            place,
            size: place.size,
            altitude_dm: 0,
            facing,
            is_omnidirectional: false,
            posture: Posture::Standing,
            is_able: true,
            is_tiny: false,
            is_present: true,
            mount: None,
            side,
            hostile: !own,
            allied: own,
        }
    }

    /// Where he stands and how high.
    pub const fn spot(&self) -> Spot {
        Spot {
            place: self.place,
            altitude_dm: self.altitude_dm,
        }
    }

    /// Whether he stands or kneels, is on the map and is not tiny; others are in nobody's way.
    ///
    /// Rule: `BD-DYN-01`.
    pub fn is_upright(&self) -> bool {
        self.is_present && !self.is_tiny && self.posture != Posture::Lying
    }

    /// What of him may be in the way of others.
    pub fn body(&self) -> Body {
        Body {
            place: self.place,
            is_upright: self.is_upright(),
        }
    }

    /// Whether he fills fewer cells than he would need.
    ///
    /// Rule: `BD-PF-39`, `BD-GRD-04`.
    pub const fn is_squeezed(&self) -> bool {
        self.place.size < self.size
    }

    /// Whether another is his foe.
    pub const fn is_hostile_to(&self, other: &Self) -> bool {
        self.hostile >> (other.side % 64) & 1 == 1
    }

    /// Whether another is on his side or helps it.
    pub const fn is_allied_to(&self, other: &Self) -> bool {
        self.allied >> (other.side % 64) & 1 == 1
    }
}

/// The cells along each side of a fighter who squeezes through: half of his own, rounded up.
///
/// Rule: `BD-GRD-04`.
pub const fn squeezed_size(size: u8) -> u8 {
    size.div_ceil(2)
}
