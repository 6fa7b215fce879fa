//! Answers between two strokes: striking at somebody who passes, following somebody who gets away, the next target of several knives.

use crate::battle::{Choice, RuleId};

use super::super::melee::{self, Trigger};
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Call};
use super::super::{rule, word};
use super::announce::plainly;

/// Whether a strike, waiting for a better moment of the same movement, or none answers somebody's passing.
///
/// Rule: `PAS-01`, `BRD-08`.
pub(super) fn strike(scene: &Scene, striker: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let opening = scene.round.melee.opening.ok_or(rule::PAS_02)?;
    match choice {
        Choice::Pass => Ok(()),
        later if *later == plainly(word::STRIKE_LATER) => {
            let walks_on = opening.trigger == Trigger::Leaving;
            if walks_on { Ok(()) } else { Err(rule::BRD_08) }
        }
        Choice::Attack {
            target,
            with,
            manoeuvre: word::PASSING_STRIKE,
            stakes,
        } if *target == opening.victim && stakes.is_empty() => {
            let victim = scene.get(*target).ok_or(rule::PAS_01)?;
            let arm = striker.arm(usize::from(with.0)).ok_or(rule::PAS_01)?;
            match opening.trigger {
                Trigger::Fumble(_) => melee::may_seize(scene, striker, victim, arm),
                _ => melee::may_strike(scene, striker, victim, arm),
            }
        }
        _ => Err(rule::PAS_01),
    }
}

/// Whether following, or staying, answers somebody who gets away.
///
/// Rule: `BRD-07`.
pub(super) fn follow(scene: &Scene, choice: &Choice) -> Result<(), RuleId> {
    let asked = scene.round.melee.follow.ok_or(rule::BRD_07)?;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::FOLLOW,
            target: Some(mover),
            with: None,
            at: None,
            facing: None,
        } if *mover == asked.mover => Ok(()),
        _ => Err(rule::BRD_07),
    }
}

/// Whether following, or staying, answers the question of somebody who has driven a foe back.
///
/// Rule: `BRD-16`.
pub(super) fn press(scene: &Scene, choice: &Choice) -> Result<(), RuleId> {
    let (follow, _) = scene.round.melee.press.ok_or(rule::BRD_16)?;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::PRESS,
            target: Some(driven),
            with: None,
            at: None,
            facing: None,
        } if *driven == follow.mover => Ok(()),
        _ => Err(rule::BRD_16),
    }
}

/// Whether somebody who throws several knives may send the next one at whom he has chosen.
///
/// Rule: `SF-EISENHAGEL`.
pub(super) fn next_target(scene: &Scene, thrower: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let spread = scene.round.melee.spread.as_ref().ok_or(rule::SF_EISENHAGEL)?;
    let first = scene.get(spread.throw.target).ok_or(rule::SF_EISENHAGEL)?;
    let Call::Hail(hail) = spread.throw.blow.flight.called.call else {
        return Err(rule::SF_EISENHAGEL);
    };
    match choice {
        Choice::Act {
            act: word::HAIL_AT,
            target: Some(next),
            with: None,
            at: None,
            facing: None,
        } if shot::open_to_hail(scene, thrower, first, (hail, &spread.others)).contains(next) => Ok(()),
        _ => Err(rule::SF_EISENHAGEL),
    }
}
