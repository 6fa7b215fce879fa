//! What a search is after: places that are worth something, and which of them the way there leaves worth most.

use std::cmp::Reverse;

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

/// What is known of some prizes while the search goes on.
#[derive(Debug)]
pub(super) struct Hunt {
    /// The prizes, those that are worth most first.
    prizes: Vec<Sought>,
    /// The indices of their cells in ascending order, each with the place of its prize.
    by_cell: Vec<(usize, usize)>,
    /// So many of the first have been reached.
    reached: usize,
    per_half: i64,
    /// What the best of those that were reached is worth with the way there.
    best: Option<i64>,
}

#[derive(Clone, Copy, Debug)]
struct Sought {
    worth: i64,
    is_reached: bool,
}

impl Hunt {
    /// The hunt for some prizes, where `index` tells the number of a cell of the map.
    pub(super) fn of(prizes: Prizes, index: impl Fn(Cell) -> Option<usize>) -> Self {
        let mut all: Vec<&Prize> = prizes.all.iter().collect();
        all.sort_by_key(|prize| Reverse(prize.worth));
        let cells = all.iter().enumerate();
        let mut by_cell: Vec<(usize, usize)> = cells
            .filter_map(|(place, prize)| Some((index(prize.cell)?, place)))
            .collect();
        by_cell.sort_unstable();
        let sought = |prize: &Prize| Sought {
            worth: prize.worth,
            is_reached: false,
        };
        Self {
            prizes: all.into_iter().map(sought).collect(),
            by_cell,
            reached: 0,
            per_half: prizes.per_half,
            best: None,
        }
    }

    /// Whether a prize lies on a cell.
    pub(super) fn is_after(&self, index: usize) -> bool {
        let place = self.by_cell.partition_point(|(cell, _)| *cell < index);
        self.by_cell.get(place).is_some_and(|(cell, _)| *cell == index)
    }

    /// The way to a cell costs so many half cells, and the mover may end his move there.
    pub(super) fn reach(&mut self, index: usize, cost_half: u16) {
        let first = self.by_cell.partition_point(|(cell, _)| *cell < index);
        let here = self.by_cell[first..]
            .iter()
            .take_while(|(cell, _)| *cell == index);
        for (_, place) in here {
            let prize = &mut self.prizes[*place];
            prize.is_reached = true;
            let left = prize.worth - i64::from(cost_half) * self.per_half;
            self.best = self.best.max(Some(left));
        }
        while self
            .prizes
            .get(self.reached)
            .is_some_and(|prize| prize.is_reached)
        {
            self.reached += 1;
        }
    }

    /// Whether none that costs `least` half cells or more can be worth as much as the best of those that were reached.
    pub(super) fn is_decided(&self, least: u32) -> bool {
        let most_left = self.prizes.get(self.reached).map(|prize| prize.worth);
        let hope = most_left.map(|worth| worth - i64::from(least) * self.per_half);
        // Where nothing was reached, nothing is less: then the search goes on.
        hope < self.best
    }
}

/// Where the places lie that a search takes for fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// Anywhere on the map.
    Anywhere,
    /// At the edge of the map: the mover stands with some of his cells on its outermost ones.
    Edge,
}

/// What tells how much of the way is at least still ahead.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Guide {
    /// Nothing: everything is of interest.
    #[default]
    None,
    /// The rectangle in which everything lies that a search is after.
    Into {
        north_west: Cell,
        south_east: Cell,
        /// What a diagonal step costs at least, in half cells.
        diagonal: u32,
    },
    /// The way to the edge of the map: the place of the mover farthest to the south-east.
    OutOf(Cell),
}

/// What a straight step costs at least, in half cells; no diagonal one costs less.
const STRAIGHT: u32 = 2;

impl Guide {
    /// The guide to some prizes.
    pub(super) fn to(prizes: &[Prize], diagonal: Diagonal) -> Self {
        if prizes.is_empty() {
            return Self::None;
        }
        let cells = || prizes.iter().map(|prize| prize.cell);
        let corner = |x: Option<i16>, y: Option<i16>| Cell::new(x.unwrap_or(0), y.unwrap_or(0));
        Self::Into {
            north_west: corner(cells().map(|cell| cell.x).min(), cells().map(|cell| cell.y).min()),
            south_east: corner(cells().map(|cell| cell.x).max(), cells().map(|cell| cell.y).max()),
            diagonal: diagonal.least(),
        }
    }

    /// The guide to where a search looks, on a map of so many cells and for a mover of so many cells a side.
    pub(super) const fn towards(towards: Towards, (width, height): (u16, u16), size: u8) -> Self {
        match towards {
            Towards::Anywhere => Self::None,
            Towards::Edge => Self::OutOf(Cell::new(width as i16 - size as i16, height as i16 - size as i16)),
        }
    }

    /// Whether it leads anywhere.
    pub(super) const fn leads(&self) -> bool {
        !matches!(self, Self::None)
    }

    /// Half cells that the way from a cell costs at least; never more than a step and what is left after it.
    pub(super) fn ahead(&self, cell: Cell) -> u32 {
        match *self {
            Self::None => 0,
            Self::Into {
                north_west,
                south_east,
                diagonal,
            } => {
                let beyond = |least: i16, at: i16, most: i16| {
                    let (least, at, most) = (i32::from(least), i32::from(at), i32::from(most));
                    (least - at).max(at - most).max(0).unsigned_abs()
                };
                let across = beyond(north_west.x, cell.x, south_east.x);
                let down = beyond(north_west.y, cell.y, south_east.y);
                let slanting = across.min(down);
                STRAIGHT * (across.max(down) - slanting) + diagonal * slanting
            }
            Self::OutOf(most) => {
                let least = cell.x.min(cell.y).min(most.x - cell.x).min(most.y - cell.y);
                STRAIGHT * u32::from(least.max(0).unsigned_abs())
            }
        }
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
    fn ahead_of_a_way_out_is_the_straight_way_to_the_nearest_edge() {
        // A map of nine by six cells and somebody who takes up two by two.
        let guide = Guide::towards(Towards::Edge, (9, 6), 2);
        for ((x, y), half) in [
            ((0, 3), 0),
            ((1, 2), 2),
            ((3, 2), 4),
            // His eastern cells are on the last but one column.
            ((6, 2), 2),
            ((7, 2), 0),
            ((3, 4), 0),
        ] {
            assert_eq!(guide.ahead(Cell::new(x, y)), half, "{x} {y}");
        }
        assert_eq!(
            Guide::towards(Towards::Anywhere, (9, 6), 2).ahead(Cell::new(3, 2)),
            0
        );
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
        let hunt = || Hunt::of(prizes, |cell| Some((cell.y * 10 + cell.x) as usize));
        let mut one = hunt();
        assert!(one.is_after(11) && one.is_after(99) && !one.is_after(12));
        assert!(!one.is_decided(100), "nothing was reached");
        one.reach(11, 2);
        // The near one is worth 100 - 20 = 80. At 8 half cells the far one may still be worth 160 - 80 = 80 and come first.
        assert!(!one.is_decided(8));
        assert!(one.is_decided(9));
        let mut other = hunt();
        other.reach(99, 30);
        // The far one is worth 160 - 300 = -140 by now, and the near one may be worth 100 - 230 = -130.
        assert!(!other.is_decided(23));
        // At 25 half cells it may be worth -150 only.
        assert!(other.is_decided(25));
        one.reach(99, 2);
        assert!(one.is_decided(3), "nothing is left");
    }
}
