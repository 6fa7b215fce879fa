//! The same two fighters of a level by every rule system that can play it: what one exchange between them comes to.

use bevy::prelude::*;

use super::lineup::{persons, systems};
use super::prepare::{modules_of, told};
use crate::battle::{Duel, FighterId, ModuleWish, RawRon, RuleSystem};
use crate::level::Level;
use crate::rules::own;

/// Two fighters of a level by one rule system.
pub struct Compared {
    /// The rule system.
    pub system: &'static dyn RuleSystem,
    /// Who they are in it, the attacker first.
    pub persons: [RawRon; 2],
    /// Their exchange; or why there is none, in a sentence.
    pub duel: Result<Duel, String>,
}

/// One exchange between two fighters of a level, the attacker first, by every rule system that can play the level, in the order of
/// [`systems`]: open ground, rested, face to face. The odds are those that [`duel`](crate::battle::People::duel) gives.
///
/// `wish` says what a player wishes for a rule system; it comes on top of the level's own modules. A rule system that does not have
/// both fighters is left out.
pub fn compare(
    world: &World,
    level: &Level,
    pair: [FighterId; 2],
    wish: impl Fn(&dyn RuleSystem) -> ModuleWish,
) -> Vec<Compared> {
    let by = |system: &'static dyn RuleSystem| {
        let persons = persons(world, level, system)?;
        let [attacker, defender] = pair.map(|id| persons.get(&id).cloned());
        let persons = [attacker?, defender?];
        let modules = modules_of(world, level, system, &wish(system));
        let duel = modules.map_err(|faults| told(&faults));
        let tables = own::tables(world, system, &level.own).map_err(|problems| problems.to_string());
        let duel = duel.and_then(|modules| {
            let tables = tables?;
            system.duel(world, &tables, &modules, [&persons[0], &persons[1]])
        });
        Some(Compared {
            system,
            persons,
            duel,
        })
    };
    systems(world, level).into_iter().filter_map(by).collect()
}

/// The first of some fighters of a level and the first foe of his among them, or whoever comes second where he has none; none
/// for fewer than two.
pub fn first_pair(level: &Level, among: &[FighterId]) -> Option<[FighterId; 2]> {
    let sides = level.battle_sides();
    let side_of = |id: FighterId| {
        let fighter = level.everybody().find(|fighter| fighter.id == id);
        fighter.map(|fighter| fighter.side)
    };
    let [first, second, ..] = *among else { return None };
    let own = side_of(first)?;
    let is_foe = |id: &FighterId| side_of(*id).is_some_and(|side| sides.are_hostile(own, side));
    let foe = among.iter().copied().find(is_foe);
    Some([first, foe.unwrap_or(second)])
}
