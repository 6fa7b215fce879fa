//! Many battles in one world fight as if each were alone.

use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, BattleStep, Clock, FighterId, Happening, Log, ModuleWish, Muster, Posture, RawRon, Recruit,
    Seat, Side, SideId, Sides, Stance, StateHash, TableSet,
};
use klingentanz::board::{Board, Cell, Facing};
use klingentanz::replay;

use crate::common;

const BATTLES: u64 = 1000;

/// A rule system by its name, and two persons of it.
type Rules = (&'static str, [&'static str; 2]);

/// A duel of the computer in a hurry, six rounds at most.
fn duel(app: &mut App, board: &Arc<Board>, (system, persons): Rules, seed: u64) -> Entity {
    let system = klingentanz::rules::system(system).unwrap();
    let wish = ModuleWish {
        preset: Some("Basic".to_owned()),
        ..ModuleWish::default()
    };
    let side = || Side {
        name: "".into(),
        seat: Seat::Greedy,
    };
    let recruit = |id: u16, person: &str, x: i16, facing| Recruit {
        id: FighterId(id),
        side: SideId(id as u8 - 1),
        person: RawRon {
            text: format!("Id(\"{person}\")"),
            line: 1,
        },
        at: Cell::new(x, 2),
        facing,
        posture: Posture::Standing,
        awake: true,
        character: None,
        start: None,
    };
    let muster = Muster {
        file: "duel.ron".into(),
        board: board.clone(),
        setting: Arc::default(),
        sides: Sides::new(vec![side(), side()], |_, _| Stance::Hostile),
        fighters: vec![
            recruit(1, persons[0], 1, Facing::E),
            recruit(2, persons[1], 4, Facing::W),
        ],
        modules: system.modules(app.world(), &wish).unwrap(),
        tables: TableSet::default(),
        dice: BattleDice::seeded(seed),
        start: None,
        last_round: 6,
    };
    system.muster(app.world_mut(), &muster).unwrap()
}

/// The happenings with their place in time; the battle's entity is no part of a fight.
fn told(app: &App, battle: Entity) -> Vec<(u16, Option<i16>, Happening)> {
    let log = app.world().get::<Log>(battle).unwrap();
    let event =
        |event: &klingentanz::battle::BattleEvent| (event.round, event.phase, event.happening.clone());
    log.entries().iter().map(event).collect()
}

/// Fights until all are over; says how many steps it took.
fn fight_out(app: &mut App, battles: &[Entity]) -> usize {
    let is_over = |app: &App, battle: &Entity| app.world().get::<Clock>(*battle).unwrap().over;
    let mut steps = 0;
    while !battles.iter().all(|battle| is_over(app, battle)) {
        app.world_mut().run_schedule(BattleStep);
        steps += 1;
    }
    steps
}

#[test]
fn a_thousand_battles_in_one_world_fight_as_if_each_were_alone() {
    fight_alone_as_in_a_crowd(("dsa41", ["HER-01", "OPP-05"]));
}

#[test]
fn so_do_a_thousand_by_the_success_pool_rules() {
    fight_alone_as_in_a_crowd(("pool", ["PL-HER-02", "PL-OPP-03"]));
}

#[test]
fn so_do_a_thousand_by_the_d20_rules() {
    fight_alone_as_in_a_crowd(("d20", ["D20-HER-02", "D20-OPP-05"]));
}

fn fight_alone_as_in_a_crowd(rules: Rules) {
    let board = Arc::new(Board::new(8, 5).unwrap());
    let mut crowd = common::app();
    let battles: Vec<Entity> = (0..BATTLES)
        .map(|seed| duel(&mut crowd, &board, rules, seed))
        .collect();
    fight_out(&mut crowd, &battles);
    let mut alone = common::app();
    let mut lengths = std::collections::BTreeSet::new();
    for (seed, battle) in (0..BATTLES).zip(&battles) {
        let single = duel(&mut alone, &board, rules, seed);
        fight_out(&mut alone, &[single]);
        let events = told(&alone, single);
        assert_eq!(told(&crowd, *battle), events, "seed {seed}");
        lengths.insert(events.len());
        replay::discard(alone.world_mut(), single);
    }
    assert!(lengths.len() > 10, "the fights differ: {lengths:?}");
}

#[test]
fn a_fight_of_reflexes_that_nobody_takes_down_goes_the_same_way_in_fewer_steps() {
    let board = Arc::new(Board::new(8, 5).unwrap());
    let rules = ("dsa41", ["HER-01", "OPP-05"]);
    let mut app = common::app();
    let (mut choices, mut steps) = (0, 0);
    for seed in 0..50 {
        let recorded = duel(&mut app, &board, rules, seed);
        let each = fight_out(&mut app, &[recorded]);
        let unrecorded = duel(&mut app, &board, rules, seed);
        app.world_mut().entity_mut(unrecorded).remove::<StateHash>();
        steps += fight_out(&mut app, &[unrecorded]);
        let events = told(&app, recorded);
        assert_eq!(told(&app, unrecorded), events, "seed {seed}");
        let is_chosen = |happening: &Happening| matches!(happening, Happening::Chosen { .. });
        let chosen = events
            .iter()
            .filter(|(.., happening)| is_chosen(happening))
            .count();
        assert!(
            each >= chosen,
            "a recording takes down each choice: {chosen} in {each} steps"
        );
        choices += chosen;
        replay::discard(app.world_mut(), recorded);
        replay::discard(app.world_mut(), unrecorded);
    }
    // Up to 64 answers in a step: fifty fights of six rounds in a hundred steps, or a few more.
    assert!(steps * 10 < choices, "{choices} choices in {steps} steps");
}
