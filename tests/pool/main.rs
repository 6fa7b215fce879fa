//! The success-pool rules, one topic a file: each test tells a short fight whose faces and numbers were worked out by hand from
//! the rules that it names.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod attack;
mod board;
mod chain;
mod condition;
mod data;
mod lamp;
mod life;
mod manoeuvre;
mod module;
mod movement;
mod odds;
mod opponent;
mod order;
mod record;
mod riposte;
mod set_up;
mod stand_in;
mod tale;
mod whole;
