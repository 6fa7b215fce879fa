//! Fighting with two weapons, or with both ends of one: what it costs, and what the other hand does.

use crate::battle::{NamedRow, RuleId, Slot};

use super::arm::{Arm, Usage};
use super::damage::{self, Grip};
use super::data::{FeatEffect, Hold, StrengthUse, WeaponTrait};
use super::fighter::Style;
use super::scene::Snapshot;

/// What two weapons cost on the attack roll: in the main hand and in the other one (`D20-ATK-10`).
pub(crate) const COST: [i16; 2] = [-6, -10];
/// What a light weapon in the other hand gives back to both (`D20-ATK-10`).
pub(crate) const LIGHT: i16 = 2;

/// Which hand an attack is made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Hand {
    /// The one that fights, alone.
    #[default]
    Only,
    /// The main one of two.
    Main,
    /// The other one of two.
    Other,
}

/// The weapon of the other hand; the second end of a double weapon.
///
/// Rule: `D20-ATK-10`.
pub(crate) fn other(own: &Snapshot) -> Option<(Slot, &Arm)> {
    let held = own.hands.held;
    let double = own.arm(held).filter(|arm| arm.has(WeaponTrait::Double));
    let second = || own.hands.other.and_then(|slot| Some((slot, own.arm(slot)?)));
    double.map(|arm| (held, arm)).or_else(second)
}

/// Whether a weapon can be in the other hand besides what is in the main one: both in one hand each, and no shield on the arm.
///
/// Rule: `D20-ATK-10`, `D20-ATK-15`.
pub(crate) fn may_take(own: &Snapshot, arm: &Arm) -> bool {
    let is_fit = arm.usage == Usage::Held(Hold::OneHanded) && arm.reach.is_some();
    let is_main_fit = own
        .arm(own.hands.held)
        .is_some_and(|main| main.usage == Usage::Held(Hold::OneHanded));
    is_fit && is_main_fit && own.shield().is_none()
}

/// Whether a whole turn may be fought with two weapons.
pub(crate) fn is_ready(own: &Snapshot) -> bool {
    let is_armed = own.arm(own.hands.held).is_some_and(|arm| arm.reach.is_some());
    is_armed && other(own).is_some()
}

/// Whether the one attack with the other hand is left: it belongs to a full attack, which the main hand begins.
///
/// Rule: `D20-ATK-10`, `D20-FUL-01`.
pub(crate) fn is_left(own: &Snapshot) -> bool {
    let attacks = &own.budget.attacks;
    attacks.style == Style::TwoWeapons && attacks.made > 0 && !attacks.off_hand && other(own).is_some()
}

/// What an attack with one of two weapons costs on its roll.
///
/// Rule: `D20-ATK-10`.
pub(crate) fn cost(own: &Snapshot, hand: Hand) -> i16 {
    let is_light = other(own).is_some_and(|(_, arm)| arm.is_light || arm.has(WeaponTrait::Double));
    let light = if is_light { LIGHT } else { 0 };
    match hand {
        Hand::Only => 0,
        Hand::Main => COST[0] + light,
        Hand::Other => COST[1] + light,
    }
}

/// What the feat gives back of it.
///
/// Rule: `D20-FEA-39`.
pub(crate) fn relief(own: &Snapshot, hand: Hand) -> Option<(RuleId, NamedRow, i16)> {
    let of = |effect: &FeatEffect| match (effect, hand) {
        (FeatEffect::TwoWeapons { main, .. }, Hand::Main) => Some(*main),
        (FeatEffect::TwoWeapons { off, .. }, Hand::Other) => Some(*off),
        _ => None,
    };
    own.build.feat(of, None)
}

/// What Strength does to the damage less than it would with the usual grip: the other hand has half of it, and each end of a double weapon
/// is in one hand.
///
/// Rule: `D20-ATK-10`, `D20-DMG-01`.
pub(crate) fn strength_change(arm: &Arm, hand: Hand, modifier: i16) -> i16 {
    let usual = match arm.usage {
        Usage::Held(Hold::TwoHanded) => Grip::Both,
        _ => Grip::One,
    };
    let grip = match hand {
        Hand::Only => return 0,
        Hand::Main => Grip::One,
        Hand::Other => Grip::Off,
    };
    let of = |grip| damage::strength(modifier, grip, StrengthUse::AllOfIt, 0);
    of(grip) - of(usual)
}
