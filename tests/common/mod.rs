//! What the headless tests share: a world with the data files, and fights in it.

#![allow(dead_code, reason = "every test file uses its own part of this")]

pub mod accepted;
pub mod chance;
pub mod offered;
pub mod position;
pub mod switch;

use std::path::Path;
use std::sync::OnceLock;

use bevy::prelude::*;
use klingentanz::battle::{
    self, BattleEvent, Character, Choice, Decision, FighterId, Happening, Log, ModuleWish, Question,
    RuleSystem, System,
};
use klingentanz::headless_app_like;
use klingentanz::replay::{self, DiceSource, Opening, Prepared};
use klingentanz::rules::{self, Preset};

/// The levels of the game without the lesson, in play order.
pub const LEVELS: [&str; 16] = [
    "01-courtyard",
    "02-tavern",
    "03-field",
    "04-corridor",
    "05-bridge",
    "06-high-water",
    "07-roofs",
    "08-ship",
    "09-tomb",
    "10-wood",
    "11-battlements",
    "12-cave",
    "13-market",
    "14-ledge",
    "15-book",
    "16-abbey",
];

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A world in which fights can be fought. The data files are read once for all tests of a program.
pub fn app() -> App {
    static READ: OnceLock<World> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let mut world = World::new();
        rules::load(&mut world, root()).unwrap_or_else(|problems| panic!("{problems}"));
        world
    });
    headless_app_like(read)
}

/// A level of the game that every side of which waits to be told.
pub fn opening(level: &str, dice: DiceSource) -> Opening {
    let seats = vec![klingentanz::battle::Seat::Script; 4];
    Opening {
        dice,
        seats,
        ..Opening::of_level(root().join("levels").join(level), 0)
    }
}

/// The same by the rules of this name.
pub fn opening_by(system: &str, level: &str, dice: DiceSource) -> Opening {
    Opening {
        system: Some(system.to_owned()),
        ..opening(level, dice)
    }
}

/// The same with this preset of them, whatever the level plays with.
pub fn opening_with((system, preset): (&str, Preset), level: &str, dice: DiceSource) -> Opening {
    Opening {
        modules: ModuleWish {
            preset: Some(preset.name().to_owned()),
            ..ModuleWish::default()
        },
        ..opening_by(system, level, dice)
    }
}

/// Begins a fight.
pub fn open(app: &mut App, opening: &Opening) -> Entity {
    let opening = switched(opening);
    replay::open(app.world_mut(), &opening).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Begins a fight in which everybody goes by the judgement alone, whatever his character.
pub fn open_steady(app: &mut App, opening: &Opening) -> Entity {
    let mut prepared = prepared(app, opening);
    for fighter in &mut prepared.muster.fighters {
        fighter.character = Some(Character::Steady);
    }
    let battle = prepared.system.muster(app.world_mut(), &prepared.muster);
    let battle = battle.unwrap_or_else(|problems| panic!("{problems}"));
    battle::settle(app.world_mut(), battle);
    battle
}

/// A fight that can be begun as often as wanted.
pub fn prepared(app: &App, opening: &Opening) -> Prepared {
    replay::prepare(app.world(), &switched(opening)).unwrap_or_else(|problems| panic!("{problems}"))
}

fn switched(opening: &Opening) -> Opening {
    let system = opening
        .system
        .as_deref()
        .map_or(Some(rules::SYSTEMS[0]), rules::system);
    Opening {
        modules: switch::switched(system.unwrap(), opening.modules.clone()),
        ..opening.clone()
    }
}

/// The open decision.
pub fn question(app: &App, battle: Entity) -> Option<Question> {
    app.world()
        .get::<Decision>(battle)
        .and_then(|decision| decision.0)
}

/// Who is asked in a battle of a world.
pub fn asked(world: &World, battle: Entity) -> Option<FighterId> {
    Some(world.get::<Decision>(battle)?.0?.fighter)
}

/// The rule system of a battle.
pub fn system(app: &App, battle: Entity) -> &'static dyn RuleSystem {
    app.world().get::<System>(battle).unwrap().0
}

/// Sends an intent, carries the battle on and returns what happened.
pub fn play(app: &mut App, battle: Entity, fighter: u16, choice: Choice) -> Vec<Happening> {
    let before = log(app, battle).len();
    let id = FighterId(fighter);
    let read = battle::read(app.world(), battle, id, &choice);
    assert_eq!(read, Ok(()), "{choice:?} of fighter {fighter}");
    if let Err(refusal) = replay::answer(app.world_mut(), battle, id, choice.clone()) {
        panic!(
            "{choice:?} of fighter {fighter} was refused: {refusal:?}; asked is {:?}",
            question(app, battle)
        );
    }
    log(app, battle)[before..]
        .iter()
        .map(|event| event.happening.clone())
        .collect()
}

/// All that happened.
pub fn log(app: &App, battle: Entity) -> &[BattleEvent] {
    app.world().get::<Log>(battle).unwrap().entries()
}
