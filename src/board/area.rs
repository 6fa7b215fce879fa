//! Areas that start from a grid corner: bursts, spreads, cones, lines; and rings around a fighter.

use super::corner::LOW_COVER_CELLS;
use super::obstacle::{Obstacle, obstacles};
use super::segment::{Line, Point, Shape};
use super::span::Span;
use super::{BoardView, Cell, Channel, Edge, Facing, Footprint, Gap, Measure, Pair, Spot};

/// A point from which an effect spreads.
///
/// Rule: `BD-AREA-01`.
#[derive(Clone, Debug)]
pub struct Origin<'a> {
    view: BoardView<'a>,
    /// The grid corner, as (x, y).
    corner: (i16, i16),
    /// Which of the four cells around the corner it spreads into.
    starts: Vec<Cell>,
    floor_dm: i32,
    measure: Measure,
}

impl<'a> Origin<'a> {
    /// A grid corner from which somebody lets an effect spread. Where something that blocks effects touches the corner, it
    /// spreads only into the cells that he has a line of effect to.
    ///
    /// Rule: `BD-AREA-01`.
    pub fn new(view: BoardView<'a>, corner: (i16, i16), caster: Spot, measure: Measure) -> Self {
        let floor_dm = caster.floor_dm(view);
        let around = cells_around(corner);
        let mut starts: Vec<Cell> = around.into_iter().filter(|&cell| view.contains(cell)).collect();
        let blockers = blockers(view, around_corner(corner), floor_dm);
        if blockers.iter().any(|obstacle| touches(obstacle.shape, corner)) {
            starts.retain(|&cell| Pair::seen_from(view, caster, cell).has_effect());
        }
        Self {
            view,
            corner,
            starts,
            floor_dm,
            measure,
        }
    }

    /// The cells within a radius to which a line of effect runs from the corner, row by row.
    ///
    /// Rule: `BD-AREA-01`.
    pub fn burst(&self, radius: u16) -> Vec<Cell> {
        self.within(radius)
            .filter(|&cell| self.has_effect(cell))
            .collect()
    }

    /// The cells that an effect gets to within a radius when it flows round corners, row by row.
    ///
    /// Diagonal steps count by turns where the measure counts half diagonals or rounds, else as one.
    ///
    /// Rule: `BD-AREA-01`.
    pub fn spread(&self, radius: u16) -> Vec<Cell> {
        let reach = radius.min(1024) as i16;
        let board = self.view.board();
        let blockers = blockers(self.view, around_corner(self.corner).grown(reach), self.floor_dm);
        let is_shut = |cell: Cell| {
            blockers
                .iter()
                .any(|obstacle| obstacle.shape == Shape::Cell(cell))
        };
        let is_walled = |edge: Edge| {
            blockers
                .iter()
                .any(|obstacle| obstacle.shape == Shape::Edge(edge))
        };
        let may_flow = |from: Cell, towards: Facing| {
            let to = from.step(towards);
            if !board.contains(to) || is_shut(to) {
                false
            } else if let Some(edge) = Edge::of(from, towards) {
                !is_walled(edge)
            } else {
                let sides = [towards.turned(-1), towards.turned(1)];
                !sides.into_iter().any(|side| is_shut(from.step(side)))
                    && !Edge::around(from.corner(towards)).into_iter().any(is_walled)
            }
        };
        // The cost of the cheapest way to a cell with an even and with an odd number of diagonals behind it.
        let mut costs = std::collections::BTreeMap::new();
        let mut waiting: std::collections::BTreeSet<(u16, Cell, bool)> = self
            .starts
            .iter()
            .filter(|&&cell| !is_shut(cell))
            .map(|&cell| (1, cell, false))
            .collect();
        while let Some((cost, cell, is_odd)) = waiting.pop_first() {
            if cost > radius || costs.contains_key(&(cell, is_odd)) {
                continue;
            }
            costs.insert((cell, is_odd), cost);
            for towards in Facing::ALL.into_iter().filter(|&towards| may_flow(cell, towards)) {
                let is_diagonal = towards.is_diagonal() && self.measure != Measure::Cheb;
                let step = 1 + u16::from(is_diagonal && !is_odd);
                waiting.insert((cost + step, cell.step(towards), is_odd != is_diagonal));
            }
        }
        let mut cells: Vec<Cell> = costs.into_keys().map(|(cell, _)| cell).collect();
        cells.dedup();
        cells
    }

    /// The cells of a cone: within its length, in a line of effect, and no more than half a right angle off its direction.
    ///
    /// Rule: `BD-AREA-01`.
    pub fn cone(&self, length: u16, towards: Facing) -> Vec<Cell> {
        let (dx, dy) = towards.delta();
        let is_inside = |cell: &Cell| {
            // From the corner to the middle of the cell, in half cells; never 0.
            let x = 2 * (cell.x - self.corner.0) + 1;
            let y = 2 * (cell.y - self.corner.1) + 1;
            match (dx, dy) {
                (dx, 0) => x * dx > 0 && y.abs() <= x.abs(),
                (0, dy) => y * dy > 0 && x.abs() <= y.abs(),
                _ => x * dx > 0 && y * dy > 0,
            }
        };
        let cells = self.within(length).filter(is_inside);
        cells.filter(|&cell| self.has_effect(cell)).collect()
    }

    /// The cells that a straight line from the corner through another one passes within its length, in order; the first thing
    /// that blocks effects ends it.
    ///
    /// Rule: `BD-AREA-01`.
    pub fn line(&self, length: u16, through: (i16, i16)) -> Vec<Cell> {
        let (dx, dy) = (through.0 - self.corner.0, through.1 - self.corner.1);
        let longest = i64::from(dx.unsigned_abs().max(dy.unsigned_abs()));
        if longest == 0 {
            return Vec::new();
        }
        let times = i64::from(length) / longest + 1;
        let from = Point::corner(self.corner);
        let to = Point {
            x: from.x + i64::from(dx) * 4 * times,
            y: from.y + i64::from(dy) * 4 * times,
        };
        let line = Line::between(from, to);
        let reach = length.min(1024) as i16;
        let stop = blockers(self.view, around_corner(self.corner).grown(reach), self.floor_dm)
            .iter()
            .filter(|obstacle| self.stops(&line, obstacle))
            .map(|obstacle| along(&line, obstacle.shape))
            .min();
        let mut cells: Vec<Cell> = self.within(length).filter(|&cell| line.enters(cell)).collect();
        cells.sort_by_key(|&cell| along(&line, Shape::Cell(cell)));
        cells.retain(|&cell| stop.is_none_or(|stop| along(&line, Shape::Cell(cell)) < stop));
        cells
    }

    /// How well somebody is covered from the effect: the highest grade of what one of the lines from the corner to the
    /// corners of a cell passes; of a big target the cell that is covered least. Bodies cover nobody.
    ///
    /// Rule: `BD-PF-41`.
    pub fn cover(&self, target: Spot) -> super::CoverGrade {
        let floor_dm = self.floor_dm.max(target.floor_dm(self.view));
        let around = Footprint::single(self.ahead_of(target.place.corner));
        let span = Span::around(around, target.place).grown(1);
        let grading: Vec<Obstacle> = obstacles(self.view, span, floor_dm, [target.place, target.place])
            .into_iter()
            .filter(|obstacle| obstacle.screen() != super::Screen::None)
            .collect();
        let shapes: Vec<Shape> = grading.iter().map(|obstacle| obstacle.shape).collect();
        let counts = |obstacle: &Obstacle| {
            obstacle.class() == super::HeightClass::Full || obstacle.distance(target.place) <= LOW_COVER_CELLS
        };
        let of_cell = |cell: Cell| {
            let mut screen = super::Screen::None;
            let start = self.ahead_of(cell);
            for end in Point::corners(cell) {
                let line = Line::of_corners(Point::corner(self.corner), start, end, cell);
                let passed = line.passed(&shapes);
                let hits = grading.iter().zip(passed).filter(|(_, is_hit)| *is_hit);
                let screens = hits.filter(|(it, _)| counts(it)).map(|(it, _)| it.screen());
                screen = screen.max(screens.max().unwrap_or_default());
            }
            if !self.starts.contains(&start) {
                screen = screen.max(super::Screen::Part);
            }
            super::CoverGrade::of(screen, false)
        };
        target.place.cells().map(of_cell).min().unwrap_or_default()
    }

    /// The cells of the map whose farthest corner lies within a radius, row by row.
    fn within(&self, radius: u16) -> impl Iterator<Item = Cell> {
        let (x, y) = self.corner;
        let far = |from: i16, at: i16| (at - from).abs().max((at + 1 - from).abs());
        let measure = self.measure;
        let board = self.view.board();
        let reach = radius.min(1024) as i16;
        around_corner(self.corner)
            .grown(reach)
            .within(board.width(), board.height())
            .cells()
            .filter(move |cell| {
                let gap = Gap {
                    x: far(x, cell.x),
                    y: far(y, cell.y),
                };
                gap.by(measure) <= radius
            })
    }

    /// Whether a line of effect runs from the corner to a cell.
    fn has_effect(&self, cell: Cell) -> bool {
        if !self.starts.contains(&self.ahead_of(cell)) {
            return false;
        }
        let span = Span::around(Footprint::single(self.ahead_of(cell)), Footprint::single(cell)).grown(1);
        let mut shapes = blockers(self.view, span, self.floor_dm);
        shapes.retain(|obstacle| obstacle.shape != Shape::Cell(cell));
        let shapes: Vec<Shape> = shapes.into_iter().map(|obstacle| obstacle.shape).collect();
        let corner = Point::corner(self.corner);
        Point::samples(cell)
            .into_iter()
            .any(|end| Line::between(corner, end).is_free(&shapes))
    }

    /// The cell at the corner through which lines to another cell begin.
    const fn ahead_of(&self, cell: Cell) -> Cell {
        let (x, y) = self.corner;
        Cell::new(
            if cell.x >= x { x } else { x - 1 },
            if cell.y >= y { y } else { y - 1 },
        )
    }

    fn stops(&self, line: &Line, obstacle: &Obstacle) -> bool {
        line.passed(&[obstacle.shape])[0]
    }
}

/// The cells whose distance from a footprint is at most `radius` by the longer axis, its own among them, row by row.
///
/// Rule: `BD-AREA-01`.
pub fn ring(view: BoardView, around: Footprint, radius: u16) -> Vec<Cell> {
    let board = view.board();
    let reach = radius.min(1024) as i16;
    let span = around.span().grown(reach).within(board.width(), board.height());
    span.cells().collect()
}

const fn cells_around((x, y): (i16, i16)) -> [Cell; 4] {
    [
        Cell::new(x - 1, y - 1),
        Cell::new(x, y - 1),
        Cell::new(x - 1, y),
        Cell::new(x, y),
    ]
}

const fn around_corner((x, y): (i16, i16)) -> Span {
    Span {
        north_west: Cell::new(x - 1, y - 1),
        south_east: Cell::new(x, y),
    }
}

/// What blocks effects in a rectangle.
fn blockers(view: BoardView, span: Span, floor_dm: i32) -> Vec<Obstacle> {
    let nobody = Footprint::single(Cell::new(-1, -1));
    let mut found = obstacles(view, span, floor_dm, [nobody, nobody]);
    found.retain(|obstacle| obstacle.blocks(Channel::Effect));
    found
}

fn touches(shape: Shape, corner: (i16, i16)) -> bool {
    match shape {
        Shape::Cell(cell) => cells_around(corner).contains(&cell),
        Shape::Edge(edge) => edge.ends().contains(&corner),
    }
}

/// Twice the place of a shape's middle along a line.
fn along(line: &Line, shape: Shape) -> i64 {
    match shape {
        Shape::Cell(cell) => 2 * line.along(Point::centre(cell)),
        Shape::Edge(edge) => edge.ends().map(|end| line.along(Point::corner(end))).iter().sum(),
    }
}
