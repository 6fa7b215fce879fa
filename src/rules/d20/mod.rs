//! The d20 rules: a d20 and a modifier against a number, armour class, opportunity attacks, spells.
//!
//! Its data, its fighters, its resolutions and its round; nothing outside names it but the list of systems.

mod action;
mod appraise;
mod arm;
mod armour_class;
mod assault;
mod attack;
mod behind;
mod bonus;
mod budget;
mod cause;
mod codex;
mod concealment;
mod condition;
mod contest;
mod damage;
pub mod data;
mod duel;
mod exchange;
mod fighter;
mod flank;
mod found;
mod group;
mod guard;
mod initiative;
mod lamp;
mod legal;
mod life;
mod module;
mod moves;
mod muster;
mod offer;
mod overlay;
mod pace;
mod pair_report;
mod rage;
mod reach;
mod readout;
mod reflex;
mod roll;
mod round;
mod rule;
#[allow(dead_code, reason = "spells use the rest of it")]
mod save;
mod scene;
mod set_up;
mod sheet;
mod stand_in;
mod start;
mod system;
mod trial;
mod vocabulary;
mod why;
#[allow(
    dead_code,
    reason = "special attacks and spells that are to come have their words"
)]
mod word;

/// The d20 rule system.
#[derive(Clone, Copy, Debug, Default)]
pub struct D20;
