//! The board, whole: places drawn as small maps of letters, whose answers were worked out by hand, and properties of random ones.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod areas;
mod cover;
mod drawing;
mod facts;
mod field;
mod goals;
mod grid;
mod hazards;
mod light;
mod map;
mod measure;
mod movement;
mod plain;
mod reach;
mod room;
mod sight;
mod system;
mod thing;
mod turning;
