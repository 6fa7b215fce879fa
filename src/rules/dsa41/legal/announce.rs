//! Declarations: who may announce what for a round.

use crate::battle::{Choice, Term, WhyNot};
use crate::rules::kernel::why::no_answer;

use super::super::condition::fury;
use super::super::condition::{convert, morale};
use super::super::fighter::{Deed, Plan, Vitality, Ward};
use super::super::manoeuvre::Art;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{manoeuvre, rule, shot, why, word};

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
pub(super) fn announcement(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let Choice::Plan { plan, .. } = choice else {
        // Instead of going on with the fight a side may give up (TIM-09).
        let gives_up = *choice == plainly(word::SURRENDER);
        return if gives_up {
            Ok(())
        } else {
            Err(no_answer(rule::TIM_07))
        };
    };
    if *plan == word::CARRY_ON {
        morale::may_declare(scene, fighter, Plan::Fight)?;
        return if fighter.task.0.is_some() {
            Ok(())
        } else {
            Err(why::nothing_begun(rule::TIM_05))
        };
    }
    let plan = Plan::of(*plan).ok_or_else(|| no_answer(rule::TIM_03))?;
    // Without missiles there is nothing to hide from.
    if plan == Plan::Shelter && !shot::must_be_expected(scene, fighter) {
        return Err(why::no_shots_expected(rule::BRD_18));
    }
    match plan {
        Plan::Pressed => return Err(why::pressed_by_others(rule::MAN_AUSFALL)),
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
/// Why not.
pub(crate) fn plan(fighter: &Snapshot, plan: Plan) -> Result<(), WhyNot> {
    fury::may_declare(fighter, plan)?;
    if fighter.condition.vitality == Vitality::Incapacitated {
        return if plan == Plan::Move {
            Ok(())
        } else {
            Err(why::incapacitated(rule::LEN_03, fighter.life.now))
        };
    }
    let ini = fighter.ini();
    if fighter.condition.exhausted {
        // Below initiative 0 one action of the two that it takes to catch breath is left (TIM-06).
        return match plan {
            Plan::ActAct if ini < 0 => Err(why::below_zero(rule::TIM_06, ini)),
            Plan::ActAct => Ok(()),
            Plan::Act if ini < 0 => Ok(()),
            _ => Err(why::exhausted(rule::END_06, fighter.endurance.now)),
        };
    }
    if ini < 0 {
        let is_single = matches!(plan, Plan::Defend | Plan::Act | Plan::Move)
            || plan == Plan::Shelter && may_shelter(fighter);
        return match is_single {
            true => Ok(()),
            false => Err(why::below_zero(rule::TIM_06, ini)),
        };
    }
    match plan {
        Plan::Act | Plan::Move | Plan::Defend => Err(why::not_below_zero(rule::TIM_03, ini)),
        Plan::Sprint if fighter.is_prone() => Err(why::prone(rule::BRD_12)),
        Plan::Sprint if fighter.build.traits.no_sprint => Err(why::never_sprints(rule::ACT_11)),
        Plan::Sprint => match very_large_shield(fighter) {
            Some(ward) => Err(why::shield_too_large(rule::SHD_22, &ward.name)),
            None => Ok(()),
        },
        Plan::Guarded if !fighter.build.traits.arts.has(Art::Defensive) => {
            Err(why::not_learnt(rule::MAN_GEN_01, Art::Defensive.rule()))
        }
        Plan::Guarded if !fighter.main_arm().kind.arts.has(Art::Defensive) => {
            Err(why::unfit_weapon(rule::MAN_GEN_06, &fighter.main_arm().name))
        }
        Plan::ShootTwice if !may_shoot_twice(fighter) => {
            Err(why::no_two_shots(rule::RNG_11, fighter.missiles_left()))
        }
        Plan::Shelter if !may_shelter(fighter) => Err(why::no_large_shield(rule::BRD_18)),
        Plan::StrikeTwice => convert::may_strike_twice(fighter),
        Plan::DefendTwice => convert::may_defend_twice(fighter),
        // The second attack of a series falls below 0 too (MAN-AUSFALL).
        Plan::LungeOn => Ok(()),
        _ if plan.second() == Some(Deed::Attack) && ini < convert::LATE => late_attack(fighter, plan),
        _ => Ok(()),
    }
}

/// The shield with which nobody runs.
///
/// Rule: `SHD-22`.
fn very_large_shield(fighter: &Snapshot) -> Option<&Ward> {
    let is_played = fighter.build.modules.has(Modules::MANOEUVRES);
    fighter.ward().filter(|ward| is_played && ward.is_very_large)
}

/// Eight phases later a blow needs initiative 8; a shot does not, unless it is the second (`TIM-03`, `RNG-11`, `RNG-31`).
fn late_attack(fighter: &Snapshot, plan: Plan) -> Result<(), WhyNot> {
    match plan {
        Plan::ShootTwice => Err(why::too_slow_again(rule::RNG_11, convert::LATE, fighter.ini())),
        _ if fighter.missile().is_some() => Ok(()),
        _ => Err(why::too_slow_again(rule::TIM_03, convert::LATE, fighter.ini())),
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
