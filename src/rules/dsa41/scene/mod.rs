//! The fight as the resolutions see it: plain values of all fighters, fetched once for a decision.

mod snapshot;
mod veil;

use std::ops::Deref;

use bevy::prelude::*;

use crate::battle::{FighterId, Ground, Roster, SideView, Sides};
use crate::board::BoardView;

use super::facts::SceneFacts;
use super::fury;
use super::round::Round;

pub use snapshot::{Combatant, CombatantReadOnly, Snapshot};

/// The fighters of a scene, in ascending order of their ids.
pub enum Fighters<'a> {
    /// Those of a battle that is laid out.
    Shared(&'a [Snapshot]),
    /// Fetched for one question.
    Own(Vec<Snapshot>),
    /// Those of whom one side knows, and what else it knows (`BD-VIS-06`).
    Seen(Vec<Snapshot>, &'a SideView),
}

impl<'a> Deref for Fighters<'a> {
    type Target = [Snapshot];

    fn deref(&self) -> &[Snapshot] {
        match self {
            Self::Shared(fighters) => fighters,
            Self::Own(fighters) | Self::Seen(fighters, _) => fighters,
        }
    }
}

impl<'s, 'a> IntoIterator for &'s Fighters<'a> {
    type Item = &'s Snapshot;
    type IntoIter = std::slice::Iter<'s, Snapshot>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// One of the fighters, who are in ascending order of their ids.
#[inline]
pub(super) fn find(fighters: &[Snapshot], id: FighterId) -> Option<&Snapshot> {
    match fighters.get(id.likely_place()) {
        Some(found) if found.id() == id => Some(found),
        _ => Some(&fighters[seek(fighters, id)?]),
    }
}

/// The place of a fighter where there are gaps in the ids.
#[cold]
pub(super) fn seek(fighters: &[Snapshot], id: FighterId) -> Option<usize> {
    fighters.binary_search_by_key(&id, Snapshot::id).ok()
}

/// All fighters of a battle and what lies around them.
pub struct Scene<'a> {
    /// The fighters in ascending order of their ids.
    pub fighters: Fighters<'a>,
    /// The sides.
    pub sides: &'a Sides,
    /// The map.
    pub ground: &'a Ground,
    /// The round.
    pub round: &'a Round,
    /// What is known of the pairs already.
    pub facts: SceneFacts<'a>,
}

impl<'a> Scene<'a> {
    /// The scene of a battle of a world.
    pub fn in_world(world: &'a World, battle: Entity) -> Option<Self> {
        let found = world.get_entity(battle).ok()?;
        let roster = found.get::<Roster>()?;
        let all = roster.iter().map(|(_, entity)| Snapshot::in_world(world, entity));
        let fighters = Fighters::Own(all.collect::<Option<_>>()?);
        Some(Self {
            fighters,
            sides: found.get()?,
            ground: found.get()?,
            round: found.get()?,
            facts: SceneFacts::of(found.get()?, roster),
        })
    }

    /// A fighter.
    #[inline]
    pub fn get(&self, id: FighterId) -> Option<&Snapshot> {
        find(&self.fighters, id)
    }

    /// The map as it is now.
    pub fn board(&self) -> BoardView<'a> {
        self.ground.view()
    }

    /// Whether the sides of two fighters are foes.
    pub fn are_at_war(&self, a: &Snapshot, b: &Snapshot) -> bool {
        self.sides.are_hostile(a.fighter.side, b.fighter.side)
    }

    /// Whether a fighter takes another one for a foe: in a blood rage everybody is one (`ADV-STATE-2`).
    pub fn are_hostile(&self, a: &Snapshot, b: &Snapshot) -> bool {
        self.are_at_war(a, b) || fury::is_raging(a) && a.id() != b.id()
    }

    /// The able foes of a fighter.
    pub fn foes<'s>(&'s self, of: &Snapshot) -> impl Iterator<Item = &'s Snapshot> + use<'s, 'a> {
        let takes = takes_for_foes(self.sides, of);
        self.fighters
            .iter()
            .filter(move |other| other.is_able() && takes(other))
    }

    /// The foes who can fight no more but are awake, and keep their squares: one may strike at them (`LEN-03`, `BRD-01`).
    pub fn fallen_foes<'s>(&'s self, of: &Snapshot) -> impl Iterator<Item = &'s Snapshot> + use<'s, 'a> {
        let takes = takes_for_foes(self.sides, of);
        self.fighters
            .iter()
            .filter(move |other| !other.is_able() && other.is_conscious() && takes(other))
    }
}

/// Whom a fighter takes for a foe, whoever else it is.
fn takes_for_foes<'a>(sides: &'a Sides, of: &Snapshot) -> impl Fn(&Snapshot) -> bool + use<'a> {
    let (own, id, is_raging) = (of.fighter.side, of.id(), fury::is_raging(of));
    move |other| sides.are_hostile(own, other.fighter.side) || is_raging && other.id() != id
}
