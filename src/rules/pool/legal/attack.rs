//! Attacks and manoeuvres: with what, against whom, from where.

use crate::battle::{Choice, FighterId, RuleId, Slot};
use crate::board::{Cell, PathStep};

use super::super::assault::{self, Assault, Way};
use super::super::data::PowerAction;
use super::super::manoeuvre::{DISTRACT_M, Manoeuvre};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{moves, rule};

/// With what right somebody attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Right {
    /// In his own turn.
    Turn,
    /// As an early riposte, which is one attack action (`PL-RIP-04`).
    Riposte,
}

/// Metres of the movement that may come before a push (`PL-MAN-03`).
const PUSH_M: u16 = 10;

/// An attack or a manoeuvre as a choice names it.
pub(super) fn attack_choice(
    scene: &Scene,
    own: &Snapshot,
    choice: &Choice,
    right: Right,
) -> Result<(), RuleId> {
    let Choice::Attack {
        target,
        with,
        manoeuvre,
        stakes,
    } = choice
    else {
        return Err(rule::PL_ATK_04);
    };
    let target = scene.get(*target).ok_or(rule::PL_ATK_03)?;
    if !stakes.is_empty() {
        return Err(rule::PL_ATK_02);
    }
    if let Some(assault) = Assault::of(*manoeuvre, *with) {
        return may_attack(scene, own, target, assault, right);
    }
    let manoeuvre = Manoeuvre::of(*manoeuvre).ok_or(rule::PL_ATK_01)?;
    may_manoeuvre(scene, own, target, manoeuvre, *with, right)
}

/// Whether a fighter may attack somebody so now.
///
/// Rule: `PL-ATK-03`, `PL-ACT-02`, `PL-SNK-01`, `PL-MAG-01`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_attack(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    assault: Assault,
    right: Right,
) -> Result<(), RuleId> {
    let turn = own.state.turn;
    let is_limited = is_limited(own, assault);
    match right {
        Right::Turn if is_limited && !turn.is_fresh() => return Err(rule::PL_ACT_06),
        Right::Turn if turn.has_attacked => return Err(rule::PL_ACT_02),
        Right::Turn if !turn.has_attack() => return Err(rule::PL_ACT_01),
        Right::Riposte if is_limited => return Err(rule::PL_RIP_04),
        _ => {}
    }
    if !scene.are_hostile(own, target) || !target.can_suffer() {
        return Err(rule::PL_ATK_03);
    }
    if target.state.hides.is_some() {
        return Err(rule::PL_PER_02);
    }
    match assault.way {
        Way::Close => may_strike(scene, own, target, assault.with)?,
        Way::Shot => may_shoot(scene, own, target, assault.with)?,
        Way::Spell => may_cast(scene, own, target, assault.with)?,
    }
    if assault.is_sneaky && !assault::may_sneak(scene, own, target, assault.way) {
        return Err(rule::PL_SNK_01);
    }
    Ok(())
}

/// Whether an attack takes the whole turn: a spell that says so.
fn is_limited(own: &Snapshot, assault: Assault) -> bool {
    let spell = own.build.powers.get(usize::from(assault.with.0));
    assault.way == Way::Spell && spell.is_some_and(|spell| spell.action == PowerAction::Limited)
}

/// Whether a blow reaches: in the squares of the weapon and with nothing between.
///
/// Rule: `PL-ATK-03`, `PL-BRD-05`, `PL-BRD-12`.
fn may_strike(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    let close = own
        .arm(with)
        .filter(|_| own.wields(with))
        .and_then(|arm| arm.close);
    let reach = close.ok_or(rule::PL_ATK_01)?.reach;
    if reaches(scene, own, target, reach) {
        Ok(())
    } else {
        Err(rule::PL_ATK_03)
    }
}

/// Whether a weapon of a reach gets from one to the other.
///
/// Rule: `PL-BRD-05`, `PL-BRD-12`.
pub(crate) fn reaches(scene: &Scene, own: &Snapshot, target: &Snapshot, reach: u8) -> bool {
    let reach = u16::from(reach);
    scene.distance(own, target) <= reach && scene.pair(own, target).has_melee_line(reach)
}

/// Whether a shot or throw gets there: loaded, within the range, in sight, with nothing that stops it.
///
/// Rule: `PL-ATK-03`, `PL-BRD-08`, `PL-ACT-05`.
fn may_shoot(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    let arm = own
        .arm(with)
        .filter(|_| own.wields(with))
        .ok_or(rule::PL_ATK_01)?;
    let shot = arm.shot.ok_or(rule::PL_ATK_01)?;
    let state = own.state.arm(with);
    if state.is_unloaded {
        return Err(rule::PL_ACT_05);
    }
    if shot.pieces.is_some() && state.pieces == 0 {
        return Err(shot.rule);
    }
    if !scene.is_within(own, target, shot.range_m) {
        return Err(rule::PL_ATK_03);
    }
    let pair = scene.pair(own, target);
    if !pair.has_sight() {
        Err(rule::PL_ATK_03)
    } else if !pair.has_missile() {
        Err(rule::PL_BRD_08)
    } else {
        Ok(())
    }
}

/// Whether a spell that harms gets there.
///
/// Rule: `PL-MAG-01`, `PL-ATK-06`.
fn may_cast(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    if !scene.round.modules.has(Modules::MAGIC) {
        return Err(rule::PL_ATK_06);
    }
    let spell = own
        .build
        .powers
        .get(usize::from(with.0))
        .filter(|spell| !spell.heals);
    let spell = spell.ok_or(rule::PL_MAG_01)?;
    if scene.is_within(own, target, spell.range_m) && scene.pair(own, target).has_sight() {
        Ok(())
    } else {
        Err(rule::PL_ATK_03)
    }
}

/// Whether a fighter may try a manoeuvre on somebody now.
///
/// Rule: `PL-MAN-01`, `PL-MAN-09`, `PL-MAN-10`, `PL-ACT-06`, `PL-STA-05`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_manoeuvre(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
    with: Slot,
    right: Right,
) -> Result<(), RuleId> {
    if right == Right::Riposte {
        return Err(rule::PL_RIP_04);
    }
    if !own.state.turn.is_fresh() {
        return Err(rule::PL_ACT_06);
    }
    if own.is_prone() && manoeuvre != Manoeuvre::Distract {
        return Err(rule::PL_STA_05);
    }
    if !scene.are_hostile(own, target) || !target.can_suffer() {
        return Err(rule::PL_MAN_01);
    }
    if target.state.hides.is_some() {
        return Err(rule::PL_PER_02);
    }
    let close = own
        .arm(with)
        .filter(|_| own.wields(with))
        .and_then(|arm| arm.close);
    let close = close.ok_or(rule::PL_MAN_01)?;
    if manoeuvre == Manoeuvre::Disarm && target.in_hand().hands == 0 {
        return Err(rule::PL_MAN_05);
    }
    match manoeuvre.contact(close.reach) {
        None if scene.is_within(own, target, DISTRACT_M) && scene.pair(own, target).has_sight() => Ok(()),
        None => Err(rule::PL_MAN_02),
        Some(reach) if reaches(scene, own, target, reach) => Ok(()),
        Some(_) if !manoeuvre.may_approach() => Err(rule::PL_MAN_10),
        Some(_) => contact_way(scene, own, target, manoeuvre)
            .map(|_| ())
            .ok_or(rule::PL_MAN_09),
    }
}

/// The way by which a push or a knock comes into contact; empty where there is contact already.
///
/// Rule: `PL-MAN-09`.
pub(crate) fn contact_way(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
) -> Option<Vec<PathStep>> {
    let metres = match manoeuvre {
        Manoeuvre::Push => PUSH_M,
        _ => own.build.move_m,
    };
    moves::approach(scene, own, target, metres)
}

/// Whether a fighter could attack somebody from where he stands in any way.
pub(super) fn can_reach(scene: &Scene, own: &Snapshot, foe: Option<FighterId>) -> bool {
    let Some(foe) = foe.and_then(|id| scene.get(id)) else {
        return false;
    };
    own.wielded().any(|(slot, _)| {
        [Way::Close, Way::Shot].into_iter().any(|way| {
            let assault = Assault {
                way,
                with: slot,
                is_sneaky: false,
            };
            may_attack(scene, own, foe, assault, Right::Turn).is_ok()
        })
    })
}

/// Whether the end of a path is a place from which a late riposte can be made.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
pub(super) fn comes_to_blows(
    scene: &Scene,
    own: &Snapshot,
    foe: &Snapshot,
    path: &[Cell],
) -> Result<(), RuleId> {
    let mut there = own.clone();
    there.body.at = path.last().copied().unwrap_or(own.body.at);
    if can_reach(scene, &there, Some(foe.id())) {
        Ok(())
    } else {
        Err(rule::PL_RIP_07)
    }
}
