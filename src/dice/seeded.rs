//! Dice from a seed: the same on every machine and in every build.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::{Dice, DiceError};

/// Dice that follow from a seed by `ChaCha8`, an algorithm that is fixed for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeededDice {
    seed: u64,
    generator: ChaCha8Rng,
}

impl SeededDice {
    /// Dice from the beginning of a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            generator: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// The seed that these dice follow from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many 32-bit words the generator has given so far: with the seed the whole state of the dice.
    pub fn position(&self) -> u128 {
        self.generator.get_word_pos()
    }
}

impl Dice for SeededDice {
    // A multiplication with rejection, written out here because a library's way of drawing from a range may change with a
    // release and would change every recorded fight.
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        if sides == 0 {
            return Err(DiceError::NoSuchDie { count: 1, sides });
        }
        let sides = u64::from(sides);
        let reject_below = (1u64 << 32) % sides;
        loop {
            let product = u64::from(self.generator.next_u32()) * sides;
            if product & 0xffff_ffff >= reject_below {
                return Ok((product >> 32) as u8 + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_falls_about_equally_often() {
        for sides in [2, 3, 6, 20] {
            let mut dice = SeededDice::new(1);
            let mut count = vec![0u32; usize::from(sides)];
            let rolls = 6_000 * u32::from(sides);
            for _ in 0..rolls {
                count[usize::from(dice.roll(sides).unwrap()) - 1] += 1;
            }
            // Five standard errors of a binomial count with 6,000 expected hits are below 390.
            assert!(
                count.iter().all(|&hits| hits.abs_diff(6_000) < 390),
                "{sides}: {count:?}"
            );
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_dice() {
        let faces = |seed| {
            let mut dice = SeededDice::new(seed);
            std::iter::repeat_with(|| dice.roll(20).unwrap())
                .take(50)
                .collect::<Vec<_>>()
        };
        assert_eq!(faces(7), faces(7));
        assert_ne!(faces(7), faces(8));
    }
}
