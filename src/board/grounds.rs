//! Which cells have the same ground, so that what holds for one of them need not be worked out for the others.

use super::CellFacts;

/// The number of the ground of every cell, in the order of [`Board::cells`](super::Board::cells).
#[derive(Clone, Debug)]
pub(super) struct Grounds {
    numbers: Vec<u8>,
    /// The facts behind the numbers from 1 on, each once.
    kinds: Vec<CellFacts>,
}

/// They follow from the cells, whatever order they were numbered in.
impl PartialEq for Grounds {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Grounds {}

impl Grounds {
    /// The number of a cell that must be looked at by itself: a thing fills it, or there are too many grounds.
    pub const APART: u8 = 0;

    /// So many cells of open floor.
    pub fn open(cells: usize) -> Self {
        Self {
            numbers: vec![1; cells],
            kinds: vec![CellFacts::default()],
        }
    }

    /// The number of the ground of every cell.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// How many numbers there are, [`Grounds::APART`] included.
    pub const fn len(&self) -> usize {
        self.kinds.len() + 1
    }

    /// Takes over what a cell is like now, and whether it stands for itself.
    pub fn set(&mut self, index: usize, facts: &CellFacts, is_apart: bool) {
        self.numbers[index] = if is_apart {
            Self::APART
        } else {
            self.number_of(facts)
        };
    }

    fn number_of(&mut self, facts: &CellFacts) -> u8 {
        let known = self.kinds.iter().position(|kind| kind == facts);
        let place = known.unwrap_or_else(|| {
            if self.kinds.len() < usize::from(u8::MAX) {
                self.kinds.push(*facts);
            }
            self.kinds.len() - 1
        });
        // The last number may have been given to other facts when no more could be given.
        if self.kinds[place] == *facts {
            place as u8 + 1
        } else {
            Self::APART
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn water(water_dm: u8) -> CellFacts {
        CellFacts {
            water_dm,
            ..CellFacts::default()
        }
    }

    #[test]
    fn the_same_ground_has_the_same_number_and_a_thing_none() {
        let mut grounds = Grounds::open(4);
        grounds.set(1, &water(3), false);
        grounds.set(2, &water(3), false);
        grounds.set(3, &water(3), true);
        assert_eq!(grounds.numbers(), [1, 2, 2, Grounds::APART]);
        grounds.set(1, &water(0), false);
        assert_eq!((grounds.numbers()[1], grounds.len()), (1, 3));
    }

    #[test]
    fn more_grounds_than_numbers_stand_for_themselves() {
        let mut grounds = Grounds::open(300);
        for place in 0..=u8::MAX {
            let facts = CellFacts {
                ground_dm: i16::from(place) + 1,
                ..CellFacts::default()
            };
            grounds.set(usize::from(place), &facts, false);
        }
        // One is open floor, so that 254 of the 256 find a number.
        assert_eq!(grounds.numbers()[253], 255);
        assert_eq!(grounds.numbers()[254], Grounds::APART);
        assert_eq!(grounds.numbers()[255], Grounds::APART);
        assert_eq!(grounds.numbers()[256], 1);
    }
}
