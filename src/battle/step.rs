//! The battle step: one run of it advances every battle that waits for nobody.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use super::chance::BattleDice;
use super::decision::Decision;
use super::event::{self, BattleEvent, Log};
use super::intent::Intent;
use super::phase;
use super::roster::{Fighter, Roster, Sides};

/// Advances every battle of the world. It runs on one thread, once a frame in the game and as often as needed without a
/// window; two systems of it whose order is open are an error.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BattleStep;

/// Stages of one battle step, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleSystems {
    /// The computer's seats answer the decisions that are theirs.
    Answer,
    /// Takes intents, drops those that are not allowed and says why.
    Check,
    /// Takes every battle through the phases of its round until it waits for somebody ([`super::BattleRound`]).
    Act,
    /// The state hash is taken and the events are told.
    Seal,
    /// Recordings take down what was chosen and what came of it.
    Record,
}

/// Where a battle stands in time; written by the rule system.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The round, counted from 1; 0 before the first.
    pub round: u16,
    /// The phase of the round; none outside of the count.
    pub phase: Option<i16>,
    /// Whether the fight is over.
    pub over: bool,
}

pub(super) fn plugin(app: &mut App) {
    let mut schedule = Schedule::new(BattleStep);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..Default::default()
    });
    phase::plugin(app);
    app.add_message::<Intent>()
        .add_message::<BattleEvent>()
        .add_schedule(schedule);
    app.configure_sets(
        BattleStep,
        (
            BattleSystems::Answer,
            BattleSystems::Check,
            BattleSystems::Act,
            BattleSystems::Seal,
            BattleSystems::Record,
        )
            .chain(),
    );
    app.add_systems(
        BattleStep,
        (
            phase::play.in_set(BattleSystems::Act),
            event::tell_events.in_set(BattleSystems::Seal),
            forget_intents.in_set(BattleSystems::Record),
        ),
    );
}

/// Intents are read in the step that follows them and are of no use afterwards.
fn forget_intents(mut intents: ResMut<Messages<Intent>>) {
    intents.update();
}

/// More steps than any round takes: a battle that is still in the same round after them stands still.
pub const STEPS_OF_A_ROUND: u32 = 20_000;

/// Runs battle steps until the battle waits for somebody whom the world does not answer for, or is over.
///
/// Returns the number of steps. A battle whose dice failed stops too, see [`BattleDice::error`], and so does one that does not come to its
/// next round within [`STEPS_OF_A_ROUND`], see [`stands_still`].
pub fn settle(world: &mut World, battle: Entity) -> u32 {
    let mut steps = 0;
    let mut latest = (round(world, battle), 0);
    loop {
        let before = progress(world, battle);
        world.run_schedule(BattleStep);
        steps += 1;
        let now = round(world, battle);
        if now != latest.0 {
            latest = (now, steps);
        } else if steps - latest.1 >= STEPS_OF_A_ROUND {
            return steps;
        }
        let is_over = world.get::<Clock>(battle).is_none_or(|clock| clock.over);
        let has_failed = world
            .get::<BattleDice>(battle)
            .is_none_or(|dice| dice.error().is_some());
        let after = progress(world, battle);
        let is_asked = after.1.is_some_and(|decision| decision.0.is_some());
        let waits = is_asked && (after == before || !answers_itself(world, battle));
        if is_over || has_failed || waits {
            return steps;
        }
    }
}

/// Whether a battle that has settled is stuck: it goes on, and waits for nobody but the computer. That is a fault of the game.
pub fn stands_still(world: &World, battle: Entity) -> bool {
    let is_over = round(world, battle).is_none_or(|(_, over)| over);
    let has_failed = world
        .get::<BattleDice>(battle)
        .is_none_or(|dice| dice.error().is_some());
    !is_over && !has_failed && !waits_for_others(world, battle)
}

/// Whether a battle waits for somebody who is not played by the world.
fn waits_for_others(world: &World, battle: Entity) -> bool {
    let asked = world.get::<Decision>(battle).and_then(|decision| decision.0);
    let seat = asked.and_then(|asked| {
        let fighter = world.get::<Roster>(battle)?.entity(asked.fighter)?;
        let side = world.get::<Fighter>(fighter)?.side;
        world.get::<Sides>(battle)?.get(side)
    });
    seat.is_some_and(|side| !side.seat.is_computer())
}

/// The round of a battle, and whether the fight is over.
fn round(world: &World, battle: Entity) -> Option<(u16, bool)> {
    world.get::<Clock>(battle).map(|clock| (clock.round, clock.over))
}

/// Whether the world itself plays a side of a battle, so that another step may answer the open decision.
fn answers_itself(world: &World, battle: Entity) -> bool {
    let sides = world.get::<Sides>(battle);
    sides.is_some_and(|sides| sides.iter().any(|(_, side)| side.seat.is_computer()))
}

/// What changes whenever a battle goes on: the log grows with every happening.
fn progress(world: &World, battle: Entity) -> (usize, Option<Decision>) {
    let entries = world.get::<Log>(battle).map_or(0, |log| log.entries().len());
    (entries, world.get::<Decision>(battle).copied())
}
