//! The success-pool rules: handfuls of six-sided dice, attack against Defence, one margin for everything.
//!
//! Its data, its fighters, its resolutions and its round; nothing outside names it but the list of systems.

mod action;
mod aid;
mod appraise;
mod approach;
mod assault;
mod attack;
mod behind;
mod cause;
pub mod codex;
pub mod data;
mod defence;
mod degree;
mod duel;
mod effect;
mod exchange;
mod fighter;
mod found;
mod group;
mod harm;
mod initiative;
mod lamp;
mod leap;
mod legal;
mod life;
mod mishap;
mod module;
mod moves;
mod muster;
mod offer;
mod overlay;
mod pace;
mod pair_report;
mod perception;
mod readout;
mod reflex;
mod roll;
mod round;
mod rule;
mod scene;
mod scramble;
mod set_up;
mod sheet;
mod stand_in;
mod start;
mod system;
mod trial;
mod vocabulary;
mod why;
mod word;

/// Decimetres along a square (`PL-GEN-02`).
pub(crate) const CELL_DM: u16 = crate::board::CELL_DM;

/// The rule system of success pools.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pool;
