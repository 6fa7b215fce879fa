//! Holds what the tables store against what the rules make of it: printed values, ready outfits, creatures.

use std::fmt::Display;
use std::sync::Arc;

use crate::battle::{Ledger, ModuleSet, RuleId};
use crate::board::Cell;
use crate::rules::Fault;

use super::super::data::{
    Attribute, Creature, Dsa41Data, Outfit, Person, Points, PrintedMelee, PrintedOther, PrintedPerson, Skill,
    Zones,
};
use super::super::exchange::value::{Attributes, wound_thresholds};
use super::super::fighter::{Arm, Build, Style};
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::Snapshot;
use super::super::terrain::moves;
use super::{armour, nature, of_person};

/// Stored values of a person that the rules work out otherwise.
///
/// Rule: `CMB-01`.
pub(crate) fn printed_faults(data: &Dsa41Data, person: &Person) -> Vec<Fault> {
    let mut proof = Proof::default();
    if let Some(printed) = &person.printed {
        let made = |modules: &[&str]| {
            let on = modules.iter().map(|module| ((*module).to_owned(), None));
            Arc::new(of_person(data, person, Modules::of(&ModuleSet(on.collect()))))
        };
        let simple = made(&["optional:tpkk"]);
        proof.bases(printed, &simple);
        proof.simple(printed, &simple);
        proof.zones(printed, &made(&["optional:tpkk", "optional:zones"]));
        let styles = simple.styles.iter().zip(&printed.styles).enumerate();
        for (place, (style, printed)) in styles {
            let at = format!("styles[{place}]");
            proof.points(&format!("{at}.points"), printed.points, &style.arms[0]);
            proof.stored(
                &format!("{at}.classes"),
                printed.classes,
                style.arms[0].classes,
                rule::DK_01,
            );
        }
    }
    proof.faults
}

/// Talents whose points are split too unevenly: the parts may differ by 5, or by the older rule attack and parry before weapon and
/// encumbrance.
///
/// Rule: `VAL-03`, `VAL-91`.
pub(crate) fn split_faults(person: &Person, modules: Modules) -> Vec<Fault> {
    let attributes = Attributes(Attribute::ALL.map(|which| i16::from(person.attributes.value(which))));
    let basis = attributes.base_values();
    let is_older = modules.has(Modules::SPLIT_CAP);
    let fault = |skill: &Skill| {
        let (attack, parry) = (i16::from(skill.attack?), i16::from(skill.parry?));
        let (at, pa) = (basis.at + attack, basis.pa + parry);
        let (talent, value) = (&skill.talent, skill.value);
        let wrong = if is_older {
            let says = format!("`{talent}` comes to AT {at} and PA {pa}");
            ((at - pa).abs() > MOST_APART).then(|| format!("{says}: they must differ by 5 at most (VAL-91)"))
        } else {
            let says = format!("`{talent}` splits {value} into {attack} and {parry}");
            ((attack - parry).abs() > MOST_APART)
                .then(|| format!("{says}: the parts must differ by 5 at most (VAL-03)"))
        };
        Some(wrong?.into())
    };
    person.talents.iter().filter_map(fault).collect()
}

/// How far the parts of a split may lie apart.
pub(crate) const MOST_APART: i16 = 5;

/// What is wrong with a ready combination of armour.
///
/// Rule: `ARP-01`, `ARP-03` to `ARP-05`.
pub(crate) fn outfit_faults(data: &Dsa41Data, outfit: &Outfit) -> Vec<Fault> {
    let mut proof = Proof::default();
    let printed = outfit.printed;
    let simple = armour::pieces(data, &outfit.pieces, false);
    let zones = armour::pieces(data, &outfit.pieces, true);
    let be = simple.burden.value();
    proof.number("armour", printed.armour, simple.armour.value(), rule::ARM_01);
    proof.number("encumbrance", printed.encumbrance, be, rule::ARM_01);
    proof.number("habituated", printed.habituated, (be - 1).max(0), rule::ARM_05);
    proof.number("overall", printed.overall, zones.armour.value(), rule::ARP_04);
    let overall = zones.burden.value();
    proof.number(
        "overall_encumbrance",
        printed.overall_encumbrance,
        overall,
        rule::ARP_05,
    );
    proof.each_zone("zones", printed.zones, zones.zones);
    proof.faults
}

/// What is wrong with a creature: thresholds that do not follow from its constitution, room that does not fit its size.
///
/// Rule: `WND-01`, `CRE-02`.
pub(crate) fn creature_faults(data: &Dsa41Data, creature: &Creature) -> Vec<Fault> {
    let mut proof = Proof::default();
    if let (Some(ko), Some(stored)) = (creature.constitution, creature.wound_thresholds) {
        let shift = nature::sum(data, &creature.advantages, nature::thresholds);
        proof.thresholds(stored, wound_thresholds(i16::from(ko), shift));
    }
    let room = creature.size.footprint();
    proof.stored("footprint", creature.footprint, room, rule::CRE_02);
    proof.faults
}

/// What is wrong with a creature of the tables: the same, and shots at it that do not fit its size.
///
/// Rule: `RNG-05`.
pub(crate) fn beast_faults(data: &Dsa41Data, creature: &Creature) -> Vec<Fault> {
    let mut proof = Proof {
        faults: creature_faults(data, creature),
    };
    let made = creature.size.shot_modifier();
    proof.stored("shot_modifier", creature.shot_modifier, made, rule::RNG_05);
    proof.faults
}

/// What has been found so far.
#[derive(Default)]
struct Proof {
    faults: Vec<Fault>,
}

impl Proof {
    /// Says both when what is stored is not what the rules make.
    fn stored<T: PartialEq + Display>(&mut self, what: &str, stored: T, made: T, by: RuleId) {
        if stored != made {
            self.faults.push(
                format!("`{what}` is stored as {stored}, but the rules make it {made} ({by}, CMB-01)").into(),
            );
        }
    }

    fn number(&mut self, what: &str, stored: impl Into<i16>, made: i16, by: RuleId) {
        self.stored(what, stored.into(), made, by);
    }

    fn bases(&mut self, printed: &PrintedPerson, build: &Build) {
        let basis = build.basis;
        self.number("attack_base", printed.attack_base, basis.at, rule::VAL_02);
        self.number("parry_base", printed.parry_base, basis.pa, rule::VAL_02);
        self.number("ranged_base", printed.ranged_base, basis.fk, rule::VAL_02);
        self.number(
            "initiative_base",
            printed.initiative_base,
            basis.ini,
            rule::VAL_02,
        );
        self.number("life", printed.life, build.life, rule::VAL_02);
        let endurance = build.endurance.unwrap_or(0);
        self.number("endurance", printed.endurance, endurance, rule::VAL_02);
        let resistance = build.magic_resistance.unwrap_or(0);
        self.number(
            "magic_resistance",
            printed.magic_resistance,
            resistance,
            rule::VAL_02,
        );
        self.number("speed", printed.speed, build.speed, rule::VAL_02);
        self.thresholds(printed.wound_thresholds, build.thresholds.unwrap_or_default());
    }

    fn thresholds(&mut self, (one, two, three): (u8, u8, u8), made: [i16; 3]) {
        let told = |[one, two, three]: [i16; 3]| format!("{one}/{two}/{three}");
        let stored = [one, two, three].map(i16::from);
        self.stored("wound_thresholds", told(stored), told(made), rule::WND_01);
    }

    fn simple(&mut self, printed: &PrintedPerson, build: &Arc<Build>) {
        let stored = printed.simple;
        self.number("simple.armour", stored.armour, build.armour.value(), rule::ARM_01);
        self.burden("simple", (stored.encumbrance, stored.habituated), build);
        self.moves("simple", (stored.dodge, stored.speed), build);
        for (place, (style, printed)) in build.styles.iter().zip(&printed.styles).enumerate() {
            self.melee(&format!("styles[{place}].simple"), &printed.simple, style);
        }
        let shots = build.styles.iter().filter_map(|style| style.missile.as_ref());
        for (place, (missile, printed)) in shots.zip(&printed.shots).enumerate() {
            let at = |what: &str| format!("shots[{place}].{what}");
            self.points(&at("points"), printed.points, &missile.arm);
            // Of a weapon to throw the draw is printed, which quick hands do in passing (RNG-34).
            let made = if missile.is_thrown {
                missile.loading.base
            } else {
                missile.loading.value()
            };
            self.number(&at("load"), printed.load, made, rule::RNG_30);
            self.number(
                &at("simple"),
                printed.simple,
                missile.arm.attack.value(),
                rule::VAL_06,
            );
        }
        let fists = build.styles.first().and_then(|style| style.arms.last());
        if let (Some(stored), Some(arm)) = (printed.unarmed, fists) {
            self.number("unarmed.attack", stored.attack, arm.attack.value(), rule::UNA_01);
            self.number("unarmed.parry", stored.parry, parry(arm), rule::UNA_01);
            self.points("unarmed.points", stored.points, arm);
        }
    }

    fn zones(&mut self, printed: &PrintedPerson, build: &Arc<Build>) {
        let stored = printed.zones;
        self.each_zone("zones.armour", stored.armour, build.zone_armour);
        self.number(
            "zones.overall",
            stored.overall,
            build.armour.value(),
            rule::ARP_04,
        );
        self.burden("zones", (stored.encumbrance, stored.habituated), build);
        self.moves("zones", (stored.dodge, stored.speed), build);
        for (place, (style, printed)) in build.styles.iter().zip(&printed.styles).enumerate() {
            self.melee(&format!("styles[{place}].zones"), &printed.zones, style);
        }
        let shots = build.styles.iter().filter_map(|style| style.missile.as_ref());
        for (place, (missile, printed)) in shots.zip(&printed.shots).enumerate() {
            let made = missile.arm.attack.value();
            self.number(
                &format!("shots[{place}].zones"),
                printed.zones,
                made,
                rule::VAL_06,
            );
        }
    }

    fn each_zone(&mut self, what: &str, stored: Zones, made: Option<[i16; 8]>) {
        const NAMES: [&str; 8] = [
            "head",
            "chest",
            "back",
            "belly",
            "left_arm",
            "right_arm",
            "left_leg",
            "right_leg",
        ];
        let stored = stored.values();
        for ((name, stored), made) in NAMES.iter().zip(stored).zip(made.unwrap_or_default()) {
            self.number(&format!("{what}.{name}"), stored, made, rule::ARP_03);
        }
    }

    /// Encumbrance before and after habituation.
    fn burden(&mut self, system: &str, (before, after): (u8, u8), build: &Build) {
        let worn = build.encumbrance.lines.iter();
        let worn = worn.filter(|line| [rule::ARM_01, rule::ARP_05].contains(&line.rule));
        let made: i16 = worn.map(|line| line.amount).sum();
        self.number(&format!("{system}.encumbrance"), before, made, rule::ARM_01);
        let made = build.encumbrance.value();
        self.number(&format!("{system}.habituated"), after, made, rule::ARM_05);
    }

    /// Dodge and speed as the armour leaves them.
    fn moves(&mut self, system: &str, (dodge, speed): (i8, u8), build: &Arc<Build>) {
        let made = build.dodge.as_ref().map_or(0, Ledger::value);
        self.number(&format!("{system}.dodge"), dodge, made, rule::AUS_01);
        let made = moves::speed(&Snapshot::rested(build, 1, Cell::default()));
        self.number(&format!("{system}.speed"), speed, made, rule::BRD_11);
    }

    fn melee(&mut self, at: &str, stored: &PrintedMelee, style: &Style) {
        let arm = &style.arms[0];
        let at = |what: &str| format!("{at}.{what}");
        self.number(&at("attack"), stored.attack, arm.attack.value(), rule::VAL_06);
        self.number(&at("parry"), stored.parry, parry(arm), rule::VAL_06);
        let initiative = style.initiative.value();
        self.number(&at("initiative"), stored.initiative, initiative, rule::VAL_06);
        let other = |other: PrintedOther| match other {
            PrintedOther::Shield(parry) => format!("shield {parry}"),
            PrintedOther::ParryWeapon(parry) => format!("parry weapon {parry}"),
            PrintedOther::OffHand { attack, parry } => format!("off hand {attack}/{parry}"),
        };
        let none = || "nothing".to_owned();
        let stored = stored.other.map_or_else(none, other);
        let second = style.second_arm().map(|arm| PrintedOther::OffHand {
            attack: arm.attack.value() as i8,
            parry: parry(arm) as i8,
        });
        let ward = style.ward.as_ref().map(|ward| match ward.is_shield {
            true => PrintedOther::Shield(ward.parry.value() as i8),
            false => PrintedOther::ParryWeapon(ward.parry.value() as i8),
        });
        let made = ward.or(second).map_or_else(none, other);
        self.stored(&at("other"), stored, made, rule::VAL_06);
    }

    fn points(&mut self, what: &str, stored: Points, arm: &Arm) {
        let made = Points {
            dice: arm.dice,
            sides: arm.sides,
            plus: arm.plus.value(),
        };
        self.stored(what, stored, made, rule::DMG_01);
    }
}

fn parry(arm: &Arm) -> i16 {
    arm.parry.as_ref().map_or(0, Ledger::value)
}
