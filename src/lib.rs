//! Klingentanz: tactical fights by the combat rules of role-playing games, on tile maps.
//!
//! The rooms stand here in reading order. Those above the window line run and are tested without a screen.

pub mod dice;

pub mod board;

pub mod battle;

pub mod rules;

pub mod content;

// ---- the window line ----

#[cfg(feature = "window")]
pub mod ui;
