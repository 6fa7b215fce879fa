//! Allies on the far side: do two fighters have a third one between them?

use super::span::Span;
use super::{Cell, Footprint};

/// Whether two fighters stand on opposite sides of a target.
///
/// A segment between a cell centre of the one and one of the other must meet two opposite sides of the
/// target's square, their ends included.
///
/// Rule: `BD-PF-23`.
#[inline]
pub fn are_opposite(one: Footprint, other: Footprint, target: Footprint) -> bool {
    if one.size == 1 && other.size == 1 && target.size == 1 {
        return are_opposite_singles(one.corner, other.corner, target.corner);
    }
    let [x, y] = can_be_opposite(one, other, target);
    let splits = |from, to| splits(from, to, target, [x, y]);
    (x || y) && one.cells().any(|from| other.cells().any(|to| splits(from, to)))
}

/// The same for three who fill one cell each.
fn are_opposite_singles(one: Cell, other: Cell, target: Cell) -> bool {
    // In cells from the middle of the target to those of the two: sides lie half a cell away.
    let place = |cell: Cell| {
        (
            i32::from(cell.x) - i32::from(target.x),
            i32::from(cell.y) - i32::from(target.y),
        )
    };
    let ((ax, ay), (bx, by)) = (place(one), place(other));
    let (is_across, is_down) = (ax * bx < 0, ay * by < 0);
    if !is_across && !is_down {
        return false;
    }
    // Where the segment passes the middle, and how much farther it gets up to the sides; both times twice the run.
    let (run, rise) = ((bx - ax).abs(), (by - ay).abs());
    let middle = 2 * (ax * by - ay * bx).abs();
    is_across && middle + rise <= run || is_down && middle + run <= rise
}

/// Whether the target lies between the two on each of the axes; without that no segment meets opposite sides of it there.
fn can_be_opposite(one: Footprint, other: Footprint, target: Footprint) -> [bool; 2] {
    let (one, other, target) = (one.span(), other.span(), target.span());
    let parts = |from: [i16; 2], to: [i16; 2], own: [i16; 2]| {
        from[0] < own[0] && own[1] < to[1] || to[0] < own[0] && own[1] < from[1]
    };
    let across = |span: Span| [span.north_west.x, span.south_east.x];
    let down = |span: Span| [span.north_west.y, span.south_east.y];
    [
        parts(across(one), across(other), across(target)),
        parts(down(one), down(other), down(target)),
    ]
}

/// Whether the segment between two cell centres meets two opposite sides of a footprint, of those that lie on these axes.
fn splits(from: Cell, to: Cell, target: Footprint, axes: [bool; 2]) -> bool {
    // In half cells from the middle of the footprint.
    let half = i64::from(target.size);
    let place = |cell: Cell| {
        [(cell.x, target.corner.x), (cell.y, target.corner.y)]
            .map(|(at, corner)| 2 * (i64::from(at) - i64::from(corner)) + 1 - half)
    };
    let (from, to) = (place(from), place(to));
    (0..2).any(|axis| axes[axis] && meets_both(from, to, axis, half))
}

/// Whether a segment meets both sides of a square that lie across an axis; the middle of the square is the origin.
///
/// Points are in half cells and no cell centre lies on a side.
fn meets_both(from: [i64; 2], to: [i64; 2], axis: usize, half: i64) -> bool {
    if (from[axis] < -half) == (to[axis] < -half) || (from[axis] < half) == (to[axis] < half) {
        return false;
    }
    let (run, rise) = (to[axis] - from[axis], to[1 - axis] - from[1 - axis]);
    // Where the segment passes the middle, and how much farther it gets up to the sides; both times the run.
    let middle = from[1 - axis] * run - rise * from[axis];
    middle.abs() + half * rise.abs() <= half * run.abs()
}
