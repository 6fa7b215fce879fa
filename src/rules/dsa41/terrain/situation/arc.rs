//! From where a blow comes: flank and rear against the hands that could stop it.

use crate::battle::{Cause, WhyNot};
use crate::board::{self, Arc};

use super::super::place;
use super::Guard;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why};

/// What a blow at the back is easier by.
pub(crate) const AT_THE_BACK: i16 = 1;
/// What a guard on the wrong side, or a dodge from a flank, is harder by.
pub(crate) const FLANKED: i16 = -2;
/// What is left to those who feel a foe behind them.
pub(crate) const FELT: i16 = -4;

/// On which side of a fighter another one stands; always the front where the module is off.
///
/// Rule: `BRD-04`.
pub(crate) fn of(scene: &Scene, fighter: &Snapshot, other: &Snapshot) -> Arc {
    if !scene.round.modules.has(Modules::FACING) {
        return Arc::Front;
    }
    let (own, foe) = (place::footprint(&fighter.body), place::footprint(&other.body));
    Arc::of(board::rel(own, fighter.body.facing, foe))
}

/// A blow at the back.
///
/// Rule: `BRD-05`.
pub(super) fn attack(ledger: &mut impl Tally, scene: &Scene, attacker: &Snapshot, target: &Snapshot) {
    if of(scene, target, attacker) == Arc::Rear {
        ledger.add_for(rule::BRD_05, &cause::FROM_BEHIND, AT_THE_BACK);
    }
}

/// A parry against a blow from the side or from behind.
///
/// Rule: `BRD-05`.
///
/// # Errors
///
/// Nobody turns a blow from behind, unless he feels it coming and has a weapon to do so.
pub(super) fn parry(
    ledger: &mut impl Tally,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    guard: Guard,
) -> Result<(), WhyNot> {
    let arc = of(scene, defender, attacker);
    let has_no_hands = defender.build.traits.has_no_hands;
    ledger.add_for(
        rule::BRD_05,
        side_of(arc),
        match arc {
            Arc::Front => 0,
            Arc::Rear if has_no_hands => FLANKED,
            Arc::Rear if matches!(guard, Guard::Weapon(_)) && defender.build.traits.instinct => FELT,
            Arc::Rear => return Err(why::from_behind(rule::BRD_05)),
            Arc::Left | Arc::Right if has_no_hands => 0,
            Arc::Left | Arc::Right if is_of_both(defender, guard) => FLANKED,
            flank => flanked(defender, flank, guard),
        },
    );
    Ok(())
}

/// The word for the side that a blow comes from; none from the front.
pub(crate) fn side_of(arc: Arc) -> Cause {
    match arc {
        Arc::Front => Cause::Rule,
        Arc::Left => (&cause::LEFT_FLANK).into(),
        Arc::Right => (&cause::RIGHT_FLANK).into(),
        Arc::Rear => (&cause::FROM_BEHIND).into(),
    }
}

/// Whether a guard is a weapon in both hands.
#[inline(never)]
fn is_of_both(defender: &Snapshot, guard: Guard) -> bool {
    matches!(guard, Guard::Weapon(arm) if defender.leads_with_both(arm))
}

/// A guard in the hand on the flank that is attacked is where it is needed.
fn flanked(defender: &Snapshot, flank: Arc, guard: Guard) -> i16 {
    let is_there = match guard {
        Guard::Weapon(arm) => flank == weapon_side(defender, arm),
        Guard::Shield | Guard::ParryWeapon => flank != weapon_side(defender, defender.main_arm()),
    };
    if is_there { 0 } else { FLANKED }
}

/// Whether a shield keeps off what comes from this side: the front, and the side on which it is carried.
///
/// Rule: `BRD-05`.
pub(crate) fn shield_guards(bearer: &Snapshot, arc: Arc) -> bool {
    match arc {
        Arc::Front => true,
        Arc::Rear => false,
        flank => flanked(bearer, flank, Guard::Shield) == 0,
    }
}

/// The side on which a weapon is led.
fn weapon_side(fighter: &Snapshot, arm: &Arm) -> Arc {
    if fighter.build.traits.left_handed == arm.kind.is_second {
        Arc::Right
    } else {
        Arc::Left
    }
}

/// A dodge from a blow from the side or from behind.
///
/// Rule: `BRD-05`.
///
/// # Errors
///
/// Nobody dodges in place what comes from behind, unless he feels it coming.
pub(super) fn dodge(
    ledger: &mut impl Tally,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    is_aimed: bool,
) -> Result<(), WhyNot> {
    let arc = of(scene, defender, attacker);
    ledger.add_for(
        rule::BRD_05,
        side_of(arc),
        match arc {
            Arc::Front => 0,
            Arc::Left | Arc::Right => FLANKED,
            Arc::Rear if is_aimed && !defender.build.traits.instinct => {
                return Err(why::from_behind(rule::BRD_05));
            }
            Arc::Rear => FELT,
        },
    );
    Ok(())
}
