//! What is seen on the map beside the fighters: things on the floor by their kind, and the odds at the foes.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use klingentanz::battle::{GearShape, Ground, Movable, WardShape, WeaponShape, Whereabouts};
use klingentanz::board::Cell;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::battle_odds::FoeOdds;
use klingentanz::view::{Atelier, Motif, OnStage, TILE};

use super::game::{Game, root};
use super::list::{desk, in_a_crowd};

/// A fight by a rule system.
fn fight(system: &str) -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels/01-courtyard")),
        system: Some(system.to_owned()),
        seats: vec!["human".to_owned(), "opponent".to_owned()],
        seed: Some(1),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game
}

/// Where pictures of a kind of thing lie, from the north-west corner of a square in parts of it.
fn lying(game: &mut Game, shape: GearShape, cell: Cell) -> Vec<Vec2> {
    let motif = move |mut atelier: Atelier| atelier.motif(Motif::Gear(shape), 96);
    let wanted = game.app.world_mut().run_system_once(motif).unwrap();
    let world = game.app.world_mut();
    let mut sprites = world.query::<(&Sprite, &Transform)>();
    let own = sprites.iter(world).filter(|(sprite, _)| sprite.image == wanted);
    let place = |(_, at): (&Sprite, &Transform)| {
        let at = at.translation.truncate() / TILE;
        Vec2::new(at.x - f32::from(cell.x), -at.y - f32::from(cell.y))
    };
    own.map(place).collect()
}

#[test]
fn what_lies_on_the_floor_is_seen_by_its_kind() {
    for (system, things) in [
        (
            "dsa41",
            &[
                ("WPN-SABRE", GearShape::Weapon(WeaponShape::Sabre)),
                ("SHD-WOOD", GearShape::Ward(WardShape::Shield)),
                ("letter", GearShape::Bundle),
            ][..],
        ),
        (
            "pool",
            &[
                ("PL-WPN-01", GearShape::Weapon(WeaponShape::Dagger)),
                ("healing-potion", GearShape::Vial),
            ][..],
        ),
    ] {
        let mut game = fight(system);
        let battle = game.app.world().resource::<OnStage>().battle.unwrap();
        let cell = Cell::new(3, 4);
        let mut ground = game.app.world_mut().get_mut::<Ground>(battle).unwrap();
        for (gear, _) in things {
            let thing = Movable {
                gear: (*gear).to_owned(),
                count: 1,
                whose: None,
                flame: None,
                at: Whereabouts::Lies(cell),
            };
            ground.movables.add(thing).unwrap();
        }
        game.frames(3);
        let mut taken = Vec::new();
        for (gear, shape) in things {
            let [at] = lying(&mut game, *shape, cell)[..] else {
                panic!("{gear} is seen once");
            };
            assert!(at.min_element() > 0.0 && at.max_element() < 1.0, "{gear}: {at}");
            assert!(!taken.contains(&at), "{gear} lies on something else");
            taken.push(at);
        }
        // What is taken up is gone from the floor.
        let mut ground = game.app.world_mut().get_mut::<Ground>(battle).unwrap();
        ground
            .movables
            .iter_mut()
            .for_each(|thing| thing.at = Whereabouts::Gone);
        game.frames(3);
        for (gear, shape) in things {
            assert!(lying(&mut game, *shape, cell).is_empty(), "{gear}");
        }
    }
}

#[test]
fn the_odds_at_each_foe_are_those_of_an_answer_that_strikes_him() {
    let mut game = in_a_crowd();
    let world = game.app.world_mut();
    let mut signs = world.query::<(&FoeOdds, &Text2d, &Visibility)>();
    let signs: Vec<_> = signs
        .iter(world)
        .map(|(sign, text, seen)| (*sign, text.0.clone(), *seen))
        .collect();
    let mut foes: Vec<_> = desk(&game)
        .cards
        .iter()
        .filter_map(|card| card.target())
        .collect();
    foes.sort();
    foes.dedup();
    assert!(foes.len() > 1, "there is somebody to compare");
    let mut told: Vec<_> = signs.iter().map(|(sign, ..)| sign.foe).collect();
    told.sort();
    assert_eq!(told, foes);
    for (sign, text, seen) in signs {
        let of_foe = desk(&game)
            .cards
            .iter()
            .filter(|card| card.target() == Some(sign.foe));
        let mut chances = of_foe.filter_map(|card| Some(card.odds.as_ref()?.chain.last()?.1));
        assert!(chances.any(|chance| chance == sign.lands), "{sign:?}");
        assert!(text.contains('%'), "{text}");
        assert_eq!(seen, Visibility::Inherited, "{text}");
    }
    // The one who is looked at has the odds of the card that is looked at.
    let card = desk(&game).card().cloned().unwrap();
    if let (Some(target), Some(odds)) = (card.target(), card.odds) {
        let world = game.app.world_mut();
        let mut signs = world.query::<&FoeOdds>();
        let sign = signs.iter(world).find(|sign| sign.foe == target).unwrap();
        assert_eq!(Some(sign.lands), odds.chain.last().map(|(_, chance)| *chance));
    }
}
