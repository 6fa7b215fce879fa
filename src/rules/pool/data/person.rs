//! Heroes and opponents.

use serde::Deserialize;

use super::armour::Slot;
use super::{Armour, PoolData, Power, Record, Weapon};
use crate::battle::{BodyShape, Character};
use crate::content::Words;
use crate::dice::MOST_DICE;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A hero or an opponent, as the record says.
///
/// Rule: `PL-CHR-01` to `PL-CHR-05`, `PL-OPP-01` to `PL-OPP-06`, `PL-HER-01` to `PL-HER-04`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The id, `PL-HER-...` or `PL-OPP-...`.
    pub id: Id<Person>,
    /// The name.
    pub name: Words,
    /// How it fights where the computer plays it.
    #[serde(default)]
    pub character: Character,
    /// Whether it is a player's character.
    ///
    /// Rule: `PL-GEN-04`.
    pub hero: bool,
    /// Level from 1.
    pub level: u8,
    /// The seven characteristics.
    pub characteristics: Characteristics,
    /// The eight skills.
    pub skills: Skills,
    /// Pieces of armour.
    #[serde(default)]
    pub armour: Vec<Id<Armour>>,
    /// Weapons, the first of which is in the hand when a fight begins.
    #[serde(default)]
    pub weapons: Vec<Id<Weapon>>,
    /// Magic abilities.
    #[serde(default)]
    pub powers: Vec<Id<Power>>,
    /// Hit points of those who are no heroes.
    pub hit_points: Option<i16>,
    /// Metres of a move action.
    pub move_m: u16,
    /// Defence of the own skin.
    #[serde(default)]
    pub hide: i16,
    /// Defence from paths and skills.
    #[serde(default)]
    pub defence_bonus: i16,
    /// Magic defence from items.
    #[serde(default)]
    pub magic_bonus: i16,
    /// What is added to the damage in close combat in place of Strength.
    ///
    /// Rule: `PL-DMG-02`.
    pub damage_bonus_override: Option<i16>,
    /// Dice of a sneak attack.
    #[serde(default)]
    pub sneak_dice: u8,
    /// What the body looks like; `None` for a human, and for a beast where it goes on four feet.
    pub shape: Option<BodyShape>,
    /// Whether it goes on four feet.
    #[serde(default)]
    pub quadruped: bool,
    /// Healing potions in the bag.
    #[serde(default)]
    pub potions: u8,
}

/// The least value of a characteristic (`PL-CHR-01`).
pub(crate) const LEAST_CHARACTERISTIC: i16 = 1;

/// The highest value of a characteristic, which only creatures come near to (`PL-CHR-01`).
pub(crate) const MOST_CHARACTERISTIC: i16 = 12;

/// The highest value of a skill (`PL-CHR-02`).
pub(crate) const MOST_SKILL: i16 = 6;

/// The characteristics, 1 to 6 for humans.
///
/// Rule: `PL-CHR-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the rules")]
pub struct Characteristics {
    pub strength: i16,
    pub agility: i16,
    pub constitution: i16,
    pub perception: i16,
    pub intelligence: i16,
    pub charisma: i16,
    pub will: i16,
}

/// One of the characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Characteristic {
    Strength,
    Agility,
    Constitution,
    Perception,
    Intelligence,
    Charisma,
    Will,
}

/// The skills, 0 to 6.
///
/// Rule: `PL-CHR-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the rules")]
pub struct Skills {
    pub weapon: i16,
    pub unarmed: i16,
    pub ranged: i16,
    pub throwing: i16,
    pub medicine: i16,
    pub vigilance: i16,
    pub stealth: i16,
    pub magic: i16,
}

/// One of the skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Skill {
    Weapon,
    Unarmed,
    Ranged,
    Throwing,
    Medicine,
    Vigilance,
    Stealth,
    Magic,
}

impl Characteristics {
    /// The value of one of them.
    pub const fn of(&self, which: Characteristic) -> i16 {
        match which {
            Characteristic::Strength => self.strength,
            Characteristic::Agility => self.agility,
            Characteristic::Constitution => self.constitution,
            Characteristic::Perception => self.perception,
            Characteristic::Intelligence => self.intelligence,
            Characteristic::Charisma => self.charisma,
            Characteristic::Will => self.will,
        }
    }

    const fn all(&self) -> [(&'static str, i16); 7] {
        [
            ("Strength", self.strength),
            ("Agility", self.agility),
            ("Constitution", self.constitution),
            ("Perception", self.perception),
            ("Intelligence", self.intelligence),
            ("Charisma", self.charisma),
            ("Will", self.will),
        ]
    }
}

impl Skills {
    /// The value of one of them.
    pub const fn of(&self, which: Skill) -> i16 {
        match which {
            Skill::Weapon => self.weapon,
            Skill::Unarmed => self.unarmed,
            Skill::Ranged => self.ranged,
            Skill::Throwing => self.throwing,
            Skill::Medicine => self.medicine,
            Skill::Vigilance => self.vigilance,
            Skill::Stealth => self.stealth,
            Skill::Magic => self.magic,
        }
    }

    const fn all(&self) -> [(&'static str, i16); 8] {
        [
            ("Weapon combat", self.weapon),
            ("Unarmed combat", self.unarmed),
            ("Ranged combat", self.ranged),
            ("Object throwing", self.throwing),
            ("Medicine", self.medicine),
            ("Vigilance", self.vigilance),
            ("Stealth", self.stealth),
            ("Magic", self.magic),
        ]
    }
}

/// The dice of the largest pool that somebody may ever throw, cover and a flank apart: attacks with all weapons, with Charisma for
/// distracting, tests, Defence and magic defence.
///
/// Rule: `PL-DIC-03`, `PL-MAN-02`, `PL-DEF-02`, `PL-DEF-08`, `PL-MOV-06`.
fn most_dice(person: &Person, data: &PoolData) -> i16 {
    let (own, skills) = (&person.characteristics, &person.skills);
    let close = skills.weapon.max(skills.unarmed) + own.strength.max(own.agility) + own.charisma;
    let far = skills.ranged.max(skills.throwing) + own.agility;
    let pieces = || person.armour.iter().filter_map(|id| data.armour.get(id.as_str()));
    let guarded = |has_shield: bool| {
        let worn = || pieces().filter(|piece| has_shield || piece.slot != Slot::Shield);
        let cap = worn().map(|piece| piece.cap).min();
        let defence: i16 = worn().map(|piece| piece.defence).sum();
        defence + cap.map_or(own.agility, |cap| own.agility.min(cap))
    };
    [
        close,
        far,
        skills.medicine + own.intelligence,
        skills.vigilance + own.perception,
        skills.stealth + own.agility,
        skills.magic + own.will,
        own.strength + own.agility,
        guarded(true).max(guarded(false)) + person.hide + person.defence_bonus + MOST_COVER,
        own.will + person.magic_bonus + MOST_COVER,
    ]
    .into_iter()
    .fold(0, i16::max)
}

/// The most dice that cover adds to a Defence (`PL-BRD-07`).
const MOST_COVER: i16 = 3;

impl Kind for Person {
    const WORD: &'static str = "person";
    const PREFIXES: &'static [&'static str] = &["PL-HER-", "PL-OPP-"];
}

impl Row for Person {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Person {
    fn faults(&self, data: &PoolData) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the level", self.level, 1, 20);
        for (name, value) in self.characteristics.all() {
            within(
                &mut faults,
                name,
                value,
                LEAST_CHARACTERISTIC,
                MOST_CHARACTERISTIC,
            );
        }
        for (name, value) in self.skills.all() {
            within(&mut faults, name, value, 0, MOST_SKILL);
        }
        if self.hero == self.hit_points.is_some() {
            faults.push("the hit points of a hero follow from the record, those of others are listed".into());
        }
        within(
            &mut faults,
            "the hit points",
            self.hit_points.unwrap_or(1),
            1,
            200,
        );
        within(&mut faults, "the metres of a move", self.move_m, 1, 40);
        within(&mut faults, "the hide", self.hide, 0, 12);
        within(&mut faults, "the Defence bonus", self.defence_bonus, 0, 6);
        within(&mut faults, "the magic bonus", self.magic_bonus, 0, 6);
        within(&mut faults, "the sneak dice", self.sneak_dice, 0, 6);
        within(&mut faults, "the potions", self.potions, 0, 20);
        once(&mut faults, "the weapon", &self.weapons);
        for weapon in &self.weapons {
            known(&mut faults, &data.weapons, weapon);
        }
        for power in &self.powers {
            known(&mut faults, &data.powers, power);
        }
        let pieces: Vec<&Armour> = self
            .armour
            .iter()
            .filter_map(|piece| known(&mut faults, &data.armour, piece))
            .collect();
        let most = most_dice(self, data);
        if most > i16::from(MOST_DICE) {
            let fault = format!("a pool of {most} dice; at most {MOST_DICE} can be thrown");
            faults.push(fault.into());
        }
        // One body armour, one helmet and one shield at most (PL-DEF-04).
        let slots: Vec<_> = pieces.iter().map(|piece| piece.slot).collect();
        once(&mut faults, "the place of armour", &slots);
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::WeaponShape;
    use crate::content::root;

    #[test]
    fn everybody_looks_like_his_people_and_only_bare_hands_like_a_fist() {
        let data = PoolData::load(&root().join("assets/rules/pool")).expect("the tables are whole");
        let shape = |id: &str| data.people[id].shape;
        assert_eq!(
            ["PL-OPP-01", "PL-OPP-02", "PL-OPP-03", "PL-OPP-04", "PL-OPP-06"].map(shape),
            [
                Some(BodyShape::Goblin),
                None,
                Some(BodyShape::Orc),
                Some(BodyShape::Wolf),
                Some(BodyShape::Ogre)
            ]
        );
        let fists = data.weapons.values();
        let fists = fists.filter(|weapon| weapon.silhouette == WeaponShape::Fist);
        let fists: Vec<_> = fists.map(|weapon| weapon.name.en.as_str()).collect();
        assert_eq!(fists, ["Bare hands"]);
    }
}
