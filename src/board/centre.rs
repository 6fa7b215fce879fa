//! The centre line: what and who stands between two fighters and behind the target.

use super::obstacle::Obstacle;
use super::segment::{Line, Point, Shape};
use super::span::Span;
use super::{Body, Cell, Channel, Edge, Footprint, HeightClass, Material, Pair, ThingId};

/// How many cells behind the target the line is prolonged.
const BEHIND_CELLS: i16 = 5;

/// How far from the line a body is still in danger.
const NEAR_CELLS: u16 = 2;

/// A thing on the line between two fighters.
///
/// Rule: `BD-PF-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineThing {
    /// None for bare ground.
    pub thing: Option<ThingId>,
    /// What it is made of.
    pub material: Option<Material>,
    /// How high it is for the pair.
    pub class: HeightClass,
    /// Whether it blocks sight.
    pub is_opaque: bool,
    /// Cells from the target to it, 0 on his border.
    pub from_target: u16,
}

/// Someone near the line between two fighters.
///
/// Rule: `BD-PF-22`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bystander {
    /// The place in the list of bodies.
    pub body: usize,
    /// Cells from the line; 0 on it.
    pub off_line: u16,
    /// Cells from the attacker.
    pub from_attacker: u16,
    /// Whether it stands behind the target.
    pub is_behind: bool,
}

/// The line from the middle of an attacker's cell to the middle of a target's cell, and beyond.
///
/// Rule: `BD-LIN-08`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CentreLine {
    /// The cells that it enters between the two, in order from the attacker.
    pub between: Vec<Cell>,
    /// The cells that it enters behind the target, up to five away, in order.
    pub behind: Vec<Cell>,
}

impl Pair<'_> {
    /// The centre line of the two.
    ///
    /// Rule: `BD-LIN-08`.
    pub fn centre_line(&self) -> CentreLine {
        let line = self.nearest_line();
        let gap = self.attacker.place.gap(self.target.place).cheb();
        if gap == 0 {
            return CentreLine {
                between: Vec::new(),
                behind: Vec::new(),
            };
        }
        let is_own = |cell: &Cell| self.attacker.place.contains(*cell) || self.target.place.contains(*cell);
        let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y);
        let beyond = Point {
            x: line.to.x + dx * i64::from(BEHIND_CELLS),
            y: line.to.y + dy * i64::from(BEHIND_CELLS),
        };
        let prolonged = Line::between(line.to, beyond);
        let around = self.target.place.span().grown(BEHIND_CELLS);
        let entered = |line: Line, span: Span| {
            let mut cells: Vec<_> = span.cells().filter(|&cell| line.enters(cell)).collect();
            cells.retain(|cell| !is_own(cell));
            cells.sort_by_key(|&cell| line.along(Point::centre(cell)));
            cells
        };
        CentreLine {
            between: entered(line, self.span()),
            behind: entered(prolonged, around),
        }
    }

    /// The things on the centre line between the two, in order from the attacker; flat ones are left out.
    ///
    /// Rule: `BD-PF-20`.
    pub fn line_things(&self) -> Vec<LineThing> {
        let line = self.nearest_line();
        let on_line = self.obstacles.iter().filter(|obstacle| is_on(&line, obstacle));
        let mut met: Vec<&Obstacle> = on_line.collect();
        met.sort_by_key(|obstacle| match obstacle.shape {
            Shape::Cell(cell) => 2 * line.along(Point::centre(cell)),
            Shape::Edge(edge) => twice_along(&line, edge),
        });
        met.into_iter()
            .map(|obstacle| self.line_thing(obstacle))
            .collect()
    }

    /// Whether something low lies on the centre line between the two.
    ///
    /// Rule: `BD-PF-20`.
    pub fn has_low_thing(&self) -> bool {
        let mut low = self
            .obstacles
            .iter()
            .filter(|obstacle| obstacle.class() == HeightClass::Low)
            .peekable();
        if low.peek().is_none() {
            return false;
        }
        let line = self.nearest_line();
        low.any(|obstacle| is_on(&line, obstacle))
    }

    /// The upright bodies on the centre line or near it, neither of the two nor their mounts among them.
    ///
    /// Rule: `BD-PF-22`.
    pub fn bystanders(&self, bodies: &[Body]) -> Vec<Bystander> {
        let line = self.centre_line();
        let off = |cells: &[Cell], place: Footprint| {
            cells
                .iter()
                .map(|&cell| place.gap(Footprint::single(cell)).cheb())
                .min()
                .unwrap_or(u16::MAX)
        };
        let upright = bodies.iter().enumerate().filter(|(_, body)| body.is_upright);
        let near = upright.filter_map(|(number, body)| {
            let (before, behind) = (off(&line.between, body.place), off(&line.behind, body.place));
            let off_line = before.min(behind);
            (off_line <= NEAR_CELLS).then(|| Bystander {
                body: number,
                off_line,
                from_attacker: self.attacker.place.gap(body.place).cheb(),
                is_behind: behind < before,
            })
        });
        near.collect()
    }

    fn line_thing(&self, obstacle: &Obstacle) -> LineThing {
        LineThing {
            thing: obstacle.thing.map(|thing| thing.name),
            material: obstacle.thing.and_then(|thing| thing.kind.material),
            class: obstacle.class(),
            is_opaque: obstacle.blocks(Channel::Sight),
            from_target: obstacle.distance(self.target.place),
        }
    }

    /// The line between the cells of the two whose centres are nearest; of equal ones the first.
    fn nearest_line(&self) -> Line {
        let lines = self
            .cell_pairs()
            .map(|(from, to)| Line::between(Point::centre(from), Point::centre(to)));
        let nearest = lines.min_by_key(|line| line.along(line.to));
        let centre = Point::centre(self.attacker.place.corner);
        nearest.unwrap_or(Line::between(centre, centre))
    }
}

/// Whether a line enters or crosses something.
fn is_on(line: &Line, obstacle: &Obstacle) -> bool {
    match obstacle.shape {
        Shape::Cell(cell) => line.enters(cell),
        Shape::Edge(edge) => line.crosses(edge),
    }
}

/// Twice the place of an edge's middle along a line.
fn twice_along(line: &Line, edge: Edge) -> i64 {
    edge.ends().map(|end| line.along(Point::corner(end))).iter().sum()
}
