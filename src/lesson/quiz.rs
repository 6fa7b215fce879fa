//! The questions at the end of a lesson: the right answers stand in the log that the learner has made.

use super::script::{Query, Question};
use crate::battle::{BattleEvent, FighterId, Happening, RuleId};
use crate::content::Label;

/// A question with its answers in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    /// The question.
    pub ask: Label,
    /// Why the right answer is right.
    pub why: Label,
    /// The answers.
    pub answers: Vec<i16>,
    /// The place of the right one.
    pub right: usize,
    /// The event of the log where it stands.
    pub event: usize,
    /// The rules behind it.
    pub rules: Vec<RuleId>,
}

/// The question as this log answers it; none when it does not.
pub(super) fn of(question: &Question, log: &[BattleEvent]) -> Option<Quiz> {
    let (event, right) = find(question.about, log)?;
    let mut answers: Vec<i16> = question
        .beside
        .iter()
        .map(|by| right + by)
        .chain([right])
        .collect();
    answers.sort_unstable();
    answers.dedup();
    let place = answers.iter().position(|answer| *answer == right)?;
    Some(Quiz {
        ask: question.ask.clone(),
        why: question.why.clone(),
        answers,
        right: place,
        event,
        rules: question.rules.clone(),
    })
}

/// The first event that answers a query, with its number.
pub(super) fn find(query: Query, log: &[BattleEvent]) -> Option<(usize, i16)> {
    log.iter()
        .enumerate()
        .find_map(|(place, event)| Some((place, number(query, &event.happening)?)))
}

fn number(query: Query, happening: &Happening) -> Option<i16> {
    match (query, happening) {
        (Query::AttackTarget(who), Happening::Attacked { fighter, check, .. })
            if *fighter == FighterId(who) =>
        {
            Some(check.die().map_or(check.ledger.value(), |die| die.target))
        }
        (Query::Loss(who), Happening::Struck { target, loss, .. }) if *target == FighterId(who) => {
            Some(loss.value().max(0))
        }
        (
            Query::Threshold(who),
            Happening::Wounded {
                fighter, thresholds, ..
            },
        ) if *fighter == FighterId(who) => Some(thresholds[0]),
        (Query::Initiative(who), Happening::InitiativeRolled { fighter, points })
            if *fighter == FighterId(who) =>
        {
            Some(points.value())
        }
        _ => None,
    }
}
