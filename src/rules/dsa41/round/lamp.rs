//! Lights that somebody puts out or lights again.

use crate::battle::{FighterId, Slot};
use crate::rules::common::set_flame;

use super::super::rule;
use super::table::Table;

/// Puts a light out, or lights it again (`BRD-19`, `ACT-22`).
pub(super) fn tend(table: &mut Table, id: FighterId, name: Slot, lit: bool) {
    let at = table.ground.movables.get(name).and_then(|movable| movable.cell());
    let cell = at.unwrap_or(table.snapshot(id).body.at);
    set_flame(table, name, (cell, lit), Some(id), rule::BRD_19);
}
