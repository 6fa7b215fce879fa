//! The corner table: what the four lines from one corner of the attacker to the corners of the target pass.

use super::obstacle::{Obstacle, in_cell};
use super::segment::{Line, Point, Shape};
use super::{Cell, Channel, CoverGrade, Footprint, HeightClass, Pair, Screen, ThingId};

/// Someone on the map who may be in the way.
///
/// Rule: `BD-DYN-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// The cells that the body fills.
    pub place: Footprint,
    /// Whether it stands or kneels and is not tiny; others are no cover.
    pub is_upright: bool,
}

/// A thing of low or chest height that a line passes.
///
/// Rule: `BD-PF-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LowCover {
    /// None for bare ground.
    pub thing: Option<ThingId>,
    /// Decimetres above the higher of the two floors.
    pub rise_dm: i32,
    /// Cells from the attacker to it, 0 on his border.
    pub from_attacker: u16,
    /// Cells from the target to it, 0 on his border.
    pub from_target: u16,
}

/// What the four lines from one corner of an attacker's cell to the corners of a target's cell pass.
///
/// Rule: `BD-LIN-05`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CornerRow {
    /// How many of the lines pass something that blocks sight.
    pub opaque: u8,
    /// How many of the lines pass posts only.
    pub post: u8,
    /// Whether every line passes something that blocks effects, so that the corner is no choice.
    pub is_walled: bool,
    /// How well the target is covered.
    pub grade: CoverGrade,
    /// The low things on the lines.
    pub low: Vec<LowCover>,
    /// How much the pierced things on the lines hide.
    pub opening: Screen,
    /// Whether one of the pierced things on the lines is narrow.
    pub is_narrow: bool,
    /// The upright bodies on the lines, by their place in the list of bodies.
    pub soft: Vec<usize>,
    /// The thickest mist or leaves on the lines and on the target's cell, 0 to 3.
    pub veil: u8,
}

/// The greatest distance in cells from a target at which a low thing still covers it.
const LOW_COVER_CELLS: u16 = 6;

/// What the corner table of one pair reads, sorted by question.
pub(super) struct CornerTable<'p> {
    pair: &'p Pair<'p>,
    bodies: &'p [Body],
    /// Full things that block sight, and full posts.
    hiding: Vec<Obstacle<'p>>,
    /// Things that block effects or screen a body.
    grading: Vec<Obstacle<'p>>,
    /// Things of chest height and more in the target's own cells.
    at_target: Vec<Obstacle<'p>>,
}

impl<'p> CornerTable<'p> {
    pub fn new(pair: &'p Pair<'p>, bodies: &'p [Body]) -> Self {
        let is_own_opening = |obstacle: &&Obstacle| {
            let is_passable = obstacle.class() != HeightClass::Full
                || obstacle.thing.is_some_and(|thing| thing.kind.pierced);
            matches!(obstacle.shape, Shape::Edge(_))
                && is_passable
                && obstacle.distance(pair.attacker.place) == 0
                && obstacle.distance(pair.target.place) > 0
        };
        let counted = || {
            pair.obstacles
                .iter()
                .filter(|obstacle| !is_own_opening(obstacle))
                .copied()
        };
        let hides = |obstacle: &Obstacle| obstacle.blocks(Channel::Sight) || obstacle.is_post();
        Self {
            pair,
            bodies,
            hiding: counted().filter(hides).collect(),
            grading: counted()
                .filter(|obstacle| obstacle.screen() != Screen::None)
                .collect(),
            at_target: target_things(pair),
        }
    }

    /// The rows of all cell pairs and corners, in the order in which ties are broken.
    ///
    /// Rule: `BD-LIN-05`.
    pub fn rows(&self) -> Vec<CornerRow> {
        let pairs = self.pair.cell_pairs();
        pairs
            .flat_map(|(from, to)| Point::corners(from).map(|corner| self.row(corner, from, to)))
            .collect()
    }

    fn row(&self, corner: Point, from: Cell, to: Cell) -> CornerRow {
        let lines = Point::corners(to).map(|end| Line::of_corners(corner, from, end, to));
        let (opaque, post) = self.hidden(&lines);
        let (grading, is_walled) = self.passed_grading(&lines);
        let soft = self.bodies_on(&lines);
        let low: Vec<_> = grading
            .iter()
            .filter_map(|obstacle| self.low_cover(obstacle))
            .collect();
        let pierced = grading
            .iter()
            .filter_map(|obstacle| obstacle.thing)
            .filter(|thing| thing.kind.pierced);
        let screen = grading
            .iter()
            .map(|obstacle| self.covering(obstacle))
            .max()
            .unwrap_or_default();
        CornerRow {
            opaque,
            post,
            is_walled,
            grade: CoverGrade::of(screen, !soft.is_empty()),
            low,
            opening: pierced
                .clone()
                .map(|thing| thing.kind.screen)
                .max()
                .unwrap_or_default(),
            is_narrow: pierced.clone().any(|thing| thing.kind.narrow),
            soft,
            veil: self.veil(&lines, to),
        }
    }

    /// How many lines pass something opaque, and how many posts only.
    fn hidden(&self, lines: &[Line; 4]) -> (u8, u8) {
        let shapes: Vec<Shape> = self.hiding.iter().map(|obstacle| obstacle.shape).collect();
        let (mut opaque, mut post) = (0, 0);
        for line in lines {
            let passed = line.passed(&shapes);
            let hiding = || {
                self.hiding
                    .iter()
                    .zip(&passed)
                    .filter(|(_, is_passed)| **is_passed)
            };
            if hiding().any(|(obstacle, _)| !obstacle.is_post()) {
                opaque += 1;
            } else if hiding().next().is_some() {
                post += 1;
            }
        }
        (opaque, post)
    }

    /// The things on the lines that grade cover, and whether every line passes one that blocks effects.
    fn passed_grading(&self, lines: &[Line; 4]) -> (Vec<Obstacle<'p>>, bool) {
        let shapes: Vec<Shape> = self.grading.iter().map(|obstacle| obstacle.shape).collect();
        let mut is_passed = vec![false; shapes.len()];
        let mut is_walled = true;
        for line in lines {
            let passed = line.passed(&shapes);
            let mut hits = self.grading.iter().zip(&passed).filter(|(_, is_hit)| **is_hit);
            is_walled &= hits.any(|(obstacle, _)| obstacle.blocks(Channel::Effect));
            for (sum, &is_hit) in is_passed.iter_mut().zip(&passed) {
                *sum |= is_hit;
            }
        }
        let met = self
            .grading
            .iter()
            .zip(is_passed)
            .filter(|(_, is_passed)| *is_passed);
        let at_target = self
            .at_target
            .iter()
            .filter(|obstacle| enters_any(lines, obstacle.shape));
        (
            met.map(|(obstacle, _)| *obstacle)
                .chain(at_target.copied())
                .collect(),
            is_walled,
        )
    }

    /// How much of the target a thing on the lines covers; low things cover only who stands behind them.
    fn covering(&self, obstacle: &Obstacle) -> Screen {
        let (attacker, target) = (self.pair.attacker.place, self.pair.target.place);
        let (from_attacker, from_target) = (obstacle.distance(attacker), obstacle.distance(target));
        let is_far = from_target > LOW_COVER_CELLS || from_attacker < from_target;
        if obstacle.class() != HeightClass::Full && is_far {
            Screen::None
        } else {
            obstacle.screen()
        }
    }

    fn low_cover(&self, obstacle: &Obstacle) -> Option<LowCover> {
        (obstacle.class() != HeightClass::Full).then(|| LowCover {
            thing: obstacle.thing.map(|thing| thing.name),
            rise_dm: obstacle.rise_dm,
            from_attacker: obstacle.distance(self.pair.attacker.place),
            from_target: obstacle.distance(self.pair.target.place),
        })
    }

    fn bodies_on(&self, lines: &[Line; 4]) -> Vec<usize> {
        let is_on_lines = |body: &Body| {
            body.is_upright
                && body
                    .place
                    .cells()
                    .any(|cell| enters_any(lines, Shape::Cell(cell)))
        };
        (0..self.bodies.len())
            .filter(|&number| is_on_lines(&self.bodies[number]))
            .collect()
    }

    fn veil(&self, lines: &[Line; 4], to: Cell) -> u8 {
        let passed = self
            .pair
            .span()
            .cells()
            .filter(|&cell| enters_any(lines, Shape::Cell(cell)));
        let between = passed.filter(|&cell| !self.pair.attacker.place.contains(cell));
        between
            .chain([to])
            .map(|cell| self.pair.veil_of(cell))
            .max()
            .unwrap_or(0)
    }
}

/// Whether one of the lines enters a cell; bodies, mist and what fills the target's cells count only so.
fn enters_any(lines: &[Line; 4], shape: Shape) -> bool {
    matches!(shape, Shape::Cell(cell) if lines.iter().any(|line| line.enters(cell)))
}

/// What covers a target in its own cells; one stands on lower things.
///
/// Rule: `BD-LIN-02`.
pub(super) fn target_things<'p>(pair: &Pair<'p>) -> Vec<Obstacle<'p>> {
    let floor_dm = pair
        .attacker
        .floor_dm(pair.view)
        .max(pair.target.floor_dm(pair.view));
    let things = pair
        .target
        .place
        .cells()
        .filter_map(|cell| in_cell(pair.view, cell, floor_dm));
    let covers = |obstacle: &Obstacle| obstacle.class() >= HeightClass::Chest && obstacle.thing.is_some();
    things
        .filter(covers)
        .filter(|obstacle| obstacle.screen() != Screen::None)
        .collect()
}
