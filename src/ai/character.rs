//! Characters: the judgement of the rule system, bent by what a fighter likes and shuns. It throws the same dice and knows the same as everybody.

use bevy::prelude::*;

use super::advice;
use crate::battle::{Aspects, Characters, Choice, Clock, Decision, RuleSystem, best_of};

/// Rounds after which nobody keeps away any more, so that a fight of those who do comes to its end.
const SHY: u16 = 20;

/// What the asked fighter of a battle gives for what there is in answers; none where he goes by the judgement alone.
fn leanings(world: &World, battle: Entity, system: &dyn RuleSystem) -> Option<Aspects> {
    let character = system.character(world, battle);
    if character.is_steady() {
        return None;
    }
    let mut leanings = world.get_resource::<Characters>()?.leanings(character);
    let round = world.get::<Clock>(battle).map_or(0, |clock| clock.round);
    if round > SHY {
        leanings.advance = leanings.advance.max(0);
        leanings.flight = leanings.flight.min(0);
    }
    Some(leanings)
}

/// The sensible answers to the open decision of a battle with what they are worth to the fighter who is asked, as in
/// [`crate::battle::Forecast::appraise`].
pub(super) fn appraise(world: &World, battle: Entity, system: &dyn RuleSystem) -> Vec<(Choice, i64)> {
    let mut answers = system.appraise(world, battle);
    let Some(leanings) = leanings(world, battle, system) else {
        return answers;
    };
    if leanings.keeps_away() {
        let away = system.ways_away(world, battle).into_iter();
        let is_new = |(choice, _): &(Choice, i64)| answers.iter().all(|(known, _)| known != choice);
        let is_legal = |(choice, _): &(Choice, i64)| is_legal(world, battle, system, choice);
        let away: Vec<(Choice, i64)> = away.filter(is_new).filter(is_legal).collect();
        answers.extend(away);
    }
    let choices: Vec<Choice> = answers.iter().map(|(choice, _)| choice.clone()).collect();
    let aspects = system.aspects(world, battle, &choices);
    for ((_, worth), aspects) in answers.iter_mut().zip(&aspects) {
        *worth += leanings.given_for(aspects);
    }
    answers
}

/// What the asked fighter answers to the open decision of a battle by his character. Where the judgement has nothing to say, as the careful
/// seat.
pub(super) fn decide(world: &World, battle: Entity, system: &dyn RuleSystem) -> Option<Choice> {
    if leanings(world, battle, system).is_none() {
        return advice::decide(world, battle, system);
    }
    best_of(appraise(world, battle, system))
        .filter(|best| is_legal(world, battle, system, best))
        .or_else(|| advice::decide(world, battle, system))
}

fn is_legal(world: &World, battle: Entity, system: &dyn RuleSystem, choice: &Choice) -> bool {
    let asked = world.get::<Decision>(battle).and_then(|open| open.0);
    asked.is_some_and(|asked| system.judge(world, battle, asked.fighter, choice).is_ok())
}
