//! By which rule systems the chosen level can be played, and who fights in it by the chosen one.

use std::sync::Arc;

use bevy::prelude::*;

use super::heroes::Places;
use super::plan::Plan;
use crate::battle::{RawRon, RuleSystem, SideId};
use crate::content::Words;
use crate::level::Level;
use crate::replay;
use crate::rules::own;

/// Finds both out when another level or another rule system is chosen.
pub(super) fn look_up(world: &mut World) {
    world.resource_scope(|world, mut plan: Mut<Plan>| {
        let now = (plan.chosen, plan.system);
        if plan.looked_up == Some(now) {
            return;
        }
        let Some(level) = plan.level() else {
            plan.systems.clear();
            plan.cast.clear();
            plan.stands_in = false;
            plan.looked_up = Some(now);
            return;
        };
        let systems = replay::systems(world, level);
        let chosen = plan.rules().or(systems.first().copied());
        let cast = chosen.map_or_else(Vec::new, |system| cast(world, (level, &plan.places), system));
        let is_named = |system: &dyn RuleSystem| {
            let mut everybody = level.everybody();
            everybody.all(|fighter| fighter.person.contains_key(system.level_name()))
        };
        let stands_in = chosen.is_some_and(|system| !is_named(system));
        plan.systems = systems.iter().map(|system| system.id()).collect();
        plan.cast = cast;
        plan.stands_in = stands_in;
        if let Some(system) = chosen.filter(|system| Some(system.id()) != plan.system) {
            plan.take(system.id());
        }
        plan.looked_up = Some((plan.chosen, plan.system));
    });
}

/// The names of those who stand on the map when the fight begins, side by side; of those who hide nothing is told.
fn cast(world: &World, (level, places): (&Level, &Places), system: &dyn RuleSystem) -> Vec<Vec<Arc<Words>>> {
    let mut persons = replay::persons(world, level, system).unwrap_or_default();
    for (fighter, id) in &places.persons {
        persons.insert(*fighter, RawRon::id(id));
    }
    let tables = own::tables(world, system, &level.own).unwrap_or_default();
    let names = |side: usize| {
        let id = SideId(u8::try_from(side).unwrap_or(u8::MAX));
        let theirs = level.known().filter(|fighter| fighter.side == id);
        let theirs = theirs.filter(|fighter| !places.away.contains(&fighter.id));
        theirs
            .filter_map(|fighter| system.person_name(world, &tables, persons.get(&fighter.id)?))
            .collect()
    };
    (0..level.sides.len()).map(names).collect()
}
