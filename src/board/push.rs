//! Where a body goes when it is pushed, and where it could step aside.

use super::step::ladder_drop;
use super::{BoardView, Cell, Facing, Footprint, Footway, footway};

/// What waits for a body that is pushed one step farther.
///
/// Rule: `BD-PF-37`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PushEnd {
    /// Nothing: it moves.
    Free,
    /// Another body.
    Occupied,
    /// A wall, a thing, higher ground or the end of the map.
    Blocked,
    /// A fall of so many decimetres.
    Drop(u16),
}

/// One step of a push.
///
/// Rule: `BD-PF-37`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PushStep {
    /// The north-west cell of the body after the step.
    pub cell: Cell,
    /// What waits there.
    pub end: PushEnd,
}

/// The cells into which a body goes when it is pushed up to `length` steps in one direction, past the
/// bodies in `held`; it ends with the first that is not free.
///
/// Rule: `BD-PF-37`, `BD-MOV-06`.
pub fn push_line(
    view: BoardView,
    target: Footprint,
    towards: Facing,
    length: u8,
    held: &[Footprint],
) -> Vec<PushStep> {
    let mut line = Vec::new();
    let mut place = target;
    for _ in 0..length {
        let to = place.step(towards);
        let end = match push_end(view, place, towards, held) {
            // Nobody who is pushed takes hold of the rungs.
            end @ (PushEnd::Free | PushEnd::Occupied) => {
                ladder_drop(view, place, to).map_or(end, PushEnd::Drop)
            }
            end => end,
        };
        place = to;
        line.push(PushStep {
            cell: place.corner,
            end,
        });
        if end != PushEnd::Free {
            break;
        }
    }
    line
}

/// The cells around a fighter into which he could step at once, by the order of directions.
///
/// Rule: `BD-PF-36`.
pub fn free_around(view: BoardView, fighter: Footprint, held: &[Footprint]) -> Vec<(Facing, Cell)> {
    let is_free = |&towards: &Facing| push_end(view, fighter, towards, held) == PushEnd::Free;
    Facing::ALL
        .into_iter()
        .filter(is_free)
        .map(|towards| (towards, fighter.corner.step(towards)))
        .collect()
}

fn push_end(view: BoardView, from: Footprint, towards: Facing, held: &[Footprint]) -> PushEnd {
    let to = from.step(towards);
    match footway(view, from, towards) {
        Footway::Blocked | Footway::Climb(_) => PushEnd::Blocked,
        Footway::Drop(depth_dm) => PushEnd::Drop(depth_dm),
        Footway::Open if held.iter().any(|body| body.gap(to).cheb() == 0) => PushEnd::Occupied,
        Footway::Open => PushEnd::Free,
    }
}
