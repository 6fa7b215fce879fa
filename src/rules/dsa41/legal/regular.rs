//! Regular actions: movement, positions, handling things, long actions.

use crate::battle::{Choice, FighterId, Posture, Slot, Term, WhyNot};
use crate::board::{Cell, Facing};
use crate::rules::kernel::why::{looks_there, no_answer, shape};

use super::super::condition::{breath, morale, riding};
use super::super::exchange::zone;
use super::super::fighter::{Deed, LongAction, Plan, Vitality};
use super::super::round::{Due, Round};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{manoeuvre, melee, rule, shot, why, word};
use super::door::door;
use super::floor;
use super::hands::{change_style, draw, drawing_time, pick_up};

/// The action slot that a fighter is asked about.
pub(crate) fn deed(round: &Round, fighter: &Snapshot) -> Option<Deed> {
    let actor = round.actor.filter(|actor| actor.fighter == fighter.id())?;
    let plan = fighter.turn.plan?;
    match actor.due {
        Due::First => plan.first(),
        // Those who feel how a fight goes may convert as late as this (UMW-01).
        Due::Second => plan.second().or((plan == Plan::Fight).then_some(Deed::Attack)),
        Due::Extra | Due::Left => Some(Deed::Attack),
        Due::Free(_) => None,
    }
}

/// Whether a regular action answers the question.
pub(crate) fn regular(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let deed = deed(scene.round, fighter).ok_or_else(|| no_answer(rule::TIM_03))?;
    if matches!(deed, Deed::Move | Deed::Sprint) {
        morale::may_move(scene, fighter, choice)?;
    }
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::CARRY_ON,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => match fighter.task.0 {
            Some(_) if deed == Deed::Act => Ok(()),
            _ => Err(why::nothing_begun(rule::TIM_05)),
        },
        Choice::Act { act, .. } if fighter.condition.disoriented && !is_position(*act) => {
            Err(why::disoriented(rule::AUS_04))
        }
        Choice::Move { .. } if fighter.condition.disoriented => Err(why::disoriented(rule::AUS_04)),
        Choice::Move { .. } if fighter.condition.held_by.is_some() => {
            Err(manoeuvre::held_fast(scene, fighter))
        }
        Choice::Act {
            act: word::LEAVE,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => {
            if !matches!(deed, Deed::Move | Deed::Sprint) {
                Err(why::not_declared(rule::BRD_29))
            } else if fighter.condition.held_by.is_some() {
                Err(manoeuvre::held_fast(scene, fighter).by(rule::BRD_29))
            } else if place::may_leave(scene, place::footprint(&fighter.body)) {
                Ok(())
            } else {
                Err(why::no_exit(rule::BRD_29))
            }
        }
        Choice::Move { gait, path, facing } => {
            let wanted = match deed {
                Deed::Move => word::WALK,
                Deed::Sprint => word::SPRINT,
                _ => return Err(why::not_declared(rule::TIM_07)),
            };
            if ![wanted, word::CLIMB, word::JUMP, word::JUMP_DOWN].contains(gait) {
                return Err(why::not_declared(rule::TIM_07));
            }
            let walked = moves::check_path(scene, fighter, *gait, path)?;
            let looks = walked.last().map(|step| step.towards);
            let turns = fighter.body.mount.is_some() && facing.is_some() && *facing != looks;
            match turns {
                true => Err(why::mount_looks_ahead(rule::MNT_09)),
                false => Ok(()),
            }
        }
        Choice::Act {
            act,
            target,
            with,
            at,
            facing,
        } if deed == Deed::Act => self::act(scene, fighter, *act, (*target, *with, *at, *facing)),
        _ => Err(why::not_declared(rule::TIM_07)),
    }
}

/// Whether an action is a position action.
///
/// Rule: `ACT-12`, `VAL-07`.
pub(crate) fn is_position(act: Term) -> bool {
    matches!(
        act,
        word::STAND
            | word::STAND_QUICKLY
            | word::KNEEL
            | word::TURN_FULLY
            | word::RECOVER
            | word::BEAT_OUT
            | word::CHANGE_STYLE
            | word::DIVE
            | word::MOUNT
            | word::DISMOUNT
            | word::JOIN_PIKE
    )
}

type Details = (Option<FighterId>, Option<Slot>, Option<Cell>, Option<Facing>);

/// Whether a regular action other than movement may be done now.
fn act(scene: &Scene, fighter: &Snapshot, act: Term, details: Details) -> Result<(), WhyNot> {
    if fighter.condition.exhausted && act != word::BREATHE {
        return Err(why::exhausted(rule::END_06, fighter.endurance.now));
    }
    // Whoever is at it already goes on with it, or does something else.
    let is_at_it = |task: LongAction| (task.act, task.target, task.with) == (act, details.0, details.1);
    if fighter.task.0.is_some_and(is_at_it) {
        return Err(why::at_it_already(rule::TIM_05));
    }
    let allowed = |yes: bool, why: WhyNot| if yes { Ok(()) } else { Err(why) };
    let posture = fighter.body.posture;
    // Any position action may turn to any side besides (BRD-03).
    let details = match (act, details) {
        (word::TURN_FULLY, details) => details,
        (act, (target, with, at, Some(_))) if is_position(act) => (target, with, at, None),
        (_, details) => details,
    };
    if zone::is_crippled(fighter) && [word::STAND, word::STAND_QUICKLY, word::KNEEL].contains(&act) {
        return Err(why::crippled(rule::ZON_03));
    }
    let rises = [word::STAND, word::STAND_QUICKLY, word::KNEEL, word::SLIP_FREE].contains(&act);
    if rises && manoeuvre::pinned(scene, fighter.id()).is_some() {
        return Err(why::pinned(rule::MAN_FESTNAGELN));
    }
    match (act, details) {
        (word::STAND, (None, None, None, None)) => {
            allowed(posture != Posture::Standing, why::posture_already(rule::SIT_05))
        }
        (word::STAND_QUICKLY, (None, None, None, None)) => {
            allowed(posture == Posture::Lying, why::not_prone(rule::SIT_05))
        }
        (word::KNEEL | word::DIVE, _) if fighter.body.mount.is_some() => Err(why::mounted(rule::MNT_09)),
        (word::MOUNT, (Some(mount), None, None, None)) => riding::may_mount(scene, fighter, mount),
        (word::DISMOUNT, (None, None, Some(cell), None)) => {
            allowed(fighter.body.mount.is_some(), why::not_mounted(rule::MNT_09))?;
            let cells = riding::cells_beside(scene, fighter);
            allowed(cells.contains(&cell), why::no_room_to_dismount(rule::MNT_09))
        }
        (word::KNEEL, (None, None, None, None)) => {
            allowed(posture == Posture::Standing, why::not_standing(rule::SIT_05))
        }
        (word::TURN_FULLY, (None, None, None, Some(facing))) => {
            allowed(facing != fighter.body.facing, looks_there(rule::BRD_03))
        }
        (word::RECOVER, (None, None, None, None)) => {
            allowed(fighter.condition.disoriented, why::has_bearings(rule::AUS_04))
        }
        (word::CHANGE_STYLE, (None, Some(slot), None, None)) => {
            floor::leaves_the_light(scene, fighter, slot)?;
            change_style(fighter, slot)
        }
        (word::DRAW, (None, Some(slot), None, None)) => {
            floor::leaves_the_light(scene, fighter, slot)?;
            draw(fighter, slot)?;
            match drawing_time(fighter, slot) {
                0 => Err(why::takes_no_action(rule::ACT_14)),
                1 => Ok(()),
                _ => long(fighter),
            }
        }
        (word::PICK_UP, (None, None, None, None)) => {
            pick_up(fighter)?;
            floor::finds_his_own(scene, fighter)
        }
        (word::PICK_UP, (None, Some(name), at, None)) => {
            floor::lies_there(scene, name, at, rule::ACT_17)?;
            floor::pick_up(scene, fighter, name)
        }
        (word::BEAT_OUT, (None, None, None, None)) => floor::beat_out(scene, fighter),
        (word::DIVE, (None, None, Some(cell), None)) => floor::dive(scene, fighter, cell),
        (word::PUT_OUT | word::KINDLE, (None, Some(name), at, None)) => {
            floor::lies_there(scene, name, at, rule::BRD_19)?;
            floor::tend(scene, fighter, name, act == word::KINDLE)
        }
        (word::OVERTURN, (None, None, Some(cell), None)) => allowed(
            floor::overturned(scene, fighter, cell).is_some(),
            why::no_table(crate::battle::OVERTURNED),
        ),
        (word::FORCE, (None, None, Some(cell), None)) => allowed(
            floor::breakable(scene, fighter, cell).is_some(),
            why::nothing_to_break(rule::BRD_31),
        ),
        (word::UNLOCK, (None, None, Some(cell), None)) => allowed(
            floor::unlockable(scene, fighter, cell).is_some(),
            why::no_key(rule::BRD_31),
        ),
        (word::STOW, (None, None, None, None)) => {
            long(fighter)?;
            allowed(
                !fighter.hands.empty && fighter.style().draw > 0,
                why::hands_empty(rule::ACT_15),
            )
        }
        // Holds of persons are broken by an attack (MAN-U-HOLDS).
        (word::BREAK_FREE | word::SLIP_FREE, _) if manoeuvre::clasp(scene, fighter.id()).is_some() => {
            Err(why::broken_by_attack(rule::MAN_U_HOLDS))
        }
        (word::BREAK_FREE | word::SLIP_FREE, (None, None, None, None)) => {
            allowed(fighter.condition.held_by.is_some(), why::not_held(rule::CRE_07))
        }
        (word::RELOAD, (None, None, None, None)) => reload(fighter),
        (word::JOIN_PIKE, (Some(bearer), None, None, None)) => melee::may_join(scene, fighter, bearer),
        (word::AIM, (Some(target), None, None, None)) => shot::may_aim(scene, fighter, target),
        (word::USE_ITEM, (None, Some(slot), None, None)) => use_item(fighter, slot),
        (word::USE_TALENT, (None, Some(slot), None, None)) => use_talent(fighter, slot),
        // What these rules know, but nobody in these fights has: distance classes, and time to put armour on.
        (word::RELOAD, _) => Err(shape(rule::ACT_18)),
        (word::AIM, _) => Err(shape(rule::ACT_19)),
        (word::CHANGE_DISTANCE, _) => Err(why::attack_changes_distance(rule::ACT_24)),
        (word::DON, _) => Err(why::no_time_for_armour(rule::ARM_06)),
        (word::USE_ITEM, _) => Err(shape(rule::ACT_16)),
        (word::USE_TALENT, _) => Err(shape(rule::ACT_25)),
        (word::DOOR, (None, None, Some(cell), None)) => {
            allowed(door(scene, fighter, cell).is_some(), why::no_door(rule::BRD_31))
        }
        (word::ORIENT, (None, None, None, None)) => orient(fighter),
        (word::BREATHE, (None, None, None, None)) => {
            long(fighter)?;
            allowed(
                breath::may_catch(fighter),
                why::breath_is_full(rule::ACT_20, fighter.endurance.now),
            )
        }
        (word::TREAT, (Some(patient), None, None, None)) => treat(scene, fighter, patient),
        _ => Err(no_answer(rule::ACT_12)),
    }
}

/// Whether a fighter may orient himself now.
///
/// Rule: `ACT-13`, `ORI-01`, `ORI-02`.
fn orient(fighter: &Snapshot) -> Result<(), WhyNot> {
    if fighter.is_prone() {
        return Err(why::prone(rule::ORI_02));
    }
    if let Some(holder) = fighter.condition.held_by {
        return Err(why::held(rule::ORI_02, holder));
    }
    if fighter.build.traits.vigilance {
        return Ok(());
    }
    long(fighter).map_err(|why| why.by(rule::ORI_01))
}

/// Whether a missile weapon in the hands can be loaded; lying only a crossbow can.
///
/// Rule: `ACT-18`, `SIT-06`, `RNG-30`.
fn reload(fighter: &Snapshot) -> Result<(), WhyNot> {
    let missile = fighter
        .missile()
        .ok_or_else(|| why::no_missile_weapon(rule::ACT_18))?;
    let time = shot::loading_time(fighter, missile);
    if time == 0 || fighter.is_loaded() {
        return Err(why::loaded_already(rule::ACT_18, &missile.arm.name));
    }
    if fighter.missiles_left() == 0 {
        return Err(why::no_missiles(rule::RNG_35, &missile.arm.name));
    }
    if fighter.is_prone() && !missile.is_crossbow {
        return Err(why::prone(rule::SIT_06));
    }
    // After a shot the next one is made ready with the second action (RNG-31).
    let follows_a_shot = fighter.turn.plan == Some(Plan::AttackAct);
    if time == 1 || follows_a_shot {
        Ok(())
    } else {
        long(fighter)
    }
}

/// Whether a thing can be taken out and used, which nobody does in one action.
///
/// Rule: `ACT-16`.
fn use_item(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let thing = fighter
        .build
        .things
        .get(usize::from(slot.0))
        .ok_or_else(|| why::not_carried(rule::ACT_16))?;
    let is_used = fighter.hands.used & 1 << slot.0.min(31) != 0;
    if is_used {
        return Err(why::used_up(rule::ACT_16, &thing.name));
    }
    if thing.is_artefact || thing.actions.is_none() {
        return Err(why::not_used_so(rule::ACT_16, &thing.name));
    }
    long(fighter)
}

/// Whether a talent can be used.
///
/// Rule: `ACT-25`.
fn use_talent(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let skill = fighter
        .build
        .skills
        .get(usize::from(slot.0))
        .ok_or_else(|| why::no_talent(rule::ACT_25))?;
    if skill.actions == 1 { Ok(()) } else { long(fighter) }
}

/// Long actions fill the rounds from their first action on (`TIM-05`).
pub(super) fn long(fighter: &Snapshot) -> Result<(), WhyNot> {
    let is_whole = match fighter.turn.plan {
        Some(Plan::ActAct | Plan::MoveAct) => true,
        // Whoever is too slow has one action in a round, and long ones take as many rounds more (TIM-06).
        Some(Plan::Act) => fighter.ini() < 0,
        _ => false,
    };
    match is_whole {
        true => Ok(()),
        false => Err(why::whole_round(rule::TIM_05)),
    }
}

/// Whether a fighter may treat another's wounds.
///
/// Rule: `ACT-21`, `DYI-04`.
fn treat(scene: &Scene, fighter: &Snapshot, patient: FighterId) -> Result<(), WhyNot> {
    long(fighter)?;
    let patient = scene.get(patient).ok_or_else(|| why::nobody(rule::DYI_04))?;
    let condition = &patient.condition;
    let is_dying = condition.vitality == Vitality::Dying && condition.countdown.is_some();
    let needs_it = is_dying || condition.ado.is_bleeding() && condition.vitality < Vitality::Dead;
    let is_near = place::distance(fighter, patient) <= 1;
    if !needs_it || !patient.body.present {
        Err(why::needs_no_treatment(rule::DYI_04, patient.id()))
    } else if !is_near {
        Err(why::patient_too_far(
            rule::DYI_04,
            patient.id(),
            place::distance(fighter, patient),
        ))
    } else {
        Ok(())
    }
}
