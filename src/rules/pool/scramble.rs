//! Movements with climbs in them: steps, and between them climbs to neighbouring squares that are too high or too low for one.

use crate::battle::WhyNot;
use crate::board::{BoardView, Cell, Facing, Footprint, Footway, PathStep, Walk, climb, footway};

use super::leap::{has_odd_diagonals, held};
use super::moves::blocked_by;
use super::pace::Pace;
use super::{rule, why, word};

/// Points of every metre begun of a climb (`PL-MOV-06`).
pub(crate) const CLIMB_POINTS: u16 = 4;

/// A climb from a square to one of its neighbours, if it fits into one movement.
///
/// Rule: `PL-MOV-06`, `BD-MOV-08`.
pub(super) fn climb_from(
    walk: &Walk<Pace>,
    held: &[Footprint],
    (from, towards): (Cell, Facing),
) -> Option<PathStep> {
    let place = Footprint::new(from, walk.size);
    if footway(walk.view, place, towards) == Footway::Open {
        return None;
    }
    let found = climb(walk.view, place, towards, held)?;
    let cost_half = 2 * CLIMB_POINTS * found.climb_dm.div_ceil(10);
    (cost_half <= walk.rules.stride_half).then(|| PathStep {
        cell: found.cell,
        towards,
        cost_half,
        sum_half: cost_half,
        rise_dm: walk.view.ground_dm(found.cell) - walk.view.ground_dm(from),
        crossed: Vec::new(),
        may_end: true,
    })
}

/// Whether a step onto a neighbouring square is a climb.
pub(crate) fn is_climb(view: BoardView, step: &PathStep) -> bool {
    let from = step.cell.step(step.towards.turned(4));
    footway(view, Footprint::single(from), step.towards) != Footway::Open
}

/// A path step by step, whatever it costs in all: where the ground is too high or too low for a step, there is a climb, which
/// begins on a square where one can stay.
///
/// Rule: `PL-MOV-06`.
///
/// # Errors
///
/// Why not.
pub(super) fn follow(walk: &Walk<Pace>, start: Cell, path: &[Cell]) -> Result<Vec<PathStep>, WhyNot> {
    let held = held(walk);
    let mut steps: Vec<PathStep> = Vec::with_capacity(path.len());
    for to in path {
        let last = steps.last();
        let (from, before) = last.map_or((start, 0), |last| (last.cell, last.sum_half));
        let may_climb = last.is_none_or(|last| last.may_end);
        let mut all = Facing::ALL.into_iter();
        let towards = all
            .find(|towards| from.step(*towards) == *to)
            .ok_or_else(|| why::no_way(rule::PL_MOV_01))?;
        let walked = walk.follow(from, &[towards], has_odd_diagonals(start, &steps));
        let step = match walked.ok().and_then(|mut walked| walked.pop()) {
            Some(step) => step,
            None => climb_from(walk, &held, (from, towards))
                .filter(|_| may_climb)
                .ok_or_else(|| {
                    blocked_by(walk.view, word::CLIMB, (Footprint::new(from, walk.size), towards))
                })?,
        };
        steps.push(PathStep {
            sum_half: step.cost_half.saturating_add(before),
            ..step
        });
    }
    Ok(steps)
}
