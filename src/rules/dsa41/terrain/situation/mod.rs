//! Situations: what hands, posture, room, light, water, height and the foe do to attacks, parries and dodges.
//!
//! Modifiers of different circumstances add up (`MOD-01`). Each file holds one circumstance and asks the map first whether it has
//! such a thing at all, so that a bare field in daylight costs nothing. Everything follows from the scene and the two fighters:
//! odds and the opponent move them about and ask again.

pub(crate) mod arc;
pub(crate) mod behind;
mod cell;
pub(crate) mod foe;
pub(crate) mod hand;
pub(crate) mod height;
pub(crate) mod light;
pub(crate) mod obstacle;
pub(crate) mod posture;
pub(crate) mod room;
pub(crate) mod water;

use crate::battle::WhyNot;
use crate::board::Features;

use super::super::exchange::tally::Tally;
use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::place;

pub(crate) use cell::on_cell;

/// Decimetres along the side of a square (`BRD-01`).
const CELL_DM: u16 = 10;

/// What a blow is stopped with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Guard<'a> {
    /// The weapon in the hand, or a bare arm.
    Weapon(&'a Arm),
    /// A shield.
    Shield,
    /// A parry weapon.
    ParryWeapon,
}

/// Adds what the situation does to an attack, but for the postures, which come before the declaration.
///
/// Rule: `MOD-01`.
pub(crate) fn attack<T: Tally>(
    ledger: &mut T,
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) {
    foe::attack(ledger, target, arm);
    arc::attack(ledger, scene, attacker, target);
    room::judge(ledger, scene, attacker, target, (arm, room::Use::Attack));
    hand::attack(ledger, attacker, arm);
    if is_plain(scene, attacker, target) {
        return;
    }
    let usage = light::Use::Attack {
        needs_eyes: arm.kind.is_whip || arm.kind.is_lance,
    };
    light::judge(ledger, scene, attacker, target, usage);
    water::judge(ledger, scene, attacker, water::Use::Attack);
    height::attack(ledger, scene, attacker, target);
}

/// Whether the situation lets a fighter strike at somebody with a weapon that is long enough.
///
/// Rule: `BRD-21`, `BRD-22`, `SIT-33`.
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
    water::may_use(scene, fighter, arm)?;
    height::can_reach(scene.board(), &fighter.body, &target.body, arm.reach)
}

/// Whether the place is too narrow or too low for a weapon.
///
/// Rule: `SIT-10`, `BRD-20`.
pub(crate) fn is_cramped(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> bool {
    room::is_cramped(scene, own, foe, arm)
}

/// Squares of width that a weapon needs across the line to a foe, and those that the place leaves.
///
/// Rule: `SIT-10`, `BRD-20`.
pub(crate) fn room_for(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> (u16, u16) {
    room::squares(scene, own, foe, arm)
}

/// Adds what the situation does to a parry, but for the posture of the attacker, which counts for dodges alike.
///
/// Rule: `MOD-01`.
///
/// # Errors
///
/// The rule that forbids the parry.
pub(crate) fn parry<T: Tally>(
    ledger: &mut T,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (guard, with): (Guard, &Arm),
) -> Result<(), WhyNot> {
    water::may_guard(scene, defender, guard)?;
    arc::parry(ledger, scene, defender, attacker, guard)?;
    if let Guard::Weapon(own) = guard {
        room::judge(ledger, scene, defender, attacker, (own, room::Use::Parry));
        hand::parry(ledger, defender, own);
    }
    foe::hand(ledger, defender, attacker, with);
    height::ground(ledger, defender);
    surroundings(ledger, scene, defender, attacker);
    Ok(())
}

/// Adds what the situation does to a dodge: what concerns the own weapon is no part of it.
///
/// Rule: `MOD-04`.
///
/// # Errors
///
/// The rule that forbids the dodge.
pub(crate) fn dodge<T: Tally>(
    ledger: &mut T,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    is_aimed: bool,
) -> Result<(), WhyNot> {
    arc::dodge(ledger, scene, defender, attacker, is_aimed)?;
    surroundings(ledger, scene, defender, attacker);
    Ok(())
}

/// Whether two fight on even ground by daylight, with nothing between them or beside them.
fn is_plain(scene: &Scene, one: &Snapshot, other: &Snapshot) -> bool {
    let view = scene.board();
    let features = view.features();
    let of_the_place = Features::DARKNESS | Features::MIST | Features::WATER;
    if features.has(of_the_place) || one.body.flies_dm() != 0 || other.body.flies_dm() != 0 {
        return false;
    }
    !features.has(Features::THINGS | Features::HEIGHTS)
        || view.is_open_between(place::footprint(&one.body), place::footprint(&other.body))
}

/// What hinders and helps parries and dodges alike.
///
/// Rule: `MOD-04`.
fn surroundings(ledger: &mut impl Tally, scene: &Scene, defender: &Snapshot, attacker: &Snapshot) {
    if is_plain(scene, defender, attacker) {
        return;
    }
    light::judge(ledger, scene, defender, attacker, light::Use::Defence);
    water::judge(ledger, scene, defender, water::Use::Defence);
    height::defence(ledger, scene, defender, attacker);
    obstacle::defence(ledger, scene, defender, attacker);
}
