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
    /// One that has not been tried yet.
    pub(super) fn untried(Candidate { choice, worth }: Candidate) -> Self {
        Self {
            choice,
            worth,
            chances: Vec::new(),
        }
    }

    /// The mean win chance in millionths; none of an answer that could not be tried.
    pub fn mean(&self) -> Option<i64> {
        self.chances
            .iter()
            .sum::<i64>()
            .checked_div(self.chances.len() as i64)
    }

    /// The standard error of the mean in millionths; none before the second rollout.
    pub fn doubt(&self) -> Option<i64> {
        let (mean, count) = (i128::from(self.mean()?), self.chances.len() as i128);
        let squares = self
            .chances
            .iter()
            .map(|chance| (i128::from(*chance) - mean).pow(2));
        let variance = squares.sum::<i128>().checked_div(count * (count - 1))?;
        Some(variance.isqrt() as i64)
    }

    /// The mean with what lies beyond the rollouts.
    fn score(&self, depth: &Depth) -> i64 {
        self.mean().unwrap_or(0) + self.worth * depth.prior
    }

    /// Its lead over another answer in each rollout, with what lies beyond.
    fn leads(&self, other: &Self, depth: &Depth) -> Vec<i128> {
        let prior = i128::from((self.worth - other.worth) * depth.prior);
        let pairs = self.chances.iter().zip(&other.chances);
        pairs.map(|(own, of)| i128::from(own - of) + prior).collect()
    }

    /// Whether it leads over another answer, but no farther than the doubt about it, so that more rollouts might tell.
    fn may_beat(&self, other: &Self, depth: &Depth) -> bool {
        self.leads(other, depth).iter().sum::<i128>() > 0 && !self.beats(other, depth)
    }

    /// Whether its lead over another answer, rollout by rollout, is greater than the doubt about it.
    fn beats(&self, other: &Self, depth: &Depth) -> bool {
        let leads = self.leads(other, depth);
        let count = leads.len() as i128;
        let sum: i128 = leads.iter().sum();
        let squares: i128 = leads.iter().map(|lead| lead * lead).sum();
        // The squared mean against the squared standard error of it, both times the count and once more the count less one.
        sum > 0 && count > 1 && 4 * sum * sum * (count - 1) > depth.doubt * (count * squares - sum * sum)
    }
}

/// Candidates that are being tried out, the first of which stays in it to the end; every phase drops the worse half of the others, and the
/// last two are tried on as long as it may change the answer. It goes on by as many rollouts at a time as one likes, and comes to the same
/// however it is cut.
#[derive(Debug)]
pub(super) struct Search {
    asked: (Question, SideId),
    forks: Vec<Box<dyn Fork>>,
    depth: Depth,
    all: Vec<Tried>,
    phases: u32,
    seeds: Seeds,
    /// Places of those that are still in it; in the phase under way those before `turn` have had their rollouts.
    survivors: Vec<usize>,
    turn: usize,
    /// The seeds of the phase under way, and what has come of them for the candidate whose turn it is.
    fresh: Vec<u64>,
    played: Vec<i64>,
    /// Rollouts so far.
    done: u32,
    /// Rollouts if no candidate turns out to be impossible, and the last two are not close.
    expected: u32,
}

impl Search {
    /// One that has not begun.
    pub(super) fn new(
        forks: Vec<Box<dyn Fork>>,
        asked: (Question, SideId),
        candidates: Vec<Candidate>,
        depth: &Depth,
    ) -> Self {
        let all: Vec<Tried> = candidates.into_iter().map(Tried::untried).collect();
        let phases = all.len().next_power_of_two().trailing_zeros().max(1);
        let mut search = Self {
            asked,
            forks,
            depth: *depth,
            phases,
            seeds: Seeds::of(asked.0),
            survivors: (0..all.len()).collect(),
            all,
            turn: 0,
            fresh: Vec::new(),
            played: Vec::new(),
            done: 0,
            expected: 0,
        };
        search.expected = search.rollouts_of(search.survivors.len());
        search.begin_phase();
        search
    }

    /// Whether nothing is left to be tried.
    pub(super) const fn is_done(&self) -> bool {
        self.survivors.len() < 2
    }

    /// How far it is, 0 to 100; 99 while the last two are tried on.
    pub(super) fn percent(&self) -> u8 {
        let most = if self.is_done() { 100 } else { 99 };
        (u64::from(self.done) * 100)
            .checked_div(u64::from(self.expected))
            .map_or(100, |percent| percent.min(most) as u8)
    }

    /// What is asked.
    pub(super) const fn question(&self) -> Question {
        self.asked.0
    }

    /// All that was tried, the careful answer first; nothing where that cannot be tried, as nothing can be compared with it then.
    pub(super) fn tried(self) -> Vec<Tried> {
        self.all
    }

    /// Goes on by so many rollouts, at least one; to the end where there are fewer.
    pub(super) fn advance(&mut self, beside: &mut Beside, rollouts: u32) {
        let mut left = rollouts.max(1);
        while left > 0 && !self.is_done() {
            left -= self.play(beside, left);
        }
    }

    /// Plays rollouts of the candidate whose turn it is, so many at most. Returns their number.
    fn play(&mut self, beside: &mut Beside, most: u32) -> u32 {
        let tried = &mut self.all[self.survivors[self.turn]];
        let from = self.played.len();
        let until = self.fresh.len().min(from.saturating_add(most as usize));
        // Each seed keeps its fork, wherever the seeds are cut.
        let shift = from % self.forks.len();
        self.forks.rotate_left(shift);
        let fresh = &self.fresh[from..until];
        let played = beside.play(&self.forks, self.asked, &tried.choice, fresh, &self.depth);
        self.forks.rotate_right(shift);
        let count = (until - from) as u32;
        self.done += count;
        match played {
            Some(played) => {
                self.played.extend(played);
                if self.played.len() == self.fresh.len() {
                    tried.chances.append(&mut self.played);
                    self.turn += 1;
                }
            }
            None => {
                self.played.clear();
                self.survivors.remove(self.turn);
            }
        }
        if self.turn == self.survivors.len() {
            self.end_phase();
        }
        count
    }

    /// Drops the worse half.
    fn end_phase(&mut self) {
        if self.survivors.first() != Some(&0) {
            self.survivors.clear();
            self.all.clear();
            return;
        }
        if self.is_close() {
            self.begin_phase();
            return;
        }
        let keep = kept(self.survivors.len());
        // The first stays, of the others the best; of equal ones the first.
        let (all, depth) = (&self.all, &self.depth);
        self.survivors[1..].sort_by_key(|place| -all[*place].score(depth));
        self.survivors.truncate(keep);
        self.survivors[1..].sort_unstable();
        self.begin_phase();
    }

    /// Whether the last two are tried on: the other leads over the careful answer, but not yet beyond doubt.
    fn is_close(&self) -> bool {
        let [careful, rival] = self.survivors[..] else {
            return false;
        };
        self.done < self.depth.rollouts * self.depth.run_off
            && self.all[rival].may_beat(&self.all[careful], &self.depth)
    }

    fn begin_phase(&mut self) {
        self.turn = 0;
        if !self.is_done() {
            let runs = self.runs(self.survivors.len());
            self.fresh = self.seeds.by_ref().take(runs as usize).collect();
        }
    }

    /// Rollouts of each candidate in a phase with so many.
    fn runs(&self, survivors: usize) -> u32 {
        (self.depth.rollouts / self.phases / survivors as u32).max(2)
    }

    /// Rollouts of all candidates together from a phase with so many on.
    fn rollouts_of(&self, mut survivors: usize) -> u32 {
        let mut sum = 0;
        while survivors > 1 {
            sum += self.runs(survivors) * survivors as u32;
            survivors = kept(survivors);
        }
        sum
    }
}

/// How many candidates stay of so many.
const fn kept(survivors: usize) -> usize {
    if survivors == 2 { 1 } else { survivors.div_ceil(2) }
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
#[derive(Debug)]
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
        // Only a lead that is no greater than the doubt is worth more rollouts.
        assert!(lucky.may_beat(&careful, &depth) && !careful.may_beat(&lucky, &depth));
        assert!(!steady.may_beat(&careful, &depth));
        assert!(!careful.beats(&steady, &depth));
        assert!(!careful.beats(&careful, &depth), "nothing beats itself");
        assert_eq!(best(&[careful.clone(), lucky], &depth), Some(&careful));
        assert_eq!(best(&[careful, steady.clone()], &depth), Some(&steady));
    }

    #[test]
    fn the_doubt_is_the_standard_error_of_the_mean() {
        // Differences from the mean of 500: -300, 100, 100, 100; their squares sum up to 120,000, and 120,000 / (4 · 3) = 100².
        assert_eq!(tried(0, &[200, 600, 600, 600]).doubt(), Some(100));
        assert_eq!(tried(0, &[7, 7]).doubt(), Some(0));
        assert_eq!(tried(0, &[7]).doubt(), None);
        assert_eq!(tried(0, &[]).doubt(), None);
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
