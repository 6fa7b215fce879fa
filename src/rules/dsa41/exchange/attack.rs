//! Attacks: the value, the announcements, the roll.

use crate::battle::{Check, Ledger, Modifier, Term};
use crate::dice::{Dice, DiceError};

use super::super::cause::{self, void};
use super::super::condition::{beast, convert, fury, riding, strain};
use super::super::fighter::{Arm, Build, Second};
use super::super::manoeuvre::{self, Art, Force, Form, Part};
use super::super::melee::{self, Purpose};
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{Called, Flight, Way};
use super::super::terrain::situation;
use super::super::word;
use super::check;
use super::luck::Luck;
use super::tally::Tally;
use super::value::rounded;
use super::zone::{self, Effort, Zone};

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
    /// What a natural 1 has made of it (`CRT-01`).
    pub luck: Luck,
    /// How much of its harm it does (`MAN-GEGENHALTEN`).
    pub force: Force,
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
            luck: Luck::None,
            force: Force::Whole,
        }
    }

    /// A shot or throw with the missile weapon in a slot.
    pub(crate) const fn flying(slot: u8, way: Way) -> Self {
        Self {
            flight: Flight::of(way),
            ..Self::plain(slot)
        }
    }

    /// A shot or throw before which something is called; in what way it flies follows from who sends it off.
    fn called(slot: u8, word: Term, stakes: &[i16]) -> Option<Self> {
        let called = Called::of_word(word, stakes)?;
        let mut blow = Self::flying(slot, Way::Shot);
        blow.flight.called = called;
        Some(blow)
    }

    /// The part of the body that it goes at; none where that is left to chance.
    ///
    /// Rule: `MAN-GEZIELTERSCHLAG`, `RNG-41`.
    pub(crate) const fn zone(&self) -> Option<Zone> {
        match self.form.zone() {
            None => self.flight.called.zone,
            zone => zone,
        }
    }

    /// The points announced, one number for each that the manoeuvre knows.
    pub fn announced(&self) -> Vec<i16> {
        if self.flight.called.points() > 0 {
            return vec![self.flight.called.points()];
        }
        let points = |part: &Part| match part {
            Part::Feint => self.feint,
            Part::Power => self.power,
            own => self.form.points(*own),
        };
        match self.form {
            Form::Plain => [self.feint, self.power]
                .into_iter()
                .filter(|points| *points > 0)
                .collect(),
            form => form.parts().iter().map(points).collect(),
        }
    }

    /// The same as the log tells them: without those at the end that nobody has announced.
    pub(crate) fn told(&self) -> Vec<i16> {
        let mut points = self.announced();
        while points.last() == Some(&0) {
            points.pop();
        }
        points
    }

    /// The announced malus. Blows are judged by it before anything else has bounded their points, so it stops at the greatest number.
    pub const fn stakes(&self) -> i16 {
        let points = self.feint.saturating_add(self.power);
        points.saturating_add(self.form.announced())
    }

    /// The same without what was announced with a blow into that of a foe.
    ///
    /// Rule: `MAN-GEGENHALTEN`.
    pub(crate) fn unraised(self) -> Self {
        let form = self.form.with(Part::Own, 0).unwrap_or(self.form);
        Self { form, ..self }
    }

    /// The malus that a failure leaves: what was announced, what a large shield makes a feint harder by, and what its form costs.
    ///
    /// Rule: `MAN-GEN-05`, `MAN-GEN-06`, `MAN-FINTE`.
    pub(crate) fn risk(&self, attack: &Ledger, saved: i16) -> i16 {
        // A feint costs more beside a large shield (MAN-FINTE).
        let is_of_feint = |line: &&Modifier| line.applies && line.rule == rule::MAN_FINTE;
        let lines = attack.lines.iter().filter(is_of_feint);
        let feint = -lines.map(|line| line.amount).sum::<i16>();
        match self.form {
            Form::Plain => return feint + self.power,
            // Where an attack is only shared out, nothing of it is a malus; nor is what riding costs announced. With two blows at once
            // nobody announces anything (MAN-DOPPELANGRIFF).
            Form::Share(_) | Form::Mounted(..) | Form::Double => return 0,
            _ => {}
        }
        let own = self.form.rule();
        // What a shield costs that strikes or that is borne, and a weapon that is not made for it.
        let of_form = [rule::MAN_SCHILDATTACKE, rule::SHD_05, rule::MAN_GEN_06];
        let fixed = attack
            .lines
            .iter()
            .filter(|line| Some(line.rule) == own || of_form.contains(&line.rule))
            .filter(|line| line.applies);
        feint + self.power - fixed.map(|line| line.amount).sum::<i16>() - saved
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
            (word::FEINT, &[feint]) if feint > 0 => Some(Self { feint, ..plain }),
            (word::POWER_BLOW, &[power]) if power > 0 => Some(Self { power, ..plain }),
            (word::FEINT_POWER, &[feint, power]) if feint > 0 && power > 0 => Some(Self {
                feint,
                power,
                ..plain
            }),
            (word::PASSING_STRIKE, []) => Some(with(Purpose::Passing)),
            (word::SHORTEN, []) => Some(with(Purpose::Shorten(1, false))),
            (word::SHORTEN_TWO, []) => Some(with(Purpose::Shorten(2, false))),
            (word::SHORTEN_FEINT, &[feint]) if feint > 0 => Some(Self {
                feint,
                ..with(Purpose::Shorten(1, false))
            }),
            (word::SHORTEN_TWO_FEINT, &[feint]) if feint > 0 => Some(Self {
                feint,
                ..with(Purpose::Shorten(2, false))
            }),
            (word::LENGTHEN, []) => Some(with(Purpose::Lengthen(1, 0))),
            (word::LENGTHEN_FAR, []) => Some(with(Purpose::Lengthen(1, 1))),
            (word::LENGTHEN_TWO, []) => Some(with(Purpose::Lengthen(2, 0))),
            (word::LENGTHEN_TWO_FAR, []) => Some(with(Purpose::Lengthen(2, 1))),
            (flying, []) if Way::of(flying).is_some() => Way::of(flying).map(|way| Self::flying(slot, way)),
            (called, _) if Called::of_word(called, stakes).is_some() => Self::called(slot, called, stakes),
            _ => Self::of_form(manoeuvre, slot, stakes),
        }
    }

    /// The blow of a form with its points; none when there are too many or too few of them, or one below 0.
    #[inline(never)]
    fn of_form(manoeuvre: Term, slot: u8, stakes: &[i16]) -> Option<Self> {
        let form = Form::of_word(manoeuvre)?;
        let is_whole = stakes.len() == form.parts().len() && stakes.iter().all(|points| *points >= 0);
        let mut blow = is_whole.then_some(Self {
            form,
            ..Self::plain(slot)
        })?;
        for (part, points) in form.parts().iter().zip(stakes) {
            match part {
                Part::Feint => blow.feint = *points,
                Part::Power => blow.power = *points,
                own => blow.form = blow.form.with(*own, *points)?,
            }
        }
        Some(blow)
    }

    /// The manoeuvre's word.
    pub fn manoeuvre(&self) -> Term {
        if let Some(word) = self.flight.term().or_else(|| self.form.word()) {
            return word;
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
            (Purpose::Harm, 0, _) => word::POWER_BLOW,
            (Purpose::Harm, ..) => word::FEINT_POWER,
        }
    }
}

/// The most points that may be announced: the talent value, and the attack value before the situation.
///
/// Rule: `MAN-GEN-03`.
pub(crate) fn most_stakes(arm: &Arm) -> i16 {
    arm.talent.min(arm.attack.value()).max(0)
}

/// The malus of an attack or defence that is converted, or that a long action left (`TIM-05`, `UMW-02`).
pub(crate) const CONVERTED: i16 = -4;

/// What a movement in the same round takes from attack, parry and aimed dodge (`ACT-10`).
pub(crate) const MOVING: i16 = -4;

/// The value of an attack with all that helps and hinders it.
///
/// Rule: `ATK-01`, `CNV-10`, `MAN-ATTACKE`.
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
    fury::add_to_attack(&mut ledger, attacker);
    beast::add_to_attack(&mut ledger, attacker);
    zone::add(&mut ledger, attacker, Effort::Attack(arm));
    situation::posture::attack(&mut ledger, attacker, target);
    match attacker.turn.plan {
        Some(plan) if plan.moves() => ledger.add_for(rule::ACT_10, &cause::MOVES, MOVING),
        _ => ledger.note(rule::ACT_10, MOVING, &void::STAYS),
    }
    situation::attack(&mut ledger, scene, attacker, target, arm);
    convert::add_to_attack(&mut ledger, scene, attacker, (arm, blow));
    ledger.add(rule::MAN_GEN_05, -attacker.condition.off_balance);
    announce(&mut ledger, scene, attacker, (blow.feint, blow.power));
    if scene.round.modules.has(Modules::MOUNTED) {
        riding::add_to_attack(&mut ledger, attacker, target, arm);
    }
    manoeuvre::add_to_attack(&mut ledger, attacker, target, arm, blow.form);
    manoeuvre::lift_attack(&mut ledger, scene, (attacker, target), blow);
    if blow.slot == 0 && attacker.hold().second == Second::Lost {
        // What a shield takes from the weapon beside it is gone with it.
        let ward = attacker.style().ward.as_ref();
        ledger.add_for(
            rule::SHD_02,
            &cause::SHIELD_LOST,
            -ward.map_or(0, |ward| ward.attack),
        );
    }
    melee::add_to_attack(&mut ledger, scene, attacker, target, arm, blow);
    ledger
}

/// What a feint and power that are announced with an attack take from it.
///
/// Rule: `MAN-FINTE`, `MAN-WUCHTSCHLAG`.
pub(crate) fn announce(
    ledger: &mut impl Tally,
    scene: &Scene,
    attacker: &Snapshot,
    (feint, power): (i16, i16),
) {
    if scene.round.modules.has(Modules::MANOEUVRES_BASIC) {
        ledger.add_for(rule::MAN_FINTE, (&cause::ANNOUNCED, feint), -feint);
        if let Some(ward) = attacker.ward().filter(|ward| feint > 0 && ward.is_large) {
            ledger.add_for(rule::MAN_FINTE, ward.thing, LARGE_SHIELD);
        }
        ledger.add_for(rule::MAN_WUCHTSCHLAG, (&cause::ANNOUNCED, power), -power);
    }
}

/// What a large shield costs him who feints beside it (`MAN-FINTE`).
pub(crate) const LARGE_SHIELD: i16 = -2;

/// Rolls an attack, whose worst faces begin with this one.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(ledger: Ledger, worst: u8, dice: &mut impl Dice) -> Result<Check, DiceError> {
    check::roll_with(rule::ATK_01, ledger, worst, dice)
}

/// Whether what is announced of a kind counts in full with a weapon: learnt, and not with what is no weapon by trade.
///
/// Rule: `MAN-FINTE`, `MAN-WUCHTSCHLAG`, `WPN-10`.
pub(crate) const fn is_master(striker: &Build, arm: &Arm, art: Art) -> bool {
    striker.traits.arts.has(art) && !arm.kind.is_improvised
}

/// The points of an announcement that are lost with what is no weapon by trade, of those that count else; below 0 or none.
///
/// Rule: `WPN-10`, `UNA-09`.
pub(crate) const fn clumsiness(striker: &Build, arm: &Arm, art: Art, points: i16) -> i16 {
    let has_learnt = striker.traits.arts.has(art);
    // Feint and power blow lose alike.
    feint_effect(points, is_master(striker, arm, art)) - feint_effect(points, has_learnt)
}

/// The points by which a feint with a weapon makes the defence harder.
///
/// Rule: `MAN-FINTE`, `MAN-GEN-06`, `WPN-10`.
pub(crate) const fn feint_of(striker: &Build, arm: &Arm, feint: i16) -> i16 {
    arm.lends(
        Art::Feint,
        feint_effect(feint, is_master(striker, arm, Art::Feint)),
    )
}

/// The hit points that a power blow with a weapon adds.
///
/// Rule: `MAN-WUCHTSCHLAG`, `MAN-GEN-06`, `WPN-10`.
pub(crate) const fn power_of(striker: &Build, arm: &Arm, power: i16) -> i16 {
    arm.lends(
        Art::Power,
        power_effect(power, is_master(striker, arm, Art::Power)),
    )
}

/// The points of a feint or power blow that are lost because the weapon is not made for it, of those that count else; below 0 or none.
///
/// Rule: `MAN-GEN-06`.
pub(crate) const fn unsuited(striker: &Build, arm: &Arm, art: Art, points: i16) -> i16 {
    // Feint and power blow lose alike.
    let counted = feint_effect(points, is_master(striker, arm, art));
    arm.lends(art, counted) - counted
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
