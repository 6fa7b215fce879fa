//! The fourth edition (4.1): its fighters, its round, its resolutions.

mod attack;
mod check;
mod damage;
mod defence;
mod fighter;
mod initiative;
mod legal;
mod module;
mod moves;
mod odds;
mod offer;
mod place;
mod readout;
mod round;
mod rule;
mod scene;
mod value;
mod word;

/// The rule system of the fourth edition.
pub struct Dsa41;
