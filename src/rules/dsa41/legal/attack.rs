//! Attacks: whom one may strike, with what, and what may be announced.

use crate::battle::{Body, Choice, Slot, Term, WhyNot};
use crate::board::Cell;

use super::super::condition::fury;
use super::super::condition::{convert, riding};
use super::super::exchange::attack::Blow;
use super::super::exchange::zone;
use super::super::fighter::{Arm, Plan};
use super::super::manoeuvre::{self, Form, Grasp};
use super::super::melee::{self, Purpose};
use super::super::module::Modules;
use super::super::round::{Due, dues};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{place, situation};
use super::super::{rule, shot, why, word};
use super::announce::plainly;
use super::stake::{keeps_within_limits, may_announce, may_announce_all};
use crate::rules::kernel::why::no_answer;

/// Whether a blow, or waiting with it, answers the question.
pub(super) fn attack(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    match choice {
        Choice::Pass | Choice::Act { act: word::DELAY, .. } if is_driven(scene, fighter) => {
            Err(why::driven(rule::ADV_STATE_2))
        }
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::DELAY,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => {
            let is_other = |other: &&Snapshot| {
                other.id() != fighter.id() && other.turn.delays.is_none() && other.is_conscious()
            };
            let somebody_follows = scene.fighters.iter().filter(is_other).any(has_due);
            match fighter.turn.struck {
                0 if somebody_follows => Ok(()),
                0 => Err(why::nobody_follows(rule::ACT_23)),
                _ => Err(why::has_attacked(rule::ACT_23)),
            }
        }
        Choice::Attack {
            target,
            with,
            manoeuvre,
            stakes,
        } => {
            let target = scene.get(*target).ok_or_else(|| why::nobody(rule::ATK_01))?;
            if *manoeuvre == word::HURL {
                let is_main = *with == Slot(0) && stakes.is_empty();
                let thrower = shot::hurling(fighter).filter(|_| is_main);
                let thrower = thrower.ok_or_else(|| why::not_thrown(rule::WPN_14))?;
                return shot(scene, &thrower, target, shot::hurl(&thrower));
            }
            let flying = Blow::of(*manoeuvre, with.0, stakes).filter(|blow| blow.flight.is_missile());
            if let Some(blow) = flying {
                return shot(scene, fighter, target, blow);
            }
            let arm = fighter.arm(usize::from(with.0));
            let arm = arm.ok_or_else(|| why::no_weapon(rule::ATK_01))?;
            let blow = Blow::of(*manoeuvre, with.0, stakes);
            let blow = blow.ok_or_else(|| why::odd_points(rule::MAN_GEN_03))?;
            let arm = &*manoeuvre::led(fighter, arm, blow.form);
            fits_due(legal_due(scene, fighter), blow)?;
            // Whoever goes on with a series does nothing else (MAN-AUSFALL).
            let goes_on = blow.form != Form::Lunge(true) && manoeuvre::is_of_series(fighter, blow.form);
            if fighter.turn.plan == Some(Plan::LungeOn) && !goes_on {
                return Err(why::series_goes_on(rule::MAN_AUSFALL));
            }
            match blow.purpose {
                Purpose::Harm if blow.form == Form::Assassinate => {
                    only_shoots(fighter, scene)?;
                    may_assassinate(scene, fighter, target, arm)
                }
                Purpose::Harm if blow.form != Form::Plain => {
                    only_shoots(fighter, scene)?;
                    may_manoeuvre(scene, fighter, target, arm, blow)
                }
                Purpose::Harm => {
                    only_shoots(fighter, scene)?;
                    manoeuvre::may_in_clinch(scene, fighter, blow.form)?;
                    manoeuvre::may_be_struck_with(arm, blow.form)?;
                    may_strike(scene, fighter, target, arm)?;
                    may_announce(scene, fighter, target, arm, blow, *manoeuvre)
                }
                Purpose::Passing | Purpose::Occasional(_) => Err(why::only_in_passing(rule::PAS_01)),
                _ => may_change_distance(scene, fighter, target, arm, blow),
            }
        }
        Choice::Act {
            act: act @ (word::CONVERT_TO_ATTACK | word::CONVERT_TO_DEFENCE),
            target: None,
            with: None,
            at: None,
            facing: None,
        } if legal_due(scene, fighter) == Some(Due::First) => may_convert(scene, fighter, *act),
        Choice::Act {
            act: word::STRIKE_CELL,
            target: None,
            with: Some(with),
            at: Some(cell),
            facing: None,
        } => {
            let arm = fighter.arm(usize::from(with.0));
            let arm = arm.ok_or_else(|| why::no_weapon(rule::ATK_01))?;
            may_strike_cell(scene, fighter, arm, *cell)
        }
        strikes if *strikes == plainly(word::MOUNT_STRIKES) => may_let_strike(scene, fighter),
        keep if *keep == plainly(word::KEEP_HOLD) => match manoeuvre::clasp_by(scene, fighter.id()) {
            // The action of a round keeps it once.
            Some(clasp) if !clasp.is_kept() => Ok(()),
            Some(_) => Err(why::hold_is_kept(rule::MAN_U_HOLDS)),
            None => Err(why::holds_nobody(rule::MAN_U_HOLDS)),
        },
        free if [word::BREAK_FREE, word::WREST_FREE]
            .iter()
            .any(|act| *free == plainly(*act)) =>
        {
            let held = manoeuvre::clasp(scene, fighter.id());
            let is_clinch = held.is_some_and(|held| held.grasp == Grasp::Clinch);
            if is_clinch {
                Ok(())
            } else {
                Err(why::no_clinch(rule::MAN_U_KLAMMER))
            }
        }
        Choice::Act {
            act: word::CLOSE_IN,
            target: Some(foe),
            with: None,
            at: None,
            facing: None,
        } => {
            let foe = scene.get(*foe).ok_or_else(|| why::nobody(rule::DK_04))?;
            melee::may_close_in(scene, fighter, foe)
        }
        // The action that loading has left of a round may go into the aim (RNG-31).
        Choice::Act {
            act: word::AIM,
            target: Some(target),
            with: None,
            at: None,
            facing: None,
        } if fighter.turn.converted => shot::may_aim(scene, fighter, *target),
        _ => Err(no_answer(rule::ACT_08)),
    }
}

/// Whether a rider may let his mount strike instead of himself.
///
/// Rule: `OPP-18`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_let_strike(scene: &Scene, rider: &Snapshot) -> Result<(), WhyNot> {
    only_shoots(rider, scene)?;
    let mount = riding::mount_of(scene, rider).filter(|mount| mount.is_able());
    let mount = mount.ok_or_else(|| why::no_mount(rule::MNT_09))?;
    if rider.turn.struck > 0 {
        return Err(why::has_attacked(rule::MNT_01));
    }
    if rider.condition.ado.saddle.unready_in > 0 {
        return Err(why::unready_in_saddle(rule::MNT_01));
    }
    let fresh = riding::fresh(mount);
    let strikes = |foe: &Snapshot| {
        let mut arms = fresh.arms();
        arms.any(|(_, arm)| may_strike(scene, &fresh, foe, arm).is_ok())
    };
    if scene.foes(rider).any(strikes) {
        Ok(())
    } else {
        Err(why::mount_reaches_nobody(rule::BRD_07, mount.id()))
    }
}

/// The right by which somebody acts now.
fn legal_due(scene: &Scene, fighter: &Snapshot) -> Option<Due> {
    let actor = scene.round.actor.filter(|actor| actor.fighter == fighter.id());
    actor.map(|actor| actor.due)
}

/// Whether a blow is one that this right to act is for: the extra attacks of two weapons and of the other hand serve for nothing else.
///
/// Rule: `TWO-05`, `MAN-TODVONLINKS`.
fn fits_due(due: Option<Due>, blow: Blow) -> Result<(), WhyNot> {
    match due {
        Some(Due::Extra) if blow.purpose != Purpose::Harm || blow.flight.is_missile() => {
            Err(why::extra_attack_only(rule::TWO_05))
        }
        // It is made with one of the two weapons.
        Some(Due::Extra) if blow.form == Form::Double => Err(why::extra_attack_only(rule::TWO_05)),
        Some(Due::Left) if blow.form != Form::Left => Err(why::left_attack_only(rule::MAN_TODVONLINKS)),
        _ => Ok(()),
    }
}

/// Whether an action may be converted now that was declared otherwise: not into a defence behind a wall of blades, besides which there is
/// none.
///
/// Rule: `UMW-01`, `MAN-KLINGENWAND`.
pub(crate) fn may_convert(scene: &Scene, fighter: &Snapshot, act: Term) -> Result<(), WhyNot> {
    if act == word::CONVERT_TO_DEFENCE && manoeuvre::is_behind_wall(scene, fighter) {
        return Err(why::behind_wall_of_blades(rule::MAN_KLINGENWAND));
    }
    let plan = if act == word::CONVERT_TO_ATTACK {
        Plan::StrikeTwice
    } else {
        Plan::DefendTwice
    };
    convert::may_turn(fighter, plan)
}

/// Whether a blood rage leaves no choice: the nearest can be struck.
///
/// Rule: `ADV-STATE-2`.
fn is_driven(scene: &Scene, fighter: &Snapshot) -> bool {
    let Some(target) = fury::quarry(scene, fighter).map(Snapshot::id) else {
        return false;
    };
    let plain = |slot: usize| Choice::Attack {
        target,
        with: Slot(slot as u8),
        manoeuvre: word::ATTACK,
        stakes: Vec::new(),
    };
    let mut arms = fighter.arms();
    arms.any(|(slot, _)| attack(scene, fighter, &plain(slot)).is_ok())
}

/// Whether a blow may be struck at a cell where a foe is suspected: only where sides have secrets, and nobody is seen there.
///
/// Rule: `BD-VIS-06`, `BRD-07`, `BRD-17`, `BRD-21`.
pub(crate) fn may_strike_cell(
    scene: &Scene,
    fighter: &Snapshot,
    arm: &Arm,
    cell: Cell,
) -> Result<(), WhyNot> {
    if fighter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    if fighter.condition.held_by.is_some() {
        manoeuvre::may_while_held(scene, fighter, arm)?;
        manoeuvre::may_in_clinch(scene, fighter, Form::Plain)?;
    }
    let is_held = |other: &Snapshot| other.body.present && place::footprint(&other.body).contains(cell);
    let is_suspect = scene.side_view().is_some() && scene.board().contains(cell);
    if !is_suspect || scene.fighters.iter().any(is_held) {
        return Err(why::no_suspicion(rule::ATK_01));
    }
    is_ready(fighter, arm)?;
    let there = Body {
        at: cell,
        size: 1,
        ..fighter.body
    };
    if place::reaches_over(scene.board(), &fighter.body, &there, arm.reach) {
        Ok(())
    } else {
        Err(melee::not_reached(scene, &fighter.body, &there, (arm, arm.reach)))
    }
}

/// Whether the distance to a foe may be changed instead of a blow, with the ready weapon; a feint may mislead him.
///
/// Rule: `ACT-24`, `DK-05`, `DK-06`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_change_distance(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
    if fighter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    if zone::is_crippled(fighter) {
        return Err(why::crippled(rule::ZON_03));
    }
    manoeuvre::may_in_clinch(scene, fighter, Form::Plain)?;
    convert::may_strike_with(scene, fighter, arm)?;
    manoeuvre::may_be_struck_with(arm, Form::Plain)?;
    if !scene.are_hostile(fighter, target) {
        return Err(why::no_foe(rule::ATK_01, target.id()));
    }
    if !std::ptr::eq(arm, fighter.main_arm()) {
        return Err(why::main_weapon_only(rule::ATK_01, &fighter.main_arm().name));
    }
    if fighter.turn.struck > 0 {
        return Err(why::has_attacked(rule::CRE_01));
    }
    match blow.purpose {
        Purpose::Shorten(classes, _) => drop(melee::can_shorten(scene, fighter, target, classes)?),
        Purpose::Lengthen(classes, farther) => {
            fury::has_wits(fighter)?;
            drop(melee::can_lengthen(scene, fighter, target, (classes, farther))?);
        }
        Purpose::Harm | Purpose::Passing | Purpose::Occasional(_) => return Err(no_answer(rule::ACT_24)),
    }
    match blow.manoeuvre() {
        word::SHORTEN_FEINT | word::SHORTEN_TWO_FEINT => {
            may_announce(scene, fighter, target, arm, blow, word::FEINT)
        }
        _ => Ok(()),
    }
}

/// Whether a manoeuvre may be struck that an ability teaches, with what is announced besides.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-02`, `MAN-GEN-03`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_manoeuvre(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
    if fighter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    is_foe(scene, fighter, target)?;
    fits_due(legal_due(scene, fighter), blow)?;
    manoeuvre::may_be_struck_with(arm, blow.form)?;
    manoeuvre::may(scene, fighter, target, arm, blow)?;
    keeps_within_limits(fighter, target, arm, blow)?;
    let at_end;
    let no_run = || why::charge_misses(rule::MAN_STURMANGRIFF);
    let (scene, fighter, target) = match blow.form {
        Form::Charge(_) | Form::Mounted(..) => {
            at_end = manoeuvre::arrived(scene, fighter, target, (arm, blow.form)).ok_or_else(no_run)?;
            let own = at_end.get(fighter.id()).ok_or_else(no_run)?;
            (&at_end, own, target)
        }
        _ => (scene, fighter, target),
    };
    may_strike(scene, fighter, target, arm)?;
    may_announce_all(scene, fighter, target, arm, blow)
}

/// Whether somebody who is not on his guard may be stabbed: he knows of no foe, sleeps, or nobody has seen who comes.
///
/// Rule: `SUR-04`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_assassinate(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    let asleep = target.is_asleep();
    let is_unaware = target.condition.opening.ambush.is_unaware;
    let is_open = asleep || is_unaware || fighter.condition.opening.ambush.is_hidden;
    if !scene.round.modules.has(Modules::ASSASSINATION) {
        return Err(why::module_off(rule::SUR_04));
    }
    if !arm.kind.stabs {
        return Err(why::unfit_weapon(rule::SUR_04, &arm.name));
    }
    if !is_open {
        return Err(why::on_guard(rule::SUR_04, target.id()));
    }
    if !asleep {
        return may_strike(scene, fighter, target, arm);
    }
    if fighter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    if zone::is_crippled(fighter) {
        return Err(why::crippled(rule::ZON_03));
    }
    if !scene.are_hostile(fighter, target) {
        return Err(why::no_foe(rule::ATK_01, target.id()));
    }
    situation::may_strike(scene, fighter, target, arm)?;
    melee::in_reach(scene, fighter, target, arm)
}

/// Whether a shot or throw answers the question.
fn shot(scene: &Scene, fighter: &Snapshot, target: &Snapshot, blow: Blow) -> Result<(), WhyNot> {
    if blow.slot != fighter.missile_slot() {
        return Err(why::no_missile_weapon(rule::RNG_01));
    }
    let blow = shot::resolved(scene, fighter, target, blow);
    shot::may_shoot(scene, fighter, target, blow.flight)
}

/// Eight phases later only a shot is possible below initiative 8, and only a second one after a shot (`TIM-03`, `RNG-11`).
fn only_shoots(fighter: &Snapshot, scene: &Scene) -> Result<(), WhyNot> {
    let is_second = scene
        .round
        .actor
        .is_some_and(|actor| actor.fighter == fighter.id() && actor.due == Due::Second);
    match fighter.turn.plan {
        Some(Plan::ShootTwice) => Err(why::two_shots_declared(rule::RNG_11)),
        Some(Plan::LungeOn) => Ok(()),
        _ if is_second && fighter.ini() < convert::LATE => {
            Err(why::too_slow_again(rule::TIM_03, convert::LATE, fighter.ini()))
        }
        _ => Ok(()),
    }
}

fn has_due(fighter: &Snapshot) -> bool {
    dues(fighter).next().is_some()
}

/// Whether a blow may be struck at somebody.
///
/// Rule: `ATK-01`, `AUS-04`, `CRE-01`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_strike(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    if fighter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    if zone::is_crippled(fighter) {
        return Err(why::crippled(rule::ZON_03));
    }
    if fighter.condition.ado.saddle.unready_in > 0 {
        return Err(why::unready_in_saddle(rule::MNT_01));
    }
    is_foe(scene, fighter, target)?;
    is_ready(fighter, arm)?;
    if fighter.condition.held_by.is_some() {
        manoeuvre::may_while_held(scene, fighter, arm)?;
    }
    manoeuvre::may_wrestle(target, fighter, arm)?;
    convert::may_strike_with(scene, fighter, arm)?;
    fury::may_aim_at(scene, fighter, target)?;
    situation::may_strike(scene, fighter, target, arm)?;
    melee::in_reach(scene, fighter, target, arm)
}

/// Whether somebody can be struck at: a foe who is still in the fight.
///
/// Rule: `ATK-01`.
fn is_foe(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> Result<(), WhyNot> {
    if !scene.are_hostile(fighter, target) {
        Err(why::no_foe(rule::ATK_01, target.id()))
    } else if !target.is_conscious() {
        Err(why::out_of_fight(rule::ATK_01, target.id()))
    } else {
        Ok(())
    }
}

/// Whether a natural attack is ready: its run was long enough, and it has not been made yet.
///
/// Rule: `CRE-01`.
fn is_ready(fighter: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let (run, needed) = (fighter.turn.run, arm.kind.run_from);
    if run < needed {
        Err(why::run_too_short(rule::CRE_01, &arm.name, needed, run))
    } else if is_used(fighter, arm) {
        Err(why::attack_is_used(rule::CRE_01, &arm.name))
    } else {
        Ok(())
    }
}

/// Whether a creature with several attacks of different kinds has made this one already (`CRE-01`).
fn is_used(fighter: &Snapshot, arm: &Arm) -> bool {
    if fighter.turn.struck_with == 0 {
        return false;
    }
    let kinds = fighter.arms().filter(|(_, arm)| !arm.kind.is_substitute).count();
    let own = fighter.arms().find(|(_, known)| std::ptr::eq(*known, arm));
    let was_made = own.is_some_and(|(slot, _)| fighter.turn.struck_with & 1 << slot.min(15) != 0);
    was_made && kinds >= usize::from(arm.kind.per_round)
}
