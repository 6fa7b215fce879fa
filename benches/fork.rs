//! What a fork costs, and trying it out for two rounds: one against one, four against four, eight against eight, both sides played by the
//! opponent or by the computer in a hurry.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use bevy::prelude::*;
use common::{Hashes, Place};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use klingentanz::battle::{BattleDice, BattleStep, Branch, Clock, Decision, Fork, Horizon, Seat, SideId};
use klingentanz::replay;

/// Eight against eight at opposite ends of 24x24 cells.
const SIXTEEN: [Place; 16] = [
    ("HER-01", 0, (7, 4)),
    ("HER-02", 0, (7, 6)),
    ("HER-03", 0, (7, 8)),
    ("HER-06", 0, (7, 10)),
    ("HER-01", 0, (7, 12)),
    ("HER-02", 0, (7, 14)),
    ("HER-03", 0, (7, 16)),
    ("HER-06", 0, (7, 18)),
    ("OPP-05", 1, (12, 4)),
    ("OPP-01", 1, (12, 6)),
    ("OPP-03", 1, (12, 8)),
    ("OPP-06", 1, (12, 10)),
    ("OPP-05", 1, (12, 12)),
    ("OPP-01", 1, (12, 14)),
    ("OPP-03", 1, (12, 16)),
    ("OPP-06", 1, (12, 18)),
];

/// Rollouts that are played side by side.
const SIDE_BY_SIDE: u64 = 16;

fn branch(seed: u64, seat: &Seat) -> Branch {
    Branch {
        dice: BattleDice::keyed(seed),
        rounds: 2,
        seat: seat.clone(),
    }
}

/// A fight in which everybody waits for an answer.
fn waiting(app: &mut App, size: u16, places: &[Place]) -> Entity {
    let mut muster = common::muster(app, size, &Seat::Script, places);
    let battle = common::spawn(app, &mut muster, 1..2, Hashes::Off)[0];
    while app.world().get::<Decision>(battle).unwrap().0.is_none() {
        app.world_mut().run_schedule(BattleStep);
    }
    battle
}

/// Opens so many forks, and plays each for two rounds.
fn roll_out(app: &mut App, fork: &dyn Fork, seat: &Seat) {
    let world = app.world_mut();
    let mut open: Vec<Entity> = (0..SIDE_BY_SIDE)
        .map(|seed| fork.open(world, branch(seed, seat)))
        .collect();
    while !open.is_empty() {
        world.run_schedule(BattleStep);
        open.retain(|battle| {
            let clock = *world.get::<Clock>(*battle).unwrap();
            let rests = clock.over || Horizon::is_passed(world.get(*battle), &clock);
            if rests {
                replay::discard(world, *battle);
            }
            !rests
        });
    }
}

fn forks(criterion: &mut Criterion) {
    let sizes: [(&str, u16, &[Place]); 3] = [
        ("1 against 1", 8, &common::DUEL),
        ("4 against 4", 24, &common::EIGHT),
        ("8 against 8", 24, &SIXTEEN),
    ];
    let system = common::system();
    for (name, size, places) in sizes {
        let mut app = common::app();
        let battle = waiting(&mut app, size, places);
        let fork = system.fork(app.world(), battle, Some(SideId(0)), 0).unwrap();
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        group.bench_function("a fork", |bench| {
            bench.iter(|| system.fork(app.world(), battle, Some(SideId(0)), 0));
        });
        group.throughput(Throughput::Elements(SIDE_BY_SIDE));
        for seat in [Seat::Opponent, Seat::Greedy] {
            let mut beside = common::app();
            group.bench_function(format!("two rounds, {seat:?}"), |bench| {
                bench.iter(|| roll_out(&mut beside, &*fork, &seat));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, forks);
criterion_main!(benches);
