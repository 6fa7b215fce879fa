//! How a ridden mount goes: turning costs it squares at a trot, and at a gallop it hardly turns at all.

use std::collections::BTreeMap;

use crate::battle::{Term, WhyNot};
use crate::board::{Cell, Facing, PathStep};

use super::{budget, holders, speed, too_far, with_walk};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why};

/// Squares that lie between two turns at a gallop.
pub(crate) const STRAIGHT: u8 = 4;
/// Half squares that an eighth of a turn costs at a trot.
pub(crate) const EIGHTH: u16 = 2;

/// Squares above which a mount of this speed gallops.
///
/// Rule: `MNT-09`.
pub(super) const fn trots_up_to(speed: i16) -> usize {
    speed.unsigned_abs() as usize / 2
}

/// Eighths of a turn from one direction to another, 0 to 4.
fn eighths(from: Facing, to: Facing) -> u16 {
    let apart = u16::from((8 + to.index() - from.index()) % 8);
    apart.min(8 - apart)
}

/// Whether a ridden mount can take a path with this gait: up to half of its speed it pays a square for each eighth of a turn, and farther
/// it makes one eighth in four squares at most.
///
/// Rule: `MNT-09`, `BRD-10`.
///
/// # Errors
///
/// Why not.
pub(super) fn judge(scene: &Scene, rider: &Snapshot, gait: Term, path: &[PathStep]) -> Result<(), WhyNot> {
    let mut facing = rider.body.facing;
    let mut turning = 0;
    let mut straight = STRAIGHT;
    let gallops = path.len() > trots_up_to(speed(rider));
    for step in path {
        let turn = eighths(facing, step.towards);
        if gallops && turn > 0 && (turn > 1 || straight < STRAIGHT) {
            return Err(why::gallop_turns_slowly(rule::MNT_09, STRAIGHT));
        }
        straight = if turn > 0 { 1 } else { straight.saturating_add(1) };
        turning += if gallops { 0 } else { turn * EIGHTH };
        facing = step.towards;
    }
    let before_last = path.len().checked_sub(2).map_or(0, |place| path[place].sum_half);
    let (spent, most) = (before_last + turning, budget(scene, rider, gait));
    if spent < most {
        Ok(())
    } else {
        Err(too_far(rule::MNT_09, spent + 1, most))
    }
}

/// A state of the search: where the mount stands, where it looks, and how many squares it has gone straight on, four for more.
type State = (Cell, Facing, u8);

/// Where the search has got to, with the place of what came before it.
#[derive(Clone, Copy)]
struct Node {
    state: State,
    half: u16,
    before: Option<usize>,
    may_end: bool,
}

/// The squares that a ridden mount can get to with a gait, each with the half squares that it costs and a path of the cheapest.
///
/// Rule: `MNT-09`, `BRD-10`.
pub(super) fn ways(scene: &Scene, rider: &Snapshot, gait: Term) -> Vec<(Cell, u16, Vec<Cell>)> {
    let most = budget(scene, rider, gait);
    let trot = trots_up_to(speed(rider));
    let start = Node {
        state: (rider.body.at, rider.body.facing, STRAIGHT),
        half: 0,
        before: None,
        may_end: false,
    };
    let mut best: BTreeMap<Cell, (u16, Vec<Cell>)> = BTreeMap::new();
    with_walk(scene, rider, holders(scene, rider), |walk| {
        for gallops in [false, true] {
            let mut nodes = vec![start];
            let mut layer = vec![0];
            let mut squares = 0;
            while !layer.is_empty() && (gallops || squares < trot) {
                squares += 1;
                let mut next: BTreeMap<State, usize> = BTreeMap::new();
                for &place in &layer {
                    let from = nodes[place];
                    for towards in Facing::ALL {
                        let Some(node) = step(from, place, towards, gallops).filter(|_| from.half < most)
                        else {
                            continue;
                        };
                        let Ok(stepped) = walk.follow(from.state.0, &[towards], false) else {
                            continue;
                        };
                        let node = Node {
                            half: node.half + stepped[0].cost_half,
                            may_end: stepped[0].may_end,
                            ..node
                        };
                        // At a trot what turning costs comes off what is left for the last step.
                        let turned = node.half - stepped[0].cost_half;
                        if turned >= most {
                            continue;
                        }
                        let known = next.get(&node.state).copied();
                        if known.is_none_or(|known| nodes[known].half > node.half) {
                            nodes.push(node);
                            next.insert(node.state, nodes.len() - 1);
                        }
                    }
                }
                layer = next.into_values().collect();
                let may_stop = !gallops || squares > trot;
                for &place in layer.iter().filter(|_| may_stop) {
                    let node = nodes[place];
                    let cell = node.state.0;
                    let is_better = best.get(&cell).is_none_or(|(half, _)| *half > node.half);
                    if node.may_end && cell != rider.body.at && is_better {
                        best.insert(cell, (node.half, path(&nodes, place)));
                    }
                }
            }
        }
    });
    best.into_iter()
        .map(|(cell, (half, path))| (cell, half, path))
        .collect()
}

/// A step in a direction as far as turning goes; none where the mount cannot turn so.
fn step(from: Node, place: usize, towards: Facing, gallops: bool) -> Option<Node> {
    let (cell, facing, straight) = from.state;
    let turn = eighths(facing, towards);
    let is_allowed = !gallops || turn == 0 || turn == 1 && straight >= STRAIGHT;
    let straight = match turn {
        // At a trot it does not matter.
        _ if !gallops => STRAIGHT,
        0 => straight.saturating_add(1).min(STRAIGHT),
        _ => 1,
    };
    is_allowed.then_some(Node {
        state: (cell.step(towards), towards, straight),
        half: from.half + if gallops { 0 } else { turn * EIGHTH },
        before: Some(place),
        may_end: false,
    })
}

/// The squares of the way to a node.
fn path(nodes: &[Node], mut place: usize) -> Vec<Cell> {
    let mut cells = Vec::new();
    while let Some(before) = nodes[place].before {
        cells.push(nodes[place].state.0);
        place = before;
    }
    cells.reverse();
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_the_shorter_way_mnt_09() {
        for (from, to, turn) in [
            (Facing::N, Facing::N, 0),
            (Facing::N, Facing::NE, 1),
            (Facing::N, Facing::NW, 1),
            (Facing::E, Facing::W, 4),
            (Facing::NW, Facing::E, 3),
        ] {
            assert_eq!(eighths(from, to), turn, "{from:?} {to:?}");
        }
    }
}
