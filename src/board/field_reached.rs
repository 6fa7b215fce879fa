//! The grid corners that lines from one corner get to, and which cells that block themselves may be seen from it.

use std::ops::Range;

use super::bits::Bits;
use super::opaque::Opaque;

/// Where a target's cell lies beside a grid corner.
pub(super) const NORTH_WEST: usize = 0;
pub(super) const NORTH_EAST: usize = 1;
pub(super) const SOUTH_EAST: usize = 2;
pub(super) const SOUTH_WEST: usize = 3;

/// The grid corners that free corner lines from one corner of the viewer's cell get to, for targets on each side of them.
pub(super) struct Reached<const N: usize> {
    /// By line between rows; outside of `span` there are none.
    pub lines: Vec<[Bits<N>; 4]>,
    /// The first line that is got to, and the one after the last.
    span: Range<usize>,
}

impl<const N: usize> Reached<N> {
    pub fn none(rows: usize) -> Self {
        Self {
            lines: vec![[Bits::NONE; 4]; rows + 1],
            span: 0..0,
        }
    }

    /// Forgets all, for lines that start from a corner on this line.
    pub fn clear(&mut self, line: usize) {
        self.lines[self.span.clone()].fill([Bits::NONE; 4]);
        self.span = line..line + 1;
    }

    /// Says that lines get as far as this.
    pub fn grow(&mut self, line: usize) {
        self.span = self.span.start.min(line)..self.span.end.max(line + 1);
    }

    /// Keeps only what the other lines get to as well.
    pub fn keep(&mut self, other: &Self) {
        let span = self.span.start.max(other.span.start)..self.span.end.min(other.span.end);
        for line in span.clone() {
            for (own, other) in self.lines[line].iter_mut().zip(&other.lines[line]) {
                *own = own.and(other);
            }
        }
        self.lines[self.span.start..span.start].fill([Bits::NONE; 4]);
        self.lines[span.end..self.span.end].fill([Bits::NONE; 4]);
        self.span = span;
    }

    /// The corners of the cells of a row that are reached, by the side of the cell on which they lie.
    pub fn corners(&self, row: usize) -> [Bits<N>; 4] {
        let (north, south) = (&self.lines[row], &self.lines[row + 1]);
        [
            north[SOUTH_EAST],
            north[SOUTH_WEST].west(),
            south[NORTH_WEST].west(),
            south[NORTH_EAST],
        ]
    }

    /// The rows of which a corner may be reached, on a map with so many.
    pub fn rows(&self, rows: usize) -> Range<usize> {
        self.span.start.saturating_sub(1)..self.span.end.min(rows)
    }
}

/// The cells that block themselves, as seen from a grid corner: lines to their far corners run through them, which does not count,
/// so that the rows do not tell whether they are seen.
pub(super) struct ShutCells<const N: usize> {
    y: usize,
    /// The columns east and west of the corner, and those beside it.
    east: Bits<N>,
    west: Bits<N>,
    beside: Bits<N>,
}

impl<const N: usize> ShutCells<N> {
    pub fn seen_from(rows: &Opaque<N>, x: usize, y: usize) -> Self {
        let (mut east, mut west, mut beside) = (Bits::NONE, Bits::NONE, Bits::NONE);
        if x < rows.width {
            east.set_range(x, rows.width - 1);
        }
        if x > 0 {
            west.set_range(0, x - 1);
        }
        beside.set(x);
        beside = beside.or(&beside.west());
        Self {
            y,
            east,
            west,
            beside,
        }
    }

    /// The cells of a row whose near corners are reached, given which of their corners are.
    pub fn unsure(&self, row: usize, corners: [Bits<N>; 4]) -> Bits<N> {
        let Self {
            y,
            east,
            west,
            beside,
        } = self;
        // The corners that are nearest to lines from either side, and those behind them.
        let [north, south] = [
            [corners[NORTH_WEST], corners[NORTH_EAST]],
            [corners[SOUTH_WEST], corners[SOUTH_EAST]],
        ];
        let (near, beyond) = if row < *y { (south, north) } else { (north, south) };
        let both = near[0].and(&near[1]);
        let to_east = both.and(&beyond[0]).and(east);
        let to_west = both.and(&beyond[1]).and(west);
        let slanting = to_east.or(&to_west).without(beside);
        let along = near[0].and(east).or(&near[1].and(west));
        if row + 1 == *y || row == *y {
            along
        } else {
            slanting.or(&along.and(beside))
        }
    }
}
