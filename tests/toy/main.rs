//! A rule system as small as one can be, on the kernel alone, is played on every level of the game.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod system;

#[path = "../common/mod.rs"]
mod common;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Body, Branch, Choices, Clock, Decision, Fighter, Forecast, Forks, Happening, Log, People,
    Roster, RuleSystem, Seat, SideId, StateHash, settle, stands_still,
};
use klingentanz::level::Level;
use klingentanz::replay::{self, DiceSource, Opening};

use system::Toy;

/// A world that knows the toy, and a fight in it of the computer against itself.
fn fight(level: &str, seed: u64, seat: &Seat) -> (App, Entity) {
    let mut app = common::app();
    Toy.build(&mut app);
    let opening = Opening {
        seats: vec![seat.clone(); 4],
        ..common::opening(level, DiceSource::Seed(seed))
    };
    let read = Level::load(&replay::locate(&opening.level)).unwrap();
    let prepared = replay::prepare_for(app.world(), &opening, &Toy, read).unwrap();
    let battle = Toy.muster(app.world_mut(), &prepared.muster).unwrap();
    (app, battle)
}

#[test]
fn the_toy_is_small() {
    let lines = include_str!("system.rs").lines().count();
    assert!(lines <= 300, "{lines} lines");
}

#[test]
fn the_toy_is_played_to_its_end_on_every_level_by_both_kinds_of_computer() {
    for level in common::LEVELS {
        for seat in [Seat::Greedy, Seat::Opponent] {
            let (mut app, battle) = fight(level, 7, &seat);
            settle(app.world_mut(), battle);
            assert!(!stands_still(app.world(), battle), "{level} by {seat:?}");
            let world = app.world();
            assert!(world.get::<Clock>(battle).unwrap().over, "{level} by {seat:?}");
            let log = world.get::<Log>(battle).unwrap().entries();
            let blows = log
                .iter()
                .filter(|event| matches!(event.happening, Happening::Attacked { .. }));
            assert!(blows.count() > 0, "nobody struck: {level} by {seat:?}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_fight_of_the_toy() {
    let told = |seed| {
        let (mut app, battle) = fight("02-tavern", seed, &Seat::Greedy);
        settle(app.world_mut(), battle);
        let world = app.world();
        let log: Vec<Happening> = world
            .get::<Log>(battle)
            .unwrap()
            .entries()
            .iter()
            .map(|it| it.happening.clone())
            .collect();
        (log, *world.get::<StateHash>(battle).unwrap())
    };
    assert_eq!(told(3), told(3));
    assert_ne!(told(3), told(4));
}

/// A d6 of 4 and more hits: one in two. Three hits and one is lost with each.
#[test]
fn the_odds_of_the_toy_are_those_of_its_blow() {
    let (mut app, battle) = fight("01-courtyard", 1, &Seat::Script);
    // Everybody walks up and strikes until somebody may strike.
    for _ in 0..200 {
        settle(app.world_mut(), battle);
        let world = app.world();
        let question = world.get::<Decision>(battle).unwrap().0.unwrap();
        let offers = Toy.offers(world, battle);
        let blow = offers.iter().find(|offer| offer.word.0 == "strike");
        if let Some(blow) = blow {
            let odds = Toy.odds(world, battle, &blow.choice).unwrap();
            assert_eq!(odds.chain[0].1.per_mille(), 500);
            assert_eq!(odds.mean_loss_per_mille, 500);
            assert_eq!(
                odds.effects[0].1.per_mille(),
                0,
                "nobody is out after one hit of three"
            );
            return;
        }
        let best = Toy.appraise(world, battle);
        let best = best.into_iter().max_by_key(|(_, worth)| *worth).unwrap().0;
        replay::answer(app.world_mut(), battle, question.fighter, best).unwrap();
    }
    panic!("nobody came to blows");
}

#[test]
fn the_toy_is_forked_like_any_other_system() {
    let (mut app, battle) = fight("02-tavern", 2, &Seat::Script);
    settle(app.world_mut(), battle);
    let fork = Toy.fork(app.world(), battle, Some(SideId(0)), 0).unwrap();
    let before = format!("{fork:?}");
    let branch = Branch {
        dice: BattleDice::keyed(3),
        rounds: 2,
        seat: Seat::Opponent,
    };
    let forked = fork.open(app.world_mut(), branch);
    assert_eq!(Toy.offers(app.world(), battle), Toy.offers(app.world(), forked));
    // Nobody has lost anything yet: of the three of each side all are whole.
    assert_eq!(Toy.strengths(app.world(), forked), [3000, 3000]);
    settle(app.world_mut(), forked);
    let world = app.world();
    let round = |battle| world.get::<Clock>(battle).unwrap().round;
    assert_eq!((round(battle), round(forked)), (1, 3), "two rounds are played");
    let fork = Toy.fork(world, battle, Some(SideId(0)), 0).unwrap();
    assert_eq!(before, format!("{fork:?}"), "the fight itself has not changed");
}

#[test]
fn a_level_is_won_by_the_side_that_stands() {
    let (mut app, battle) = fight("01-courtyard", 5, &Seat::Greedy);
    settle(app.world_mut(), battle);
    let log = app.world().get::<Log>(battle).unwrap().entries();
    let won = log.iter().find_map(|event| match &event.happening {
        Happening::FightEnded { winners, .. } => Some(winners.clone()),
        _ => None,
    });
    let won: Vec<SideId> = won.unwrap();
    assert_eq!(won.len(), 1);
    let out = |side: SideId| {
        let world = app.world();
        let roster = world.get::<Roster>(battle).unwrap();
        roster
            .iter()
            .filter(move |(_, entity)| {
                let own = world.get::<Fighter>(*entity).unwrap();
                own.side == side && world.get::<Body>(*entity).unwrap().able
            })
            .count()
    };
    assert!(out(won[0]) > 0);
    assert_eq!(out(SideId(1 - won[0].0)), 0);
}
