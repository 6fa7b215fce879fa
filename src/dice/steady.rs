//! Dice for comparing two fights: whoever rolls, and however often, the next one's face is the same.

use super::{Dice, DiceError};

/// Dice that all show one face for each number of sides, which follows from a seed. Where somebody in one of two fights rolls whom the
/// other fight has not, all others throw the same in both: only what he does can tell the fights apart, never his use of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SteadyDice(u64);

impl SteadyDice {
    /// Dice whose faces follow from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for SteadyDice {
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        if sides == 0 {
            return Err(DiceError::NoSuchDie { count: 1, sides });
        }
        // The finishing steps of SplitMix64, so that neighbouring seeds and sides have nothing in common.
        let mut word = self.0 ^ (u64::from(sides) << 56);
        for factor in [0xbf58_476d_1ce4_e5b9_u64, 0x94d0_49bb_1331_11eb] {
            word = (word ^ (word >> 30)).wrapping_mul(factor);
        }
        Ok(((word >> 32) % u64::from(sides)) as u8 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_one_face_and_another_seed_shows_others() {
        let face = |seed| SteadyDice::new(seed).roll(20).unwrap();
        let mut dice = SteadyDice::new(7);
        let faces: Vec<u8> = (0..9).map(|_| dice.roll(20).unwrap()).collect();
        assert_eq!(faces, [face(7); 9]);
        let all: std::collections::BTreeSet<u8> = (0..400).map(face).collect();
        assert_eq!(all.len(), 20, "every face falls by some seed");
    }
}
