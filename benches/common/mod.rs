//! What the benches share: worlds with many battles side by side.

#![allow(dead_code, reason = "every bench uses its own part of this")]

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, BattleStep, Clock, FighterId, ModuleWish, Muster, Posture, RawRon, Recruit, RuleSystem, Seat,
    Side, SideId, Sides, Stance, StateHash, TableSet,
};
use klingentanz::board::{Board, Cell, Facing};
use klingentanz::rules::Preset;
use klingentanz::{headless_app, replay, rules};

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A world in which fights can be fought.
pub fn app() -> App {
    headless_app(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The rule system that is measured.
pub fn system() -> &'static dyn RuleSystem {
    rules::SYSTEMS[0]
}

/// One fighter: who, on which side, where.
pub type Place = (&'static str, u8, (i16, i16));

/// A fight on open ground of so many cells a side, all modules of the preset Basic.
pub fn muster(app: &App, size: u16, seat: &Seat, places: &[Place]) -> Muster {
    muster_by(app, Preset::Basic, size, seat, places)
}

/// The same with all modules of a preset.
pub fn muster_by(app: &App, preset: Preset, size: u16, seat: &Seat, places: &[Place]) -> Muster {
    let wish = ModuleWish {
        preset: Some(preset.name().to_owned()),
        ..ModuleWish::default()
    };
    let side = |name: &str| Side {
        name: name.into(),
        seat: seat.clone(),
    };
    let recruit = |(number, (person, side, (x, y))): (u16, &Place)| Recruit {
        id: FighterId(number),
        side: SideId(*side),
        person: RawRon {
            text: format!("Id(\"{person}\")"),
            line: 1,
        },
        at: Cell::new(*x, *y),
        facing: if *side == 0 { Facing::E } else { Facing::W },
        posture: Posture::Standing,
        awake: true,
        character: None,
        start: None,
    };
    Muster {
        file: PathBuf::from("bench"),
        board: Arc::new(Board::new(size, size).expect("the board has a size")),
        setting: Arc::default(),
        sides: Sides::new(vec![side("one"), side("other")], |_, _| Stance::Hostile),
        fighters: (1..).zip(places).map(recruit).collect(),
        modules: system().modules(app.world(), &wish).expect("the preset is known"),
        tables: TableSet::default(),
        dice: BattleDice::seeded(0),
        start: None,
        last_round: 200,
    }
}

/// Two who stand before each other on open ground.
pub const DUEL: [Place; 2] = [("HER-01", 0, (3, 3)), ("OPP-05", 1, (4, 3))];

/// Four against four at opposite ends of 24x24 cells.
pub const EIGHT: [Place; 8] = [
    ("HER-01", 0, (2, 8)),
    ("HER-02", 0, (2, 10)),
    ("HER-03", 0, (2, 12)),
    ("HER-06", 0, (2, 14)),
    ("OPP-05", 1, (21, 8)),
    ("OPP-01", 1, (21, 10)),
    ("OPP-03", 1, (21, 12)),
    ("OPP-06", 1, (21, 14)),
];

/// Whether the state hash is taken after every choice, as a recording wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hashes {
    /// Nobody wants it: a lab.
    Off,
    /// After every choice.
    On,
}

/// Makes so many battles, each with dice of its own.
pub fn spawn(app: &mut App, muster: &mut Muster, seeds: Range<u64>, hashes: Hashes) -> Vec<Entity> {
    seeds
        .map(|seed| {
            muster.dice = BattleDice::seeded(seed);
            let battle = system()
                .muster(app.world_mut(), muster)
                .unwrap_or_else(|problems| panic!("{problems}"));
            if hashes == Hashes::Off {
                app.world_mut().entity_mut(battle).remove::<StateHash>();
            }
            battle
        })
        .collect()
}

/// Fights so many battles, at most `window` of them side by side: whenever some are over, others take their place.
///
/// Returns the sum of their rounds.
pub fn fight(app: &mut App, muster: &mut Muster, seeds: Range<u64>, window: u64, hashes: Hashes) -> u64 {
    // Between looks at who is done; a step takes a battle to its next choice.
    let steps = 8;
    let mut next = seeds.start;
    let mut under_way = Vec::new();
    let mut rounds = 0;
    loop {
        let free = window - under_way.len() as u64;
        let upto = seeds.end.min(next + free);
        under_way.extend(spawn(app, muster, next..upto, hashes));
        next = upto;
        if under_way.is_empty() {
            return rounds;
        }
        for _ in 0..steps {
            app.world_mut().run_schedule(BattleStep);
        }
        under_way.retain(|battle| {
            let clock = app.world().get::<Clock>(*battle).copied().unwrap_or_default();
            if clock.over {
                rounds += u64::from(clock.round);
                replay::discard(app.world_mut(), *battle);
            }
            !clock.over
        });
    }
}
