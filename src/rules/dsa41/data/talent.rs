//! Talents: the techniques of combat, and the other skills that a fight asks for.

use serde::Deserialize;

use super::Dsa41Data;
use super::attribute::Attribute;
use super::record::Record;
use crate::content::Words;
use crate::rules::table::{known, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A talent (skill).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talent {
    /// Its id: `TAL-...` for a combat talent, `SKL-...` for any other.
    pub id: Id<Talent>,
    /// Its name.
    pub name: Words,
    /// What it is for.
    #[serde(rename = "use")]
    pub purpose: TalentUse,
}

/// What a talent is for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TalentUse {
    /// Attacks, parries and shots.
    Combat {
        /// Where its points go.
        technique: Technique,
        /// How much encumbrance it bears.
        encumbrance: TalentEncumbrance,
        /// Whether everybody knows it at 0.
        basic: bool,
        /// Its row in the table for cramped space; `None` for missiles.
        cramped: Option<CrampedClass>,
        /// Talents that may stand in for it, or that it may stand in for.
        related: Vec<Id<Talent>>,
    },
    /// Checks with three dice.
    Check {
        /// The attributes of the three dice.
        attributes: [Attribute; 3],
        /// How often the encumbrance is taken off, 0 to 2.
        encumbrance_times: u8,
    },
}

/// Where the points of a combat talent go.
///
/// Rule: `TAL-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Technique {
    /// They are split between attack and parry.
    Melee,
    /// All go to the attack; there is no parry.
    AttackOnly,
    /// All go to the ranged attack.
    Ranged,
}

/// How much encumbrance a combat talent bears.
///
/// Rule: `VAL-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum TalentEncumbrance {
    /// The encumbrance above this number counts.
    Beyond(u8),
    /// None of it counts.
    Unhindered,
}

/// How a talent suffers in cramped space.
///
/// Rule: `SIT-11`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum CrampedClass {
    /// Not at all.
    #[default]
    Free,
    /// Swords, sabres, one-handed axes and maces.
    OneHanded,
    /// Spears.
    Spear,
    /// Pole arms.
    Infantry,
    /// Everything long or swung wide.
    Long,
}

impl Kind for Talent {
    const WORD: &'static str = "talent";
    const PREFIXES: &'static [&'static str] = &["TAL-", "SKL-"];
}

impl Row for Talent {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Talent {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        match &self.purpose {
            TalentUse::Combat {
                technique,
                encumbrance,
                cramped,
                related,
                ..
            } => {
                if let TalentEncumbrance::Beyond(free) = encumbrance {
                    within(&mut faults, "the encumbrance that it bears", *free, 0, 10);
                }
                if (*technique == Technique::Ranged) == cramped.is_some() {
                    faults.push("every talent but a ranged one has a class for cramped space".into());
                }
                for talent in related {
                    known(&mut faults, &data.talents, talent);
                }
            }
            TalentUse::Check {
                encumbrance_times, ..
            } => {
                within(&mut faults, "encumbrance_times", *encumbrance_times, 0, 2);
            }
        }
        faults
    }
}
