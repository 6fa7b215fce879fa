//! Unusual foes: their size, their bare hands, the hand they strike with.

use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::{Arm, Size};
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::Snapshot;

/// The size of the target, and bare hands against a weapon.
///
/// Rule: `SIT-41` (`CRE-02`), `SIT-43` (`UNA-06`).
pub(super) fn attack(ledger: &mut impl Tally, target: &Snapshot, arm: &Arm) {
    ledger.add(
        rule::CRE_02,
        match target.build.size {
            Size::Tiny => -4,
            Size::VerySmall => -2,
            _ => 0,
        },
    );
    let held = target.main_arm().kind;
    if arm.kind.is_unarmed && !held.is_natural && !held.is_unarmed {
        ledger.add(rule::UNA_06, -1);
    }
}

/// The hand that a foe leads his weapon with: those who use the right one are not used to the left. A second weapon in the left
/// hand makes nobody left-handed.
///
/// Rule: `SIT-42`.
pub(super) fn hand(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot, with: &Arm) {
    let is_left = attacker.build.traits.left_handed != attacker.style().is_off_hand;
    let has_weapon = !with.kind.is_natural && !with.kind.is_unarmed;
    if is_left && has_weapon && !defender.build.traits.left_handed && !defender.build.is_creature {
        ledger.add(rule::SIT_42, -1);
    }
}
