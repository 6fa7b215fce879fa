//! The account of a fight: every change of the win chance is somebody's decision, luck, or the doubt about the count.

use serde::Serialize;

use super::WHOLE;
use super::estimate::Estimate;
use super::grade::{Graded, Mark};
use super::walk::{End, Position, Walk};
use crate::battle::{Choice, FighterId, SideId};

/// A fight reviewed, as one side saw it. Win chances are millionths.
///
/// `end - start` is the sum of `own`, `foes`, `luck` and `doubt`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// The side whose view is taken.
    pub side: SideId,
    /// The chance before the first decision.
    pub start: Estimate,
    /// The chance at the end: certain where the fight is over.
    pub end: Estimate,
    /// What the decisions of the side and its allies brought, beside those of a careful player.
    pub own: i64,
    /// What the decisions of all others brought it.
    pub foes: i64,
    /// What the dice brought.
    pub luck: i64,
    /// What the chance changed where nobody decided anything and no die fell: that is how exact the count is, with what came to light.
    pub doubt: Estimate,
    /// The mean loss of win chance of the side's real decisions, beside the best answer that was found.
    pub mean_loss: i64,
    /// The decisions that were tried out, in order.
    pub moments: Vec<Moment>,
}

/// A decision, and what came until the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The place of the choice in the recording, counted from 0.
    pub choice: usize,
    /// The round.
    pub round: u16,
    /// Who was asked.
    pub fighter: FighterId,
    /// Whether he fights for the side whose view is taken, or for an ally of it.
    pub is_own: bool,
    /// The chance of the side before, where a careful player answers.
    pub before: Estimate,
    /// After the answer that was given, before the dice.
    pub after: Estimate,
    /// When somebody is asked next.
    pub next: Estimate,
    /// What changed from the one to the other, rollout by rollout with the same dice.
    pub change: Estimate,
    /// Whether there was a choice.
    pub is_real: bool,
    /// The answers that were tried to the end: the given one, the careful one and the best, which may be the same; none where there was no
    /// choice.
    pub answers: Vec<Answer>,
    /// How much whoever was asked lost beside the best answer.
    pub loss: Estimate,
    /// How much that is, where it is beyond doubt.
    pub mark: Option<Mark>,
    /// Whether dice fell before the next decision.
    pub has_dice: bool,
    /// The entries of the log from the choice to the next decision.
    pub entries: (usize, usize),
}

/// An answer with the chance that it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The answer.
    pub choice: Choice,
    /// The chance of the side whose view is taken.
    pub chance: Estimate,
    /// Whether it was given.
    pub is_given: bool,
    /// Whether it was the best that was found, as whoever was asked sees it.
    pub is_best: bool,
}

impl Moment {
    /// What the dice brought until the next decision.
    pub const fn luck(&self) -> i64 {
        if self.has_dice {
            self.next.mean - self.after.mean
        } else {
            0
        }
    }

    /// What the decision brought beside that of a careful player.
    pub const fn skill(&self) -> i64 {
        self.after.mean - self.before.mean
    }

    /// The best answer, where another one than the given was clearly better.
    pub fn better(&self) -> Option<&Answer> {
        self.mark?;
        self.answers
            .iter()
            .find(|answer| answer.is_best && !answer.is_given)
    }

    /// The answer that was given.
    pub fn given(&self) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.is_given)
    }
}

impl Review {
    /// The account of a walk; `graded` are its decisions in order, none of those that could not be tried, and `open` are the chances at the
    /// end of a fight that is not over. None where not a single decision could be tried.
    pub fn of(walk: &Walk, graded: &[Option<Graded>], open: Option<&[i64]>) -> Option<Self> {
        let known = known(walk, graded);
        let (_, last) = known.last()?;
        let end = match (&walk.end, open) {
            (End::Over(chance), _) => vec![*chance; last.given.len()],
            (End::Open(_), Some(open)) => open.to_vec(),
            (End::Open(_), None) => last.given.clone(),
        };
        Self::until(walk.side, &known, (&end, walk.dice, walk.entries))
    }

    /// The account of the first decisions of a walk, up to the last of them: what the dice did to that is not in it.
    pub fn so_far(walk: &Walk, graded: &[Option<Graded>]) -> Option<Self> {
        let known = known(walk, graded);
        let (position, last) = known.last()?;
        Self::until(walk.side, &known, (&last.given, position.dice, position.entries))
    }

    /// The account of decisions, with the chances, the dice and the entries of the log at the end.
    fn until(
        side: SideId,
        known: &[(&Position, &Graded)],
        (end, dice, entries): (&[i64], u64, usize),
    ) -> Option<Self> {
        let (_, first) = known.first()?;
        let start = Estimate::of(&first.careful)?;
        let nexts = known.iter().skip(1);
        let nexts =
            nexts.map(|(position, graded)| (graded.careful.as_slice(), position.dice, position.entries));
        let nexts = nexts.chain([(end, dice, entries)]);
        let moments: Option<Vec<Moment>> = known
            .iter()
            .zip(nexts)
            .map(|(known, next)| moment(*known, next))
            .collect();
        let (moments, end) = (moments?, Estimate::of(end)?);
        let sum = |part: &dyn Fn(&Moment) -> i64| moments.iter().map(part).sum::<i64>();
        let own = sum(&|it| if it.is_own { it.skill() } else { 0 });
        let foes = sum(&|it| if it.is_own { 0 } else { it.skill() });
        let luck = sum(&Moment::luck);
        let real: Vec<i64> = moments
            .iter()
            .filter(|it| it.is_own && it.is_real)
            .map(|it| it.loss.mean.max(0))
            .collect();
        let mean_loss = real.iter().sum::<i64>().checked_div(real.len() as i64);
        Some(Self {
            side,
            start,
            end,
            own,
            foes,
            luck,
            doubt: Estimate {
                mean: end.mean - start.mean - own - foes - luck,
                error: error(&moments),
            },
            mean_loss: mean_loss.unwrap_or(0),
            moments,
        })
    }

    /// The moments in which the dice changed most, the greatest change first: at most so many, none of less than a point.
    pub fn throws(&self, most: usize) -> Vec<&Moment> {
        let mut thrown: Vec<&Moment> = self.moments.iter().filter(|it| it.has_dice).collect();
        thrown.retain(|it| it.luck().abs() >= WHOLE / 100);
        // Of two that changed as much the earlier.
        thrown.sort_by_key(|it| -it.luck().abs());
        thrown.truncate(most);
        thrown
    }

    /// The decisions of the side that were clearly worse than another, the worst first.
    pub fn marked(&self) -> Vec<&Moment> {
        let mut marked: Vec<&Moment> = self
            .moments
            .iter()
            .filter(|it| it.is_own && it.better().is_some())
            .collect();
        marked.sort_by_key(|it| -it.loss.mean);
        marked
    }

    /// Real decisions of the side.
    pub fn real(&self) -> usize {
        self.moments.iter().filter(|it| it.is_own && it.is_real).count()
    }
}

/// The decisions of a walk that could be tried out, each with what came of it.
fn known<'w>(walk: &'w Walk, graded: &'w [Option<Graded>]) -> Vec<(&'w Position, &'w Graded)> {
    let all = walk.positions.iter().zip(graded);
    all.filter_map(|(position, graded)| Some((position, graded.as_ref()?)))
        .collect()
}

/// A decision with the chances at the next one, the dice that had fallen by then, and the entries of the log.
fn moment(
    (position, graded): (&Position, &Graded),
    (next, dice, entries): (&[i64], u64, usize),
) -> Option<Moment> {
    let answers = graded.tried.iter().map(|(place, chance)| Answer {
        choice: position.inquiry.answers()[*place].clone(),
        chance: *chance,
        is_given: *place == position.given,
        is_best: *place == graded.best,
    });
    let is_real = position.inquiry.answers().len() > 1;
    Some(Moment {
        choice: position.intent,
        round: position.round,
        fighter: position.fighter,
        is_own: position.is_own,
        before: Estimate::of(&graded.careful)?,
        after: Estimate::of(&graded.given)?,
        next: Estimate::of(next)?,
        change: Estimate::of_difference(next, &graded.given)?,
        is_real,
        answers: if is_real { answers.collect() } else { Vec::new() },
        loss: graded.loss,
        mark: Mark::of(graded.loss).filter(|_| graded.best != position.given),
        has_dice: dice > position.dice,
        entries: (position.entries, entries),
    })
}

/// The standard error of the sum of what changed where no die fell.
fn error(moments: &[Moment]) -> i64 {
    let still = moments.iter().filter(|it| !it.has_dice);
    let squares = still.map(|it| i128::from(it.change.error).pow(2));
    squares.sum::<i128>().isqrt() as i64
}
