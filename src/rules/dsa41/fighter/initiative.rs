//! Initiative as it is kept: in the parts that rules change apart.

use bevy::prelude::*;

use crate::battle::RuleId;

use super::super::melee::Superiority;

/// Initiative (INI), kept in the parts that rules change apart (`INI-09`).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Initiative {
    /// The die.
    pub die: i16,
    /// Losses through combat actions, as a positive number.
    pub lost: i16,
    /// What took the last of them.
    pub taken_by: Cause,
    /// Whether the die has fallen.
    pub rolled: bool,
    /// The points of a side with more heads (`UEB-04`).
    pub heads: Superiority,
    /// What he loses bare-handed against the weapons of those with whom he fights (`UNA-01`).
    pub bare: Outreached,
}

/// The rule that was the last to take initiative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cause(pub Option<RuleId>);

/// Points of initiative that bare hands lose against weapons.
///
/// Rule: `UNA-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outreached(pub i16);
