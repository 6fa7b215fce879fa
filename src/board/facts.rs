//! What a map says about one cell.

use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{DARK, DENSE_MIST, UnknownWord, Word};

/// Thick foliage.
pub const THICK_LEAF: u8 = 2;

/// What lies underfoot; picks picture, cost class and sound.
///
/// Rule: `BD-CEL-01`.
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
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Terrain {
    #[default]
    Floor,
    Stone,
    Wood,
    Grass,
    Earth,
    Sand,
    Snow,
    Ice,
    Rubble,
    Undergrowth,
    Bog,
    Water,
    Stairs,
    Pit,
    Void,
}

impl Word for Terrain {
    const SUBJECT: &'static str = "terrain";
    const ALL: &'static [Self] = &[
        Self::Floor,
        Self::Stone,
        Self::Wood,
        Self::Grass,
        Self::Earth,
        Self::Sand,
        Self::Snow,
        Self::Ice,
        Self::Rubble,
        Self::Undergrowth,
        Self::Bog,
        Self::Water,
        Self::Stairs,
        Self::Pit,
        Self::Void,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Floor => "floor",
            Self::Stone => "stone",
            Self::Wood => "wood",
            Self::Grass => "grass",
            Self::Earth => "earth",
            Self::Sand => "sand",
            Self::Snow => "snow",
            Self::Ice => "ice",
            Self::Rubble => "rubble",
            Self::Undergrowth => "undergrowth",
            Self::Bog => "bog",
            Self::Water => "water",
            Self::Stairs => "stairs",
            Self::Pit => "pit",
            Self::Void => "void",
        }
    }
}

impl FromStr for Terrain {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// How well one stands.
///
/// Rule: `BD-CEL-09`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Footing {
    #[default]
    Firm,
    Slippery,
    Rubble,
    Mud,
    Stairs,
    Ladder,
    Beam,
    Rope,
}

impl Footing {
    /// Whether one walks up and down here where others would climb.
    pub const fn is_way_up(self) -> bool {
        matches!(self, Self::Stairs | Self::Ladder)
    }

    /// How badly one stands, from 0; of the cells of a big fighter the worst counts.
    ///
    /// Rule: `BD-PF-33`.
    pub const fn trouble(self) -> u8 {
        match self {
            Self::Firm => 0,
            Self::Stairs => 1,
            Self::Rubble => 2,
            Self::Mud => 3,
            Self::Slippery => 4,
            Self::Ladder => 5,
            Self::Rope => 5,
            Self::Beam => 6,
        }
    }
}

impl Word for Footing {
    const SUBJECT: &'static str = "footing";
    const ALL: &'static [Self] = &[
        Self::Firm,
        Self::Slippery,
        Self::Rubble,
        Self::Mud,
        Self::Stairs,
        Self::Ladder,
        Self::Beam,
        Self::Rope,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Firm => "firm",
            Self::Slippery => "slippery",
            Self::Rubble => "rubble",
            Self::Mud => "mud",
            Self::Stairs => "stairs",
            Self::Ladder => "ladder",
            Self::Beam => "beam",
            Self::Rope => "rope",
        }
    }
}

impl FromStr for Footing {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// Whether the room to swing a weapon is measured or given.
///
/// Rule: `BD-CEL-10`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomMark {
    /// Measured from walls and things.
    #[default]
    Auto,
    /// Never cramped.
    Open,
    /// As narrow as one square, whatever stands around.
    Tight,
}

impl Word for RoomMark {
    const SUBJECT: &'static str = "room";
    const ALL: &'static [Self] = &[Self::Auto, Self::Open, Self::Tight];

    fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Open => "open",
            Self::Tight => "tight",
        }
    }
}

impl FromStr for RoomMark {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// What hurts whoever stands here; the rule system knows how much.
///
/// Rule: `BD-CEL-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Harm {
    Fire,
    Bonfire,
    Inferno,
}

impl Word for Harm {
    const SUBJECT: &'static str = "harm";
    const ALL: &'static [Self] = &[Self::Fire, Self::Bonfire, Self::Inferno];

    fn name(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Bonfire => "bonfire",
            Self::Inferno => "inferno",
        }
    }
}

impl FromStr for Harm {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// What a map says about one cell, apart from the thing that may fill it.
///
/// The thing (`BD-CEL-13`) stands in the board beside the cell, because it has a name and a state.
/// Ranges are those of the map format and are checked when a level is read.
///
/// Rule: `BD-CEL-01` to `BD-CEL-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CellFacts {
    /// What lies underfoot.
    pub terrain: Terrain,
    /// Factor on the cost of entering, in halves: 2 is once, 3 is one and a half, 4 double.
    pub move_half: u8,
    /// Height of the floor in decimetres, -100 to 200.
    pub ground_dm: i16,
    /// Clear height above the floor in decimetres; 0 is open sky.
    pub ceiling_dm: u16,
    /// Depth of the water in decimetres, 0 to 40.
    pub water_dm: u8,
    /// Ambient light from 0 (day) to 4 (dark); none takes the value of the level.
    pub light: Option<u8>,
    /// 0 clear, 1 haze, 2 fog or smoke, 3 so dense that nothing is seen through it.
    pub mist: u8,
    /// Foliage: 0 none, 1 thin, 2 thick.
    pub leaf: u8,
    /// How well one stands.
    pub footing: Footing,
    /// Whether the room to swing is measured or given.
    pub room: RoomMark,
    /// Whether the cell counts as one cell wide, whatever lies beside it.
    pub doorway: bool,
    /// What hurts whoever stands here.
    pub harm: Option<Harm>,
}

impl CellFacts {
    /// The factors on the cost of entering that a map may name, in halves.
    pub const MOVE_HALVES: [u8; 5] = [2, 3, 4, 6, 8];
    /// How high the floor may lie, in decimetres.
    pub const GROUND_DM: RangeInclusive<i32> = -100..=200;
    /// How much clear height a cell may have, in decimetres.
    pub const CEILING_DM: RangeInclusive<i32> = 0..=300;
    /// How deep the water may be, in decimetres.
    pub const WATER_DM: RangeInclusive<i32> = 0..=40;
    /// The steps of light.
    pub const LIGHT: RangeInclusive<i32> = 0..=DARK as i32;
    /// The steps of mist.
    pub const MIST: RangeInclusive<i32> = 0..=DENSE_MIST as i32;
    /// The steps of foliage.
    pub const LEAF: RangeInclusive<i32> = 0..=THICK_LEAF as i32;
}

impl Default for CellFacts {
    fn default() -> Self {
        Self {
            terrain: Terrain::Floor,
            move_half: 2,
            ground_dm: 0,
            ceiling_dm: 0,
            water_dm: 0,
            light: None,
            mist: 0,
            leaf: 0,
            footing: Footing::Firm,
            room: RoomMark::Auto,
            doorway: false,
            harm: None,
        }
    }
}

/// How deep one stands in water.
///
/// Rule: `BD-CEL-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum WaterGrade {
    Dry,
    Knee,
    Waist,
    Shoulder,
    Swimming,
}

impl WaterGrade {
    /// From so many decimetres on the water reaches to the waist; all that is less, to the knees.
    pub const WAIST_DM: u8 = 7;
    /// From so many decimetres on it reaches to the shoulders.
    pub const SHOULDER_DM: u8 = 12;
    /// From so many decimetres on one swims.
    pub const SWIMMING_DM: u8 = 16;
}

impl CellFacts {
    /// How deep a grown human stands in the water of the cell.
    ///
    /// Rule: `BD-CEL-05`.
    pub const fn water_grade(&self) -> WaterGrade {
        match self.water_dm {
            0 => WaterGrade::Dry,
            1..WaterGrade::WAIST_DM => WaterGrade::Knee,
            WaterGrade::WAIST_DM..WaterGrade::SHOULDER_DM => WaterGrade::Waist,
            WaterGrade::SHOULDER_DM..WaterGrade::SWIMMING_DM => WaterGrade::Shoulder,
            WaterGrade::SWIMMING_DM.. => WaterGrade::Swimming,
        }
    }
}
