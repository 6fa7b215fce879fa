//! Declarations: who may announce what for a round.

use crate::battle::{Choice, RuleId, Term};

use super::super::condition::fury;
use super::super::condition::{convert, morale};
use super::super::fighter::{Deed, Plan, Vitality};
use super::super::manoeuvre::Art;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{manoeuvre, rule, shot, word};

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
pub(super) fn announcement(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Plan { plan, .. } = choice else {
        // Instead of going on with the fight a side may give up (TIM-09).
        let gives_up = *choice == plainly(word::SURRENDER);
        return if gives_up { Ok(()) } else { Err(rule::TIM_07) };
    };
    if *plan == word::CARRY_ON {
        morale::may_declare(scene, fighter, Plan::Fight)?;
        return if fighter.task.0.is_some() {
            Ok(())
        } else {
            Err(rule::TIM_05)
        };
    }
    let plan = Plan::of(*plan).ok_or(rule::TIM_03)?;
    // Without missiles there is nothing to hide from.
    if plan == Plan::Shelter && !shot::must_be_expected(scene, fighter) {
        return Err(rule::BRD_18);
    }
    match plan {
        Plan::Pressed => return Err(rule::MAN_AUSFALL),
        Plan::LungeOn => manoeuvre::may_go_on(scene, fighter)?,
        _ => {}
    }
    morale::may_declare(scene, fighter, plan)?;
    self::plan(fighter, plan)
}

/// Whether a fighter may declare this.
///
/// Rule: `TIM-03`, `TIM-06`, `LEN-03`, `END-06`, `AUS-04`, `MAN-DEFENSIV`, `UMW-01`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn plan(fighter: &Snapshot, plan: Plan) -> Result<(), RuleId> {
    fury::may_declare(fighter, plan)?;
    if fighter.condition.vitality == Vitality::Incapacitated {
        return if plan == Plan::Move {
            Ok(())
        } else {
            Err(rule::LEN_03)
        };
    }
    let ini = fighter.ini();
    if fighter.condition.exhausted {
        // Below initiative 0 one action of the two that it takes to catch breath is left (TIM-06).
        return match plan {
            Plan::ActAct if ini < 0 => Err(rule::TIM_06),
            Plan::ActAct => Ok(()),
            Plan::Act if ini < 0 => Ok(()),
            _ => Err(rule::END_06),
        };
    }
    if ini < 0 {
        let is_single = matches!(plan, Plan::Defend | Plan::Act | Plan::Move)
            || plan == Plan::Shelter && may_shelter(fighter);
        return if is_single { Ok(()) } else { Err(rule::TIM_06) };
    }
    match plan {
        Plan::Act | Plan::Move | Plan::Defend => Err(rule::TIM_03),
        Plan::Sprint if fighter.is_prone() => Err(rule::BRD_12),
        Plan::Sprint if fighter.build.traits.no_sprint => Err(rule::ACT_11),
        Plan::Sprint if is_behind_very_large_shield(fighter) => Err(rule::SHD_22),
        Plan::Guarded if !fighter.build.traits.arts.has(Art::Defensive) => Err(rule::MAN_GEN_01),
        Plan::Guarded if !fighter.main_arm().kind.arts.has(Art::Defensive) => Err(rule::MAN_GEN_06),
        Plan::ShootTwice if !may_shoot_twice(fighter) => Err(rule::RNG_11),
        Plan::Shelter if !may_shelter(fighter) => Err(rule::BRD_18),
        Plan::StrikeTwice => convert::may_strike_twice(fighter),
        Plan::DefendTwice => convert::may_defend_twice(fighter),
        // The second attack of a series falls below 0 too (MAN-AUSFALL).
        Plan::LungeOn => Ok(()),
        _ if plan.second() == Some(Deed::Attack) && ini < convert::LATE => late_attack(fighter, plan),
        _ => Ok(()),
    }
}

/// Whether somebody bears a shield with which nobody runs.
///
/// Rule: `SHD-22`.
fn is_behind_very_large_shield(fighter: &Snapshot) -> bool {
    let is_played = fighter.build.modules.has(Modules::MANOEUVRES);
    is_played && fighter.ward().is_some_and(|ward| ward.is_very_large)
}

/// Eight phases later a blow needs initiative 8; a shot does not, unless it is the second (`TIM-03`, `RNG-11`, `RNG-31`).
fn late_attack(fighter: &Snapshot, plan: Plan) -> Result<(), RuleId> {
    match plan {
        Plan::ShootTwice => Err(rule::RNG_11),
        _ if fighter.missile().is_some() => Ok(()),
        _ => Err(rule::TIM_03),
    }
}

/// Whether somebody could send off two missiles in a round: the second is taken up for free (`RNG-11`, `RNG-34`).
fn may_shoot_twice(fighter: &Snapshot) -> bool {
    let missile = fighter.missile().filter(|_| fighter.is_loaded());
    missile.is_some_and(|missile| missile.load() == 0) && fighter.missiles_left() > 1
}

/// Whether somebody has a shield to hide behind (`BRD-18`).
fn may_shelter(fighter: &Snapshot) -> bool {
    let ward = fighter.ward();
    ward.is_some_and(|ward| ward.is_shield && ward.is_large)
}
