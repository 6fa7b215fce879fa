//! The sixteen lines between the corners of two cells, asked all at once: which of them pass a thing is one bit for each.

use smallvec::SmallVec;

use super::segment::Shape;
use super::{Cell, Edge, EdgeSide};

/// A point in whole cells.
type Corner = [i32; 2];

/// The bit of each line.
const BITS: [i32; 16] = [
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768,
];

/// The lines from the corners of one cell to those of another; line `4 * i + j` runs from corner `i` to corner `j`, both counted
/// from the north-western one clockwise.
#[derive(Clone, Debug)]
pub(super) struct CornerLines {
    cells: [Cell; 2],
    from: [Corner; 4],
    to: [Corner; 4],
    /// The cross product of the two ends of each line.
    ends: [i32; 16],
    /// By how much the side of a line on which a point lies changes from a point to the next one east, and to the next one south.
    east: [i32; 16],
    south: [i32; 16],
    /// The least and the greatest of these changes over the corners of a cell, of a northern edge and of a western one.
    changes: [[[i32; 16]; 2]; 3],
    /// The lines that have a length.
    long: u16,
}

/// Which lines pass some shapes.
#[derive(Clone, Debug)]
pub(super) struct Meetings {
    /// For each shape the lines that pass it whatever else is there.
    alone: SmallVec<[u16; 8]>,
    /// Line by line.
    touches: SmallVec<[Touch; 8]>,
}

/// What the lines have to do with one shape.
#[derive(Clone, Copy, Debug)]
struct Met {
    /// The lines that pass it whatever else is there.
    passed: u16,
    /// The lines that touch it where it lies on their left, and where on their right.
    left: u16,
    right: u16,
    /// Its north-western corner, and whether it reaches one cell east and one cell south.
    corner: Corner,
    size: [bool; 2],
}

/// Where a line touches a shape that lies on one side of it.
#[derive(Clone, Copy, Debug)]
struct Touch {
    line: u8,
    shape: u16,
    is_left: bool,
    start: i32,
    end: i32,
}

const fn cross(one: Corner, other: Corner) -> i32 {
    one[0] * other[1] - one[1] * other[0]
}

impl CornerLines {
    /// The lines between two cells.
    pub fn between(from: Cell, to: Cell) -> Self {
        // Small numbers, whatever the place on the map.
        let origin = [i32::from(from.x), i32::from(from.y)];
        let corners = |cell: Cell| {
            let (x, y) = (i32::from(cell.x) - origin[0], i32::from(cell.y) - origin[1]);
            [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]
        };
        let (starts, stops) = (corners(from), corners(to));
        let ends: [i32; 16] = std::array::from_fn(|line| cross(starts[line / 4], stops[line % 4]));
        let run =
            |axis: usize| std::array::from_fn(|line: usize| stops[line % 4][axis] - starts[line / 4][axis]);
        let (across, south): ([i32; 16], [i32; 16]) = (run(1), run(0));
        let is_long = |line: &usize| starts[line / 4] != stops[line % 4];
        let east = across.map(|run| -run);
        let least = [east, south].map(|changes| changes.map(|change| change.min(0)));
        let most = [east, south].map(|changes| changes.map(|change| change.max(0)));
        let sum = |[one, other]: [[i32; 16]; 2]| std::array::from_fn(|line| one[line] + other[line]);
        Self {
            cells: [from, to],
            from: starts,
            to: stops,
            ends,
            changes: [[sum(least), sum(most)], [least[0], most[0]], [least[1], most[1]]],
            east,
            south,
            long: (0..16).filter(is_long).fold(0, |all, line| all | 1 << line),
        }
    }

    /// The lines that enter a cell.
    ///
    /// Rule: `BD-LIN-02` 1.
    pub fn entering(&self, cell: Cell) -> u16 {
        let corner = self.place_of(cell.x, cell.y);
        let [split, ..] = self.split(corner, [true, true]);
        if split == 0 {
            return 0;
        }
        split & self.reaching(corner)
    }

    /// Which lines pass which of these shapes.
    ///
    /// Rule: `BD-LIN-02`.
    pub fn meet(&self, shapes: impl Iterator<Item = Shape>) -> Meetings {
        let met: SmallVec<[Met; 16]> = shapes.map(|shape| self.meet_one(shape)).collect();
        let pinching = met
            .iter()
            .fold([0; 2], |[left, right], one| [left | one.left, right | one.right]);
        // A line that no shape touches on the other side is not pinched.
        let mut pinching = pinching[0] & pinching[1];
        let mut touches = SmallVec::new();
        while pinching != 0 {
            let line = pinching & pinching.wrapping_neg();
            pinching ^= line;
            for (number, one) in met.iter().enumerate() {
                if (one.left | one.right) & line != 0 {
                    self.add_touches(one, line, number as u16, &mut touches);
                }
            }
        }
        Meetings {
            alone: met.iter().map(|one| one.passed).collect(),
            touches,
        }
    }

    /// What the lines have to do with a shape.
    fn meet_one(&self, shape: Shape) -> Met {
        let (corner, size) = match shape {
            Shape::Cell(cell) => (cell, [true, true]),
            Shape::Edge(edge) => (
                edge.cell,
                [edge.side == EdgeSide::North, edge.side == EdgeSide::West],
            ),
        };
        let corner = self.place_of(corner.x, corner.y);
        let [split, left, right] = self.split(corner, size);
        let passed = match shape {
            _ if split == 0 && matches!(shape, Shape::Cell(_)) => 0,
            Shape::Cell(_) => split & self.reaching(corner),
            Shape::Edge(edge) if split == 0 => self.leaving_through(edge),
            Shape::Edge(edge) => split & self.crossing(edge, corner) | self.leaving_through(edge),
        };
        Met {
            passed: passed & self.long,
            left: left & self.long,
            right: right & self.long,
            corner,
            size,
        }
    }

    /// The lines of [`Meetings::alone`] with those that are pinched between two of the shapes that count, by shape; for each of several
    /// ways to count, of which a shape has the bits.
    ///
    /// Rule: `BD-LIN-02` 3.
    pub fn passed<const N: usize>(
        &self,
        met: &Meetings,
        counts: impl Fn(usize) -> u8,
    ) -> [SmallVec<[u16; 8]>; N] {
        let mut passed: [SmallVec<[u16; 8]>; N] = std::array::from_fn(|_| SmallVec::from_slice(&met.alone));
        for (number, touch) in met.touches.iter().enumerate() {
            let own = counts(usize::from(touch.shape));
            if own == 0 {
                continue;
            }
            let others = met.touches[number + 1..].iter();
            for other in others.take_while(|other| other.line == touch.line) {
                if touch.is_left == other.is_left {
                    continue;
                }
                let both = own & counts(usize::from(other.shape));
                if both != 0 && self.is_pinched(touch, other) {
                    for way in (0..N).filter(|way| both >> way & 1 == 1) {
                        passed[way][usize::from(touch.shape)] |= 1 << touch.line;
                        passed[way][usize::from(other.shape)] |= 1 << other.line;
                    }
                }
            }
        }
        passed
    }

    /// Whether past these shapes, and past mist in these cells, all lines from one corner of a cell get to the other cell, which
    /// does not share the corner.
    ///
    /// Rule: `BD-LIN-03` (ii).
    pub fn leave_corners(&self, shapes: &[Shape], mist: &[Cell]) -> bool {
        let mut fans = self.fans();
        let mut stopped = mist.iter().fold(0, |all, &cell| all | self.entering(cell));
        let mut touching: SmallVec<[Met; 16]> = SmallVec::new();
        let (mut left, mut right) = (0, 0);
        for &shape in shapes {
            let met = self.meet_one(shape);
            stopped |= met.passed;
            fans.retain(|fan| *fan & stopped == 0);
            if fans.is_empty() {
                return false;
            }
            if met.left | met.right != 0 {
                touching.push(met);
                (left, right) = (left | met.left, right | met.right);
            }
        }
        let is_pinched = |line: u16| {
            let mut touches = SmallVec::new();
            for met in &touching {
                self.add_touches(met, line & left & right, 0, &mut touches);
            }
            touches.iter().enumerate().any(|(number, touch)| {
                let others = &touches[number + 1..];
                let mut others = others.iter().filter(|other| other.is_left != touch.is_left);
                others.any(|other| self.is_pinched(touch, other))
            })
        };
        let mut pinched = [None; 16];
        let mut is_free = |line: usize| !*pinched[line].get_or_insert_with(|| is_pinched(1 << line));
        fans.into_iter()
            .any(|fan| fan & stopped == 0 && (0..16).filter(|line| fan >> line & 1 == 1).all(&mut is_free))
    }

    /// The lines from each corner of a cell that the other one does not share to all corners of that.
    fn fans(&self) -> SmallVec<[u16; 8]> {
        let mut fans = SmallVec::new();
        for corner in 0..4 {
            if !self.to.contains(&self.from[corner]) {
                fans.push(0xf << (4 * corner));
            }
        }
        for corner in 0..4 {
            if !self.from.contains(&self.to[corner]) {
                fans.push(0x1111 << corner);
            }
        }
        fans
    }

    fn place_of(&self, x: i16, y: i16) -> Corner {
        [
            i32::from(x) - i32::from(self.cells[0].x),
            i32::from(y) - i32::from(self.cells[0].y),
        ]
    }

    /// On which side of each line a point lies: the sign tells, 0 is on it.
    fn sides(&self, point: Corner) -> [i32; 16] {
        let from = self.from.map(|corner| cross(point, corner));
        let to = self.to.map(|corner| cross(corner, point));
        std::array::from_fn(|line| self.ends[line] + from[line / 4] + to[line % 4])
    }

    /// The lines that split the corners of a shape into two lots, those that run through one of them and have the others on their
    /// left, and those that have them on their right. The shape reaches from its north-western corner one cell east, one cell south,
    /// or both.
    fn split(&self, corner: Corner, [is_wide, is_high]: [bool; 2]) -> [u16; 3] {
        let sides = self.sides(corner);
        let [least_changes, most_changes] = match (is_wide, is_high) {
            (true, true) => &self.changes[0],
            (true, false) => &self.changes[1],
            _ => &self.changes[2],
        };
        let (mut split, mut left, mut right) = (0, 0, 0);
        // Without branches, so that several lines are looked at at once.
        for line in 0..16 {
            let (least, most) = (
                sides[line] + least_changes[line],
                sides[line] + most_changes[line],
            );
            let (has_left, has_right) = (least < 0, most > 0);
            split |= if has_left & has_right { BITS[line] } else { 0 };
            left |= if has_left & (most == 0) { BITS[line] } else { 0 };
            right |= if has_right & (least == 0) { BITS[line] } else { 0 };
        }
        [split as u16, left as u16, right as u16]
    }

    /// Notes where those of these lines that touch a shape do so.
    fn add_touches(&self, met: &Met, lines: u16, shape: u16, touches: &mut SmallVec<[Touch; 8]>) {
        let mut lines = (met.left | met.right) & lines;
        while lines != 0 {
            let line = lines.trailing_zeros() as usize;
            lines &= lines - 1;
            let (mut start, mut end) = (i32::MAX, i32::MIN);
            for y in 0..=i32::from(met.size[1]) {
                for x in 0..=i32::from(met.size[0]) {
                    let point = [met.corner[0] + x, met.corner[1] + y];
                    let from = self.from[line / 4];
                    let side =
                        (point[0] - from[0]) * self.east[line] + (point[1] - from[1]) * self.south[line];
                    if side == 0 {
                        let along = self.along(line, point);
                        (start, end) = (start.min(along), end.max(along));
                    }
                }
            }
            touches.push(Touch {
                line: line as u8,
                shape,
                is_left: met.left >> line & 1 == 1,
                start,
                end,
            });
        }
    }

    /// How far along a line a point lies, in a unit of the line's own.
    const fn along(&self, line: usize, point: Corner) -> i32 {
        let (from, to) = (self.from[line / 4], self.to[line % 4]);
        (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])
    }

    /// The lines that run beside the cell with this north-western corner on both axes, neither before nor behind it.
    fn reaching(&self, [x, y]: Corner) -> u16 {
        let beside = |axis: usize, at: i32| {
            // The first cell lies at 0.
            let other = self.to[0][axis];
            if other.min(0) < at && at < other.max(0) {
                return u16::MAX;
            }
            self.lines(|from, to| from[axis].max(to[axis]) > at && from[axis].min(to[axis]) < at + 1)
        };
        beside(0, x) & beside(1, y)
    }

    /// The lines whose ends lie on both sides of the grid line of an edge.
    fn crossing(&self, edge: Edge, on: Corner) -> u16 {
        let axis = match edge.side {
            EdgeSide::North => 1,
            EdgeSide::West => 0,
        };
        let at = on[axis];
        let other = self.to[0][axis];
        if 1 < at && at < other || other + 1 < at && at < 0 {
            return u16::MAX;
        }
        self.lines(|from, to| (from[axis] < at && at < to[axis]) || (to[axis] < at && at < from[axis]))
    }

    /// The lines that start or end at an end of an edge of their own cell and leave the cell on that side.
    ///
    /// Rule: `BD-LIN-02` 4.
    fn leaving_through(&self, edge: Edge) -> u16 {
        let sides = edge.cells();
        if !sides.contains(&self.cells[0]) && !sides.contains(&self.cells[1]) {
            return 0;
        }
        let ends = edge.ends().map(|(x, y)| self.place_of(x, y));
        let axis = match edge.side {
            EdgeSide::North => 1,
            EdgeSide::West => 0,
        };
        let leaves = |end: Corner, cell: Cell, other: Corner| {
            // The cell that names an edge lies south or east of it.
            let inwards = if edge.cell == cell { 1 } else { -1 };
            sides.contains(&cell) && ends.contains(&end) && (other[axis] - end[axis]) * inwards < 0
        };
        self.lines(|from, to| leaves(from, self.cells[0], to) || leaves(to, self.cells[1], from))
    }

    /// The lines for whose ends something holds.
    fn lines(&self, is_so: impl Fn(Corner, Corner) -> bool) -> u16 {
        (0..16).fold(0, |all, line| {
            all | u16::from(is_so(self.from[line / 4], self.to[line % 4])) << line
        })
    }

    /// Whether two shapes touch a line from both sides at an inner point of it.
    ///
    /// Rule: `BD-LIN-02` 3.
    fn is_pinched(&self, touch: &Touch, other: &Touch) -> bool {
        let line = usize::from(touch.line);
        let length = self.along(line, self.to[line % 4]);
        let (start, end) = (touch.start.max(other.start), touch.end.min(other.end));
        let has = |point: i32| start <= point && point <= end;
        let is_inside = start < length && end > 0 && (start < end || start > 0);
        start <= end
            && (is_inside || has(0) && self.goes_on(line, true) || has(length) && self.goes_on(line, false))
    }

    /// Whether a line, prolonged beyond one of its ends, would enter the own cell of that end.
    fn goes_on(&self, line: usize, is_start: bool) -> bool {
        let (from, to) = (self.from[line / 4], self.to[line % 4]);
        let (end, other, corner) = if is_start {
            (from, to, line / 4)
        } else {
            (to, from, line % 4)
        };
        // Which way the own cell lies from its corner.
        let inwards = [[1, 1], [-1, 1], [-1, -1], [1, -1]][corner];
        (0..2).all(|axis| (end[axis] - other[axis]) * inwards[axis] > 0)
    }
}
