//! What a side remembers of those whom it has lost from sight, beside where they stood: what they were like then.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::battle::{FighterId, SideId};

use super::{Rules, Snapshot};

/// Everybody whom a side has lost from sight, as he was when it saw him last. It follows from the fight, and is neither saved nor hashed.
///
/// Rule: `BD-VIS-04`.
#[derive(Component, Debug)]
pub struct Sightings<R: Rules>(BTreeMap<(SideId, FighterId), (u16, Snapshot<R>)>);

impl<R: Rules> Default for Sightings<R> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<R: Rules> Sightings<R> {
    /// A side loses somebody from sight in a round.
    pub(super) fn keep(&mut self, side: SideId, round: u16, fighter: Snapshot<R>) {
        self.0.insert((side, fighter.id()), (round, fighter));
    }

    /// Somebody as a side saw him last, and in which round; none whom it has never lost from sight.
    pub fn last(&self, side: SideId, fighter: FighterId) -> Option<&(u16, Snapshot<R>)> {
        self.0.get(&(side, fighter))
    }
}
