//! One number for many values, the same on every machine and in every build: for what a file says, and for all that a saved battle
//! needs.

use std::hash::Hasher;

use xxhash_rust::xxh3::xxh3_64;

/// Feeds values to a fixed algorithm (XXH3, 64 bits) in a fixed byte order and with fixed widths.
///
/// `#[derive(Hash)]` writes lengths and enum tags as `usize` and `isize`; both are widened to 64 bits here, so that a
/// 32-bit build gives the same number.
pub struct StableHasher {
    /// All that was fed: hashing it at once is many times quicker than feeding the algorithm piece by piece.
    fed: Vec<u8>,
}

impl Default for StableHasher {
    fn default() -> Self {
        // Room for a duel, so that the memory need not grow piece by piece.
        Self {
            fed: Vec::with_capacity(4096),
        }
    }
}

impl StableHasher {
    /// Forgets what was fed and keeps the memory, for the next battle.
    pub fn clear(&mut self) {
        self.fed.clear();
    }

    /// All bytes that were fed.
    pub fn fed(&self) -> &[u8] {
        &self.fed
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        xxh3_64(&self.fed)
    }

    fn write(&mut self, bytes: &[u8]) {
        self.fed.extend_from_slice(bytes);
    }

    fn write_u8(&mut self, value: u8) {
        self.fed.push(value);
    }

    fn write_u16(&mut self, value: u16) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_u32(&mut self, value: u32) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_u64(&mut self, value: u64) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_u128(&mut self, value: u128) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_i8(&mut self, value: i8) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_i16(&mut self, value: i16) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_i32(&mut self, value: i32) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_i64(&mut self, value: i64) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_i128(&mut self, value: i128) {
        self.fed.extend_from_slice(&value.to_le_bytes());
    }

    fn write_isize(&mut self, value: isize) {
        self.write_i64(value as i64);
    }
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use super::*;

    #[test]
    fn widths_and_order_are_fixed() {
        let of = |value: &dyn Fn(&mut StableHasher)| {
            let mut hasher = StableHasher::default();
            value(&mut hasher);
            hasher.finish()
        };
        assert_eq!(of(&|h| 7usize.hash(h)), of(&|h| 7u64.hash(h)));
        assert_eq!(of(&|h| 0x0102u16.hash(h)), of(&|h| h.write(&[2, 1])));
        // The value that the reference implementation of XXH3-64 gives for no bytes.
        assert_eq!(StableHasher::default().finish(), 0x2d06_8005_38d3_94c2);
        let mut used = StableHasher::default();
        7u64.hash(&mut used);
        used.clear();
        assert_eq!(used.finish(), StableHasher::default().finish());
    }
}
