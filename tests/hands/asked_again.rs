//! What a slip of the hand must not do: giving up and leaving are asked once more, by mouse, keys and pad.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::Group;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar_card::CardButton;

use crate::answers::{open, place_of};
use crate::game::Game;

/// The courtyard, at the first question to the player.
fn courtyard() -> Game {
    courtyard_by("dsa41")
}

/// The same by the rules of a system.
fn courtyard_by(system: &str) -> Game {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seed: Some(7),
        system: Some(system.to_owned()),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(10);
    game
}

/// Whether the question lies there and the fight is as long as before.
fn is_asked(game: &mut Game, entries: usize) -> bool {
    game.says("Surrender?") && game.entries() == entries
}

#[test]
fn a_pad_gives_up_only_after_a_second_press_on_another_button() {
    let mut game = courtyard();
    let entries = game.entries();
    // It is an option of the last group.
    for _ in 0..5 {
        if game.focused() != "Other" {
            game.tap(GamepadButton::DPadRight);
        }
    }
    for _ in 0..5 {
        if !game.focused().contains("Surrender") {
            game.tap(GamepadButton::DPadUp);
        }
    }
    for back in [GamepadButton::South, GamepadButton::East] {
        assert!(game.focused().contains("Surrender"), "{}", game.focused());
        game.tap(GamepadButton::South);
        assert!(is_asked(&mut game, entries));
        game.tap(back);
        assert!(!game.says("Surrender?"), "{back:?} fights on");
        assert_eq!((game.entries(), game.screen()), (entries, Screen::Battle));
    }
    game.tap(GamepadButton::South);
    game.tap(GamepadButton::DPadRight);
    game.tap(GamepadButton::South);
    assert!(!game.says("Surrender?"));
    game.wait_for(Screen::Result);
    assert!(game.says("Defeat"));
}

#[test]
fn keys_give_up_only_after_a_second_press_on_another_button_by_each_rule_system() {
    for system in ["dsa41", "pool"] {
        let mut game = courtyard_by(system);
        let entries = game.entries();
        for back in [KeyCode::Enter, KeyCode::Escape] {
            game.choose("Surrender");
            assert!(is_asked(&mut game, entries), "{system}");
            game.key(back);
            assert!(!game.says("Surrender?"), "{system}: {back:?} fights on");
            assert_eq!((game.entries(), game.screen()), (entries, Screen::Battle));
        }
        game.choose("Surrender");
        game.key(KeyCode::Tab);
        game.key(KeyCode::Enter);
        game.wait_for(Screen::Result);
    }
}

#[test]
fn a_mouse_gives_up_only_after_a_second_click_elsewhere() {
    let mut game = courtyard();
    let entries = game.entries();
    open(&mut game, Group::Other);
    let place = place_of::<CardButton>(&mut game, |_| true);
    game.click_at(place);
    assert!(is_asked(&mut game, entries));
    game.click_at(place);
    assert!(
        is_asked(&mut game, entries),
        "the card cannot be clicked through the question"
    );
    game.click("Fight on");
    assert!(!game.says("Surrender?"));
    assert_eq!((game.entries(), game.screen()), (entries, Screen::Battle));
    game.click_at(place);
    game.click_exactly("Lay down arms");
    game.wait_for(Screen::Result);
}

#[test]
fn a_fight_and_a_lesson_are_left_only_after_a_second_press() {
    for (level, leave, question) in [
        ("01-courtyard", "Leave the fight", "Leave the fight?"),
        ("00-one-blow", "Leave the lesson", "Leave the lesson?"),
    ] {
        let wish = cli::Window {
            level: Some(level.into()),
            ..cli::Window::default()
        };
        let mut game = Game::begin(Home::default(), wish);
        game.wait_for(Screen::Battle);
        game.key(KeyCode::Escape);
        game.choose(leave);
        assert!(game.says(question), "{level}");
        game.key(KeyCode::Enter);
        assert!(
            !game.says(question) && game.says("Pause"),
            "back in the pause of {level}"
        );
        game.choose(leave);
        game.key(KeyCode::Tab);
        game.key(KeyCode::Enter);
        game.wait_for(Screen::Title);
    }
}
