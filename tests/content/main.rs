//! The files that come with the game: rule data, texts, and the crates that it is built from, one topic a file.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../common/files.rs"]
mod files;

mod advisories;
mod balance;
mod broken_data;
mod codex;
mod gear_data;
mod letters;
mod people_data;
mod rule_registry;
mod shapes;
mod terms;
mod texts;
mod why_not;
