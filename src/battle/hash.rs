//! The state hash: one number for all that a saved battle needs.

use bevy::prelude::*;

pub use crate::content::StableHasher;

/// The hash of a battle's whole state at a moment when it waits.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateHash(pub u64);

impl std::fmt::Display for StateHash {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}
