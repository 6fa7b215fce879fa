//! The state hash of battles that somebody looks at.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::battle::{
    BattleDice, Clock, Decision, Ground, ModuleSet, Motion, Roster, Secrets, Sides, StableHasher, StateHash,
    Whereabouts,
};

use super::super::scene::CombatantReadOnly;
use super::{Ranks, Round};

/// What of a battle its state hash is taken of, besides its fighters.
pub(super) struct Matter<'m> {
    pub(super) sides: &'m Sides,
    pub(super) clock: &'m Clock,
    pub(super) decision: &'m Decision,
    pub(super) dice: &'m BattleDice,
    pub(super) ground: &'m Ground,
    pub(super) modules: &'m ModuleSet,
    pub(super) round: &'m Round,
    pub(super) secrets: &'m Secrets,
}

impl Matter<'_> {
    /// Hashes all that a saved battle needs, fighters in ascending order of their ids.
    pub(super) fn hash(&self, ranks: &mut Ranks, hasher: &mut StableHasher) -> StateHash {
        hasher.clear();
        let fixed = &mut ranks.fixed;
        fixed.sides.feed(hasher, |hasher| self.sides.hash(hasher));
        (self.clock, self.decision, self.dice, &self.ground.changes).hash(hasher);
        fixed.modules.feed(hasher, |hasher| self.modules.hash(hasher));
        self.round.hash(hasher);
        ranks.feed(hasher, |own, hasher| {
            let build = &own.build;
            (own.id(), own.fighter.side, own.body).hash(hasher);
            (build.person.as_str(), own.shape).hash(hasher);
            if !build.found.is_empty() {
                build.found.hash(hasher);
            }
        });
        self.ground.progress.hash(hasher);
        self.secrets.hash(hasher);
        hash_movables(self.ground, ranks, hasher);
        StateHash(hasher.finish())
    }
}

/// What the sides of a battle have fed to its state hash is not true any more where somebody else plays one of them.
pub(super) fn forget_sides(mut battles: Query<&mut Ranks, Changed<Sides>>) {
    for mut ranks in &mut battles {
        ranks.bypass_change_detection().fixed.sides.forget();
    }
}

/// Hashes battles in which something has happened, those that are hashed from now on, and those whose sides somebody else plays.
pub(super) fn hash_changed(
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
            &mut Ranks,
            &mut StateHash,
        ),
        Or<(Changed<Motion>, Added<StateHash>, Changed<Sides>)>,
    >,
    fighters: Query<CombatantReadOnly>,
    mut hasher: Local<StableHasher>,
) {
    for (roster, sides, clock, decision, dice, ground, modules, round, secrets, mut ranks, mut hash) in
        &mut battles
    {
        // Nothing of the fight changes in them here.
        let ranks = ranks.bypass_change_detection();
        ranks.lay(roster, &fighters);
        let matter = Matter {
            sides,
            clock,
            decision,
            dice,
            ground,
            modules,
            round,
            secrets,
        };
        *hash = matter.hash(ranks, &mut hasher);
    }
}

/// Hashes what lies about and was taken along, but for what the hands of its owner tell already: where he has dropped it.
fn hash_movables(ground: &Ground, ranks: &Ranks, hasher: &mut StableHasher) {
    for (name, movable) in ground.movables.iter() {
        let is_told = movable.whose.is_some_and(|(owner, slot)| {
            let lies = ranks.find(owner).and_then(|owner| owner.hands.lies);
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
