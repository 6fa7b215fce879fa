//! The phases of a round: systems in public, ordered sets, which take the battles of every rule system from one decision to the next.
//!
//! A round is told in the order of the rule book: fighters announce, the count goes down, somebody acts, somebody answers, what was
//! struck lands, what was suffered takes effect, the round ends. Each of these is a Bevy system of its rule system, in one of the sets
//! [`Phase`]. [`BattleRound`] runs them all once; [`super::BattleSystems::Act`] runs it again and again until every battle waits for somebody
//! or is over. Where each battle stands is a component of its own rule system, so that a phase leaves alone what is not at it.
//!
//! Anybody may order a system of his own before or after a phase.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

/// One pass through the phases of a round, over all battles. It runs on one thread; two systems of it whose order is open are an error.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BattleRound;

/// The phases of a round, in this order. A rule system leaves out what it does not know.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Reflexes answer at once where nobody takes down what comes of each choice; everybody else was heard before the pass.
    Hear,
    /// Whoever has to bear something before anything else goes on does so.
    Bear,
    /// Rounds begin, and fighters announce what they mean to do.
    Announce,
    /// The count goes down to the next who acts.
    Count,
    /// Whoever's turn it is acts.
    Act,
    /// Those at whom a blow is aimed answer it.
    React,
    /// Blows land that nobody has warded off.
    Land,
    /// What was suffered takes effect.
    Suffer,
    /// Rounds end, and fights.
    Finish,
    /// What goes along with all this keeps up with it; says whether a battle goes on.
    Keep,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Self; 10] = [
        Self::Hear,
        Self::Bear,
        Self::Announce,
        Self::Count,
        Self::Act,
        Self::React,
        Self::Land,
        Self::Suffer,
        Self::Finish,
        Self::Keep,
    ];
}

/// How a battle moves through the phases, written by its rule system.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// It waits for somebody, is over, or stands still.
    #[default]
    Rests,
    /// Something has happened in this pass.
    Moved,
    /// Something has happened, and another pass takes it on.
    GoesOn,
}

pub(super) fn plugin(app: &mut App) {
    let mut schedule = Schedule::new(BattleRound);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..Default::default()
    });
    app.add_schedule(schedule);
    let [
        hear,
        bear,
        announce,
        count,
        act,
        react,
        land,
        suffer,
        finish,
        keep,
    ] = Phase::ALL;
    let phases = (
        hear, bear, announce, count, act, react, land, suffer, finish, keep,
    );
    app.configure_sets(BattleRound, phases.chain());
}

/// Takes all battles through the phases until each waits for somebody, is over or stands still.
///
/// What stands still of itself is left to the next step, so that no step lasts for ever.
pub(super) fn play(world: &mut World, motions: &mut QueryState<&Motion>) {
    loop {
        world.run_schedule(BattleRound);
        let mut all = motions.query(world).into_iter();
        if !all.any(|motion| *motion == Motion::GoesOn) {
            return;
        }
    }
}
