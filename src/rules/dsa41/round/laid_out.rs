//! The table as the house knows every battle that a rule system has laid out.

use crate::battle::{Body, Fighter, FighterId, Happening, SideId};
use crate::rules::common::{LaidOut, Parts, PartsMut};

use super::table::Table;

impl LaidOut for Table<'_> {
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

    fn body_mut(&mut self, id: FighterId) -> &mut Body {
        &mut self.fighter(id).body
    }

    fn side(&self, id: FighterId) -> SideId {
        self.snapshot(id).fighter.side
    }

    fn write(&mut self, happening: Happening) {
        Table::write(self, happening);
    }
}
