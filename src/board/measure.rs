//! Footprints, the gap between two of them, and the three ways to count it.

use serde::{Deserialize, Serialize};

use super::span::{Cells, Span};
use super::{Cell, Facing};

/// The square of cells that a fighter fills.
///
/// Rule: `BD-GRD-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Footprint {
    /// Its north-west cell.
    pub corner: Cell,
    /// Cells along each side, 1 to 6.
    pub size: u8,
}

impl Footprint {
    /// The most cells along a side.
    pub const LARGEST: u8 = 6;

    /// A footprint of one cell.
    #[inline]
    pub const fn single(cell: Cell) -> Self {
        Self {
            corner: cell,
            size: 1,
        }
    }

    /// A footprint of `size` by `size` cells; a size of 0 counts as 1.
    #[inline]
    pub const fn new(corner: Cell, size: u8) -> Self {
        Self {
            corner,
            size: if size == 0 { 1 } else { size },
        }
    }

    /// A cell with its eight neighbours.
    pub(super) const fn around(cell: Cell) -> Self {
        Self {
            corner: cell.step(Facing::NW),
            size: 3,
        }
    }

    /// The footprint of the same fighter one step on.
    pub const fn step(self, towards: Facing) -> Self {
        Self {
            corner: self.corner.step(towards),
            size: self.size,
        }
    }

    /// Its cells, row by row.
    pub const fn cells(self) -> Cells {
        self.span().cells()
    }

    /// The same cells as a rectangle.
    #[inline]
    pub(super) const fn span(self) -> Span {
        let Cell { x, y } = self.corner;
        let reach = self.size as i16 - 1;
        Span {
            north_west: self.corner,
            south_east: Cell::new(x + reach, y + reach),
        }
    }

    /// Whether it fills this cell.
    pub fn contains(self, cell: Cell) -> bool {
        self.gap(Self::single(cell)) == Gap::default()
    }

    /// The gap from this footprint to another: "nearest square" in the rule notes means this vector.
    ///
    /// Rule: `BD-GRD-05`.
    #[inline]
    pub fn gap(self, other: Self) -> Gap {
        let side = i16::from(self.size);
        let other_side = i16::from(other.size);
        Gap {
            x: gap_along(self.corner.x, side, other.corner.x, other_side),
            y: gap_along(self.corner.y, side, other.corner.y, other_side),
        }
    }

    /// The cells around it that touch it, corners included, row by row.
    pub fn ring(self) -> impl Iterator<Item = Cell> {
        let around = Self {
            corner: self.corner.step(Facing::NW),
            size: self.size + 2,
        };
        around.cells().filter(move |&cell| !self.contains(cell))
    }
}

/// The signed count along one axis from the nearest column of one interval to the nearest of another.
const fn gap_along(start: i16, side: i16, other: i16, other_side: i16) -> i16 {
    let (end, other_end) = (start + side - 1, other + other_side - 1);
    if other > end {
        other - end
    } else if other_end < start {
        other_end - start
    } else {
        0
    }
}

/// Columns and rows from one footprint to another; neighbours have 1, an overlapping axis has 0.
///
/// Rule: `BD-GRD-05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gap {
    /// Columns to the east; negative to the west.
    pub x: i16,
    /// Rows to the south; negative to the north.
    pub y: i16,
}

/// The way in which a rule system counts its ranges.
///
/// Rule: `BD-GRD-06`, `BD-DST-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// The longer axis.
    Cheb,
    /// The longer axis and half of the shorter one.
    Alt,
    /// The straight distance, rounded half up.
    Round,
}

impl Gap {
    /// Columns or rows on the longer axis.
    ///
    /// Rule: `BD-DST-1`.
    #[inline]
    pub const fn cheb(self) -> u16 {
        let (x, y) = (self.x.unsigned_abs(), self.y.unsigned_abs());
        if x > y { x } else { y }
    }

    /// The longer axis and half of the shorter one, rounded down.
    ///
    /// Rule: `BD-DST-2`.
    pub const fn alt(self) -> u16 {
        self.cheb() + self.shorter() / 2
    }

    /// The straight distance in cells, rounded half up.
    ///
    /// Rule: `BD-DST-3`.
    pub const fn round(self) -> u16 {
        let (x, y) = (self.x as i32, self.y as i32);
        let square = (x * x + y * y) as u32;
        let root = square.isqrt();
        (if square > root * root + root {
            root + 1
        } else {
            root
        }) as u16
    }

    /// The distance in cells, counted in the given way.
    pub const fn by(self, measure: Measure) -> u16 {
        match measure {
            Measure::Cheb => self.cheb(),
            Measure::Alt => self.alt(),
            Measure::Round => self.round(),
        }
    }

    /// The distance in decimetres on cells of `cell_dm` decimetres.
    ///
    /// Rule: `BD-DST-5`.
    pub const fn range_dm(self, measure: Measure, cell_dm: u16) -> u32 {
        self.by(measure) as u32 * cell_dm as u32
    }

    /// The direction that comes nearest; none where the footprints overlap.
    ///
    /// It cuts the circle into eight equal parts, and no gap lies on a cut.
    ///
    /// Rule: `BD-GRD-08`.
    pub const fn sector(self) -> Option<Facing> {
        let (longer, shorter) = (self.cheb() as u64, self.shorter() as u64);
        let is_straight = (shorter + longer) * (shorter + longer) < 2 * longer * longer;
        let (x, y) = (self.x.signum(), self.y.signum());
        let (x, y) = if !is_straight {
            (x, y)
        } else if self.x.unsigned_abs() > self.y.unsigned_abs() {
            (x, 0)
        } else {
            (0, y)
        };
        Facing::from_delta(x, y)
    }

    const fn shorter(self) -> u16 {
        let (x, y) = (self.x.unsigned_abs(), self.y.unsigned_abs());
        if x < y { x } else { y }
    }
}

impl std::ops::Neg for Gap {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            x: -self.x,
            y: -self.y,
        }
    }
}
