//! The d20 rules: a d20 and a modifier against a number, armour class, opportunity attacks, spells.
//!
//! It is being built and not on the list of systems yet: its tables and its resolutions are here, the round is not.

mod armour_class;
mod attack;
mod bonus;
mod budget;
mod contest;
mod damage;
pub mod data;
mod flank;
mod initiative;
mod life;
mod module;
mod reach;
mod roll;
mod rule;
mod save;
