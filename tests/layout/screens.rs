//! The screens beside the fight, and the cards over them.

use std::fs;

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::RuleId;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::{Rollouts, Screen};
use klingentanz::ui::battle_codex::OpenCodex;

use super::game::{Folder, Game, LONG_FIGHT, root};
use super::look_over;

fn in_set_up() -> Game {
    let mut game = Game::start(Home::default());
    game.choose("Play");
    game.wait_for(Screen::Setup);
    game
}

#[test]
fn nothing_overlaps_or_is_cut_on_the_title() {
    let mut game = Game::start(Home::default());
    look_over(&mut game, "title");
}

#[test]
fn nothing_overlaps_or_is_cut_on_the_cards_over_the_title() {
    let folder = Folder::new("layout");
    let recordings = folder.home().recordings.unwrap();
    fs::create_dir_all(&recordings).unwrap();
    for number in 1..12 {
        let text = fs::read(root().join("tests/recordings/dsa41-01-courtyard.json")).unwrap();
        fs::write(
            recordings.join(format!("fight-{number:04}-01-courtyard.json")),
            text,
        )
        .unwrap();
    }
    let mut game = Game::start(folder.home());
    look_over(&mut game, "title with a fight to resume");
    game.choose("Load a recording");
    look_over(&mut game, "shelf");
    game.key(KeyCode::Escape);
    game.key(KeyCode::F1);
    game.frames(3);
    look_over(&mut game, "help");
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_settings() {
    let mut game = Game::start(Home::default());
    game.choose("Settings");
    game.wait_for(Screen::Settings);
    look_over(&mut game, "settings");
    game.choose("Change keys");
    look_over(&mut game, "keys");
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_set_up() {
    let mut game = in_set_up();
    look_over(&mut game, "set-up");
}

#[test]
fn nothing_overlaps_or_is_cut_on_the_cards_of_the_set_up() {
    let mut game = in_set_up();
    game.key(KeyCode::KeyB);
    game.frames(3);
    look_over(&mut game, "optional rules");
    game.key(KeyCode::Escape);
    game.choose("Own heroes");
    look_over(&mut game, "heroes");
    game.key(KeyCode::Escape);
    game.choose("The Boar");
    game.choose("Compare the rules");
    look_over(&mut game, "comparison");
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_codex() {
    let mut game = Game::start(Home::default());
    game.choose("Codex");
    look_over(&mut game, "codex, chapters");
    game.choose("Wounds");
    game.choose("Effect of a wound");
    look_over(&mut game, "codex, page with an example");
    // The longest pages: a talent that many have, a row with many lines.
    for rule in ["TAL-SCHWERTER", "HER-01", "BD-EX-12"] {
        game.app.world_mut().trigger(OpenCodex(Some(RuleId(rule))));
        game.frames(3);
        look_over(&mut game, &format!("codex, {rule}"));
    }
}

#[test]
fn nothing_overlaps_or_is_cut_on_a_notice() {
    let wish = cli::Window {
        resume: Some(root().join("tests/levels/no-such-recording.json")),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.frames(3);
    look_over(&mut game, "notice");
}

#[test]
fn nothing_overlaps_or_is_cut_on_the_result() {
    let mut game = in_set_up();
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
    look_over(&mut game, "result");
}

#[test]
fn nothing_overlaps_or_is_cut_in_the_review() {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seats: vec!["opponent".to_owned(), "greedy".to_owned()],
        // The eleventh round, the last one, has a single decision: the block with the longest name is the narrowest.
        seed: Some(2),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    // Few enough for a test.
    game.app.insert_resource(Rollouts(8));
    game.wait_for(Screen::Result);
    game.choose("Review");
    game.wait_for(Screen::Review);
    look_over(&mut game, "review, at work");
    game.wait_for_words("Luck of the dice");
    look_over(&mut game, "review");
}
