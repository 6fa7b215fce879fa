//! The state hash of battles that wait or are over.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::battle::{
    BattleDice, Clock, Decision, Ground, ModuleSet, Roster, Secrets, Sides, StableHasher, StateHash,
};

use super::super::scene::Combatant;
use super::Round;

/// Something has happened: every stroke of the round touches one of these.
type Touched = Or<(
    Changed<Round>,
    Changed<Decision>,
    Changed<Clock>,
    Changed<Sides>,
    Added<StateHash>,
)>;

/// Hashes all that a saved battle needs, fighters in ascending order of their ids.
///
/// A battle in which nothing has happened keeps its hash, and one without the component is not hashed at all.
pub(super) fn hash_states(
    mut battles: Query<
        (
            &Roster,
            &Sides,
            &Clock,
            &Decision,
            &BattleDice,
            &Ground,
            &ModuleSet,
            &Round,
            &Secrets,
            &mut StateHash,
        ),
        Touched,
    >,
    fighters: Query<Combatant>,
) {
    for (roster, sides, clock, decision, dice, ground, modules, round, secrets, mut hash) in &mut battles {
        let mut hasher = StableHasher::default();
        (sides, clock, decision, dice, &ground.changes, modules, round).hash(&mut hasher);
        for (id, entity) in roster.iter() {
            id.hash(&mut hasher);
            if let Ok(it) = fighters.get(entity) {
                (it.fighter.side, *it.body, it.sheet.0.person.as_str(), it.shape()).hash(&mut hasher);
            }
        }
        secrets.hash(&mut hasher);
        *hash = StateHash(hasher.finish());
    }
}
