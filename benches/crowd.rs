//! What one battle costs among 1, 100 and 10,000 in one world: the first steps of a duel by reflexes, with the state hash that a recording
//! wants; without it a step would take a battle far beyond its next choice.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use std::time::{Duration, Instant};

use common::Hashes;
use criterion::{Criterion, criterion_group, criterion_main};
use klingentanz::battle::{BattleStep, Seat};

/// Steps that are timed; each takes a battle to its next choice.
const STEPS: u32 = 5;

fn crowds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("five steps of one recorded battle");
    group.sample_size(10);
    for crowd in [1u64, 100, 10_000] {
        let mut app = common::app();
        let mut muster = common::muster(&app, 8, &Seat::Greedy, &common::DUEL);
        group.bench_function(format!("among {crowd}"), |bench| {
            bench.iter_custom(|runs| {
                let mut spent = Duration::ZERO;
                for _ in 0..runs {
                    let battles = common::spawn(&mut app, &mut muster, 0..crowd, Hashes::On);
                    let start = Instant::now();
                    for _ in 0..STEPS {
                        app.world_mut().run_schedule(BattleStep);
                    }
                    spent += start.elapsed();
                    for battle in battles {
                        klingentanz::replay::discard(app.world_mut(), battle);
                    }
                }
                spent / crowd as u32
            });
        });
    }
    group.finish();
}

criterion_group!(benches, crowds);
criterion_main!(benches);
