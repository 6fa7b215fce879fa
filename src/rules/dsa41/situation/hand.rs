//! The hand that a light takes from a weapon: what both could lead, one leads then.

use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use super::super::{legal, rule};

/// An attack beside a light.
///
/// Rule: `WPN-03`, `WPN-09`.
pub(super) fn attack(ledger: &mut impl Tally, scene: &Scene, fighter: &Snapshot, arm: &Arm) {
    if leads_with_one(scene, fighter, arm) {
        ledger.add(rule::WPN_09, arm.kind.in_one_hand.attack);
    }
}

/// A parry beside a light.
///
/// Rule: `WPN-03`, `WPN-09`.
pub(super) fn parry(ledger: &mut impl Tally, scene: &Scene, fighter: &Snapshot, arm: &Arm) {
    if leads_with_one(scene, fighter, arm) {
        ledger.add(rule::WPN_09, arm.kind.in_one_hand.parry);
    }
}

/// Whether a weapon is led by both hands: one for both is led by one where the other holds a light.
///
/// Rule: `WPN-03`, `BRD-05`, `BRD-19`.
pub(crate) fn takes_both(scene: &Scene, fighter: &Snapshot, arm: &Arm) -> bool {
    arm.kind.is_two_handed && !legal::holds_light(scene, fighter)
}

/// Whether a weapon that is less in one hand is led by one, because the other holds a light.
///
/// Rule: `WPN-03`, `BRD-19`.
pub(crate) fn leads_with_one(scene: &Scene, fighter: &Snapshot, arm: &Arm) -> bool {
    arm.kind.in_one_hand != Default::default() && legal::holds_light(scene, fighter)
}
