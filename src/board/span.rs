//! Rectangles of cells, for questions about all that lies between two places.

use super::{Cell, Footprint};

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// The first cell.
    pub north_west: Cell,
    /// The last cell.
    pub south_east: Cell,
}

impl Span {
    /// The least rectangle that holds two footprints.
    pub fn around(one: Footprint, other: Footprint) -> Self {
        let (one, other) = (one.span(), other.span());
        let (from, to) = (one.north_west, one.south_east);
        let (other_from, other_to) = (other.north_west, other.south_east);
        Self {
            north_west: Cell::new(from.x.min(other_from.x), from.y.min(other_from.y)),
            south_east: Cell::new(to.x.max(other_to.x), to.y.max(other_to.y)),
        }
    }

    /// The rectangle that is so many cells wider on every side.
    pub const fn grown(self, cells: i16) -> Self {
        Self {
            north_west: Cell::new(self.north_west.x - cells, self.north_west.y - cells),
            south_east: Cell::new(self.south_east.x + cells, self.south_east.y + cells),
        }
    }

    /// The cells that name its edges: its own and those just south and east of it.
    pub const fn with_far_borders(self) -> Self {
        let Cell { x, y } = self.south_east;
        Self {
            north_west: self.north_west,
            south_east: Cell::new(x + 1, y + 1),
        }
    }

    /// Its cells, row by row.
    pub const fn cells(self) -> Cells {
        Cells {
            next: self.north_west,
            span: self,
        }
    }

    /// Whether it holds a cell.
    pub const fn contains(self, cell: Cell) -> bool {
        self.north_west.x <= cell.x
            && cell.x <= self.south_east.x
            && self.north_west.y <= cell.y
            && cell.y <= self.south_east.y
    }

    /// Whether it shares a cell with another.
    pub const fn meets(self, other: Self) -> bool {
        self.north_west.x <= other.south_east.x
            && other.north_west.x <= self.south_east.x
            && self.north_west.y <= other.south_east.y
            && other.north_west.y <= self.south_east.y
    }

    /// The part of it that lies on a map of this size.
    pub fn within(self, width: u16, height: u16) -> Self {
        Self {
            north_west: Cell::new(self.north_west.x.max(0), self.north_west.y.max(0)),
            south_east: Cell::new(
                self.south_east.x.min(width as i16 - 1),
                self.south_east.y.min(height as i16 - 1),
            ),
        }
    }
}

/// The cells of a rectangle, row by row. Searches walk so many of them that the iterator is spelled out.
#[derive(Clone, Debug)]
pub struct Cells {
    next: Cell,
    span: Span,
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.next;
        let Span {
            north_west,
            south_east,
        } = self.span;
        if cell.y > south_east.y || cell.x > south_east.x {
            return None;
        }
        self.next = if cell.x < south_east.x {
            Cell::new(cell.x + 1, cell.y)
        } else {
            Cell::new(north_west.x, cell.y + 1)
        };
        Some(cell)
    }
}
