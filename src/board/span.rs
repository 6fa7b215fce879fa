//! Rectangles of cells, for questions about all that lies between two places.

use super::{Cell, Footprint};

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub north_west: Cell,
    pub south_east: Cell,
}

impl Span {
    /// The least rectangle that holds two footprints.
    pub fn around(one: Footprint, other: Footprint) -> Self {
        let far = |place: Footprint| {
            let reach = i16::from(place.size) - 1;
            Cell::new(place.corner.x + reach, place.corner.y + reach)
        };
        let (one_far, other_far) = (far(one), far(other));
        Self {
            north_west: Cell::new(one.corner.x.min(other.corner.x), one.corner.y.min(other.corner.y)),
            south_east: Cell::new(one_far.x.max(other_far.x), one_far.y.max(other_far.y)),
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
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.north_west.x..=self.south_east.x;
        (self.north_west.y..=self.south_east.y)
            .flat_map(move |y| columns.clone().map(move |x| Cell::new(x, y)))
    }

    /// Whether it holds a cell.
    pub const fn contains(self, cell: Cell) -> bool {
        self.north_west.x <= cell.x
            && cell.x <= self.south_east.x
            && self.north_west.y <= cell.y
            && cell.y <= self.south_east.y
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
