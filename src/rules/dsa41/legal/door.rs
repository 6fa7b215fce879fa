//! Doors that a fighter can move.

use crate::board::{Cell, DoorState, Thing};
use crate::rules::common::{self, DoorPlace};

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;

/// The door that a fighter can move from where he stands: its place and the state it would have.
///
/// Rule: `ACT-22`, `BRD-31`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let (place, state, _) = door_at(scene, fighter, cell)?;
    Some((place, common::moved(state)?))
}

/// The door between a fighter and a cell beside him, or in that cell with nobody in it.
pub(super) fn door_at<'s>(
    scene: &'s Scene,
    fighter: &Snapshot,
    cell: Cell,
) -> Option<(DoorPlace, DoorState, &'s Thing)> {
    common::door_at(scene.board(), fighter.body.at, cell, |cell| is_held(scene, cell))
}

/// Whether somebody is on a cell, be it on the ground.
pub(super) fn is_held(scene: &Scene, cell: Cell) -> bool {
    let mut all = scene.fighters.iter();
    all.any(|other| other.body.present && place::footprint(&other.body).contains(cell))
}
