//! Battle frenzy and blood rage: what they add and take, what they forbid, and whom they drive at.

use crate::battle::{RuleId, WhyNot};
use crate::board::Cell;

use super::super::exchange::tally::Tally;
use super::super::fighter::{Passion, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{melee, rule, shot, why};

/// What it adds to attacks (`ADV-STATE-1`).
pub(crate) const ATTACK: i16 = 2;
/// What it takes from parries (`ADV-STATE-1`).
pub(crate) const PARRY: i16 = -2;
/// Metres within which a foe keeps it up (`ADV-STATE-1`).
pub(crate) const NEAR: u16 = 10;
/// What the check to stop a blood rage asks for.
pub(crate) const TO_STOP: (RuleId, i16) = (rule::ADV_STATE_2, -2);

/// Adds what it gives to an attack.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
#[inline]
pub(crate) fn add_to_attack(ledger: &mut impl Tally, fighter: &Snapshot) {
    if let Some(passion) = fighter.condition.ado.fury.passion {
        ledger.add(passion.rule(), ATTACK);
    }
}

/// Adds what it takes from a parry.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
#[inline]
pub(crate) fn add_to_parry(ledger: &mut impl Tally, fighter: &Snapshot) {
    if let Some(passion) = fighter.condition.ado.fury.passion {
        ledger.add(passion.rule(), PARRY);
    }
}

/// Whether a fighter has his wits: those who are out of their mind neither feint nor parry with skill, declare nothing but blows
/// for blows, and do not give way.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
///
/// # Errors
///
/// The state that forbids it.
#[inline]
pub(crate) fn has_wits(fighter: &Snapshot) -> Result<(), WhyNot> {
    fighter
        .condition
        .ado
        .fury
        .passion
        .map_or(Ok(()), |passion| Err(why::out_of_mind(passion.rule())))
}

/// Whether a declaration turns the attack into a defence, which those who are out of their mind do not do.
///
/// Rule: `ADV-STATE-1`.
///
/// # Errors
///
/// The state that forbids it.
pub(crate) fn may_declare(fighter: &Snapshot, plan: Plan) -> Result<(), WhyNot> {
    match plan {
        Plan::Guarded | Plan::DefendTwice => has_wits(fighter),
        _ => Ok(()),
    }
}

/// Whether somebody may let himself go: he fights at close quarters, or was wounded in this round.
///
/// Rule: `ADV-STATE-1`.
///
/// # Errors
///
/// He is not given to it, or has no cause.
pub(crate) fn may_begin(scene: &Scene, fighter: &Snapshot) -> Result<(), WhyNot> {
    let is_stung = fighter.condition.ado.fury.is_stung;
    if !fighter.build.traits.frantic {
        Err(why::never_frantic(rule::ADV_STATE_1))
    } else if fighter.condition.frenzied {
        Err(why::frantic_already(rule::ADV_STATE_1))
    } else if !fighter.is_able() {
        Err(why::unable(rule::ADV_STATE_1))
    } else if is_stung || melee::engaged_foes(scene, fighter) > 0 {
        Ok(())
    } else {
        Err(why::no_cause_for_frenzy(rule::ADV_STATE_1))
    }
}

/// Whether a free step gives way to a foe at close quarters.
///
/// Rule: `ADV-STATE-1`.
///
/// # Errors
///
/// Those who are out of their mind do not.
pub(crate) fn may_step(scene: &Scene, fighter: &Snapshot, to: Cell) -> Result<(), WhyNot> {
    let Err(state) = has_wits(fighter) else {
        return Ok(());
    };
    let gives_way =
        |foe: &Snapshot| melee::is_engaged(scene, fighter, foe) && place::gives_way(fighter, to, foe);
    if scene.foes(fighter).any(gives_way) {
        Err(state)
    } else {
        Ok(())
    }
}

/// Whether a target is the one that a rage drives at: the nearest of either side, of equals the first.
///
/// Rule: `ADV-STATE-2`.
///
/// # Errors
///
/// Somebody else is nearer.
#[inline]
pub(crate) fn may_aim_at(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> Result<(), WhyNot> {
    match quarry(scene, fighter) {
        Some(quarry) if quarry.id() != target.id() => Err(why::driven_at(rule::ADV_STATE_2, quarry.id())),
        _ => Ok(()),
    }
}

/// Whether a fighter takes everybody for a foe.
///
/// Rule: `ADV-STATE-2`.
#[inline]
pub(crate) fn is_raging(fighter: &Snapshot) -> bool {
    fighter.condition.ado.fury.passion == Some(Passion::Rage)
}

/// Whom a rage drives at: the combatant who is nearest, able or not; nobody without a rage.
///
/// Rule: `ADV-STATE-2`.
pub(crate) fn quarry<'s>(scene: &'s Scene, fighter: &Snapshot) -> Option<&'s Snapshot> {
    if !is_raging(fighter) {
        return None;
    }
    let is_other = |other: &&Snapshot| other.id() != fighter.id() && other.is_conscious();
    let others = scene.fighters.iter().filter(is_other);
    others.min_by_key(|other| (place::distance(fighter, other), other.id()))
}

/// Whether an able foe keeps a frenzy up: at close quarters, or near.
///
/// Rule: `ADV-STATE-1`.
pub(crate) fn is_kept_up(scene: &Scene, fighter: &Snapshot) -> bool {
    let is_near = |foe: &Snapshot| {
        scene.are_at_war(fighter, foe)
            && (melee::is_engaged(scene, fighter, foe) || shot::metres(fighter, foe) <= NEAR)
    };
    scene.fighters.iter().any(|foe| foe.is_able() && is_near(foe))
}

/// Whether an able foe is left whom a rage was meant for.
///
/// Rule: `ADV-STATE-2`.
pub(crate) fn has_foes(scene: &Scene, fighter: &Snapshot) -> bool {
    let mut others = scene.fighters.iter();
    others.any(|foe| foe.is_able() && scene.are_at_war(fighter, foe))
}
