//! Doors that a fighter can move.

use crate::board::{Cell, DoorState, Edge, Facing};

use super::super::place;
use super::super::scene::{Scene, Snapshot};

/// The door that a fighter can move from where he stands: its place and the state it would have.
///
/// Rule: `ACT-22`, `BRD-31`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let towards = Facing::ALL
        .into_iter()
        .find(|towards| fighter.body.at.step(*towards) == cell)?;
    let board = scene.board();
    let turned = |state: DoorState| match state {
        DoorState::Open => Some(DoorState::Shut),
        DoorState::Shut => Some(DoorState::Open),
        _ => None,
    };
    if let Some(edge) = Edge::of(fighter.body.at, towards)
        && let Some(state) = board.edge(edge).and_then(|thing| thing.state)
    {
        return Some((DoorPlace::Edge(edge), turned(state)?));
    }
    let state = board.thing(cell).and_then(|thing| thing.state)?;
    let is_held = scene
        .fighters
        .iter()
        .any(|other| other.body.present && place::footprint(&other.body).contains(cell));
    if is_held {
        return None;
    }
    Some((DoorPlace::Cell(cell), turned(state)?))
}

/// Where a door is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoorPlace {
    /// On an edge.
    Edge(Edge),
    /// In a cell.
    Cell(Cell),
}
