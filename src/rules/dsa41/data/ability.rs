//! Special abilities, advantages and disadvantages.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::attribute::Attribute;
use super::record::Record;
use super::species::Species;
use super::talent::Talent;
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, ModuleId, Row, RuleEntry};

/// A special ability (SF), which a character has or has not.
///
/// Rule: `ABI-01`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its id, `SF-...`, which is also that of the rule that it is.
    pub id: Id<Ability>,
    /// Its name.
    pub name: Words,
    /// The module without which it has no effect.
    pub module: ModuleId,
    /// Adventure points. Rule: `ABI-02`.
    pub cost: u16,
    /// What its owner chooses with it.
    #[serde(default)]
    pub takes: Takes,
    /// What a character needs to learn it.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// Rules whose outcome it changes.
    #[serde(default)]
    pub rules: Vec<Id<RuleEntry>>,
}

/// What the owner of an ability chooses with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Takes {
    /// Nothing.
    #[default]
    Nothing,
    /// An armour combination.
    Armour,
    /// A weapon.
    Weapon,
    /// A talent.
    Talent,
    /// Attack or parry.
    AttackOrParry,
}

/// Something that a character needs to learn an ability.
///
/// Rule: `ABI-01`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Need {
    /// At least this value of an attribute.
    Attribute(Attribute, u8),
    /// At least this base value of the attack.
    AttackBase(u8),
    /// At least this base value of the parry.
    ParryBase(u8),
    /// At least this base value of the initiative.
    InitiativeBase(u8),
    /// At least this value of a talent.
    Talent(Id<Talent>, u8),
    /// At least this value of some ranged talent.
    RangedTalent(u8),
    /// At least this value of the talent that the ability is learned for.
    ItsTalent(u8),
    /// Another ability.
    Ability(Id<Ability>),
    /// One of several abilities.
    AnyOf(Vec<Id<Ability>>),
}

impl Kind for Ability {
    const WORD: &'static str = "special ability";
    const PREFIXES: &'static [&'static str] = &["SF-"];
}

impl Row for Ability {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Ability {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the cost", self.cost, 1, 2000);
        known(&mut faults, &data.registry.modules, &self.module);
        known_rules(&mut faults, data, &self.rules);
        for need in &self.needs {
            need.faults(data, &mut faults);
        }
        faults
    }
}

impl Need {
    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        match self {
            Self::Attribute(_, value)
            | Self::AttackBase(value)
            | Self::ParryBase(value)
            | Self::InitiativeBase(value)
            | Self::RangedTalent(value)
            | Self::ItsTalent(value) => within(faults, "a value needed", *value, 1, 30),
            Self::Talent(talent, value) => {
                known(faults, &data.talents, talent);
                within(faults, "a value needed", *value, 1, 30);
            }
            Self::Ability(ability) => {
                known(faults, &data.abilities, ability);
            }
            Self::AnyOf(abilities) => {
                for ability in abilities {
                    known(faults, &data.abilities, ability);
                }
            }
        }
    }
}

/// An advantage or disadvantage.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advantage {
    /// Its id, `ADV-...`, which is also that of the rule that it is.
    pub id: Id<Advantage>,
    /// Its name.
    pub name: Words,
    /// Whether it helps.
    pub kind: AdvantageKind,
    /// Whether it comes in levels.
    #[serde(default)]
    pub levels: bool,
    /// Numbers that a value takes over as they stand, times the level.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Species whose own speed contains it already.
    #[serde(default)]
    pub included_for: Vec<Id<Species>>,
    /// Rules that ask for it.
    #[serde(default)]
    pub rules: Vec<Id<RuleEntry>>,
}

/// Whether a trait of character helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the words say it")]
pub enum AdvantageKind {
    Advantage,
    Disadvantage,
    Neither,
}

/// A number that an advantage changes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// On all wound thresholds. Rule: `WND-02`.
    WoundThresholds(i8),
    /// On the speed.
    Speed(i8),
    /// On the dodge. Rule: `AUS-01`.
    Dodge(i8),
    /// On the natural armour. Rule: `ARP-06`.
    Armour(i8),
    /// On the life energy.
    Life(i8),
    /// On the endurance.
    Endurance(i8),
    /// On the die for the hit zone. Rule: `ZON-01`.
    ZoneDie(i8),
    /// No sprint. Rule: `ACT-11`.
    NoSprint,
    /// Checks on a talent fumble on this face and above.
    FumblesFrom {
        /// The talent.
        talent: Id<Talent>,
        /// The lowest face.
        face: u8,
    },
    /// On attack and parry with weapons that are longer.
    LongWeapons {
        /// The length in cm.
        above_cm: u16,
        /// Added to the attack.
        attack: i8,
        /// Added to the parry.
        parry: i8,
    },
    /// On the ranged attack at some distances. Rule: `RNG-17`.
    Ranged {
        /// From this distance in metres.
        from: u16,
        /// Below this distance in metres; `None` without end.
        below: Option<u16>,
        /// Added to the ranged attack.
        by: i8,
    },
}

impl Kind for Advantage {
    const WORD: &'static str = "advantage";
    const PREFIXES: &'static [&'static str] = &["ADV-"];
}

impl Row for Advantage {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Advantage {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        known_rules(&mut faults, data, &self.rules);
        for species in &self.included_for {
            known(&mut faults, &data.species, species);
        }
        for effect in &self.effects {
            if let Effect::FumblesFrom { talent, face } = effect {
                known(&mut faults, &data.talents, talent);
                within(&mut faults, "the face of a fumble", *face, 2, 20);
            }
        }
        faults
    }
}

/// Reports rules that the registry does not know, and those that stand twice.
pub(super) fn known_rules(faults: &mut Vec<Fault>, data: &Dsa41Data, rules: &[Id<RuleEntry>]) {
    once(faults, "the rule", rules);
    for rule in rules {
        known(faults, &data.registry.rules, rule);
    }
}
