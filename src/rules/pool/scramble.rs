//! Off the level: climbing to a neighbouring square, and jumping over a gap.

use crate::battle::RuleId;
use crate::board::{Cell, Facing, Footprint, Jump, PathStep, climb, jump};

use super::scene::{Scene, Snapshot};
use super::{moves, rule, word};

/// Points of every metre begun of a climb (`PL-MOV-06`).
const CLIMB_POINTS: u16 = 4;

/// Squares of run-up that a jump takes (`PL-MOV-06`).
const RUN_UP: usize = 2;

/// Squares of a gap from which on a jump takes a test (`PL-MOV-06`).
const LONG_GAP: usize = 3;

/// Successes that a long jump takes (`PL-MOV-06`).
pub(crate) const LEAP: i16 = 2;

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

/// The jump at the end of a straight run-up; none where there is no gap, or too little of a run.
fn jump_after(scene: &Scene, mover: &Snapshot, run: &[Cell]) -> Option<(Facing, Jump)> {
    let take_off = *run.last()?;
    let mut at = mover.body.at;
    let towards = Facing::ALL
        .into_iter()
        .find(|towards| at.step(*towards) == run[0])?;
    for cell in run {
        at = at.step(towards);
        if at != *cell {
            return None;
        }
    }
    (run.len() >= RUN_UP)
        .then(|| jump(scene.board(), take_off, towards, &held(scene, mover)))
        .flatten()
        .map(|jump| (towards, jump))
}

/// A run-up and a jump, step by step: the squares of the gap cost one each, as the landing does.
///
/// Rule: `PL-MOV-06`, `BD-MOV-08`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check_jump(scene: &Scene, mover: &Snapshot, path: &[Cell]) -> Result<Vec<PathStep>, RuleId> {
    let (landing, run) = path.split_last().ok_or(rule::PL_MOV_06)?;
    let found = if run.is_empty() {
        None
    } else {
        jump_after(scene, mover, run)
    };
    let (towards, jump) = found
        .filter(|(_, jump)| jump.landing == *landing)
        .ok_or(rule::PL_MOV_06)?;
    let mut steps = moves::check_path(scene, mover, word::WALK, run)?;
    let before = steps.last().map_or(0, |step| step.sum_half);
    let cost_half = 2 * (jump.gap.len() as u16 + 1);
    steps.push(PathStep {
        cell: *landing,
        towards,
        cost_half,
        sum_half: before + cost_half,
        rise_dm: 0,
        crossed: Vec::new(),
        may_end: true,
    });
    if before + cost_half > moves::budget(scene, mover, word::JUMP) {
        return Err(rule::PL_MOV_01);
    }
    Ok(steps)
}

/// Whether the last step of a jump takes a test: it leads over three squares.
///
/// Rule: `PL-MOV-06`.
pub(crate) fn is_long(from: Cell, landing: Cell) -> bool {
    let gap = Footprint::single(from).gap(Footprint::single(landing)).cheb();
    usize::from(gap) > LONG_GAP
}

/// All jumps that a movement leads to, each with its run-up.
pub(crate) fn jumps(scene: &Scene, mover: &Snapshot) -> Vec<Vec<PathStep>> {
    let most = moves::budget(scene, mover, word::JUMP) / 2;
    let mut found = Vec::new();
    for towards in Facing::ALL {
        let mut run = Vec::new();
        let mut at = mover.body.at;
        for _ in 0..most {
            at = at.step(towards);
            run.push(at);
            if let Some((_, jump)) = jump_after(scene, mover, &run) {
                let path: Vec<Cell> = run.iter().copied().chain([jump.landing]).collect();
                found.extend(check_jump(scene, mover, &path));
            }
        }
    }
    found
}
