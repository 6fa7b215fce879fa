//! A person by attributes and talents: base values, armour, and the styles that follow.

use std::sync::Arc;

use crate::battle::{Ledger, RuleId};
use crate::rules::Id;

use super::super::data::{
    Ability, ArmourTrait, Attribute as DataAttribute, Dsa41Data, Hand, Item, Legs, Person, Subject, Talent,
    Weapon,
};
use super::super::fighter::{Build, Eyes, Rows, Size, Style, Talents, Traits};
use super::super::manoeuvre::Crafts;
use super::super::module::Modules;
use super::super::rule;
use super::super::value::{Attribute, Attributes, BaseValues, rounded, wound_thresholds};
use super::{armour, belongings, drill, taught};

/// What the values of a person are worked out from.
pub(super) struct Maker<'a> {
    pub(super) data: &'a Dsa41Data,
    pub(super) person: &'a Person,
    pub(super) modules: Modules,
    pub(super) attributes: Attributes,
    pub(super) basis: BaseValues,
    pub(super) be: i16,
}

/// Works out all values of a person (`CMB-01`).
pub(crate) fn of_person(data: &Dsa41Data, person: &Person, modules: Modules) -> Build {
    let attributes = Attributes(DataAttribute::ALL.map(|which| i16::from(person.attributes.value(which))));
    let mut basis = attributes.base_values();
    basis.ini += i16::from(person.initiative);
    let has_zones = modules.has(Modules::ZONES);
    let worn = armour::worn(data, person, has_zones);
    let maker = Maker {
        data,
        person,
        modules,
        attributes,
        basis,
        be: worn.burden.value(),
    };
    let species = data.species.get(&person.species);
    let ko = attributes.get(Attribute::Ko);
    let shift = 2 * i16::from(maker.has_advantage("ADV-EISERN"))
        - 2 * i16::from(maker.has_advantage("ADV-GLASKNOCHEN"));
    let life =
        attributes.life_base() + species.map_or(0, |it| i16::from(it.life)) + maker.level("ADV-HOHELE");
    let endurance = attributes.endurance_base()
        + species.map_or(0, |it| i16::from(it.endurance))
        + maker.level("ADV-AUSDAUERND");
    let speed = species.map_or(8, |it| i16::from(it.speed));
    Build {
        person: person.id.as_str().to_owned(),
        name: Arc::new(person.name.clone()),
        modules,
        attributes,
        is_creature: false,
        is_undead: false,
        is_animal: false,
        size: size(person.size),
        legs: Legs::Two,
        basis,
        ini_basis: basis.ini + maker.reflexes().iter().map(|(_, amount)| amount).sum::<i16>(),
        ini_dice: if maker.is_blade_dancer() { 2 } else { 1 },
        life,
        endurance: Some(endurance),
        rows: rows([]),
        worn: rows(person.armour.iter().map(Id::as_str)),
        armour: worn.armour,
        zone_armour: worn.zones,
        hide: 0,
        helmet: armour::helmet(data, person, has_zones),
        encumbrance: worn.burden,
        speed: attributes.speed(speed) + person.speed_bonus(data),
        constitution: Some(ko),
        thresholds: Some(wound_thresholds(ko, shift)),
        dodge: Some(maker.dodge()),
        styles: maker.styles(),
        traits: maker.traits(),
        crafts: Arc::new(Crafts::of(data)),
        taught: taught::taught(&maker),
        talents: Talents {
            self_control: maker.talent("SKL-SELBSTBEHERRSCHUNG"),
            body_control: maker.talent("SKL-KOERPERBEHERRSCHUNG"),
            treat_wounds: maker.talent("SKL-HEILKUNDEWUNDEN"),
            warfare: maker.talent("SKL-KRIEGSKUNST"),
            athletics: maker.talent("SKL-ATHLETIK"),
            swimming: maker.talent("SKL-SCHWIMMEN"),
            stealth: maker.talent("SKL-SCHLEICHEN"),
            perception: maker.talent("SKL-SINNENSCHAERFE"),
        },
        skills: belongings::skills(&maker),
        things: belongings::things(person),
        magic_resistance: Some(
            attributes.magic_resistance_base() + species.map_or(0, |it| i16::from(it.magic_resistance)),
        ),
        water_speed: None,
        home: Vec::new(),
        origin: Some(Arc::new(person.clone())),
        found: Vec::new(),
    }
}

/// How a person would lead a weapon that is not among his own, with the best talent that he has for it (`ACT-17`, `VAL-06`).
pub(crate) fn style_with(
    data: &Dsa41Data,
    person: &Person,
    modules: Modules,
    (weapon, hand): (&Weapon, Hand),
) -> Option<Style> {
    let points = |talent: &Id<Talent>| {
        person
            .skill(talent)
            .map_or(i16::MIN, |skill| i16::from(skill.value))
    };
    // Of equal talents the weapon's own comes first.
    let talent = weapon.talents.iter().rev().max_by_key(|talent| points(talent))?;
    let bearer = Person {
        styles: vec![super::super::data::Style {
            weapon: weapon.id.clone(),
            second: None,
            talent: talent.clone(),
            hand,
        }],
        shots: Vec::new(),
        ..person.clone()
    };
    of_person(data, &bearer, modules).styles.into_iter().next()
}

/// The ids of rows of the tables.
pub(crate) fn rows<'a>(ids: impl IntoIterator<Item = &'a str>) -> Rows {
    ids.into_iter().filter_map(RuleId::named).collect()
}

/// The size class in the words of the round.
pub(super) fn size(size: super::super::data::Size) -> Size {
    use super::super::data::Size as Data;
    match size {
        Data::Tiny => Size::Tiny,
        Data::VerySmall => Size::VerySmall,
        Data::Small => Size::Small,
        Data::Medium => Size::Medium,
        Data::Big => Size::Big,
        Data::Huge => Size::Huge,
    }
}

pub(super) fn has(person: &Person, ability: &str) -> bool {
    person.abilities.iter().any(|known| known.as_str() == ability)
}

impl Maker<'_> {
    pub(super) fn has(&self, ability: &str) -> bool {
        has(self.person, ability)
    }

    pub(super) fn has_advantage(&self, advantage: &str) -> bool {
        self.level(advantage) > 0
    }

    fn level(&self, advantage: &str) -> i16 {
        let held = self
            .person
            .advantages
            .iter()
            .find(|held| held.advantage.as_str() == advantage);
        held.map_or(0, |held| i16::from(held.level))
    }

    fn talent(&self, talent: &str) -> i16 {
        let found = self
            .person
            .talents
            .iter()
            .find(|skill| skill.talent.as_str() == talent);
        found.map_or(0, |skill| i16::from(skill.value))
    }

    /// Bonuses of special abilities on initiative (`INI-02`).
    fn reflexes(&self) -> Vec<(RuleId, i16)> {
        let reflexes = if self.has("SF-KAMPFREFLEXE") && self.be <= 4 {
            4
        } else {
            0
        };
        let instinct = if self.has("SF-KAMPFGESPUER") { 2 } else { 0 };
        vec![(rule::INI_02, reflexes), (rule::INI_02, instinct)]
    }

    fn is_blade_dancer(&self) -> bool {
        self.has("SF-KLINGENTAENZER") && self.be <= 2
    }

    /// The dodge value (`AUS-01`).
    fn dodge(&self) -> Ledger {
        let mut ledger = Ledger::new(rule::VAL_02, self.basis.pa);
        ledger.add(rule::ARM_03, -self.be);
        for ability in ["SF-AUSWEICHEN1", "SF-AUSWEICHEN2", "SF-AUSWEICHEN3"] {
            ledger.add(rule::AUS_01, if self.has(ability) { 3 } else { 0 });
        }
        ledger.add(rule::AUS_01, (self.talent("SKL-AKROBATIK") - 9).max(0) / 3);
        let lame = 3 * i16::from(self.has_advantage("ADV-LAHM"));
        let slow = self.level("ADV-BEHAEBIG") + i16::from(self.has_advantage("ADV-TOLLPATSCH")) + lame;
        ledger.add(rule::AUS_01, self.level("ADV-FLINK") - slow);
        ledger
    }

    /// Whether he wears plate on his hands (`ARP-11`).
    pub(super) fn has_plate_hands(&self) -> bool {
        let worn = self
            .person
            .armour
            .iter()
            .filter_map(|id| self.data.armour.get(id));
        worn.into_iter()
            .any(|piece| piece.traits.contains(&ArmourTrait::PlateHand))
    }

    /// SF-SCHNELLZIEHEN with BE up to 4 (`ACT-14`).
    pub(super) fn draws_quickly(&self) -> bool {
        self.has("SF-SCHNELLZIEHEN") && self.be <= 4
    }

    fn traits(&self) -> Traits {
        let light = self.be <= 4;
        Traits {
            vigilance: self.has("SF-AUFMERKSAMKEIT"),
            formation: self.has("SF-FORMATION"),
            instinct: self.has("SF-KAMPFGESPUER"),
            aimed_dodge: self.has("SF-AUSWEICHEN1"),
            defensive: self.has("SF-DEFENSIV"),
            arts: drill::learnt(self),
            footwork: self.has("SF-BEINARBEIT"),
            master_disarm: self.has("SF-MEISTERENTWAFFNEN"),
            shield_master: self.has("SF-SCHILDKAMPF2"),
            second_shield_parry: self.has("SF-SCHILDKAMPF2") && light,
            second_weapon_parry: self.has("SF-PARIERWAFFEN2"),
            quick_draw: self.draws_quickly(),
            tough: self.has_advantage("ADV-ZAEHERHUND"),
            iron: self.has_advantage("ADV-EISERN"),
            blade_dancer: self.is_blade_dancer(),
            no_sprint: self.has_advantage("ADV-LAHM"),
            at_home_in_water: false,
            is_frenzied: false,
            left_handed: self.has_advantage("ADV-LINKSHAENDER"),
            has_no_hands: false,
            water_fighter: self.has("SF-KAMPFIMWASSER"),
            underwater_fighter: self.has("SF-UNTERWASSERKAMPF"),
            eyes: Eyes {
                dim_light: self.has_advantage("ADV-DAEMMERUNGSSICHT"),
                night: self.has_advantage("ADV-NACHTSICHT"),
                night_blind: self.has_advantage("ADV-NACHTBLIND"),
                blind_fighting: self.has("SF-BLINDKAMPF"),
                parries_in_darkness: false,
            },
            flight: None,
            scent: 0,
        }
    }

    /// Initiative without weapon and dice: basis, abilities, encumbrance (`INI-01`, `ARM-05`).
    pub(super) fn initiative(&self) -> Ledger {
        let origin = i16::from(self.person.initiative);
        let mut ledger = Ledger::new(rule::VAL_02, self.basis.ini - origin);
        ledger.add(rule::INI_01, origin);
        for (rule, amount) in self.reflexes() {
            ledger.add(rule, amount);
        }
        // Habituation does not help against a load (ARM-04).
        let load = i16::from(self.person.load);
        let burden = if self.has("SF-RUESTUNG3") {
            rounded(self.be - load, 2) + load
        } else {
            self.be
        };
        ledger.add(rule::ARM_03, -burden);
        ledger
    }

    /// The points of a talent on attack and parry; untrained as the rules say (`TAL-04`).
    pub(super) fn split(&self, talent: &Id<super::super::data::Talent>) -> (i16, i16, i16) {
        use super::super::data::{TalentUse, Technique};
        if let Some(skill) = self.person.skill(talent) {
            let value = i16::from(skill.value);
            return (
                skill.attack.map_or(value, i16::from),
                skill.parry.map_or(0, i16::from),
                value,
            );
        }
        match self.data.talents.get(talent).map(|talent| &talent.purpose) {
            Some(TalentUse::Check { .. } | TalentUse::Combat { basic: true, .. }) => (0, 0, 0),
            Some(TalentUse::Combat { technique, .. }) if *technique != Technique::Melee => (-5, 0, -5),
            _ => (-2, -3, -5),
        }
    }

    /// Whether an item is one that the person has specialised in (`WPN-13`).
    pub(super) fn is_special(&self, item: &Item) -> bool {
        self.person.specialisations.contains(item)
            || self.person.subjects.iter().any(|learned| {
                learned.ability == *SPECIALISATION.get_or_init(specialisation)
                    && learned.of == Subject::Weapon(item.clone())
            })
    }
}

static SPECIALISATION: std::sync::OnceLock<Id<Ability>> = std::sync::OnceLock::new();

fn specialisation() -> Id<Ability> {
    match Id::new("SF-SPEZIALISIERUNG") {
        Ok(id) => id,
        Err(reason) => panic!("the name of an ability of the rules is well formed: {reason}"),
    }
}
