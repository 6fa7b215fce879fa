//! The centre line: what and who stands between two fighters and behind the target.

use std::cell::OnceCell;

use smallvec::SmallVec;

use super::beside;
use super::corner::Uprights;
use super::obstacle::Obstacle;
use super::segment::{Line, Point, Shape};
use super::span::Span;
use super::{Body, Cell, Channel, Edge, Footprint, HeightClass, Material, Pair, ThingId};

/// How many cells behind the target the line is prolonged.
pub(crate) const BEHIND_CELLS: i16 = 5;

/// How far from the line a body is still in danger.
pub(crate) const NEAR_CELLS: u16 = 2;

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
    /// Whether it lies on an edge between two cells.
    pub is_edge: bool,
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
        let cells = |line: &Line, rows: &[LineRow]| {
            let mut cells: Vec<Cell> = rows.iter().flat_map(|row| row.cells()).collect();
            cells.sort_by_key(|&cell| line.along(Point::centre(cell)));
            cells
        };
        let prolonged = prolonged(&line);
        CentreLine {
            between: cells(&line, &self.rows_between(&line)),
            behind: cells(&prolonged, &self.rows_behind(&prolonged)),
        }
    }

    /// The things on the centre line between the two, in order from the attacker; flat ones are left out.
    ///
    /// Rule: `BD-PF-20`.
    pub fn line_things(&self) -> Vec<LineThing> {
        let mut met = self.on_line(&self.nearest_line());
        met.sort_by_key(|(along, _)| *along);
        let target = self.target.place;
        met.into_iter().map(|(_, it)| line_thing(it, target)).collect()
    }

    /// The things on the centre line for the attacker, and for the target, were he the attacker; none of the second ones where they
    /// must be worked out apart.
    pub(super) fn line_things_of_both(&self) -> (Vec<LineThing>, Option<Vec<LineThing>>) {
        let [attacker, target] = [self.attacker.place, self.target.place];
        if attacker.size != 1 || target.size != 1 {
            return (self.line_things(), None);
        }
        let mut met = self.on_line(&self.nearest_line());
        let seen = |met: &[(i64, &Obstacle)], from| met.iter().map(|(_, it)| line_thing(it, from)).collect();
        let mut back = met.clone();
        met.sort_by_key(|(along, _)| *along);
        back.sort_by_key(|(along, _)| -*along);
        (seen(&met, target), Some(seen(&back, attacker)))
    }

    /// The things on a line, with twice their places along it.
    fn on_line(&self, line: &Line) -> SmallVec<[(i64, &Obstacle<'_>); 8]> {
        let place = |obstacle: &Obstacle| match obstacle.shape {
            Shape::Cell(cell) => line.enters(cell).then(|| 2 * line.along(Point::centre(cell))),
            Shape::Edge(edge) => line.crosses(edge).then(|| twice_along(line, edge)),
        };
        let obstacles = self.between.obstacles.iter();
        obstacles.filter_map(|it| Some((place(it)?, it))).collect()
    }

    /// Whether something low lies on the centre line between the two.
    ///
    /// Rule: `BD-PF-20`.
    pub fn has_low_thing(&self) -> bool {
        let is_low = |obstacle: &&Obstacle| obstacle.class() == HeightClass::Low;
        let mut low = self.between.obstacles.iter().filter(is_low).peekable();
        if low.peek().is_none() {
            return false;
        }
        let line = self.nearest_line();
        low.any(|obstacle| match obstacle.shape {
            Shape::Cell(cell) => line.enters(cell),
            Shape::Edge(edge) => line.crosses(edge),
        })
    }

    /// The upright bodies on the centre line or near it, neither of the two nor their mounts among them.
    ///
    /// Rule: `BD-PF-22`.
    pub fn bystanders(&self, bodies: &[Body]) -> Vec<Bystander> {
        let upright = bodies.iter().enumerate().filter(|(_, body)| body.is_upright);
        self.bystanders_of(upright.map(|(number, body)| (number, body.place)))
    }

    /// Those of these upright bodies who stand on the centre line or near it.
    pub(super) fn bystanders_of(&self, bodies: impl Iterator<Item = (usize, Footprint)>) -> Vec<Bystander> {
        let [attacker, target] = [self.attacker.place, self.target.place];
        if attacker.size == 1 && target.size == 1 {
            let [there, _] = beside::bystanders_of_both([attacker.corner, target.corner], bodies);
            return there;
        }
        let near_line = self.span().grown(NEAR_CELLS as i16);
        let near_target = self.target.place.span().grown(BEHIND_CELLS + NEAR_CELLS as i16);
        let is_near = |place: Footprint| near_line.meets(place.span()) || near_target.meets(place.span());
        let bodies: Uprights = bodies.filter(|&(_, place)| is_near(place)).collect();
        if bodies.is_empty() || self.attacker.place.gap(self.target.place).cheb() == 0 {
            return Vec::new();
        }
        let line = self.nearest_line();
        let (between, behind) = (self.rows_between(&line), self.rows_behind(&prolonged(&line)));
        let near = bodies.iter().filter_map(|&(body, place)| {
            let (before, behind) = (off_line(&between, place), off_line(&behind, place));
            let off_line = before.min(behind);
            (off_line <= NEAR_CELLS).then(|| Bystander {
                body,
                off_line,
                from_attacker: self.attacker.place.gap(place).cheb(),
                is_behind: behind < before,
            })
        });
        near.collect()
    }

    /// The cells between the two that a line from the one to the other enters.
    fn rows_between(&self, line: &Line) -> LineRows {
        self.rows(line, self.span())
    }

    /// The cells near the target that the line enters which goes on behind him.
    fn rows_behind(&self, prolonged: &Line) -> LineRows {
        self.rows(prolonged, self.target.place.span().grown(BEHIND_CELLS))
    }

    /// The cells of a rectangle that a line enters, their own left out.
    fn rows(&self, line: &Line, span: Span) -> LineRows {
        let own = [self.attacker.place.span(), self.target.place.span()];
        let rows = (span.north_west.y..=span.south_east.y).filter_map(|y| {
            let (west, east) = line.columns(y)?;
            let mut row = LineRow {
                y,
                from: west.max(span.north_west.x),
                to: east.min(span.south_east.x),
            };
            own.iter().for_each(|own| row.leave_out(*own));
            Some(row)
        });
        rows.collect()
    }

    fn nearest_line(&self) -> Line {
        nearest_line(self.attacker.place, self.target.place)
    }
}

/// The line between the cells of the two whose centres are nearest; of equal ones the first.
fn nearest_line(attacker: Footprint, target: Footprint) -> Line {
    let pairs = attacker
        .cells()
        .flat_map(|from| target.cells().map(move |to| (from, to)));
    let lines = pairs.map(|(from, to)| Line::between(Point::centre(from), Point::centre(to)));
    let nearest = lines.min_by_key(|line| line.along(line.to));
    let centre = Point::centre(attacker.corner);
    nearest.unwrap_or(Line::between(centre, centre))
}

/// Whether the centre line between two enters a third place on its way: the same as asking the cells of
/// [`Pair::centre_line`] that lie between them, without listing these.
///
/// Rule: `BD-LIN-08`.
pub fn runs_through(attacker: Footprint, target: Footprint) -> impl Fn(Footprint) -> bool {
    let is_open = attacker.gap(target).cheb() > 0;
    let about = Span::around(attacker, target);
    // Mostly nobody is anywhere between the two, and then nobody asks for the line.
    let line = OnceCell::new();
    move |place| {
        if !is_open || !about.meets(place.span()) {
            return false;
        }
        let line = line.get_or_init(|| nearest_line(attacker, target));
        let is_entered = |cell: Cell| line.enters(cell) && !attacker.contains(cell) && !target.contains(cell);
        place.cells().any(is_entered)
    }
}

/// The cells of one row that a line enters, none where the first lies behind the last.
#[derive(Clone, Copy, Debug)]
struct LineRow {
    y: i16,
    from: i16,
    to: i16,
}

/// Row after row.
type LineRows = SmallVec<[LineRow; 16]>;

impl LineRow {
    fn cells(self) -> impl Iterator<Item = Cell> {
        (self.from..=self.to).map(move |x| Cell::new(x, self.y))
    }

    /// Leaves out the cells of a rectangle in which the line begins or ends.
    fn leave_out(&mut self, own: Span) {
        let is_there = own.north_west.y <= self.y && self.y <= own.south_east.y;
        if !is_there || own.south_east.x < self.from || self.to < own.north_west.x {
            return;
        }
        if own.north_west.x <= self.from {
            self.from = own.south_east.x + 1;
        } else {
            self.to = own.north_west.x - 1;
        }
    }
}

/// How far a body stands from the nearest of these cells: right up to the distance at which it is in danger, else more than that.
fn off_line(rows: &LineRows, body: Footprint) -> u16 {
    let span = body.span().grown(NEAR_CELLS as i16);
    let Some(first) = rows.first() else {
        return u16::MAX;
    };
    let from = (span.north_west.y - first.y).max(0) as usize;
    let to = (span.south_east.y - first.y + 1).clamp(0, rows.len() as i16) as usize;
    let near = rows.get(from..to).unwrap_or_default();
    let own = body.span();
    let off = |row: &LineRow| {
        let down = (row.y - own.south_east.y).max(own.north_west.y - row.y);
        let across = (row.from - own.south_east.x).max(own.north_west.x - row.to);
        down.max(across).max(0) as u16
    };
    let rows = near.iter().filter(|row| row.from <= row.to);
    rows.map(off).min().unwrap_or(u16::MAX)
}

/// The line that goes on behind the target.
fn prolonged(line: &Line) -> Line {
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y);
    let beyond = Point {
        x: line.to.x + dx * i64::from(BEHIND_CELLS),
        y: line.to.y + dy * i64::from(BEHIND_CELLS),
    };
    Line::between(line.to, beyond)
}

fn line_thing(obstacle: &Obstacle, target: Footprint) -> LineThing {
    LineThing {
        thing: obstacle.thing.map(|thing| thing.name),
        material: obstacle.thing.and_then(|thing| thing.kind.material),
        class: obstacle.class(),
        is_opaque: obstacle.blocks(Channel::Sight),
        from_target: obstacle.distance(target),
        is_edge: matches!(obstacle.shape, Shape::Edge(_)),
    }
}

/// Twice the place of an edge's middle along a line.
fn twice_along(line: &Line, edge: Edge) -> i64 {
    edge.ends().map(|end| line.along(Point::corner(end))).iter().sum()
}
