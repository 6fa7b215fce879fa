//! The luck of a fight that goes on, by the measure of the review: what the dice have brought so far in win chance. Each choice is tried out
//! once, with fewer rollouts than a review takes, when it has been made.

use bevy::prelude::*;

use super::grade::{Effort, Graded};
use super::sum_up;
use super::walk::Walk;
use crate::battle::SideId;
use crate::replay::{self, Opening, RecordedIntent, Recording};

/// What the dice have brought one side of a fight so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fortune {
    /// The side: that of the first human, or the first where nobody plays.
    pub side: SideId,
    /// Entries of the log, and the sum of the luck up to there in millionths of win chance: one for each decision, in order.
    course: Vec<(usize, i64)>,
}

impl Fortune {
    /// The luck until the log had so many entries, in millionths of win chance.
    pub fn by(&self, entries: usize) -> i64 {
        let until = self.course.partition_point(|(end, _)| *end <= entries);
        until.checked_sub(1).map_or(0, |last| self.course[last].1)
    }
}

/// The count of a fight that goes on, with the world beside the game in which it is made.
pub struct Running {
    world: World,
    effort: u16,
    /// How the fight began; none before one was counted.
    opening: Option<Opening>,
    /// The choices that have been tried out.
    intents: Vec<RecordedIntent>,
    /// Their places in the recording, and what came of each that is a decision.
    graded: Vec<(usize, Option<Graded>)>,
}

impl Running {
    /// A count that begins, in a world with all rule systems and no battle; so many rollouts for each answer.
    pub const fn new(world: World, effort: u16) -> Self {
        Self {
            world,
            effort,
            opening: None,
            intents: Vec::new(),
            graded: Vec::new(),
        }
    }

    /// Tries out what has been chosen since it was asked last; what was taken back is forgotten. `pause` is called between two decisions.
    /// None where the fight cannot be played again, or nothing has been decided yet.
    pub async fn count<P: Future<Output = ()>>(
        &mut self,
        recording: &Recording,
        pause: impl Fn() -> P,
    ) -> Option<Fortune> {
        let walk = Walk::through(&mut self.world, recording, None).ok()?;
        replay::discard(&mut self.world, walk.battle);
        let pairs = self.intents.iter().zip(&recording.intents);
        let same = match self.opening.as_ref() == Some(&recording.opening) {
            true => pairs.take_while(|(one, other)| one == other).count(),
            false => 0,
        };
        self.opening = Some(recording.opening.clone());
        self.graded.retain(|(place, _)| *place < same);
        self.intents.clone_from(&recording.intents);
        // What is known lies in the order of the walk.
        let effort = Effort::of(walk.fighters, self.effort);
        let mut beside = None;
        for position in &walk.positions[self.graded.len()..] {
            let beside = beside.get_or_insert_with(|| position.inquiry.beside());
            let found = Graded::of_given(position, walk.side, beside, effort);
            self.graded.push((position.intent, found));
            pause().await;
        }
        let graded: Vec<Option<Graded>> = self.graded.iter().map(|(_, graded)| graded.clone()).collect();
        let review = sum_up(&walk, &graded, effort)?;
        let sum = review.moments.iter().scan(0, |sum, moment| {
            *sum += moment.luck();
            Some((moment.entries.1, *sum))
        });
        Some(Fortune {
            side: review.side,
            course: sum.collect(),
        })
    }
}
