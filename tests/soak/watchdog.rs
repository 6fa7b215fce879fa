//! Fights between all policies of the computer: each comes to its end, and none drags or stands still.

use bevy::prelude::*;
use klingentanz::ai::Depth;
use klingentanz::battle::{
    BattleDice, Clock, Difficulty, Happening, Log, Seat, StateHash, settle, stands_still,
};
use klingentanz::cli::Pace;
use klingentanz::replay::{self, DiceSource, Opening};
use klingentanz::rules::Preset;

use crate::common;

/// How the computer plays.
const POLICIES: [Seat; 6] = [
    Seat::Opponent,
    Seat::Eased(Difficulty::Fair),
    Seat::Eased(Difficulty::Easy),
    Seat::Eased(Difficulty::Novice),
    Seat::Greedy,
    Seat::Deep,
];

/// Rounds on end in which nobody attacks or moves.
const STILL: u16 = 10;

/// What some fights have come to.
#[derive(Debug, Default)]
pub struct Report {
    pub fights: u64,
    /// The seeds of those between careful seats that came to round 60.
    pub dragged: Vec<u64>,
    /// The seeds of those between careful seats in which nothing happened for ten rounds.
    pub still: Vec<u64>,
}

/// The seats of a fight: each pair of policies has its turn, both ways round.
fn seats(seed: u64) -> [Seat; 2] {
    let count = POLICIES.len() as u64;
    let pair = seed % (count * count);
    [pair / count, pair % count].map(|place| POLICIES[place as usize].clone())
}

/// Fights with these seeds on a level, the policies by turns.
///
/// # Panics
///
/// If one of them does not end, or an answer of the computer is refused.
pub fn fight_out(app: &mut App, rules: (&str, Preset), level: &str, seeds: std::ops::Range<u64>) -> Report {
    // It is not asked here how well the deep seat thinks, and with these it thinks fast.
    app.insert_resource(Depth {
        rollouts: 8,
        rounds: 1,
        candidates: 3,
        samples: 1,
        ..Depth::default()
    });
    let mut report = Report::default();
    for seed in seeds {
        let opening = Opening {
            seats: seats(seed).to_vec(),
            ..common::opening_with(rules, level, DiceSource::Seed(seed))
        };
        let mut prepared = common::prepared(app, &opening);
        prepared.muster.dice = BattleDice::seeded(seed);
        let battle = prepared.system.muster(app.world_mut(), &prepared.muster);
        let battle = battle.unwrap_or_else(|problems| panic!("{problems}"));
        app.world_mut().entity_mut(battle).remove::<StateHash>();
        settle(app.world_mut(), battle);
        let place = format!(
            "{}, {level}, {}, seed {seed}, {:?}",
            rules.0,
            rules.1.name(),
            opening.seats
        );
        let world = app.world();
        assert!(!stands_still(world, battle), "{place}: the fight stands still");
        let clock = world.get::<Clock>(battle).unwrap();
        assert!(clock.over, "{place}: the fight waits for somebody");
        let log = world.get::<Log>(battle).unwrap().entries();
        let refused = log
            .iter()
            .find(|event| matches!(event.happening, Happening::Refused { .. }));
        assert_eq!(refused, None, "{place}");
        let pace = Pace::of(log, |state| prepared.system.state_sign(state));
        report.fights += 1;
        if opening.seats.iter().all(|seat| *seat == Seat::Opponent) {
            report
                .dragged
                .extend((clock.round >= klingentanz::cli::DRAGS).then_some(seed));
            report.still.extend((pace.standstill >= STILL).then_some(seed));
        }
        replay::discard(app.world_mut(), battle);
    }
    report
}
