//! The review of a fight: made beside the game, kept while one looks into the fight, and a way to fight on from each of its moments.

use bevy::input::gamepad::GamepadButton;
use klingentanz::battle::Clock;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::{Rollouts, Screen};
use klingentanz::view::OnStage;

use super::game::{Game, PATIENCE};

/// The review of a fight of the computers in the courtyard.
fn reviewed() -> Game {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seats: vec!["opponent".to_owned(), "greedy".to_owned()],
        seed: Some(7),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    // Few enough for a test.
    game.app.insert_resource(Rollouts(4));
    game.wait_for(Screen::Result);
    game.choose("Review");
    game.wait_for(Screen::Review);
    assert!(game.says("decisions are tried out"));
    game.wait_for_words("Luck of the dice");
    game
}

#[test]
fn a_throw_of_the_review_leads_into_the_fight_and_the_review_is_kept() {
    let mut game = reviewed();
    game.choose("Round ");
    game.wait_for(Screen::Battle);
    game.frames(10);
    assert!(game.says("Looking back: Round"));
    game.tap(GamepadButton::East);
    game.wait_for(Screen::Result);
    game.choose("Review");
    game.wait_for(Screen::Review);
    game.frames(3);
    assert!(game.says("Luck of the dice"), "it is not made once more");
    game.tap(GamepadButton::East);
    game.wait_for(Screen::Result);
}

#[test]
fn from_a_moment_of_the_review_one_can_fight_on() {
    let mut game = reviewed();
    let clock = |game: &Game| {
        let world = game.app.world();
        let battle = world.resource::<OnStage>().battle?;
        world.get::<Clock>(battle).copied()
    };
    game.choose("Fight on from here");
    game.wait_for(Screen::Battle);
    let begun = clock(&game).unwrap();
    assert!(!begun.over && begun.round > 0, "{begun:?}");
    for _ in 0..PATIENCE {
        if clock(&game).is_some_and(|clock| clock.over) {
            return;
        }
        game.frames(1);
    }
    panic!("the computers do not fight on");
}
