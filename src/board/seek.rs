//! What a search is after: places that are worth something, and which of them the way there leaves worth most.

use super::{Cell, Diagonal};

/// A place that is worth something to a mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prize {
    /// Where the north-west corner of the mover would be.
    pub cell: Cell,
    /// What it is worth apart from the way there.
    pub worth: i64,
}

/// Some prizes, and what every half cell of the way takes off them.
#[derive(Clone, Copy, Debug)]
pub struct Prizes<'p> {
    /// The prizes.
    pub all: &'p [Prize],
    /// What a half cell takes off.
    pub per_half: i64,
}

impl Prizes<'_> {
    /// Whether none that costs `least` half cells or more can be worth as much as the best of those that cost less.
    ///
    /// `cost` says what the way to a cell costs, if the mover may end his move there and it costs less.
    pub(super) fn are_decided(&self, least: u32, cost: impl Fn(Cell) -> Option<u16>) -> bool {
        let (mut best, mut most_left) = (None, None);
        for prize in self.all {
            match cost(prize.cell) {
                Some(cost) => best = best.max(Some(prize.worth - i64::from(cost) * self.per_half)),
                None => most_left = most_left.max(Some(prize.worth)),
            }
        }
        let hope = most_left.map(|worth: i64| worth - i64::from(least) * self.per_half);
        // Where nothing was reached, nothing is less: then the search goes on.
        hope < best
    }
}

/// The rectangle in which everything lies that a search is after: it tells how much of the way is at least still ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guide {
    north_west: Cell,
    south_east: Cell,
    /// What a diagonal step costs at least, in half cells.
    diagonal: u32,
}

/// What a straight step costs at least, in half cells.
const STRAIGHT: u32 = 2;

impl Default for Guide {
    /// Everything is of interest, so that nothing is ever ahead.
    fn default() -> Self {
        Self {
            north_west: Cell::new(i16::MIN, i16::MIN),
            south_east: Cell::new(i16::MAX, i16::MAX),
            diagonal: 0,
        }
    }
}

impl Guide {
    /// The guide to some prizes.
    pub(super) fn to(prizes: &[Prize], diagonal: Diagonal) -> Self {
        if prizes.is_empty() {
            return Self::default();
        }
        let cells = || prizes.iter().map(|prize| prize.cell);
        let corner = |x: Option<i16>, y: Option<i16>| Cell::new(x.unwrap_or(0), y.unwrap_or(0));
        Self {
            north_west: corner(cells().map(|cell| cell.x).min(), cells().map(|cell| cell.y).min()),
            south_east: corner(cells().map(|cell| cell.x).max(), cells().map(|cell| cell.y).max()),
            diagonal: diagonal.least(),
        }
    }

    /// Whether it leads anywhere.
    pub(super) const fn leads(&self) -> bool {
        self.diagonal > 0
    }

    /// Half cells that the way from a cell costs at least; never more than a step and what is left after it.
    pub(super) fn ahead(&self, cell: Cell) -> u32 {
        let beyond = |least: i16, at: i16, most: i16| {
            let (least, at, most) = (i32::from(least), i32::from(at), i32::from(most));
            (least - at).max(at - most).max(0).unsigned_abs()
        };
        let across = beyond(self.north_west.x, cell.x, self.south_east.x);
        let down = beyond(self.north_west.y, cell.y, self.south_east.y);
        let slanting = across.min(down);
        STRAIGHT * (across.max(down) - slanting) + self.diagonal * slanting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ahead_is_the_plain_way_to_the_nearest_cell_of_the_rectangle() {
        let prize = |x, y| Prize {
            cell: Cell::new(x, y),
            worth: 0,
        };
        let guide = Guide::to(&[prize(5, 4), prize(7, 2)], Diagonal::Half(3));
        for ((x, y), half) in [
            ((6, 3), 0),
            ((5, 4), 0),
            // Two to the east.
            ((3, 3), 4),
            // One slanting, then two to the east.
            ((2, 5), 7),
            // Two slanting.
            ((9, 0), 6),
            // Three to the north.
            ((7, 7), 6),
        ] {
            assert_eq!(guide.ahead(Cell::new(x, y)), half, "{x} {y}");
        }
        assert_eq!(Guide::default().ahead(Cell::new(3, 3)), 0);
    }

    #[test]
    fn prizes_are_decided_when_the_way_takes_the_rest_below_the_best() {
        let near = Prize {
            cell: Cell::new(1, 1),
            worth: 100,
        };
        let far = Prize {
            cell: Cell::new(9, 9),
            worth: 160,
        };
        let all = [near, far];
        let prizes = Prizes {
            all: &all,
            per_half: 10,
        };
        let reached = |cell: Cell| (cell == near.cell).then_some(2);
        // The near one is worth 100 - 20 = 80. At 8 half cells the far one may still be worth 160 - 80 = 80 and come first.
        assert!(!prizes.are_decided(8, reached));
        assert!(prizes.are_decided(9, reached));
        assert!(!prizes.are_decided(100, |_| None), "nothing was reached");
        assert!(prizes.are_decided(3, |_| Some(2)), "nothing is left");
    }
}
