//! Is a recording true? The fight is fought again and every state hash compared.

use bevy::prelude::*;

use super::game::{begin, discard, prompt};
use super::tape::Tape;
use super::{Digests, Recording, Since};
use crate::battle::{BattleDice, Decision, Intent, ModuleSet, StateHash, System, settle};
use crate::content::Problems;

/// What came of fighting a recording again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every hash is the same; here is the last one.
    Same(StateHash),
    /// The fight begins differently: other modules, or another first hash.
    DiffersAtStart,
    /// After this intent, counted from 0, the hash differs.
    Differs(usize),
    /// This intent, counted from 0, is not legal.
    Refused(usize),
}

/// Fights a recording again without comparing; the battle stays in the world.
///
/// # Errors
///
/// Every problem of the level.
pub fn replay(world: &mut World, recording: &Recording) -> Result<(Entity, Verdict), Problems> {
    replay_seen(world, recording, |_, _, _| {})
}

/// As [`replay`], and shows the battle before each choice, with the place of that among the choices, counted from 0.
///
/// # Errors
///
/// Every problem of the level.
pub fn replay_seen(
    world: &mut World,
    recording: &Recording,
    look: impl FnMut(&World, Entity, usize),
) -> Result<(Entity, Verdict), Problems> {
    let (battle, _) = begin(world, &recording.opening, true)?;
    settle(world, battle);
    let verdict = run(world, battle, recording, look);
    Ok((battle, verdict))
}

/// Begins a recorded fight again: whether it begins as it did, and what has changed since.
///
/// # Errors
///
/// Every problem of the level and of those who fight.
pub fn begins(world: &mut World, recording: &Recording) -> Result<(bool, Since), Problems> {
    let (battle, _) = begin(world, &recording.opening, true)?;
    settle(world, battle);
    let begun = (
        begins_same(world, battle, recording),
        since(world, battle, recording),
    );
    discard(world, battle);
    Ok(begun)
}

/// Fights a recording again and compares every state hash.
///
/// # Errors
///
/// Every problem of the level.
pub fn verify(world: &mut World, recording: &Recording) -> Result<Verdict, Problems> {
    let (battle, verdict) = replay(world, recording)?;
    discard(world, battle);
    Ok(verdict)
}

/// What has changed since a recording was made, of all that the fight is made of which was begun again after it.
pub fn since(world: &World, battle: Entity, recording: &Recording) -> Since {
    let nothing = Digests::default();
    let now = world.get::<Tape>(battle).map_or(&nothing, |tape| &tape.digests);
    Since::recorded(recording, now)
}

/// Whether a fight that was begun again has the recorded modules and state.
fn begins_same(world: &World, battle: Entity, recording: &Recording) -> bool {
    let modules = world
        .get::<ModuleSet>(battle)
        .map(|modules| modules.0.clone())
        .unwrap_or_default();
    let first = world
        .get::<Tape>(battle)
        .and_then(|tape| tape.first)
        .map(|(hash, _)| hash.to_string());
    modules == recording.modules && first.as_deref() == Some(recording.first.as_str())
}

fn run(
    world: &mut World,
    battle: Entity,
    recording: &Recording,
    mut look: impl FnMut(&World, Entity, usize),
) -> Verdict {
    if !begins_same(world, battle, recording) {
        return Verdict::DiffersAtStart;
    }
    let Some(System(system)) = world.get::<System>(battle).copied() else {
        return Verdict::DiffersAtStart;
    };
    for (place, intent) in recording.intents.iter().enumerate() {
        let is_asked = world
            .get::<Decision>(battle)
            .is_some_and(|decision| decision.0.is_some());
        if !is_asked
            || system
                .judge(world, battle, intent.fighter, &intent.choice)
                .is_err()
        {
            return Verdict::Refused(place);
        }
        look(world, battle, place);
        prompt(world, battle, intent.faces.as_deref());
        world.write_message(Intent {
            battle,
            fighter: intent.fighter,
            choice: intent.choice.clone(),
        });
        settle(world, battle);
        let hash = world.get::<StateHash>(battle).copied().unwrap_or_default();
        let fallen = world.get::<BattleDice>(battle).map_or(0, BattleDice::fallen);
        if hash != intent.hash || fallen != intent.dice {
            return Verdict::Differs(place);
        }
    }
    Verdict::Same(world.get::<StateHash>(battle).copied().unwrap_or_default())
}
