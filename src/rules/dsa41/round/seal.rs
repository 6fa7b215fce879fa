//! The state hash of battles that somebody looks at.

use std::hash::{Hash, Hasher};

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    BattleDice, Body, Clock, Decision, Fighter, Ground, ModuleSet, Motion, Roster, Secrets, Sides,
    StableHasher, StateHash,
};

use super::super::fighter::{
    Condition, Endurance, Hands, Initiative, LifeEnergy, Shape, Sheet, Task, Turn, Wounds,
};
use super::Round;

/// What of a battle its state hash is taken of, besides its fighters.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Matter {
    roster: &'static Roster,
    sides: Ref<'static, Sides>,
    clock: &'static Clock,
    decision: &'static Decision,
    dice: &'static BattleDice,
    ground: &'static Ground,
    modules: &'static ModuleSet,
    round: &'static Round,
    secrets: &'static Secrets,
    fed: &'static mut Fed,
    hash: &'static mut StateHash,
}

/// What of a fighter goes into it.
pub(super) type Man = (&'static Fighter, Ref<'static, Body>, Worn, Ref<'static, Sheet>);

/// His components that a fight changes.
#[derive(QueryData)]
pub(super) struct Worn {
    life: Ref<'static, LifeEnergy>,
    endurance: Ref<'static, Endurance>,
    wounds: Ref<'static, Wounds>,
    initiative: Ref<'static, Initiative>,
    hands: Ref<'static, Hands>,
    condition: Ref<'static, Condition>,
    turn: Ref<'static, Turn>,
    task: Ref<'static, Task>,
}

impl WornItem<'_, '_> {
    /// Whether one of them has changed since a hash was taken last.
    fn is_changed(&self) -> bool {
        self.life.is_changed()
            || self.endurance.is_changed()
            || self.wounds.is_changed()
            || self.initiative.is_changed()
            || self.hands.is_changed()
            || self.condition.is_changed()
            || self.turn.is_changed()
            || self.task.is_changed()
    }

    fn shape(&self) -> Shape {
        Shape {
            life: *self.life,
            endurance: *self.endurance,
            wounds: *self.wounds,
            initiative: *self.initiative,
            hands: *self.hands,
            condition: *self.condition,
            turn: *self.turn,
            task: *self.task,
        }
    }
}

/// What parts of a battle that seldom change have fed to its state hash the last time, so that they are not laid out again for each choice.
/// Nothing is decided by it.
#[derive(Component, Debug, Default)]
pub struct Fed {
    sides: Bytes,
    modules: Bytes,
    fighters: Vec<Bytes>,
}

/// What something has fed the last time; nothing where none was taken.
#[derive(Clone, Debug, Default)]
struct Bytes(Vec<u8>);

impl Bytes {
    /// Feeds something to the state hash: what was fed the last time, unless it has changed since.
    #[inline]
    fn feed(&mut self, is_changed: bool, hasher: &mut StableHasher, feed: impl Fn(&mut StableHasher)) {
        if is_changed || self.0.is_empty() {
            let from = hasher.fed().len();
            feed(hasher);
            self.0.clear();
            self.0.extend_from_slice(&hasher.fed()[from..]);
        } else {
            hasher.write(&self.0);
            debug_assert!(
                {
                    let mut anew = StableHasher::default();
                    feed(&mut anew);
                    anew.fed() == self.0.as_slice()
                },
                "something has changed behind the back of the state hash"
            );
        }
    }
}

/// Hashes battles in which something has happened, those that are hashed from now on, and those whose sides somebody else plays.
pub(super) fn hash_changed(
    mut battles: Query<Matter, Or<(Changed<Motion>, Added<StateHash>, Changed<Sides>)>>,
    fighters: Query<Man>,
    mut hasher: Local<StableHasher>,
) {
    for mut matter in &mut battles {
        *matter.hash = state_hash(&mut matter, &fighters, &mut hasher);
    }
}

/// Hashes all that a saved battle needs, fighters in ascending order of their ids.
fn state_hash(matter: &mut MatterItem, fighters: &Query<Man>, hasher: &mut StableHasher) -> StateHash {
    hasher.clear();
    // What is kept of the last hash is no part of the fight.
    let fed = matter.fed.bypass_change_detection();
    let sides = &matter.sides;
    fed.sides
        .feed(sides.is_changed(), hasher, |hasher| sides.hash(hasher));
    (matter.clock, matter.decision, matter.dice, &matter.ground.changes).hash(hasher);
    fed.modules
        .feed(false, hasher, |hasher| matter.modules.hash(hasher));
    matter.round.hash(hasher);
    fed.fighters.resize(matter.roster.len(), Bytes::default());
    let found = fighters.iter_many(matter.roster.entities());
    for ((fighter, body, shape, sheet), fed) in found.zip(&mut fed.fighters) {
        let is_changed = body.is_changed() || shape.is_changed() || sheet.is_changed();
        let shape = shape.shape();
        fed.feed(is_changed, hasher, |hasher| {
            let build = &sheet.0;
            (fighter.id, fighter.side, *body).hash(hasher);
            (build.person.as_str(), shape).hash(hasher);
            build.found.hash(hasher);
        });
    }
    matter.ground.progress.hash(hasher);
    matter.secrets.hash(hasher);
    matter.ground.movables.iter().for_each(|it| it.hash(hasher));
    StateHash(hasher.finish())
}
