//! Whoever reads a battle, and what he may know of it as it stands: those whom he sees, their rungs, the question that is his, the map.
//! Window, terminal and files ask here; what happened stands in the log, which has a form for each side.

use bevy::prelude::*;

use super::decision::{Decision, Question};
use super::ground::{Ground, System};
use super::id::{FighterId, SideId};
use super::readout::{Readout, Rung};
use super::roster::{Fighter, Roster};
use super::secrets::{Secrets, SideView};

/// A reader of a battle: a side, or somebody who knows everything.
///
/// Rule: `BD-VIS-05`, `BD-VIS-06`.
#[derive(Clone, Copy)]
pub struct Witness<'w> {
    world: &'w World,
    battle: Entity,
    side: Option<SideId>,
}

impl<'w> Witness<'w> {
    /// A side as the reader; without one somebody who knows everything.
    pub const fn new(world: &'w World, battle: Entity, side: Option<SideId>) -> Self {
        Self { world, battle, side }
    }

    /// What his side knows; none for a reader who knows everything, and where there are no secrets.
    pub fn view(self) -> Option<&'w SideView> {
        self.world.get::<Secrets>(self.battle)?.view(self.side?)
    }

    /// Whether he sees a fighter.
    pub fn sees(self, fighter: FighterId) -> bool {
        self.view().is_none_or(|view| view.sees(fighter))
    }

    /// The map as he knows it; none where there is no battle.
    pub fn ground(self) -> Option<&'w Ground> {
        let known = self.view().map(SideView::ground);
        known.or_else(|| self.world.get::<Ground>(self.battle))
    }

    /// Everybody whom he has ever seen, in the order in which names and signs are given: his own and those whom he saw from the
    /// beginning by their ids, then the others as they came into sight. Somebody whom he never saw takes nobody's sign.
    pub fn met(self) -> Vec<(FighterId, Entity)> {
        let Some(roster) = self.world.get::<Roster>(self.battle) else {
            return Vec::new();
        };
        match self.view() {
            None => roster.iter().collect(),
            Some(view) => {
                let met = view.met().iter();
                met.filter_map(|id| Some((*id, roster.entity(*id)?))).collect()
            }
        }
    }

    /// All that a sheet or a token shows of a fighter whom he sees; none of others. Nobody whom he does not see stands in it.
    pub fn readout(self, fighter: FighterId) -> Option<Readout> {
        let System(system) = self.world.get::<System>(self.battle)?;
        let entity = self.world.get::<Roster>(self.battle)?.entity(fighter)?;
        if !self.sees(fighter) {
            return None;
        }
        let mut readout = system.readout(self.world, entity);
        readout.engaged.retain(|(foe, _)| self.sees(*foe));
        Some(readout)
    }

    /// The rungs of those whom he sees, highest first.
    pub fn ladder(self) -> Vec<Rung> {
        let Some(System(system)) = self.world.get::<System>(self.battle) else {
            return Vec::new();
        };
        let mut ladder = system.ladder(self.world, self.battle);
        ladder.retain(|rung| self.sees(rung.fighter));
        ladder
    }

    /// The open question, if it is his: what another side is asked is not for his eyes. Whom he does not see it does not name.
    pub fn question(self) -> Option<Question> {
        let question = self.world.get::<Decision>(self.battle)?.0?;
        if self.view().is_some() && self.side_of(question.fighter) != self.side {
            return None;
        }
        let about = question.about.filter(|other| self.sees(*other));
        Some(Question { about, ..question })
    }

    fn side_of(self, fighter: FighterId) -> Option<SideId> {
        let entity = self.world.get::<Roster>(self.battle)?.entity(fighter)?;
        Some(self.world.get::<Fighter>(entity)?.side)
    }
}
