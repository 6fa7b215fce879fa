//! Advice: what the computer would do in the place of whoever is asked, and which of the answers lead to nothing now.
//!
//! It knows no more than the side of whoever is asked does.

use bevy::prelude::*;

use crate::battle::{Choice, Decision, FighterId, Odds, Offer, RuleSystem, Term, best_of};

/// What is thought of the offers of an open decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The best answer, with points, way, square and facing: what the careful computer would do, but that it never gives up the fight. None
    /// where nothing is asked.
    pub best: Option<Choice>,
    /// The place of the offer that the best answer is one of.
    pub place: Option<usize>,
    /// What is thought of each offer, in their order.
    pub opinions: Vec<Opinion>,
}

/// What is thought of an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// The judgement has a use for it.
    Sensible {
        /// The best answer that it stands for, with all that belongs to it.
        choice: Choice,
        /// Thousandths of a life point that it is likely to win or save.
        worth: i64,
    },
    /// The judgement has nothing to say for it or against it.
    Possible,
    /// It leads to nothing now: the word for why, a text `SYSTEM-idle-TERM`.
    Idle(Term),
}

/// The word for an answer that cannot succeed.
const NO_CHANCE: Term = Term("no-chance");

/// What the careful computer answers to the open decision of a battle. Where its judgement has nothing to say it takes the last thing on
/// offer that will do and does not give up the fight: a battle must not wait for it.
pub fn decide(world: &World, battle: Entity, system: &dyn RuleSystem) -> Option<Choice> {
    system
        .decide(world, battle)
        .or_else(|| last_resort(world, battle, system, &system.offers(world, battle)))
}

/// The last thing on offer that is allowed and does not give up the fight.
fn last_resort(world: &World, battle: Entity, system: &dyn RuleSystem, offers: &[Offer]) -> Option<Choice> {
    let fighter = asked(world, battle)?;
    let is_legal = |choice: &Choice| system.judge(world, battle, fighter, choice).is_ok();
    offers.iter().rev().find_map(|offer| {
        let cells = offer.cells.iter().copied().map(Some);
        std::iter::once(None)
            .chain(cells)
            .filter_map(|cell| offer.answer((world, battle), system, &[], cell))
            .find(|choice| !system.gives_up(choice) && is_legal(choice))
    })
}

fn asked(world: &World, battle: Entity) -> Option<FighterId> {
    Some(world.get::<Decision>(battle)?.0?.fighter)
}

/// What is thought of the offers of the open decision, which are those of the rule system now.
pub fn advise(world: &World, battle: Entity, system: &dyn RuleSystem, offers: &[Offer]) -> Advice {
    let appraised = system.appraise(world, battle);
    let is_legal = |choice: &Choice| {
        asked(world, battle).is_some_and(|asked| system.judge(world, battle, asked, choice).is_ok())
    };
    // Whether to give up is for each to know.
    let fights_on = |(choice, _): &&(Choice, i64)| !system.gives_up(choice);
    let best = best_of(appraised.iter().filter(fights_on).cloned().collect()).filter(is_legal);
    let best = best.or_else(|| last_resort(world, battle, system, offers));
    let place = best.as_ref().and_then(|best| place_of(offers, best));
    let idle = system.idle(world, battle, offers);
    let places: Vec<Option<usize>> = appraised
        .iter()
        .map(|(choice, _)| place_of(offers, choice))
        .collect();
    let opinion = |here: usize| {
        let own = places.iter().zip(&appraised).filter(|(of, _)| **of == Some(here));
        let best = own.map(|(_, of)| of).rev().max_by_key(|(_, worth)| *worth);
        let is_sensible = best.is_some_and(|(_, worth)| *worth >= 0) || place == Some(here);
        match (best, idle.get(here).copied().flatten()) {
            (_, Some(why)) if !is_sensible => Opinion::Idle(why),
            (Some((choice, worth)), _) => Opinion::Sensible {
                choice: choice.clone(),
                worth: *worth,
            },
            (None, _) => Opinion::Possible,
        }
    };
    Advice {
        opinions: (0..offers.len()).map(opinion).collect(),
        best,
        place,
    }
}

/// The place of the offer that an answer is one of.
fn place_of(offers: &[Offer], answer: &Choice) -> Option<usize> {
    offers.iter().position(|offer| offer.stands_for(answer))
}

impl Advice {
    /// Whether nothing is better than letting the moment pass.
    pub fn is_quiet(&self) -> bool {
        self.best == Some(Choice::Pass)
    }

    /// What is thought of the offer in this place; nothing is said of one that is not there.
    pub fn opinion(&self, place: usize) -> &Opinion {
        self.opinions.get(place).unwrap_or(&Opinion::Possible)
    }

    /// Why the offer in this place leads to nothing.
    pub fn idle(&self, place: usize) -> Option<Term> {
        match self.opinion(place) {
            Opinion::Idle(why) => Some(*why),
            _ => None,
        }
    }

    /// Hears the odds of the offer in this place: what cannot succeed leads to nothing, unless the judgement has a use for it.
    pub fn hear_odds(&mut self, place: usize, offer: &Offer, odds: &Odds) {
        let is_hopeless = odds.chain.last().is_some_and(|(_, chance)| chance.of == 0);
        let is_blow = matches!(offer.choice, Choice::Attack { .. });
        if let Some(opinion @ Opinion::Possible) = self.opinions.get_mut(place)
            && is_hopeless
            && is_blow
        {
            *opinion = Opinion::Idle(NO_CHANCE);
        }
    }

    /// Whether an announcement of the offer in this place asks for free actions: where the judgement has a use for them, and with
    /// announcements that it would not make itself, so that nobody has less than the computer.
    pub fn asks_free(&self, place: usize) -> bool {
        match self.opinion(place) {
            Opinion::Sensible {
                choice: Choice::Plan { ask_free, .. },
                ..
            } => *ask_free,
            _ => true,
        }
    }
}
