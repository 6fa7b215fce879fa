//! The cells that lines between the corners of cells get to: the second half of a clear line, for a whole field of view.

use super::Cell;
use super::bits::Bits;
use super::cast::{Ahead, Cast, Corners};
use super::opaque::Opaque;

/// Where a target's cell lies beside a grid corner.
const NORTH_WEST: usize = 0;
const NORTH_EAST: usize = 1;
const SOUTH_EAST: usize = 2;
const SOUTH_WEST: usize = 3;

/// The grid corners that free corner lines from one corner of the viewer's cell get to, for targets on each side of them.
type Reached<const N: usize> = [Vec<Bits<N>>; 4];

/// The cells of which all corners are seen from one corner, or of which one corner is seen from all.
///
/// Rule: `BD-LIN-03` (ii).
pub(super) fn look_along_corners<const N: usize>(
    rows: &Opaque<N>,
    cell: Cell,
    found: &mut [Bits<N>],
    doubtful: &mut [Bits<N>],
) {
    let mut all: Option<Reached<N>> = None;
    for own in [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST] {
        let corner = CornerCast { rows, cell, own };
        let reached = corner.reached();
        add_whole_cells(&reached, found);
        let (x, y, _) = corner.corner();
        add_shut_cells(rows, (x, y), &reached, doubtful);
        all = Some(match all {
            None => reached,
            Some(before) => std::array::from_fn(|side| {
                let pairs = before[side].iter().zip(&reached[side]);
                pairs.map(|(before, now)| before.and(now)).collect()
            }),
        });
    }
    if let Some(all) = all {
        add_cells_beside(&all, found);
    }
}

/// Adds the cells all of whose four corners are reached.
fn add_whole_cells<const N: usize>(reached: &Reached<N>, found: &mut [Bits<N>]) {
    for (y, row) in found.iter_mut().enumerate() {
        let north = reached[SOUTH_EAST][y].and(&reached[SOUTH_WEST][y].west());
        let south = reached[NORTH_EAST][y + 1].and(&reached[NORTH_WEST][y + 1].west());
        *row = row.or(&north.and(&south));
    }
}

/// Adds cells that block themselves and whose near corners are reached: lines to their far corners run through them, which
/// does not count, so that the rows do not tell.
fn add_shut_cells<const N: usize>(
    rows: &Opaque<N>,
    (x, y): (usize, usize),
    reached: &Reached<N>,
    doubtful: &mut [Bits<N>],
) {
    let (mut east, mut west) = (Bits::NONE, Bits::NONE);
    if x < rows.width {
        east.set_range(x, rows.width - 1);
    }
    if x > 0 {
        west.set_range(0, x - 1);
    }
    let mut beside = Bits::NONE;
    beside.set(x);
    beside = beside.or(&beside.west());
    for row in 0..rows.height {
        let cells = rows.cells[row];
        if cells.is_none() {
            continue;
        }
        let corners = [
            reached[SOUTH_EAST][row],
            reached[SOUTH_WEST][row].west(),
            reached[NORTH_WEST][row + 1].west(),
            reached[NORTH_EAST][row + 1],
        ];
        // The corners of a cell, by the side of it on which they lie, and the nearest of them to lines from either side.
        let is_north = row < y;
        let near = if is_north {
            [corners[SOUTH_WEST], corners[SOUTH_EAST]]
        } else {
            [corners[NORTH_WEST], corners[NORTH_EAST]]
        };
        let beyond = if is_north {
            [corners[NORTH_WEST], corners[NORTH_EAST]]
        } else {
            [corners[SOUTH_WEST], corners[SOUTH_EAST]]
        };
        let both = near[0].and(&near[1]);
        let to_east = both.and(&beyond[0]).and(&east);
        let to_west = both.and(&beyond[1]).and(&west);
        let slanting = to_east.or(&to_west).without(&beside);
        let along = near[0].and(&east).or(&near[1].and(&west));
        let is_beside = row + 1 == y || row == y;
        let unsure = if is_beside {
            along
        } else {
            slanting.or(&along.and(&beside))
        };
        doubtful[row] = doubtful[row].or(&unsure.and(&cells));
    }
}

/// Adds the cells one of whose corners is reached.
fn add_cells_beside<const N: usize>(reached: &Reached<N>, found: &mut [Bits<N>]) {
    for (y, row) in found.iter_mut().enumerate() {
        let north = reached[SOUTH_EAST][y].or(&reached[SOUTH_WEST][y].west());
        let south = reached[NORTH_EAST][y + 1].or(&reached[NORTH_WEST][y + 1].west());
        *row = row.or(&north).or(&south);
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

    fn reached(&self) -> Reached<N> {
        let lines = self.rows.height + 1;
        let mut reached: Reached<N> = std::array::from_fn(|_| vec![Bits::NONE; lines]);
        let mut met = vec![Bits::NONE; lines];
        for quarter in [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST] {
            if self.sweep(quarter, &mut met) {
                self.sort(quarter, &mut met, &mut reached);
            }
        }
        self.straight(&mut reached);
        reached
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

    /// Finds the corners that slanting lines into a quarter of the map get to; false where none starts that way.
    fn sweep(&self, quarter: usize, met: &mut [Bits<N>]) -> bool {
        let rows = self.rows;
        let (x, y, own) = self.corner();
        let (is_north, is_east) = (
            matches!(quarter, NORTH_WEST | NORTH_EAST),
            matches!(quarter, NORTH_EAST | SOUTH_EAST),
        );
        let row = if is_north { y.checked_sub(1) } else { Some(y) };
        let Some(row) = row.filter(|&row| row < rows.height) else {
            return false;
        };
        if is_east && x >= rows.width || !is_east && x == 0 {
            return false;
        }
        let first = if is_east { x } else { x - 1 };
        if rows.shut[row].get(first) || self.is_shut_in(quarter, own) {
            return false;
        }
        let (from, to) = if is_east {
            (x, rows.walls[row].next_one(x + 1))
        } else {
            (rows.walls[row].last_one(x - 1), x)
        };
        let cast = Cast {
            opaque: rows,
            ahead: if is_north { Ahead::North } else { Ahead::South },
            x: 4 * x as i32,
            rest: 4,
            row,
        };
        cast.run_half(is_east, from, to, &mut Corners(met));
        true
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
    fn sort(&self, quarter: usize, met: &mut [Bits<N>], reached: &mut Reached<N>) {
        let rows = self.rows;
        for (y, met) in met.iter_mut().enumerate() {
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
            let mut add = |side: usize, bits: Bits<N>| reached[side][y] = reached[side][y].or(&bits);
            add(quarter, beyond);
            add(across_level, met.without(&side_level));
            add(across_upright, met.without(&side_upright));
            add((quarter + 2) % 4, *met);
            *met = Bits::NONE;
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
            self.along_column(-1, reached);
        }
        if !(level && matches!(own, NORTH_EAST | NORTH_WEST)) {
            self.along_column(1, reached);
        }
        if !(upright && matches!(own, NORTH_EAST | SOUTH_EAST)) {
            self.along_line(-1, reached);
        }
        if !(upright && matches!(own, NORTH_WEST | SOUTH_WEST)) {
            self.along_line(1, reached);
        }
    }

    /// Lines straight to the north or to the south.
    fn along_column(&self, step: isize, reached: &mut Reached<N>) {
        let rows = self.rows;
        let (x, start, _) = self.corner();
        let mut y = start;
        loop {
            let row = if step < 0 { y.checked_sub(1) } else { Some(y) };
            let Some(row) = row.filter(|&row| row < rows.height) else {
                return;
            };
            // Between two cells that block, or through a pinch on the way.
            if x > 0 && rows.cells[row].get(x - 1) && rows.cells[row].get(x)
                || y != start && rows.pinch_upright[y].get(x)
            {
                return;
            }
            y = y.wrapping_add_signed(step);
            let [west, east, ..] = self.edges_at(x, y);
            let (far_west, far_east, near_west, near_east) = if step < 0 {
                (NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST)
            } else {
                (SOUTH_WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST)
            };
            add(
                reached,
                [
                    (far_west, !west),
                    (far_east, !east),
                    (near_west, true),
                    (near_east, true),
                ],
                x,
                y,
            );
        }
    }

    /// Lines straight to the west or to the east.
    fn along_line(&self, step: isize, reached: &mut Reached<N>) {
        let rows = self.rows;
        let (start, y, _) = self.corner();
        let mut x = start;
        let is_shut = |row: Option<usize>, column: usize| {
            row.and_then(|row| rows.cells.get(row))
                .is_some_and(|cells| cells.get(column))
        };
        loop {
            let column = if step < 0 { x.checked_sub(1) } else { Some(x) };
            let Some(column) = column.filter(|&column| column < rows.width) else {
                return;
            };
            if is_shut(y.checked_sub(1), column) && is_shut(Some(y), column)
                || x != start && rows.pinch_level[y].get(x)
            {
                return;
            }
            x = x.wrapping_add_signed(step);
            let [_, _, north, south] = self.edges_at(x, y);
            let (far_north, far_south, near_north, near_south) = if step < 0 {
                (NORTH_WEST, SOUTH_WEST, NORTH_EAST, SOUTH_EAST)
            } else {
                (NORTH_EAST, SOUTH_EAST, NORTH_WEST, SOUTH_WEST)
            };
            add(
                reached,
                [
                    (far_north, !north),
                    (far_south, !south),
                    (near_north, true),
                    (near_south, true),
                ],
                x,
                y,
            );
        }
    }
}

fn add<const N: usize>(reached: &mut Reached<N>, sides: [(usize, bool); 4], x: usize, y: usize) {
    for (side, _) in sides.into_iter().filter(|(_, is_free)| *is_free) {
        reached[side][y].set(x);
    }
}
