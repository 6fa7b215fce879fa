//! The d20 rules, one topic a file: each test tells a short fight whose faces and numbers were worked out by hand from the rules that it
//! names.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod ailing;
mod arsenal;
mod attack;
mod basics;
mod caster;
mod charms;
mod concealment;
mod conventions;
mod cover;
mod facing;
mod feats;
mod flags;
mod flanking;
mod grapple;
mod helpless;
mod items;
mod knacks;
mod life;
mod magic;
mod manoeuvre;
mod metamagic;
mod monsters;
mod mounted;
mod movement;
mod opportunity;
mod order;
mod overrun;
mod overspend;
mod people;
mod places;
mod points;
mod prices;
mod push;
mod reins;
mod remains;
mod situation;
mod special;
mod spells;
mod states;
mod stealth;
mod sunder;
mod tale;
mod turning;
mod turns;
mod two_weapons;
