//! Where somebody gets to by a way of moving, and the path that leads there.

use crate::battle::Term;
use crate::board::{Budget, Cell, Facing, Footprint, LastStep, Reach};

use super::moves::{budget, cells, check_path, holders, may_go, walk};
use super::pace::Pace;
use super::scene::{Scene, Snapshot};
use super::{rule, sidle, squeeze, word};

/// The cells that a gait reaches, with the cost of each in half cells.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    if may_go(scene, mover, gait).is_err() {
        return Vec::new();
    }
    if matches!(gait, word::RUN | word::RIDE_ON) {
        return runs(scene, mover, gait);
    }
    if gait == word::STRUGGLE {
        return struggles(scene, mover);
    }
    if gait == word::SIDLE {
        return sidle::reach(scene, mover);
    }
    let start = mover.body.at;
    let found = survey(scene, mover, gait, budget(scene, mover, gait), false);
    let narrow = survey_narrow(scene, mover, gait, budget(scene, mover, gait), false);
    let is_end = |cell: Cell, may_end: bool| cell != start && may_end;
    let ends = found.cells().filter(|(cell, it)| is_end(*cell, it.may_end));
    let mut all: Vec<(Cell, u16)> = ends.map(|(cell, it)| (cell, it.cost_half)).collect();
    if let Some(narrow) = narrow {
        let is_new = |cell: Cell| {
            let is_known = all.iter().any(|(known, _)| *known == cell);
            !is_known && route(scene, mover, gait, cell).is_some()
        };
        let more = narrow.cells();
        let more = more.filter(|(cell, it)| is_end(*cell, it.may_end) && is_new(*cell));
        let more: Vec<(Cell, u16)> = more.map(|(cell, it)| (cell, it.cost_half)).collect();
        all.extend(more);
        all.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    }
    all
}

/// The ends of straight runs, row by row.
///
/// Rule: `D20-MOV-07`.
fn runs(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    let mut found = Vec::new();
    for towards in Facing::ALL {
        let mut path = Vec::new();
        let mut at = mover.body.at;
        loop {
            at = at.step(towards);
            path.push(at);
            match check_path(scene, mover, gait, &path) {
                Ok(steps) => found.extend(steps.last().map(|last| (at, last.sum_half))),
                // A friend stands in the way who can be passed.
                Err(why) if why.rule == rule::D20_MOV_04 && why.key() == "d20-why-no-end" => {}
                Err(_) => break,
            }
        }
    }
    found.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    found
}

/// The squares beside a mover that cost more than he can pay otherwise.
///
/// Rule: `D20-MOV-09`.
fn struggles(scene: &Scene, mover: &Snapshot) -> Vec<(Cell, u16)> {
    let beside = Facing::ALL.map(|towards| mover.body.at.step(towards));
    let costs = beside.into_iter().filter_map(|cell| {
        let steps = check_path(scene, mover, word::STRUGGLE, &[cell]).ok()?;
        Some((cell, steps.last()?.sum_half))
    });
    let mut found: Vec<_> = costs.collect();
    found.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    found
}

/// Everything that a mover can get to with so many half squares; the careful keep out of what hurts.
pub(crate) fn survey(scene: &Scene, mover: &Snapshot, gait: Term, half: u16, is_careful: bool) -> Reach {
    let size = match squeeze::may(mover, gait) {
        true => mover.build.bulk.space,
        false => mover.body.size,
    };
    explore(scene, (mover, size), gait, half, is_careful)
}

/// The same for whoever makes himself small all the way.
///
/// Rule: `D20-MOV-06`.
pub(crate) fn survey_narrow(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    half: u16,
    is_careful: bool,
) -> Option<Reach> {
    let size = squeeze::narrow(mover.build.bulk.space);
    squeeze::may(mover, gait).then(|| explore(scene, (mover, size), gait, half, is_careful))
}

fn explore(scene: &Scene, (mover, size): (&Snapshot, u8), gait: Term, half: u16, is_careful: bool) -> Reach {
    let mut pace = Pace::of(mover, gait);
    pace.shuns_harm = is_careful;
    pace.is_squeezed = size < mover.build.bulk.space;
    let mut reach = Reach::default();
    let held = holders(scene, mover, gait);
    let walk = walk(scene, size, &pace, &held);
    reach.explore(&walk, mover.body.at, mover.budget.has_odd_diagonal, paid(half));
    reach
}

/// The nearest square in which somebody has room who has to get out of where he stands.
///
/// Rule: `D20-GRP-02`, `D20-BUL-03`, `D20-MNT-04`.
pub(crate) fn nearest_free(scene: &Scene, mover: &Snapshot) -> Option<Cell> {
    /// Half squares within which it is looked for.
    const NEAR: u16 = 16;
    let found = survey(scene, mover, word::WALK, NEAR, false);
    let free = found
        .cells()
        .filter(|(cell, it)| it.may_end && *cell != mover.body.at);
    let nearest = free.map(|(cell, it)| (it.cost_half, cell.y, cell.x)).min();
    nearest.map(|(_, y, x)| Cell::new(x, y))
}

/// The cheapest path of a gait to a cell; none when it is out of reach.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
    may_go(scene, mover, gait).ok()?;
    let path = if gait == word::STRUGGLE {
        vec![to]
    } else if matches!(gait, word::RUN | word::RIDE_ON) {
        straight(mover.body.at, to)?
    } else if gait == word::SIDLE {
        sidle::route(scene, mover, to)?
    } else {
        let pace = Pace::of(mover, gait);
        let held = holders(scene, mover, gait);
        let size = match squeeze::may(mover, gait) {
            true => mover.build.bulk.space,
            false => mover.body.size,
        };
        let walk = walk(scene, size, &pace, &held);
        let half = paid(budget(scene, mover, gait));
        let is_odd = mover.budget.has_odd_diagonal;
        let found = Reach::default().find(&walk, mover.body.at, is_odd, half, to);
        let found = match found {
            None if squeeze::may(mover, gait) => {
                let (size, pace) = (squeeze::narrow(mover.build.bulk.space), pace.squeezed());
                let walk = self::walk(scene, size, &pace, &held);
                Reach::default().find(&walk, mover.body.at, is_odd, half, to)
            }
            found => found,
        };
        cells(mover.body.at, &found?)
    };
    check_path(scene, mover, gait, &path).ok().map(|_| path)
}

/// The squares of a straight line of steps to a square; none where none leads there.
fn straight(from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let towards = Footprint::single(from).gap(Footprint::single(to)).sector()?;
    let far = Footprint::single(from).gap(Footprint::single(to)).cheb();
    let path = cells(from, &vec![towards; usize::from(far)]);
    (path.last() == Some(&to)).then_some(path)
}

const fn paid(half: u16) -> Budget {
    Budget {
        half,
        last_step: LastStep::Paid,
    }
}
