//! Doors that a fighter can move, and panes that he can break.

use crate::board::{Cell, DoorState, Edge, Facing};

use super::super::scene::{Scene, Snapshot};

/// Where a door is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoorPlace {
    /// On an edge.
    Edge(Edge),
    /// In a cell.
    Cell(Cell),
}

/// The door that a fighter can move from where he stands: its place and the state that it would have.
///
/// Rule: `PL-ACT-05`, `BD-OBJ-37`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let turned = |state: DoorState| match state {
        DoorState::Open => Some(DoorState::Shut),
        DoorState::Shut => Some(DoorState::Open),
        _ => None,
    };
    let towards = direction(fighter, cell)?;
    let board = scene.board();
    if let Some(edge) = Edge::of(fighter.body.at, towards)
        && let Some(state) = board.edge(edge).and_then(|thing| thing.state)
    {
        return Some((DoorPlace::Edge(edge), turned(state)?));
    }
    let state = board.thing(cell)?.state?;
    // A door with a body in it cannot be shut.
    let mut others = scene.fighters.iter().filter(|other| other.body.present);
    if others.any(|other| other.place().contains(cell)) {
        return None;
    }
    Some((DoorPlace::Cell(cell), turned(state)?))
}

/// The pane between a fighter and a square beside him.
///
/// Rule: `PL-BRD-08`, `BD-OBJ-11`.
pub(crate) fn pane(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Edge> {
    let edge = Edge::of(fighter.body.at, direction(fighter, cell)?)?;
    let thing = scene.board().edge(edge)?;
    thing.kind.breaks.then_some(edge)
}

fn direction(fighter: &Snapshot, cell: Cell) -> Option<Facing> {
    Facing::ALL
        .into_iter()
        .find(|towards| fighter.body.at.step(*towards) == cell)
}
