//! The fourth edition (4.1): its fighters, its round, its resolutions.

mod appraise;
mod build;
mod cause;
mod codex;
mod condition;
pub mod data;
mod exchange;
pub mod fighter;
mod import;
mod legal;
mod manoeuvre;
mod melee;
mod module;
mod offer;
mod overlay;
mod predict;
mod reflex;
mod round;
mod rule;
mod scene;
mod setup;
mod shot;
mod system;
mod telling;
mod terrain;
mod why;
mod word;

/// Decimetres along a square (`BRD-01`).
pub(crate) const CELL_DM: u16 = crate::board::CELL_DM;

/// The rule system of the fourth edition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dsa41;
