//! Doors that a fighter can move, and panes that he can break.

use crate::battle::{GroundChange, INTERRUPT};
use crate::board::{Cell, DoorState, Edge};
use crate::rules::common::{self, Breakable, DoorPlace};

use super::super::round::hands;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why, word};
use super::posture::TURN_ROUND;
use super::{ACT, Action, Cells, Cost, Shape, holds};

/// What is done towards one of the directions.
pub(super) static AROUND: [Action; 3] = [
    // Opens or shuts a door (`D20-ACT-T27`, `BD-OBJ-37`).
    Action {
        word: word::DOOR,
        rule: rule::D20_ACT_T27,
        shape: BESIDE,
        may: &[|at| {
            let found = at.call.at.and_then(|cell| door(at.scene, at.own, cell));
            holds(found.is_some(), || why::no_door(rule::D20_ACT_T27))
        }],
        cost: |_| Cost::Move,
        play: |table, id, call| {
            let Some(cell) = call.at else { return Ok(()) };
            let scene = table.scene();
            let found = scene.get(id).and_then(|own| door(&scene, own, cell));
            drop(scene);
            // Somebody whom nobody saw stands in it.
            let Some((place, state)) = found else {
                table.forgone(id, word::DOOR, INTERRUPT);
                return Ok(());
            };
            common::set_door(table.ground, place, state);
            hands::tell(table, id, word::DOOR, (None, Some(cell)));
            Ok(())
        },
        weigh: |mind, at| {
            let found = at.call.at.and_then(|cell| door(at.scene, at.own, cell));
            let opens = found.is_some_and(|(_, state)| state == DoorState::Open);
            if opens { mind.opened(at) } else { Vec::new() }
        },
        behind: &[rule::D20_ACT_T27],
        ..ACT
    },
    // Smashes a pane, without a roll (`BD-OBJ-11`).
    Action {
        word: word::SMASH,
        rule: rule::D20_BRD_20,
        shape: BESIDE,
        may: &[|at| {
            let found = at.call.at.and_then(|cell| pane(at.scene, at.own, cell));
            holds(found.is_some(), || why::no_pane(rule::D20_BRD_20))
        }],
        cost: |_| Cost::Standard,
        play: |table, id, call| {
            let Some(cell) = call.at else { return Ok(()) };
            let scene = table.scene();
            let found = scene.get(id).and_then(|own| pane(&scene, own, cell));
            drop(scene);
            if let Some(edge) = found {
                table.ground.changes.set_edge(edge, None);
                common::tell(table, id, (GroundChange::Broken, cell), rule::D20_BRD_20);
            }
            Ok(())
        },
        weigh: |mind, at| mind.opened(at),
        behind: &[rule::D20_BRD_20],
        ..ACT
    },
    TURN_ROUND,
];

const BESIDE: Shape = Shape {
    cells: Cells::Beside,
    ..Shape::ACT
};

/// The door that a fighter can move from where he stands: its place and the state that it would have.
fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let is_held = |cell| is_held(scene, cell);
    let (place, state, _) = common::door_at(scene.board(), fighter.body.at, cell, is_held)?;
    Some((place, common::moved(state)?))
}

/// The pane between a fighter and a square beside him.
fn pane(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Edge> {
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

/// Whether something beside a fighter can be opened or broken.
pub(crate) fn can_open(scene: &Scene, own: &Snapshot, cell: Cell) -> bool {
    let opens = |(_, state)| state == DoorState::Open;
    door(scene, own, cell).is_some_and(opens) || pane(scene, own, cell).is_some()
}
