//! Declarations: who may announce what for a round.

use crate::battle::{Choice, RuleId, Term};

use super::super::fighter::{Deed, Plan, Vitality};
use super::super::scene::Snapshot;
use super::super::{rule, word};

/// An action that names nothing but itself.
pub(crate) const fn plainly(act: Term) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}

/// Whether a declaration answers the question.
pub(super) fn announcement(fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Plan { plan, .. } = choice else {
        // Instead of going on with the fight a side may give up (TIM-09).
        let gives_up = *choice == plainly(word::SURRENDER);
        return if gives_up { Ok(()) } else { Err(rule::TIM_07) };
    };
    if *plan == word::CARRY_ON {
        return if fighter.task.0.is_some() {
            Ok(())
        } else {
            Err(rule::TIM_05)
        };
    }
    self::plan(fighter, Plan::of(*plan).ok_or(rule::TIM_03)?)
}

/// Whether a fighter may declare this.
///
/// Rule: `TIM-03`, `TIM-06`, `LEN-03`, `END-06`, `AUS-04`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn plan(fighter: &Snapshot, plan: Plan) -> Result<(), RuleId> {
    if fighter.condition.vitality == Vitality::Incapacitated {
        return if plan == Plan::Move {
            Ok(())
        } else {
            Err(rule::LEN_03)
        };
    }
    if fighter.condition.exhausted {
        return if plan == Plan::ActAct {
            Ok(())
        } else {
            Err(rule::END_06)
        };
    }
    let ini = fighter.ini();
    if ini < 0 {
        let is_single = matches!(plan, Plan::Defend | Plan::Act | Plan::Move);
        return if is_single { Ok(()) } else { Err(rule::TIM_06) };
    }
    match plan {
        Plan::Act | Plan::Move | Plan::Defend => Err(rule::TIM_03),
        Plan::Sprint if fighter.is_prone() => Err(rule::BRD_12),
        Plan::Sprint if fighter.build.traits.no_sprint => Err(rule::ACT_11),
        _ if plan.second() == Some(Deed::Attack) && ini < 8 => Err(rule::TIM_03),
        _ => Ok(()),
    }
}
