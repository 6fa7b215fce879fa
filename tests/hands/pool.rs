//! A fight by the second rule system, from its choice on the set-up screen to its recording.

use std::fs;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::System;
use klingentanz::cli;
use klingentanz::level::Level;
use klingentanz::replay::{self, Shelf, Verdict};
use klingentanz::screen::Screen;
use klingentanz::view::OnStage;

use super::game::{Folder, Game, LONG_FIGHT, root};

/// The rule system of the fight on the stage.
fn system(game: &Game) -> &'static str {
    let world = game.app.world();
    let battle = world.resource::<OnStage>().battle.unwrap();
    world.get::<System>(battle).unwrap().0.id().0
}

/// The one recording of a folder names the rule system and is the same when it is played again.
fn verifies(folder: &Folder) {
    let mut files = Shelf::new(folder.home().recordings.unwrap()).files();
    // Beside the one that was asked for the shelf has kept the fight while it went on.
    files.retain(|file| Shelf::number_of(file).is_none());
    assert_eq!(files.len(), 1, "one recording is saved: {files:?}");
    let recording = replay::load(&files[0]).unwrap();
    assert!(recording.over);
    assert_eq!(recording.opening.system.as_deref(), Some("pool"));
    assert!(!recording.intents.is_empty());
    let level = Level::load(&root().join(&recording.opening.level)).unwrap();
    let is_peopled = level.names_fighters_for("Pool");
    assert_eq!(
        recording.opening.persons.is_empty(),
        is_peopled,
        "stand-ins are kept where the level names nobody for these rules"
    );
    let mut app = klingentanz::headless_app(root()).unwrap();
    let verdict = replay::verify(app.world_mut(), &recording).unwrap();
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
}

#[test]
fn keys_alone_lead_through_a_fight_by_success_pools_to_a_recording_that_verifies() {
    let folder = Folder::new("pool-keys");
    let mut game = Game::start(folder.home());
    game.choose("Straight into a fight");
    game.wait_for(Screen::Setup);
    game.choose("Success pools");
    assert!(game.says("Aldric"), "its persons stand in");
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    assert_eq!(system(&game), "pool");
    for press in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        // The figure of the first card looks at it, and once more takes it; Enter takes what has the focus.
        let key = if press % 3 == 2 {
            KeyCode::Enter
        } else {
            KeyCode::Digit1
        };
        game.key(key);
    }
    game.wait_for(Screen::Result);
    game.choose("Save the recording");
    assert!(game.says("Saved as"));
    verifies(&folder);
}

#[test]
fn a_pad_alone_leads_through_a_fight_by_success_pools_to_a_recording_that_verifies() {
    let folder = Folder::new("pool-pad");
    let mut game = Game::start(folder.home());
    game.choose_by_pad("Straight into a fight");
    game.wait_for(Screen::Setup);
    game.choose_by_pad("Success pools");
    game.choose_by_pad("Fight!");
    game.wait_for(Screen::Battle);
    assert_eq!(system(&game), "pool");
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
    game.choose_by_pad("Save the recording");
    assert!(game.says("Saved as"));
    verifies(&folder);
}

/// A person at the first side takes what has the focus, the computer plays the others.
#[test]
fn every_level_is_played_to_its_end_by_success_pools_and_verifies() {
    let mut played = 0;
    let levels = fs::read_dir(root().join("levels")).unwrap();
    let levels = levels.map(|level| level.unwrap().path());
    // The lesson teaches the first system.
    for level in levels.filter(|level| !level.join("lesson.ron").exists()) {
        let name = level.file_name().unwrap().to_str().unwrap().to_owned();
        let folder = Folder::new(&format!("pool-{name}"));
        let home = folder.home();
        let file = home.recordings.clone().unwrap().join("fight.json");
        let wish = cli::Window {
            level: Some(level),
            seats: vec!["human".to_owned(), "opponent".to_owned()],
            seed: Some(3),
            system: Some("pool".to_owned()),
            record: Some(file),
            ..cli::Window::default()
        };
        let mut game = Game::begin(home, wish);
        game.wait_for(Screen::Battle);
        assert_eq!(system(&game), "pool", "{name}");
        let mut presses = 0;
        while game.screen() != Screen::Result {
            presses += 1;
            assert!(presses < LONG_FIGHT, "{name} does not end");
            game.key(KeyCode::Enter);
        }
        verifies(&folder);
        played += 1;
    }
    assert!(played >= 13, "{played} levels");
}
