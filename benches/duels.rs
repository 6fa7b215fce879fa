//! How many duels a core fights in a second: reflexes against reflexes, log kept, from muster to the last breath.

mod common;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use klingentanz::battle::Seat;

fn duels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("duel");
    for together in [1u64, 100, 1000] {
        let mut app = common::app();
        let mut muster = common::muster(&app, 8, &Seat::Greedy, &common::DUEL);
        let mut seed = 0;
        group.throughput(Throughput::Elements(together));
        group.bench_function(format!("{together} side by side"), |bench| {
            bench.iter(|| {
                let battles = common::spawn(&mut app, &mut muster, seed..seed + together);
                seed += together;
                let rounds = common::fight(&mut app, &battles);
                common::clear(&mut app, battles);
                rounds
            });
        });
    }
    group.finish();
}

criterion_group!(benches, duels);
criterion_main!(benches);
