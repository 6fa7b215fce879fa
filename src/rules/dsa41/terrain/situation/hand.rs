//! The hand that a light takes from a weapon: what both could lead, one leads then.

use crate::rules::dsa41::cause;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::Snapshot;

/// An attack beside a light.
///
/// Rule: `WPN-03`, `WPN-09`.
pub(super) fn attack(ledger: &mut impl Tally, fighter: &Snapshot, arm: &Arm) {
    if fighter.leads_with_one(arm) {
        ledger.add_for(rule::WPN_09, &cause::ONE_HAND, arm.kind.in_one_hand.attack);
    }
}

/// A parry beside a light.
///
/// Rule: `WPN-03`, `WPN-09`.
pub(super) fn parry(ledger: &mut impl Tally, fighter: &Snapshot, arm: &Arm) {
    if fighter.leads_with_one(arm) {
        ledger.add_for(rule::WPN_09, &cause::ONE_HAND, arm.kind.in_one_hand.parry);
    }
}
