//! The review of a fight: made beside the game, kept while one looks into the fight, and a way to fight on from each of its moments.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::Clock;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::replay::Shelf;
use klingentanz::screen::{Rollouts, Screen};
use klingentanz::ui::desk::Desk;
use klingentanz::view::OnStage;

use super::game::{Folder, Game, LONG_FIGHT};

fn clock(game: &Game) -> Clock {
    let world = game.app.world();
    let battle = world.resource::<OnStage>().battle.unwrap();
    *world.get::<Clock>(battle).unwrap()
}

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

/// Presses Enter until a fight is over.
fn fight_by_enter(game: &mut Game) {
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            return;
        }
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    panic!("the fight has no end");
}

#[test]
fn from_a_moment_of_the_review_one_can_fight_on() {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seats: vec!["human".to_owned(), "greedy".to_owned()],
        seed: Some(7),
        ..cli::Window::default()
    };
    let folder = Folder::new("review");
    let mut game = Game::begin(folder.home(), wish);
    game.app.insert_resource(Rollouts(4));
    game.wait_for(Screen::Battle);
    fight_by_enter(&mut game);
    game.choose("Review");
    game.wait_for_words("Luck of the dice");
    let shelf = Shelf::new(folder.home().recordings.unwrap());
    let kept = shelf.files()[0].with_extension("review");
    assert!(kept.exists(), "{} is kept beside the recording", kept.display());
    assert!(!game.says("How it went the first time"));
    game.choose("Fight on from here");
    game.wait_for(Screen::Battle);
    game.frames(10);
    let begun = clock(&game);
    assert!(!begun.over, "{begun:?}");
    assert!(
        game.app.world().resource::<Desk>().fighter.is_some(),
        "he is asked"
    );
    fight_by_enter(&mut game);
    game.choose("Review");
    game.wait_for_words("Luck of the dice");
    assert!(game.says("How it went the first time"), "both lines are shown");
}
