//! What a manoeuvre takes from the attack, adds to the hit points, and asks of whom it hits.

use super::super::cause::{self, void};
use super::super::data::Legs;
use super::super::exchange::tally::Tally;
use super::super::exchange::value::{Attribute, rounded};
use super::super::exchange::zone::Zone;
use super::super::fighter::{Arm, Build, Size};
use super::super::rule;
use super::super::scene::Snapshot;
use super::super::terrain::moves;
use super::bare::Bare;
use super::craft::Art;
use super::form::{Form, Part};
use super::may::LIGHT;
use super::onrush::Rush;
use super::target::is_too_big_to_fall;
use crate::battle::RuleId;

/// Hit points of a charge besides half the speed.
pub(crate) const IMPACT: i16 = 4;
/// What the first attack of a series costs besides behind a shield (`SHD-05`).
pub(crate) const LUNGE_BEHIND_SHIELD: i16 = -2;
/// What it costs besides to trip or throw down somebody big on two legs (`CRE-05`).
pub(crate) const BIG: i16 = -4;
/// What whoever holds his weapon loses of his strength (`MAN-ENTWAFFNEN-AT`).
pub(crate) const WRENCH: i16 = -8;

/// The hit points that a charge adds.
///
/// Rule: `MAN-STURMANGRIFF`.
pub(super) fn impact(fighter: &Snapshot) -> i16 {
    IMPACT + rounded(moves::speed(fighter), 2)
}

/// What the form of a blow takes from its attack.
///
/// Rule: `MAN-GEN-04` and the rule of each manoeuvre.
pub(crate) fn add_to_attack(
    ledger: &mut impl Tally,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    form: Form,
) {
    if form == Form::Assassinate {
        let asleep = target.condition.unconscious > 0;
        ledger.add(rule::SUR_04, if asleep { ASLEEP } else { UNAWARE });
    }
    if let Form::Mounted(rush, _) = form {
        ledger.add(rush.rule(), rush.malus());
    }
    let Some(art) = form.art() else { return };
    let rule = art.rule();
    let fixed = attacker.build.crafts.get(art).modifier;
    let ward = attacker.ward();
    let shield_of_target = target.ward().map(|ward| ward.thing);
    let announced = form.announced();
    match form {
        Form::Plain | Form::Assassinate | Form::Lunge(false) | Form::Mounted(..) => {}
        Form::Sweep(foes) => {
            let foes = i16::from(foes);
            ledger.add_for(rule, (&cause::FOES, foes), fixed * foes);
        }
        Form::Lunge(true) => {
            ledger.add(rule, fixed);
            if let Some(ward) = ward.filter(|ward| ward.is_shield) {
                ledger.add_for(rule::SHD_05, ward.thing, LUNGE_BEHIND_SHIELD);
            }
        }
        Form::Thrust | Form::DeathThrust => {
            ledger.add(rule, fixed);
            let thinnest = target.build.thinnest_armour();
            ledger.add_for(rule, (&cause::THIN_ARMOUR, thinnest), -rounded(thinnest, 2));
            ledger.add_for(rule, shield_of_target, -shield_of(target));
        }
        Form::Flat | Form::Stun(_) => {
            ledger.add_for(rule, arm.thing, -i16::from(arm.kind.flat));
            ledger.add_for(rule, (&cause::ANNOUNCED, announced), -announced);
        }
        Form::SplitShield => {
            ledger.add(rule, fixed);
            ledger.add_for(rule, shield_of_target, shield_of(target));
        }
        Form::Aimed(zone) => ledger.add(rule, aim(zone)),
        // It is told by its shares, and what is struck with a shield for itself.
        Form::Storm(..) | Form::Bash => {}
        Form::Share(points) => ledger.add(rule, points - arm.attack.value()),
        _ => {
            ledger.add(rule, fixed);
            ledger.add_for(rule, (&cause::ANNOUNCED, announced), -announced);
        }
    }
    if arm.kind.foreign.has(art) {
        ledger.add_for(rule::MAN_GEN_06, arm.thing, required(form, fixed));
    }
    ledger.add_for(rule::SF_WAFFENMEISTER, &cause::EASED, arm.eases(art));
    match form {
        Form::Disarm(_) => ledger.add_for(rule::WPN_11, arm.thing, arm.kind.disarms.into()),
        Form::Trip => ledger.add_for(rule, arm.thing, arm.kind.trips.into()),
        Form::Counter(..) => {
            ledger.add_for(rule, arm.thing, if arm.kind.is_spear { SPEAR } else { 0 });
            // It is no parry, which great initiative helps.
            if attacker.turn.high_ini > 0 {
                ledger.note(rule::INI_06, attacker.turn.high_ini, &void::NO_PARRY);
            }
        }
        _ => {}
    }
    if arm.kind.sole == Some(Art::Bash) {
        let bash = attacker.build.crafts.get(Art::Bash).modifier;
        if attacker.build.traits.bashes {
            ledger.note_for(rule::MAN_SCHILDATTACKE, arm.thing, bash, &void::LEARNT);
        } else {
            ledger.add_for(rule::MAN_SCHILDATTACKE, arm.thing, bash);
        }
    }
    if matches!(form, Form::KnockDown(_) | Form::Trip) {
        let is_big = target.build.size == Size::Big && target.build.legs == Legs::Two;
        ledger.add_for(rule::CRE_05, &cause::SIZE_BIG, if is_big { BIG } else { 0 });
    }
}

/// The part of what a form costs that does not hang on what is announced, nor on the foe or the weapon.
///
/// Rule: `MAN-GEN-06`.
const fn required(form: Form, fixed: i16) -> i16 {
    match form {
        Form::Lunge(false) | Form::Share(_) => 0,
        Form::Sweep(foes) => fixed * foes as i16,
        Form::Aimed(zone) => aim(zone),
        _ => fixed,
    }
}

/// What it helps that the victim is not on his guard, or asleep (`SUR-04`).
pub(crate) const UNAWARE: i16 = 5;
pub(crate) const ASLEEP: i16 = 8;

/// What a spear gains that is held against a foe (`MAN-GEGENHALTEN`).
pub(crate) const SPEAR: i16 = 2;

/// What it costs to strike at the head or an arm, and at any other part of the body (`ZON-06`).
pub(crate) const AT_HEAD: i16 = -6;
pub(crate) const AT_TRUNK: i16 = -4;

/// What it costs to strike at a part of the body (`ZON-06`).
const fn aim(zone: Zone) -> i16 {
    match zone {
        Zone::Head | Zone::LeftArm | Zone::RightArm => AT_HEAD,
        _ => AT_TRUNK,
    }
}

/// What half of the value gains in each blow of a storm and each parry of a wall that are shared evenly, and what the value gains that is
/// distributed freely (`MAN-KLINGENSTURM`, `MAN-KLINGENWAND`).
pub(crate) const EVEN_SHARE: i16 = 2;
pub(crate) const FREE_SHARE: i16 = 4;

/// The points of an attack that each blow of a storm has, where they are not distributed.
///
/// Rule: `MAN-KLINGENSTURM`, `MAN-KLINGENWAND`.
pub(crate) const fn share(value: i16) -> i16 {
    rounded(value, 2) + EVEN_SHARE
}

/// The points that may be distributed on the blows of a storm, or the parries of a wall, and the least for each.
///
/// Rule: `MAN-KLINGENSTURM`, `MAN-KLINGENWAND`.
pub(crate) const fn whole(value: i16) -> i16 {
    value + FREE_SHARE
}

/// The least points of each blow or parry that they may be distributed on.
pub(crate) const LEAST_SHARE: i16 = 6;

/// The modifier of the shield that somebody bears.
fn shield_of(fighter: &Snapshot) -> i16 {
    let shield = fighter.ward().filter(|ward| ward.is_shield);
    shield.map_or(0, |ward| ward.modifier)
}

/// The most points of a part that may be announced with a form, besides the limit of all together: those that cannot be led so not at
/// all.
///
/// Rule: `MAN-AUSFALL`, `MAN-TODESSTOSS`, `MAN-GEN-06`, `CRE-05`.
pub(crate) fn most_points(
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    (form, part): (Form, Part),
) -> i16 {
    let learnt = fighter.build.traits.arts;
    let is_light = fighter.build.encumbrance.value() <= LIGHT;
    let feints = arm.kind.arts.has(Art::Feint) && is_light && !target.build.is_animal;
    match part {
        Part::Feint if !feints => 0,
        Part::Feint if form == Form::Lunge(true) => LUNGE_FEINT,
        Part::Power if !arm.kind.arts.has(Art::Power) => 0,
        // To a death thrust only those add who have learnt it (MAN-TODESSTOSS).
        Part::Feint if form == Form::DeathThrust && !learnt.has(Art::Feint) => 0,
        Part::Power if form == Form::DeathThrust && !learnt.has(Art::Power) => 0,
        _ => i16::MAX,
    }
}

/// The most points of feint in the first attack of a series (`MAN-AUSFALL`).
pub(crate) const LUNGE_FEINT: i16 = 4;

/// By what a hammer blow and a stab from ambush multiply the hit points (`MAN-HAMMERSCHLAG`, `SUR-04`).
pub(crate) const MANIFOLD: i16 = 3;

/// The hit points that the form of a blow adds to those that it has else.
///
/// Rule: `MAN-STURMANGRIFF`, `MAN-HAMMERSCHLAG`, `MAN-BETAEUBUNG`, `SUR-04`, `DMG-08`.
pub(crate) const fn hit_points(form: Form, points: i16) -> i16 {
    match form {
        Form::Charge(impact) | Form::Mounted(Rush::Blow, impact) => impact,
        Form::Hammer | Form::Assassinate => (MANIFOLD - 1) * points,
        Form::Stun(more) => more,
        Form::Counter(more, impact) => more + impact,
        Form::Bare(kind, more) if kind.adds_points() => more,
        _ => 0,
    }
}

/// Hit points for each of which a shield breaks more easily (`MAN-SCHILDSPALTER`).
pub(crate) const SPLITTING: i16 = 5;

/// What a form does to armour and thresholds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bite {
    /// Whether it finds the gaps of what is worn.
    finds_gaps: bool,
    /// Whether no armour counts (`SUR-04`).
    is_sure: bool,
    /// Whether a helmet counts twice.
    is_at_head: bool,
    /// Whether its points are of endurance (`DMG-07`).
    pub(crate) is_blunt: bool,
    /// Added to the thresholds (`WND-03`).
    pub(crate) shift: i16,
    /// Wounds that come with it (`WND-09`).
    pub(crate) extra_wounds: u8,
}

/// What the thresholds rise by against blows that take endurance (`WND-03`).
const BLUNT: i16 = 2;

/// What the thresholds fall by against a thrust into a gap (`WND-03`).
pub(crate) const INTO_GAP: i16 = -2;

/// Wounds that come with a targeted thrust, with a death thrust, and with the blow of an assassin (`WND-09`).
pub(crate) const THRUST_WOUNDS: u8 = 1;
pub(crate) const DEATH_THRUST_WOUNDS: u8 = 2;
const ASSASSIN_WOUNDS: u8 = 1;

impl Form {
    /// What it does to armour and thresholds.
    ///
    /// Rule: `MAN-GEZIELTERSTICH`, `MAN-TODESSTOSS`, `MAN-STUMPF`, `MAN-BETAEUBUNG`, `WND-03`, `WND-09`.
    pub(crate) fn bite(self) -> Bite {
        let thrust = Bite {
            finds_gaps: true,
            shift: INTO_GAP,
            extra_wounds: THRUST_WOUNDS,
            ..Bite::default()
        };
        match self {
            Self::Thrust => thrust,
            Self::Assassinate => Bite {
                is_sure: true,
                extra_wounds: ASSASSIN_WOUNDS,
                ..Bite::default()
            },
            Self::DeathThrust => Bite {
                extra_wounds: DEATH_THRUST_WOUNDS,
                ..thrust
            },
            Self::Flat | Self::Stun(_) => Bite {
                is_blunt: true,
                is_at_head: self != Self::Flat,
                ..Bite::default()
            },
            // The edge of the hand wounds as a weapon does (MAN-U-HANDKANTE).
            Self::Bare(Bare::HandEdge, _) => Bite {
                shift: -BLUNT,
                ..Bite::default()
            },
            // It does real harm, but is struck with the bare hand all the same (WND-03).
            Self::Bare(Bare::RealBlow, _) => Bite {
                shift: BLUNT,
                ..Bite::default()
            },
            _ => Bite::default(),
        }
    }
}

impl Bite {
    /// The armour that stops it of so much that is worn.
    pub(crate) fn stopped(self, worn: i16, target: &Build) -> i16 {
        match self {
            Self { is_sure: true, .. } => 0,
            Self { finds_gaps: true, .. } => worn.min(target.hide),
            Self { is_at_head: true, .. } => worn + target.helmet,
            _ => worn,
        }
    }
}

/// What somebody who has been hit must pass to withstand the manoeuvre: the attribute, the rule, and its modifier; tripping is the
/// harder the more hit points were thrown for it. None where nothing is to be withstood.
///
/// Rule: `CRE-05`, `MAN-NIEDERWERFEN`, `MAN-UMREISSEN`, `MAN-ENTWAFFNEN-AT`, `MAN-BEFREIUNG`, `MAN-BETAEUBUNG`, `MAN-U-FUSSFEGER`,
/// `MAN-U-SCHMETTER`.
pub(crate) fn check_of(form: Form, target: &Snapshot, points: i16) -> Option<(Attribute, (RuleId, i16))> {
    if let Form::Mounted(Rush::Down, _) = form {
        return Some((Attribute::Kk, (rule::MNT_06, 0)));
    }
    let art = form.art()?;
    if let Form::Bare(kind, points) = form {
        let (which, modifier) = match kind {
            Bare::LegSweep => (Attribute::Ge, -points),
            Bare::Haymaker => (Attribute::Ko, 0),
            _ => return None,
        };
        return Some((which, (art.rule(), modifier)));
    }
    let (which, modifier) = match art {
        Art::Sweep if is_too_big_to_fall(target) => return None,
        Art::Sweep => (Attribute::Kk, 0),
        Art::KnockDown => (Attribute::Kk, -form.points(Part::Own)),
        Art::Trip => (Attribute::Ge, -points),
        Art::Disarm => (Attribute::Kk, WRENCH - form.points(Part::Own) + firm_grip(target)),
        Art::Stun => (Attribute::Ko, -form.points(Part::Own)),
        _ => return None,
    };
    Some((which, (art.rule(), modifier)))
}

/// What it costs the check besides to wrench a weapon out of both hands (`SF-MEISTERENTWAFFNEN`).
pub(crate) const FIRM_GRIP: i16 = -2;

/// A weapon in both hands is harder to wrench away (`SF-MEISTERENTWAFFNEN`).
fn firm_grip(target: &Snapshot) -> i16 {
    if target.leads_with_both(target.main_arm()) {
        FIRM_GRIP
    } else {
        0
    }
}
