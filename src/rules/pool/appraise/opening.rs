//! Shut doors and panes on the way to foes: opening what nobody gets past, and going where it can be opened.

use crate::battle::Choice;
use crate::board::{Cell, DoorState, Facing, Reach};

use super::super::scene::{Scene, Snapshot};
use super::super::{legal, moves, word};
use super::way;

/// Opening the way to the foes: more than waiting for them, less than any blow that is worth it.
const OPENED: i64 = 800;

/// What can be opened or broken from a square: the act, by the square behind it.
fn openings(scene: &Scene, own: &Snapshot, cell: Cell) -> Vec<Choice> {
    let mut there = own.clone();
    there.body.at = cell;
    let opens = |at: Cell| {
        let door = legal::door(scene, &there, at).filter(|(_, state)| *state == DoorState::Open);
        let act = match door {
            Some(_) => word::DOOR,
            None => legal::pane(scene, &there, at).map(|_| word::SMASH)?,
        };
        Some(Choice::Act {
            act,
            target: None,
            with: None,
            at: Some(at),
            facing: None,
        })
    };
    let around = Facing::ALL.into_iter().map(|towards| cell.step(towards));
    around.filter_map(opens).collect()
}

/// The nearest square that was reached from which something can be opened.
pub(super) fn nearest(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let ends = far.cells().filter(|(_, it)| it.may_end);
    let beside = ends.filter(|(cell, _)| !openings(scene, own, *cell).is_empty());
    beside.map(|(cell, it)| (it.cost_half, cell)).min()
}

/// Opening what is in the way, where no way leads to a foe.
///
/// Rule: `PL-ACT-05`, `PL-BRD-08`.
pub(super) fn answers(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let found = openings(scene, own, own.body.at);
    if found.is_empty() || super::goal::keeps(scene, own) {
        return Vec::new();
    }
    let far = moves::survey(scene, own, word::WALK, moves::FAR, true);
    if way::beside_foes(scene, own, &far).is_some() {
        return Vec::new();
    }
    found.into_iter().map(|choice| (choice, OPENED)).collect()
}
