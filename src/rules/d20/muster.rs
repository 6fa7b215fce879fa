//! A battle is made: recruits become fighters with the values of the data files.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Character, FighterId, Ground, Muster, RawRon, Recruit, TableSet};
use crate::content::{Problem, Problems, Words, reason};
use crate::rules::common::{meant, parse, problem, read};
use crate::rules::kernel::Enlists;

use super::D20;
use super::data::{Creature, D20Data, Record};
use super::fighter::{Figures, Leave};
use super::lamp;
use super::module::Modules;
use super::round::{Round, Shelf, Stage};
use super::scene::Snapshot;
use super::sheet::Build;
use super::start::StartFile;

/// The data files of these rules, read once.
#[derive(Resource, Clone)]
pub(crate) struct Tables(pub(crate) Arc<D20Data>);

/// The tables that a fight goes by.
pub(super) fn tables(world: &World, chosen: &TableSet) -> Arc<D20Data> {
    chosen
        .get()
        .unwrap_or_else(|| Arc::clone(&world.resource::<Tables>().0))
}

/// A creature in a level file.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
enum PersonFile {
    /// One of the data files.
    Id(String),
    /// A record written down in the level.
    Inline(Box<Creature>),
}

/// The JSON schemas of a creature and of how it begins.
pub(super) fn schemas() -> [serde_json::Value; 2] {
    [
        schemars::schema_for!(PersonFile).to_value(),
        schemars::schema_for!(StartFile).to_value(),
    ]
}

impl Enlists for D20 {
    type Tables = D20Data;
    type Start = StartFile;

    fn build(tables: &D20Data, muster: &Muster, recruit: &Recruit) -> Result<Build, Vec<Problem>> {
        let mut build = build_of(tables, &muster.file, recruit)?;
        if let Some(book) = &mut build.book {
            book.pay_by(&muster.modules);
        }
        Ok(build)
    }

    fn characterise(build: &mut Build, character: Character) {
        build.character = character;
    }

    fn settle(build: &mut Build, start: &StartFile, _: &Muster, known: &[FighterId]) -> Vec<String> {
        start.faults(build, known)
    }

    fn begin(start: &StartFile, build: &Build, recruit: &Recruit, muster: &Muster) -> (Body, Figures) {
        start.begin(recruit, build, muster.setting.surprised.contains(&recruit.side))
    }

    fn keep_waiting(state: &mut Figures) {
        state.hit_points.leave = Leave::Waits;
    }

    fn check_lights(muster: &Muster, problems: &mut Problems) {
        lamp::check(&muster.file, &muster.setting, problems);
    }

    fn hand_out(ground: &mut Ground, bearer: &Snapshot, kind: &str) {
        lamp::hand_out(ground, bearer, kind);
    }

    fn open(tables: Arc<D20Data>, muster: &Muster) -> Round {
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

fn build_of(tables: &D20Data, file: &Path, recruit: &Recruit) -> Result<Build, Vec<Problem>> {
    let wrong = |reason: String| problem(file, recruit, &recruit.person, "person", reason);
    let person = read::<PersonFile>(file, recruit, &recruit.person, "person").map_err(|it| vec![it])?;
    built(tables, person).map_err(|reasons| reasons.into_iter().map(wrong).collect())
}

/// The fighter whom a level file names or writes down.
///
/// # Errors
///
/// A sentence that says what is wrong with his words.
pub(super) fn person(tables: &D20Data, raw: &RawRon) -> Result<Build, String> {
    let person = parse::<PersonFile>(&raw.text).map_err(|error| reason::<PersonFile>(&raw.text, &error))?;
    built(tables, person).map_err(|reasons| reasons.join("; "))
}

/// What the words about a creature come to, or all that is wrong with them.
fn built(tables: &D20Data, person: PersonFile) -> Result<Build, Vec<String>> {
    match person {
        // A row of one's own may have changed what it is or carries.
        PersonFile::Id(id) => match tables.creature(&id) {
            Some(creature) => whole(tables, creature),
            None => Err(vec![nobody(tables, &id)]),
        },
        PersonFile::Inline(creature) => whole(tables, &creature),
    }
}

/// What a creature comes to, or all that is wrong with it.
fn whole(tables: &D20Data, creature: &Creature) -> Result<Build, Vec<String>> {
    let faults: Vec<String> = creature.faults(tables).iter().map(ToString::to_string).collect();
    if faults.is_empty() {
        Ok(Build::of(tables, creature))
    } else {
        Err(faults)
    }
}

/// Says that there is no such creature, and which may have been meant: by an id, or by a name in any language.
fn nobody(tables: &D20Data, wanted: &str) -> String {
    let all = [&tables.heroes, &tables.opponents, &tables.mounts];
    let known: Vec<(&str, &Words)> = all
        .into_iter()
        .flatten()
        .map(|(id, creature)| (id.as_str(), &creature.name))
        .collect();
    format!("there is no creature `{wanted}`{}", meant(wanted, &known))
}

/// The name of a creature of a level file; none where the words cannot be read.
pub(super) fn name_of(tables: &D20Data, raw: &RawRon) -> Option<Arc<Words>> {
    match parse::<PersonFile>(&raw.text).ok()? {
        PersonFile::Id(id) => Some(Arc::new(tables.creature(&id)?.name.clone())),
        PersonFile::Inline(creature) => Some(Arc::new(creature.name)),
    }
}
