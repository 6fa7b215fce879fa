//! Answers to a blow.

use crate::battle::{Choice, RuleId};

use super::super::exchange::attack;
use super::super::exchange::defence::{self, Means};
use super::super::exchange::means::Feat;
use super::super::exchange::tally::Unread;
use super::super::round::Exchange;
use super::super::scene::{Scene, Snapshot};
use super::super::{manoeuvre, rule, word};
use super::announce::plainly;
use super::attack::may_convert;

/// Whether a defence, or none, answers the blow.
pub(super) fn answer(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    if *choice == plainly(word::CONVERT_TO_DEFENCE) {
        return may_convert(scene, defender, word::CONVERT_TO_DEFENCE);
    }
    let Choice::Defend { means, to, stakes } = choice else {
        return Err(rule::ATK_02);
    };
    if *means == word::NO_DEFENCE {
        return match to {
            _ if !stakes.is_empty() => Err(rule::MAN_GEN_03),
            Some(_) => Err(rule::BRD_15),
            None => Ok(()),
        };
    }
    let means = Means::of(*means, stakes).ok_or(rule::ATK_02)?;
    let Some(Exchange { attacker, blow, .. }) = scene.round.exchange else {
        return Err(rule::ATK_02);
    };
    let attacker = scene.get(attacker).ok_or(rule::ATK_02)?;
    let found = defence::defence::<Unread>(scene, defender, attacker, blow, means)?;
    let fits = match to {
        Some(cell) => found.cells.contains(cell),
        None => found.cells.is_empty(),
    };
    if fits { Ok(()) } else { Err(rule::BRD_15) }
}

/// Whether a parry for a comrade, or none, answers the question.
///
/// Rule: `MAN-FORMATION`.
pub(super) fn cover(scene: &Scene, asked: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Defend {
        means,
        to: None,
        stakes,
    } = choice
    else {
        let lets_be = *choice == Choice::Pass;
        return if lets_be { Ok(()) } else { Err(rule::MAN_FORMATION) };
    };
    match Means::of(*means, stakes) {
        Some(Means::Feat(Feat::Formation, ..)) => answer(scene, asked, choice),
        _ => Err(rule::MAN_FORMATION),
    }
}

/// Whether a blow into that of a foe, or none, answers the question.
///
/// Rule: `MAN-GEGENHALTEN`, `MAN-GEN-03`.
pub(super) fn counter(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    if *choice == Choice::Pass {
        return Ok(());
    }
    let (
        Choice::Defend {
            means: word::COUNTER,
            to: None,
            stakes,
        },
        Some(meeting),
    ) = (choice, scene.round.melee.meeting)
    else {
        return Err(rule::MAN_GEGENHALTEN);
    };
    let attacker = scene.get(meeting.striker.0).ok_or(rule::MAN_GEGENHALTEN)?;
    manoeuvre::may_counter(scene, (defender, attacker), meeting.blow)?;
    match stakes[..] {
        [points] if (0..=attack::most_stakes(defender.main_arm())).contains(&points) => Ok(()),
        _ => Err(rule::MAN_GEN_03),
    }
}
