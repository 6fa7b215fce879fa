//! Those who watch a mover: whose zones hold him off, and whose blows wait on a way.

use crate::board::{Facing, Footprint};

use super::super::place;
use crate::rules::dsa41::melee;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// The foes who watch a mover, found once for all the squares that a search looks at.
pub(super) struct Watch<'s> {
    scene: &'s Scene<'s>,
    mover: &'s Snapshot,
    start: Footprint,
    /// Those who may strike at him in passing.
    guards: Vec<&'s Snapshot>,
    /// Those whose longer weapons hold him off.
    stoppers: Vec<&'s Snapshot>,
    /// Whether he goes round all blows in passing.
    avoids: bool,
}

impl<'s> Watch<'s> {
    /// The foes who watch a mover; none where nobody does.
    pub(super) fn of(scene: &'s Scene<'s>, mover: &'s Snapshot, avoids: bool) -> Option<Self> {
        if !scene.round.modules.keep_pairs() {
            return None;
        }
        let watching = || scene.foes(mover).filter(|foe| melee::exerts(scene, foe, mover));
        let strikes = melee::strikes_are_on(scene);
        let guards: Vec<_> = watching().filter(|_| strikes).collect();
        let stoppers: Vec<_> = watching()
            .filter(|foe| melee::holds_off(scene, foe, mover))
            .collect();
        let is_watched = !guards.is_empty() || !stoppers.is_empty();
        is_watched.then(|| Self {
            scene,
            mover,
            start: place::footprint(&mover.body),
            guards,
            stoppers,
            avoids,
        })
    }

    /// Whether he may step on: not out of a zone that has stopped him, nor closer to whoever holds him off from the start.
    ///
    /// Rule: `DK-08`, `BRD-08`.
    pub(super) fn permits(&self, from: Footprint, towards: Facing) -> bool {
        let is_held = |foe: &&Snapshot| {
            if from == self.start {
                melee::walks_closer(self.scene, foe, self.mover, from, towards)
            } else {
                melee::stops(self.scene, foe, self.mover, from)
            }
        };
        let is_shunned = || self.avoids && self.is_struck(from, towards);
        !(self.stoppers.iter().any(is_held) || is_shunned())
    }

    fn is_struck(&self, from: Footprint, towards: Facing) -> bool {
        let strikes = |foe: &&Snapshot| melee::leaves(self.scene, foe, self.mover, from, towards);
        self.guards.iter().any(strikes)
    }

    /// How many of them guard a place.
    ///
    /// Rule: `BD-MOV-10`.
    pub(super) fn leavings(&self, from: Footprint) -> u16 {
        let guarded = |foe: &&&Snapshot| melee::guards(self.scene, foe, from);
        self.guards.iter().filter(guarded).count() as u16
    }
}
