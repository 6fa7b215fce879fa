//! Rows of a map as bits: one bit per cell, or per grid corner along a line between two rows.

/// Bits in a word: room for the grid corners of most maps, so that their rows are one word each.
const WORD: usize = u128::BITS as usize;

/// A row of up to `128 * N` bits, the western one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits<const N: usize>([u128; N]);

impl<const N: usize> Bits<N> {
    /// No bit at all.
    pub const NONE: Self = Self([0; N]);

    /// How many bits there are.
    pub const COUNT: usize = WORD * N;

    #[inline]
    pub const fn get(&self, at: usize) -> bool {
        at < Self::COUNT && self.0[at / WORD] >> (at % WORD) & 1 == 1
    }

    #[inline]
    pub const fn set(&mut self, at: usize) {
        self.0[at / WORD] |= 1 << (at % WORD);
    }

    #[inline]
    pub const fn clear(&mut self, at: usize) {
        self.0[at / WORD] &= !(1 << (at % WORD));
    }

    #[inline]
    pub fn is_none(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Sets the bits from `from` up to and with `to`.
    #[inline]
    pub fn set_range(&mut self, from: usize, to: usize) {
        for (number, word) in self.0.iter_mut().enumerate() {
            *word |= part(number, from, to);
        }
    }

    /// Whether all bits from `from` up to and with `to` are set.
    #[inline]
    pub fn has_range(&self, from: usize, to: usize) -> bool {
        let words = self.0.iter().enumerate();
        words.fold(true, |all, (number, word)| {
            all & (part(number, from, to) & !word == 0)
        })
    }

    /// The first set bit from `from` on, or the number of bits.
    #[inline]
    pub fn next_one(&self, from: usize) -> usize {
        let mut number = from / WORD;
        if number >= N {
            return Self::COUNT;
        }
        let mut word = self.0[number] & (u128::MAX << (from % WORD));
        loop {
            if word != 0 {
                return number * WORD + word.trailing_zeros() as usize;
            }
            number += 1;
            if number == N {
                return Self::COUNT;
            }
            word = self.0[number];
        }
    }

    /// The last set bit up to `from`, or 0.
    #[inline]
    pub fn last_one(&self, from: usize) -> usize {
        let mut number = from / WORD;
        let mut word = self.0[number] & (u128::MAX >> (WORD - 1 - from % WORD));
        loop {
            if word != 0 {
                return number * WORD + WORD - 1 - word.leading_zeros() as usize;
            }
            if number == 0 {
                return 0;
            }
            number -= 1;
            word = self.0[number];
        }
    }

    /// Every bit moved one place to the east.
    #[inline]
    pub const fn east(mut self) -> Self {
        let mut number = N;
        while number > 0 {
            number -= 1;
            let carry = if number == 0 {
                0
            } else {
                self.0[number - 1] >> (WORD - 1)
            };
            self.0[number] = self.0[number] << 1 | carry;
        }
        self
    }

    /// Every bit moved one place to the west.
    #[inline]
    pub const fn west(mut self) -> Self {
        let mut number = 0;
        while number < N {
            let carry = if number + 1 == N {
                0
            } else {
                self.0[number + 1] << (WORD - 1)
            };
            self.0[number] = self.0[number] >> 1 | carry;
            number += 1;
        }
        self
    }

    #[inline]
    pub const fn and(mut self, other: &Self) -> Self {
        let mut number = 0;
        while number < N {
            self.0[number] &= other.0[number];
            number += 1;
        }
        self
    }

    #[inline]
    pub const fn or(mut self, other: &Self) -> Self {
        let mut number = 0;
        while number < N {
            self.0[number] |= other.0[number];
            number += 1;
        }
        self
    }

    /// The bits that the other row has not.
    #[inline]
    pub const fn without(mut self, other: &Self) -> Self {
        let mut number = 0;
        while number < N {
            self.0[number] &= !other.0[number];
            number += 1;
        }
        self
    }

    /// The 64 bits from bit `64 * number` on.
    #[inline]
    pub const fn half_word(&self, number: usize) -> u64 {
        (self.0[number / 2] >> (64 * (number % 2))) as u64
    }
}

/// The bits from `from` up to and with `to` that lie in a word.
#[inline]
fn part(number: usize, from: usize, to: usize) -> u128 {
    let first = number * WORD;
    if to < first || from > first + WORD - 1 {
        return 0;
    }
    let low = from.saturating_sub(first);
    let high = (to - first).min(WORD - 1);
    (u128::MAX >> (WORD - 1 - (high - low))) << low
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn rows_are_searched_and_moved_across_words() {
        let mut row = Bits::<2>::NONE;
        row.set_range(124, 130);
        assert_eq!(
            (row.next_one(0), row.next_one(130), row.next_one(131)),
            (124, 130, 256)
        );
        assert_eq!(
            (row.last_one(255), row.last_one(126), row.last_one(123)),
            (130, 126, 0)
        );
        assert_eq!((row.east().next_one(0), row.east().last_one(255)), (125, 131));
        assert_eq!((row.west().next_one(0), row.west().last_one(255)), (123, 129));
        assert!(row.get(127) && row.get(128) && !row.get(123) && !row.get(131));
        assert!(row.without(&row).is_none() && row.and(&row) == row && row.or(&Bits::NONE) == row);
    }

    #[test]
    fn a_range_is_there_only_with_all_its_bits() {
        let mut row = Bits::<2>::NONE;
        row.set_range(124, 130);
        assert!(row.has_range(124, 130) && row.has_range(126, 129) && row.has_range(128, 128));
        assert!(!row.has_range(123, 130) && !row.has_range(124, 131) && !row.has_range(131, 131));
        // Bits 124 to 127 are the last four of the second half word, 128 to 130 the first three of the third.
        let halves = [0, 1, 2, 3].map(|number| row.half_word(number));
        assert_eq!(halves, [0, 0xf << 60, 0b111, 0]);
    }
}
