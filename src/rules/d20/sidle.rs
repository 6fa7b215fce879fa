//! Moving without turning: forward at the plain price, sideways and backward at twice that.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Arc, Cell, Facing, Footprint, PathBlocked, PathStep, Walk};

use super::moves::{self, holders};
use super::pace::Pace;
use super::scene::{Scene, Snapshot};
use super::word;

/// A square with whether an odd number of plain diagonals lies behind the mover there.
type Node = (Cell, bool);

/// How a square was come to: half squares, and the node before it with the last step.
#[derive(Clone, Copy, Debug)]
struct Come {
    half: u16,
    last: Option<(Node, Facing)>,
}

/// The steps of a path, each at its price.
///
/// # Errors
///
/// The step that cannot be taken.
///
/// Rule: `D20-FAC-10`, `D20-MOV-05`.
pub(crate) fn follow(
    scene: &Scene,
    mover: &Snapshot,
    steps: &[Facing],
) -> Result<Vec<PathStep>, PathBlocked> {
    let ways = Ways::of(mover);
    let held = holders(scene, mover, word::SIDLE);
    let mut node = (mover.body.at, mover.budget.has_odd_diagonal);
    let mut path: Vec<PathStep> = Vec::with_capacity(steps.len());
    for (number, towards) in steps.iter().enumerate() {
        let walk = moves::walk(scene, mover.body.size, ways.pace(*towards), &held);
        let taken = step(&walk, node, *towards);
        let (mut taken, is_odd) = taken.map_err(|blocked| PathBlocked {
            step: number,
            ..blocked
        })?;
        taken.sum_half = path
            .last()
            .map_or(0, |last| last.sum_half)
            .saturating_add(taken.cost_half);
        node = (taken.cell, is_odd);
        path.push(taken);
    }
    Ok(path)
}

/// The squares that a mover comes to, with their prices in half squares.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot) -> Vec<(Cell, u16)> {
    let start = mover.body.at;
    let ways = Ways::of(mover);
    let held = holders(scene, mover, word::SIDLE);
    let walk = moves::walk(scene, mover.body.size, &ways.forward, &held);
    let mut cells: BTreeMap<Cell, u16> = BTreeMap::new();
    for ((cell, _), come) in explore(scene, mover) {
        let half = cells.entry(cell).or_insert(come.half);
        *half = come.half.min(*half);
    }
    let may_end = |cell: Cell| walk.may_end(Footprint::new(cell, mover.body.size));
    let mut found: Vec<(Cell, u16)> = cells
        .into_iter()
        .filter(|(cell, _)| *cell != start && may_end(*cell))
        .collect();
    found.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    found
}

/// The cheapest path to a square.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, to: Cell) -> Option<Vec<Cell>> {
    let all = explore(scene, mover);
    let ends = [false, true].map(|is_odd| (to, is_odd));
    let nodes = ends.into_iter().filter(|node| all.contains_key(node));
    let mut node = nodes.min_by_key(|node| all.get(node).map(|come| come.half))?;
    let mut steps = Vec::new();
    while let Some((before, towards)) = all.get(&node)?.last {
        steps.push(towards);
        node = before;
    }
    steps.reverse();
    Some(moves::cells(mover.body.at, &steps))
}

/// All nodes within a move; of equally cheap ways the one that was found first.
fn explore(scene: &Scene, mover: &Snapshot) -> BTreeMap<Node, Come> {
    let ways = Ways::of(mover);
    let held = holders(scene, mover, word::SIDLE);
    let walks = Facing::ALL.map(|towards| {
        (
            towards,
            moves::walk(scene, mover.body.size, ways.pace(towards), &held),
        )
    });
    let most = moves::budget(scene, mover, word::SIDLE);
    let start = (mover.body.at, mover.budget.has_odd_diagonal);
    let mut found = BTreeMap::from([(start, Come { half: 0, last: None })]);
    let mut open = BTreeSet::from([(0_u16, start)]);
    while let Some((half, node)) = open.pop_first() {
        for (towards, walk) in &walks {
            let Ok((taken, is_odd)) = step(walk, node, *towards) else {
                continue;
            };
            let (there, sum) = ((taken.cell, is_odd), half.saturating_add(taken.cost_half));
            let is_better = found.get(&there).is_none_or(|known| sum < known.half);
            if sum <= most && is_better {
                if let Some(known) = found.get(&there) {
                    open.remove(&(known.half, there));
                }
                let last = Some((node, *towards));
                found.insert(there, Come { half: sum, last });
                open.insert((sum, there));
            }
        }
    }
    found
}

/// One step from a node, and whether an odd number of plain diagonals lies behind the mover then.
///
/// Rule: `D20-MOV-02`, `D20-MOV-05`.
fn step(walk: &Walk<Pace>, (at, is_odd): Node, towards: Facing) -> Result<(PathStep, bool), PathBlocked> {
    let mut path = walk.follow(at, &[towards], is_odd)?;
    let footway = crate::board::Footway::Open;
    let taken = path.pop().ok_or(PathBlocked { step: 0, footway })?;
    let is_plain = towards.is_diagonal() && matches!(taken.cost_half, 2 | 4);
    Ok((taken, is_odd ^ is_plain))
}

/// The prices of steps by their directions.
struct Ways {
    looks: Facing,
    forward: Pace,
    aside: Pace,
}

impl Ways {
    fn of(mover: &Snapshot) -> Self {
        let pace = Pace::of(mover, word::SIDLE);
        Self {
            looks: mover.body.facing,
            forward: pace,
            aside: pace.doubled(),
        }
    }

    fn pace(&self, towards: Facing) -> &Pace {
        let rel = (towards.index() + 8 - self.looks.index()) % 8;
        match Arc::of(rel) {
            Arc::Front => &self.forward,
            Arc::Right | Arc::Left | Arc::Rear => &self.aside,
        }
    }
}
