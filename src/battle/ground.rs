//! The ground a battle stands on and the rules it is fought by.

use std::sync::Arc;

use bevy::prelude::*;

use super::system::RuleSystem;
use crate::board::{Board, BoardChanges, BoardView};

/// The map of a battle: shared as it was made, with the changes of this fight.
#[derive(Component, Clone, Debug)]
pub struct Ground {
    /// The static map, shared by all battles on it.
    pub board: Arc<Board>,
    /// What this fight has changed.
    pub changes: BoardChanges,
}

impl Ground {
    /// The map as it is now.
    pub fn view(&self) -> BoardView<'_> {
        BoardView::new(&self.board, &self.changes)
    }
}

/// The rule system that a battle is fought by.
#[derive(Component, Clone, Copy)]
pub struct System(pub &'static dyn RuleSystem);
