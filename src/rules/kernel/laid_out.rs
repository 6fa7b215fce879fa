//! The table as the house knows every battle that a rule system has laid out.

use crate::battle::{Body, Fighter, FighterId, Happening, SideId, SightLimits, Term};
use crate::board::Glow;
use crate::rules::common::{LaidOut, Lurking, Parts, PartsMut};

use super::{Rules, Table};

impl<R: Rules> LaidOut for Table<'_, R> {
    fn parts(&self) -> Parts<'_> {
        Parts {
            battle: self.entity,
            clock: self.clock,
            sides: self.sides,
            ground: self.ground,
            secrets: self.secrets,
        }
    }

    fn parts_mut(&mut self) -> PartsMut<'_> {
        PartsMut {
            ground: self.ground,
            secrets: self.secrets,
            log: self.log,
        }
    }

    fn bodies(&self) -> Vec<(Fighter, Body)> {
        let all = self.fighters().iter();
        all.map(|it| (it.fighter, it.body)).collect()
    }

    fn body(&self, id: FighterId) -> &Body {
        &self.snapshot(id).body
    }

    fn side(&self, id: FighterId) -> SideId {
        self.snapshot(id).fighter.side
    }

    fn write(&mut self, happening: Happening) {
        Table::write(self, happening);
    }
}

impl<R: Rules> Lurking for Table<'_, R> {
    const LIMITS: SightLimits = R::LIMITS;

    const WALK: Term = R::WALK;

    fn lose_sight(&mut self, side: SideId, fighter: FighterId) {
        Table::lose_sight(self, side, fighter);
    }

    fn has_eyes(&self, id: FighterId) -> bool {
        R::has_eyes(self.snapshot(id))
    }

    fn glows(&self) -> Vec<Glow> {
        R::glows(&self.scene())
    }
}
