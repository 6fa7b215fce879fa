//! Off the level: climbing to a neighbouring square.

use crate::board::{Facing, Footprint, PathStep, climb};

use super::scene::{Scene, Snapshot};
use super::{moves, word};

/// Points of every metre begun of a climb (`PL-MOV-06`).
const CLIMB_POINTS: u16 = 4;

/// Those who are in the way.
fn held(scene: &Scene, mover: &Snapshot) -> Vec<Footprint> {
    let others = scene
        .fighters
        .iter()
        .filter(|it| it.body.present && it.id() != mover.id());
    others.map(Snapshot::place).collect()
}

/// A climb to a neighbouring square as the one step of a movement.
///
/// Rule: `PL-MOV-06`, `BD-MOV-08`.
fn climb_towards(scene: &Scene, mover: &Snapshot, towards: Facing) -> Option<PathStep> {
    let found = climb(scene.board(), mover.place(), towards, &held(scene, mover))?;
    let cost_half = 2 * CLIMB_POINTS * found.climb_dm.div_ceil(10);
    let view = scene.board();
    Some(PathStep {
        cell: found.cell,
        towards,
        cost_half,
        sum_half: cost_half,
        rise_dm: view.ground_dm(found.cell) - view.ground_dm(mover.body.at),
        crossed: Vec::new(),
        may_end: true,
    })
}

/// The climbs that a movement pays for.
pub(crate) fn climbs(scene: &Scene, mover: &Snapshot) -> Vec<PathStep> {
    let budget = moves::budget(scene, mover, word::CLIMB);
    let all = Facing::ALL
        .into_iter()
        .filter_map(|towards| climb_towards(scene, mover, towards));
    all.filter(|step| step.cost_half <= budget).collect()
}
