//! A battle is made: recruits become fighters with the values of the data files and their start states.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Facts, FighterId, Ground, Muster, RawRon, Recruit, Roster, SideId, TableSet};
use crate::content::{OwnRow, Problem, Problems, Words, reason};
use crate::rules::common::{battle_of, meant, parse, problem, read, recruits, start_of};
use crate::rules::kernel::Sightings;

use super::super::Dsa41;
use super::super::build;
use super::super::data::shelf::Shelf;
use super::super::data::{Creature, Dsa41Data, Person};
use super::super::fighter::{Build, Condition};
use super::super::module::Modules;
use super::super::round::{Round, Stage};
use super::super::scene::Snapshot;
use super::super::terrain::facts::SCALE;
use super::super::terrain::lamp;
use super::enlist::{StartFile, enlist, may_ride, seat};
use super::oddity;

/// The data files of these rules, read once.
#[derive(Resource, Clone)]
pub(crate) struct Tables(pub(crate) Arc<Dsa41Data>);

/// The tables that a fight goes by.
pub(crate) fn tables(world: &World, chosen: &TableSet) -> Arc<Dsa41Data> {
    chosen
        .get()
        .unwrap_or_else(|| Arc::clone(&world.resource::<Tables>().0))
}

/// The tables of the game with rows of one's own over them, and with the weapons that some persons have changed for themselves.
///
/// # Errors
///
/// What is wrong with the rows.
pub(crate) fn table_set(
    game: &Arc<Dsa41Data>,
    own: &[OwnRow],
    persons: &[&RawRon],
) -> Result<TableSet, Problems> {
    let mut tables = Arc::clone(game);
    if !own.is_empty() {
        tables = Arc::new(game.with_own(own)?);
    }
    for raw in persons {
        if let Ok(PersonFile::Inline(mut person)) = parse::<PersonFile>(&raw.text)
            && person.has_changed()
        {
            Arc::make_mut(&mut tables).arm(&mut person);
        }
    }
    let is_games = Arc::ptr_eq(&tables, game);
    Ok(if is_games {
        TableSet::default()
    } else {
        TableSet::of(tables)
    })
}

/// Fighters that were worked out before, by their tables and the words that name them.
#[derive(Resource, Default)]
pub(crate) struct Builds(BTreeMap<(u64, String, Modules, Dress), Arc<Build>>);

/// What somebody wears when the fight begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Dress {
    /// All that he has.
    Full,
    /// No armour: he is surprised in his camp (`ARP-09`).
    Camp,
}

/// A person in a level file.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
enum PersonFile {
    /// One of the data files.
    Id(String),
    /// Attributes and talents, written down in the level.
    Inline(Box<Person>),
    /// Printed values, written down in the level.
    Creature(Box<Creature>),
}

/// The JSON schemas of a person and of how he begins.
pub(crate) fn schemas() -> [serde_json::Value; 2] {
    [
        schemars::schema_for!(PersonFile).to_value(),
        schemars::schema_for!(StartFile).to_value(),
    ]
}

/// Makes the battle entity and its fighters.
pub(crate) fn muster(world: &mut World, muster: &Muster) -> Result<Entity, Problems> {
    let tables = tables(world, &muster.tables);
    let modules = Modules::of(&muster.modules);
    let mut problems = Problems::default();
    let mut ready = Vec::with_capacity(muster.fighters.len());
    for (recruit, _) in recruits(muster) {
        let start = start_of::<StartFile>(&muster.file, recruit);
        let is_armoured = start.as_ref().is_ok_and(|start| start.armoured);
        let dress = if sleeps_unarmoured(muster, recruit.side) && !is_armoured {
            Dress::Camp
        } else {
            Dress::Full
        };
        let build = build_of(world, &tables, (&muster.file, recruit), (modules, dress));
        match (build, start) {
            (Ok(mut build), Ok(start)) => {
                if let Some(character) = recruit.character {
                    Arc::make_mut(&mut build).character = character;
                }
                let faults = start.faults(&build);
                let raw = recruit.start.as_ref().unwrap_or(&recruit.person);
                for fault in faults {
                    problems.push(problem(&muster.file, recruit, raw, "start", fault));
                }
                ready.push((recruit, build, start));
            }
            (build, start) => {
                for problem in build.err().into_iter().flatten().chain(start.err()) {
                    problems.push(problem);
                }
            }
        }
    }
    lamp::check(&muster.file, &muster.setting, &mut problems);
    for (recruit, build, start) in &ready {
        let Some(wanted) = start.rides else { continue };
        let riders = ready.iter().filter(|(.., it)| it.rides == Some(wanted)).count();
        let mount = ready.iter().find(|(it, ..)| it.id.0 == wanted);
        let mount = mount.map(|(it, beast, _)| (*it, &**beast));
        if let Err(reason) = may_ride((recruit, build), mount, riders) {
            let raw = recruit.start.as_ref().unwrap_or(&recruit.person);
            problems.push(problem(&muster.file, recruit, raw, "start", reason));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let saddles: Vec<(FighterId, FighterId)> = ready
        .iter()
        .filter_map(|(recruit, _, start)| Some((recruit.id, FighterId(start.rides?))))
        .collect();
    let shelf = Shelf::of(tables);
    let battle = world.spawn_empty().id();
    let fighters = ready
        .into_iter()
        .map(|(recruit, build, start)| (recruit.id, enlist(world, battle, recruit, build, &start)));
    let roster = Roster::new(fighters.collect());
    for (rider, mount) in saddles {
        if let (Some(rider), Some(mount)) = (roster.entity(rider), roster.entity(mount)) {
            seat(world, rider, mount);
        }
    }
    let mut ground = Ground::new(muster.board.clone(), muster.setting.clone());
    lamp::kindle_gear(&mut ground);
    for (id, kind) in &muster.setting.carried {
        let bearer = roster
            .entity(*id)
            .and_then(|entity| Snapshot::in_world(world, entity));
        if let Some(bearer) = bearer {
            lamp::hand_out(&mut ground, &shelf, &bearer, kind);
        }
    }
    for (_, entity) in roster.iter() {
        if let Some(bearer) = Snapshot::in_world(world, entity) {
            lamp::kindle_weapons(&mut ground, &bearer);
        }
    }
    let later = recruits(muster).filter(|(_, is_there)| !is_there);
    for (recruit, _) in later {
        if let Some(entity) = roster.entity(recruit.id) {
            keep_waiting(world, entity);
        }
    }
    world.entity_mut(battle).insert((
        battle_of(&Dsa41, muster, roster, ground),
        Round {
            stage: Stage::Muster,
            begin_at: muster.start.map(|(_, phase)| phase),
            modules,
            last_round: muster.last_round,
            shelf,
            ..Round::default()
        },
        Facts::new(SCALE),
        Sightings::<Dsa41>::default(),
    ));
    Ok(battle)
}

/// Whether a side is surprised in its camp, so that nobody wears armour unless the level says so.
///
/// Rule: `ARP-09`.
fn sleeps_unarmoured(muster: &Muster, side: SideId) -> bool {
    muster.setting.camped.contains(&side) && muster.setting.surprised.contains(&side)
}

/// Who comes later is not there yet (`BD-LVL-12`).
fn keep_waiting(world: &mut World, fighter: Entity) {
    let mut fighter = world.entity_mut(fighter);
    if let Some(mut body) = fighter.get_mut::<Body>() {
        body.present = false;
        body.able = false;
    }
    if let Some(mut condition) = fighter.get_mut::<Condition>() {
        condition.ado.waits = true;
    }
}

fn build_of(
    world: &mut World,
    tables: &Dsa41Data,
    (file, recruit): (&Path, &Recruit),
    (modules, dress): (Modules, Dress),
) -> Result<Arc<Build>, Vec<Problem>> {
    let key = (tables.stamp, recruit.person.text.clone(), modules, dress);
    if let Some(known) = world.resource::<Builds>().0.get(&key) {
        return Ok(Arc::clone(known));
    }
    let wrong = |reason: String| problem(file, recruit, &recruit.person, "person", reason);
    let person = read::<PersonFile>(file, recruit, &recruit.person, "person").map_err(|it| vec![it])?;
    let build = built(tables, person, modules);
    let mut build = build.map_err(|reasons| reasons.into_iter().map(wrong).collect::<Vec<_>>())?;
    if dress == Dress::Camp {
        build = build::undressed(tables, build);
    }
    build.close_ledgers();
    let build = Arc::new(build);
    world.resource_mut::<Builds>().0.insert(key, Arc::clone(&build));
    Ok(build)
}

/// The fighter whom a level file names or writes down.
///
/// # Errors
///
/// A sentence that says what is wrong with his words.
pub(crate) fn person(tables: &Dsa41Data, raw: &RawRon, modules: Modules) -> Result<Build, String> {
    let person = parse::<PersonFile>(&raw.text).map_err(|error| reason::<PersonFile>(&raw.text, &error))?;
    built(tables, person, modules).map_err(|reasons| reasons.join("; "))
}

/// What the words about a person come to, or all that is wrong with them.
fn built(tables: &Dsa41Data, person: PersonFile, modules: Modules) -> Result<Build, Vec<String>> {
    let whole = |faults: Vec<crate::rules::Fault>| {
        let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
        if found.is_empty() { Ok(()) } else { Err(found) }
    };
    match person {
        PersonFile::Id(id) => {
            // A row of one's own may have changed what he is or leads.
            if let Some(person) = tables.people.get(id.as_str()) {
                whole(super::super::data::Record::faults(person, tables))?;
                // Nobody whose row was changed is kept from a fight by the usual cap, but a level may ask for the older one (VAL-91).
                if modules.has(Modules::SPLIT_CAP) {
                    whole(build::split_faults(person, modules))?;
                }
            }
            if let Some(creature) = tables.creatures.get(id.as_str()) {
                whole(super::super::data::Record::faults(creature, tables))?;
            }
            by_id(tables, &id, modules).ok_or_else(|| vec![nobody(tables, &id)])
        }
        PersonFile::Inline(mut person) => {
            let mut faults = super::super::data::Record::faults(&*person, tables);
            faults.extend(build::split_faults(&person, modules));
            whole(faults)?;
            whole(build::own_need_faults(tables, &person))?;
            let mut tables = Cow::Borrowed(tables);
            if person.has_changed() {
                tables.to_mut().arm(&mut person);
            }
            Ok(build::of_person(&tables, &person, modules))
        }
        PersonFile::Creature(creature) => {
            whole(super::super::data::Record::faults(&*creature, tables))?;
            Ok(build::of_creature(tables, &creature, modules))
        }
    }
}

/// A person or creature of the data files.
pub(crate) fn by_id(tables: &Dsa41Data, id: &str, modules: Modules) -> Option<Build> {
    let person = crate::rules::Id::new(id)
        .ok()
        .and_then(|id| tables.people.get(&id));
    let creature = crate::rules::Id::new(id)
        .ok()
        .and_then(|id| tables.creatures.get(&id));
    let made = person.map(|person| build::of_person(tables, person, modules));
    made.or_else(|| creature.map(|creature| build::of_creature(tables, creature, modules)))
        .map(|made| Build {
            rows: build::rows([id]),
            ..made
        })
}

/// Says that there is no such person or creature, and who may have been meant: by an id, or by a name in any language.
fn nobody(tables: &Dsa41Data, wanted: &str) -> String {
    let people = tables
        .people
        .iter()
        .map(|(id, person)| (id.as_str(), &person.name));
    let creatures = tables
        .creatures
        .iter()
        .map(|(id, creature)| (id.as_str(), &creature.name));
    let known: Vec<(&str, &Words)> = people.chain(creatures).collect();
    format!(
        "there is no person or creature `{wanted}`{}",
        meant(wanted, &known)
    )
}

/// The name of a person of a level file; none where the words cannot be read.
pub(crate) fn name_of(tables: &Dsa41Data, raw: &RawRon) -> Option<Arc<Words>> {
    let name = match parse::<PersonFile>(&raw.text).ok()? {
        PersonFile::Id(id) => {
            let person = crate::rules::Id::new(&id).ok();
            let person = person.and_then(|id| tables.people.get(&id));
            let creature = crate::rules::Id::new(&id).ok();
            let creature = creature.and_then(|id| tables.creatures.get(&id));
            let name = person.map(|person| &person.name);
            name.or(creature.map(|creature| &creature.name))?.clone()
        }
        PersonFile::Inline(person) => person.name,
        PersonFile::Creature(creature) => creature.name,
    };
    Some(Arc::new(name))
}

/// Where a stored value of somebody who fights is not what the rules make of it.
///
/// Rule: `CMB-01`.
pub(crate) fn stored_otherwise(tables: &Dsa41Data, muster: &Muster) -> Vec<Problem> {
    let of_tables = tables.stored_otherwise();
    let mut found = Vec::new();
    for (recruit, _) in recruits(muster) {
        let faults = match parse::<PersonFile>(&recruit.person.text) {
            Ok(PersonFile::Id(id)) => {
                found.extend(of_tables.iter().filter(|it| it.place == id).cloned());
                continue;
            }
            Ok(PersonFile::Inline(mut person)) => {
                let mut tables = tables.clone();
                tables.arm(&mut person);
                let mut faults = build::printed_faults(&tables, &person);
                faults.extend(build::need_faults(&tables, &person));
                faults
            }
            Ok(PersonFile::Creature(creature)) => build::creature_faults(tables, &creature),
            Err(_) => continue,
        };
        let told = |fault: crate::rules::Fault| {
            problem(
                &muster.file,
                recruit,
                &recruit.person,
                "person",
                fault.to_string(),
            )
        };
        found.extend(faults.into_iter().map(told));
    }
    found.dedup();
    found
}

/// What is odd about those who fight, though no rule forbids it.
///
/// Rule: `ARP-01`.
pub(crate) fn oddities(tables: &Dsa41Data, muster: &Muster) -> Vec<Problem> {
    let modules = Modules::of(&muster.modules);
    let of_one = |recruit: &Recruit| {
        let found = match parse::<PersonFile>(&recruit.person.text) {
            Ok(PersonFile::Id(id)) => {
                let person = tables.people.get(id.as_str());
                person
                    .map(|person| oddity::oddities(tables, person, modules))
                    .unwrap_or_default()
            }
            Ok(PersonFile::Inline(person)) => oddity::oddities(tables, &person, modules),
            Ok(PersonFile::Creature(_)) | Err(_) => Vec::new(),
        };
        let told = |reason| problem(&muster.file, recruit, &recruit.person, "person", reason);
        found.into_iter().map(told).collect::<Vec<_>>()
    };
    recruits(muster)
        .flat_map(|(recruit, _)| of_one(recruit))
        .collect()
}
