//! A long action under way.

use bevy::prelude::*;

use crate::battle::{FighterId, Slot, Term};
use crate::board::Cell;

/// An action that takes longer than one slot.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Task(pub Option<LongAction>);

/// A long action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LongAction {
    /// What.
    pub act: Term,
    /// Regular actions still to be spent.
    pub left: u16,
    /// Whom it concerns.
    pub target: Option<FighterId>,
    /// Which of his things.
    pub with: Option<Slot>,
    /// The cell.
    pub at: Option<Cell>,
    /// For a treatment: the points of a passed check, or none for a failed one; hidden until the end (`DYI-04`).
    pub success: Option<i16>,
}
