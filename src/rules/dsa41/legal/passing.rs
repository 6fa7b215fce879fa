//! Answers between two strokes: striking at somebody who passes, following somebody who gets away, the next target of several knives.

use crate::battle::{Choice, WhyNot};
use crate::rules::kernel::why::no_answer;

use super::super::melee::{self, Trigger};
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Call};
use super::super::{rule, why, word};
use super::announce::plainly;

/// Whether a strike, waiting for a better moment of the same movement, or none answers somebody's passing.
///
/// Rule: `PAS-01`, `BRD-08`.
pub(super) fn strike(scene: &Scene, striker: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let opening = scene.round.melee.opening.ok_or_else(|| no_answer(rule::PAS_02))?;
    match choice {
        Choice::Pass => Ok(()),
        later if *later == plainly(word::STRIKE_LATER) => {
            let walks_on = opening.trigger == Trigger::Leaving;
            match walks_on {
                true => Ok(()),
                false => Err(why::no_later_moment(rule::BRD_08)),
            }
        }
        Choice::Attack {
            target,
            with,
            manoeuvre: word::PASSING_STRIKE,
            stakes,
        } if *target == opening.victim && stakes.is_empty() => {
            let victim = scene.get(*target).ok_or_else(|| why::nobody(rule::PAS_01))?;
            let arm = striker.arm(usize::from(with.0));
            let arm = arm.ok_or_else(|| why::no_weapon(rule::PAS_01))?;
            match opening.trigger {
                Trigger::Fumble(_) => melee::may_seize(scene, striker, victim, arm),
                _ => melee::may_strike(scene, striker, victim, arm),
            }
        }
        _ => Err(why::plain_strike_only(rule::PAS_01, opening.victim)),
    }
}

/// Whether following, or staying, answers somebody who gets away.
///
/// Rule: `BRD-07`.
pub(super) fn follow(scene: &Scene, choice: &Choice) -> Result<(), WhyNot> {
    let asked = scene.round.melee.follow.ok_or_else(|| no_answer(rule::BRD_07))?;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::FOLLOW,
            target: Some(mover),
            with: None,
            at: None,
            facing: None,
        } if *mover == asked.mover => Ok(()),
        _ => Err(why::follows_only(rule::BRD_07, asked.mover)),
    }
}

/// Whether following, or staying, answers the question of somebody who has driven a foe back.
///
/// Rule: `BRD-16`.
pub(super) fn press(scene: &Scene, choice: &Choice) -> Result<(), WhyNot> {
    let (follow, _) = scene.round.melee.press.ok_or_else(|| no_answer(rule::BRD_16))?;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::PRESS,
            target: Some(driven),
            with: None,
            at: None,
            facing: None,
        } if *driven == follow.mover => Ok(()),
        _ => Err(why::follows_only(rule::BRD_16, follow.mover)),
    }
}

/// Whether somebody who throws several knives may send the next one at whom he has chosen.
///
/// Rule: `SF-EISENHAGEL`.
pub(super) fn next_target(scene: &Scene, thrower: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let spread = scene.round.melee.spread.as_ref();
    let spread = spread.ok_or_else(|| no_answer(rule::SF_EISENHAGEL))?;
    let first = scene.get(spread.throw.target);
    let first = first.ok_or_else(|| why::nobody(rule::SF_EISENHAGEL))?;
    let Call::Hail(hail) = spread.throw.blow.flight.called.call else {
        return Err(no_answer(rule::SF_EISENHAGEL));
    };
    match choice {
        Choice::Act {
            act: word::HAIL_AT,
            target: Some(next),
            with: None,
            at: None,
            facing: None,
        } if shot::open_to_hail(scene, thrower, first, (hail, &spread.others)).contains(next) => Ok(()),
        _ => Err(why::not_for_next_knife(rule::SF_EISENHAGEL)),
    }
}
