//! Overlays of the map by keys alone and by a pad alone: every one of them is reached, and none of them needs the pointer.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::OverlayKind;
use klingentanz::content::Home;
use klingentanz::input::Action;
use klingentanz::screen::Screen;
use klingentanz::ui::battle_overlay::ChosenOverlay;
use klingentanz::view::MapOverlay;

use super::game::Game;
use super::{does, does_on_pad};

/// The first fight of a new player, from the title by pad and keys.
pub fn in_a_fight() -> Game {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    game
}

/// The overlay that lies over the map by its name on the screen, and that it was asked for.
fn shows(game: &mut Game, kind: OverlayKind, name: &str) {
    game.frames(2);
    let world = game.app.world();
    assert_eq!(world.resource::<ChosenOverlay>().kind, Some(kind));
    assert!(world.resource::<MapOverlay>().0.is_some(), "{kind:?}");
    assert!(game.says(name), "{kind:?} is named in its legend");
}

const NAMES: [&str; 10] = [
    "Reach of a move: ",
    "Guarded squares: ",
    "Line of sight from ",
    "Cover: ",
    "Light",
    "Front, flanks, rear: ",
    "Room for the weapon: ",
    "Lengths of weapons: ",
    "Dangers",
    "Heights and water: ",
];

#[test]
fn keys_alone_switch_every_overlay() {
    let mut game = in_a_fight();
    for (kind, name) in OverlayKind::ALL.into_iter().zip(NAMES) {
        game.key(KeyCode::KeyN);
        shows(&mut game, kind, name);
    }
    game.key(KeyCode::KeyN);
    game.frames(2);
    assert!(
        game.app.world().resource::<MapOverlay>().0.is_none(),
        "after the last comes none"
    );
    let figures = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
        KeyCode::Digit0,
    ];
    for ((kind, name), figure) in OverlayKind::ALL.into_iter().zip(NAMES).zip(figures) {
        game.key(KeyCode::KeyO);
        assert!(game.says("Map overlays"), "the list is open");
        game.key(figure);
        assert!(!game.says("Map overlays"), "and closed by the choice");
        shows(&mut game, kind, name);
    }
}

#[test]
fn a_pad_alone_switches_every_overlay() {
    let mut game = in_a_fight();
    for (kind, name) in OverlayKind::ALL.into_iter().zip(NAMES) {
        let (stick, button) = (GamepadButton::RightThumb, GamepadButton::RightTrigger2);
        assert!(does_on_pad(&mut game, stick, button, Action::NextOverlay));
        shows(&mut game, kind, name);
    }
    let (stick, button) = (GamepadButton::RightThumb, GamepadButton::West);
    assert!(does_on_pad(&mut game, stick, button, Action::Overlays));
    game.frames(2);
    game.choose_by_pad("Dangers");
    shows(&mut game, OverlayKind::Danger, "Dangers");
    assert!(does_on_pad(&mut game, stick, button, Action::Overlays));
    game.frames(2);
    assert!(game.says("Map overlays"));
    game.tap(GamepadButton::East);
    assert!(!game.says("Map overlays"), "going back closes the list");
    assert!(!game.says("Pause"), "and nothing else");
}

#[test]
fn a_held_key_shows_an_overlay_only_as_long() {
    let mut game = in_a_fight();
    assert!(does(&mut game, KeyCode::KeyL, Action::PeekOverlay));
    game.frames(2);
    assert!(
        game.app.world().resource::<MapOverlay>().0.is_none(),
        "the key is up again"
    );
    game.hold(KeyCode::KeyL);
    assert!(game.says("Reach of a move: "));
    game.let_go(KeyCode::KeyL);
    assert!(!game.says("Reach of a move: "));
}
