//! The success-pool rules, one topic a file: each test tells a short fight whose faces and numbers were worked out by hand from
//! the rules that it names.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/goodness.rs"]
mod goodness;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod arsenal;
mod attack;
mod board;
mod chain;
mod clock;
mod condition;
mod contest;
mod cover;
mod craft;
mod data;
mod fallen;
mod hands;
mod lamp;
mod leap;
mod life;
mod manoeuvre;
mod mind;
mod mishap;
mod module;
mod movement;
mod odds;
mod opponent;
mod order;
mod overlay;
mod owed;
mod potion;
mod push;
mod record;
mod riposte;
mod set_up;
mod spread;
mod stand_in;
mod start;
mod tale;
mod vocabulary;
mod whole;
mod why_not;
