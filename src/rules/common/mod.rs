//! What happens in a fight by any rules: hazards, goals, arrivals, secrets, lights and things that lie about.
//!
//! A rule system lays its battle out and says what is its own in it ([`LaidOut`] and the traits beside it); what the level and the
//! map do then is driven here. No number of a rule system stands here.

mod aim;
mod fixture;
mod ground;
mod lamp;
mod lurk;
mod stand_in;
mod thing;

use bevy::prelude::*;

pub(crate) use aim::{Aims, arrive, count, end_if_met};
pub(crate) use fixture::{
    Breakable, DoorPlace, break_pane, breakable, door_at, lay_over, moved, overturn, set_door, straight,
    table_edge, tell,
};
pub(crate) use ground::{Elements, change, stands_in_fire};
pub(crate) use lamp::{burning, check_carried, drench, kindle_gear, light_name, set_flame};
pub(crate) use lurk::{Lurking, bump, give_away, is_aware, note, set_out, stops, watchers};
pub(crate) use stand_in::equal_sides;
pub(crate) use thing::{is_near, is_sunk, landing, put_down};

use crate::battle::{Body, Clock, Fighter, FighterId, Ground, Happening, Log, Secrets, SideId, Sides};
use crate::board::Footprint;

/// A battle that a rule system has laid out to carry it on.
pub(crate) trait LaidOut {
    /// The battle entity.
    fn battle(&self) -> Entity;

    /// The clock.
    fn clock(&self) -> &Clock;

    /// The sides.
    fn sides(&self) -> &Sides;

    /// The map and what lies on it.
    fn ground(&self) -> &Ground;

    /// The map, to be changed.
    fn ground_mut(&mut self) -> &mut Ground;

    /// What the sides know.
    fn secrets(&self) -> &Secrets;

    /// What the sides know and the log, to be changed, and the map on which they look.
    fn eyes_mut(&mut self) -> (&mut Secrets, &Ground, &mut Log);

    /// Id and side of all fighters with their bodies, in ascending order of their ids.
    fn bodies(&self) -> Vec<(Fighter, Body)>;

    /// The body of a fighter.
    fn body(&self, id: FighterId) -> &Body;

    /// The side of a fighter.
    fn side(&self, id: FighterId) -> SideId;

    /// Writes what happened.
    fn write(&mut self, happening: Happening);
}

/// The squares that a body fills.
const fn footprint(body: &Body) -> Footprint {
    Footprint::new(body.at, body.size)
}
