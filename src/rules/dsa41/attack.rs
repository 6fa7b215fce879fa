//! Attacks: the value, the announcements, the roll.

use crate::battle::{Check, Ledger, Term};
use crate::dice::{Dice, DiceError};

use super::fighter::Arm;
use super::module::Modules;
use super::rule;
use super::scene::{Scene, Snapshot};
use super::shot::{Flight, Way};
use super::tally::Tally;
use super::value::rounded;
use super::{check, initiative, situation, word};

/// An attack as it was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blow {
    /// The slot of the attack.
    pub slot: u8,
    /// Points of feint announced (`MAN-FINTE`).
    pub feint: i16,
    /// Points of power announced (`MAN-WUCHTSCHLAG`).
    pub power: i16,
    /// How it flies, if it does (`RNG-01`).
    pub flight: Flight,
}

impl Blow {
    /// An attack without announcements.
    pub const fn plain(slot: u8) -> Self {
        Self {
            slot,
            feint: 0,
            power: 0,
            flight: Flight::of(Way::Blow),
        }
    }

    /// A shot or throw with the missile weapon in a slot.
    pub(crate) const fn flying(slot: u8, way: Way) -> Self {
        Self {
            flight: Flight::of(way),
            ..Self::plain(slot)
        }
    }

    /// The announced malus.
    pub const fn stakes(&self) -> i16 {
        self.feint + self.power
    }

    /// The blow of a manoeuvre with its stakes; none when the numbers do not fit it.
    pub fn of(manoeuvre: Term, slot: u8, stakes: &[i16]) -> Option<Self> {
        match (manoeuvre, stakes) {
            (word::ATTACK, []) => Some(Self::plain(slot)),
            (word::FEINT, &[feint]) => Some(Self {
                feint,
                ..Self::plain(slot)
            }),
            (word::POWER_BLOW, &[power]) => Some(Self {
                power,
                ..Self::plain(slot)
            }),
            (flying, []) => Way::of(flying).map(|way| Self::flying(slot, way)),
            _ => None,
        }
    }

    /// The manoeuvre's word.
    pub const fn manoeuvre(&self) -> Term {
        if let Some(flying) = self.flight.way.term() {
            return flying;
        }
        match (self.feint, self.power) {
            (0, 0) => word::ATTACK,
            (_, 0) => word::FEINT,
            _ => word::POWER_BLOW,
        }
    }
}

/// The most points that may be announced: the talent value, and the attack value before the situation.
///
/// Rule: `MAN-GEN-03`.
pub(crate) fn most_stakes(arm: &Arm) -> i16 {
    arm.talent.min(arm.attack.value()).max(0)
}

/// The malus of an attack or defence that a long action left (`TIM-05`, `UMW-02`).
pub(crate) const CONVERTED: i16 = -4;

/// The value of an attack with all that helps and hinders it.
///
/// Rule: `ATK-01`, `CNV-10`.
pub(crate) fn ledger<T: Tally>(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> T {
    let mut ledger = T::of(&arm.attack);
    initiative::add_wounds(&mut ledger, attacker);
    situation::posture::attack(&mut ledger, attacker, target);
    match attacker.turn.plan {
        Some(plan) if plan.moves() => ledger.add(rule::ACT_10, -4),
        _ => ledger.note(rule::ACT_10, -4),
    }
    situation::attack(&mut ledger, scene, attacker, target, arm);
    ledger.add(rule::UMW_02, if attacker.turn.converted { CONVERTED } else { 0 });
    ledger.add(rule::MAN_GEN_05, -attacker.condition.off_balance);
    if scene.round.modules.has(Modules::MANOEUVRES_BASIC) {
        ledger.add(rule::MAN_FINTE, -blow.feint);
        let is_hidden = blow.feint > 0 && behind_large_shield(attacker);
        ledger.add(rule::MAN_FINTE, if is_hidden { LARGE_SHIELD } else { 0 });
        ledger.add(rule::MAN_WUCHTSCHLAG, -blow.power);
    }
    ledger
}

/// What a large shield costs him who feints beside it (`MAN-FINTE`).
const LARGE_SHIELD: i16 = -2;

fn behind_large_shield(fighter: &Snapshot) -> bool {
    let ward = fighter.style().ward.as_ref();
    !fighter.hands.empty && ward.is_some_and(|ward| ward.is_large)
}

/// Rolls an attack.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(ledger: Ledger, dice: &mut impl Dice) -> Result<Check, DiceError> {
    check::roll(rule::ATK_01, ledger, dice)
}

/// The points by which a feint makes the defence harder: half, rounded up, for those who have not learnt it.
///
/// Rule: `MAN-FINTE`.
pub(crate) const fn feint_effect(feint: i16, has_learnt: bool) -> i16 {
    if has_learnt { feint } else { feint - feint / 2 }
}

/// The hit points that a power blow adds: half, rounded up, for those who have not learnt it.
///
/// Rule: `MAN-WUCHTSCHLAG`.
pub(crate) const fn power_effect(power: i16, has_learnt: bool) -> i16 {
    if has_learnt { power } else { power - power / 2 }
}

/// Half of a loss, rounded up at a half.
pub(crate) const fn half(points: i16) -> i16 {
    rounded(points, 2)
}
