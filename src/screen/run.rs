//! Starts the window.

use std::path::Path;

use bevy::app::PluginGroupBuilder;
use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::prelude::*;
use bevy::window::WindowResizeConstraints;

use super::fight::Wanted;
use super::notice::Trouble;
use super::report::Report;
use super::setup::{Chair, new_seed};
use super::{fight, lesson, setup, window_fault};
use crate::GamePlugin;
use crate::battle::Seat;
use crate::cli;
use crate::content::{Home, Problem, Texts, root};
use crate::input::watch_pads;
use crate::replay::{Opening, RecastFault};
use crate::rules::{self, own::load_own};
use crate::ui::preference::Preferences;
use crate::view::sound;

/// How the game starts.
#[derive(Resource, Clone, Debug, Default)]
pub struct Options(pub cli::Window);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Options>()
        .add_systems(PostStartup, begin_at_once);
}

/// Opens the window and plays until it is closed. Where no window can be opened, one sentence says what to do instead.
pub fn run(wish: cli::Window) -> AppExit {
    #[cfg(feature = "dev")]
    crate::dev::begin();
    let mut app = App::new();
    let texts =
        match Texts::load(&root()).and_then(|texts| rules::load(app.world_mut(), &root()).map(|()| texts)) {
            Ok(texts) => texts,
            Err(problems) => {
                eprintln!("{problems}");
                return AppExit::error();
            }
        };
    let home = Home::of_user();
    let own_faults = load_own(app.world_mut(), &home);
    if !own_faults.is_empty() {
        eprintln!("{own_faults}");
    }
    let before = window_fault::watch();
    if wish.report {
        app.insert_resource(Report);
        cli::line("started");
    }
    let window = match wish.size {
        Some(size) => Window {
            resolution: size.into(),
            ..window()
        },
        None => window(),
    };
    // A part of the screen that has gone in the very frame in which something was still to be written on it is no reason to lose a fight.
    app.set_error_handler(bevy::ecs::error::warn)
        .insert_resource(texts)
        .insert_resource(home)
        .insert_resource(Trouble(own_faults))
        .insert_resource(Options(wish))
        .add_plugins(engine(window))
        .add_plugins(GamePlugin)
        .add_plugins((sound::open_device, watch_pads))
        .add_systems(First, window_fault::rest(before))
        .run()
}

/// The parts of Bevy that the game uses, in its own window.
fn engine(window: Window) -> PluginGroupBuilder {
    let assets = AssetPlugin {
        file_path: root().join("assets").to_string_lossy().into_owned(),
        ..default()
    };
    let window = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    // Whoever wants to know more sets the variable RUST_LOG.
    let log = LogPlugin {
        level: Level::WARN,
        // A sound device that does not answer is silence, and no news.
        filter: format!("{DEFAULT_FILTER},bevy_kira_audio=error"),
        ..default()
    };
    DefaultPlugins.build().set(assets).set(window).set(log)
}

/// Begins the fight that was asked for with the start of the program.
fn begin_at_once(world: &mut World) {
    let options = world.resource::<Options>().0.clone();
    if let Some(language) = options.language {
        world.resource_mut::<Preferences>().language = language;
    }
    world.resource_mut::<Wanted>().0 = options.record.clone();
    if let Some(file) = options.resume {
        return take_up(world, &file);
    }
    let Some(level) = options.level else { return };
    let named = root().join("levels").join(&level);
    // A level may lie anywhere; from here on its path does not hang on the folder that the program was started in.
    let level = match level.canonicalize() {
        _ if named.is_dir() => named,
        Ok(elsewhere) if level.is_dir() => elsewhere,
        _ => level,
    };
    if let Some(file) = options.record.filter(|_| lesson::is_taught(&level)) {
        world.resource_mut::<Trouble>().0 = cli::no_lesson_recorded(&file).into();
        return tell_trouble(world);
    }
    let mut opening = Opening {
        system: options.system,
        modules: options.modules,
        seats: seats(&options.seats),
        practice: options.practice,
        ..Opening::of_level(level, options.seed.unwrap_or_else(new_seed))
    };
    if let Err(fault) = options.cast.apply(world, &mut opening) {
        world.resource_mut::<Trouble>().0 = match fault {
            RecastFault::Broken(problems) => problems,
            RecastFault::Unknown(reason) => Problem::of_file(&opening.level, reason).into(),
        };
        return tell_trouble(world);
    }
    fight::begin(world, opening);
    tell_trouble(world);
}

/// Goes on with the fight of a recording.
fn take_up(world: &mut World, file: &Path) {
    fight::take_up(world, file);
    tell_trouble(world);
}

/// Says on the terminal from which the game was started what the window says too.
fn tell_trouble(world: &World) {
    let trouble = &world.resource::<Trouble>().0;
    if !trouble.is_empty() {
        eprintln!("{trouble}");
    }
}

/// The seats by their words on the command line: humans are counted from 1.
fn seats(words: &[String]) -> Vec<Seat> {
    let chairs: Vec<_> = words.iter().map(|word| Chair::named(word)).collect();
    setup::seats(&chairs)
}

/// The window as it opens.
pub fn window() -> Window {
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
