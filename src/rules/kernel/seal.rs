//! The state hash of battles that somebody looks at.

use std::hash::{Hash, Hasher};

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    BattleDice, Clock, Decision, Ground, ModuleSet, Motion, Roster, Secrets, Sides, StableHasher, StateHash,
};

use super::{Combatant, Rules, Snapshot};

/// What of a battle its state hash is taken of, besides its fighters.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Matter<R: Rules> {
    roster: &'static Roster,
    sides: &'static Sides,
    clock: &'static Clock,
    decision: &'static Decision,
    dice: &'static BattleDice,
    ground: &'static Ground,
    modules: &'static ModuleSet,
    round: &'static R::Round,
    secrets: &'static Secrets,
    hash: &'static mut StateHash,
}

/// Hashes battles in which something has happened, those that are hashed from now on, and those whose sides somebody else plays.
pub(super) fn hash_changed<R: Rules>(
    mut battles: Query<Matter<R>, Or<(Changed<Motion>, Added<StateHash>, Changed<Sides>)>>,
    mut fighters: Query<Combatant<R>>,
    mut hasher: Local<StableHasher>,
) {
    for mut matter in &mut battles {
        *matter.hash = state_hash(&matter, &mut fighters, &mut hasher);
    }
}

/// Hashes all that a saved battle needs, fighters in ascending order of their ids.
fn state_hash<R: Rules>(
    matter: &MatterItem<R>,
    fighters: &mut Query<Combatant<R>>,
    hasher: &mut StableHasher,
) -> StateHash {
    hasher.clear();
    (matter.sides, matter.clock, matter.decision, matter.dice).hash(hasher);
    (&matter.ground.changes, matter.modules, matter.round).hash(hasher);
    for fighter in fighters
        .iter_many(matter.roster.entities())
        .map(Snapshot::<R>::of)
    {
        (fighter.id(), fighter.fighter.side, fighter.body).hash(hasher);
        R::hash_fighter(&fighter, hasher);
    }
    matter.ground.progress.hash(hasher);
    matter.secrets.hash(hasher);
    matter.ground.movables.iter().for_each(|it| it.hash(hasher));
    StateHash(hasher.finish())
}
