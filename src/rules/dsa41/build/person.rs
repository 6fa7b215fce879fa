//! A person by attributes and talents: base values, armour, and the styles that follow.

use std::sync::Arc;

use crate::battle::{Ledger, RuleId, Slot};
use crate::rules::Id;

use super::super::belongings::Missile;
use super::super::data::{
    Ability, ArmourTrait, Attribute as DataAttribute, Dsa41Data, Effect, Hand, Item, Legs, Missile as Flies,
    Person, Shot, Subject, Talent, Usage, Weapon,
};
use super::super::fighter::{Build, Eyes, Habit, Horsemanship, Nerve, Rows, Size, Style, Talents, Traits};
use super::super::manoeuvre::Crafts;
use super::super::module::Modules;
use super::super::value::{Attribute, Attributes, BaseValues, Burden, rounded, wound_thresholds};
use super::super::{rule, word};
use super::{armour, bare, belongings, drill, nature, taught};

/// What the values of a person are worked out from.
pub(super) struct Maker<'a> {
    pub(super) data: &'a Dsa41Data,
    pub(super) person: &'a Person,
    pub(super) modules: Modules,
    pub(super) attributes: Attributes,
    pub(super) basis: BaseValues,
    pub(super) be: i16,
    pub(super) burden: Burden,
}

/// Works out all values of a person (`CMB-01`).
pub(crate) fn of_person(data: &Dsa41Data, person: &Person, modules: Modules) -> Build {
    let attributes = Attributes(DataAttribute::ALL.map(|which| i16::from(person.attributes.value(which))));
    let mut basis = attributes.base_values();
    basis.ini += i16::from(person.initiative);
    let has_zones = modules.has(Modules::ZONES);
    let worn = armour::worn(data, person, has_zones);
    let be = worn.burden.value();
    let flat = if has_zones {
        armour::worn(data, person, false).burden.value()
    } else {
        be
    };
    let maker = Maker {
        data,
        person,
        modules,
        attributes,
        basis,
        be,
        burden: Burden { now: be, flat },
    };
    let species = data.species.get(&person.species);
    let ko = attributes.get(Attribute::Ko);
    let gift = |part: fn(&Effect) -> Option<i8>| nature::sum(data, &person.advantages, part);
    let shift = gift(nature::thresholds);
    let life = attributes.life_base() + species.map_or(0, |it| i16::from(it.life)) + gift(nature::life);
    let endurance = attributes.endurance_base()
        + species.map_or(0, |it| i16::from(it.endurance))
        + gift(nature::endurance);
    let speed = species.map_or(8, |it| i16::from(it.speed));
    Build {
        person: person.id.as_str().to_owned(),
        name: Arc::new(person.name.clone()),
        other_hand: Arc::new(data.usage(Usage::OTHER_HAND)),
        modules,
        attributes,
        is_creature: false,
        is_undead: false,
        is_animal: false,
        size: size(person.size),
        legs: Legs::Two,
        basis,
        ini_basis: basis.ini + maker.reflexes().iter().map(|(_, amount)| amount).sum::<i16>(),
        ini_dice: maker.ini_dice(),
        life,
        endurance: Some(endurance),
        worth: person.worth.map(i16::from),
        rows: rows([]),
        worn: rows(person.armour.iter().map(Id::as_str)),
        armour: worn.armour,
        zone_armour: worn.zones,
        hide: gift(nature::armour),
        helmet: armour::helmet(data, person, has_zones),
        encumbrance: worn.burden,
        burden: maker.burden,
        speed: attributes.speed(speed) + person.speed_bonus(data),
        constitution: Some(ko),
        thresholds: Some(wound_thresholds(ko, shift)),
        dodge: Some(maker.dodge()),
        styles: maker.styles(),
        wrestling: Some(bare::wrestling(&maker)),
        nerve: person
            .morale
            .map_or(Nerve::Never, |value| Nerve::Value(i16::from(value))),
        is_leader: person.leader,
        traits: maker.traits(),
        crafts: Arc::new(Crafts::of(data)),
        taught: taught::taught(&maker)
            .into_iter()
            .chain(nature::rows(&person.advantages))
            .chain(armour::by_zones(data, person, has_zones).map(|by| (word::RS, by)))
            .collect(),
        talents: Talents {
            self_control: maker.talent("SKL-SELBSTBEHERRSCHUNG"),
            body_control: maker.talent("SKL-KOERPERBEHERRSCHUNG"),
            treat_wounds: maker.talent("SKL-HEILKUNDEWUNDEN"),
            warfare: maker.talent("SKL-KRIEGSKUNST"),
            athletics: maker.talent("SKL-ATHLETIK"),
            swimming: maker.talent("SKL-SCHWIMMEN"),
            stealth: maker.talent("SKL-SCHLEICHEN"),
            perception: maker.talent("SKL-SINNENSCHAERFE"),
            riding: maker.talent("SKL-REITEN"),
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

/// The same person without his armour; a creature wears none.
///
/// Rule: `ARP-09`.
pub(crate) fn undressed(data: &Dsa41Data, build: Build) -> Build {
    let Some(person) = build.origin.as_deref().filter(|person| !person.armour.is_empty()) else {
        return build;
    };
    let bare = Person {
        armour: Vec::new(),
        ..person.clone()
    };
    let mut bare = of_person(data, &bare, build.modules);
    bare.armour.source = Some(rule::ARP_09);
    Build {
        rows: build.rows,
        ..bare
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
        lances: Vec::new(),
        ..person.clone()
    };
    of_person(data, &bearer, modules).styles.into_iter().next()
}

/// How somebody throws a weapon that he leads in a style: as its row among those to throw says, else as what is not made for it; none for
/// what nobody throws.
///
/// Rule: `RNG-34`, `WPN-14`.
pub(crate) fn thrown_with(
    data: &Dsa41Data,
    person: &Person,
    modules: Modules,
    (weapon, slot, led): (&Weapon, Slot, &Style),
) -> Option<Style> {
    let mut rows = data.ranged.values();
    let row = rows.find(|row| row.missile == Flies::Thrown && row.blade.as_ref() == Some(&weapon.id));
    let shot = row.map(|row| Shot {
        weapon: row.id.clone(),
        talent: row.talent.clone(),
        shield: None,
        oil: false,
        lead: false,
    });
    let bearer = Person {
        styles: vec![super::super::data::Style {
            weapon: weapon.id.clone(),
            second: None,
            talent: weapon.talents.first()?.clone(),
            hand: Hand::Own,
        }],
        shots: shot.into_iter().collect(),
        lances: Vec::new(),
        ..person.clone()
    };
    let mut styles = of_person(data, &bearer, modules).styles.into_iter();
    let thrown = styles.find(|style| style.missile.is_some())?;
    // There is this one of it and no other.
    let missile = thrown.missile.map(|missile| Missile {
        ammunition: 1,
        ..missile
    });
    Some(Style {
        name: thrown.name,
        arms: thrown.arms,
        ward: None,
        missile,
        hurls: Some(slot),
        draw: 0,
        ward_draw: 0,
        ..led.clone()
    })
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
        let mut held = self.person.advantages.iter();
        held.any(|held| held.advantage.as_str() == advantage)
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
        self.has("SF-KLINGENTAENZER")
    }

    /// The dice of initiative: two of a blade dancer who wears next to nothing (`INI-02`).
    fn ini_dice(&self) -> u8 {
        if self.is_blade_dancer() && self.be <= 2 {
            2
        } else {
            1
        }
    }

    /// The dodge value (`AUS-01`).
    fn dodge(&self) -> Ledger {
        let mut ledger = Ledger::new(rule::VAL_02, self.basis.pa);
        self.burden.weigh(&mut ledger, rule::ARM_03, |be| be);
        for ability in ["SF-AUSWEICHEN1", "SF-AUSWEICHEN2", "SF-AUSWEICHEN3"] {
            ledger.add(rule::AUS_01, if self.has(ability) { 3 } else { 0 });
        }
        ledger.add(rule::AUS_01, (self.talent("SKL-AKROBATIK") - 9).max(0) / 3);
        for (rule, points) in nature::gifts(self.data, &self.person.advantages, nature::dodge) {
            ledger.add(rule, points);
        }
        ledger
    }

    /// Whether he wears something special in this way.
    pub(super) fn wears(&self, special: ArmourTrait) -> bool {
        let worn = self
            .person
            .armour
            .iter()
            .filter_map(|id| self.data.armour.get(id));
        worn.into_iter().any(|piece| piece.traits.contains(&special))
    }

    /// Whether there is armour on his forearms.
    ///
    /// Rule: `UNA-06`.
    fn has_guarded_arms(&self) -> bool {
        let worn = self.person.armour.iter();
        let mut worn = worn.filter_map(|id| self.data.armour.get(id));
        worn.any(|piece| piece.zones.left_arm > 0 || piece.zones.right_arm > 0)
    }

    /// SF-SCHNELLZIEHEN with BE up to 4 (`ACT-14`).
    pub(super) fn draws_quickly(&self) -> bool {
        self.has("SF-SCHNELLZIEHEN") && self.be <= 4
    }

    fn traits(&self) -> Traits {
        let light = self.be <= 4;
        let fights_bare = self.modules.has(Modules::UNARMED);
        Traits {
            vigilance: self.has("SF-AUFMERKSAMKEIT"),
            formation: self.has("SF-FORMATION"),
            pike_team: self.has("SF-SPIESSGESPANN") && self.modules.has(Modules::MANOEUVRES),
            instinct: self.has("SF-KAMPFGESPUER"),
            aimed_dodge: self.has("SF-AUSWEICHEN1"),
            defensive: self.has("SF-DEFENSIV"),
            bashes: ["SF-SCHILDKAMPF2", "SF-KNAUFSCHLAG", "SF-SCHMUTZIG"]
                .iter()
                .any(|ability| self.has(ability)),
            two_weapons: self.has("SF-BEIDHAENDIG1"),
            extra_action: self.has("SF-BEIDHAENDIG2"),
            strikes_again: self.has("SF-BEIDHAENDIG2")
                || self.has("SF-TODVONLINKS") && self.modules.has(Modules::MANOEUVRES)
                || self.has("SF-KAMPFGESPUER") && self.modules.has(Modules::CONVERT),
            arts: drill::learnt(self),
            footwork: self.has("SF-BEINARBEIT") && fights_bare,
            slips: self.has("SF-AUSPENDELN") && fights_bare,
            iron_arms: self.has("SF-EISENARM") && fights_bare,
            plate_hands: self.wears(ArmourTrait::PlateHand),
            guarded_arms: self.has_guarded_arms(),
            steel_helmet: self.wears(ArmourTrait::SteelHelmet),
            master_disarm: self.has("SF-MEISTERENTWAFFNEN"),
            shield_master: self.has("SF-SCHILDKAMPF2"),
            second_shield_parry: self.has("SF-SCHILDKAMPF2") && light,
            second_weapon_parry: self.has("SF-PARIERWAFFEN2"),
            quick_draw: self.draws_quickly(),
            tough: self.has_advantage("ADV-ZAEHERHUND"),
            iron: self.has_advantage("ADV-EISERN"),
            blade_dancer: self.is_blade_dancer(),
            venom: None,
            keeps_weapon: false,
            is_bony: false,
            mishaps: None,
            climbs_walls: false,
            no_sprint: nature::has(self.data, &self.person.advantages, |it| *it == Effect::NoSprint),
            habit: Habit::Wits,
            stench: None,
            shriek: None,
            rises: 0,
            guards_young: false,
            holds_lair: false,
            dulled: armour::dulls(self.data, self.person),
            zone_die: nature::sum(self.data, &self.person.advantages, nature::zone_die),
            at_home_in_water: false,
            water_people: self.has_advantage("ADV-WASSERVOLK"),
            is_frenzied: false,
            frantic: self.has_advantage("ADV-KAMPFRAUSCH"),
            raging: self.has_advantage("ADV-BLUTRAUSCH"),
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
            is_mount: false,
            horsemanship: self.horsemanship(),
        }
    }

    /// What he has learnt about fighting on a mount, where that is played.
    ///
    /// Rule: `MNT-02`, `MNT-03`, `MNT-06`, `RNG-16`.
    fn horsemanship(&self) -> Horsemanship {
        let rides = |ability| self.modules.has(Modules::MOUNTED) && self.has(ability);
        Horsemanship {
            fights: rides("SF-REITERKAMPF"),
            is_of_war: rides("SF-KRIEGSREITEREI"),
            is_of_tourneys: rides("SF-TURNIERREITEREI"),
            shoots: rides("SF-BERITTENERSCHUETZE"),
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
        let is_used = self.has("SF-RUESTUNG3");
        self.burden.weigh(&mut ledger, rule::ARM_03, |be| {
            if is_used { rounded(be - load, 2) + load } else { be }
        });
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
        is_special(self.person, item)
    }
}

/// Whether an item is one that a person has specialised in (`WPN-13`).
pub(super) fn is_special(person: &Person, item: &Item) -> bool {
    person.specialisations.contains(item)
        || person.subjects.iter().any(|learned| {
            learned.ability == *SPECIALISATION.get_or_init(specialisation)
                && learned.of == Subject::Weapon(item.clone())
        })
}

static SPECIALISATION: std::sync::OnceLock<Id<Ability>> = std::sync::OnceLock::new();

fn specialisation() -> Id<Ability> {
    match Id::new("SF-SPEZIALISIERUNG") {
        Ok(id) => id,
        Err(reason) => panic!("the name of an ability of the rules is well formed: {reason}"),
    }
}
