//! Allies on the far side: do two fighters have a third one between them?

use super::span::Span;
use super::{Cell, Footprint};

/// Whether two fighters stand on opposite sides of a target.
///
/// A segment between a cell centre of the one and one of the other must meet two opposite sides of the
/// target's square, their ends included.
///
/// Rule: `BD-PF-23`.
pub fn are_opposite(one: Footprint, other: Footprint, target: Footprint) -> bool {
    can_be_opposite(one, other, target)
        && one
            .cells()
            .any(|from| other.cells().any(|to| splits(from, to, target)))
}

/// Whether the target lies between the two on one of the axes; without that no segment meets opposite sides of it.
fn can_be_opposite(one: Footprint, other: Footprint, target: Footprint) -> bool {
    let (one, other, target) = (one.span(), other.span(), target.span());
    let parts = |from: [i16; 2], to: [i16; 2], own: [i16; 2]| {
        from[0] < own[0] && own[1] < to[1] || to[0] < own[0] && own[1] < from[1]
    };
    let across = |span: Span| [span.north_west.x, span.south_east.x];
    let down = |span: Span| [span.north_west.y, span.south_east.y];
    parts(across(one), across(other), across(target)) || parts(down(one), down(other), down(target))
}

/// Whether the segment between two cell centres meets two opposite sides of a footprint.
fn splits(from: Cell, to: Cell, target: Footprint) -> bool {
    let side = 2 * i64::from(target.size);
    let (west, north) = (2 * i64::from(target.corner.x), 2 * i64::from(target.corner.y));
    let centre = |cell: Cell| (2 * i64::from(cell.x) + 1, 2 * i64::from(cell.y) + 1);
    let ((ax, ay), (bx, by)) = (centre(from), centre(to));
    let meets_west_and_east = [west, west + side]
        .iter()
        .all(|&x| meets((ax, ay), (bx, by), x, north, north + side));
    let meets_north_and_south = [north, north + side]
        .iter()
        .all(|&y| meets((ay, ax), (by, bx), y, west, west + side));
    meets_west_and_east || meets_north_and_south
}

/// Whether a segment meets the piece from `low` to `high` of the line across it at `at`.
///
/// Points are in half cells, the crossed axis first; centres are odd and lines even, so none lies on the line.
fn meets(from: (i64, i64), to: (i64, i64), at: i64, low: i64, high: i64) -> bool {
    if (from.0 < at) == (to.0 < at) {
        return false;
    }
    let run = to.0 - from.0;
    let scaled = (from.1 * run + (to.1 - from.1) * (at - from.0)) * run.signum();
    (low * run.abs()..=high * run.abs()).contains(&scaled)
}
