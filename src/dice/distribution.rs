//! Exact chances as whole numbers.

use std::fmt;

use serde::Serialize;

use super::enumerating::Ways;

/// A chance: `of` ways among `total` equally likely ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Chance {
    /// Ways in which it happens.
    pub of: u128,
    /// All ways; never 0.
    pub total: u128,
}

impl Chance {
    /// Happens always.
    pub const CERTAIN: Self = Self { of: 1, total: 1 };
    /// Happens never.
    pub const NEVER: Self = Self { of: 0, total: 1 };

    /// The fraction `of / total` in lowest terms.
    ///
    /// # Panics
    ///
    /// When `total` is 0: there is no chance among no ways.
    pub fn new(of: u128, total: u128) -> Self {
        assert!(total > 0, "a chance needs at least one way");
        let common = greatest_common_divisor(of, total);
        Self {
            of: quotient(of, common),
            total: quotient(total, common),
        }
    }

    /// The chance in tenths of a percent, rounded half up.
    pub const fn per_mille(self) -> u16 {
        ((2000 * self.of + self.total) / (2 * self.total)) as u16
    }

    /// The chance in percent, rounded half up, but 0 and 100 only when it never or always happens.
    pub const fn percent(self) -> u8 {
        let rounded = ((200 * self.of + self.total) / (2 * self.total)) as u8;
        if rounded == 0 && self.of > 0 {
            1
        } else if rounded == 100 && self.of < self.total {
            99
        } else {
            rounded
        }
    }

    /// The chance of this and of something that does not depend on it.
    pub fn and(self, other: Self) -> Self {
        Self::new(self.of * other.of, self.total * other.total)
    }

    /// The chance of this or of something that excludes it.
    pub fn or(self, other: Self) -> Self {
        Self::new(
            self.of * other.total + other.of * self.total,
            self.total * other.total,
        )
    }

    /// The chance of this without something that is part of it.
    pub fn without(self, part: Self) -> Self {
        Self::new(
            self.of * part.total - part.of * self.total,
            self.total * part.total,
        )
    }

    /// How many of so many parts it makes, rounded half up.
    pub fn parts(self, whole: u128) -> u128 {
        let Self { mut of, mut total } = self;
        // What is too large to be multiplied has digits to spare.
        while total.leading_zeros() < whole.ilog2() + 3 {
            of >>= 1;
            total >>= 1;
        }
        (2 * whole * of + total) / (2 * total)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.of, self.total)
    }
}

/// Outcomes with the exact number of ways in which each comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Distribution<T> {
    outcomes: Vec<(T, u128)>,
    total: u128,
}

impl<T> Distribution<T> {
    /// Each outcome with the number of ways in which it comes about.
    pub(super) fn ways(&self) -> &[(T, u128)] {
        &self.outcomes
    }
}

impl<T: Ord> Distribution<T> {
    /// From outcomes with their ways; equal outcomes are added up, the chances must sum to 1.
    pub(super) fn from_ways(parts: Vec<(T, Ways)>) -> Self {
        let amounts = || parts.iter().map(|(_, ways)| ways.among);
        let Some(total) = amounts().try_fold(1, least_common_multiple) else {
            return Self::from_chances(parts);
        };
        let parts = parts
            .into_iter()
            .map(|(outcome, ways)| (outcome, ways.of * quotient(total, ways.among)));
        Self::of(parts.collect(), total)
    }

    /// The same where the ways have no common number: brought to lowest terms first.
    #[cold]
    fn from_chances(parts: Vec<(T, Ways)>) -> Self {
        let chances = |ways: Ways| Chance::new(ways.of, ways.among);
        let parts = parts.into_iter().map(|(outcome, ways)| (outcome, chances(ways)));
        let parts: Vec<_> = parts.collect();
        let multiple =
            |all, (_, chance): &(T, Chance)| all / greatest_common_divisor(all, chance.total) * chance.total;
        let total = parts.iter().fold(1, multiple);
        let parts = parts
            .into_iter()
            .map(|(outcome, chance)| (outcome, chance.of * quotient(total, chance.total)));
        Self::of(parts.collect(), total)
    }

    /// From outcomes with their numbers of ways among all.
    fn of(mut parts: Vec<(T, u128)>, total: u128) -> Self {
        let mut common = 0;
        for (_, ways) in &parts {
            if common == 1 {
                break;
            }
            common = greatest_common_divisor(*ways, common);
        }
        // Equal outcomes become one, so that their order among themselves does not matter.
        parts.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        parts.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 += next.1;
            }
            is_same
        });
        let mut whole = Self {
            outcomes: parts,
            total,
        };
        if common > 1 {
            whole
                .outcomes
                .iter_mut()
                .for_each(|(_, ways)| *ways = quotient(*ways, common));
            whole.total = quotient(total, common);
        }
        debug_assert_eq!(
            whole.outcomes.iter().map(|(_, ways)| ways).sum::<u128>(),
            whole.total
        );
        whole
    }

    /// The same chances seen through a function of the outcome.
    pub fn map<U: Ord>(&self, seen: impl Fn(&T) -> U) -> Distribution<U> {
        let parts = self.outcomes.iter().map(|(outcome, ways)| (seen(outcome), *ways));
        Distribution::of(parts.collect(), self.total)
    }

    /// The chances of two things that do not depend on each other, seen through a function of both outcomes.
    pub fn join<U, V: Ord>(&self, other: &Distribution<U>, seen: impl Fn(&T, &U) -> V) -> Distribution<V> {
        let both = self.outcomes.iter().flat_map(|(one, ways)| {
            let others = other.outcomes.iter();
            others
                .map(|(next, more)| (seen(one, next), ways * more))
                .collect::<Vec<_>>()
        });
        Distribution::of(both.collect(), self.total * other.total)
    }
}

impl<T> Distribution<T> {
    /// The chance that an outcome is of the wanted kind.
    pub fn chance(&self, wanted: impl Fn(&T) -> bool) -> Chance {
        let of = self
            .outcomes
            .iter()
            .filter(|(outcome, _)| wanted(outcome))
            .map(|(_, ways)| ways)
            .sum();
        Chance::new(of, self.total)
    }

    /// Outcomes in ascending order, each with its number of ways.
    pub fn outcomes(&self) -> impl Iterator<Item = (&T, u128)> {
        self.outcomes.iter().map(|(outcome, ways)| (outcome, *ways))
    }

    /// The number of all ways.
    pub const fn total(&self) -> u128 {
        self.total
    }

    /// A thousand times the mean of a value, rounded towards zero.
    pub fn mean_per_mille(&self, value: impl Fn(&T) -> i64) -> i64 {
        let sum: i128 = self
            .outcomes
            .iter()
            .map(|(outcome, ways)| i128::from(value(outcome)) * (*ways as i128))
            .sum();
        (sum * 1000 / self.total as i128) as i64
    }
}

pub(super) const fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        if a <= WORD && b <= WORD {
            return greatest_common_divisor_of_words(a as u64, b as u64) as u128;
        }
        (a, b) = (b, a % b);
    }
    a
}

const fn greatest_common_divisor_of_words(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// None where it is too large.
fn least_common_multiple(a: u128, b: u128) -> Option<u128> {
    if remainder(a, b) == 0 {
        return Some(a);
    }
    quotient(a, greatest_common_divisor(a, b)).checked_mul(b)
}

/// The greatest number that fits into a word: nearly all ways do, and words are divided many times quicker.
const WORD: u128 = u64::MAX as u128;

const fn quotient(a: u128, b: u128) -> u128 {
    if a <= WORD && b <= WORD {
        (a as u64 / b as u64) as u128
    } else {
        a / b
    }
}

const fn remainder(a: u128, b: u128) -> u128 {
    if a <= WORD && b <= WORD {
        (a as u64 % b as u64) as u128
    } else {
        a % b
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2^100 * 3 and 2^70 * 9 share 2^70 * 3; what is left are 2^30 and 3.
    #[test]
    fn ways_beyond_a_word_are_brought_to_lowest_terms() {
        let chance = Chance::new(1 << 100, 3 << 100);
        assert_eq!((chance.of, chance.total), (1, 3));
        let common = greatest_common_divisor(3 << 100, 9 << 70);
        assert_eq!(common, 3 << 70);
        assert_eq!(quotient(3 << 100, common), 1 << 30);
        assert_eq!(quotient(9 << 70, common), 3);
        assert_eq!(least_common_multiple(3 << 100, 9 << 70), Some(9 << 100));
    }

    /// 2 * 3^70 and 2^80 have no common multiple that fits, but half of the ways of each are 1/2.
    #[test]
    fn ways_without_a_common_number_are_brought_to_lowest_terms_first() {
        let among = |of, among| Ways { of, among };
        let (odd, even) = (3u128.pow(70), 1 << 80);
        assert_eq!(least_common_multiple(2 * odd, even), None);
        let parts = vec![('a', among(odd, 2 * odd)), ('b', among(even / 2, even))];
        let halves = Distribution::from_ways(parts);
        assert_eq!(halves.outcomes, [('a', 1), ('b', 1)]);
        assert_eq!(halves.total, 2);
    }

    #[test]
    fn percent_says_never_and_always_only_when_it_is_true() {
        for (of, total, percent) in [
            (0, 20, 0),
            (1, 400, 1),
            (1, 3, 33),
            (2, 3, 67),
            (399, 400, 99),
            (20, 20, 100),
        ] {
            assert_eq!(Chance::new(of, total).percent(), percent, "{of}/{total}");
        }
    }
}
