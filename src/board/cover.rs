//! Cover: how much of a target an attacker sees, and what hides the rest.

use smallvec::SmallVec;

use super::corner;
use super::corner_lines::CornerLines;
use super::obstacle::Obstacle;
use super::segment::Shape;
use super::span::Span;
use super::{BoardView, Body, Cell, CornerRow, Footprint, Lines, LowCover, Pair, Screen};

/// How well a target is covered, in ascending order.
///
/// Rule: `BD-PF-15`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoverGrade {
    /// Not at all.
    #[default]
    None,
    /// By bodies only.
    Soft,
    /// By things that hide a part.
    Part,
    /// By things that hide nearly all.
    Most,
    /// Nothing gets there.
    Total,
}

impl CoverGrade {
    pub(super) const fn of(screen: Screen, has_body: bool) -> Self {
        match screen {
            Screen::None if has_body => Self::Soft,
            Screen::None => Self::None,
            Screen::Part => Self::Part,
            Screen::Most => Self::Most,
        }
    }
}

/// What kind of thing a target stands behind.
///
/// Rule: `BD-PF-14`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoverKind {
    /// Nothing.
    #[default]
    None,
    /// A pillar, a tree.
    Post,
    /// The corner of something that blocks sight.
    Corner,
}

/// The scale on which a rule system's attacker picks the corner from which he aims.
///
/// Rule: `BD-LIN-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CornerScale {
    /// The least cover, then the thinnest veil, then the fewest bodies.
    Grade,
    /// The fewest hidden lines, then the fewest opaque ones, then the widest opening, then the fewest low things.
    Hidden,
    /// The fewest opaque lines, then the fewest behind posts.
    Opaque,
}

/// The cover of a target against one attacker.
///
/// Rule: `BD-LIN-05` to `BD-LIN-07`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    rows: Vec<CornerRow>,
    /// The place of the row that is best on each scale, in the order of the scales.
    best: [u16; 3],
    has_sight: bool,
    has_effect: bool,
}

impl Pair<'_> {
    /// The cover of the target, with the other bodies on the map: neither of the two, nor their mounts.
    ///
    /// Rule: `BD-PF-12`.
    pub fn cover(&self, bodies: &[Body]) -> Cover {
        let upright = bodies.iter().enumerate().filter(|(_, body)| body.is_upright);
        let upright = upright.map(|(number, body)| (number, body.place));
        Cover::of(corner::rows(self, upright), self.lines())
    }

    /// The cover of the target where the lines between the two are known, and the cover of the attacker against the target where
    /// that costs nothing more.
    pub(super) fn covers_with(
        &self,
        bodies: impl Iterator<Item = (usize, Footprint)>,
        lines: Lines,
    ) -> (Cover, Option<Cover>) {
        let (there, back) = corner::rows_of_both(self, bodies);
        (Cover::of(there, lines), back.map(|rows| Cover::of(rows, lines)))
    }

    /// How much of a neighbour things hide on any of the lines between the corners of both.
    ///
    /// Rule: `BD-PF-17`.
    pub fn neighbour_screen(&self) -> Screen {
        let mut greatest = Screen::None;
        self.each_pair(|_, screen, _| greatest = greatest.max(screen));
        greatest
    }

    /// The same of the two cells beside each other between which the least is hidden, and whether one of the things that hide it has a narrow
    /// opening.
    ///
    /// Rule: `BD-PF-17`, `BD-PF-18`, `BD-LIN-07`.
    pub fn neighbour_cover(&self) -> (Screen, bool) {
        let mut least: Option<(Screen, bool)> = None;
        self.each_pair(|is_beside, screen, is_narrow| {
            let found = (screen, is_narrow);
            if is_beside && least.is_none_or(|known| found < known) {
                least = Some(found);
            }
        });
        least.unwrap_or_default()
    }

    /// Looks at the cells of both by twos: whether they are beside each other, how much things hide, whether one has a narrow opening.
    fn each_pair(&self, mut each: impl FnMut(bool, Screen, bool)) {
        let screens = |obstacle: &&Obstacle| obstacle.screen() != Screen::None;
        let grading: SmallVec<[&Obstacle; 8]> = self.between.obstacles.iter().filter(screens).collect();
        let at_target = corner::target_things(self);
        for (from, to) in self.cell_pairs() {
            let lines = CornerLines::between(from, to);
            let met = lines.meet(grading.iter().map(|obstacle| obstacle.shape));
            let [passed] = lines.passed(&met, |_| 1);
            let hits = grading.iter().zip(passed).filter(|(_, lines)| *lines != 0);
            let entered = |obstacle: &&Obstacle| matches!(obstacle.shape, Shape::Cell(cell) if lines.entering(cell) != 0);
            let own = at_target.iter().filter(entered);
            let (mut greatest, mut is_narrow) = (Screen::None, false);
            for thing in hits.map(|(obstacle, _)| *obstacle).chain(own) {
                greatest = greatest.max(thing.screen());
                is_narrow |= thing.thing.is_some_and(|it| it.kind.pierced && it.kind.narrow);
            }
            let gap = Footprint::single(from).gap(Footprint::single(to));
            each(gap.cheb() <= 1, greatest, is_narrow);
        }
    }

    /// Whether the whole target stands in mist or leaves.
    ///
    /// Rule: `BD-PF-19`.
    pub fn is_veil_in_target(&self) -> bool {
        is_all_veiled(self.view, self.target.place)
    }

    pub(super) fn span(&self) -> Span {
        Span::around(self.attacker.place, self.target.place)
    }
}

/// Whether all cells of a place have mist or leaves.
///
/// Rule: `BD-PF-19`.
pub(super) fn is_all_veiled(view: BoardView, place: Footprint) -> bool {
    place.cells().all(|cell| veil_of(view, cell) > 0)
}

/// The mist or the leaves of a cell, whichever hide more.
pub(super) fn veil_of(view: BoardView, cell: Cell) -> u8 {
    let mist = view.cell(cell).map_or(0, |facts| facts.mist);
    mist.max(leaf_of(view, cell))
}

/// The leaves of a cell: of its ground, or of what grows there.
pub(super) fn leaf_of(view: BoardView, cell: Cell) -> u8 {
    let ground = view.cell(cell).map_or(0, |facts| facts.leaf);
    ground.max(view.thing(cell).map_or(0, |thing| thing.kind.leaf))
}

impl Cover {
    fn of(rows: Vec<CornerRow>, lines: Lines) -> Self {
        Self {
            best: places_of_best(&rows),
            rows,
            has_sight: lines.sight,
            has_effect: lines.effect,
        }
    }

    /// The rows of the corner table: each corner of each cell of the attacker against each cell of the target.
    ///
    /// Rule: `BD-PF-12`.
    pub fn rows(&self) -> &[CornerRow] {
        &self.rows
    }

    /// How many of four lines are hidden: 4 without a line of sight, at most 3 with one.
    ///
    /// Rule: `BD-PF-13`.
    pub fn hidden_of_4(&self) -> u8 {
        let row = self.best(CornerScale::Hidden);
        if self.has_sight {
            row.map_or(0, |row| (row.opaque + row.post).min(3))
        } else {
            4
        }
    }

    /// What kind of thing the target stands behind; none without a line of sight.
    ///
    /// Rule: `BD-PF-14`.
    pub fn kind(&self) -> CoverKind {
        match self.best(CornerScale::Opaque) {
            Some(row) if self.has_sight && row.opaque > 0 => CoverKind::Corner,
            Some(row) if self.has_sight && row.post > 0 => CoverKind::Post,
            _ => CoverKind::None,
        }
    }

    /// How well the target is covered.
    ///
    /// Rule: `BD-PF-15`.
    pub fn grade(&self) -> CoverGrade {
        let row = self.best(CornerScale::Grade);
        if self.has_effect {
            row.map_or(CoverGrade::None, |row| row.grade)
        } else {
            CoverGrade::Total
        }
    }

    /// The low things on the lines from the corner that is best on a scale.
    ///
    /// Rule: `BD-PF-16`.
    pub fn low(&self, scale: CornerScale) -> &[LowCover] {
        self.best(scale).map_or(&[], |row| &row.low)
    }

    /// How much the openings hide through which the attacker aims, and whether one of them is narrow.
    ///
    /// Rule: `BD-PF-18`.
    pub fn opening(&self, scale: CornerScale) -> (Screen, bool) {
        self.best(scale)
            .map_or((Screen::None, false), |row| (row.opening, row.is_narrow))
    }

    /// The thickest mist or leaves on the lines from the corner that is best on a scale, 0 to 3.
    ///
    /// Rule: `BD-PF-19`.
    pub fn veil(&self, scale: CornerScale) -> u8 {
        self.best(scale).map_or(0, |row| row.veil)
    }

    /// Whether there are leaves on the lines from the corner that is best on a scale.
    ///
    /// Rule: `BD-PF-19`.
    pub fn is_leafy(&self, scale: CornerScale) -> bool {
        self.best(scale).is_some_and(|row| row.is_leafy)
    }

    /// The bodies that cover the target, by their place in the list of bodies.
    ///
    /// Rule: `BD-PF-21`.
    pub fn soft(&self) -> &[usize] {
        self.best(CornerScale::Grade).map_or(&[], |row| &row.soft)
    }

    /// The row of the corner that is best on a scale; of equal ones the first.
    ///
    /// Rule: `BD-LIN-07`.
    pub fn best(&self, scale: CornerScale) -> Option<&CornerRow> {
        self.rows.get(usize::from(self.best[scale as usize]))
    }
}

/// The place of the row that is best on each scale, of equal ones the first; 0 where there is none.
///
/// Rule: `BD-LIN-07`.
fn places_of_best(rows: &[CornerRow]) -> [u16; 3] {
    let (mut best, mut least) = ([0; 3], [u32::MAX; 3]);
    for (place, row) in (0..).zip(rows) {
        for (scale, key) in keys(row).into_iter().enumerate() {
            if key < least[scale] {
                (best[scale], least[scale]) = (place, key);
            }
        }
    }
    best
}

/// What counts on each scale, in one number: what counts first stands in the higher bits.
fn keys(row: &CornerRow) -> [u32; 3] {
    let row_of = |parts: [u32; 4]| parts[0] << 24 | parts[1] << 20 | parts[2] << 16 | parts[3].min(0xffff);
    let (opaque, post) = (u32::from(row.opaque), u32::from(row.post));
    let (walled, veil) = (u32::from(row.is_walled), u32::from(row.veil));
    let (soft, low) = (row.soft.len() as u32, row.low.len() as u32);
    [
        row_of([walled, row.grade as u32, veil, soft]),
        row_of([opaque + post, opaque, row.opening as u32, low]),
        row_of([opaque, post, 0, 0]),
    ]
}
