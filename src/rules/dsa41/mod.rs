//! The fourth edition (4.1): its fighters, its round, its resolutions.

mod appraise;
mod attack;
mod beast;
mod behind;
mod belongings;
mod breakage;
mod breath;
mod build;
mod check;
mod convert;
mod damage;
pub mod data;
mod defence;
mod duel;
mod enlist;
mod facts;
pub mod fighter;
mod forecast;
mod fumble;
mod fury;
mod grit;
mod hold;
mod import;
mod initiative;
mod lamp;
mod legal;
mod luck;
mod manoeuvre;
mod means;
mod melee;
mod module;
mod morale;
mod moves;
mod muster;
mod oddity;
mod odds;
mod offer;
mod overlay;
mod pair_report;
mod place;
mod readout;
mod reflex;
mod riding;
mod round;
mod rule;
mod scene;
mod set_up;
mod shelf;
mod shot;
mod situation;
mod stand_in;
mod strain;
mod system;
mod tally;
mod trial;
mod value;
mod vocabulary;
mod word;
mod zone;

/// Decimetres along a square (`BRD-01`).
pub(crate) const CELL_DM: u16 = 10;

/// The rule system of the fourth edition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dsa41;
