//! Starts the window.

use bevy::prelude::*;
use bevy::window::WindowResizeConstraints;

use super::report::{self, Report};
use super::setup::new_seed;
use super::{fight, setup};
use crate::GamePlugin;
use crate::battle::{ModuleWish, Seat};
use crate::cli;
use crate::content::{Texts, root};
use crate::replay::{DiceSource, Opening};
use crate::rules;
use crate::ui::preference::Preferences;

/// How the game starts.
#[derive(Resource, Clone, Debug, Default)]
pub struct Options(pub cli::Window);

/// Opens the window and plays until it is closed.
pub fn run(wish: cli::Window) -> AppExit {
    #[cfg(feature = "dev")]
    crate::dev::begin();
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
    if wish.report {
        app.insert_resource(Report);
        report::line("started");
    }
    app.insert_resource(Options(wish))
        .add_systems(PostStartup, begin_at_once)
        .run()
}

/// Begins the fight that was asked for with the start of the program.
fn begin_at_once(world: &mut World) {
    let options = world.resource::<Options>().0.clone();
    if let Some(language) = options.language {
        world.resource_mut::<Preferences>().language = language;
    }
    let Some(level) = options.level else { return };
    let named = root().join("levels").join(&level);
    let opening = Opening {
        level: if named.is_dir() { named } else { level },
        system: None,
        modules: ModuleWish {
            preset: options.preset,
            ..ModuleWish::default()
        },
        seats: seats(&options.seats),
        dice: DiceSource::Seed(options.seed.unwrap_or_else(new_seed)),
        practice: options.practice,
    };
    fight::begin(world, opening);
    let trouble = &world.resource::<fight::Trouble>().0;
    if !trouble.is_empty() {
        error!("{trouble}");
    }
}

/// The seats by their words on the command line: humans are counted from 1.
fn seats(words: &[String]) -> Vec<Seat> {
    let humans: Vec<bool> = words.iter().map(|word| word == "human").collect();
    setup::seats(&humans)
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
