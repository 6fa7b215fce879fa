//! What comes of a blow or shot that has hit, by the dice of the answer, the place, the harm and all that it asks for.

use crate::battle::{Outcome, RuleId};
use crate::dice::{Dice, DiceError, Enumerating};

use super::super::attack::Blow;
use super::super::damage::{Resistance, Victim};
use super::super::data::Mishap;
use super::super::defence::Means;
use super::super::fighter::{Arm, Vitality};
use super::super::luck::Luck;
use super::super::manoeuvre::{self, Bare, Form};
use super::super::module::Modules;
use super::super::round::{FIRST_OF_HEAD, POISON, attribute_ledger, vitality_after};
use super::super::scene::{Scene, Snapshot};
use super::super::value::Attribute;
use super::super::zone::{Aim, Shock, Zone};
use super::super::{beast, check, damage, fumble, rule};
use super::{feat, serious};

/// What an exchange may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End {
    // What differs most often comes first, as ends are sorted.
    pub(super) life: i16,
    pub(super) endurance: i16,
    pub(super) wounds: u8,
    pub(super) has_hit: bool,
    /// Whether a miss hits another, and whether one of the own side.
    pub(super) strays: Option<bool>,
    pub(super) is_fumble: bool,
    /// What a fumbled shot has come to (`FUM-07`).
    pub(super) mishap: Option<Mishap>,
    /// Whether the answer has been fumbled (`FUM-02`).
    pub(super) is_foe_fumble: bool,
    pub(super) is_warded: bool,
    /// Whether self-control may spare a wound more (`WND-90`).
    pub(super) is_tested: bool,
    pub(super) is_out: bool,
    /// Whether luck makes it worse (`CRT-02`).
    pub(super) is_critical: bool,
    /// Whether poison comes into the blood (`RNG-45`).
    pub(super) is_poisoned: bool,
    /// Whether the manoeuvre does what it is for, besides the harm.
    pub(super) works: bool,
}

pub(super) const MISS: End = End {
    has_hit: false,
    strays: None,
    is_fumble: false,
    mishap: None,
    is_foe_fumble: false,
    is_warded: false,
    life: 0,
    endurance: 0,
    wounds: 0,
    is_tested: false,
    is_out: false,
    is_critical: false,
    is_poisoned: false,
    works: false,
};

/// An answer to a blow, as the dice are thrown for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) value: i16,
    /// The first of the faces that fumble it; none where nothing is fumbled.
    worst: Option<u8>,
}

impl Answer {
    /// The answer that a fighter gives to a blow by these means, worth so much.
    pub(super) fn of(scene: &Scene, fighter: &Snapshot, (blow, means): (Blow, Means), value: i16) -> Self {
        let worst = fumble::worst_of_answer(scene.round.modules, fighter, (blow, means));
        Self { value, worst }
    }

    /// Rolls it: whether it holds, and whether it is fumbled.
    fn roll(self, modules: Modules, dice: &mut impl Dice) -> Result<(bool, bool), DiceError> {
        let outcome = check::fall(self.value, self.worst.unwrap_or(check::WORST), dice)?;
        let is_fumble = match (outcome, self.worst) {
            (Outcome::Fumble, Some(_)) => fumble::draw(modules, self.value, dice)?,
            _ => false,
        };
        Ok((outcome.is_success(), is_fumble))
    }
}

/// A blow or shot that has hit.
#[derive(Clone, Copy)]
pub(super) struct Landing<'s> {
    attacker: &'s Snapshot,
    target: &'s Snapshot,
    arm: &'s Arm,
    blow: Blow,
    ward: Option<Answer>,
    /// How the place is drawn that it hits; none without zones.
    aim: Option<Aim>,
    modules: Modules,
    /// What the target sets against it, where the place is known beforehand.
    resistance: Option<Resistance>,
}

impl<'s> Landing<'s> {
    pub(super) fn of(
        (attacker, target): (&'s Snapshot, &'s Snapshot),
        arm: &'s Arm,
        blow: Blow,
        (ward, aim): (Option<Answer>, Option<Aim>),
        modules: Modules,
    ) -> Self {
        let zone = aim.and_then(|_| blow.zone());
        let is_known = aim.is_none() || zone.is_some();
        Self {
            attacker,
            target,
            arm,
            blow,
            ward,
            aim,
            modules,
            resistance: is_known.then(|| Resistance::of(arm, blow, Victim::of(target, zone))),
        }
    }

    /// The same with luck, which leaves another answer open.
    pub(super) fn lucky(&self, luck: Luck, ward: Option<Answer>) -> Self {
        Self {
            blow: Blow { luck, ..self.blow },
            ward,
            resistance: self.resistance.map(|resistance| resistance.with(luck)),
            ..*self
        }
    }

    /// The end that the dice bring.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(super) fn roll(&self, dice: &mut Enumerating) -> Result<End, DiceError> {
        let Self {
            attacker,
            target,
            arm,
            blow,
            ward,
            aim,
            modules,
            ..
        } = *self;
        let (is_warded, is_foe_fumble) = match ward {
            Some(answer) => answer.roll(modules, dice)?,
            None => (false, false),
        };
        let hit = End {
            has_hit: true,
            is_warded,
            is_foe_fumble,
            ..MISS
        };
        if is_warded {
            return Ok(hit);
        }
        if !blow.purpose.harms() {
            return Ok(hit);
        }
        if manoeuvre::does_no_harm(arm, blow) {
            let works = feat::works((attacker, target), arm, blow, (0, 0), dice)?;
            return Ok(End { works, ..hit });
        }
        let zone = Aim::hit(aim, blow.zone(), dice)?;
        let thrown = dice.sum(arm.dice, arm.sides)?.total();
        let points = damage::hit_points(thrown, &attacker.build, arm, blow);
        let resistance = self
            .resistance
            .unwrap_or_else(|| Resistance::of(arm, blow, Victim::of(target, zone)));
        let mut struck = resistance.suffered(points);
        if let Some((number, sides, plus)) = arm.kind.burns.filter(|_| struck.life > 0) {
            let fire = dice.sum(number, sides)?.total() + i16::from(plus);
            struck.life += fire.max(0);
            let thresholds = damage::thresholds(arm, blow.form, &target.build);
            struck.wounds =
                damage::wounds_of(struck.life, thresholds) + struck.extra_wounds + struck.lucky_wounds;
        }
        let is_older = modules.has(Modules::SERIOUS_WOUNDS);
        let is_tested = is_older && struck.wounds > struck.extra_wounds + struck.lucky_wounds;
        struck.wounds -= u8::from(is_tested);
        let shock = zone.map(|zone| Shock::of(zone, target.condition.ado.scars.of(zone), struck.wounds));
        if let Some(shock) = shock {
            struck.wounds = shock.wounds;
            if shock.life_dice > 0 {
                struck.life += dice.sum(shock.life_dice, 6)?.total();
            }
        }
        let is_felled = zone.zip(shock).is_some_and(|(zone, shock)| shock.fells(zone));
        let left = target.life.now - struck.life;
        let is_spent =
            target.endurance.max > 0 && target.endurance.now <= struck.endurance && struck.endurance > 0;
        let works = match blow.form {
            Form::Plain => false,
            _ => feat::works((attacker, target), arm, blow, (points, struck.endurance), dice)?,
        };
        let is_stunned = works
            && matches!(
                blow.form,
                Form::Stun(_) | Form::Bare(Bare::Knee | Bare::Haymaker, _)
            );
        let asked = poisons(modules, (attacker, target), arm, blow).filter(|_| struck.life > 0);
        let is_poisoned = match asked {
            Some(asked) => {
                let value = attribute_ledger(target, Attribute::Ko, asked).value();
                !check::outcome(dice.check(value)?, value).is_success()
            }
            None => false,
        };
        if modules.has(Modules::HEAD_TRAUMA) && hurts_head(target, (zone, left), dice)? {
            struck.wounds += 1;
        }
        let is_out = vitality_after(target, left) > Vitality::Fit
            || is_spent
            || is_felled
            || is_stunned
            || serious::is_last(target, struck.wounds);
        Ok(End {
            works,
            is_tested,
            life: struck.life,
            endurance: struck.endurance,
            wounds: struck.wounds,
            is_out,
            is_critical: blow.luck.is_critical(),
            is_poisoned,
            ..hit
        })
    }
}

/// Whether a blow that leaves so much life hits the head, so that it tears a wound more: with the last life of who takes wounds.
///
/// Rule: `WND-95`.
fn hurts_head(
    target: &Snapshot,
    (zone, left): (Option<Zone>, i16),
    dice: &mut Enumerating,
) -> Result<bool, DiceError> {
    let takes_last = left <= 0 && target.life.now > 0 && target.build.thresholds.is_some();
    if !takes_last || vitality_after(target, left) == Vitality::Dead {
        return Ok(false);
    }
    match zone {
        Some(zone) => {
            Ok(zone == Zone::Head && Shock::of(zone, target.condition.ado.scars.of(zone), 1).wounds > 0)
        }
        None => Ok(i16::from(dice.roll(20)?) >= FIRST_OF_HEAD),
    }
}

/// The check of the constitution that a blow or shot asks for which carries poison, or venom; none where it carries none, or the target
/// has no blood.
///
/// Rule: `RNG-45`, `OPP-15`.
fn poisons(
    modules: Modules,
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
) -> Option<(RuleId, i16)> {
    if target.build.is_undead || target.build.constitution.is_none() {
        return None;
    }
    let venom = attacker.build.traits.venom.filter(|_| arm.kind.is_venomous);
    let on_blade = attacker.is_blade_poisoned(blow);
    match venom {
        Some(venom) => Some((beast::row(attacker), venom.check)),
        None if modules.has(Modules::POISON) && (arm.kind.is_poisoned || on_blade) => {
            Some((rule::RNG_45, POISON))
        }
        None => None,
    }
}
