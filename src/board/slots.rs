//! Slots of a map as rows of bits: a slot is a cell with its northern and its western side, and those just south and east
//! of the map are slots as well, as their sides border it.

use super::Cell;
use super::span::Span;

/// Marked slots of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slots {
    width: usize,
    /// Words of 64 slots, each row from a word of its own on.
    words: Vec<u64>,
    per_row: usize,
    count: usize,
}

impl Slots {
    /// No slot of a map with so many columns and rows of cells.
    pub fn none(columns: u16, rows: u16) -> Self {
        let width = usize::from(columns) + 1;
        let per_row = width.div_ceil(64);
        Self {
            width,
            words: vec![0; per_row * (usize::from(rows) + 1)],
            per_row,
            count: 0,
        }
    }

    /// Marks a slot, or takes its mark away.
    pub fn mark(&mut self, slot: Cell, is_marked: bool) {
        let (word, bit) = (
            slot.y as usize * self.per_row + slot.x as usize / 64,
            slot.x as usize % 64,
        );
        let was_marked = self.words[word] >> bit & 1 == 1;
        if was_marked != is_marked {
            self.words[word] ^= 1 << bit;
            self.count = self.count + usize::from(is_marked) - usize::from(was_marked);
        }
    }

    /// Whether no slot is marked.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The marks of the 64 slots of a row from column `64 * number` on.
    #[inline]
    pub fn word(&self, y: usize, number: usize) -> u64 {
        self.words[y * self.per_row + number]
    }

    /// The marks of all slots that there are in a word, were they marked.
    #[inline]
    pub const fn full_word(&self, number: usize) -> u64 {
        let left = self.width - 64 * number;
        if left >= 64 { u64::MAX } else { (1 << left) - 1 }
    }

    /// Whether no slot of a rectangle is marked; it must lie within the slots of the map.
    pub fn has_none_in(&self, span: Span) -> bool {
        if self.is_empty() || span.south_east.x < span.north_west.x.max(0) {
            return true;
        }
        let (from, to) = (span.north_west.x as usize, span.south_east.x as usize);
        (span.north_west.y..=span.south_east.y).all(|y| {
            (from / 64..=to / 64).all(|number| self.word(y as usize, number) & within(number, from, to) == 0)
        })
    }
}

/// The bits of a word that belong to the columns from `from` up to and with `to`.
#[inline]
pub(super) const fn within(number: usize, from: usize, to: usize) -> u64 {
    let first = 64 * number;
    let low = if from > first {
        u64::MAX << (from - first)
    } else {
        u64::MAX
    };
    if to - first < 63 {
        low & (u64::MAX >> (63 - (to - first)))
    } else {
        low
    }
}

#[cfg(test)]
mod tests {
    use super::{Slots, within};
    use crate::board::Cell;

    #[test]
    fn marks_are_counted_once_and_rows_do_not_run_over() {
        let mut slots = Slots::none(70, 2);
        slots.mark(Cell::new(70, 2), true);
        slots.mark(Cell::new(70, 2), true);
        assert!(!slots.is_empty());
        assert_eq!(
            (slots.word(2, 1), slots.word(2, 0), slots.word(1, 1)),
            (1 << 6, 0, 0)
        );
        // 71 slots a row: 64 and 7.
        assert_eq!((slots.full_word(0), slots.full_word(1)), (u64::MAX, 0b111_1111));
        slots.mark(Cell::new(70, 2), false);
        assert!(slots.is_empty());
    }

    #[test]
    fn columns_of_a_word_are_those_between_both_ends() {
        assert_eq!(within(0, 2, 4), 0b1_1100);
        assert_eq!(within(0, 62, 70), 0b11 << 62);
        assert_eq!(within(1, 62, 66), 0b111);
        assert_eq!(within(1, 3, 127), u64::MAX);
    }
}
