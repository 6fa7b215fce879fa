//! Heroes, opponents and mounts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    Abilities, CarriedItem, ClassLevel, D20Data, HeldFeat, KnownSpells, NaturalAttack, Printed, Quirk,
    Record, Size, Skill, WeaponAttack, Worn,
};
use crate::battle::{BodyShape, Character};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A hero, an opponent or a mount. Its figures are final: they hold abilities, size, armour, feats and masterwork.
///
/// Rule: `D20-HER-01` to `D20-HER-07`, `D20-OPP-01` to `D20-OPP-12`, `D20-MOU-01`, `D20-MOU-02`, `D20-T-HERO`, `D20-T-OPP`, `D20-T-MOUNT`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    /// Its id, `D20-HER-...`, `D20-OPP-...` or `D20-MOU-...`, which is also its rule.
    pub id: Id<Creature>,
    /// Its name.
    pub name: Words,
    /// How it fights where the computer plays it.
    #[serde(default)]
    pub character: Character,
    /// What its body looks like.
    pub shape: BodyShape,
    /// What kind of creature it is.
    pub kind: CreatureKind,
    /// Its people; none for those that bonuses do not ask for.
    pub people: Option<People>,
    /// Its size.
    pub size: Size,
    /// Whether it stands upright, for its reach.
    #[serde(default)]
    pub body: Body,
    /// Its class; none where it has Hit Dice alone.
    pub class: Option<ClassLevel>,
    /// Hit Dice.
    pub hit_dice: u8,
    /// Hit points at the start.
    pub hit_points: i16,
    /// Ability scores.
    pub abilities: Abilities,
    /// Initiative bonus.
    pub initiative: i16,
    /// Squares of a move.
    pub speed: u8,
    /// Squares of a move up a wall, 0 where it climbs like others.
    #[serde(default)]
    pub climb: u8,
    /// Base attack bonus.
    pub base_attack: i16,
    /// Saves.
    pub saves: Saves,
    /// Points of AC of its own skin.
    #[serde(default)]
    pub natural_armour: i16,
    /// What it wears.
    #[serde(default)]
    pub armour: Vec<Worn>,
    /// Attacks with weapons, the first of which is in the hand when a fight begins.
    #[serde(default)]
    pub attacks: Vec<WeaponAttack>,
    /// Attacks with its body.
    #[serde(default)]
    pub natural: Vec<NaturalAttack>,
    /// Feats and class abilities.
    #[serde(default)]
    pub feats: Vec<HeldFeat>,
    /// Dice of a sneak attack.
    ///
    /// Rule: `D20-DMG-07`.
    #[serde(default)]
    pub sneak_dice: u8,
    /// Skills; of others the modifier of the ability counts.
    #[serde(default)]
    pub skills: BTreeMap<Skill, i16>,
    /// Squares that it sees in the dark, 0 for none.
    ///
    /// Rule: `D20-CON-07`.
    #[serde(default)]
    pub darkvision: u8,
    /// Whether lights carry twice as far for it.
    ///
    /// Rule: `D20-CON-07`.
    #[serde(default)]
    pub low_light: bool,
    /// Whether it finds others by their smell.
    #[serde(default)]
    pub scent: bool,
    /// What else is special about it.
    #[serde(default)]
    pub traits: Vec<Quirk>,
    /// Its spells.
    pub spells: Option<KnownSpells>,
    /// Potions, wands and scrolls that it carries.
    ///
    /// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
    #[serde(default)]
    pub items: Vec<CarriedItem>,
    /// What it rides.
    pub mount: Option<Id<Creature>>,
    /// Abilities that count in no fight.
    #[serde(default)]
    pub also: Vec<Words>,
    /// Results of the table, which follow from the parts; none where nobody has worked them out.
    pub printed: Option<Printed>,
}

/// What kind of creature somebody is.
///
/// Rule: `D20-CRT-07`, `D20-CORE-04`, `D20-FNT-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum CreatureKind {
    Animal,
    Construct,
    Elemental,
    Giant,
    Humanoid,
    Ooze,
    Plant,
    Undead,
    Vermin,
}

impl CreatureKind {
    /// Whether critical hits and sneak attacks do nothing more to it.
    ///
    /// Rule: `D20-CRT-07`.
    pub const fn is_immune_to_criticals(self) -> bool {
        matches!(
            self,
            Self::Undead | Self::Construct | Self::Ooze | Self::Plant | Self::Elemental
        )
    }

    /// Whether it is alive.
    pub const fn is_living(self) -> bool {
        !matches!(self, Self::Undead | Self::Construct)
    }
}

/// A people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum People {
    Dwarf,
    Elf,
    Gnoll,
    Goblinoid,
    HalfOrc,
    Halfling,
    Human,
    Orc,
}

/// Whether a creature stands upright.
///
/// Rule: `D20-CORE-08`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
pub enum Body {
    /// It does.
    #[default]
    Tall,
    /// It stands on four or more legs.
    Long,
}

/// Bonuses of saves.
///
/// Rule: `D20-CORE-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the rules")]
pub struct Saves {
    pub fortitude: i16,
    pub reflex: i16,
    pub will: i16,
}

impl Creature {
    /// Its level, or its Hit Dice where it has no class.
    ///
    /// Rule: `D20-FAC-17`.
    pub fn level(&self) -> u8 {
        self.class.as_ref().map_or(self.hit_dice, |class| class.level)
    }
}

impl Kind for Creature {
    const WORD: &'static str = "creature";
    const PREFIXES: &'static [&'static str] = &["D20-HER-", "D20-OPP-", "D20-MOU-"];
}

impl Row for Creature {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Creature {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        let tables = [&data.heroes, &data.opponents, &data.mounts];
        if tables.iter().filter(|table| table.contains_key(&self.id)).count() > 1 {
            faults.push("another table has this id already".into());
        }
        self.figure_faults(&mut faults);
        if let Some(class) = &self.class {
            class.faults(data, &mut faults);
        }
        Worn::faults(&self.armour, data, &mut faults);
        if self.attacks.is_empty() && self.natural.is_empty() {
            faults.push("a creature needs an attack".into());
        }
        for attack in &self.attacks {
            attack.faults(self.size, data, &mut faults);
        }
        for attack in &self.natural {
            attack.faults(&mut faults);
        }
        once(&mut faults, "the feat", &self.feats);
        for feat in &self.feats {
            feat.faults(data, &mut faults);
        }
        once(&mut faults, "the trait", &self.traits);
        for quirk in &self.traits {
            quirk.faults(&mut faults);
        }
        if let Some(mount) = &self.mount {
            known(&mut faults, &data.mounts, mount);
        }
        self.spell_faults(data, &mut faults);
        CarriedItem::faults(self, data, &mut faults);
        for also in &self.also {
            faults.extend(word_faults(also));
        }
        if let Some(printed) = &self.printed {
            printed.faults(self, data, &mut faults);
        }
        faults
    }
}

impl Creature {
    fn figure_faults(&self, faults: &mut Vec<Fault>) {
        within(faults, "the number of Hit Dice", self.hit_dice, 1, 60);
        within(faults, "the hit points", self.hit_points, 1, 1000);
        self.abilities.faults(faults);
        within(faults, "the initiative", self.initiative, -10, 30);
        within(faults, "the speed", self.speed, 0, 40);
        within(faults, "the climbing speed", self.climb, 0, 40);
        within(faults, "the base attack bonus", self.base_attack, 0, 60);
        for save in [self.saves.fortitude, self.saves.reflex, self.saves.will] {
            within(faults, "a save", save, -10, 60);
        }
        within(faults, "the natural armour", self.natural_armour, 0, 60);
        within(faults, "the sneak dice", self.sneak_dice, 0, 10);
        for points in self.skills.values() {
            within(faults, "a skill", *points, -30, 60);
        }
        within(faults, "the darkvision", self.darkvision, 0, 60);
    }

    fn spell_faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        let Some(spells) = &self.spells else {
            return;
        };
        let Some(class) = &self.class else {
            faults.push("spells need a class".into());
            return;
        };
        spells.faults((self, class), data, faults);
        if let Some(printed) = &spells.printed {
            printed.faults(self, class, data, faults);
        }
    }
}
