//! Unusual foes: their size, their bare hands, the hand they strike with.

use crate::rules::dsa41::cause;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::{Arm, Size};
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::Snapshot;

/// What a tiny target costs a blow, and a very small one (`CRE-02`).
pub(crate) const TINY: i16 = -4;
pub(crate) const VERY_SMALL: i16 = -2;
/// What bare hands lose that strike at somebody with a weapon (`UNA-06`).
pub(crate) const AGAINST_WEAPON: i16 = -1;

/// The size of the target, and bare hands against a weapon.
///
/// Rule: `SIT-41` (`CRE-02`), `SIT-43` (`UNA-06`).
pub(super) fn attack(ledger: &mut impl Tally, target: &Snapshot, arm: &Arm) {
    match target.build.size {
        Size::Tiny => ledger.add_for(rule::CRE_02, &cause::SIZE_TINY, TINY),
        Size::VerySmall => ledger.add_for(rule::CRE_02, &cause::SIZE_VERY_SMALL, VERY_SMALL),
        _ => {}
    }
    let held = target.main_arm();
    if arm.kind.is_unarmed && !held.kind.is_natural && !held.kind.is_unarmed {
        ledger.add_for(rule::UNA_06, held.thing, AGAINST_WEAPON);
    }
}

/// What a parry loses against the left hand (`SIT-42`).
pub(crate) const LEFT_HAND: i16 = -1;

/// The hand that a foe leads his weapon with: those who use the right one are not used to the left. A second weapon in the left
/// hand makes nobody left-handed.
///
/// Rule: `SIT-42`.
pub(super) fn hand(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot, with: &Arm) {
    let is_left = attacker.build.traits.left_handed != attacker.style().is_off_hand;
    let has_weapon = !with.kind.is_natural && !with.kind.is_unarmed;
    if is_left && has_weapon && !defender.build.traits.left_handed && !defender.build.is_creature {
        ledger.add_for(rule::SIT_42, with.thing, LEFT_HAND);
    }
}
