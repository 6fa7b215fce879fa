//! The cards over a fight, and what opens in one.

use bevy::prelude::*;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::preference::Preferences;

use super::battle::fight;
use super::game::{Game, root};
use super::look_over;

#[test]
fn nothing_overlaps_or_is_cut_where_all_announce_at_once() {
    let mut game = fight("02-tavern", "Basic", "dsa41");
    game.app.world_mut().resource_mut::<Preferences>().together = true;
    game.frames(3);
    assert!(game.says("Announce: all at once"));
    look_over(&mut game, "announcement for all");
}

#[test]
fn nothing_overlaps_or_is_cut_when_one_looks_back_from_the_result() {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seats: vec!["opponent".to_owned(), "opponent".to_owned()],
        seed: Some(7),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Result);
    look_over(&mut game, "result with its turning points");
    game.choose("Round ");
    game.wait_for(Screen::Battle);
    game.frames(10);
    assert!(game.says("Looking back"));
    look_over(&mut game, "looking back");
}

#[test]
fn nothing_overlaps_or_is_cut_on_the_card_of_what_has_happened_meanwhile() {
    let wish = cli::Window {
        level: Some(root().join("levels/10-wood")),
        seats: vec!["human".to_owned(), "human".to_owned()],
        seed: Some(1),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    for _ in 0..300 {
        if game.says("Since you looked last") {
            break;
        }
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    assert!(game.says("Since you looked last"));
    look_over(&mut game, "what has happened meanwhile");
}
