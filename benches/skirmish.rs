//! How many fights of four against four on 24x24 cells a core fights in a second, both sides played by the opponent.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use common::Hashes;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use klingentanz::battle::Seat;
use klingentanz::rules::Preset;

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
    for preset in [Preset::Standard, Preset::Expert] {
        let mut app = common::app();
        let mut muster = common::muster_by(&app, preset, 24, &Seat::Opponent, &common::EIGHT);
        group.throughput(Throughput::Elements(20));
        group.bench_function(format!("20 side by side, {}", preset.name()), |bench| {
            bench.iter(|| common::fight(&mut app, &mut muster, 0..20, 20, Hashes::Off));
        });
    }
    group.finish();
}

criterion_group!(benches, skirmishes);
criterion_main!(benches);
