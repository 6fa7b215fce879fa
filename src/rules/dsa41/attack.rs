//! Attacks: the value, the announcements, the roll.

use crate::battle::{Check, Ledger, Term};
use crate::dice::{Dice, DiceError};

use super::fighter::{Arm, Second};
use super::manoeuvre::{self, Form};
use super::melee::{self, Purpose};
use super::module::Modules;
use super::rule;
use super::scene::{Scene, Snapshot};
use super::shot::{Flight, Way};
use super::tally::Tally;
use super::value::rounded;
use super::zone::{self, Effort};
use super::{check, situation, strain, word};

/// An attack as it was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blow {
    /// The slot of the attack.
    pub slot: u8,
    /// Points of feint announced (`MAN-FINTE`).
    pub feint: i16,
    /// Points of power announced (`MAN-WUCHTSCHLAG`).
    pub power: i16,
    /// What it is struck for.
    pub purpose: Purpose,
    /// How it is struck (`MAN-GEN-01`).
    pub form: Form,
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
            purpose: Purpose::Harm,
            form: Form::Plain,
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

    /// The points announced, one number for each stake of the manoeuvre.
    pub fn announced(&self) -> Vec<i16> {
        let foes = match self.form {
            Form::Sweep(foes) => i16::from(foes),
            _ => 0,
        };
        [foes, self.feint, self.power]
            .into_iter()
            .filter(|points| *points > 0)
            .collect()
    }

    /// The announced malus.
    pub const fn stakes(&self) -> i16 {
        self.feint + self.power
    }

    /// The malus that a failure leaves: what was announced and what its form costs (`MAN-GEN-05`).
    pub(crate) const fn risk(&self) -> i16 {
        self.stakes() + self.form.stakes()
    }

    /// The same as this fighter strikes it.
    pub(crate) fn by(self, fighter: &Snapshot) -> Self {
        Self {
            form: self.form.of(fighter),
            ..self
        }
    }

    /// The blow of a manoeuvre with its stakes; none when the numbers do not fit it.
    pub fn of(manoeuvre: Term, slot: u8, stakes: &[i16]) -> Option<Self> {
        let plain = Self::plain(slot);
        let with = |purpose| Self { purpose, ..plain };
        match (manoeuvre, stakes) {
            (word::ATTACK, []) => Some(plain),
            (word::FEINT, &[feint]) => Some(Self { feint, ..plain }),
            (word::POWER_BLOW, &[power]) => Some(Self { power, ..plain }),
            (word::PASSING_STRIKE, []) => Some(with(Purpose::Passing)),
            (word::SHORTEN, []) => Some(with(Purpose::Shorten(1, false))),
            (word::SHORTEN_TWO, []) => Some(with(Purpose::Shorten(2, false))),
            (word::SHORTEN_FEINT, &[feint]) => Some(Self {
                feint,
                ..with(Purpose::Shorten(1, false))
            }),
            (word::SHORTEN_TWO_FEINT, &[feint]) => Some(Self {
                feint,
                ..with(Purpose::Shorten(2, false))
            }),
            (word::LENGTHEN, []) => Some(with(Purpose::Lengthen(1, 0))),
            (word::LENGTHEN_FAR, []) => Some(with(Purpose::Lengthen(1, 1))),
            (word::LENGTHEN_TWO, []) => Some(with(Purpose::Lengthen(2, 0))),
            (word::LENGTHEN_TWO_FAR, []) => Some(with(Purpose::Lengthen(2, 1))),
            (flying, []) if Way::of(flying).is_some() => Way::of(flying).map(|way| Self::flying(slot, way)),
            _ => Self::of_form(manoeuvre, slot, stakes),
        }
    }

    /// The blow of a manoeuvre that an ability teaches; none when the numbers do not fit it.
    fn of_form(manoeuvre: Term, slot: u8, stakes: &[i16]) -> Option<Self> {
        let in_form = |form| Self {
            form,
            ..Self::plain(slot)
        };
        let sweep = |foes: i16| Some(in_form(Form::Sweep(u8::try_from(foes).ok()?)));
        Some(match (manoeuvre, stakes) {
            (word::CHARGE, []) => in_form(Form::Charge(0)),
            (word::CHARGE_FEINT, &[feint]) => Self {
                feint,
                ..in_form(Form::Charge(0))
            },
            (word::CHARGE_POWER, &[power]) => Self {
                power,
                ..in_form(Form::Charge(0))
            },
            (word::HAMMER, []) => in_form(Form::Hammer),
            (word::HAMMER_POWER, &[power]) => Self {
                power,
                ..in_form(Form::Hammer)
            },
            (word::SWEEP, &[foes]) => sweep(foes)?,
            (word::SWEEP_POWER, &[foes, power]) => Self {
                power,
                ..sweep(foes)?
            },
            (word::LUNGE, []) => in_form(Form::Lunge(true)),
            (word::LUNGE_ON, []) => in_form(Form::Lunge(false)),
            (word::LUNGE_FEINT, &[feint]) => Self {
                feint,
                ..in_form(Form::Lunge(true))
            },
            _ => return None,
        })
    }

    /// The manoeuvre's word.
    pub const fn manoeuvre(&self) -> Term {
        if let Some(flying) = self.flight.way.term() {
            return flying;
        }
        match (self.form, self.feint, self.power) {
            (Form::Plain, ..) => {}
            (Form::Charge(_), 0, 0) => return word::CHARGE,
            (Form::Charge(_), 0, _) => return word::CHARGE_POWER,
            (Form::Charge(_), ..) => return word::CHARGE_FEINT,
            (Form::Hammer, _, 0) => return word::HAMMER,
            (Form::Hammer, ..) => return word::HAMMER_POWER,
            (Form::Sweep(_), _, 0) => return word::SWEEP,
            (Form::Sweep(_), ..) => return word::SWEEP_POWER,
            (Form::Lunge(false), ..) => return word::LUNGE_ON,
            (Form::Lunge(_), 0, _) => return word::LUNGE,
            (Form::Lunge(_), ..) => return word::LUNGE_FEINT,
        }
        match (self.purpose, self.feint, self.power) {
            (Purpose::Passing | Purpose::Occasional(_), ..) => word::PASSING_STRIKE,
            (Purpose::Shorten(0 | 1, _), 0, _) => word::SHORTEN,
            (Purpose::Shorten(0 | 1, _), ..) => word::SHORTEN_FEINT,
            (Purpose::Shorten(..), 0, _) => word::SHORTEN_TWO,
            (Purpose::Shorten(..), ..) => word::SHORTEN_TWO_FEINT,
            (Purpose::Lengthen(0 | 1, 0), ..) => word::LENGTHEN,
            (Purpose::Lengthen(0 | 1, _), ..) => word::LENGTHEN_FAR,
            (Purpose::Lengthen(_, 0), ..) => word::LENGTHEN_TWO,
            (Purpose::Lengthen(..), ..) => word::LENGTHEN_TWO_FAR,
            (Purpose::Harm, 0, 0) => word::ATTACK,
            (Purpose::Harm, _, 0) => word::FEINT,
            (Purpose::Harm, ..) => word::POWER_BLOW,
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
    strain::add(&mut ledger, attacker);
    strain::add_weariness(&mut ledger, attacker);
    zone::add(&mut ledger, attacker, Effort::Attack(arm));
    situation::posture::attack(&mut ledger, attacker, target);
    match attacker.turn.plan {
        Some(plan) if plan.moves() => ledger.add(rule::ACT_10, -4),
        _ => ledger.note(rule::ACT_10, -4),
    }
    situation::attack(&mut ledger, scene, attacker, target, arm);
    let is_converted = attacker.turn.converted && !blow.purpose.is_reaction();
    ledger.add(rule::UMW_02, if is_converted { CONVERTED } else { 0 });
    ledger.add(rule::MAN_GEN_05, -attacker.condition.off_balance);
    if scene.round.modules.has(Modules::MANOEUVRES_BASIC) {
        ledger.add(rule::MAN_FINTE, -blow.feint);
        let is_hidden = blow.feint > 0 && behind_large_shield(attacker);
        ledger.add(rule::MAN_FINTE, if is_hidden { LARGE_SHIELD } else { 0 });
        ledger.add(rule::MAN_WUCHTSCHLAG, -blow.power);
    }
    manoeuvre::add_to_attack(&mut ledger, attacker, blow.form);
    if blow.slot == 0 && attacker.hold().second == Second::Lost {
        // What a shield takes from the weapon beside it is gone with it.
        let ward = attacker.style().ward.as_ref();
        ledger.add(rule::SHD_02, -ward.map_or(0, |ward| ward.attack));
    }
    melee::add_to_attack(&mut ledger, scene, attacker, target, arm, blow);
    ledger
}

/// What a large shield costs him who feints beside it (`MAN-FINTE`).
const LARGE_SHIELD: i16 = -2;

fn behind_large_shield(fighter: &Snapshot) -> bool {
    fighter.ward().is_some_and(|ward| ward.is_large)
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
