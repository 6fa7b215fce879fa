//! Answers to a blow.

use crate::battle::{Choice, WhyNot};
use crate::rules::kernel::why::no_answer;

use super::super::exchange::attack;
use super::super::exchange::defence::{self, Means};
use super::super::exchange::means::Feat;
use super::super::exchange::tally::Unread;
use super::super::round::Exchange;
use super::super::scene::{Scene, Snapshot};
use super::super::{manoeuvre, rule, why, word};
use super::announce::plainly;
use super::attack::may_convert;

/// Whether a defence, or none, answers the blow.
pub(super) fn answer(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    if *choice == plainly(word::CONVERT_TO_DEFENCE) {
        return may_convert(scene, defender, word::CONVERT_TO_DEFENCE);
    }
    let Choice::Defend { means, to, stakes } = choice else {
        return Err(no_answer(rule::ATK_02));
    };
    if *means == word::NO_DEFENCE {
        return match to {
            _ if !stakes.is_empty() => Err(why::odd_points(rule::MAN_GEN_03)),
            Some(_) => Err(why::no_dodge_cell(rule::BRD_15)),
            None => Ok(()),
        };
    }
    let means = Means::of(*means, stakes).ok_or_else(|| why::odd_points(rule::ATK_02))?;
    let Some(Exchange { attacker, blow, .. }) = scene.round.exchange else {
        return Err(no_answer(rule::ATK_02));
    };
    let attacker = scene.get(attacker).ok_or_else(|| why::nobody(rule::ATK_02))?;
    let found = defence::defence::<Unread>(scene, defender, attacker, blow, means)?;
    match to {
        Some(cell) if found.cells.contains(cell) => Ok(()),
        None if found.cells.is_empty() => Ok(()),
        Some(_) => Err(why::no_dodge_cell(rule::BRD_15)),
        None => Err(why::names_no_cell(rule::BRD_15, found.cells.len())),
    }
}

/// Whether a parry for a comrade, or none, answers the question.
///
/// Rule: `MAN-FORMATION`.
pub(super) fn cover(scene: &Scene, asked: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let Choice::Defend {
        means,
        to: None,
        stakes,
    } = choice
    else {
        let lets_be = *choice == Choice::Pass;
        return match lets_be {
            true => Ok(()),
            false => Err(why::formation_parry_only(rule::MAN_FORMATION)),
        };
    };
    match Means::of(*means, stakes) {
        Some(Means::Feat(Feat::Formation, ..)) => answer(scene, asked, choice),
        _ => Err(why::formation_parry_only(rule::MAN_FORMATION)),
    }
}

/// Whether a blow into that of a foe, or none, answers the question.
///
/// Rule: `MAN-GEGENHALTEN`, `MAN-GEN-03`.
pub(super) fn counter(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
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
        return Err(no_answer(rule::MAN_GEGENHALTEN));
    };
    let attacker = scene.get(meeting.striker.0);
    let attacker = attacker.ok_or_else(|| why::nobody(rule::MAN_GEGENHALTEN))?;
    manoeuvre::may_counter(scene, (defender, attacker), meeting.blow)?;
    let most = attack::most_stakes(defender.main_arm());
    match stakes[..] {
        [points] if (0..=most).contains(&points) => Ok(()),
        [points] => Err(why::points_beyond(rule::MAN_GEN_03, points, 0_i16, most)),
        _ => Err(why::odd_points(rule::MAN_GEN_03)),
    }
}
