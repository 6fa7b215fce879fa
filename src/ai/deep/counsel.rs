//! Thinking for somebody who asks what the computer would do in his place: a portion at a time, beside the fight.

use bevy::prelude::*;

use super::candidate::Whose;
use super::rollout::Beside;
use super::search::{Search, Tried};
use super::{Portion, begin_with, candidate, chosen, depth, moment, open_question};
use crate::battle::{Choice, Question};

/// An open decision that is thought about for whoever has to answer it. Blows and the answers to them are tried as well, which the deep seat
/// leaves to the careful one.
pub struct Counsel {
    battle: Entity,
    question: Question,
    /// How much had happened when it began.
    moment: usize,
    /// Rounds that each rollout is played.
    rounds: u16,
    /// The answer that stands there alone, without chances, where nothing can be compared.
    untried: Option<Tried>,
    search: Option<Search>,
    beside: Beside,
}

impl Counsel {
    /// Begins to think about the open decision of a battle; none where nobody is asked.
    pub fn begin(world: &World, battle: Entity) -> Option<Self> {
        let (question, system) = open_question(world, battle)?;
        let depth = depth(world);
        let candidates = candidate::candidates(world, battle, system, (Whose::Anybody, &depth));
        Some(Self {
            battle,
            question,
            moment: moment(world, battle),
            rounds: depth.rounds,
            untried: candidates.first().map(|only| Tried::untried(only.clone())),
            search: begin_with(world, battle, question, system, candidates),
            beside: Beside::of(system),
        })
    }

    /// Whether its decision is still open in a battle.
    pub fn is_asked(&self, world: &World, battle: Entity) -> bool {
        let open = open_question(world, battle).map(|(question, _)| question);
        battle == self.battle && open == Some(self.question) && moment(world, battle) == self.moment
    }

    /// Goes on by so many rollouts.
    pub fn advance(&mut self, Portion(rollouts): Portion) {
        if let Some(search) = &mut self.search {
            search.advance(&mut self.beside, rollouts);
        }
    }

    /// Whether nothing is left to be tried.
    pub fn is_done(&self) -> bool {
        self.search.as_ref().is_none_or(Search::is_done)
    }

    /// How far it is, 0 to 100.
    pub fn percent(&self) -> u8 {
        self.search.as_ref().map_or(100, Search::percent)
    }

    /// Rounds that each rollout is played, that under way counted.
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    /// What was tried, the answer first that the deep seat would give, then by their chances; one answer alone stands there without
    /// chances.
    pub fn tried(self, world: &World) -> Vec<Tried> {
        let mut tried = self.search.map_or_else(Vec::new, Search::tried);
        if tried.is_empty() {
            tried.extend(self.untried);
        }
        let best: Option<Choice> = chosen(world, &tried).map(|it| it.choice.clone());
        tried.sort_by_key(|it| (best.as_ref() != Some(&it.choice), it.mean().map(|mean| -mean)));
        tried
    }
}
