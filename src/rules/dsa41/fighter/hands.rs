//! What is in a fighter's hands.

use bevy::prelude::*;

use crate::battle::Slot;
use crate::board::Cell;

use super::super::shot::Quiver;

/// The style that is ready.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hands {
    /// Place in the list of styles.
    pub style: Slot,
    /// Whether the hands are empty: the weapon was dropped, only brawling is left.
    pub empty: bool,
    /// Where the weapon of a style lies, if it was dropped.
    pub lies: Option<(Cell, Slot)>,
    /// The styles whose missile weapon is not loaded, one bit each (`ACT-18`).
    pub unloaded: u16,
    /// The things that are used up, one bit each (`ACT-16`).
    pub used: u32,
    /// What has been shot, and what is aimed at (`RNG-09`, `RNG-35`).
    pub quiver: Quiver,
    /// Whether one of them holds a light (`BRD-19`).
    pub light: HoldsLight,
}

/// Whether a hand holds a light. The things on the map say so as well, and feed it to the state hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoldsLight(pub bool);
