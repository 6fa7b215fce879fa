//! The whole game in one process, without a display: a pad alone, or keys alone, lead through every screen and a whole fight.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]
#![cfg(feature = "window")]

mod announce;
mod answers;
mod asked_again;
mod bar;
mod codex;
mod compare;
mod figure;
mod focus;
mod free;
#[path = "../common/game.rs"]
mod game;
mod hint;
mod hot_seat;
mod lesson;
mod list;
mod look_back;
mod luck;
mod masters;
mod notes;
mod overlay;
mod pointing;
mod pool;
mod portrait;
mod rest;
mod review;
mod seen;
mod single;
mod together;
mod what_is_told;
mod wrap;

use std::fs;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadButton, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use game::{Folder, Game, LONG_FIGHT, typed};
use klingentanz::content::Home;
use klingentanz::input::{self, Action, Hands, KeyBook, Slot, Turn};
use klingentanz::screen::Screen;
use klingentanz::ui::preference::Preferences;

#[test]
fn a_pad_alone_leads_from_the_title_through_a_duel_to_its_result_and_back() {
    let folder = Folder::new("duel");
    let mut game = Game::start(folder.home());
    game.choose_by_pad("Straight into a fight");
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
    game.choose_by_pad("Save the recording");
    assert!(game.says("Saved as"));
    game.choose_by_pad("To the title");
    game.wait_for(Screen::Title);
    game.choose_by_pad("Load a recording");
    assert!(game.says("01-courtyard-001"));
}

#[test]
fn whoever_has_never_played_is_led_to_the_first_lesson() {
    let folder = Folder::new("never-played");
    let mut game = Game::start(folder.home());
    assert!(game.focused().contains("The first lesson"));
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    assert!(game.says("One blow"));
}

#[test]
fn two_presses_lead_from_the_title_into_the_level_after_the_last_fight() {
    let folder = Folder::new("two-presses");
    let recordings = folder.home().recordings.unwrap();
    fs::create_dir_all(&recordings).unwrap();
    let duel = game::root().join("tests/recordings/dsa41-01-courtyard.json");
    fs::copy(duel, recordings.join("fight-0001-01-courtyard.json")).unwrap();
    let mut game = Game::start(folder.home());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    assert!(!game.says("The courtyard"), "it was fought last");
}

#[test]
fn a_fight_that_was_broken_off_lies_on_the_shelf_when_the_next_one_begins() {
    let folder = Folder::new("broken-off");
    let mut game = Game::start(folder.home());
    game.choose_by_pad("Straight into a fight");
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    (0..3).for_each(|_| game.tap(GamepadButton::South));
    let mut beside = Game::start(folder.home());
    assert!(!beside.says("Resume the fight"), "another program plays it");
    drop((game, beside));
    let mut again = Game::start(folder.home());
    assert!(again.says("Resume the fight"));
    again.choose_by_pad("Play");
    again.wait_for(Screen::Setup);
    again.tap(GamepadButton::South);
    again.wait_for(Screen::Battle);
    (0..3).for_each(|_| again.tap(GamepadButton::South));
    drop(again);
    let mut last = Game::start(folder.home());
    last.choose_by_pad("Load a recording");
    assert!(last.says("fight-0001-01-courtyard") && last.says("fight-0002-01-courtyard"));
}

#[test]
fn a_pad_alone_opens_every_card_and_goes_back_from_it() {
    let mut game = Game::start(Home::default());
    for (name, inside) in [
        ("Load a recording", "No fight is recorded yet"),
        ("Keys", "choose an option"),
    ] {
        game.choose_by_pad(name);
        assert!(game.says(inside), "{name}");
        game.tap(GamepadButton::East);
        assert!(!game.says(inside), "{name}");
    }
    game.choose_by_pad("Settings");
    game.wait_for(Screen::Settings);
    game.choose_by_pad("Change keys");
    assert!(game.says("next target"));
    game.tap(GamepadButton::East);
    game.tap(GamepadButton::East);
    game.wait_for(Screen::Title);
}

#[test]
fn the_pause_holds_settings_and_help_and_each_step_back_closes_one() {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.choose_by_pad("Fight!");
    game.wait_for(Screen::Battle);
    game.tap(GamepadButton::Start);
    assert!(game.says("Pause"));
    game.choose_by_pad("Settings");
    game.choose_by_pad("Deutsch");
    assert!(game.says("Sprache") && game.says("Kampf verlassen"));
    game.tap(GamepadButton::East);
    assert!(!game.says("Sprache") && game.says("Kampf verlassen"));
    game.tap(GamepadButton::East);
    assert!(!game.says("Kampf verlassen"));
    assert_eq!(game.screen(), Screen::Battle);
    game.tap(GamepadButton::Start);
    game.choose_by_pad("Kampf verlassen");
    assert!(game.says("Den Kampf verlassen?"));
    game.tap(GamepadButton::South);
    assert!(
        !game.says("Den Kampf verlassen?"),
        "it is safe to press once too often"
    );
    assert_eq!(game.screen(), Screen::Battle);
    game.choose_by_pad("Kampf verlassen");
    game.tap(GamepadButton::DPadRight);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Title);
}

#[test]
fn the_action_bar_names_the_keys_that_the_player_has_under_his_hand() {
    let mut game = Game::start(Home::default());
    game.choose("Play");
    game.wait_for(Screen::Setup);
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    game.key(KeyCode::Tab);
    assert!(game.says("Enter: choose · T: next fighter · U: undo"));
    let slot = Slot {
        seat: 1,
        action: Action::Undo,
        place: 0,
    };
    let key = input::Key::Plain(KeyCode::KeyZ);
    game.app
        .world_mut()
        .resource_mut::<Preferences>()
        .keys
        .give(slot, key);
    game.frames(3);
    assert!(game.says("Enter: choose · T: next fighter · Z: undo"));
    game.tap(GamepadButton::DPadRight);
    assert!(game.says("A: choose · RT: next fighter · X: undo"));
    game.key(KeyCode::Tab);
    assert!(game.says("Enter: choose · T: next fighter · Z: undo"));
}

#[test]
fn a_fight_goes_on_where_it_stood_when_the_program_was_killed() {
    let folder = Folder::new("killed");
    let (entries, round) = {
        let mut game = Game::start(folder.home());
        game.choose_by_pad("Straight into a fight");
        game.wait_for(Screen::Setup);
        game.choose("Fight!");
        game.wait_for(Screen::Battle);
        for _ in 0..4 {
            game.tap(GamepadButton::South);
        }
        assert_eq!(game.screen(), Screen::Battle, "the fight is still going on");
        (game.entries(), game.round())
    };
    let mut game = Game::start(folder.home());
    assert!(game.says("The courtyard"));
    assert!(
        game.focused().contains("Resume the fight"),
        "it is what most players want next"
    );
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    assert_eq!((game.entries(), game.round()), (entries, round));
}

#[test]
fn a_broken_recording_is_refused_with_its_file_place_and_reason() {
    let folder = Folder::new("broken");
    let recordings = folder.home().recordings.unwrap();
    fs::create_dir_all(&recordings).unwrap();
    fs::write(recordings.join("torn.json"), "{\"format\": 1,\n  \"game\": ").unwrap();
    let mut game = Game::start(folder.home());
    game.choose("Load a recording");
    assert!(game.says("cannot be read"));
    game.choose("torn");
    assert!(game.says("torn.json:2:"), "the card names file and line");
    assert!(game.says("EOF while parsing"), "the card says why");
    assert_eq!(game.screen(), Screen::Title);
    game.tap(GamepadButton::East);
    assert!(!game.says("EOF while parsing"));
}

/// Whether an action begins in the next frame when this key is pressed.
fn does(game: &mut Game, key: KeyCode, action: Action) -> bool {
    let window = game.window();
    let press = |game: &mut Game, state| {
        game.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: typed(key),
            state,
            text: None,
            repeat: false,
            window,
        });
        game.frames(1);
    };
    press(game, ButtonState::Pressed);
    let is = game
        .app
        .world_mut()
        .run_system_once(move |hands: Hands| hands.just_pressed(action))
        .unwrap();
    press(game, ButtonState::Released);
    is
}

/// Whether an action begins when this button of the pad is pressed while another is held.
fn does_on_pad(game: &mut Game, held: GamepadButton, button: GamepadButton, action: Action) -> bool {
    let mut is = false;
    for (part, value) in [(held, 1.0), (button, 1.0), (button, 0.0), (held, 0.0)] {
        let event = RawGamepadButtonChangedEvent::new(game.pad, part, value);
        game.app.world_mut().write_message(RawGamepadEvent::Button(event));
        game.frames(1);
        is |= game
            .app
            .world_mut()
            .run_system_once(move |hands: Hands| hands.just_pressed(action))
            .unwrap();
    }
    is
}

#[test]
fn a_button_of_the_pad_does_something_else_while_the_right_stick_is_held() {
    use GamepadButton::{North, RightThumb, RightTrigger};
    let mut game = Game::start(Home::default());
    assert!(does_on_pad(&mut game, RightThumb, North, Action::HandOver));
    assert!(does_on_pad(&mut game, RightThumb, RightTrigger, Action::ZoomIn));
    assert!(!does_on_pad(&mut game, RightThumb, RightTrigger, Action::More));
    assert!(!does_on_pad(&mut game, RightThumb, North, Action::Inspect));
}

#[test]
fn each_seat_has_the_keys_that_its_player_has_chosen() {
    let folder = Folder::new("keys");
    let mut game = Game::start(folder.home());
    game.choose_by_pad("Settings");
    game.wait_for(Screen::Settings);
    game.choose_by_pad("Change keys");
    game.choose_by_pad("Seat 2");
    // Between the seats and the buttons below lies the list of keys, which is entered from both sides.
    for (from, into) in [
        ("Seat 1", GamepadButton::DPadDown),
        ("Reset to defaults", GamepadButton::DPadUp),
    ] {
        game.focus(from);
        game.tap(into);
        let entered = game.focused();
        assert!(
            (1..8).contains(&entered.chars().count()) && !entered.contains("Seat"),
            "{from}: {entered}"
        );
    }
    // The first key of the list does "announce a point less, turn left".
    game.focus("Seat 2");
    game.focus_by_pad("Q");
    game.tap(GamepadButton::South);
    assert!(game.says("Press the key for “announce a point less, turn left”"));
    game.key(KeyCode::KeyT);
    assert!(game.says("T was for “next target” and is now for “announce a point less, turn left”"));
    // The new keys are dealt a frame later.
    game.frames(5);
    game.app.world_mut().resource_mut::<Turn>().0 = Some(2);
    assert!(does(&mut game, KeyCode::KeyT, Action::Fewer));
    assert!(does(&mut game, KeyCode::KeyQ, Action::NextTarget));
    game.app.world_mut().resource_mut::<Turn>().0 = Some(1);
    assert!(does(&mut game, KeyCode::KeyQ, Action::Fewer));
    let kept = game.app.world().resource::<KeyBook>().clone();
    let again = Game::start(folder.home());
    assert_eq!(
        *again.app.world().resource::<KeyBook>(),
        kept,
        "the keys are kept between runs"
    );
}
