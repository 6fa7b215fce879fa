//! Doors that a fighter can move, and panes that he can break.

use crate::board::{Cell, DoorState, Edge};
use crate::rules::common::{self, Breakable, DoorPlace};

use super::super::scene::{Scene, Snapshot};

/// The door that a fighter can move from where he stands: its place and the state that it would have.
///
/// Rule: `PL-ACT-05`, `BD-OBJ-37`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let is_held = |cell| is_held(scene, cell);
    let (place, state, _) = common::door_at(scene.board(), fighter.body.at, cell, is_held)?;
    Some((place, common::moved(state)?))
}

/// The pane between a fighter and a square beside him.
///
/// Rule: `PL-BRD-08`, `BD-OBJ-11`.
pub(crate) fn pane(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Edge> {
    let is_held = |cell| is_held(scene, cell);
    match common::breakable(scene.board(), fighter.body.at, cell, is_held)? {
        Breakable::Pane(edge) => Some(edge),
        Breakable::Door(_) => None,
    }
}

/// A door with a body in it cannot be shut.
fn is_held(scene: &Scene, cell: Cell) -> bool {
    let mut others = scene.fighters.iter().filter(|other| other.body.present);
    others.any(|other| other.place().contains(cell))
}
