//! People by attributes and talents; the rules work out all their values.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::ability::{Ability, Advantage, Effect, Need, Takes};
use super::armour::{ArmourPiece, combination_faults};
use super::attribute::{Attribute, Attributes};
use super::creature::Size;
use super::mastery::{Bonus, MASTERY, bonus_faults};
use super::printed::PrintedPerson;
use super::record::{Record, is_default};
use super::sheath;
use super::shield::Shield;
use super::species::Species;
use super::style::{Gear, Item, Lanced, Shot, Style};
use super::talent::{Talent, TalentUse, Technique};
use crate::battle::Character;
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A person, hero or opponent.
///
/// Rule: `CMB-01`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The id, `HER-...` or `OPP-...`.
    pub id: Id<Person>,
    /// The name.
    pub name: Words,
    /// The trade, where the name does not tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calling: Option<Words>,
    /// How he fights where the computer plays him.
    #[serde(default, skip_serializing_if = "is_default")]
    pub character: Character,
    /// The species.
    pub species: Id<Species>,
    /// The size, which gives the footprint.
    pub size: Size,
    /// The attributes.
    pub attributes: Attributes,
    /// What species or culture adds to the initiative basis. Rule: `INI-01`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub initiative: i8,
    /// What was bought of energies, or came otherwise, besides what species and advantages bring. Rule: `VAL-02`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gained: Gains,
    /// The talents; those not listed are untrained.
    pub talents: Vec<Skill>,
    /// Weapons with a specialisation. Rule: `WPN-13`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub specialisations: Vec<Item>,
    /// The special abilities.
    #[serde(default, skip_serializing_if = "is_default")]
    pub abilities: Vec<Id<Ability>>,
    /// How much he counts in a team, a rank-and-file human 1; none where nothing is said. Rule: `CMB-02`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<u8>,
    /// Whether the abilities are there without what they need. Rule: `ABI-01`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exempt: bool,
    /// What the abilities that take something were learned for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub subjects: Vec<Learned>,
    /// Advantages and disadvantages.
    #[serde(default, skip_serializing_if = "is_default")]
    pub advantages: Vec<HeldAdvantage>,
    /// The armour worn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub armour: Vec<Id<ArmourPiece>>,
    /// Load other than armour, as encumbrance. Rule: `ARM-04`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub load: u8,
    /// The ways to fight in melee; the first is ready at the start. Without any, and without shots and lances, he fights with bare
    /// hands. Rule: `UNA-01`.
    #[serde(default)]
    pub styles: Vec<Style>,
    /// The ways to shoot and throw.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shots: Vec<Shot>,
    /// The ways to ride with a lance.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lances: Vec<Lanced>,
    /// What else is carried.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carries: Vec<Gear>,
    /// Morale 3 to 18; `None` for those who never check. Rule: `MRL-02`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub morale: Option<u8>,
    /// Whether the morale of the side hangs on this person. Rule: `MRL-02`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leader: bool,
    /// What the rules must make of it; a check, never a value.
    #[serde(skip_serializing)]
    #[schemars(with = "Option<serde_json::Value>")]
    pub printed: Option<PrintedPerson>,
}

/// Points of energies that somebody has beside those of his attributes, his species and his advantages; below zero where he lacks some.
///
/// Rule: `VAL-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Gains {
    /// Life energy, LE.
    #[serde(skip_serializing_if = "is_default")]
    pub life: i8,
    /// Endurance, AU.
    #[serde(skip_serializing_if = "is_default")]
    pub endurance: i8,
    /// Magic resistance, MR.
    #[serde(skip_serializing_if = "is_default")]
    pub magic_resistance: i8,
}

impl Gains {
    /// The most that can be gained or lack.
    pub const MOST: i8 = 60;

    fn faults(self, faults: &mut Vec<Fault>) {
        for (what, points) in [
            ("the life energy gained", self.life),
            ("the endurance gained", self.endurance),
            ("the magic resistance gained", self.magic_resistance),
        ] {
            within(faults, what, points, -Self::MOST, Self::MOST);
        }
    }
}

/// A talent that somebody has.
///
/// Rule: `VAL-03`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// The talent.
    pub talent: Id<Talent>,
    /// Its value, `TaW`.
    pub value: i8,
    /// Points of it in the attack, for talents that both attack and parry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<i8>,
    /// Points of it in the parry, for talents that both attack and parry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parry: Option<i8>,
    /// Regular actions that its use takes here, for talents that are used; 4 where nothing is said. Rule: `ACT-25`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<u16>,
}

/// What an ability was learned for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// The ability.
    pub ability: Id<Ability>,
    /// What it was learned for.
    pub of: Subject,
    /// What the master of a weapon is better at. Rule: `SF-WAFFENMEISTER`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonuses: Vec<Bonus>,
    /// What the master of a weapon needs besides. Rule: `SF-WAFFENMEISTER`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub needs: Vec<Need>,
}

/// What an ability can be learned for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Subject {
    /// These pieces worn together.
    Armour(Vec<Id<ArmourPiece>>),
    /// This weapon.
    Weapon(Item),
    /// This shield or parry weapon. Rule: `SF-WAFFENMEISTER`.
    Shield(Id<Shield>),
    /// This talent.
    Talent(Id<Talent>),
    /// The attack.
    Attack,
    /// The parry.
    Parry,
}

/// An advantage that somebody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeldAdvantage {
    /// The advantage.
    pub advantage: Id<Advantage>,
    /// Its level, from 1.
    #[serde(default = "first_level", skip_serializing_if = "is_first_level")]
    pub level: u8,
}

fn first_level() -> u8 {
    1
}

fn is_first_level(level: &u8) -> bool {
    *level == first_level()
}

impl Kind for Person {
    const WORD: &'static str = "person";
    const PREFIXES: &'static [&'static str] = &["HER-", "OPP-"];
}

impl Row for Person {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Person {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        faults.extend(self.calling.iter().flat_map(word_faults));
        known(&mut faults, &data.species, &self.species);
        self.attributes.faults(&mut faults);
        faults.extend(combination_faults(&self.armour, data));
        within(&mut faults, "the load", self.load, 0, 20);
        self.gained.faults(&mut faults);
        within(
            &mut faults,
            "the initiative of the origin",
            self.initiative,
            -5,
            5,
        );
        within(&mut faults, "the morale", self.morale.unwrap_or(3), 3, 18);
        self.talent_faults(data, &mut faults);
        self.ability_faults(data, &mut faults);
        self.gear_faults(data, &mut faults);
        if let Some(printed) = &self.printed {
            printed.faults(self, &mut faults);
        }
        faults
    }
}

impl Person {
    /// The value and split of a talent, if it was ever learned.
    pub fn skill(&self, talent: &Id<Talent>) -> Option<&Skill> {
        self.talents.iter().find(|skill| skill.talent == *talent)
    }

    /// What advantages add to the speed; what the species' own speed contains is left out.
    ///
    /// Rule: `VAL-02`.
    pub fn speed_bonus(&self, data: &Dsa41Data) -> i16 {
        let held = self.advantages.iter().filter_map(|held| {
            let advantage = data.advantages.get(&held.advantage)?;
            (!advantage.included_for.contains(&self.species)).then_some((advantage, held.level))
        });
        let speed = |effect: &Effect| match effect {
            Effect::Speed(amount) => i16::from(*amount),
            _ => 0,
        };
        held.map(|(advantage, level)| advantage.effects.iter().map(speed).sum::<i16>() * i16::from(level))
            .sum()
    }

    fn talent_faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        let talents: Vec<_> = self.talents.iter().map(|skill| &skill.talent).collect();
        once(faults, "the talent", &talents);
        for skill in &self.talents {
            skill.faults(data, faults);
        }
    }

    fn ability_faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        once(faults, "the ability", &self.abilities);
        for id in &self.abilities {
            let Some(ability) = known(faults, &data.abilities, id) else {
                continue;
            };
            let learned = self.subjects.iter().any(|learned| learned.ability == *id);
            if (ability.takes == Takes::Nothing) == learned {
                faults.push(match learned {
                    true => format!("`{id}` is learned for nothing in particular").into(),
                    false => format!("`subjects` must say what `{id}` was learned for").into(),
                });
            }
        }
        for learned in &self.subjects {
            learned.faults(self, data, faults);
        }
        let advantages: Vec<_> = self.advantages.iter().map(|held| &held.advantage).collect();
        once(faults, "the advantage", &advantages);
        for held in &self.advantages {
            held.faults(data, faults);
        }
    }

    fn gear_faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        for item in &self.specialisations {
            item.faults(data, faults);
        }
        let strength = self.attributes.value(Attribute::Strength);
        for style in &self.styles {
            style.faults(data, faults);
            style.strength_faults(strength, data, faults);
        }
        for shot in &self.shots {
            shot.faults(data, faults);
        }
        for lance in &self.lances {
            lance.faults(data, faults);
        }
        for gear in &self.carries {
            gear.faults(data, faults);
        }
        faults.extend(sheath::faults(self, data));
        let things = self.carries.iter().filter(|gear| matches!(gear, Gear::Thing(_)));
        within(faults, "the number of things to use", things.count(), 0, 32);
    }
}

impl Skill {
    fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        let id = &self.talent;
        within(faults, &format!("the value of `{id}`"), self.value, -5, 30);
        let Some(talent) = known(faults, &data.talents, id) else {
            return;
        };
        let is_used = matches!(&talent.purpose, TalentUse::Check { .. });
        within(
            faults,
            &format!("the actions of `{id}`"),
            self.actions.unwrap_or(1),
            1,
            1000,
        );
        if self.actions.is_some() && !is_used {
            faults.push(format!("`{id}` is for blows and takes no actions of its own").into());
        }
        let split =
            matches!(&talent.purpose, TalentUse::Combat { technique, .. } if *technique == Technique::Melee);
        match (self.attack, self.parry) {
            (None, None) if !split => {}
            (Some(attack), Some(parry)) if split => {
                let (attack, parry) = (i16::from(attack), i16::from(parry));
                let value = i16::from(self.value);
                if attack + parry != value
                    || attack.signum() * parry.signum() < 0
                    || value < 0 && attack - parry != value.rem_euclid(2)
                {
                    let sum = format!("`{id}` splits {value} into {attack} and {parry}");
                    faults.push(format!("{sum}: the parts must add up (VAL-03)").into());
                }
            }
            _ if split => faults.push(format!("`{id}` needs the split into attack and parry").into()),
            _ => faults.push(format!("`{id}` has no split into attack and parry").into()),
        }
    }
}

impl Learned {
    fn faults(&self, person: &Person, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        if !person.abilities.contains(&self.ability) {
            faults.push(format!("`{}` stands in `subjects`, but not in `abilities`", self.ability).into());
        }
        match &self.of {
            Subject::Armour(pieces) => faults.extend(combination_faults(pieces, data)),
            Subject::Weapon(item) => {
                item.faults(data, faults);
                if let Item::Shield(id) = item {
                    faults.push(
                        format!("`{id}` is a shield or parry weapon: write `of: Shield(\"{id}\")`").into(),
                    );
                }
            }
            Subject::Shield(shield) => {
                known(faults, &data.shields, shield);
            }
            Subject::Talent(talent) => {
                known(faults, &data.talents, talent);
            }
            Subject::Attack | Subject::Parry => {}
        }
        let takes = match &self.of {
            Subject::Armour(_) => Takes::Armour,
            Subject::Weapon(_) | Subject::Shield(_) => Takes::Weapon,
            Subject::Talent(_) => Takes::Talent,
            Subject::Attack | Subject::Parry => Takes::AttackOrParry,
        };
        if data
            .abilities
            .get(&self.ability)
            .is_some_and(|ability| ability.takes != takes)
        {
            faults.push(format!("`{}` cannot be learned for that", self.ability).into());
        }
        for need in &self.needs {
            need.faults(data, faults);
        }
        match &self.of {
            Subject::Weapon(item) if self.ability.as_str() == MASTERY => {
                bonus_faults(&self.bonuses, item, data, faults);
            }
            Subject::Shield(shield) if self.ability.as_str() == MASTERY => {
                bonus_faults(&self.bonuses, &Item::Shield(shield.clone()), data, faults);
            }
            Subject::Shield(shield) => {
                let ability = &self.ability;
                faults.push(format!("`{ability}` cannot be learned for the shield `{shield}`").into());
            }
            _ if !self.bonuses.is_empty() || !self.needs.is_empty() => {
                faults.push(format!("`{}` brings no bonuses of its own", self.ability).into());
            }
            _ => {}
        }
    }
}

impl HeldAdvantage {
    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        within(faults, "the level of an advantage", self.level, 1, 20);
        let advantage = known(faults, &data.advantages, &self.advantage);
        if self.level > 1 && advantage.is_some_and(|advantage| !advantage.levels) {
            faults.push(format!("`{}` has no levels", self.advantage).into());
        }
    }
}
