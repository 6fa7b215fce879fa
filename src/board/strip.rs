//! The strip between two places: their convex hull, in which all lines between them run, row by row.

use super::span::Span;
use super::{Cell, Footprint};

/// The convex hull of two places. What does not touch it meets no line between the two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strip {
    /// The north-western corner of the northern place.
    x: i32,
    y: i32,
    /// From that corner to the one of the other place.
    dx: i32,
    dy: i32,
    /// Cells along each side of the bigger place; the smaller one is taken to be as big.
    side: i32,
}

/// The slots of one row that may touch a strip, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StripRow {
    pub y: usize,
    pub from: usize,
    pub to: usize,
}

impl Strip {
    /// The strip between two places.
    pub fn between(one: Footprint, other: Footprint) -> Self {
        let (north, south) = if one.corner.y <= other.corner.y {
            (one, other)
        } else {
            (other, one)
        };
        let (x, y) = (i32::from(north.corner.x), i32::from(north.corner.y));
        Self {
            x,
            y,
            dx: i32::from(south.corner.x) - x,
            dy: i32::from(south.corner.y) - y,
            side: i32::from(north.size.max(south.size)),
        }
    }

    /// The slots that touch the strip, its border included, on a map with so many columns and rows of cells.
    pub fn rows(self, columns: u16, rows: u16) -> impl Iterator<Item = StripRow> {
        let (last_column, last_row) = (i32::from(columns), i32::from(rows));
        let from = (self.y - 1).max(0);
        let to = (self.y + self.dy + self.side).min(last_row);
        (from..=to).filter_map(move |y| {
            let (west, east) = self.columns(y);
            let (west, east) = (west.max(0), east.min(last_column));
            (west <= east).then_some(StripRow {
                y: y as usize,
                from: west as usize,
                to: east as usize,
            })
        })
    }

    /// Whether a place may touch the strip: false only where it surely does not.
    pub fn may_touch(self, place: Footprint) -> bool {
        self.touching()(place)
    }

    /// The same to be asked of many places.
    pub fn touching(self) -> impl Fn(Footprint) -> bool {
        let span = self.span();
        // Across the way from the one place to the other, how far from the first one's corner the strip reaches and the place.
        let reach = move |side: i32| {
            (
                side * (-self.dx).min(0),
                side * (-self.dx).max(0) + side * self.dy,
            )
        };
        let own = reach(self.side);
        move |place: Footprint| {
            let Footprint { corner, size } = place;
            let (x, y) = (i32::from(corner.x) - self.x, i32::from(corner.y) - self.y);
            let at = x * self.dy - y * self.dx;
            let other = reach(i32::from(size));
            at + other.0 <= own.1 && own.0 <= at + other.1 && span.meets(place.span())
        }
    }

    /// The rectangle around it and what touches it.
    pub fn span(self) -> Span {
        let cell = |x: i32, y: i32| Cell::new(x as i16, y as i16);
        Span {
            north_west: cell(self.x + self.dx.min(0) - 1, self.y - 1),
            south_east: cell(self.x + self.dx.max(0) + self.side, self.y + self.dy + self.side),
        }
    }

    /// The columns of the slots that touch the strip in a row.
    fn columns(self, y: i32) -> (i32, i32) {
        let Self { x, dx, side, .. } = self;
        if self.dy == 0 {
            return (x + dx.min(0) - 1, x + dx.max(0) + side);
        }
        // On its way from the one place to the other a square touches the row from one of these moments to the other.
        let first = (y - side - self.y).clamp(0, self.dy);
        let last = (y + 1 - self.y).clamp(0, self.dy);
        let (west, east) = if dx >= 0 { (first, last) } else { (last, first) };
        (
            x - (-dx * west).div_euclid(self.dy) - 1,
            x + side + (dx * east).div_euclid(self.dy),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Strip, StripRow};
    use crate::board::{Cell, Footprint};

    #[test]
    fn a_strip_is_as_wide_as_what_touches_it() {
        let single = |x, y| Footprint::single(Cell::new(x, y));
        let rows = |one, other| {
            let found: Vec<StripRow> = Strip::between(one, other).rows(20, 20).collect();
            found
                .into_iter()
                .map(|row| (row.y, row.from, row.to))
                .collect::<Vec<_>>()
        };
        // From (2, 1) to (5, 1): the hull is x 2 to 6, y 1 to 2; slots from one before it to the one that begins at 6.
        let level = [(0, 1, 6), (1, 1, 6), (2, 1, 6)];
        assert_eq!(rows(single(2, 1), single(5, 1)), level);
        assert_eq!(rows(single(5, 1), single(2, 1)), level);
        // From (4, 4) to (6, 8): the hull runs two columns east on four rows. Row 3 touches its top, x 4 to 5; row 4 holds the squares
        // of the way from 0 to 1/4, x 4 to 5.5; row 5 those from 0 to 2/4, 4 to 6; row 6 from 1/4 to 3/4, 4.5 to 6.5; row 7 from
        // 2/4 to 1, 5 to 7; row 8 from 3/4 on, 5.5 to 7; row 9 touches the end, 6 to 7.
        let slanting = [
            (3, 3, 5),
            (4, 3, 5),
            (5, 3, 6),
            (6, 4, 6),
            (7, 4, 7),
            (8, 5, 7),
            (9, 5, 7),
        ];
        assert_eq!(rows(single(4, 4), single(6, 8)), slanting);
        assert_eq!(rows(single(6, 8), single(4, 4)), slanting);
        // At the border of the map nothing lies farther out.
        assert_eq!(rows(single(0, 0), single(0, 0)), [(0, 0, 1), (1, 0, 1)]);
    }
}
