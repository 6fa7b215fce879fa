//! Manoeuvres: what each needs, costs and takes; what it does stands in the rules.

use serde::Deserialize;

use super::Dsa41Data;
use super::ability::Ability;
use super::record::Record;
use super::talent::Talent;
use super::weapon::Weapon;
use crate::rules::table::{known, once, within};
use crate::rules::{Fault, Id, Kind, ModuleId, Row, RuleEntry};

/// A manoeuvre (MAN).
///
/// Rule: `MAN-GEN-01`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manoeuvre {
    /// Its id, `MAN-...`, which is also that of the rule that it is; `SF-...` where an ability is the manoeuvre itself.
    pub id: Id<Manoeuvre>,
    /// The module without which nobody may try it.
    pub module: ModuleId,
    /// The ability that teaches it.
    #[serde(default)]
    pub ability: Option<Id<Ability>>,
    /// Whether those may try it too who have not learnt it.
    #[serde(default)]
    pub basic: bool,
    /// The actions of the round that it takes.
    pub cost: Cost,
    /// Added to the attack or the parry, whatever is announced besides.
    #[serde(default)]
    pub modifier: i8,
    /// The weapons that it is made for. Rule: `MAN-GEN-06`.
    #[serde(default)]
    pub talents: MadeFor,
    /// Weapons of other talents that it is made for.
    #[serde(default)]
    pub weapons: Vec<Id<Weapon>>,
    /// Where it takes a weapon in one hand: the talents whose weapons may be led with both.
    #[serde(default)]
    pub one_handed: Option<Vec<Id<Talent>>>,
    /// Whether it is done with the bare body alone, and with no weapon of its talents. Rule: `UNA-08`.
    #[serde(default)]
    pub bare: bool,
    /// Whether it needs a BE of 4 at most. Rule: `MAN-GEN-10`.
    #[serde(default)]
    pub light: bool,
    /// What the other arm may bear. Rule: `SHD-05`.
    #[serde(default)]
    pub shields: Shields,
    /// Whether it may be tried against animals. Rule: `CRE-05`.
    #[serde(default = "yes")]
    pub animals: bool,
    /// Whether it may be tried against undead. Rule: `MAN-GEN-07`.
    #[serde(default = "yes")]
    pub undead: bool,
    /// Whether it may be tried on one's knees. Rule: `SIT-07`.
    #[serde(default = "yes")]
    pub kneeling: bool,
    /// Whether it may be tried on the ground. Rule: `SIT-07`.
    #[serde(default)]
    pub prone: bool,
}

const fn yes() -> bool {
    true
}

/// The actions of the round that a manoeuvre takes.
///
/// Rule: `MAN-GEN-12`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Cost {
    /// The attack.
    #[default]
    Attack,
    /// The attack and the defence.
    Both,
    /// The attack, the defence and every extra parry.
    All,
    /// None: it comes besides.
    Extra,
    /// The defence.
    Defence,
    /// What is declared for the round.
    Declared,
}

/// The weapons that a manoeuvre is made for, by the first talent of each.
///
/// Rule: `MAN-GEN-06`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum MadeFor {
    /// All.
    #[default]
    All,
    /// Those of these talents.
    Only(Vec<Id<Talent>>),
    /// All but those of these talents.
    Except(Vec<Id<Talent>>),
}

impl MadeFor {
    /// Whether weapons of a talent are among them.
    pub fn has(&self, talent: &str) -> bool {
        let is_among = |list: &[Id<Talent>]| list.iter().any(|id| id.as_str() == talent);
        match self {
            Self::All => true,
            Self::Only(list) => is_among(list),
            Self::Except(list) => !is_among(list),
        }
    }

    fn list(&self) -> &[Id<Talent>] {
        match self {
            Self::All => &[],
            Self::Only(list) | Self::Except(list) => list,
        }
    }
}

/// The shields that somebody may bear who tries a manoeuvre; parry weapons are none.
///
/// Rule: `SHD-05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Shields {
    /// Any.
    #[default]
    Any,
    /// Small ones.
    Small,
    /// None at all.
    None,
}

impl Kind for Manoeuvre {
    const WORD: &'static str = "manoeuvre";
    const PREFIXES: &'static [&'static str] = &["MAN-", "SF-"];
}

impl Row for Manoeuvre {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Manoeuvre {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        known(&mut faults, &data.registry.modules, &self.module);
        if let Ok(rule) = Id::<RuleEntry>::new(self.id.as_str()) {
            known(&mut faults, &data.registry.rules, &rule);
        }
        if let Some(ability) = &self.ability {
            known(&mut faults, &data.abilities, ability);
        } else if !self.basic {
            faults.push("what no ability teaches must be basic (MAN-GEN-01)".into());
        }
        within(&mut faults, "the modifier", self.modifier, -20, 0);
        let in_both_hands = self.one_handed.as_deref().unwrap_or_default();
        for list in [self.talents.list(), in_both_hands] {
            once(&mut faults, "the talent", list);
            for talent in list {
                known(&mut faults, &data.talents, talent);
            }
        }
        for weapon in &self.weapons {
            known(&mut faults, &data.weapons, weapon);
        }
        faults
    }
}
