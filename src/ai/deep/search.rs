//! Which candidate does best: sequential halving over the same dice for all (Karnin, Koren and Somekh 2013), and a lead that is no luck.

use super::Depth;
use super::candidate::Candidate;
use super::rollout::Beside;
use crate::battle::{Choice, Fork, Question, SideId};

/// An answer that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The answer.
    pub choice: Choice,
    /// What it is worth one decision ahead, in thousandths of a life point.
    pub worth: i64,
    /// The win chance in millionths after each rollout; the rollouts in one place of two answers had the same dice.
    pub chances: Vec<i64>,
}

impl Tried {
    /// The mean win chance in millionths; none of an answer that could not be tried.
    pub fn mean(&self) -> Option<i64> {
        self.chances
            .iter()
            .sum::<i64>()
            .checked_div(self.chances.len() as i64)
    }

    /// The mean with what lies beyond the rollouts.
    fn score(&self, depth: &Depth) -> i64 {
        self.mean().unwrap_or(0) + self.worth * depth.prior
    }

    /// Whether its lead over another answer, rollout by rollout, is greater than the doubt about it.
    fn beats(&self, other: &Self, depth: &Depth) -> bool {
        let prior = i128::from((self.worth - other.worth) * depth.prior);
        let pairs = self.chances.iter().zip(&other.chances);
        let leads: Vec<i128> = pairs.map(|(own, of)| i128::from(own - of) + prior).collect();
        let count = leads.len() as i128;
        let sum: i128 = leads.iter().sum();
        let squares: i128 = leads.iter().map(|lead| lead * lead).sum();
        // The squared mean against the squared standard error of it, both times the count and once more the count less one.
        sum > 0 && count > 1 && 4 * sum * sum * (count - 1) > depth.doubt * (count * squares - sum * sum)
    }
}

/// Tries candidates out, the first of which stays in it to the end; every phase drops the worse half of the others.
pub(super) fn search(
    beside: &mut Beside,
    forks: &[Box<dyn Fork>],
    asked: (Question, SideId),
    candidates: Vec<Candidate>,
    depth: &Depth,
) -> Vec<Tried> {
    let tried = |Candidate { choice, worth }| Tried {
        choice,
        worth,
        chances: Vec::new(),
    };
    let mut all: Vec<Tried> = candidates.into_iter().map(tried).collect();
    let phases = all.len().next_power_of_two().trailing_zeros().max(1);
    let mut survivors: Vec<usize> = (0..all.len()).collect();
    let mut seeds = Seeds::of(asked.0);
    while survivors.len() > 1 {
        let runs = (depth.rollouts / phases / survivors.len() as u32).max(2);
        let fresh: Vec<u64> = seeds.by_ref().take(runs as usize).collect();
        survivors.retain(|place| {
            let played = beside.play(forks, asked, &all[*place].choice, &fresh, depth);
            let is_allowed = played.is_some();
            all[*place].chances.extend(played.into_iter().flatten());
            is_allowed
        });
        if survivors.first() != Some(&0) {
            // The careful answer cannot be tried: nothing can be compared with it.
            return Vec::new();
        }
        let keep = survivors.len().div_ceil(2);
        // The first stays, of the others the best; of equal ones the first.
        survivors[1..].sort_by_key(|place| -all[*place].score(depth));
        survivors.truncate(if survivors.len() == 2 { 1 } else { keep });
        if survivors.len() > 1 {
            survivors[1..].sort_unstable();
        }
    }
    all
}

/// The answer that is given: the careful one, unless the best of those that were tried as often beats it.
pub(super) fn best<'t>(all: &'t [Tried], depth: &Depth) -> Option<&'t Tried> {
    let careful = all.first()?;
    let to_the_end = all[1..]
        .iter()
        .filter(|tried| tried.chances.len() == careful.chances.len());
    // Of equal ones the first.
    let rival = to_the_end.rev().max_by_key(|tried| tried.score(depth));
    Some(
        rival
            .filter(|rival| rival.beats(careful, depth))
            .unwrap_or(careful),
    )
}

/// The seeds of rollouts. They follow from what is asked and from nothing else: whatever a side does not know has no say in them.
struct Seeds(u64);

impl Seeds {
    fn of(question: Question) -> Self {
        let kind = question.kind.0.bytes();
        Self(kind.fold(u64::from(question.fighter.0), |word, byte| {
            word.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte)
        }))
    }
}

impl Iterator for Seeds {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        Some(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(worth: i64, chances: &[i64]) -> Tried {
        Tried {
            choice: Choice::Pass,
            worth,
            chances: chances.to_vec(),
        }
    }

    #[test]
    fn a_lead_counts_where_it_is_greater_than_the_doubt_about_it() {
        let depth = Depth {
            prior: 0,
            doubt: 9,
            ..Depth::default()
        };
        let careful = tried(0, &[500_000, 400_000, 600_000, 500_000]);
        // Leads of 10, 20, 30 and 20 thousand: mean 20, variance 66.7, standard error 4.1 thousand, of which one and a half is 6.1.
        let steady = tried(0, &[510_000, 420_000, 630_000, 520_000]);
        assert!(steady.beats(&careful, &depth));
        // Leads of 100, -80, 60 and 0 thousand: the mean of 20 is less than its standard error of 39.2.
        let lucky = tried(0, &[600_000, 320_000, 660_000, 500_000]);
        assert!(!lucky.beats(&careful, &depth));
        assert!(!careful.beats(&steady, &depth));
        assert!(!careful.beats(&careful, &depth), "nothing beats itself");
        assert_eq!(best(&[careful.clone(), lucky], &depth), Some(&careful));
        assert_eq!(best(&[careful, steady.clone()], &depth), Some(&steady));
    }

    #[test]
    fn what_lies_beyond_the_rollouts_has_a_say() {
        let depth = Depth {
            prior: 2,
            ..Depth::default()
        };
        // The lead of ten thousand in each rollout is less than the 6,000 thousandths of a life point that speak against it, twice.
        let careful = tried(6000, &[500_000; 4]);
        let rival = tried(0, &[510_000; 4]);
        assert!(!rival.beats(&careful, &depth));
        assert!(rival.beats(&careful, &Depth { prior: 1, ..depth }));
    }

    #[test]
    fn what_was_dropped_is_not_chosen() {
        let depth = Depth::default();
        let careful = tried(0, &[500_000; 4]);
        let dropped = tried(0, &[900_000; 2]);
        assert_eq!(best(&[careful.clone(), dropped], &depth), Some(&careful));
        assert_eq!(best(&[], &depth), None);
    }
}
