//! All outcomes of a resolution at once: the same code that rolls the blow, run over every way the dice can fall.

use super::distribution::greatest_common_divisor;
use super::{Chance, Dice, DiceError, Distribution, MOST_DICE, Pooled, Throw};

/// Dice that walk through all ways to fall, one way in each run of a resolution.
#[derive(Debug, Default)]
pub struct Enumerating {
    path: Vec<Branch>,
    depth: usize,
    /// Whether checks fall face by face.
    shows_faces: bool,
    /// Value and ways of each alternative of each branch of the path, one branch after the other.
    alternatives: Vec<(u16, u128)>,
}

#[derive(Debug)]
struct Branch {
    /// Where its alternatives begin and end, and which of them the path takes.
    first: usize,
    chosen: usize,
    end: usize,
    /// The ways of all its alternatives.
    total: u128,
    /// The ways in which the path comes to it.
    before: Ways,
}

/// So many ways among so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways {
    pub(super) of: u128,
    pub(super) among: u128,
}

/// Ways that most resolutions do not exceed.
const FEW: usize = 24;

/// Runs a resolution over every way its dice can fall and gives the exact distribution of its results.
///
/// # Errors
///
/// What the resolution itself returns.
pub fn enumerate<T: Ord>(
    mut resolution: impl FnMut(&mut Enumerating) -> Result<T, DiceError>,
) -> Result<Distribution<T>, DiceError> {
    let mut dice = Enumerating {
        alternatives: Vec::with_capacity(FEW),
        ..Enumerating::default()
    };
    let mut parts = Vec::with_capacity(FEW);
    loop {
        (dice.depth, dice.shows_faces) = (0, false);
        let outcome = resolution(&mut dice)?;
        parts.push((outcome, dice.ways()));
        if !dice.next_way() {
            return Ok(Distribution::from_ways(parts));
        }
    }
}

impl Enumerating {
    /// From now on checks of this run fall face by face, as it matters by how much they succeed.
    pub const fn show_faces(&mut self) {
        self.shows_faces = true;
    }

    /// Whether something happens that has this chance, whatever dice decide it.
    pub fn happens(&mut self, chance: Chance) -> bool {
        self.pick([(1, chance.of), (0, chance.total - chance.of)]) == 1
    }

    /// One of several values, each of which comes about in so many ways.
    pub fn pick(&mut self, ways: impl IntoIterator<Item = (u16, u128)>) -> u16 {
        self.branch(|into| into.extend(ways.into_iter().filter(|(_, ways)| *ways > 0)))
    }

    /// One of the outcomes of something that has been enumerated before.
    pub fn draw<'d, T>(&mut self, from: &'d Distribution<T>) -> &'d T {
        let ways = from.ways().iter().enumerate();
        let drawn = self.pick(ways.map(|(place, (_, ways))| (place as u16, *ways)));
        &from.ways()[usize::from(drawn)].0
    }

    fn branch(&mut self, alternatives: impl FnOnce(&mut Vec<(u16, u128)>)) -> u16 {
        if self.depth == self.path.len() {
            let (before, first) = (self.ways(), self.alternatives.len());
            alternatives(&mut self.alternatives);
            self.path.push(Branch {
                first,
                chosen: first,
                end: self.alternatives.len(),
                total: self.alternatives[first..].iter().map(|(_, ways)| ways).sum(),
                before,
            });
        }
        let branch = &self.path[self.depth];
        self.depth += 1;
        self.alternatives[branch.chosen].0
    }

    /// The ways in which the dice fall along the path.
    fn ways(&self) -> Ways {
        self.path.last().map_or(Ways { of: 1, among: 1 }, |branch| Ways {
            of: branch.before.of * self.alternatives[branch.chosen].1,
            among: branch.before.among * branch.total,
        })
    }

    fn next_way(&mut self) -> bool {
        while let Some(last) = self.path.last_mut() {
            last.chosen += 1;
            if last.chosen < last.end {
                return true;
            }
            self.alternatives.truncate(last.first);
            self.path.pop();
        }
        false
    }
}

impl Dice for Enumerating {
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        if sides == 0 {
            return Err(DiceError::NoSuchDie { count: 1, sides });
        }
        Ok(self.branch(|faces| faces.extend((1..=u16::from(sides)).map(|face| (face, 1)))) as u8)
    }

    fn sum(&mut self, count: u8, sides: u8) -> Result<Throw, DiceError> {
        if count > MOST_DICE || sides == 0 {
            return Err(DiceError::NoSuchDie { count, sides });
        }
        let ways = |into: &mut Vec<_>| {
            into.extend(sums(count, sides).map(|(sum, number)| (sum as u16, number.into())));
        };
        Ok(Throw::of_total(self.branch(ways)))
    }

    fn check(&mut self, target: i16) -> Result<u8, DiceError> {
        if self.shows_faces {
            return self.roll(20);
        }
        Ok(self.branch(|kinds| {
            let highest_success = target.clamp(1, 19) as u16;
            kinds.push((1, 1));
            if highest_success > 1 {
                kinds.push((highest_success, u128::from(highest_success) - 1));
            }
            if highest_success < 19 {
                kinds.push((highest_success + 1, 19 - u128::from(highest_success)));
            }
            kinds.push((20, 1));
        }) as u8)
    }

    fn pool(&mut self, count: u8, sides: u8, least: u8, ones: bool) -> Result<Pooled, DiceError> {
        if count > MOST_DICE || sides == 0 || u64::from(sides).checked_pow(count.into()).is_none() {
            return Err(DiceError::NoSuchDie { count, sides });
        }
        let ways = |into: &mut Vec<_>| {
            let pools = ways_of_pools(count, sides, least, ones).into_iter();
            into.extend(pools.map(|(fallen, number)| (fallen, number.into())));
        };
        let fallen = self.branch(ways);
        let [successes, ones] = fallen.to_be_bytes();
        Ok(Pooled {
            throw: Throw::default(),
            successes,
            ones,
        })
    }
}

/// The ways in which a pool shows each number of successes (in the high byte) and of ones (in the low one, 0 where nobody asks).
///
/// Each die is a success, a one or neither: the ways are those of choosing which dice are which, times the faces of each kind.
fn ways_of_pools(count: u8, sides: u8, least: u8, ones: bool) -> Vec<(u16, u64)> {
    let count = u64::from(count);
    let good = u64::from(sides.saturating_sub(least.max(1) - 1));
    let bad = u64::from(ones && least > 1);
    let rest = u64::from(sides) - good - bad;
    let mut ways = Vec::new();
    for successes in 0..=count {
        for shown in 0..=count - successes {
            let others = count - successes - shown;
            let number = choose(count, successes)
                * choose(count - successes, shown)
                * good.pow(successes as u32)
                * bad.pow(shown as u32)
                * rest.pow(others as u32);
            if number > 0 {
                ways.push((u16::from_be_bytes([successes as u8, shown as u8]), number));
            }
        }
    }
    let common = ways.iter().fold(0, |common, (_, number)| {
        greatest_common_divisor(u128::from(*number), common)
    });
    ways.iter_mut().for_each(|(_, number)| *number /= common as u64);
    ways
}

/// The ways to choose so many of so many.
fn choose(of: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, place| ways * (of - place) / (place + 1))
}

/// Every sum of a throw with the number of ways in which it falls, in ascending order of the sums.
#[inline]
pub fn sums(count: u8, sides: u8) -> Sums {
    if matches!(count, 1 | 2) {
        let (count, sides) = (i16::from(count), i16::from(sides));
        Sums {
            next: count,
            last: count * sides,
            // Of one die each face falls in one way, of two the sums rise and fall by one.
            top: if count == 1 { i16::MAX } else { 2 * sides + 1 },
            most: if count == 1 { 1 } else { i16::MAX },
            of_many: Vec::new().into_iter(),
        }
    } else {
        Sums {
            next: 0,
            last: -1,
            top: 0,
            most: 0,
            of_many: ways_of_sums(count, sides).into_iter(),
        }
    }
}

/// The sums of a throw, as [`sums`] gives them.
#[derive(Clone, Debug)]
pub struct Sums {
    next: i16,
    last: i16,
    top: i16,
    most: i16,
    /// Those of more than two dice.
    of_many: std::vec::IntoIter<(u16, u64)>,
}

impl Iterator for Sums {
    type Item = (i16, u64);

    #[inline]
    fn next(&mut self) -> Option<(i16, u64)> {
        let sum = self.next;
        if sum <= self.last {
            self.next = sum + 1;
            let ways = (sum - 1).min(self.top - sum).min(self.most).max(1);
            return Some((sum, ways.unsigned_abs().into()));
        }
        let (sum, ways) = self.of_many.next()?;
        Some((sum as i16, ways))
    }
}

fn ways_of_sums(count: u8, sides: u8) -> Vec<(u16, u64)> {
    let mut ways = vec![1u64];
    for _ in 0..count {
        let mut next = vec![0u64; ways.len() + usize::from(sides)];
        for (sum, number) in ways.iter().enumerate() {
            for face in 1..=usize::from(sides) {
                // 20 dice with 255 sides overflow 64 bits; no rule throws more than 20W20, which does not.
                next[sum + face] = next[sum + face].saturating_add(*number);
            }
        }
        ways = next;
    }
    (0..).zip(ways).filter(|(_, number)| *number > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Chance;
    use super::*;

    #[test]
    fn two_dice_make_seven_in_six_ways_of_thirty_six() {
        let single = enumerate(|dice| Ok(u16::from(dice.roll(6)?) + u16::from(dice.roll(6)?))).unwrap();
        assert_eq!(single.chance(|sum| *sum == 7), Chance::new(6, 36));
        assert_eq!(single.chance(|sum| *sum == 12), Chance::new(1, 36));
        let at_once = enumerate(|dice| Ok(dice.sum(2, 6)?.total() as u16)).unwrap();
        assert_eq!(single, at_once);
    }

    #[test]
    fn a_check_counts_its_faces() {
        for (target, successes) in [(-3, 1), (0, 1), (1, 1), (2, 2), (12, 12), (19, 19), (25, 19)] {
            let odds = enumerate(|dice| {
                let face = dice.check(target)?;
                Ok(face == 1 || face < 20 && i16::from(face) <= target)
            })
            .unwrap();
            assert_eq!(
                odds.chance(|hit| *hit),
                Chance::new(successes, 20),
                "target {target}"
            );
            let fumble = enumerate(|dice| dice.check(target)).unwrap();
            assert_eq!(
                fumble.chance(|face| *face == 20),
                Chance::new(1, 20),
                "target {target}"
            );
        }
    }

    #[test]
    fn sums_are_shown_with_the_ways_of_a_throw() {
        for (count, sides) in [(0, 6), (1, 6), (1, 20), (2, 3), (2, 6), (3, 6)] {
            let shown: Vec<_> = sums(count, sides).map(|(sum, ways)| (sum as u16, ways)).collect();
            assert_eq!(shown, ways_of_sums(count, sides), "{count}W{sides}");
        }
    }

    #[test]
    fn a_pool_counts_as_its_faces_do_one_by_one() {
        for (count, sides, least, ones) in [
            (0, 6, 4, true),
            (1, 6, 4, true),
            (4, 6, 4, true),
            (4, 6, 5, false),
            (3, 10, 6, true),
            (3, 6, 7, true),
        ] {
            let whole = enumerate(|dice| {
                let pooled = dice.pool(count, sides, least, ones)?;
                Ok((pooled.successes, pooled.ones))
            });
            let single = enumerate(|dice| {
                let faces: Vec<u8> = (0..count).map(|_| dice.roll(sides)).collect::<Result<_, _>>()?;
                let number = |wanted: fn(u8, u8) -> bool| {
                    faces.iter().filter(|face| wanted(**face, least)).count() as u8
                };
                let shown = number(|face, _| face == 1);
                Ok((number(|face, least| face >= least), if ones { shown } else { 0 }))
            });
            let chances = |dice: &Distribution<(u8, u8)>| -> Vec<((u8, u8), Chance)> {
                let outcomes = dice.outcomes();
                outcomes
                    .map(|(it, ways)| (*it, Chance::new(ways, dice.total())))
                    .collect()
            };
            assert_eq!(
                chances(&whole.unwrap()),
                chances(&single.unwrap()),
                "{count}d{sides} from {least}"
            );
        }
    }

    #[test]
    fn a_large_pool_has_few_branches_with_exact_ways() {
        // Of 12 dice that succeed from 4 on all do in 1 of 2^12 ways; 13 numbers are possible, or 91 pairs with the ones.
        let mut runs = 0;
        let odds = enumerate(|dice| {
            runs += 1;
            dice.pool(12, 6, 4, false)
        })
        .unwrap();
        assert_eq!(runs, 13);
        assert_eq!(odds.chance(|it| it.successes == 12), Chance::new(1, 4096));
        let mut runs = 0;
        let odds = enumerate(|dice| {
            runs += 1;
            dice.pool(12, 6, 4, true)
        })
        .unwrap();
        assert_eq!(runs, 91);
        assert_eq!(odds.chance(|it| it.ones == 12), Chance::new(1, 2_176_782_336));
        assert!(enumerate(|dice| dice.pool(20, 10, 6, true)).is_err());
    }

    #[test]
    fn ways_that_roll_fewer_dice_weigh_more() {
        // A coin decides whether a die is rolled: 1/2 nothing, 1/12 for each face.
        let odds = enumerate(|dice| if dice.roll(2)? == 1 { Ok(0) } else { dice.roll(6) }).unwrap();
        assert_eq!(odds.chance(|face| *face == 0), Chance::new(1, 2));
        assert_eq!(odds.chance(|face| *face == 4), Chance::new(1, 12));
    }
}
