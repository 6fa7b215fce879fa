//! What happens in a fight by any rules: hazards, goals, arrivals, secrets, lights and things that lie about.
//!
//! A rule system lays its battle out and says what is its own in it ([`LaidOut`] and the traits beside it); what the level and the
//! map do then is driven here. No number of a rule system stands here.

mod aim;
mod fixture;
mod ground;
mod lamp;
mod lurk;
mod muster;
mod shelf;
mod stand_in;
mod thing;
mod way;

use bevy::prelude::*;

pub(crate) use aim::{Aims, Unbeaten, arrive, count, end_if_met, unbeaten};
pub(crate) use fixture::{
    Breakable, DoorPlace, break_pane, breakable, door_at, lay_over, moved, overturn, set_door, straight,
    table_edge, tell,
};
pub(crate) use ground::{Elements, change, stands_in_fire};
pub(crate) use lamp::{LIGHT_KINDS, burning, check_carried, drench, kindle_gear, light_name, set_flame};
pub(crate) use lurk::{
    Lurking, bump, drive_into, give_away, is_aware, look_around, note, set_out, stops, watchers,
};
pub(crate) use muster::{battle_of, meant, parse, problem, read, recruits, start_of};
pub use shelf::Shelf;
pub(crate) use shelf::gear_name;
pub(crate) use stand_in::equal_sides;
pub(crate) use thing::{is_near, is_sunk, landing, put_down};
pub(crate) use way::route_step;

use crate::battle::{Body, Clock, Fighter, FighterId, Ground, Happening, Log, Secrets, SideId, Sides};
use crate::board::Footprint;

/// The parts of a battle that every rule system has.
pub(crate) struct Parts<'t> {
    /// The battle entity.
    pub battle: Entity,
    /// The clock.
    pub clock: &'t Clock,
    /// The sides.
    pub sides: &'t Sides,
    /// The map and what lies on it.
    pub ground: &'t Ground,
    /// What the sides know.
    pub secrets: &'t Secrets,
}

/// Those of them that a fight changes.
pub(crate) struct PartsMut<'t> {
    /// The map and what lies on it.
    pub ground: &'t mut Ground,
    /// What the sides know.
    pub secrets: &'t mut Secrets,
    /// What has happened.
    pub log: &'t mut Log,
}

/// A battle that a rule system has laid out to carry it on.
pub(crate) trait LaidOut {
    /// What it consists of.
    fn parts(&self) -> Parts<'_>;

    /// The same, to be changed.
    fn parts_mut(&mut self) -> PartsMut<'_>;

    /// Id and side of all fighters with their bodies, in ascending order of their ids.
    fn bodies(&self) -> Vec<(Fighter, Body)>;

    /// The body of a fighter.
    fn body(&self, id: FighterId) -> &Body;

    /// The side of a fighter.
    fn side(&self, id: FighterId) -> SideId;

    /// Writes what happened.
    fn write(&mut self, happening: Happening);

    /// The battle entity.
    fn battle(&self) -> Entity {
        self.parts().battle
    }

    /// The clock.
    fn clock(&self) -> &Clock {
        self.parts().clock
    }

    /// The sides.
    fn sides(&self) -> &Sides {
        self.parts().sides
    }

    /// The map and what lies on it.
    fn ground(&self) -> &Ground {
        self.parts().ground
    }

    /// The map, to be changed.
    fn ground_mut(&mut self) -> &mut Ground {
        self.parts_mut().ground
    }

    /// What the sides know.
    fn secrets(&self) -> &Secrets {
        self.parts().secrets
    }

    /// What the sides know and the log, to be changed, and the map on which they look.
    fn eyes_mut(&mut self) -> (&mut Secrets, &Ground, &mut Log) {
        let parts = self.parts_mut();
        (parts.secrets, parts.ground, parts.log)
    }
}

/// The squares that a body fills.
const fn footprint(body: &Body) -> Footprint {
    Footprint::new(body.at, body.size)
}
