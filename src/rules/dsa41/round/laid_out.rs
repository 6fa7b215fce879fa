//! The table as the house knows every battle that a rule system has laid out.

use bevy::prelude::*;

use crate::battle::{Body, Clock, Fighter, FighterId, Ground, Happening, Log, Secrets, SideId, Sides};
use crate::rules::common::LaidOut;

use super::table::Table;

impl LaidOut for Table<'_> {
    fn battle(&self) -> Entity {
        self.entity
    }

    fn clock(&self) -> &Clock {
        self.clock
    }

    fn sides(&self) -> &Sides {
        self.sides
    }

    fn ground(&self) -> &Ground {
        self.ground
    }

    fn ground_mut(&mut self) -> &mut Ground {
        self.ground
    }

    fn secrets(&self) -> &Secrets {
        self.secrets
    }

    fn eyes_mut(&mut self) -> (&mut Secrets, &Ground, &mut Log) {
        (self.secrets, self.ground, self.log)
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
