//! Whom and what a spell can be aimed at.

use serde::Deserialize;

use super::Growth;
use crate::rules::Fault;
use crate::rules::table::within;

/// What a spell is aimed at.
///
/// Rule: `D20-MAG-02`, `D20-MAG-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Target {
    /// The caster.
    Caster,
    /// One creature that the caster touches: by a melee touch attack, which an ally spares him. Rule: `D20-MAG-06`.
    Touched {
        /// Whom it can be.
        who: Who,
        /// Points on the touch attack against somebody in armour of metal.
        #[serde(default)]
        against_metal: i16,
    },
    /// One creature in range.
    Creature {
        /// Whom it can be.
        who: Who,
    },
    /// Missiles that never miss.
    Missiles {
        /// How many, by the level of the caster.
        count: Growth,
        /// Squares that two of their targets lie apart at most.
        apart: u16,
    },
    /// Rays, each a ranged touch attack.
    Rays {
        /// How many, by the level of the caster.
        count: Growth,
        /// Squares that two of their targets lie apart at most.
        #[serde(default)]
        apart: u16,
    },
    /// All in an area.
    Area {
        /// Its shape.
        shape: Shape,
        /// Whom in it.
        #[serde(default)]
        who: Who,
        /// How many Hit Dice in all: fewest first, then nearest to the centre; none where nothing limits them.
        hit_dice: Option<u8>,
    },
    /// A sphere of one square, which rolls where the caster wants. Rule: `D20-MAG-09`.
    Sphere {
        /// Squares that it rolls in a round.
        speed: u16,
    },
}

/// Whom a spell can affect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Who {
    /// Any creature.
    #[default]
    Anyone,
    /// The caster and his side.
    Allies,
    /// What lives: neither undead nor constructs.
    Living,
    /// Humanoids.
    Humanoids,
}

/// The shape of an area; all lengths in squares.
///
/// Rule: `D20-BRD-13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Shape {
    /// Around a corner of the grid, as far as its line of effect.
    Burst {
        /// The radius.
        radius: u16,
    },
    /// The same, also round corners.
    Spread {
        /// The radius.
        radius: u16,
    },
    /// A quarter of a circle away from the caster.
    Cone {
        /// The length.
        length: u16,
    },
    /// A line away from the caster.
    Line {
        /// The length.
        length: u16,
    },
}

impl Target {
    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        match *self {
            Self::Caster | Self::Creature { .. } => {}
            Self::Touched { against_metal, .. } => {
                within(faults, "the points against metal", against_metal, 0, 10);
            }
            Self::Missiles { count, apart } | Self::Rays { count, apart } => {
                count.faults(faults, "the number of missiles or rays", 1, 20);
                within(faults, "the squares apart", apart, 0, 40);
            }
            Self::Area { shape, hit_dice, .. } => {
                let (Shape::Burst { radius: size }
                | Shape::Spread { radius: size }
                | Shape::Cone { length: size }
                | Shape::Line { length: size }) = shape;
                within(faults, "the size of the area", size, 1, 60);
                within(faults, "the Hit Dice", hit_dice.unwrap_or(1), 1, 60);
            }
            Self::Sphere { speed } => within(faults, "the speed of the sphere", speed, 1, 40),
        }
    }
}
