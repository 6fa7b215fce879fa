//! The cells that lines between the corners of cells get to: the second half of a clear line, for a whole field of view.

use std::ops::Range;

use super::Cell;
use super::bits::Bits;
use super::cast::{Ahead, Cast, Corners};
use super::field_reached::{NORTH_EAST, NORTH_WEST, Reached, SOUTH_EAST, SOUTH_WEST, ShutCells};
use super::opaque::Opaque;

/// The cells of which all corners are seen from one corner, or of which one corner is seen from all.
///
/// Rule: `BD-LIN-03` (ii).
pub(super) fn look_along_corners<const N: usize>(
    rows: &Opaque<N>,
    cell: Cell,
    found: &mut [Bits<N>],
    doubtful: &mut [Bits<N>],
) {
    let mut met = vec![Bits::NONE; rows.height + 1];
    let [mut all, mut reached] = [(); 2].map(|()| Reached::none(rows.height));
    for own in [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST] {
        let corner = CornerCast { rows, cell, own };
        corner.reach(&mut met, &mut reached);
        let (x, y, _) = corner.corner();
        add_cells(rows, (x, y), &reached, found, doubtful);
        if own == NORTH_WEST {
            std::mem::swap(&mut all, &mut reached);
        } else {
            all.keep(&reached);
        }
    }
    add_cells_beside(&all, found);
}

/// Adds the cells all of whose four corners are reached, and to the doubtful ones those that block themselves and may be seen.
fn add_cells<const N: usize>(
    rows: &Opaque<N>,
    (x, y): (usize, usize),
    reached: &Reached<N>,
    found: &mut [Bits<N>],
    doubtful: &mut [Bits<N>],
) {
    let shut = ShutCells::seen_from(rows, x, y);
    for row in reached.rows(rows.height) {
        let corners = reached.corners(row);
        let whole = corners[0].and(&corners[1]).and(&corners[2]).and(&corners[3]);
        found[row] = found[row].or(&whole);
        let cells = rows.cells[row].without(&found[row]);
        if !cells.is_none() {
            doubtful[row] = doubtful[row].or(&shut.unsure(row, corners).and(&cells));
        }
    }
}

/// Adds the cells one of whose corners is reached.
fn add_cells_beside<const N: usize>(reached: &Reached<N>, found: &mut [Bits<N>]) {
    for row in reached.rows(found.len()) {
        let corners = reached.corners(row);
        found[row] = corners.iter().fold(found[row], |all, corner| all.or(corner));
    }
}

/// Lines from one corner of the viewer's cell.
struct CornerCast<'o, const N: usize> {
    rows: &'o Opaque<N>,
    cell: Cell,
    /// Which corner of the cell.
    own: usize,
}

impl<const N: usize> CornerCast<'_, N> {
    /// The corner as (x, y) and the side of it on which the viewer's cell lies.
    const fn corner(&self) -> (usize, usize, usize) {
        let (x, y) = (self.cell.x as usize, self.cell.y as usize);
        match self.own {
            NORTH_WEST => (x, y, SOUTH_EAST),
            NORTH_EAST => (x + 1, y, SOUTH_WEST),
            SOUTH_EAST => (x + 1, y + 1, NORTH_WEST),
            _ => (x, y + 1, NORTH_EAST),
        }
    }

    /// Finds what is reached; `met` must be empty, and is left so.
    fn reach(&self, met: &mut [Bits<N>], reached: &mut Reached<N>) {
        let (_, y, _) = self.corner();
        reached.clear(y);
        for quarter in [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST] {
            if let Some(farthest) = self.sweep(quarter, met) {
                reached.grow(farthest);
                self.sort(quarter, y.min(farthest)..y.max(farthest) + 1, met, reached);
            }
        }
        self.straight(reached);
    }

    /// The edges that end at a corner, as whether they block: to the west, east, north and south of it.
    fn edges_at(&self, x: usize, y: usize) -> [bool; 4] {
        let rows = self.rows;
        let upright = |y: Option<usize>| y.and_then(|y| rows.west.get(y)).is_some_and(|row| row.get(x));
        [
            x > 0 && rows.north[y].get(x - 1),
            rows.north[y].get(x),
            upright(y.checked_sub(1)),
            upright(Some(y)),
        ]
    }

    /// Finds the corners that slanting lines into a quarter of the map get to; the farthest line that they reach.
    fn sweep(&self, quarter: usize, met: &mut [Bits<N>]) -> Option<usize> {
        let rows = self.rows;
        let (x, y, own) = self.corner();
        let (is_north, is_east) = (
            matches!(quarter, NORTH_WEST | NORTH_EAST),
            matches!(quarter, NORTH_EAST | SOUTH_EAST),
        );
        let row = if is_north { y.checked_sub(1) } else { Some(y) };
        let row = row.filter(|&row| row < rows.height)?;
        if is_east && x >= rows.width || !is_east && x == 0 {
            return None;
        }
        let first = if is_east { x } else { x - 1 };
        if rows.shut[row].get(first) || self.is_shut_in(quarter, own) {
            return None;
        }
        let (from, to) = if is_east {
            (x, rows.walls[row].next_one(x + 1))
        } else {
            (rows.walls[row].last_one(x - 1), x)
        };
        let cast = Cast {
            opaque: rows,
            ahead: if is_north { Ahead::North } else { Ahead::South },
            x: x as i32,
            rest: 1,
            row,
        };
        let mut corners = Corners {
            lines: met,
            farthest: None,
        };
        cast.run_half(is_east, from, to, &mut corners);
        corners.farthest
    }

    /// Whether no line into a quarter may start at the own corner: through an edge of the own cell, or out of a pinch.
    ///
    /// Rule: `BD-LIN-02` 3, 4.
    fn is_shut_in(&self, quarter: usize, own: usize) -> bool {
        let (x, y, _) = self.corner();
        let [west, east, north, south] = self.edges_at(x, y);
        let is_opposite = (quarter + 2) % 4 == own;
        let pinch = match quarter {
            NORTH_EAST | SOUTH_WEST => &self.rows.pinch_rising,
            _ => &self.rows.pinch_falling,
        };
        // An edge of the own cell shuts the lines that end on its other side.
        let is_own_north = matches!(own, NORTH_WEST | NORTH_EAST);
        let is_own_west = matches!(own, NORTH_WEST | SOUTH_WEST);
        let is_north = matches!(quarter, NORTH_WEST | NORTH_EAST);
        let is_west = matches!(quarter, NORTH_WEST | SOUTH_WEST);
        let level = if is_own_west { west } else { east };
        let upright = if is_own_north { north } else { south };
        is_opposite && pinch[y].get(x)
            || is_own_north != is_north && level
            || is_own_west != is_west && upright
    }

    /// Sorts the corners met in a quarter by the side on which a target may lie there, and clears them.
    ///
    /// Rule: `BD-LIN-02` 3, 4.
    fn sort(&self, quarter: usize, lines: Range<usize>, met: &mut [Bits<N>], reached: &mut Reached<N>) {
        let rows = self.rows;
        for y in lines {
            let met = std::mem::replace(&mut met[y], Bits::NONE);
            if met.is_none() {
                continue;
            }
            let upright = |y: Option<usize>| y.and_then(|y| rows.west.get(y)).copied().unwrap_or(Bits::NONE);
            let (north, south) = (upright(y.checked_sub(1)), upright(Some(y)));
            let (east, west) = (rows.north[y], rows.north[y].east());
            let pinch = match quarter {
                NORTH_EAST | SOUTH_WEST => rows.pinch_rising[y],
                _ => rows.pinch_falling[y],
            };
            let (ahead_level, ahead_upright, side_level, side_upright) = match quarter {
                NORTH_EAST => (east, north, west, south),
                NORTH_WEST => (west, north, east, south),
                SOUTH_EAST => (east, south, west, north),
                _ => (west, south, east, north),
            };
            let beyond = met.without(&pinch).without(&ahead_level).without(&ahead_upright);
            // The cell that lies ahead in the same row of cells, across the level edge behind the corner, and its mirror image.
            let (across_level, across_upright) = match quarter {
                NORTH_EAST => (NORTH_WEST, SOUTH_EAST),
                NORTH_WEST => (NORTH_EAST, SOUTH_WEST),
                SOUTH_EAST => (SOUTH_WEST, NORTH_EAST),
                _ => (SOUTH_EAST, NORTH_WEST),
            };
            let mut add =
                |side: usize, bits: Bits<N>| reached.lines[y][side] = reached.lines[y][side].or(&bits);
            add(quarter, beyond);
            add(across_level, met.without(&side_level));
            add(across_upright, met.without(&side_upright));
            add((quarter + 2) % 4, met);
        }
    }

    /// Adds the corners that lines along the grid get to.
    fn straight(&self, reached: &mut Reached<N>) {
        let (x, y, own) = self.corner();
        let [west, east, north, south] = self.edges_at(x, y);
        let level = if matches!(own, NORTH_WEST | SOUTH_WEST) {
            west
        } else {
            east
        };
        let upright = if matches!(own, NORTH_WEST | NORTH_EAST) {
            north
        } else {
            south
        };
        // A line along the grid leaves the own cell's side where an edge of it lies across.
        if !(level && matches!(own, SOUTH_EAST | SOUTH_WEST)) {
            self.along_column(true, reached);
        }
        if !(level && matches!(own, NORTH_EAST | NORTH_WEST)) {
            self.along_column(false, reached);
        }
        if !(upright && matches!(own, NORTH_EAST | SOUTH_EAST)) {
            self.along_line(true, reached);
        }
        if !(upright && matches!(own, NORTH_WEST | SOUTH_WEST)) {
            self.along_line(false, reached);
        }
    }

    /// Lines straight to the north, or to the south.
    fn along_column(&self, is_north: bool, reached: &mut Reached<N>) {
        let rows = self.rows;
        let (x, start, _) = self.corner();
        let mut both = Bits::NONE;
        both.set(x);
        let both = both.or(&both.west());
        let (far_west, far_east, near_west, near_east) = if is_north {
            (NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST)
        } else {
            (SOUTH_WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST)
        };
        let mut y = start;
        loop {
            let row = if is_north { y.checked_sub(1) } else { Some(y) };
            let Some(row) = row.filter(|&row| row < rows.height) else {
                break;
            };
            // Between two cells that block, or through a pinch on the way.
            if x > 0 && both.without(&rows.cells[row]).is_none() || y != start && rows.pinch_upright[y].get(x)
            {
                break;
            }
            y = if is_north { row } else { row + 1 };
            let line = &mut reached.lines[y];
            line[near_west].set(x);
            line[near_east].set(x);
            if x == 0 || !rows.north[y].get(x - 1) {
                line[far_west].set(x);
            }
            if !rows.north[y].get(x) {
                line[far_east].set(x);
            }
        }
        reached.grow(y);
    }

    /// Lines straight to the west, or to the east.
    fn along_line(&self, is_west: bool, reached: &mut Reached<N>) {
        let rows = self.rows;
        let (start, y, _) = self.corner();
        let row =
            |rows: &[Bits<N>], y: Option<usize>| y.and_then(|y| rows.get(y)).copied().unwrap_or(Bits::NONE);
        let (above, below) = (y.checked_sub(1), Some(y));
        // Between two cells that block, or through a pinch on the way.
        let shut = row(&rows.cells, above).and(&row(&rows.cells, below));
        let pinch = rows.pinch_level[y];
        let (from, to) = if is_west {
            if start == 0 {
                return;
            }
            let cell = shut.last_one(start - 1);
            let wall = if shut.get(cell) { cell + 1 } else { 0 };
            (wall.max(pinch.last_one(start - 1)), start - 1)
        } else {
            let wall = shut.next_one(start).min(rows.width);
            (start + 1, wall.min(pinch.next_one(start + 1)))
        };
        if from > to {
            return;
        }
        let mut met = Bits::NONE;
        met.set_range(from, to);
        let north = met.without(&row(&rows.west, above));
        let south = met.without(&row(&rows.west, below));
        let sides = if is_west {
            [
                (NORTH_WEST, north),
                (SOUTH_WEST, south),
                (NORTH_EAST, met),
                (SOUTH_EAST, met),
            ]
        } else {
            [
                (NORTH_EAST, north),
                (SOUTH_EAST, south),
                (NORTH_WEST, met),
                (SOUTH_WEST, met),
            ]
        };
        for (side, bits) in sides {
            reached.lines[y][side] = reached.lines[y][side].or(&bits);
        }
    }
}
