//! Cover: how much of a target an attacker sees, and what hides the rest.

use super::corner::{CornerTable, target_things};
use super::segment::{Line, Point, Shape};
use super::span::Span;
use super::{Body, Cell, CornerRow, Lines, LowCover, Pair, Screen};

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
    has_sight: bool,
    has_effect: bool,
}

impl Pair<'_> {
    /// The cover of the target, with the other bodies on the map: neither of the two, nor their mounts.
    ///
    /// Rule: `BD-PF-12`.
    pub fn cover(&self, bodies: &[Body]) -> Cover {
        self.cover_with(bodies, self.lines())
    }

    /// The cover of the target where the lines between the two are known.
    pub(super) fn cover_with(&self, bodies: &[Body], lines: Lines) -> Cover {
        let rows = CornerTable::new(self, bodies).rows();
        Cover {
            rows,
            has_sight: lines.sight,
            has_effect: lines.effect,
        }
    }

    /// How much of a neighbour things hide on any of the lines between the corners of both.
    ///
    /// Rule: `BD-PF-17`.
    pub fn neighbour_screen(&self) -> Screen {
        let grading: Vec<_> = self
            .obstacles
            .iter()
            .filter(|obstacle| obstacle.screen() != Screen::None)
            .collect();
        let shapes: Vec<Shape> = grading.iter().map(|obstacle| obstacle.shape).collect();
        let at_target = target_things(self);
        let mut greatest = Screen::None;
        for line in self.corner_lines() {
            let passed = line.passed(&shapes);
            let hits = grading.iter().zip(passed).filter(|(_, is_hit)| *is_hit);
            let own = at_target
                .iter()
                .filter(|thing| matches!(thing.shape, Shape::Cell(cell) if line.enters(cell)));
            let screens = hits
                .map(|(obstacle, _)| obstacle.screen())
                .chain(own.map(|thing| thing.screen()));
            greatest = greatest.max(screens.max().unwrap_or_default());
        }
        greatest
    }

    /// Whether the whole target stands in mist or leaves.
    ///
    /// Rule: `BD-PF-19`.
    pub fn is_veil_in_target(&self) -> bool {
        self.target.place.cells().all(|cell| self.veil_of(cell) > 0)
    }

    /// The mist or the leaves of a cell, whichever hide more.
    pub(super) fn veil_of(&self, cell: Cell) -> u8 {
        let ground = self.view.cell(cell).map_or(0, |facts| facts.mist.max(facts.leaf));
        ground.max(self.view.thing(cell).map_or(0, |thing| thing.kind.leaf))
    }

    pub(super) fn span(&self) -> Span {
        Span::around(self.attacker.place, self.target.place)
    }

    fn corner_lines(&self) -> impl Iterator<Item = Line> {
        self.cell_pairs().flat_map(|(from, to)| {
            Point::corners(from)
                .into_iter()
                .flat_map(move |start| Point::corners(to).map(|end| Line::of_corners(start, from, end, to)))
        })
    }
}

impl Cover {
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
        let rows = self.rows.iter();
        match scale {
            CornerScale::Grade => rows.min_by_key(|row| (row.is_walled, row.grade, row.veil, row.soft.len())),
            CornerScale::Hidden => {
                rows.min_by_key(|row| (row.opaque + row.post, row.opaque, row.opening, row.low.len()))
            }
            CornerScale::Opaque => rows.min_by_key(|row| (row.opaque, row.post)),
        }
    }
}
