//! What is tried: the careful answer, what the judgement thinks nearly as good, and every announcement that is allowed.

use bevy::prelude::*;

use super::super::{advice, character};
use super::Depth;
use crate::battle::{Choice, Decision, RuleSystem};

/// An answer that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The answer.
    pub(super) choice: Choice,
    /// What it is worth one decision ahead, in thousandths of a life point.
    pub(super) worth: i64,
}

impl Candidate {
    /// Whether it decides how a round goes and not only how a blow is struck or answered: of these the judgement is nearly right anyway.
    pub(super) const fn shapes_the_fight(&self) -> bool {
        matches!(self.choice, Choice::Plan { .. } | Choice::Move { .. })
    }
}

/// By whose likings answers are weighed one decision ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// By those of the fighter who is asked, whom the computer plays.
    Fighter,
    /// By nobody's: the judgement alone, for a player who asks and for a review.
    Anybody,
}

/// The candidates for the open decision, the careful answer first, then by their worth; none of them gives up the fight.
pub(super) fn candidates(
    world: &World,
    battle: Entity,
    system: &'static dyn RuleSystem,
    (whose, depth): (Whose, &Depth),
) -> Vec<Candidate> {
    let (careful, mut appraised) = match whose {
        Whose::Fighter => (
            character::decide(world, battle, system),
            character::appraise(world, battle, system),
        ),
        Whose::Anybody => (
            advice::decide(world, battle, system),
            system.appraise(world, battle),
        ),
    };
    let Some(careful) = careful else {
        return Vec::new();
    };
    // The sort is stable: of equal worth the first stays the better.
    appraised.sort_by_key(|(_, worth)| -worth);
    let best = appraised.first().map_or(0, |(_, worth)| *worth);
    let of_careful = appraised.iter().find(|(choice, _)| *choice == careful);
    let mut all = vec![Candidate {
        worth: of_careful.map_or(best, |(_, worth)| *worth),
        choice: careful,
    }];
    let near = appraised
        .into_iter()
        .filter(|(_, worth)| best - worth <= depth.window);
    let near: Vec<Candidate> = near.map(|(choice, worth)| Candidate { choice, worth }).collect();
    let unlisted = announcements(world, battle, system).into_iter();
    let unlisted = unlisted.map(|choice| Candidate {
        choice,
        worth: best - depth.unlisted,
    });
    let asked = world.get::<Decision>(battle).and_then(|open| open.0);
    let is_allowed = |choice: &Choice| {
        asked.is_some_and(|asked| system.judge(world, battle, asked.fighter, choice).is_ok())
    };
    for other in near.into_iter().chain(unlisted) {
        let is_known = all.iter().any(|it| is_same(&it.choice, &other.choice));
        if all.len() < depth.candidates
            && !is_known
            && !system.gives_up(&other.choice)
            && is_allowed(&other.choice)
        {
            all.push(other);
        }
    }
    all
}

/// Every announcement that is offered.
fn announcements(world: &World, battle: Entity, system: &dyn RuleSystem) -> Vec<Choice> {
    let offers = system.offers(world, battle).into_iter();
    let choices = offers.map(|offer| offer.choice);
    choices
        .filter(|choice| matches!(choice, Choice::Plan { .. }))
        .collect()
}

/// Whether two answers come to the same: an announcement does with and without asking for free actions.
pub(super) fn is_same(one: &Choice, other: &Choice) -> bool {
    match (one, other) {
        (Choice::Plan { plan, .. }, Choice::Plan { plan: same, .. }) => plan == same,
        _ => one == other,
    }
}
