//! One announcement for all fighters of a person.

use bevy::prelude::*;
use klingentanz::battle::{Decision, Fighter, FighterId, Happening, Log, ModuleWish, Roster, SideId, Term};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::input::Seating;
use klingentanz::order::Orders;
use klingentanz::screen::Screen;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::pointing::Pointing;
use klingentanz::view::OnStage;

use super::game::{Game, root};

/// The tavern, three against three, the first side led by a human.
fn tavern(second: &str) -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels/02-tavern")),
        system: Some("dsa41".to_owned()),
        seats: vec!["human".to_owned(), second.to_owned()],
        seed: Some(7),
        modules: ModuleWish {
            preset: Some("Basic".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(20);
    game
}

fn battle(game: &Game) -> Entity {
    game.app.world().resource::<OnStage>().battle.unwrap()
}

fn asked(game: &Game) -> FighterId {
    let decision: &Decision = game.app.world().get(battle(game)).unwrap();
    decision.0.unwrap().fighter
}

fn side(game: &Game, fighter: FighterId) -> SideId {
    let world = game.app.world();
    let roster: &Roster = world.get(battle(game)).unwrap();
    world
        .get::<Fighter>(roster.entity(fighter).unwrap())
        .unwrap()
        .side
}

/// What the fighters of a side have announced, in order.
fn announced_by(game: &Game, own: SideId) -> Vec<(FighterId, Term)> {
    let log: &Log = game.app.world().get(battle(game)).unwrap();
    let plans = log.entries().iter().filter_map(|entry| match entry.happening {
        Happening::Announced { fighter, plan } => Some((fighter, plan)),
        _ => None,
    });
    plans.filter(|(fighter, _)| side(game, *fighter) == own).collect()
}

/// What those of the first side have announced.
fn announced(game: &Game) -> Vec<(FighterId, Term)> {
    announced_by(game, SideId(0))
}

fn fellows(game: &Game) -> usize {
    game.app.world().resource::<Desk>().fellows.len()
}

#[test]
fn whoever_does_not_wish_it_is_asked_for_each_of_his_fighters() {
    let mut game = tavern("greedy");
    assert_eq!(fellows(&game), 2);
    game.key(KeyCode::Enter);
    game.frames(5);
    assert_eq!((announced(&game).len(), fellows(&game)), (1, 1));
}

#[test]
fn one_press_announces_for_all_and_one_takes_it_back() {
    let mut game = tavern("greedy");
    let (first, entries) = (asked(&game), game.entries());
    game.key(KeyCode::KeyY);
    assert_eq!(game.entries(), entries, "the wish answers nothing");
    assert!(game.says("Announce: all at once"));
    game.key(KeyCode::Enter);
    game.frames(5);
    let said = announced(&game);
    assert_eq!(said.len(), 3, "{said:?}");
    assert_eq!(said[0].0, first);
    game.key(KeyCode::KeyU);
    game.frames(5);
    assert_eq!((asked(&game), game.entries()), (first, entries));
    assert!(announced(&game).is_empty());
}

#[test]
fn all_are_ordered_against_the_foe_who_is_pointed_at() {
    let mut game = tavern("greedy");
    game.click("Announce: each in turn");
    // From foe to foe; the first of them is the same for all.
    game.key(KeyCode::KeyT);
    game.frames(3);
    let aim = game.app.world().resource::<Pointing>().aim.unwrap();
    game.key(KeyCode::Enter);
    let orders = game.app.world().resource::<Orders>();
    let aims: Vec<_> = orders.open().map(|order| order.aim).collect();
    assert!(
        aims.len() > 1 && aims.iter().all(|other| *other == aim),
        "{aims:?}"
    );
    game.frames(5);
    assert_eq!(announced(&game).len(), 3);
}

#[test]
fn fighters_of_another_person_announce_for_themselves() {
    let mut game = tavern("human");
    let first = asked(&game);
    let other = [1, 2, 3, 4, 5, 6].map(FighterId);
    let other = other
        .into_iter()
        .find(|id| *id != first && side(&game, *id) == side(&game, first));
    let level = game.app.world().resource::<OnStage>().level.clone();
    let seats = [(other.unwrap(), 3)].into();
    game.app.world_mut().insert_resource(Seating { level, seats });
    // The cards are laid out anew for the next question.
    game.key(KeyCode::Enter);
    game.key(KeyCode::KeyU);
    game.frames(5);
    assert_eq!((asked(&game), fellows(&game)), (first, 1));
    let desk = game.app.world().resource::<Desk>();
    assert!(!desk.fellows.contains(&other.unwrap()));
    game.key(KeyCode::KeyY);
    game.key(KeyCode::Enter);
    game.frames(5);
    let said = announced_by(&game, side(&game, first));
    assert_eq!(said.first().map(|(id, _)| *id), Some(first));
    assert!(said.iter().all(|(id, _)| Some(*id) != other), "{said:?}");
}

#[test]
fn the_button_is_there_only_where_others_can_still_announce() {
    let mut game = tavern("greedy");
    assert!(game.says("Announce: each in turn"));
    for _ in 0..3 {
        game.key(KeyCode::Enter);
        game.frames(5);
    }
    assert_eq!(announced(&game).len(), 3);
    assert!(!game.says("Announce: each in turn"), "nobody is left to announce");
}
