//! Clear lines between two places: can one see, cast, shoot or strike at the other?

use smallvec::SmallVec;

use super::corner_lines::CornerLines;
use super::obstacle::{Between, Obstacle, between};
use super::segment::{Line, Point, Shape};
use super::{BoardView, Cell, Channel, Footprint, Spot};

/// The thinnest mist.
pub const HAZE: u8 = 1;

/// The mist through which nothing is seen.
pub const DENSE_MIST: u8 = 3;

/// An attacker and a target, a viewer and what he looks at: the pair that most questions are about.
#[derive(Clone, Debug)]
pub struct Pair<'a> {
    pub(super) view: BoardView<'a>,
    pub(super) attacker: Spot,
    pub(super) target: Spot,
    /// What the lines between the two may meet.
    pub(super) between: Between<'a>,
}

impl<'a> Pair<'a> {
    /// Two places on the map as it is now.
    pub fn new(view: BoardView<'a>, attacker: Spot, target: Spot) -> Self {
        Self::above(view, attacker, target, || {
            attacker.floor_dm(view).max(target.floor_dm(view))
        })
    }

    /// An eye or a light and a cell where nobody stands: heights are counted from the floor of the eye.
    ///
    /// Rule: `BD-OBJ-12`.
    pub(super) fn seen_from(view: BoardView<'a>, eye: impl Into<Spot>, cell: Cell) -> Self {
        let eye = eye.into();
        let target = Spot::on_floor(Footprint::single(cell));
        Self::above(view, eye, target, || eye.floor_dm(view))
    }

    fn above(view: BoardView<'a>, attacker: Spot, target: Spot, floor_dm: impl FnOnce() -> i32) -> Self {
        Self {
            view,
            attacker,
            target,
            between: between(view, [attacker.place, target.place], floor_dm),
        }
    }

    /// Whether there is nothing at all between the two, not even mist, so that every line is clear.
    pub const fn is_bare(&self) -> bool {
        !self.between.is_busy
    }

    /// Whether there is a line of sight. Light, blindness and hiding are no part of it.
    ///
    /// Rule: `BD-PF-08`, `BD-LIN-03`, `BD-LIN-04`.
    pub fn has_sight(&self) -> bool {
        self.is_clear(Channel::Sight)
    }

    /// Whether an effect can get from the one to the other.
    ///
    /// Rule: `BD-PF-09`, `BD-LIN-03`.
    pub fn has_effect(&self) -> bool {
        self.is_clear(Channel::Effect)
    }

    /// Whether nothing stops a missile between the two.
    ///
    /// Rule: `BD-PF-10`, `BD-LIN-03`.
    pub fn has_missile(&self) -> bool {
        self.is_clear(Channel::Missile)
    }

    /// Whether a blow can land at up to `reach` cells: from the middle of one cell of the attacker to the
    /// middle of one of the target nothing stops it. Bodies do not matter.
    ///
    /// Rule: `BD-PF-11`, `BD-LIN-09`.
    pub fn has_melee_line(&self, reach: u16) -> bool {
        let shapes = self.shapes(|obstacle| obstacle.stops_blow());
        self.cell_pairs().any(|(from, to)| {
            Footprint::single(from).gap(Footprint::single(to)).cheb() <= reach
                && Line::between(Point::centre(from), Point::centre(to)).is_free(&shapes)
        })
    }

    /// Whether a clear line runs between the two for what a channel carries.
    ///
    /// Rule: `BD-LIN-03`.
    pub fn is_clear(&self, channel: Channel) -> bool {
        self.is_clear_of(self.shapes(|obstacle| obstacle.blocks(channel)), channel)
    }

    /// The shapes of those obstacles that block something.
    pub(super) fn shapes(&self, blocks: impl Fn(&Obstacle) -> bool) -> Shapes {
        let blocking = self.between.obstacles.iter().filter(|obstacle| blocks(obstacle));
        blocking.map(|obstacle| obstacle.shape).collect()
    }

    /// Whether a clear line for a channel runs between the two past these shapes, which block it.
    pub(super) fn is_clear_of(&self, shapes: Shapes, channel: Channel) -> bool {
        let mist = if channel == Channel::Sight {
            self.dense_mist()
        } else {
            SmallVec::new()
        };
        if shapes.is_empty() && mist.is_empty() {
            return true;
        }
        let mut blockers = Blockers { shapes, mist };
        self.cell_pairs().any(|(from, to)| blockers.leave_clear(from, to))
    }

    /// Every cell of the attacker with every cell of the target, in the order of cells.
    pub(super) fn cell_pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + use<> {
        let (attacker, target) = (self.attacker.place, self.target.place);
        attacker
            .cells()
            .flat_map(move |from| target.cells().map(move |to| (from, to)))
    }

    /// The cells between the two, their own included, whose mist nobody sees through; neighbours see each other.
    ///
    /// Rule: `BD-LIN-04`.
    fn dense_mist(&self) -> SmallVec<[Cell; 4]> {
        let veils = &self.between.veils;
        if veils.is_empty() || self.attacker.place.gap(self.target.place).cheb() < 2 {
            return SmallVec::new();
        }
        let is_dense = |&cell: &Cell| self.view.cell(cell).is_some_and(|facts| facts.mist >= DENSE_MIST);
        veils.iter().map(|&(cell, _)| cell).filter(is_dense).collect()
    }
}

/// Shapes that a line may pass: mostly few.
pub(super) type Shapes = SmallVec<[Shape; 8]>;

/// What blocks one channel.
pub(super) struct Blockers {
    /// Whatever blocked the last line comes first, as it mostly blocks the next one too.
    shapes: Shapes,
    /// Cells that block a line which enters them, and do nothing else.
    mist: SmallVec<[Cell; 4]>,
}

impl Blockers {
    /// These shapes, without mist.
    pub fn of(shapes: Shapes) -> Self {
        Self {
            shapes,
            mist: SmallVec::new(),
        }
    }

    /// Whether a clear line runs between the corners of two cells.
    ///
    /// Rule: `BD-LIN-03` (ii).
    pub fn leave_corners(&self, from: Cell, to: Cell) -> bool {
        CornerLines::between(from, to).leave_corners(&self.shapes, &self.mist)
    }

    /// Whether a clear line runs between two cells.
    ///
    /// Rule: `BD-LIN-03`.
    fn leave_clear(&mut self, from: Cell, to: Cell) -> bool {
        // A corner line would slip out of the smoke on its own cell, and nobody looks out of dense smoke.
        if self.mist.contains(&from) || self.mist.contains(&to) {
            return false;
        }
        from == to || self.leave_samples(from, to) || self.leave_corners(from, to)
    }

    /// Whether one of the 25 lines between sample points is free.
    fn leave_samples(&mut self, from: Cell, to: Cell) -> bool {
        let ends = Point::samples(to);
        Point::samples(from)
            .into_iter()
            .any(|start| ends.iter().any(|&end| self.leave_free(Line::between(start, end))))
    }

    fn leave_free(&mut self, line: Line) -> bool {
        if let Some(first) = line.first_passed(&self.shapes) {
            self.shapes.swap(0, first);
            return false;
        }
        !line.is_pinched_by(&self.shapes) && !self.mist.iter().any(|&cell| line.enters(cell))
    }
}
