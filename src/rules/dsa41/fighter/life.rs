//! What keeps a fighter going: life energy, endurance, wounds.

use bevy::prelude::*;

/// Life energy (LE).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LifeEnergy {
    /// Points now; may be below 0.
    pub now: i16,
    /// Most points.
    pub max: i16,
}

/// Endurance (AU).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Endurance {
    /// Points now.
    pub now: i16,
    /// Most points; 0 for those who do not tire.
    pub max: i16,
}

/// Wounds.
///
/// Rule: `WND-01`.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wounds(pub i16);
