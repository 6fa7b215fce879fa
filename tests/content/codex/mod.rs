//! The codex: every rule has a page and an example in each language, numbers come from the code, words from the glossary.

mod examples;
mod glossary;
mod pages;
mod rows;

use klingentanz::codex::Codex;
use klingentanz::headless_app;

use super::files::root;

/// A world that has read the tables, and the codex of the game.
fn codex() -> (bevy::prelude::App, Codex) {
    let app = headless_app(root()).unwrap_or_else(|problems| panic!("{problems}"));
    let codex = Codex::load(app.world(), root()).unwrap_or_else(|problems| panic!("{problems}"));
    (app, codex)
}
