//! The computer against itself: every fight ends, and ends as a fight.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use klingentanz::battle::{Clock, Happening, Seat};
use klingentanz::replay::{DiceSource, Opening};

fn seated(level: &str, seed: u64, seat: Seat) -> Opening {
    Opening {
        seats: vec![seat; 4],
        ..common::opening(level, DiceSource::Seed(seed))
    }
}

fn rounds(level: &str, seed: u64, seat: Seat) -> (u16, usize) {
    let mut app = common::app();
    let battle = common::open(&mut app, &seated(level, seed, seat));
    let clock = *app.world().get::<Clock>(battle).unwrap();
    assert!(
        clock.over,
        "{level}, seed {seed}: asked is {:?}",
        common::question(&app, battle)
    );
    let refused = common::log(&app, battle)
        .iter()
        .filter(|it| matches!(it.happening, Happening::Refused { .. }));
    assert_eq!(refused.count(), 0, "{level}, seed {seed}");
    let winners = common::log(&app, battle)
        .iter()
        .find_map(|it| match &it.happening {
            Happening::FightEnded { winners, .. } => Some(winners.len()),
            _ => None,
        });
    (clock.round, winners.unwrap())
}

#[test]
fn the_opponent_fights_to_an_end_in_every_level() {
    for level in ["01-courtyard", "02-tavern", "03-field"] {
        for seed in 0..5 {
            let (round, winners) = rounds(level, seed, Seat::Opponent);
            println!("{level} {seed}: {round} rounds, {winners} winners");
            assert!(round <= 200, "{level}, seed {seed}");
        }
    }
}

#[test]
fn reflexes_fight_to_an_end_in_every_level() {
    for level in ["01-courtyard", "02-tavern", "03-field"] {
        for seed in 0..5 {
            let (round, winners) = rounds(level, seed, Seat::Greedy);
            println!("{level} {seed}: {round} rounds, {winners} winners");
            assert!(round <= 200, "{level}, seed {seed}");
        }
    }
}
