//! The facts of the board that a battle has worked out already.

use bevy::prelude::*;

use crate::board::{FactBook, Scale};

/// What is known of every pair of fighters; neither saved nor hashed.
///
/// The rule system brings it up to date at the end of each step, but for maps on which nothing stands in anybody's way.
///
/// Rule: `BD-DYN-07`.
#[derive(Component, Debug)]
pub struct Facts(pub FactBook);

impl Facts {
    /// Nothing is known yet.
    pub fn new(scale: Scale) -> Self {
        Self(FactBook::new(scale))
    }
}
