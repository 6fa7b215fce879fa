//! More answers than fit on the sheet of a group: pages, what can be announced, and the badges that say for whom the answers are.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{FighterId, ModuleWish};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;

pub use super::answers::{desk, look};
use super::game::{Game, LONG_FIGHT, root};

/// Whether a point more can be announced with a card of the page.
pub fn can_rise(game: &Game, place: usize) -> bool {
    let card = &desk(game).cards[place];
    let stakes = card.offer.stakes.iter().zip(&card.stakes);
    stakes.take(1).any(|(stake, points)| stake.most > *points)
}

/// Whether the cards are too many for several foes, and points can be announced with one on the first page.
fn is_crowded(game: &Game) -> bool {
    desk(game).whom().is_some() && desk(game).page().into_iter().any(|place| can_rise(game, place))
}

/// The tavern by all rules, at the first question that is crowded: in the first fight of some that comes to one.
pub fn in_a_crowd() -> Game {
    (1..=SEEDS)
        .find_map(crowded)
        .expect("two orcs come at one guest in some fight")
}

/// Fights that are looked at.
const SEEDS: u64 = 8;

/// A fight at its first question that is crowded; none where it ends without one.
fn crowded(seed: u64) -> Option<Game> {
    let wish = cli::Window {
        level: Some(root().join("levels/02-tavern")),
        seats: vec!["human".to_owned(), "opponent".to_owned()],
        seed: Some(seed),
        modules: ModuleWish {
            preset: Some("Expert".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    for _ in 0..LONG_FIGHT {
        game.frames(2);
        if is_crowded(&game) || game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.frames(3);
    is_crowded(&game).then_some(game)
}

/// Whom the cards of the page are for, without those for nobody.
fn concerned(game: &Game) -> Vec<FighterId> {
    let desk = desk(game);
    let mut concerned: Vec<_> = desk
        .page()
        .into_iter()
        .filter_map(|place| desk.cards[place].target())
        .collect();
    concerned.dedup();
    concerned
}

#[test]
fn a_list_is_for_one_foe_at_a_time_and_takes_announcements() {
    let mut game = in_a_crowd();
    announces_in_the_list(&mut game);
    let targets = desk(&game).targets();
    let first = desk(&game).whom().unwrap();
    assert_eq!(concerned(&game), [first]);
    let next = targets.iter().position(|target| *target == first).unwrap() + 1;
    game.key(KeyCode::KeyT);
    game.frames(2);
    assert_eq!(desk(&game).whom(), Some(targets[next % targets.len()]));
    assert_eq!(concerned(&game), [targets[next % targets.len()]]);
}

/// A point more for a card of the list is a point more of what will be announced, and other odds.
fn announces_in_the_list(game: &mut Game) {
    let page = desk(game).page();
    let place = page.into_iter().find(|place| can_rise(game, *place)).unwrap();
    look(game, place);
    let before = desk(game).card().unwrap().clone();
    game.key(KeyCode::KeyE);
    let after = desk(game).card().unwrap().clone();
    assert_eq!(after.stakes[0], before.stakes[0] + 1);
    assert_ne!(after.odds, before.odds);
}
