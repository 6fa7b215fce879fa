//! The commands of the program, started as a user starts them.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod broken_input;
mod broken_lesson;
mod changed;
mod checkout;
mod codex;
mod commands;
mod compare;
mod docs;
mod every_level;
#[path = "../common/expected.rs"]
mod expected;
mod facts;
mod hostile;
mod import;
mod kinds;
mod lesson;
mod misuse;
mod own;
mod own_texts;
mod play;
mod program;
mod review;
mod script;
mod shelf;
mod thought;
mod tournament;
mod words;
