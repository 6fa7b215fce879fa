//! Who fights: the persons whom a level names, or those who stand in for them where it names none for a rule system.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::battle::{FighterId, RawRon, RuleSystem};
use crate::level::Level;
use crate::rules::SYSTEMS;

/// Persons who stand in for those of a level, by the fighters whose places they take.
pub type Persons = BTreeMap<FighterId, RawRon>;

/// The rule systems by which a level can be played: first its own, in its order, then those that have stand-ins for it.
pub fn systems(world: &World, level: &Level) -> Vec<&'static dyn RuleSystem> {
    let own = level.rules.iter().filter_map(|name| crate::rules::system(name));
    let mut systems: Vec<_> = own.collect();
    let others = SYSTEMS.iter().copied();
    systems.extend(others.filter(|system| {
        !level.names_fighters_for(system.level_name()) && stand_ins(world, level, *system).is_some()
    }));
    systems
}

/// The person of each fighter of a level by a rule system; none if it cannot be played by it.
pub fn persons(world: &World, level: &Level, system: &dyn RuleSystem) -> Option<Persons> {
    if !level.names_fighters_for(system.level_name()) {
        return stand_ins(world, level, system);
    }
    let own = level.everybody();
    own.map(|fighter| Some((fighter.id, fighter.person.get(system.level_name())?.clone())))
        .collect()
}

/// Those who stand in where a level names nobody for a rule system.
pub(super) fn stand_ins(world: &World, level: &Level, system: &dyn RuleSystem) -> Option<Persons> {
    let persons = level.cast(system.stand_ins(world, &level.strengths())?);
    (persons.len() == level.everybody().count()).then_some(persons)
}
