//! Beams of straight lines from one point through the gaps of a map, row by row: which cells and grid corners they meet.

use std::cmp::Ordering;

use smallvec::SmallVec;

use super::bits::Bits;
use super::opaque::Opaque;

/// A slope that is flatter than any line on a map.
const LEVEL: i32 = 1 << 13;

/// A line from the origin, at the place that it has got to: lengths are in steps, of which a cell has as many as a cast takes to
/// cross a row.
#[derive(Clone, Copy, Debug)]
struct Ray {
    /// Whole steps from the western border of the map.
    at: i32,
    /// What it is beyond them, in parts of a step of which there are `parts`.
    rest: i32,
    parts: i32,
    /// By how much it moves east with each step ahead: whole steps, and parts of one.
    east: i32,
    east_rest: i32,
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

/// The beams of a cast; mostly there are few.
type Beams = SmallVec<[Beam; 36]>;

impl Ray {
    /// From an origin so many steps from the western border through a point so many steps from there, at a distance ahead; it has
    /// got to the point.
    fn through(origin: i32, at: i32, distance: i32, is_clear: bool) -> Self {
        let across = at - origin;
        Self {
            at,
            rest: 0,
            parts: distance,
            east: across.div_euclid(distance),
            east_rest: across.rem_euclid(distance),
            is_clear,
        }
    }

    /// Goes one step ahead.
    #[inline]
    fn advance(&mut self) {
        let rest = self.rest + self.east_rest;
        let is_over = rest >= self.parts;
        self.at += self.east + i32::from(is_over);
        self.rest = if is_over { rest - self.parts } else { rest };
    }

    /// Which of two rays runs farther west where both have got equally far.
    fn beside(&self, other: &Self) -> Ordering {
        let parts = || (self.rest * other.parts).cmp(&(other.rest * self.parts));
        self.at.cmp(&other.at).then_with(parts)
    }

    /// Whether it runs west of a point, through it, or east of it.
    fn beside_point(&self, at: i32) -> Ordering {
        self.at.cmp(&at).then(self.rest.cmp(&0))
    }

    /// The first whole step east of the ray, or on it if it is clear.
    #[inline]
    fn first(&self) -> i32 {
        self.at + i32::from(!self.is_clear | (self.rest > 0))
    }

    /// The last whole step west of the ray, or on it if it is clear.
    #[inline]
    fn last(&self) -> i32 {
        self.at - i32::from(!self.is_clear & (self.rest == 0))
    }
}

/// The way in which a cast goes from row to row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    North,
    South,
}

/// A cast from one point in one direction. Lengths are in quarter cells where cells are looked for, in cells for grid corners.
pub(super) struct Cast<'o, const N: usize> {
    pub opaque: &'o Opaque<N>,
    pub ahead: Ahead,
    /// From the western border to the origin.
    pub x: i32,
    /// From the origin to the line that ends its row, a whole cell if it lies on the line before that.
    pub rest: i32,
    /// The row of the origin; for an origin on a line the row ahead of it.
    pub row: usize,
}

/// What a cast finds.
pub(super) trait Finds<const N: usize> {
    /// Steps per cell: four where cells are looked for, whose sample points lie on quarters, else one.
    const STEPS: i32;

    /// Lines get from the origin to sample points of these cells of a row, both included.
    fn cells(&mut self, row: usize, from: usize, to: usize) {
        let _ = (row, from, to);
    }

    /// Whether one of these cells of a row, both ends included, has not been found yet.
    fn lacks(&self, row: usize, from: usize, to: usize) -> bool {
        let _ = (row, from, to);
        false
    }

    /// Lines get from the origin to these grid corners of a line between rows, both included.
    fn corners(&mut self, line: usize, from: usize, to: usize) {
        let _ = (line, from, to);
    }
}

impl<const N: usize> Cast<'_, N> {
    /// Sends lines of all slopes through the row of the origin, which is open between two grid corners.
    pub fn run<F: Finds<N>>(&self, from: usize, to: usize, finds: &mut F) {
        self.run_between([-LEVEL, LEVEL], from, to, finds);
    }

    /// Sends the lines that bend to the east, or those to the west, from a grid corner; lines straight ahead are none of them.
    pub fn run_half<F: Finds<N>>(&self, is_east: bool, from: usize, to: usize, finds: &mut F) {
        let slopes = if is_east { [0, LEVEL] } else { [-LEVEL, 0] };
        self.run_between(slopes, from, to, finds);
    }

    fn run_between<F: Finds<N>>(&self, slopes: [i32; 2], from: usize, to: usize, finds: &mut F) {
        let [west, east] = slopes.map(|slope| {
            let ray = Ray::through(self.x, self.x + slope, 1, false);
            // It is at the end of the row of its origin, whole steps east of it.
            Ray {
                at: self.x + slope * self.rest,
                ..ray
            }
        });
        let (mut row, mut distance) = (self.row, self.rest);
        // Those of all rows, one row after another.
        let mut beams = Beams::new();
        beams.push(Beam { west, east, from, to });
        let mut of_row = 0..1;
        while !of_row.is_empty() {
            let (line, row_ahead) = match self.ahead {
                Ahead::North => (row, row.checked_sub(1)),
                Ahead::South => (row + 1, (row + 1 < self.opaque.height).then_some(row + 1)),
            };
            for number in of_row.clone() {
                let beam = beams[number];
                self.leave_row(&beam, line, row_ahead, distance, &mut beams, finds);
            }
            let Some(ahead) = row_ahead else {
                return;
            };
            row = ahead;
            of_row = of_row.end..beams.len();
            for beam in &mut beams[of_row.clone()] {
                self.cross_row(beam, row, finds);
            }
            distance += F::STEPS;
        }
    }

    /// Takes a beam over the line at the end of its row, which it has got to: one beam per gap there.
    #[inline]
    fn leave_row<F: Finds<N>>(
        &self,
        beam: &Beam,
        line: usize,
        row_ahead: Option<usize>,
        distance: i32,
        next: &mut Beams,
        finds: &mut F,
    ) {
        if F::STEPS == 1 {
            let (from, to) = (beam.west.first(), beam.east.last());
            let (from, to) = (from.max(beam.from as i32), to.min(beam.to as i32));
            if from <= to {
                finds.corners(line, from as usize, to as usize);
            }
        }
        let Some(ahead) = row_ahead else {
            return;
        };
        // A ray through a grid corner belongs to the gaps on both sides of it.
        let first = (beam.west.at - i32::from(beam.west.rest == 0)).div_euclid(F::STEPS);
        let last = beam.east.at.div_euclid(F::STEPS).min(beam.to as i32 - 1);
        let mut cell = first.max(beam.from as i32) as usize;
        let (north, walls) = (&self.opaque.north[line], &self.opaque.walls[ahead]);
        let shut = &self.opaque.shut[ahead];
        let has_edges = !north.is_none();
        while cell as i32 <= last {
            if has_edges && north.get(cell) {
                cell += 1;
                continue;
            }
            let wall = walls.next_one(cell + 1);
            let mut end = wall.min(beam.to);
            if has_edges {
                end = end.min(north.next_one(cell + 1));
            }
            let is_shut = shut.get(cell);
            // Nothing goes on from a cell that is shut; it is asked for only to be found itself.
            if is_shut && (F::STEPS == 1 || !finds.lacks(ahead, cell, end - 1)) {
                cell = end;
                continue;
            }
            if let Some((west, east)) = self.clip::<F>(beam, cell, end, line, distance) {
                let mut gap = Beam {
                    west,
                    east,
                    from: cell,
                    to: end,
                };
                if is_shut {
                    self.cross_within(&mut gap, ahead, [cell, end], finds);
                } else {
                    gap.from = walls.last_one(cell);
                    gap.to = wall;
                    next.push(gap);
                }
            }
            cell = end;
        }
    }

    /// The part of a beam that goes through a gap between two grid corners of a line.
    #[inline]
    fn clip<F: Finds<N>>(
        &self,
        beam: &Beam,
        from: usize,
        to: usize,
        line: usize,
        distance: i32,
    ) -> Option<(Ray, Ray)> {
        let (mut west, mut east) = (beam.west, beam.east);
        let (start, end) = (F::STEPS * from as i32, F::STEPS * to as i32);
        let west_side = west.beside_point(start);
        if west_side.is_le() {
            let is_clear = (west_side.is_lt() || west.is_clear) && !self.is_pinched(line, from, start);
            west = Ray::through(self.x, start, distance, is_clear);
        }
        let east_side = east.beside_point(end);
        if east_side.is_ge() {
            let is_clear = (east_side.is_gt() || east.is_clear) && !self.is_pinched(line, to, end);
            east = Ray::through(self.x, end, distance, is_clear);
        }
        match west.beside(&east) {
            Ordering::Less => Some((west, east)),
            Ordering::Equal if west.is_clear && east.is_clear => Some((west, east)),
            _ => None,
        }
    }

    /// Whether the ray through a grid corner touches something on both sides of it there.
    ///
    /// Rule: `BD-LIN-02` 3.
    fn is_pinched(&self, line: usize, corner: usize, at: i32) -> bool {
        let rows = match ((at - self.x).signum(), self.ahead) {
            (0, _) => &self.opaque.pinch_upright,
            (1, Ahead::North) | (-1, Ahead::South) => &self.opaque.pinch_rising,
            _ => &self.opaque.pinch_falling,
        };
        rows[line].get(corner)
    }

    /// Takes a beam through the row that it has come into, up to the line at its end, and marks the cells whose sample points it
    /// meets, with those that shut the row beside them.
    #[inline]
    fn cross_row<F: Finds<N>>(&self, beam: &mut Beam, row: usize, finds: &mut F) {
        if F::STEPS == 1 {
            beam.west.advance();
            beam.east.advance();
            return;
        }
        let (shut, west) = (&self.opaque.cells[row], &self.opaque.west[row]);
        let from = beam.from - usize::from(beam.from > 0 && shut.get(beam.from - 1) && !west.get(beam.from));
        let to =
            beam.to + usize::from(beam.to < self.opaque.width && shut.get(beam.to) && !west.get(beam.to));
        self.cross_within(beam, row, [from, to], finds);
    }

    /// Takes a beam through a row and marks the cells between two grid corners whose sample points it meets.
    #[inline]
    fn cross_within<F: Finds<N>>(&self, beam: &mut Beam, row: usize, ends: [usize; 2], finds: &mut F) {
        let [start, end] = ends.map(|corner| F::STEPS * corner as i32);
        let mut spans = [(0, 0); 3];
        for span in &mut spans {
            beam.west.advance();
            beam.east.advance();
            *span = (beam.west.first().max(start), beam.east.last().min(end));
        }
        beam.west.advance();
        beam.east.advance();
        // Rays run one way only, so that the first or the last point of the three is the farthest.
        let least = spans[0].0.min(spans[2].0) >> 2;
        let most = (spans[0].1.max(spans[2].1) >> 2).min(ends[1] as i32 - 1);
        if least <= most && finds.lacks(row, least as usize, most as usize) {
            mark(spans, row, finds);
        }
    }
}

/// Marks the cells of a row whose sample points lie within a beam, of which the first and the last quarter are given one, two and
/// three quarters into the row.
fn mark<const N: usize>(mut spans: [(i32, i32); 3], row: usize, finds: &mut impl Finds<N>) {
    let (mut least, mut most, mut widest) = (i32::MAX, i32::MIN, 0);
    for (number, span) in spans.iter_mut().enumerate() {
        let (first, last) = *span;
        // Sample points lie in the middle of the row on every fourth quarter, elsewhere on every odd one.
        let (first, last) = if number == 1 {
            (((first + 1) & !3) + 2, ((last - 2) & !3) + 2)
        } else {
            (first | 1, (last - 1) | 1)
        };
        *span = (first >> 2, last >> 2);
        if first <= last {
            (least, most) = (least.min(span.0), most.max(span.1));
            widest = widest.max(span.1 - span.0 + 1);
        } else {
            *span = (1, 0);
        }
    }
    if least > most {
        return;
    }
    if widest == most - least + 1 {
        finds.cells(row, least as usize, most as usize);
    } else {
        for span in spans.into_iter().filter(|span| span.0 <= span.1) {
            finds.cells(row, span.0 as usize, span.1 as usize);
        }
    }
}

/// Cells that have been found, per row.
pub(super) struct Seen<'s, const N: usize>(pub &'s mut [Bits<N>]);

impl<const N: usize> Finds<N> for Seen<'_, N> {
    const STEPS: i32 = 4;

    fn cells(&mut self, row: usize, from: usize, to: usize) {
        self.0[row].set_range(from, to);
    }

    fn lacks(&self, row: usize, from: usize, to: usize) -> bool {
        !self.0[row].has_range(from, to)
    }
}

/// Grid corners that have been found, per line between rows.
pub(super) struct Corners<'s, const N: usize> {
    pub lines: &'s mut [Bits<N>],
    /// The line that was got to last.
    pub farthest: Option<usize>,
}

impl<const N: usize> Finds<N> for Corners<'_, N> {
    const STEPS: i32 = 1;

    fn corners(&mut self, line: usize, from: usize, to: usize) {
        self.lines[line].set_range(from, to);
        self.farthest = Some(line);
    }
}
