//! A battle is made: recruits become fighters, the ground is laid, lights are handed out, later ones wait.

use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Character, Fighter, FighterId, Ground, Muster, Recruit, Roster, RuleSystem};
use crate::content::{Problem, Problems};
use crate::rules::common::{battle_of, problem, recruits, start_of};

use super::{Rules, Sheet, Sightings, Snapshot};

/// What a rule system says of recruits.
pub trait Enlists: Rules {
    /// Its tables.
    type Tables: Send + Sync;

    /// How a fighter begins, in the words of a level file.
    type Start: Default + for<'de> Deserialize<'de>;

    /// What a recruit is.
    ///
    /// # Errors
    ///
    /// What is wrong with the words that name him.
    fn build(tables: &Self::Tables, muster: &Muster, recruit: &Recruit) -> Result<Self::Build, Vec<Problem>>;

    /// Gives a fighter a character that a level names for him.
    fn characterise(_build: &mut Self::Build, _character: Character) {}

    /// What is wrong with how somebody begins, in a level with these fighters; it may also change what he is.
    fn settle(
        _build: &mut Self::Build,
        _start: &Self::Start,
        _muster: &Muster,
        _known: &[FighterId],
    ) -> Vec<String> {
        Vec::new()
    }

    /// The body and the state in which somebody begins.
    fn begin(
        start: &Self::Start,
        build: &Self::Build,
        recruit: &Recruit,
        muster: &Muster,
    ) -> (Body, Self::State);

    /// He is not there yet (`BD-LVL-12`).
    fn keep_waiting(_state: &mut Self::State) {}

    /// Says which kinds of light of a level nobody knows.
    fn check_lights(_muster: &Muster, _problems: &mut Problems) {}

    /// Gives a fighter the light that he begins with (`BD-LVL-10`).
    fn hand_out(_ground: &mut Ground, _bearer: &Snapshot<Self>, _kind: &str) {}

    /// Where the battle stands at its beginning.
    fn open(tables: Arc<Self::Tables>, muster: &Muster) -> Self::Round;
}

/// Makes the battle entity and its fighters.
///
/// # Errors
///
/// Every problem of the persons and start states.
pub fn muster<R: Enlists>(
    system: &'static dyn RuleSystem,
    world: &mut World,
    tables: Arc<R::Tables>,
    muster: &Muster,
) -> Result<Entity, Problems> {
    let known: Vec<FighterId> = recruits(muster).map(|(recruit, _)| recruit.id).collect();
    let mut problems = Problems::default();
    let mut ready = Vec::with_capacity(known.len());
    for (recruit, is_there) in recruits(muster) {
        let build = R::build(&tables, muster, recruit);
        match (build, start_of::<R::Start>(&muster.file, recruit)) {
            (Ok(mut build), Ok(start)) => {
                if let Some(character) = recruit.character {
                    R::characterise(&mut build, character);
                }
                let raw = recruit.start.as_ref().unwrap_or(&recruit.person);
                for fault in R::settle(&mut build, &start, muster, &known) {
                    problems.push(problem(&muster.file, recruit, raw, "start", fault));
                }
                ready.push((recruit, Arc::new(build), start, is_there));
            }
            (build, start) => {
                let found = build.err().into_iter().flatten().chain(start.err());
                found.for_each(|problem| problems.push(problem));
            }
        }
    }
    R::check_lights(muster, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let battle = world.spawn_empty().id();
    let fighters = ready.into_iter().map(|(recruit, build, start, is_there)| {
        let (mut body, mut state) = R::begin(&start, &build, recruit, muster);
        if !is_there {
            (body.present, body.able) = (false, false);
            R::keep_waiting(&mut state);
        }
        let fighter = Fighter {
            id: recruit.id,
            battle,
            side: recruit.side,
        };
        let entity = world.spawn((fighter, body, state, Sheet::<R>::of(build))).id();
        (recruit.id, entity)
    });
    let roster = Roster::new(fighters.collect());
    let mut ground = Ground::new(muster.board.clone(), muster.setting.clone());
    for (id, kind) in &muster.setting.carried {
        let bearer = roster.entity(*id);
        if let Some(bearer) = bearer.and_then(|entity| Snapshot::<R>::in_world(world, entity)) {
            R::hand_out(&mut ground, &bearer, kind);
        }
    }
    let round = R::open(tables, muster);
    let parts = battle_of(system, muster, roster, ground);
    world
        .entity_mut(battle)
        .insert((parts, round, Sightings::<R>::default()));
    Ok(battle)
}
