//! Jumps over a gap of one square.

use crate::battle::{Posture, WhyNot};
use crate::board::{
    self, BoardView, Cell, Edge, Facing, Footing, Footprint, Passage, PathStep, Terrain, WaterGrade,
};

use super::super::place;
use super::pace::CLIMB_DM;
use super::{budget, check_path, steps_of, too_far};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why, word};

/// Squares of straight run that a jump needs (`BRD-12`).
pub(crate) const RUN: usize = 2;

/// A jump from where somebody stands.
pub(crate) struct Leap {
    pub(crate) towards: Facing,
    /// The north-west cell of a body that falls short.
    pub(crate) gap: Cell,
    /// Whether it can lie there.
    pub(crate) has_room: bool,
    /// How deep the gap is.
    pub(crate) depth_dm: u16,
    /// Half squares that the jump costs.
    pub(crate) cost_half: u16,
}

/// What a jumper finds before him, seen from the height that he jumps from.
struct Gap<'a> {
    view: BoardView<'a>,
    floor_dm: i16,
    towards: Facing,
}

impl Gap<'_> {
    fn depth(&self, cell: Cell) -> i16 {
        self.floor_dm - self.view.ground_dm(cell)
    }

    /// Whether a cell is pit, water or a drop, with nothing in it to run against.
    fn is_hole(&self, cell: Cell) -> bool {
        let is_free = |thing: &board::Thing| thing.passage() == Passage::Free;
        let is_hole = self.view.cell(cell).is_some_and(|facts| {
            facts.terrain == Terrain::Pit
                || facts.water_grade() != WaterGrade::Dry
                || self.depth(cell) > CLIMB_DM as i16
        });
        is_hole && self.view.thing(cell).is_none_or(is_free)
    }

    /// Whether one stands on a cell so well that a jump may begin or end there: no mud, no beam, nothing slippery (`BD-MOV-08`).
    fn is_steady(&self, cell: Cell) -> bool {
        let facts = self.view.cell(cell);
        facts.is_some_and(|facts| facts.footing == Footing::Firm)
    }

    /// Whether one can land on a cell.
    fn is_firm(&self, cell: Cell) -> bool {
        let is_dry = self
            .view
            .cell(cell)
            .is_some_and(|facts| facts.terrain != Terrain::Pit && facts.water_grade() == WaterGrade::Dry);
        is_dry
            && self.is_steady(cell)
            && board::is_passable(self.view, cell)
            && self.depth(cell).abs() <= CLIMB_DM as i16
    }

    /// Whether nothing on the edges ahead of a body stops the jump.
    fn is_open(&self, body: Footprint) -> bool {
        let edges = body.cells().filter_map(|cell| Edge::of(cell, self.towards));
        let mut things = edges.filter_map(|edge| self.view.edge(edge));
        things.all(|thing| thing.passage() == Passage::Free)
    }
}

/// The jump over one square of pit, drop or water to a landing cell; none where there is nothing to jump over, or no firm
/// ground on this side or no firm and free one beyond.
///
/// Rule: `BRD-12`, `BD-MOV-08`.
pub(crate) fn leap(scene: &Scene, jumper: &Snapshot, landing: Cell) -> Option<Leap> {
    let view = scene.board();
    let from = place::footprint(&jumper.body);
    let length = u16::from(jumper.body.size) + 1;
    let after = |steps: u16, towards: Facing| (0..steps).fold(from, |at, _| at.step(towards));
    let towards = straight().find(|towards| after(length, *towards).corner == landing)?;
    let gap = Gap {
        view,
        floor_dm: from.cells().map(|cell| view.ground_dm(cell)).max()?,
        towards,
    };
    let (fallen, beyond) = (from.step(towards), after(length, towards));
    let hole = || fallen.cells().filter(|cell| !from.contains(*cell));
    let is_legal = hole().all(|cell| gap.is_hole(cell))
        && from.cells().all(|cell| gap.is_steady(cell))
        && beyond.cells().all(|cell| gap.is_firm(cell))
        && (0..length).all(|steps| gap.is_open(after(steps, towards)))
        && place::is_free(scene, jumper, beyond);
    is_legal.then(|| Leap {
        towards,
        gap: fallen.corner,
        has_room: place::is_free(scene, jumper, fallen),
        depth_dm: hole()
            .map(|cell| gap.depth(cell).max(0).unsigned_abs())
            .max()
            .unwrap_or(0),
        cost_half: 2 * length,
    })
}

/// The four directions of a jump.
fn straight() -> impl Iterator<Item = Facing> {
    Facing::ALL.into_iter().filter(|towards| !towards.is_diagonal())
}

/// Half squares of run and jump on open ground.
pub(super) const fn cost_half(jumper: &Snapshot) -> u16 {
    2 * (RUN as u16 + jumper.body.size as u16 + 1)
}

/// A jump: two squares of run straight ahead on one's feet, then over the gap, all within the budget of the movement.
///
/// Rule: `BRD-12`.
pub(super) fn check_jump(scene: &Scene, mover: &Snapshot, path: &[Cell]) -> Result<Vec<PathStep>, WhyNot> {
    let [run @ .., landing] = path else {
        return Err(why::no_run_up(rule::BRD_12, RUN));
    };
    let steps = steps_of(mover.body.at, run).filter(|steps| steps.len() == RUN && steps[0] == steps[1]);
    if mover.body.posture != Posture::Standing {
        return Err(why::not_standing(rule::BRD_12));
    }
    if steps.is_none() {
        return Err(why::no_run_up(rule::BRD_12, RUN));
    }
    let walked = check_path(scene, mover, word::WALK, run)?;
    let mut jumper = mover.clone();
    jumper.body.at = run[RUN - 1];
    let leap = leap(scene, &jumper, *landing).ok_or_else(|| why::nothing_to_jump(rule::BRD_12))?;
    let is_straight = walked.last().is_some_and(|last| last.towards == leap.towards);
    let spent = walked.last().map_or(0, |last| last.sum_half);
    let most = budget(scene, mover, word::WALK);
    if !is_straight {
        Err(why::no_run_up(rule::BRD_12, RUN))
    } else if spent + leap.cost_half > most {
        Err(too_far(rule::BRD_10, spent + leap.cost_half, most))
    } else {
        Ok(walked)
    }
}

/// The jumps that a fighter can make from where he stands: the run straight ahead, then the landing.
pub(super) fn jumps<'s>(scene: &'s Scene, mover: &'s Snapshot) -> impl Iterator<Item = Vec<Cell>> + 's {
    straight()
        .map(|towards| {
            let ahead = |count: usize| (0..count).fold(mover.body.at, |at, _| at.step(towards));
            vec![ahead(1), ahead(2), ahead(RUN + usize::from(mover.body.size) + 1)]
        })
        .filter(|path| check_jump(scene, mover, path).is_ok())
}
