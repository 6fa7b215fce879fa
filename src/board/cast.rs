//! Beams of straight lines from one point through the gaps of a map, row by row: which cells and grid corners they meet.

use smallvec::SmallVec;

use super::bits::Bits;
use super::opaque::Opaque;

/// Quarter cells per cell; all lengths here are in quarter cells.
const QUARTERS: i32 = 4;

/// A slope that is flatter than any line on a map.
const LEVEL: i32 = 1 << 13;

/// A line from the origin: `across` quarter cells to the east for `ahead` quarter cells ahead.
#[derive(Clone, Copy, Debug)]
struct Ray {
    across: i32,
    ahead: i32,
    /// Whether the line itself gets through, or only those beside it.
    is_clear: bool,
}

/// All lines between two.
#[derive(Clone, Copy, Debug)]
struct Beam {
    west: Ray,
    east: Ray,
    /// The grid corners between which the row is open that it runs through.
    from: usize,
    to: usize,
}

impl Ray {
    /// Negative, zero or positive as it runs west of another ray, along it, or east of it.
    const fn beside(&self, across: i32, ahead: i32) -> i32 {
        self.across * ahead - across * self.ahead
    }

    /// The first quarter east of the ray, or on it if it is clear, at a distance ahead.
    const fn first(&self, distance: i32) -> i32 {
        let across = self.across * distance;
        if self.is_clear {
            -(-across).div_euclid(self.ahead)
        } else {
            across.div_euclid(self.ahead) + 1
        }
    }

    /// The last quarter west of the ray, or on it if it is clear, at a distance ahead.
    const fn last(&self, distance: i32) -> i32 {
        let across = self.across * distance;
        if self.is_clear {
            across.div_euclid(self.ahead)
        } else {
            -(-across).div_euclid(self.ahead) - 1
        }
    }
}

/// The way in which a cast goes from row to row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    North,
    South,
}

/// A cast from one point in one direction.
pub(super) struct Cast<'o, const N: usize> {
    pub opaque: &'o Opaque<N>,
    pub ahead: Ahead,
    /// Quarter cells from the western border to the origin.
    pub x: i32,
    /// Quarter cells from the origin to the line that ends its row, 4 if it lies on the line before that.
    pub rest: i32,
    /// The row of the origin; for an origin on a line the row ahead of it.
    pub row: usize,
}

/// What a cast finds.
pub(super) trait Finds<const N: usize> {
    /// Lines get from the origin to sample points of these cells of a row, both included.
    fn cells(&mut self, row: usize, from: usize, to: usize) {
        let _ = (row, from, to);
    }

    /// Lines get from the origin to these grid corners of a line between rows, both included.
    fn corners(&mut self, line: usize, from: usize, to: usize) {
        let _ = (line, from, to);
    }

    /// Whether cells are looked for, or grid corners.
    const CELLS: bool;
}

impl<const N: usize> Cast<'_, N> {
    /// Sends lines of all slopes through the row of the origin, which is open between two grid corners.
    pub fn run(&self, from: usize, to: usize, finds: &mut impl Finds<N>) {
        let level = |across| Ray {
            across,
            ahead: 1,
            is_clear: false,
        };
        self.run_between(level(-LEVEL), level(LEVEL), from, to, finds);
    }

    /// Sends the lines that bend to the east, or those to the west, from a grid corner; lines straight ahead are none of them.
    pub fn run_half(&self, is_east: bool, from: usize, to: usize, finds: &mut impl Finds<N>) {
        let ray = |across| Ray {
            across,
            ahead: 1,
            is_clear: false,
        };
        let [west, east] = if is_east {
            [ray(0), ray(LEVEL)]
        } else {
            [ray(-LEVEL), ray(0)]
        };
        self.run_between(west, east, from, to, finds);
    }

    fn run_between(&self, west: Ray, east: Ray, from: usize, to: usize, finds: &mut impl Finds<N>) {
        let mut row = self.row;
        let mut distance = self.rest;
        let mut beams: SmallVec<[Beam; 16]> = SmallVec::new();
        let mut next: SmallVec<[Beam; 16]> = SmallVec::new();
        beams.push(Beam { west, east, from, to });
        while !beams.is_empty() {
            let line = match self.ahead {
                Ahead::North => row,
                Ahead::South => row + 1,
            };
            let row_ahead = match self.ahead {
                Ahead::North => row.checked_sub(1),
                Ahead::South => (row + 1 < self.opaque.height).then_some(row + 1),
            };
            for beam in &beams {
                self.leave_row(beam, line, row_ahead, distance, &mut next, finds);
            }
            let Some(ahead) = row_ahead else {
                return;
            };
            row = ahead;
            std::mem::swap(&mut beams, &mut next);
            next.clear();
            if cells_of(&*finds) {
                for beam in &beams {
                    self.mark(beam, row, distance, finds);
                }
            }
            distance += QUARTERS;
        }
    }

    /// Takes a beam over the line at the end of its row: one beam per gap there.
    fn leave_row<F: Finds<N>>(
        &self,
        beam: &Beam,
        line: usize,
        row_ahead: Option<usize>,
        distance: i32,
        next: &mut SmallVec<[Beam; 16]>,
        finds: &mut F,
    ) {
        let (first, last) = (
            self.x + beam.west.first(distance),
            self.x + beam.east.last(distance),
        );
        let (open_from, open_to) = (QUARTERS * beam.from as i32, QUARTERS * beam.to as i32);
        let (first, last) = (first.max(open_from), last.min(open_to));
        if !F::CELLS {
            let (from, to) = (
                (first + QUARTERS - 1).div_euclid(QUARTERS),
                last.div_euclid(QUARTERS),
            );
            if from <= to {
                finds.corners(line, from as usize, to as usize);
            }
        }
        let Some(ahead) = row_ahead else {
            return;
        };
        // A ray through a grid corner belongs to the gaps on both sides of it; between quarters only one side counts.
        let west_end = self.x + floor(beam.west.across * distance, beam.west.ahead);
        let east_end = self.x + ceil(beam.east.across * distance, beam.east.ahead);
        let (west_end, east_end) = (west_end.max(open_from), east_end.min(open_to));
        if west_end > east_end {
            return;
        }
        let mut cell = ((west_end - 1).max(open_from).div_euclid(QUARTERS)) as usize;
        let stop = (east_end.div_euclid(QUARTERS) as usize).min(beam.to - 1);
        let (north, walls) = (&self.opaque.north[line], &self.opaque.walls[ahead]);
        let shut = &self.opaque.shut[ahead];
        while cell <= stop {
            if north.get(cell) {
                cell += 1;
                continue;
            }
            let end = walls
                .next_one(cell + 1)
                .min(north.next_one(cell + 1))
                .min(beam.to);
            if let Some((west, east)) = self.clip(beam, cell, end, line, distance) {
                let gap = Beam {
                    west,
                    east,
                    from: walls.last_one(cell),
                    to: walls.next_one(cell + 1),
                };
                if !shut.get(cell) {
                    next.push(gap);
                } else if F::CELLS {
                    self.mark_within(&gap, ahead, distance, cell, end, finds);
                }
            }
            cell = end;
        }
    }

    /// The part of a beam that goes through a gap between two grid corners of a line.
    fn clip(&self, beam: &Beam, from: usize, to: usize, line: usize, distance: i32) -> Option<(Ray, Ray)> {
        let (mut west, mut east) = (beam.west, beam.east);
        let through = |corner: usize| QUARTERS * corner as i32 - self.x;
        let (start, end) = (through(from), through(to));
        let west_side = west.beside(start, distance);
        if west_side <= 0 {
            let is_clear = (west_side < 0 || west.is_clear) && !self.is_pinched(line, from, start);
            west = Ray {
                across: start,
                ahead: distance,
                is_clear,
            };
        }
        let east_side = east.beside(end, distance);
        if east_side >= 0 {
            let is_clear = (east_side > 0 || east.is_clear) && !self.is_pinched(line, to, end);
            east = Ray {
                across: end,
                ahead: distance,
                is_clear,
            };
        }
        match west.beside(east.across, east.ahead) {
            ..0 => Some((west, east)),
            0 if west.is_clear && east.is_clear => Some((west, east)),
            _ => None,
        }
    }

    /// Whether the ray through a grid corner touches something on both sides of it there.
    ///
    /// Rule: `BD-LIN-02` 3.
    fn is_pinched(&self, line: usize, corner: usize, across: i32) -> bool {
        let rows = match (across.signum(), self.ahead) {
            (0, _) => &self.opaque.pinch_upright,
            (1, Ahead::North) | (-1, Ahead::South) => &self.opaque.pinch_rising,
            _ => &self.opaque.pinch_falling,
        };
        rows[line].get(corner)
    }

    /// Marks the cells of a row whose sample points a beam meets, and those that shut the row beside them.
    fn mark(&self, beam: &Beam, row: usize, distance: i32, finds: &mut impl Finds<N>) {
        let (shut, west) = (&self.opaque.cells[row], &self.opaque.west[row]);
        let from = beam.from - usize::from(beam.from > 0 && shut.get(beam.from - 1) && !west.get(beam.from));
        let to =
            beam.to + usize::from(beam.to < self.opaque.width && shut.get(beam.to) && !west.get(beam.to));
        self.mark_within(beam, row, distance, from, to, finds);
    }

    /// Marks cells between two grid corners whose sample points a beam meets.
    fn mark_within(
        &self,
        beam: &Beam,
        row: usize,
        distance: i32,
        from: usize,
        to: usize,
        finds: &mut impl Finds<N>,
    ) {
        let (start, end) = (QUARTERS * from as i32, QUARTERS * to as i32);
        let (mut least, mut most) = (i32::MAX, i32::MIN);
        let mut spans: [(i32, i32); 3] = [(1, 0); 3];
        for (number, span) in spans.iter_mut().enumerate() {
            let at = distance + number as i32 + 1;
            let first = (self.x + beam.west.first(at)).max(start);
            let last = (self.x + beam.east.last(at)).min(end);
            // Sample points lie in the middle of the row on every fourth quarter, elsewhere on every odd one.
            let (first, last) = if number == 1 {
                (((first + 1) & !3) + 2, ((last - 2) & !3) + 2)
            } else {
                (first | 1, (last - 1) | 1)
            };
            let cells = (first >> 2, last >> 2);
            if first <= last {
                *span = cells;
                (least, most) = (least.min(cells.0), most.max(cells.1));
            }
        }
        if least > most {
            return;
        }
        let covered: i32 = spans.iter().map(|span| span.1 - span.0 + 1).max().unwrap_or(0);
        if covered == most - least + 1 {
            finds.cells(row, least as usize, most as usize);
        } else {
            for span in spans.into_iter().filter(|span| span.0 <= span.1) {
                finds.cells(row, span.0 as usize, span.1 as usize);
            }
        }
    }
}

/// Whether cells are looked for.
const fn cells_of<const N: usize, F: Finds<N>>(_: &F) -> bool {
    F::CELLS
}

const fn floor(across: i32, ahead: i32) -> i32 {
    across.div_euclid(ahead)
}

const fn ceil(across: i32, ahead: i32) -> i32 {
    -(-across).div_euclid(ahead)
}

/// Cells that have been found, per row.
pub(super) struct Seen<'s, const N: usize>(pub &'s mut [Bits<N>]);

impl<const N: usize> Finds<N> for Seen<'_, N> {
    const CELLS: bool = true;

    fn cells(&mut self, row: usize, from: usize, to: usize) {
        self.0[row].set_range(from, to);
    }
}

/// Grid corners that have been found, per line between rows.
pub(super) struct Corners<'s, const N: usize>(pub &'s mut [Bits<N>]);

impl<const N: usize> Finds<N> for Corners<'_, N> {
    const CELLS: bool = false;

    fn corners(&mut self, line: usize, from: usize, to: usize) {
        self.0[line].set_range(from, to);
    }
}
