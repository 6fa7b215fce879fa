//! What a decision was worth: the answer that was given beside the careful one and the best that was found.

use serde::{Deserialize, Serialize};

use super::WHOLE;
use super::estimate::Estimate;
use super::walk::Position;
use crate::ai::{Beside, Inquiry};
use crate::battle::SideId;

/// How much is tried out. Every decision sees the same dice, so that what does not change from one to the next does not seem to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Rollouts by which the best answer is picked.
    pub pick: u16,
    /// Fresh rollouts by which it, the careful answer and the given one are counted.
    pub count: u16,
    /// Rounds that each is played, that under way counted.
    pub rounds: u16,
}

impl Effort {
    /// Rollouts by which an answer is counted, unless somebody wants it otherwise.
    pub const USUAL: u16 = 64;

    /// What a fight of so many gets with so many rollouts: the fewer fight, the farther each goes, so that a duel is mostly played to its end.
    pub const fn of(fighters: usize, count: u16) -> Self {
        let rounds = match fighters {
            0..=2 => 12,
            3..=4 => 6,
            5..=6 => 4,
            _ => 3,
        };
        Self {
            pick: count.div_ceil(5),
            count,
            rounds,
        }
    }
}

/// How much worse than the best an answer was, where that is beyond doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// At least 2 points of win chance.
    Inaccuracy,
    /// At least 5 points.
    Mistake,
    /// At least 10 points.
    Blunder,
}

impl Mark {
    /// The mark of a loss in millionths of win chance: what is surely lost counts.
    pub const fn of(loss: Estimate) -> Option<Self> {
        match loss.at_least() {
            100_000.. => Some(Self::Blunder),
            50_000.. => Some(Self::Mistake),
            20_000.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// What a decision was worth to the side whose view is taken, in millionths of win chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graded {
    /// The win chances where a careful player had answered, one for each rollout: those before the decision.
    pub careful: Vec<i64>,
    /// Those after the answer that was given, with the same dice.
    pub given: Vec<i64>,
    /// What was tried, by the places of the answers, with their chances.
    pub tried: Vec<(usize, Estimate)>,
    /// The place of the best answer that was found, as whoever was asked sees it.
    pub best: usize,
    /// How much the given answer is worse than that one to whoever gave it; 0 where it is the best itself.
    pub loss: Estimate,
}

impl Graded {
    /// Whether it can be what came of a decision with so much tried.
    pub(super) fn is_possible(&self, position: &Position, effort: Effort) -> bool {
        let is_chance = |chance: &i64| (0..=WHOLE).contains(chance);
        let is_estimate = |it: &Estimate| it.mean.abs() <= WHOLE && (0..=WHOLE).contains(&it.error);
        let is_answer = |place: usize| place < position.inquiry.answers().len();
        let lists = [&self.careful, &self.given];
        lists
            .iter()
            .all(|list| list.len() == usize::from(effort.count) && list.iter().all(is_chance))
            && self
                .tried
                .iter()
                .all(|(place, chance)| is_answer(*place) && is_estimate(chance))
            && is_answer(self.best)
            && is_estimate(&self.loss)
    }

    /// Tries the answers of a decision out; none where what the side knows does not allow the answer that was given.
    pub fn of(position: &Position, side: SideId, beside: &mut Beside, effort: Effort) -> Option<Self> {
        let Position { inquiry, given, .. } = position;
        let all = 0..inquiry.answers().len();
        let best = if inquiry.answers().len() < 2 {
            *given
        } else {
            let seeds = seeds(PICK, effort.pick);
            let means = all.filter_map(|place| {
                let played = inquiry.play(beside, (place, side), &seeds, effort.rounds)?;
                Some((place, Estimate::of(&played)?.mean * position.sign()))
            });
            // Of equal ones the first, which is the more careful.
            means.rev().max_by_key(|(_, mean)| *mean)?.0
        };
        Self::with_best(position, best, side, beside, effort)
    }

    /// Tries out the answer that was given and the careful one alone, as far as luck needs; nothing is said of a better one.
    pub(super) fn of_given(
        position: &Position,
        side: SideId,
        beside: &mut Beside,
        effort: Effort,
    ) -> Option<Self> {
        Self::with_best(position, position.given, side, beside, effort)
    }

    /// Tries out the answer that was given, the careful one and the one that seems the best.
    fn with_best(
        position: &Position,
        best: usize,
        side: SideId,
        beside: &mut Beside,
        effort: Effort,
    ) -> Option<Self> {
        let Position { inquiry, given, .. } = position;
        let mut play =
            |place: usize, seeds: &[u64]| inquiry.play(beside, (place, side), seeds, effort.rounds);
        let mut kept = vec![0, *given, best];
        kept.sort_unstable();
        kept.dedup();
        let seeds = seeds(COUNT, effort.count);
        let played: Vec<(usize, Vec<i64>)> = kept
            .into_iter()
            .filter_map(|place| Some((place, play(place, &seeds)?)))
            .collect();
        let values = |wanted: usize| {
            let found = played.iter().find(|(place, _)| *place == wanted);
            found.map(|(_, values)| values.as_slice())
        };
        let of_given = values(*given)?;
        // A careful answer that cannot be tried has no say.
        let of_careful = values(0).unwrap_or(of_given);
        let of_best = values(best).unwrap_or(of_given);
        let mut loss = Estimate::of_difference(of_best, of_given)?;
        loss.mean *= position.sign();
        Some(Self {
            careful: of_careful.to_vec(),
            given: of_given.to_vec(),
            tried: played
                .iter()
                .filter_map(|(place, values)| Some((*place, Estimate::of(values)?)))
                .collect(),
            best,
            loss,
        })
    }
}

/// The win chances of a side before an open decision, where a careful player answers.
pub fn chances(inquiry: &Inquiry, side: SideId, beside: &mut Beside, effort: Effort) -> Option<Vec<i64>> {
    inquiry.play(beside, (0, side), &seeds(COUNT, effort.count), effort.rounds)
}

/// What the seeds by which an answer is picked begin with, and those by which it is counted: fresh ones, since the best of several is partly
/// the luckiest.
const PICK: u64 = 0x7069_636b;
const COUNT: u64 = 0x0063_6f75_6e74;

/// So many seeds of a kind, always the same.
fn seeds(kind: u64, count: u16) -> Vec<u64> {
    (1..=u64::from(count))
        .map(|number| kind.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_counts_what_is_surely_lost() {
        let mark = |mean, error| Mark::of(Estimate { mean, error });
        // 12 points with an error of 1.2: 12 - 1.645 * 1.2 = 10.03 points at least.
        assert_eq!(mark(120_000, 12_000), Some(Mark::Blunder));
        // 12 points with an error of 4: 5.4 at least.
        assert_eq!(mark(120_000, 40_000), Some(Mark::Mistake));
        // With an error of 6: 2.1 at least.
        assert_eq!(mark(120_000, 60_000), Some(Mark::Inaccuracy));
        // With an error of 7: 0.5 at least, which may be nothing.
        assert_eq!(mark(120_000, 70_000), None);
        assert_eq!(mark(0, 0), None);
    }

    #[test]
    fn no_seed_picks_and_counts() {
        let (pick, count) = (seeds(PICK, 100), seeds(COUNT, 100));
        assert!(pick.iter().all(|seed| !count.contains(seed)));
    }
}
