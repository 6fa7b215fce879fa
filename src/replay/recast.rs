//! Somebody else in the places of those whom a level names: a person for one fighter, or a side of one's own.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use super::Opening;
use super::lineup::systems;
use super::prepare::locate;
use crate::battle::{FighterId, RawRon, RuleSystem, TableSet};
use crate::content::{Problems, hint};
use crate::level::{Level, LevelFighter};
use crate::rules::{self, own};

/// Who fights in whose place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recast {
    /// The id of a person for each fighter of the level in whose place he fights.
    pub fighters: BTreeMap<FighterId, String>,
    /// Those who fight for a side alone, by its place in the level from 0; whoever is left of its fighters stays away.
    pub sides: BTreeMap<usize, Vec<String>>,
}

/// Why somebody cannot fight in another's place.
#[derive(Debug, thiserror::Error)]
pub enum RecastFault {
    /// The level or its own content is broken.
    #[error("{0}")]
    Broken(Problems),
    /// Something that the level or the tables do not have.
    #[error("{0}")]
    Unknown(String),
}

impl Recast {
    /// Whether nobody fights in another's place.
    pub fn is_empty(&self) -> bool {
        self.fighters.is_empty() && self.sides.is_empty()
    }

    /// Puts these persons into the places of the fight that an opening begins.
    ///
    /// # Errors
    ///
    /// A fighter or side that the level does not have, a person whom no table knows, more persons than a side has places, or somebody
    /// left out of whom a goal speaks.
    pub fn apply(&self, world: &World, opening: &mut Opening) -> Result<(), RecastFault> {
        if self.is_empty() {
            return Ok(());
        }
        let level = Level::load(&locate(&opening.level)).map_err(RecastFault::Broken)?;
        let named = opening.system.as_deref().and_then(rules::system);
        let Some(system) = named.or_else(|| systems(world, &level).into_iter().next()) else {
            return Ok(());
        };
        let tables = own::tables(world, system, &level.own).map_err(RecastFault::Broken)?;
        let known = Known {
            world,
            system,
            tables,
        };
        for (fighter, person) in &self.fighters {
            if !level.everybody().any(|other| other.id == *fighter) {
                let ids: Vec<_> = level.everybody().map(|other| other.id.0.to_string()).collect();
                let (number, ids) = (fighter.0, ids.join(", "));
                let reason = format!("the level has no fighter {number}, only {ids}");
                return Err(RecastFault::Unknown(reason));
            }
            known.look(person)?;
            opening.persons.insert(*fighter, told(person));
        }
        for (side, persons) in &self.sides {
            take_side(&level, *side, persons, opening)?;
            persons.iter().try_for_each(|person| known.look(person))?;
        }
        level
            .can_do_without(&opening.left_out)
            .map_err(RecastFault::Unknown)
    }
}

/// The persons take the places of a side one after the other; the places that are left stay empty.
fn take_side(
    level: &Level,
    side: usize,
    persons: &[String],
    opening: &mut Opening,
) -> Result<(), RecastFault> {
    let of_side = |fighter: &&LevelFighter| usize::from(fighter.side.0) == side;
    let places: Vec<FighterId> = level
        .everybody()
        .filter(of_side)
        .map(|fighter| fighter.id)
        .collect();
    let (number, count) = (side + 1, level.sides.len());
    if side >= count {
        let reason = format!("the level has {count} sides, counted from 1, and no side {number}");
        return Err(RecastFault::Unknown(reason));
    }
    if persons.len() > places.len() || persons.is_empty() {
        let (given, places) = (persons.len(), places.len());
        let reason = format!("side {number} has places for 1 to {places}, but {given} are named");
        return Err(RecastFault::Unknown(reason));
    }
    for (place, id) in places.into_iter().enumerate() {
        match persons.get(place) {
            Some(person) => {
                opening.persons.insert(id, told(person));
            }
            None => {
                opening.left_out.insert(id);
            }
        }
    }
    Ok(())
}

/// A person of the tables in the words of a level file.
fn told(person: &str) -> String {
    RawRon::id(person).text
}

/// The persons whom the tables of a fight know.
struct Known<'w> {
    world: &'w World,
    system: &'static dyn RuleSystem,
    tables: TableSet,
}

impl Known<'_> {
    fn look(&self, person: &str) -> Result<(), RecastFault> {
        let raw = RawRon::id(person);
        if self.system.person_name(self.world, &self.tables, &raw).is_some() {
            return Ok(());
        }
        let own = own::players_ids(self.world, self.system);
        let hint = hint(person, own.iter().map(String::as_str));
        let shown: String = person.chars().take(60).collect();
        Err(RecastFault::Unknown(format!(
            "there is no person `{shown}`{hint}"
        )))
    }
}

/// Fighters of an opening who stay away.
pub(super) fn stay_away(level: &mut Level, away: &BTreeSet<FighterId>) -> Result<(), String> {
    level.can_do_without(away)?;
    level.leave_out(away);
    Ok(())
}
