//! Shut doors and panes on the way to foes: opening what nobody gets past, and going where it can be opened.

use crate::battle::Choice;
use crate::board::{Cell, Facing, Reach};

use super::super::action::{At, can_open};
use super::super::scene::{Scene, Snapshot};
use super::super::{moves, word};
use super::{Mind, way};

/// Opening the way to the foes: more than waiting for them, less than any blow that is worth it.
const OPENED: i64 = 800;

/// The nearest square that was reached from which something can be opened.
pub(super) fn nearest(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let mut there = own.clone();
    let mut opens = |from: Cell| {
        there.body.at = from;
        let mut around = Facing::ALL.into_iter();
        around.any(|towards| can_open(scene, &there, from.step(towards)))
    };
    let ends = far.cells().filter(|(_, it)| it.may_end);
    let beside = ends.filter(|(cell, _)| opens(*cell));
    beside.map(|(cell, it)| (it.cost_half, cell)).min()
}

impl Mind<'_> {
    /// Opening what is in the way, where no way leads to a foe.
    ///
    /// Rule: `D20-ACT-T27`, `D20-BRD-20`.
    pub(crate) fn opened(&self, at: &At) -> Vec<(Choice, i64)> {
        let far = || moves::survey(self.scene, self.own, word::WALK, moves::FAR, true);
        let stays = super::goal::keeps(self.scene, self.own);
        if stays || way::beside_foes(self.scene, self.own, &far()).is_some() {
            return Vec::new();
        }
        vec![at.worth(OPENED)]
    }
}
