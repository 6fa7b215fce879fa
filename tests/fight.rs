//! Fights from one end to the other: whatever legal thing anybody chooses, the fight goes on and ends.

mod common;

use bevy::prelude::*;
use klingentanz::battle::{BattleDice, Choice, Clock, StateHash};
use klingentanz::dice::{Dice, SeededDice};
use klingentanz::replay::{self, DiceSource, Verdict};

/// Chooses among all offers with dice of its own.
fn choose(app: &App, battle: Entity, dice: &mut SeededDice) -> Choice {
    let system = common::system(app, battle);
    let offers = system.offers(app.world(), battle);
    assert!(!offers.is_empty(), "an open decision has an answer");
    let mut pick = |count: usize| {
        let hundred =
            usize::from(dice.roll(250).unwrap() - 1) * 250 + usize::from(dice.roll(250).unwrap() - 1);
        hundred % count
    };
    let offer = &offers[pick(offers.len())];
    let cell = (!offer.cells.is_empty()).then(|| offer.cells[pick(offer.cells.len())]);
    match (offer.choice.clone(), cell) {
        (Choice::Move { gait, facing, .. }, Some(to)) => {
            let path = system
                .route(app.world(), battle, gait, to)
                .expect("every cell that is offered has a route");
            Choice::Move { gait, path, facing }
        }
        (Choice::Defend { means, .. }, to) => Choice::Defend { means, to },
        (choice, _) => choice,
    }
}

fn fight_at_random(app: &mut App, level: &str, seed: u64) -> Entity {
    let battle = common::open(app, &common::opening(level, DiceSource::Seed(seed)));
    let mut dice = SeededDice::new(seed + 1000);
    while let Some(question) = common::question(app, battle) {
        let choice = choose(app, battle, &mut dice);
        common::play(app, battle, question.fighter.0, choice);
    }
    let clock = app.world().get::<Clock>(battle).unwrap();
    assert!(
        clock.over,
        "{level}, seed {seed}: the fight stopped in round {} without an end",
        clock.round
    );
    assert_eq!(app.world().get::<BattleDice>(battle).unwrap().error(), None);
    battle
}

#[test]
fn every_random_fight_ends_and_its_recording_is_true() {
    let mut app = common::app();
    for level in ["01-courtyard", "02-tavern", "03-field"] {
        for seed in 0..3 {
            let battle = fight_at_random(&mut app, level, seed);
            let recording = replay::Recording::of(app.world(), battle).unwrap();
            let hash = *app.world().get::<StateHash>(battle).unwrap();
            let verdict = replay::verify(app.world_mut(), &recording).unwrap();
            assert_eq!(verdict, Verdict::Same(hash), "{level}, seed {seed}");
        }
    }
}
