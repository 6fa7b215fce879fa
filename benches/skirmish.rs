//! How many fights of four against four on 24x24 cells a core fights in a second, both sides played by the opponent.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use common::Hashes;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use klingentanz::battle::Seat;

fn skirmishes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("four against four");
    group.sample_size(10);
    for window in [1u64, 20] {
        let mut app = common::app();
        let mut muster = common::muster(&app, 24, &Seat::Opponent, &common::EIGHT);
        let fights = 20;
        group.throughput(Throughput::Elements(fights));
        group.bench_function(format!("{window} side by side"), |bench| {
            bench.iter(|| common::fight(&mut app, &mut muster, 0..fights, window, Hashes::Off));
        });
    }
    group.finish();
}

criterion_group!(benches, skirmishes);
criterion_main!(benches);
