//! Doors that a fighter can move.

use crate::board::{Cell, DoorState, Edge, Facing, Thing};

use super::super::place;
use super::super::scene::{Scene, Snapshot};

/// The door that a fighter can move from where he stands: its place and the state it would have.
///
/// Rule: `ACT-22`, `BRD-31`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let turned = |state: DoorState| match state {
        DoorState::Open => Some(DoorState::Shut),
        DoorState::Shut => Some(DoorState::Open),
        _ => None,
    };
    let (place, state, _) = door_at(scene, fighter, cell)?;
    Some((place, turned(state)?))
}

/// The door between a fighter and a cell beside him, or in that cell with nobody in it.
pub(super) fn door_at<'s>(
    scene: &'s Scene,
    fighter: &Snapshot,
    cell: Cell,
) -> Option<(DoorPlace, DoorState, &'s Thing)> {
    let towards = Facing::ALL
        .into_iter()
        .find(|towards| fighter.body.at.step(*towards) == cell)?;
    let board = scene.board();
    if let Some(edge) = Edge::of(fighter.body.at, towards)
        && let Some(thing) = board.edge(edge)
        && let Some(state) = thing.state
    {
        return Some((DoorPlace::Edge(edge), state, thing));
    }
    let thing = board.thing(cell)?;
    let state = thing.state?;
    let is_held = scene
        .fighters
        .iter()
        .any(|other| other.body.present && place::footprint(&other.body).contains(cell));
    if is_held {
        return None;
    }
    Some((DoorPlace::Cell(cell), state, thing))
}

/// Where a door is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoorPlace {
    /// On an edge.
    Edge(Edge),
    /// In a cell.
    Cell(Cell),
}
