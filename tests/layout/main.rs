//! Every screen in every size of window and text and in every language: nothing overlaps, nothing is cut, nothing is out of reach.
//!
//! The ordinary run looks at the corners; `KLINGENTANZ_LAYOUT=all` at all sizes with all text sizes, and at every kind of question on every level.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]
#![cfg(feature = "window")]

mod battle;
mod cards;
mod check;
#[path = "../common/game.rs"]
mod game;
mod notes;
mod questions;
mod screens;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use check::{faults, nameless};
use game::Game;
use klingentanz::content::Language;
use klingentanz::ui::preference::Preferences;

/// Sizes of the window in pixels.
const SIZES: [(u32, u32); 4] = [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)];
/// Text sizes in percent.
const SCALES: [u16; 4] = [100, 115, 130, 160];
/// What the ordinary run looks at.
const CORNERS: [((u32, u32), u16); 4] = [
    ((960, 600), 100),
    ((1280, 720), 160),
    ((1920, 1080), 130),
    ((3840, 2160), 160),
];
const LANGUAGES: [Language; 3] = [Language::En, Language::De, Language::Fr];

/// Whether everything is to be looked at.
fn is_whole() -> bool {
    std::env::var("KLINGENTANZ_LAYOUT").is_ok_and(|wish| wish == "all")
}

/// The sizes of window and text to look at.
fn views() -> Vec<((u32, u32), u16)> {
    if is_whole() {
        let scales = |size| SCALES.map(|scale| (size, scale));
        return SIZES.into_iter().flat_map(scales).collect();
    }
    CORNERS.to_vec()
}

/// Gives the window a size and the text another.
fn resize(game: &mut Game, (width, height): (u32, u32), scale: u16) {
    let world = game.app.world_mut();
    world.resource_mut::<Preferences>().scale = scale;
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut shown) = windows.single_mut(world).unwrap();
    shown.resolution.set_physical_resolution(width, height);
    world.write_message(WindowResized {
        window,
        width: width as f32,
        height: height as f32,
    });
}

/// Lays the screen that is there out in every size and language and looks at every rectangle of it.
fn look_over(game: &mut Game, name: &str) {
    let mut found = Vec::new();
    for language in LANGUAGES {
        game.app.world_mut().resource_mut::<Preferences>().language = language;
        for (size, scale) in views() {
            resize(game, size, scale);
            game.frames(4);
            let place = format!("{name}, {language:?}, {}×{} at {scale} %", size.0, size.1);
            found.extend(faults(game, &place));
        }
        let nameless = nameless(game);
        found.extend(
            nameless
                .iter()
                .map(|says| format!("{name}, {language:?}: a widget has no name: “{says}”")),
        );
    }
    game.app.world_mut().resource_mut::<Preferences>().language = Language::En;
    resize(game, (1280, 720), 100);
    game.frames(4);
    let count = found.len();
    found.truncate(40);
    assert!(found.is_empty(), "{count} faults:\n{}", found.join("\n"));
}
