//! Starts the window.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::WindowResizeConstraints;

use super::report::{self, Report};
use super::setup::new_seed;
use super::{fight, setup};
use crate::GamePlugin;
use crate::battle::{ModuleWish, Seat};
use crate::content::{Texts, root};
use crate::replay::{DiceSource, Opening};
use crate::rules;

/// How the game starts.
#[derive(clap::Args, Resource, Clone, Debug, Default)]
pub struct Options {
    /// Begins with this level at once; its folder, or its name in `levels/`
    pub level: Option<PathBuf>,
    /// Who plays each side, in the order of the level: `human,opponent`
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<SeatWord>,
    /// The seed of the dice
    #[arg(long)]
    pub seed: Option<u64>,
    /// Says on the standard output which screen is reached
    #[arg(long, hide = true)]
    pub report: bool,
}

/// Who plays a side, on the command line.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatWord {
    /// A human at this screen.
    Human,
    /// The computer.
    Opponent,
}

impl From<crate::cli::Window> for Options {
    fn from(wish: crate::cli::Window) -> Self {
        use clap::ValueEnum;
        let seat = |word: &String| SeatWord::from_str(word, true).ok();
        Self {
            level: wish.level,
            seats: wish.seats.iter().filter_map(seat).collect(),
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
    app.insert_resource(options)
        .add_systems(PostStartup, begin_at_once)
        .run()
}

/// Begins the fight that was asked for with the start of the program.
fn begin_at_once(world: &mut World) {
    let options = world.resource::<Options>().clone();
    let Some(level) = options.level else { return };
    let named = root().join("levels").join(&level);
    let opening = Opening {
        level: if named.is_dir() { named } else { level },
        system: None,
        modules: ModuleWish::default(),
        seats: seats(&options.seats),
        dice: DiceSource::Seed(options.seed.unwrap_or_else(new_seed)),
        practice: false,
    };
    fight::begin(world, opening);
    let trouble = &world.resource::<fight::Trouble>().0;
    if !trouble.is_empty() {
        error!("{trouble}");
    }
}

/// The seats by their words on the command line: humans are counted from 1.
fn seats(words: &[SeatWord]) -> Vec<Seat> {
    let humans: Vec<bool> = words.iter().map(|word| *word == SeatWord::Human).collect();
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
