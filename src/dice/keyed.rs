//! Dice for comparing what may come of several choices: what falls hangs on whose deed it belongs to, not on how many dice fell before.

use super::{Dice, DiceError};

/// Dice whose faces follow from a seed and from what they fall for: the round, whose decision it was, of which kind, how often dice have
/// fallen for that in this round, and which die of it.
///
/// Two futures of one fight that part at a decision throw the same faces for everything else that happens in both (common random numbers), so
/// that their difference is that of the decision and not that of luck.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeyedDice {
    seed: u64,
    /// The purpose that the next faces belong to.
    key: u64,
    /// What they follow from.
    stream: u64,
    /// How many faces of it have fallen.
    count: u64,
    round: u16,
    /// The purposes of this round so far, each with how often dice have fallen for it.
    purposes: Vec<(u64, u32)>,
}

impl KeyedDice {
    /// Dice of a seed that fall for nothing in particular yet.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            key: 0,
            stream: mixed(seed),
            count: 0,
            round: 0,
            purposes: Vec::new(),
        }
    }

    /// What falls from now on belongs to a purpose of somebody in a round; the same purpose once more is another one, if dice have fallen for
    /// it: a decision for which none fall changes nothing of those after it.
    pub fn set_key(&mut self, round: u16, whose: u16, purpose: &str) {
        if round != self.round {
            self.round = round;
            self.purposes.clear();
        } else if self.count > 0 {
            match self.purposes.iter_mut().find(|(known, _)| *known == self.key) {
                Some((_, times)) => *times += 1,
                None => self.purposes.push((self.key, 1)),
            }
        }
        let key = purpose
            .bytes()
            .fold(u64::from(whose), |word, byte| mixed(word ^ u64::from(byte)));
        let used = self.purposes.iter().find(|(known, _)| *known == key);
        let times = used.map_or(0, |(_, times)| *times);
        self.key = key;
        let place = u64::from(round) << 32 | u64::from(times);
        self.stream = mixed(mixed(self.seed ^ key) ^ place);
        self.count = 0;
    }
}

/// The finishing steps of `SplitMix64`, so that neighbouring words have nothing in common.
const fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl Dice for KeyedDice {
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        if sides == 0 {
            return Err(DiceError::NoSuchDie { count: 1, sides });
        }
        self.count += 1;
        let word = mixed(self.stream ^ mixed(self.count));
        // The upper half of the word, spread over the faces: none is likelier than another by more than one in a million.
        Ok((((word >> 32) * u64::from(sides)) >> 32) as u8 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(dice: &mut KeyedDice, count: usize) -> Vec<u8> {
        (0..count).map(|_| dice.roll(20).unwrap()).collect()
    }

    #[test]
    fn what_falls_for_one_does_not_hang_on_how_often_another_has_thrown() {
        let thrown = |before: usize| {
            let mut dice = KeyedDice::new(9);
            dice.set_key(1, 1, "attack");
            faces(&mut dice, before);
            dice.set_key(1, 2, "attack");
            faces(&mut dice, 8)
        };
        assert_eq!(thrown(0), thrown(7));
    }

    #[test]
    fn another_seed_round_person_purpose_and_time_throw_other_faces() {
        let thrown = |seed, keys: &[(u16, u16, &str)]| {
            let mut dice = KeyedDice::new(seed);
            let mut last = Vec::new();
            for (round, whose, purpose) in keys {
                dice.set_key(*round, *whose, purpose);
                last = faces(&mut dice, 12);
            }
            last
        };
        let usual = thrown(3, &[(1, 4, "act")]);
        assert_eq!(usual, thrown(3, &[(1, 4, "act")]));
        let others = [
            thrown(4, &[(1, 4, "act")]),
            thrown(3, &[(2, 4, "act")]),
            thrown(3, &[(1, 5, "act")]),
            thrown(3, &[(1, 4, "defend")]),
            thrown(3, &[(1, 4, "act"), (1, 4, "act")]),
        ];
        for (place, other) in others.iter().enumerate() {
            assert_ne!(usual, *other, "{place}");
        }
    }

    #[test]
    fn a_decision_for_which_nothing_falls_changes_nothing() {
        let thrown = |idle: usize| {
            let mut dice = KeyedDice::new(3);
            (0..=idle).for_each(|_| dice.set_key(1, 4, "act"));
            faces(&mut dice, 12)
        };
        assert_eq!(thrown(0), thrown(2));
    }

    #[test]
    fn every_face_falls_about_equally_often() {
        for sides in [2, 3, 6, 20] {
            let mut count = vec![0u32; usize::from(sides)];
            let mut dice = KeyedDice::new(1);
            for round in 0..60 {
                dice.set_key(round, 1, "act");
                for _ in 0..100 * u32::from(sides) {
                    count[usize::from(dice.roll(sides).unwrap()) - 1] += 1;
                }
            }
            // Five standard errors of a binomial count with 6,000 expected hits are below 390.
            assert!(
                count.iter().all(|&hits| hits.abs_diff(6_000) < 390),
                "{sides}: {count:?}"
            );
        }
    }
}
