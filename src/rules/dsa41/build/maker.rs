//! What the values of a person are worked out from, and those that abilities and talents lend to all of them.

use crate::battle::{Ledger, NamedRow};
use crate::rules::Id;

use super::super::cause::{self, void};
use super::super::data::{Ability, ArmourTrait, Dsa41Data, Effect, Item, Person, Subject};
use super::super::exchange::value::{Attributes, BaseValues, Burden, rounded};
use super::super::fighter::{Eyes, Habit, Horsemanship, Traits};
use super::super::module::Modules;
use super::super::rule;
use super::{armour, drill, nature};

/// What combat reflexes add to initiative, and the encumbrance up to which they do (`INI-02`).
pub(crate) const REFLEXES: i16 = 4;
pub(crate) const REFLEXES_UP_TO: i16 = 4;
/// What combat instinct adds to initiative (`INI-02`).
pub(crate) const INSTINCT: i16 = 2;
/// Dice of initiative (`INI-01`).
pub(crate) const INITIATIVE_DICE: u8 = 1;
/// Dice of initiative of a blade dancer, and the encumbrance up to which he rolls them (`INI-02`).
pub(crate) const DANCER_DICE: u8 = 2;
pub(crate) const DANCER_UP_TO: i16 = 2;

/// What each ability that teaches it adds to the dodge value (`AUS-01`).
pub(crate) const DODGING: i16 = 3;
/// The value in acrobatics from which on points count for the dodge, and how many make one there (`AUS-01`).
pub(crate) const ACROBATICS_BEYOND: i16 = 9;
pub(crate) const ACROBATICS_OF_POINT: i16 = 3;

/// The encumbrance up to which somebody draws quickly, and parries a second time with his shield (`ACT-14`, `SHD-06`).
pub(crate) const LIGHT: i16 = 4;

/// The value of a combat talent that nobody has taught (`TAL-04`).
pub(crate) const UNTRAINED: i16 = -5;
/// What of it lies on the attack where the points of the talent are split (`TAL-04`).
pub(crate) const UNTRAINED_ATTACK: i16 = -2;
/// What of it lies on the parry (`TAL-04`).
pub(crate) const UNTRAINED_PARRY: i16 = -3;

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

    pub(super) fn talent(&self, talent: &str) -> i16 {
        let found = self
            .person
            .talents
            .iter()
            .find(|skill| skill.talent.as_str() == talent);
        found.map_or(0, |skill| i16::from(skill.value))
    }

    /// The row of an ability, as what brings lines of ledgers; none where the table does not have it.
    pub(super) fn ability_row(&self, id: &str) -> Option<NamedRow> {
        let row = self.data.abilities.get(id)?;
        Some(NamedRow::of(id, &row.name))
    }

    /// The same of a talent.
    pub(super) fn talent_row(&self, id: &str) -> Option<NamedRow> {
        let row = self.data.talents.get(id)?;
        Some(NamedRow::of(id, &row.name))
    }

    /// Bonuses of special abilities on initiative, each with the ability (`INI-02`).
    pub(super) fn reflexes(&self) -> [(&'static str, i16); 2] {
        let reflexes = if self.has("SF-KAMPFREFLEXE") && self.be <= REFLEXES_UP_TO {
            REFLEXES
        } else {
            0
        };
        let instinct = if self.has("SF-KAMPFGESPUER") { INSTINCT } else { 0 };
        [("SF-KAMPFREFLEXE", reflexes), ("SF-KAMPFGESPUER", instinct)]
    }

    pub(super) fn is_blade_dancer(&self) -> bool {
        self.has("SF-KLINGENTAENZER")
    }

    /// The dice of initiative: two of a blade dancer who wears next to nothing (`INI-02`).
    pub(super) fn ini_dice(&self) -> u8 {
        if self.is_blade_dancer() && self.be <= DANCER_UP_TO {
            DANCER_DICE
        } else {
            INITIATIVE_DICE
        }
    }

    /// The dodge value (`AUS-01`).
    pub(super) fn dodge(&self) -> Ledger {
        let mut ledger = Ledger::of(rule::VAL_02, &cause::PARRY_BASE, self.basis.pa);
        self.burden.weigh(&mut ledger, rule::ARM_03, |be| be);
        for ability in ["SF-AUSWEICHEN1", "SF-AUSWEICHEN2", "SF-AUSWEICHEN3"] {
            let points = if self.has(ability) { DODGING } else { 0 };
            ledger.add_for(rule::AUS_01, self.ability_row(ability), points);
        }
        let acrobatics = (self.talent("SKL-AKROBATIK") - ACROBATICS_BEYOND).max(0);
        ledger.add_for(
            rule::AUS_01,
            self.talent_row("SKL-AKROBATIK"),
            acrobatics / ACROBATICS_OF_POINT,
        );
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
    pub(super) fn has_guarded_arms(&self) -> bool {
        let worn = self.person.armour.iter();
        let mut worn = worn.filter_map(|id| self.data.armour.get(id));
        worn.any(|piece| piece.zones.left_arm > 0 || piece.zones.right_arm > 0)
    }

    /// SF-SCHNELLZIEHEN with BE up to 4 (`ACT-14`).
    pub(super) fn draws_quickly(&self) -> bool {
        self.has("SF-SCHNELLZIEHEN") && self.be <= LIGHT
    }

    pub(super) fn traits(&self) -> Traits {
        let light = self.be <= LIGHT;
        let fights_bare = self.modules.has(Modules::UNARMED);
        // What an ability does by itself it does where its module is played (ABI-04).
        let manoeuvres = self.modules.has(Modules::MANOEUVRES);
        Traits {
            vigilance: self.has("SF-AUFMERKSAMKEIT"),
            formation: self.has("SF-FORMATION") && manoeuvres,
            pike_team: self.has("SF-SPIESSGESPANN") && manoeuvres,
            instinct: self.has("SF-KAMPFGESPUER"),
            aimed_dodge: self.has("SF-AUSWEICHEN1"),
            defensive: self.has("SF-DEFENSIV") && manoeuvres,
            bashes: self.has("SF-SCHILDKAMPF2")
                || fights_bare && (self.has("SF-KNAUFSCHLAG") || self.has("SF-SCHMUTZIG")),
            two_weapons: self.has("SF-BEIDHAENDIG1"),
            extra_action: self.has("SF-BEIDHAENDIG2"),
            strikes_again: self.has("SF-BEIDHAENDIG2")
                || self.has("SF-TODVONLINKS") && manoeuvres
                || self.has("SF-KAMPFGESPUER") && self.modules.has(Modules::CONVERT),
            arts: drill::learnt(self),
            footwork: self.has("SF-BEINARBEIT") && fights_bare,
            slips: self.has("SF-AUSPENDELN") && fights_bare,
            iron_arms: self.has("SF-EISENARM") && fights_bare,
            plate_hands: self.wears(ArmourTrait::PlateHand),
            guarded_arms: self.has_guarded_arms(),
            steel_helmet: self.wears(ArmourTrait::SteelHelmet),
            nailed_boots: self.wears(ArmourTrait::NailedBoots),
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
    pub(super) fn horsemanship(&self) -> Horsemanship {
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
        let mut ledger = Ledger::of(rule::VAL_02, &cause::INITIATIVE_BASE, self.basis.ini - origin);
        ledger.add_for(rule::INI_01, &cause::ORIGIN, origin);
        for (ability, amount) in self.reflexes() {
            ledger.add_for(rule::INI_02, self.ability_row(ability), amount);
        }
        if self.has("SF-KAMPFREFLEXE") && self.be > REFLEXES_UP_TO {
            ledger.note_for(
                rule::INI_02,
                self.ability_row("SF-KAMPFREFLEXE"),
                REFLEXES,
                &void::TOO_BURDENED,
            );
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
            Some(TalentUse::Combat { technique, .. }) if *technique != Technique::Melee => {
                (UNTRAINED, 0, UNTRAINED)
            }
            _ => (UNTRAINED_ATTACK, UNTRAINED_PARRY, UNTRAINED),
        }
    }

    /// Whether one of these is an item that the person has specialised in (`WPN-13`).
    pub(super) fn is_special(&self, items: &[Item]) -> bool {
        items.iter().any(|item| is_special(self.person, item))
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
