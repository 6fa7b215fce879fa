//! Whole fights by any rules, one topic a file: how they are opened, offered, answered, hashed, taken back and fought again.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/expected.rs"]
mod expected;
#[path = "../cli/program.rs"]
mod program;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod advice;
mod ai_fights;
mod ai_positions;
mod characters;
mod close_quarters;
mod compare;
mod deep;
mod difficulty;
mod duels;
mod fight;
mod fork;
mod ledgers;
mod lesson;
mod nothing_else;
mod orders;
mod overlays;
mod phases;
mod place;
mod pointing;
mod properties;
mod review;
mod same_bytes;
mod side_by_side;
mod stand_ins;
mod state_hash;
mod swap;
mod undo;
mod vocabulary;
