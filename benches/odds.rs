//! What the exact odds of all options of a decision cost: an attack with three foes in reach and every announcement.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use bevy::prelude::*;
use common::Hashes;
use criterion::{Criterion, criterion_group, criterion_main};
use klingentanz::battle::{Choice, Decision, FighterId, Intent, Seat, Term, settle};

/// One against three, all in reach.
const PRESSED: [common::Place; 4] = [
    ("HER-01", 0, (3, 3)),
    ("OPP-05", 1, (4, 3)),
    ("OPP-01", 1, (4, 2)),
    ("OPP-03", 1, (4, 4)),
];

/// A battle that waits for an attack of the first fighter.
fn attack_decision(app: &mut App) -> Entity {
    let mut muster = common::muster(app, 8, &Seat::Script, &PRESSED);
    let battle = common::spawn(app, &mut muster, 0..1, Hashes::Off)[0];
    settle(app.world_mut(), battle);
    loop {
        let question = app
            .world()
            .get::<Decision>(battle)
            .and_then(|decision| decision.0)
            .expect("a decision");
        let choice = match question.kind {
            Term("announce") => Choice::Plan {
                plan: Term("fight"),
                ask_free: false,
            },
            Term("attack") if question.fighter == FighterId(1) => return battle,
            Term("defend") => Choice::Defend {
                means: Term("no-defence"),
                to: None,
                stakes: Vec::new(),
            },
            _ => Choice::Pass,
        };
        app.world_mut().write_message(Intent {
            battle,
            fighter: question.fighter,
            choice,
        });
        settle(app.world_mut(), battle);
    }
}

/// Every option with every number that may be announced.
fn options(app: &App, battle: Entity) -> Vec<Choice> {
    let mut all = Vec::new();
    for offer in common::system().offers(app.world(), battle) {
        match (&offer.choice, offer.stakes.first()) {
            (
                Choice::Attack {
                    target,
                    with,
                    manoeuvre,
                    ..
                },
                Some(stake),
            ) => {
                all.extend((stake.least..=stake.most).map(|points| Choice::Attack {
                    target: *target,
                    with: *with,
                    manoeuvre: *manoeuvre,
                    stakes: vec![points],
                }));
            }
            _ => all.push(offer.choice),
        }
    }
    all
}

/// Whether an offer is no attack, or one that announces nothing, a feint or more power alone.
fn is_plain(card: &Choice) -> bool {
    match card {
        Choice::Attack { manoeuvre, .. } => ["attack", "feint", "power-blow"].contains(&manoeuvre.0),
        _ => true,
    }
}

fn odds(criterion: &mut Criterion) {
    let mut app = common::app();
    let battle = attack_decision(&mut app);
    let choices = options(&app, battle);
    let cards: Vec<Choice> = common::system()
        .offers(app.world(), battle)
        .into_iter()
        .map(|offer| offer.choice)
        .collect();
    let plain: Vec<Choice> = cards.iter().filter(|card| is_plain(card)).cloned().collect();
    let mut group = criterion.benchmark_group("odds");
    for (name, choices) in [
        ("of the plain offers", &plain),
        ("of all offers", &cards),
        ("of all offers and announcements", &choices),
    ] {
        group.bench_function(format!("{name} ({})", choices.len()), |bench| {
            let of = |choice| common::system().odds(app.world(), battle, choice);
            bench.iter(|| {
                choices
                    .iter()
                    .filter_map(of)
                    .map(|odds| odds.mean_loss_per_mille)
                    .sum::<i64>()
            });
        });
    }
    group.bench_function("appraised by the opponent", |bench| {
        bench.iter(|| common::system().appraise(app.world(), battle));
    });
    group.finish();
}

criterion_group!(benches, odds);
criterion_main!(benches);
