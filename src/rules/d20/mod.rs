//! The d20 rules: a d20 and a modifier against a number, armour class, opportunity attacks, spells.
//!
//! Its data, its fighters, its resolutions and its round; nothing outside names it but the list of systems.

mod action;
mod ailment;
mod ambush;
mod appraise;
mod arm;
mod armour_class;
mod around;
mod assault;
mod attack;
mod backing;
mod behind;
mod bonus;
mod budget;
mod cause;
mod circumstance;
mod codex;
mod compulsion;
mod concealment;
mod condition;
mod contest;
mod damage;
pub mod data;
mod detour;
mod duel;
mod exchange;
mod facing;
mod fall;
mod fighter;
mod flank;
mod force;
mod found;
mod grapple;
mod group;
mod guard;
mod hide;
mod initiative;
mod lamp;
mod legal;
mod life;
mod module;
mod movement;
mod moves;
mod muster;
mod offer;
mod overlay;
mod pace;
mod pair_report;
mod rage;
mod reach;
mod reachable;
mod readout;
mod reflex;
mod ride;
mod roll;
mod round;
mod rule;
mod save;
mod scene;
mod set_up;
mod sheet;
mod sidle;
mod skill;
mod slots;
mod spell;
mod squeeze;
mod stand_in;
mod start;
mod system;
mod trial;
mod tumble;
mod turning;
mod two_weapons;
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
