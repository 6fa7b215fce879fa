//! What seeded dice do in many fights against what the odds say: manoeuvres, first aid, initiative.

use std::collections::BTreeMap;

use bevy::app::App;
use klingentanz::battle::{Choice, Happening};
use klingentanz::dice::Chance;

use super::common;
use super::story::{Setup, Story};
use super::tale::*;

/// Fights of each kind.
const FIGHTS: u64 = 150;

/// So many fights with seeded dice in one world, each until the hero has his turn, and what is read of each of them.
fn many<T>(setup: impl Fn() -> Setup, mut read: impl FnMut(&mut Story) -> T) -> Vec<T> {
    let mut app: App = common::app();
    let mut found = Vec::new();
    for seed in 0..FIGHTS {
        let mut fight = setup().seed(seed).open_in(app);
        while let Some((id, "stance")) = fight.asked() {
            fight.plan(id, "fight");
        }
        found.push(read(&mut fight));
        app = fight.into_app();
    }
    found
}

/// Whether the last test of a fight was passed.
fn is_passed(fight: &Story) -> bool {
    let log = common::log(&fight.app, fight.battle);
    let mut tests = log.iter().rev().filter_map(|event| match event.happening {
        Happening::Checked { passed, .. } => Some(passed),
        _ => None,
    });
    tests.next().unwrap()
}

/// How often a test is passed in many fights, and the chance that its odds tell.
fn tested(setup: impl Fn() -> Setup, choice: &Choice) -> (u64, Chance) {
    let mut told = None;
    let passed = many(setup, |fight| {
        let odds = || fight.odds(choice).unwrap();
        told.get_or_insert_with(|| odds().chain[0].1);
        fight.choose(1, choice.clone());
        is_passed(fight)
    });
    let count = passed.iter().filter(|it| **it).count() as u64;
    (count, told.unwrap())
}

/// Five standard deviations of a binomial count: one in millions lies beyond.
fn is_likely(count: u64, chance: Chance) -> bool {
    let share = chance.of as f64 / chance.total as f64;
    let mean = share * FIGHTS as f64;
    let spread = (mean * (1.0 - share)).sqrt();
    (count as f64 - mean).abs() <= 5.0 * spread
}

#[test]
fn manoeuvres_succeed_as_often_as_their_odds_say() {
    let setup = || {
        ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
            .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
    };
    for manoeuvre in ["push", "block"] {
        let (count, chance) = tested(setup, &hit(manoeuvre, 2, 0));
        assert!(
            is_likely(count, chance),
            "{manoeuvre}: {count} of {FIGHTS}, {chance:?}"
        );
    }
}

#[test]
fn first_aid_helps_as_often_as_its_odds_say() {
    let setup = || {
        ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .hero(person(ALDRIC), (2, 1), "initiative_die: 1, hit_points: 0")
            .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
    };
    let (count, chance) = tested(setup, &help("treat", 2));
    // Ten dice need three successes: 968 of 1024 ways, but for a majority of ones.
    let share = chance.of as f64 / chance.total as f64;
    assert!((0.93..=968.0 / 1024.0).contains(&share), "{share}");
    assert!(is_likely(count, chance), "{count} of {FIGHTS}, {chance:?}");
}

#[test]
fn every_face_of_the_initiative_falls_as_often() {
    let setup = || {
        ground()
            .hero(person(ALDRIC), (1, 1), "")
            .foe(person(GOBLIN), (9, 9), "")
    };
    let mut faces: BTreeMap<i16, u64> = BTreeMap::new();
    let rolled = many(setup, |fight| {
        let log = common::log(&fight.app, fight.battle);
        let thrown = log.iter().filter_map(|event| match &event.happening {
            Happening::InitiativeRolled { points, .. } => Some(points.throw.total()),
            _ => None,
        });
        thrown.collect::<Vec<_>>()
    });
    for face in rolled.into_iter().flatten() {
        *faces.entry(face).or_default() += 1;
    }
    assert_eq!(faces.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(faces.values().sum::<u64>(), 2 * FIGHTS);
    for (face, count) in faces {
        // Twice as many dice as fights: half of a sixth of them for each fight.
        assert!(is_likely(count / 2, Chance::new(1, 6)), "{face}: {count}");
    }
}
