//! The fourth edition (4.1): its fighters, its round, its resolutions.

mod appraise;
mod attack;
mod behind;
mod belongings;
mod build;
mod check;
mod damage;
pub mod data;
mod defence;
mod enlist;
mod fighter;
mod forecast;
mod hint;
mod initiative;
mod legal;
mod module;
mod modules;
mod moves;
mod muster;
mod odds;
#[cfg(test)]
mod odds_test;
mod offer;
mod place;
mod readout;
mod reflex;
mod round;
mod rule;
mod scene;
mod situation;
mod system;
mod tally;
mod value;
mod word;

/// The rule system of the fourth edition.
pub struct Dsa41;
