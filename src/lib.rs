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
pub mod view;

#[cfg(feature = "window")]
pub mod ui;
use bevy::prelude::*;

/// Everything that a fight needs without a window: the battle step and all rule systems.
pub struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        battle::plugin(app);
        rules::plugin(app);
    }
}
/// Temporary.
pub fn scene_plugin(app: &mut App) { view::plugin(app); ui::plugin(app); }
