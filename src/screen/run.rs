//! Starts the window.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::WindowResizeConstraints;

use super::report::{self, Report};
use crate::GamePlugin;
use crate::content::{Texts, root};
use crate::rules;

/// How the game starts.
#[derive(clap::Args, Resource, Clone, Debug, Default)]
pub struct Options {
    /// Begins with this level at once; its folder, or its name in `levels/`
    pub level: Option<PathBuf>,
    /// Who plays each side, in the order of the level: `human` or `opponent`, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    /// The seed of the dice
    #[arg(long)]
    pub seed: Option<u64>,
    /// Says on the standard output which screen is reached
    #[arg(long, hide = true)]
    pub report: bool,
}

impl From<crate::cli::Window> for Options {
    fn from(wish: crate::cli::Window) -> Self {
        Self {
            level: wish.level,
            seats: wish.seats,
            seed: wish.seed,
            report: wish.report,
        }
    }
}

/// Opens the window and plays until it is closed.
pub fn run(options: Options) -> AppExit {
    if cfg!(target_os = "linux") && !has_display() {
        eprintln!("There is no display here. `klingentanz play --text` plays in the terminal.");
        return AppExit::error();
    }
    let mut app = App::new();
    let texts =
        match Texts::load(&root()).and_then(|texts| rules::load(app.world_mut(), &root()).map(|()| texts)) {
            Ok(texts) => texts,
            Err(problems) => {
                eprintln!("{problems}");
                return AppExit::error();
            }
        };
    app.add_plugins(GamePlugin).insert_resource(texts);
    if options.report {
        app.insert_resource(Report);
        report::line("started");
    }
    app.insert_resource(options).run()
}

fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET")
}

/// The window as it opens.
pub(crate) fn window() -> Window {
    Window {
        title: "Klingentanz".to_owned(),
        name: Some("klingentanz".to_owned()),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: 960.0,
            min_height: 600.0,
            ..default()
        },
        ..default()
    }
}
