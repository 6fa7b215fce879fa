//! Klingentanz: tactical fights by the combat rules of role-playing games, on tile maps.
//!
//! The rooms stand here in reading order: each names only rooms before it. Those above the window line run and are tested without a
//! screen.

pub mod dice;

pub mod board;

pub mod content;

pub mod battle;

pub mod rules;

pub mod level;

pub mod ai;

pub mod words;

pub mod replay;

pub mod review;

pub mod order;

pub mod lesson;

pub mod codex;

pub mod cli;

// ---- the window line ----

#[cfg(feature = "window")]
pub mod input;

#[cfg(feature = "window")]
pub mod view;

#[cfg(feature = "window")]
pub mod ui;

#[cfg(feature = "dev")]
pub mod dev;

#[cfg(feature = "window")]
pub mod screen;

use bevy::prelude::*;

/// Everything that a fight needs without a window: the battle step and all rule systems.
pub struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        battle::plugin(app);
        rules::plugin(app);
        ai::plugin(app);
        replay::plugin(app);
        order::plugin(app);
    }
}

/// A world in which fights can be fought, without a window: the systems and the data files of all rule systems.
///
/// # Errors
///
/// Every problem of the data files.
pub fn headless_app(root: &std::path::Path) -> Result<App, content::Problems> {
    let mut app = App::empty();
    app.add_plugins(HeadlessPlugin);
    rules::load(app.world_mut(), root)?;
    Ok(app)
}

/// An app in which battles can be fought, with the data files that a world has read already.
///
/// # Panics
///
/// If it has not read them.
pub fn headless_app_like(world: &World) -> App {
    let mut app = App::empty();
    app.add_plugins(HeadlessPlugin);
    rules::share(world, app.world_mut());
    app
}

/// The game with all that is seen of it, on top of Bevy's own plugins. A [`content::Texts`] and the data of the rule systems
/// must be in the world; without a [`content::Home`] nothing is kept.
#[cfg(feature = "window")]
pub struct GamePlugin;

#[cfg(feature = "window")]
impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            HeadlessPlugin,
            input::plugin,
            view::plugin,
            ui::plugin,
            screen::plugin,
        ));
        #[cfg(feature = "dev")]
        app.add_plugins(dev::plugin);
    }
}
