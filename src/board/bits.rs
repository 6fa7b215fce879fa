//! Rows of a map as bits: one bit per cell, or per grid corner along a line between two rows.

/// A row of up to `64 * N` bits, the western one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    pub const NONE: Self = Self([0; N]);

    pub const fn get(&self, at: usize) -> bool {
        at < 64 * N && self.0[at >> 6] >> (at & 63) & 1 == 1
    }

    pub const fn set(&mut self, at: usize) {
        self.0[at >> 6] |= 1 << (at & 63);
    }

    pub fn is_none(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Sets the bits from `from` up to and with `to`.
    #[inline]
    pub fn set_range(&mut self, from: usize, to: usize) {
        for (number, word) in self.0.iter_mut().enumerate() {
            let first = number * 64;
            if to < first || from > first + 63 {
                continue;
            }
            let low = from.saturating_sub(first);
            let high = (to - first).min(63);
            *word |= (u64::MAX >> (63 - (high - low))) << low;
        }
    }

    /// The first set bit from `from` on, or the number of bits.
    #[inline]
    pub fn next_one(&self, from: usize) -> usize {
        let mut number = from >> 6;
        if number >= N {
            return 64 * N;
        }
        let mut word = self.0[number] & (u64::MAX << (from & 63));
        loop {
            if word != 0 {
                return number * 64 + word.trailing_zeros() as usize;
            }
            number += 1;
            if number == N {
                return 64 * N;
            }
            word = self.0[number];
        }
    }

    /// The last set bit up to `from`, or 0.
    #[inline]
    pub fn last_one(&self, from: usize) -> usize {
        let mut number = from >> 6;
        let mut word = self.0[number] & (u64::MAX >> (63 - (from & 63)));
        loop {
            if word != 0 {
                return number * 64 + 63 - word.leading_zeros() as usize;
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
    pub fn east(&self) -> Self {
        let mut carry = 0;
        Self(self.0.map(|word| {
            let moved = word << 1 | carry;
            carry = word >> 63;
            moved
        }))
    }

    /// Every bit moved one place to the west.
    #[inline]
    pub fn west(&self) -> Self {
        Self(std::array::from_fn(|number| {
            let carry = self.0.get(number + 1).map_or(0, |word| word << 63);
            self.0[number] >> 1 | carry
        }))
    }

    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] & other.0[number]))
    }

    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] | other.0[number]))
    }

    /// The bits that the other row has not.
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] & !other.0[number]))
    }

    /// The words of the row.
    pub const fn words(&self) -> &[u64; N] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn rows_are_searched_and_moved_across_words() {
        let mut row = Bits::<2>::NONE;
        row.set_range(60, 66);
        assert_eq!(
            (row.next_one(0), row.next_one(66), row.next_one(67)),
            (60, 66, 128)
        );
        assert_eq!(
            (row.last_one(127), row.last_one(62), row.last_one(59)),
            (66, 62, 0)
        );
        assert_eq!((row.east().next_one(0), row.east().last_one(127)), (61, 67));
        assert_eq!((row.west().next_one(0), row.west().last_one(127)), (59, 65));
        assert!(row.get(63) && row.get(64) && !row.get(59) && !row.get(67));
        assert!(row.without(&row).is_none() && row.and(&row) == row && row.or(&Bits::NONE) == row);
    }
}
