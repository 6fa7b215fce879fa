//! The success-pool rules: handfuls of six-sided dice, attack against Defence, one margin for everything.
//!
//! Its data, its fighters, its resolutions and its round; nothing outside names it but the list of systems.

mod aid;
mod attack;
pub mod data;
mod defence;
mod degree;
mod effect;
mod initiative;
mod life;
mod manoeuvre;
mod mishap;
mod module;
mod odds;
mod roll;
mod rule;
mod sheet;
mod word;

/// Decimetres along a square (`PL-GEN-02`).
pub(crate) const CELL_DM: u16 = 10;

/// The rule system of success pools.
pub struct Pool;
