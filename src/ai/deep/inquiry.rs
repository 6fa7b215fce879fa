//! An open decision taken out of its battle: its answers can be tried out at any time, on any thread, any number of times.

use bevy::prelude::*;

use super::candidate::{self, Whose, candidates};
use super::rollout::Beside;
use super::{Depth, depth, forks, side_of};
use crate::battle::{Choice, Decision, Fork, Question, RuleSystem, SideId, System};

/// An open decision with the answers that are worth a try, seen with the knowledge of the side that has to answer.
pub struct Inquiry {
    system: &'static dyn RuleSystem,
    question: Question,
    side: SideId,
    forks: Vec<Box<dyn Fork>>,
    answers: Vec<Choice>,
}

impl Inquiry {
    /// The open decision of a battle with at most so many answers, the careful one first; the answer that was given is among them. None where
    /// nobody is asked, or nothing can be tried.
    pub fn of(world: &World, battle: Entity, most: usize, given: Option<&Choice>) -> Option<Self> {
        let question = world.get::<Decision>(battle)?.0?;
        let System(system) = *world.get::<System>(battle)?;
        let side = side_of(world, battle, question)?;
        let depth = Depth {
            candidates: most,
            ..depth(world)
        };
        let listed = candidates(world, battle, system, (Whose::Anybody, &depth));
        let mut answers: Vec<Choice> = listed.into_iter().map(|it| it.choice).collect();
        if let Some(given) = given {
            match answers
                .iter()
                .position(|answer| candidate::is_same(answer, given))
            {
                // As it was given, with all that the list leaves open.
                Some(place) => answers[place] = given.clone(),
                None => answers.push(given.clone()),
            }
        }
        let forks = forks(world, battle, system, (side, depth.samples));
        (!answers.is_empty() && !forks.is_empty()).then_some(Self {
            system,
            question,
            side,
            forks,
            answers,
        })
    }

    /// Who is asked.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// His side.
    pub const fn side(&self) -> SideId {
        self.side
    }

    /// The answers, the careful one first.
    pub fn answers(&self) -> &[Choice] {
        &self.answers
    }

    /// The place of an answer among them.
    pub fn place(&self, answer: &Choice) -> Option<usize> {
        self.answers
            .iter()
            .position(|known| candidate::is_same(known, answer))
    }

    /// An empty world in which its answers can be tried out.
    pub fn beside(&self) -> Beside {
        Beside::of(self.system)
    }

    /// The win chances of a side, in millionths, after the answer in a place: one for each seed, each played for so many rounds, that under
    /// way counted. None where the answer is not allowed in what its side knows.
    pub fn play(
        &self,
        beside: &mut Beside,
        (place, side): (usize, SideId),
        seeds: &[u64],
        rounds: u16,
    ) -> Option<Vec<i64>> {
        let depth = Depth {
            rounds,
            ..Depth::default()
        };
        let choice = self.answers.get(place)?;
        beside.play(&self.forks, (self.question, side), choice, seeds, &depth)
    }
}
