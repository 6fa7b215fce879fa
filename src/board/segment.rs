//! Straight lines on the board, and which cells and edges they pass: the geometry under sight and cover.

use smallvec::SmallVec;

use super::{Cell, Edge, EdgeSide};

/// Quarter cells per cell.
const QUARTERS: i64 = 4;

/// A point in quarter cells.
///
/// Rule: `BD-LIN-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub x: i64,
    pub y: i64,
}

impl Point {
    /// A grid corner.
    pub const fn corner((x, y): (i16, i16)) -> Self {
        Self {
            x: QUARTERS * x as i64,
            y: QUARTERS * y as i64,
        }
    }

    /// The middle of a cell.
    pub const fn centre(cell: Cell) -> Self {
        Self::within(cell, 2, 2)
    }

    /// The corners of a cell: north-west, north-east, south-east, south-west.
    pub fn corners(cell: Cell) -> [Self; 4] {
        [(0, 0), (4, 0), (4, 4), (0, 4)].map(|(x, y)| Self::within(cell, x, y))
    }

    /// The five points of a cell between which a glance may find a way, its centre first.
    pub fn samples(cell: Cell) -> [Self; 5] {
        [(2, 2), (1, 1), (3, 1), (1, 3), (3, 3)].map(|(x, y)| Self::within(cell, x, y))
    }

    const fn within(cell: Cell, x: i64, y: i64) -> Self {
        Self {
            x: QUARTERS * cell.x as i64 + x,
            y: QUARTERS * cell.y as i64 + y,
        }
    }
}

/// What a line may pass: a whole cell, or an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Cell(Cell),
    Edge(Edge),
}

/// A straight line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub from: Point,
    pub to: Point,
    /// For a corner line the cells whose corners its ends are.
    own: Option<[Cell; 2]>,
}

/// Where a line runs along or touches a shape that lies on one side of it: a stretch of the line.
#[derive(Clone, Copy, Debug)]
struct Touch {
    is_left: bool,
    start: i64,
    end: i64,
}

impl Line {
    /// A line between two points that are no corners of the cells it belongs to.
    pub const fn between(from: Point, to: Point) -> Self {
        Self { from, to, own: None }
    }

    /// A line from a corner of one cell to a corner of another.
    pub const fn of_corners(from: Point, from_cell: Cell, to: Point, to_cell: Cell) -> Self {
        Self {
            from,
            to,
            own: Some([from_cell, to_cell]),
        }
    }

    /// Whether a point of the line lies strictly inside a cell.
    ///
    /// Rule: `BD-LIN-02` 1.
    pub fn enters(&self, cell: Cell) -> bool {
        let [north_west, _, south_east, _] = Point::corners(cell);
        let spans = |from: i64, to: i64, low, high| from.max(to) > low && from.min(to) < high;
        if self.from == self.to
            || !spans(self.from.x, self.to.x, north_west.x, south_east.x)
            || !spans(self.from.y, self.to.y, north_west.y, south_east.y)
        {
            return false;
        }
        // From the north-western corner to the others the side changes by what one step east and one step south change.
        let at = self.side(north_west);
        let (east, south) = (
            QUARTERS * (self.from.y - self.to.y),
            QUARTERS * (self.to.x - self.from.x),
        );
        at + east.max(0) + south.max(0) > 0 && at + east.min(0) + south.min(0) < 0
    }

    /// The first and the last cell of a row that the line enters, for a line that does not run along the grid.
    ///
    /// Rule: `BD-LIN-02` 1.
    pub fn columns(&self, y: i16) -> Option<(i16, i16)> {
        let (north, south) = if self.from.y <= self.to.y {
            (self.from, self.to)
        } else {
            (self.to, self.from)
        };
        let (dx, dy) = (south.x - north.x, south.y - north.y);
        let top = QUARTERS * i64::from(y);
        if dy == 0 {
            let (west, east) = (north.x.min(south.x), north.x.max(south.x));
            let is_in_row = top < north.y && north.y < top + QUARTERS && west < east;
            return is_in_row.then(|| {
                (
                    west.div_euclid(QUARTERS) as i16,
                    ((east - 1).div_euclid(QUARTERS)) as i16,
                )
            });
        }
        let (from, to) = (north.y.max(top), south.y.min(top + QUARTERS));
        if from >= to {
            return None;
        }
        // How far east the line is at a height, in parts of a quarter of which there are `dy`.
        let at = |height: i64| north.x * dy + dx * (height - north.y);
        let (west, east) = if dx >= 0 {
            (at(from), at(to))
        } else {
            (at(to), at(from))
        };
        let cell = QUARTERS * dy;
        Some((
            west.div_euclid(cell) as i16,
            (-(-east).div_euclid(cell) - 1) as i16,
        ))
    }

    /// Whether the line crosses an edge in a point that is an end of neither.
    ///
    /// Rule: `BD-LIN-02` 2.
    pub fn crosses(&self, edge: Edge) -> bool {
        let [start, end] = edge.ends().map(Point::corner);
        let across = Self::between(start, end);
        let splits = |one: i64, other: i64| one.signum() * other.signum() < 0;
        splits(self.side(start), self.side(end)) && splits(across.side(self.from), across.side(self.to))
    }

    /// Whether the line passes none of these shapes.
    ///
    /// Rule: `BD-LIN-02`.
    pub fn is_free(&self, shapes: &[Shape]) -> bool {
        self.first_passed(shapes).is_none() && !self.is_pinched_by(shapes)
    }

    /// The place of the first of these shapes that the line passes whatever else is there.
    ///
    /// Rule: `BD-LIN-02` 1, 2, 4.
    pub fn first_passed(&self, shapes: &[Shape]) -> Option<usize> {
        if self.from == self.to {
            return None;
        }
        shapes.iter().position(|&shape| self.passes_alone(shape))
    }

    /// Whether the line runs through between two of these shapes that it touches.
    ///
    /// Rule: `BD-LIN-02` 3.
    pub fn is_pinched_by(&self, shapes: &[Shape]) -> bool {
        if self.from == self.to {
            return false;
        }
        let touches: SmallVec<[Touch; 8]> = shapes.iter().filter_map(|&shape| self.touch(shape)).collect();
        touches.iter().any(|&touch| self.is_pinched(touch, &touches))
    }

    /// Which of these shapes the line passes.
    ///
    /// Rule: `BD-LIN-02`.
    pub fn passed(&self, shapes: &[Shape]) -> Vec<bool> {
        if self.from == self.to {
            return vec![false; shapes.len()];
        }
        let touches: Vec<_> = shapes.iter().map(|&shape| self.touch(shape)).collect();
        let others: Vec<_> = touches.iter().copied().flatten().collect();
        let is_pinched = |touch: Option<Touch>| touch.is_some_and(|touch| self.is_pinched(touch, &others));
        shapes
            .iter()
            .zip(touches)
            .map(|(&shape, touch)| self.passes_alone(shape) || is_pinched(touch))
            .collect()
    }

    /// How far along the line a point lies, in a unit of the line's own.
    pub const fn along(&self, point: Point) -> i64 {
        (point.x - self.from.x) * (self.to.x - self.from.x)
            + (point.y - self.from.y) * (self.to.y - self.from.y)
    }

    /// On which side of the line a point lies: the sign tells, 0 is on it.
    const fn side(&self, point: Point) -> i64 {
        (self.to.x - self.from.x) * (point.y - self.from.y)
            - (self.to.y - self.from.y) * (point.x - self.from.x)
    }

    /// Whether the line passes a shape whatever else is there.
    fn passes_alone(&self, shape: Shape) -> bool {
        match shape {
            Shape::Cell(cell) => self.enters(cell),
            Shape::Edge(edge) => self.crosses(edge) || self.leaves_through(edge),
        }
    }

    /// Whether the line starts or ends at an end of an edge of its own cell and leaves the cell on that side.
    ///
    /// Rule: `BD-LIN-02` 4.
    fn leaves_through(&self, edge: Edge) -> bool {
        let Some([from_cell, to_cell]) = self.own else {
            return false;
        };
        let leaves = |end: Point, cell: Cell, other: Point| {
            if !edge.ends().map(Point::corner).contains(&end) || !edge.cells().contains(&cell) {
                return false;
            }
            let centre = Point::centre(cell);
            match edge.side {
                EdgeSide::North => (centre.y - end.y).signum() * (other.y - end.y).signum() < 0,
                EdgeSide::West => (centre.x - end.x).signum() * (other.x - end.x).signum() < 0,
            }
        };
        leaves(self.from, from_cell, self.to) || leaves(self.to, to_cell, self.from)
    }

    fn touch(&self, shape: Shape) -> Option<Touch> {
        match shape {
            Shape::Cell(cell) => self.touch_of(&Point::corners(cell)),
            Shape::Edge(edge) => self.touch_of(&edge.ends().map(Point::corner)),
        }
    }

    /// The stretch where the line touches a shape with these corners that lies wholly on one side of it.
    fn touch_of(&self, corners: &[Point]) -> Option<Touch> {
        let (mut is_left, mut is_right) = (false, false);
        let (mut start, mut end) = (i64::MAX, i64::MIN);
        for &corner in corners {
            match self.side(corner) {
                0 => (start, end) = (start.min(self.along(corner)), end.max(self.along(corner))),
                side => *(if side < 0 { &mut is_left } else { &mut is_right }) = true,
            }
        }
        (start <= end && is_left != is_right).then_some(Touch { is_left, start, end })
    }

    /// Whether another shape touches the line from the other side at an inner point of this touch.
    ///
    /// Rule: `BD-LIN-02` 3.
    fn is_pinched(&self, touch: Touch, all: &[Touch]) -> bool {
        let length = self.along(self.to);
        all.iter()
            .filter(|other| other.is_left != touch.is_left)
            .any(|other| {
                let (start, end) = (touch.start.max(other.start), touch.end.min(other.end));
                let has = |point: i64| start <= point && point <= end;
                let is_inside = start < length && end > 0 && (start < end || start > 0);
                start <= end
                    && (is_inside
                        || has(0) && self.goes_on(self.from, self.to, 0)
                        || has(length) && self.goes_on(self.to, self.from, 1))
            })
    }

    /// Whether a corner line, prolonged beyond one of its ends, would enter the own cell of that end.
    fn goes_on(&self, end: Point, other: Point, number: usize) -> bool {
        self.own.is_some_and(|own| {
            let centre = Point::centre(own[number]);
            (end.x - other.x).signum() * (centre.x - end.x).signum() > 0
                && (end.y - other.y).signum() * (centre.y - end.y).signum() > 0
        })
    }
}
