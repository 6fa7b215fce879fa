//! How many duels a core fights in a second: reflexes against reflexes, log kept, from muster to the last breath.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use common::Hashes;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use klingentanz::battle::Seat;
use klingentanz::rules::Preset;

fn duels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("duel");
    group.sample_size(20);
    for (window, hashes) in [(1u64, Hashes::Off), (100, Hashes::Off), (100, Hashes::On)] {
        let mut app = common::app();
        let mut muster = common::muster(&app, 8, &Seat::Greedy, &common::DUEL);
        let fights = 4 * window;
        group.throughput(Throughput::Elements(fights));
        // The same duels every time, so that samples differ only by the machine.
        let name = match hashes {
            Hashes::Off => format!("{window} side by side"),
            Hashes::On => format!("{window} side by side, state hashes"),
        };
        group.bench_function(name, |bench| {
            bench.iter(|| common::fight(&mut app, &mut muster, 0..fights, window, hashes));
        });
    }
    for preset in [Preset::Standard, Preset::Expert] {
        let mut app = common::app();
        let mut muster = common::muster_by(&app, preset, 8, &Seat::Greedy, &common::DUEL);
        group.throughput(Throughput::Elements(400));
        group.bench_function(format!("100 side by side, {}", preset.name()), |bench| {
            bench.iter(|| common::fight(&mut app, &mut muster, 0..400, 100, Hashes::Off));
        });
    }
    group.finish();
}

criterion_group!(benches, duels);
criterion_main!(benches);
