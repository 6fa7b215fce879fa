//! The corner table: what the four lines from one corner of the attacker to the corners of the target pass.

use smallvec::SmallVec;

use super::corner_lines::CornerLines;
use super::cover::{leaf_of, veil_of};
use super::obstacle::{Kind, Obstacle, in_cell};
use super::segment::Shape;
use super::strip::Strip;
use super::{Cell, CoverGrade, Footprint, HeightClass, Pair, Screen, ThingId};

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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// Whether there are leaves on the lines or on the target's cell.
    pub is_leafy: bool,
}

/// The greatest distance in cells from a target at which a low thing still covers it.
pub(crate) const LOW_COVER_CELLS: u16 = 6;

/// The upright bodies that may be in the way, by number.
pub(super) type Uprights = SmallVec<[(usize, Footprint); 8]>;

/// What the lines between the corners of one cell and those of another pass.
struct Sheet {
    lines: CornerLines,
    /// Whether the lines run the other way round.
    is_turned: bool,
    /// The lines that pass something that blocks sight, and those that pass posts only.
    opaque: u16,
    post: u16,
    /// The lines that pass something that blocks effects.
    walled: u16,
    /// The things that block effects or screen a body, by place in the list of obstacles, each with the lines that pass it.
    grading: SmallVec<[(u16, u16); 8]>,
    /// The bodies, by number, each with the lines that enter its cells.
    soft: SmallVec<[(usize, u16); 4]>,
    /// The cells with mist or leaves.
    veils: SmallVec<[(Cell, u8, u16); 4]>,
}

impl Sheet {
    fn new(
        pair: &Pair,
        (from, to): (Cell, Cell),
        obstacles: &[&Obstacle],
        bodies: &[(usize, Footprint)],
    ) -> Self {
        let lines = CornerLines::between(from, to);
        let mut sheet = Self {
            is_turned: false,
            opaque: 0,
            post: 0,
            walled: 0,
            grading: SmallVec::new(),
            soft: SmallVec::new(),
            veils: SmallVec::new(),
            lines,
        };
        sheet.add_things(obstacles);
        if bodies.is_empty() && pair.between.veils.is_empty() {
            return sheet;
        }
        let lines = &sheet.lines;
        let entered = |place: Footprint| place.cells().fold(0, |all, cell| all | lines.entering(cell));
        let on_lines = bodies.iter().map(|&(number, place)| (number, entered(place)));
        sheet.soft = on_lines.filter(|(_, lines)| *lines != 0).collect();
        let veils = pair.between.veils.iter();
        let veils = veils.map(|&(cell, veil)| (cell, veil, lines.entering(cell)));
        sheet.veils = veils.filter(|(_, _, lines)| *lines != 0).collect();
        sheet
    }

    fn add_things(&mut self, obstacles: &[&Obstacle]) {
        if obstacles.is_empty() {
            return;
        }
        let kinds: SmallVec<[Kind; 8]> = obstacles.iter().map(|obstacle| Kind::of(obstacle)).collect();
        let met = self.lines.meet(obstacles.iter().map(|obstacle| obstacle.shape));
        let [hiding, grading] = self.lines.passed(&met, |number| kinds[number].counts);
        for (number, kind) in kinds.iter().enumerate() {
            if kind.counts & Kind::HIDES != 0 {
                if kind.is_post {
                    self.post |= hiding[number];
                } else {
                    self.opaque |= hiding[number];
                }
            }
            if kind.counts & Kind::GRADES != 0 && grading[number] != 0 {
                self.grading.push((number as u16, grading[number]));
                if kind.is_walled {
                    self.walled |= grading[number];
                }
            }
        }
        self.post &= !self.opaque;
    }

    /// Looks at the same lines from the other cell's corners.
    fn turn(&mut self) {
        self.is_turned = !self.is_turned;
        for lines in [&mut self.opaque, &mut self.post, &mut self.walled] {
            *lines = turned(*lines);
        }
        self.grading
            .iter_mut()
            .for_each(|(_, lines)| *lines = turned(*lines));
        self.soft
            .iter_mut()
            .for_each(|(_, lines)| *lines = turned(*lines));
        self.veils
            .iter_mut()
            .for_each(|(_, _, lines)| *lines = turned(*lines));
    }

    /// Whether nothing on any of the lines grades cover, and nobody stands there.
    fn is_bare(&self) -> bool {
        self.grading.is_empty() && self.soft.is_empty() && self.veils.is_empty()
    }

    fn entering(&self, cell: Cell) -> u16 {
        let lines = self.lines.entering(cell);
        if self.is_turned { turned(lines) } else { lines }
    }
}

/// What the corner table of one pair reads: the attacker's side of it.
struct Side<'p, 'v> {
    pair: &'p Pair<'v>,
    attacker: Footprint,
    target: Footprint,
    obstacles: &'p [&'p Obstacle<'v>],
    /// Things of chest height and more in the target's own cells.
    at_target: Vec<Obstacle<'v>>,
}

/// How many of the four lines from a corner are set.
const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// What a thing on some of the lines does to the target.
struct Graded {
    lines: u16,
    covers: Screen,
    /// How much it hides and whether it is narrow, where it is pierced.
    opening: Option<(Screen, bool)>,
    low: Option<LowCover>,
}

/// The rows of the corner table of a pair, in the order in which ties are broken: of all cell pairs and corners.
///
/// Rule: `BD-LIN-05`.
pub(super) fn rows(pair: &Pair, bodies: impl Iterator<Item = (usize, Footprint)>) -> Vec<CornerRow> {
    let obstacles = counted(pair);
    let side = Side::of(pair, &obstacles, false);
    let bodies = near(pair, bodies);
    let mut rows = Vec::new();
    for (from, to) in pair.cell_pairs() {
        side.add_rows(&Sheet::new(pair, (from, to), &obstacles, &bodies), to, &mut rows);
    }
    rows
}

/// The rows for the attacker and those for the target, were he the attacker; none of the second ones where they must be worked
/// out apart.
///
/// Rule: `BD-LIN-05`.
pub(super) fn rows_of_both(
    pair: &Pair,
    bodies: impl Iterator<Item = (usize, Footprint)>,
) -> (Vec<CornerRow>, Option<Vec<CornerRow>>) {
    let (attacker, target) = (pair.attacker.place, pair.target.place);
    if attacker.size != 1 || target.size != 1 || has_openings(pair) {
        return (rows(pair, bodies), None);
    }
    let obstacles = counted(pair);
    let bodies = near(pair, bodies);
    let mut sheet = Sheet::new(pair, (attacker.corner, target.corner), &obstacles, &bodies);
    let (mut there, mut back) = (Vec::with_capacity(4), Vec::with_capacity(4));
    Side::of(pair, &obstacles, false).add_rows(&sheet, target.corner, &mut there);
    sheet.turn();
    Side::of(pair, &obstacles, true).add_rows(&sheet, attacker.corner, &mut back);
    (there, Some(back))
}

/// The bodies that may be on a line.
fn near(pair: &Pair, bodies: impl Iterator<Item = (usize, Footprint)>) -> Uprights {
    let strip = Strip::between(pair.attacker.place, pair.target.place);
    let touches = strip.touching();
    bodies.filter(|&(_, place)| touches(place)).collect()
}

/// The obstacles that count for the attacker: all but openings on his own border.
///
/// Rule: `BD-LIN-06`.
fn counted<'p, 'v>(pair: &'p Pair<'v>) -> SmallVec<[&'p Obstacle<'v>; 8]> {
    let [attacker, target] = [pair.attacker.place, pair.target.place];
    let all = pair.between.obstacles.iter();
    all.filter(|obstacle| !is_opening(obstacle, attacker, target))
        .collect()
}

/// Whether one of the two has an opening on his own border.
fn has_openings(pair: &Pair) -> bool {
    let [attacker, target] = [pair.attacker.place, pair.target.place];
    let mut all = pair.between.obstacles.iter();
    all.any(|obstacle| is_opening(obstacle, attacker, target) || is_opening(obstacle, target, attacker))
}

/// Whether somebody looks over or through a thing on his own border as if it were not there.
fn is_opening(obstacle: &Obstacle, own: Footprint, other: Footprint) -> bool {
    let is_passable =
        obstacle.class() != HeightClass::Full || obstacle.thing.is_some_and(|thing| thing.kind.pierced);
    matches!(obstacle.shape, Shape::Edge(_))
        && is_passable
        && obstacle.distance(own) == 0
        && obstacle.distance(other) > 0
}

impl<'p, 'v> Side<'p, 'v> {
    fn of(pair: &'p Pair<'v>, obstacles: &'p [&'p Obstacle<'v>], is_turned: bool) -> Self {
        let places = [pair.attacker.place, pair.target.place];
        let [attacker, target] = if is_turned { [places[1], places[0]] } else { places };
        Self {
            pair,
            attacker,
            target,
            obstacles,
            at_target: things_at(pair, target),
        }
    }

    fn add_rows(&self, sheet: &Sheet, to: Cell, rows: &mut Vec<CornerRow>) {
        if sheet.opaque | sheet.post == 0 && sheet.is_bare() && self.at_target.is_empty() {
            rows.extend(std::iter::repeat_with(CornerRow::default).take(4));
            return;
        }
        // The four lines from each corner.
        let of_corner = |corner: usize| 0xf_u16 << (4 * corner);
        let mut found: [CornerRow; 4] = std::array::from_fn(|corner| {
            let lines = of_corner(corner);
            CornerRow {
                opaque: ONES[usize::from(sheet.opaque >> (4 * corner) & 0xf)],
                post: ONES[usize::from(sheet.post >> (4 * corner) & 0xf)],
                is_walled: sheet.walled & lines == lines,
                veil: self.veil(sheet, lines, to),
                is_leafy: self.is_leafy(sheet, lines, to),
                ..CornerRow::default()
            }
        });
        let mut screens = [Screen::None; 4];
        let mut add = |thing: Graded| {
            for corner in (0..4).filter(|corner| thing.lines & of_corner(*corner) != 0) {
                let row = &mut found[corner];
                screens[corner] = screens[corner].max(thing.covers);
                row.low.extend(thing.low);
                if let Some((opening, is_narrow)) = thing.opening {
                    row.opening = row.opening.max(opening);
                    row.is_narrow |= is_narrow;
                }
            }
        };
        for &(number, lines) in &sheet.grading {
            add(self.graded(self.obstacles[usize::from(number)], lines));
        }
        for obstacle in &self.at_target {
            if let Shape::Cell(cell) = obstacle.shape {
                add(self.graded(obstacle, sheet.entering(cell)));
            }
        }
        for &(number, lines) in &sheet.soft {
            for corner in (0..4).filter(|corner| lines & of_corner(*corner) != 0) {
                found[corner].soft.push(number);
            }
        }
        for (row, screen) in found.iter_mut().zip(screens) {
            row.grade = CoverGrade::of(screen, !row.soft.is_empty());
        }
        rows.extend(found);
    }

    fn graded(&self, obstacle: &Obstacle, lines: u16) -> Graded {
        let pierced = obstacle.thing.filter(|thing| thing.kind.pierced);
        let opening = pierced.map(|thing| (thing.kind.screen, thing.kind.narrow));
        if obstacle.class() == HeightClass::Full {
            return Graded {
                lines,
                covers: obstacle.screen(),
                opening,
                low: None,
            };
        }
        let low = LowCover {
            thing: obstacle.thing.map(|thing| thing.name),
            rise_dm: obstacle.rise_dm,
            from_attacker: obstacle.distance(self.attacker),
            from_target: obstacle.distance(self.target),
        };
        Graded {
            lines,
            covers: covering(obstacle, &low),
            opening,
            low: Some(low),
        }
    }

    fn veil(&self, sheet: &Sheet, lines: u16, to: Cell) -> u8 {
        if self.pair.between.veils.is_empty() {
            return 0;
        }
        let passed = sheet
            .veils
            .iter()
            .filter(|(cell, _, passing)| passing & lines != 0 && !self.attacker.contains(*cell));
        let own = veil_of(self.pair.view, to);
        passed.map(|&(_, veil, _)| veil).max().unwrap_or(0).max(own)
    }

    fn is_leafy(&self, sheet: &Sheet, lines: u16, to: Cell) -> bool {
        if self.pair.between.veils.is_empty() {
            return false;
        }
        let mut passed = sheet
            .veils
            .iter()
            .filter(|(cell, _, passing)| passing & lines != 0 && !self.attacker.contains(*cell));
        let view = self.pair.view;
        leaf_of(view, to) > 0 || passed.any(|&(cell, ..)| leaf_of(view, cell) > 0)
    }
}

/// How much of the target a low thing on the lines covers: it covers only who stands behind it.
fn covering(obstacle: &Obstacle, low: &LowCover) -> Screen {
    if low.from_target > LOW_COVER_CELLS || low.from_attacker < low.from_target {
        Screen::None
    } else {
        obstacle.screen()
    }
}

/// What covers the target of a pair in its own cells; one stands on lower things.
///
/// Rule: `BD-LIN-02`.
pub(super) fn target_things<'v>(pair: &Pair<'v>) -> Vec<Obstacle<'v>> {
    things_at(pair, pair.target.place)
}

fn things_at<'v>(pair: &Pair<'v>, place: Footprint) -> Vec<Obstacle<'v>> {
    let has_things = || place.cells().any(|cell| pair.view.thing(cell).is_some());
    if pair.is_bare() || !has_things() {
        return Vec::new();
    }
    let floor_dm = pair
        .attacker
        .floor_dm(pair.view)
        .max(pair.target.floor_dm(pair.view));
    let things = place
        .cells()
        .filter_map(|cell| in_cell(pair.view, cell, floor_dm));
    let covers = |obstacle: &Obstacle| obstacle.class() >= HeightClass::Chest && obstacle.thing.is_some();
    things
        .filter(covers)
        .filter(|obstacle| obstacle.screen() != Screen::None)
        .collect()
}

/// The same lines seen from the other cell.
const fn turned(lines: u16) -> u16 {
    // Swaps rows and columns of four by four bits: first within each quarter, then the quarters.
    let inner = (lines ^ lines >> 3) & 0x0a0a;
    let lines = lines ^ inner ^ inner << 3;
    let outer = (lines ^ lines >> 6) & 0x00cc;
    lines ^ outer ^ outer << 6
}
