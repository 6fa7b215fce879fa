//! The state hash of battles that wait or are over.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::battle::{
    BattleDice, Clock, Decision, Ground, ModuleSet, Roster, Secrets, Sides, StableHasher, StateHash,
    Whereabouts,
};

use super::super::scene::CombatantReadOnly;
use super::{Ranks, Round};

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
            Ref<Sides>,
            &Clock,
            &Decision,
            &BattleDice,
            &Ground,
            &ModuleSet,
            &Round,
            &Secrets,
            &mut Ranks,
            &mut StateHash,
        ),
        Touched,
    >,
    fighters: Query<CombatantReadOnly>,
    mut hasher: Local<StableHasher>,
) {
    for (roster, sides, clock, decision, dice, ground, modules, round, secrets, mut ranks, mut hash) in
        &mut battles
    {
        // Nothing of the fight changes in them here.
        let ranks = ranks.bypass_change_detection();
        hasher.clear();
        let hasher = &mut *hasher;
        let fixed = &mut ranks.fixed;
        if sides.is_changed() || hash.is_added() {
            fixed.sides.forget();
        }
        fixed.sides.feed(hasher, |hasher| sides.hash(hasher));
        (clock, decision, dice, &ground.changes).hash(hasher);
        fixed.modules.feed(hasher, |hasher| modules.hash(hasher));
        round.hash(hasher);
        for (place, (id, entity)) in roster.iter().enumerate() {
            ranks.feed(place, hasher, |hasher| {
                id.hash(hasher);
                if let Ok(it) = fighters.get(entity) {
                    (it.fighter.side, it.body, it.sheet.0.person.as_str(), it.shape).hash(hasher);
                    if !it.sheet.0.found.is_empty() {
                        it.sheet.0.found.hash(hasher);
                    }
                }
            });
        }
        ground.progress.hash(hasher);
        secrets.hash(hasher);
        hash_movables(ground, roster, &fighters, hasher);
        *hash = StateHash(hasher.finish());
    }
}

/// Hashes what lies about and was taken along, but for what the hands of its owner tell already: where he has dropped it.
fn hash_movables(
    ground: &Ground,
    roster: &Roster,
    fighters: &Query<CombatantReadOnly>,
    hasher: &mut StableHasher,
) {
    for (name, movable) in ground.movables.iter() {
        let is_told = movable.whose.is_some_and(|(owner, slot)| {
            let hands = roster.entity(owner).and_then(|entity| fighters.get(entity).ok());
            let lies = hands.and_then(|owner| owner.shape.hands.lies);
            let is_with_him = match movable.at {
                Whereabouts::Lies(cell) => lies == Some((cell, slot)),
                Whereabouts::Held(bearer) => bearer == owner,
                Whereabouts::Fixed(_) | Whereabouts::Gone => false,
            };
            is_with_him && !movable.is_lit()
        });
        if !is_told {
            (name, movable).hash(hasher);
        }
    }
}
