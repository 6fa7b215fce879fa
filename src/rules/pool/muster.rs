//! A battle is made: recruits become fighters with the values of the data files.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Character, FighterId, Ground, Muster, RawRon, Recruit, TableSet};
use crate::content::{Problem, Problems, Words, reason};
use crate::rules::common::{meant, parse, problem, read};
use crate::rules::kernel::Enlists;

use super::Pool;
use super::data::{Person, PoolData, Record};
use super::fighter::{Leave, State};
use super::lamp;
use super::module::Modules;
use super::round::{Round, Shelf, Stage};
use super::scene::Snapshot;
use super::sheet::Build;
use super::start::StartFile;

/// The data files of these rules, read once.
#[derive(Resource, Clone)]
pub(crate) struct Tables(pub(crate) Arc<PoolData>);

/// The tables that a fight goes by.
pub(super) fn tables(world: &World, chosen: &TableSet) -> Arc<PoolData> {
    chosen
        .get()
        .unwrap_or_else(|| Arc::clone(&world.resource::<Tables>().0))
}

/// A person in a level file.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
enum PersonFile {
    /// One of the data files.
    Id(String),
    /// A record written down in the level.
    Inline(Box<Person>),
}

/// The JSON schemas of a person and of how he begins.
pub(super) fn schemas() -> [serde_json::Value; 2] {
    [
        schemars::schema_for!(PersonFile).to_value(),
        schemars::schema_for!(StartFile).to_value(),
    ]
}

impl Enlists for Pool {
    type Tables = PoolData;
    type Start = StartFile;

    fn build(tables: &PoolData, muster: &Muster, recruit: &Recruit) -> Result<Build, Vec<Problem>> {
        build_of(tables, &muster.file, recruit)
    }

    fn characterise(build: &mut Build, character: Character) {
        build.character = character;
    }

    fn settle(build: &mut Build, start: &StartFile, muster: &Muster, known: &[FighterId]) -> Vec<String> {
        let are_heroes = Modules::of(&muster.modules).has(Modules::ALL_HEROES);
        build.is_hero = start.hero.unwrap_or(build.is_hero || are_heroes);
        start.faults(build, known)
    }

    fn begin(start: &StartFile, build: &Build, recruit: &Recruit, muster: &Muster) -> (Body, State) {
        start.begin(recruit, build, muster.setting.surprised.contains(&recruit.side))
    }

    fn keep_waiting(state: &mut State) {
        state.leave = Leave::Waits;
    }

    fn check_lights(muster: &Muster, problems: &mut Problems) {
        lamp::check(&muster.file, &muster.setting, problems);
    }

    fn hand_out(ground: &mut Ground, bearer: &Snapshot, kind: &str) {
        lamp::hand_out(ground, bearer, kind);
    }

    fn open(tables: Arc<PoolData>, muster: &Muster) -> Round {
        Round {
            stage: Stage::Muster,
            begin_at: muster.start.map(|(_, phase)| phase),
            modules: Modules::of(&muster.modules),
            last_round: muster.last_round,
            shelf: Shelf::of(tables),
            ..Round::default()
        }
    }
}

fn build_of(tables: &PoolData, file: &Path, recruit: &Recruit) -> Result<Build, Vec<Problem>> {
    let wrong = |reason: String| problem(file, recruit, &recruit.person, "person", reason);
    let person = read::<PersonFile>(file, recruit, &recruit.person, "person").map_err(|it| vec![it])?;
    built(tables, person).map_err(|reasons| reasons.into_iter().map(wrong).collect())
}

/// The fighter whom a level file names or writes down.
///
/// # Errors
///
/// A sentence that says what is wrong with his words.
pub(super) fn person(tables: &PoolData, raw: &RawRon) -> Result<Build, String> {
    let person = parse::<PersonFile>(&raw.text).map_err(|error| reason::<PersonFile>(&raw.text, &error))?;
    built(tables, person).map_err(|reasons| reasons.join("; "))
}

/// What the words about a person come to, or all that is wrong with them.
fn built(tables: &PoolData, person: PersonFile) -> Result<Build, Vec<String>> {
    match person {
        // A row of one's own may have changed what he is or carries.
        PersonFile::Id(id) => match tables.people.get(id.as_str()) {
            Some(person) => whole(tables, person),
            None => Err(vec![nobody(tables, &id)]),
        },
        PersonFile::Inline(person) => whole(tables, &person),
    }
}

/// What a person comes to, or all that is wrong with him.
fn whole(tables: &PoolData, person: &Person) -> Result<Build, Vec<String>> {
    let faults: Vec<String> = person.faults(tables).iter().map(ToString::to_string).collect();
    if faults.is_empty() {
        Ok(Build::of(tables, person))
    } else {
        Err(faults)
    }
}

/// Says that there is no such person, and who may have been meant: by an id, or by a name in any language.
fn nobody(tables: &PoolData, wanted: &str) -> String {
    let known: Vec<(&str, &Words)> = tables
        .people
        .iter()
        .map(|(id, person)| (id.as_str(), &person.name))
        .collect();
    format!("there is no person `{wanted}`{}", meant(wanted, &known))
}

/// The name of a person of a level file; none where the words cannot be read.
pub(super) fn name_of(tables: &PoolData, raw: &RawRon) -> Option<Arc<Words>> {
    match parse::<PersonFile>(&raw.text).ok()? {
        PersonFile::Id(id) => {
            let id = crate::rules::Id::new(&id).ok()?;
            Some(Arc::new(tables.people.get(&id)?.name.clone()))
        }
        PersonFile::Inline(person) => Some(Arc::new(person.name)),
    }
}
