//! Armour and shields.

use serde::Deserialize;

use super::{D20Data, Record, Solidity};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A piece of armour, or a shield.
///
/// Rule: `D20-ARM-01` to `D20-ARM-12`, `D20-SHD-01` to `D20-SHD-06`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Its id, `D20-ARM-...` or `D20-SHD-...`, which is also its rule.
    pub id: Id<Armour>,
    /// Its name.
    pub name: Words,
    /// How it is worn.
    pub kind: ArmourKind,
    /// Points of AC.
    ///
    /// Rule: `D20-ATK-04`.
    pub bonus: i16,
    /// The most of the Dexterity modifier that counts with it; none where all of it does.
    pub max_dexterity: Option<i16>,
    /// Points on the skills that armour hinders, 0 or less.
    pub check_penalty: i16,
    /// Percent of arcane spells that fail in it.
    ///
    /// Rule: `D20-MAG-01`.
    pub spell_failure: u8,
    /// Squares of a move in it; none for shields.
    pub speed: Option<ArmourSpeed>,
    /// Points on every attack roll of the wearer, 0 or less.
    #[serde(default)]
    pub attack: i16,
    /// Whether it is body armour of metal.
    ///
    /// Rule: `D20-SPL-06`.
    #[serde(default)]
    pub metal: bool,
    /// What a shield bears when somebody strikes at it; none where that follows from its kind.
    ///
    /// Rule: `D20-ACT-T14`.
    pub solidity: Option<Solidity>,
}

/// How a piece of armour is worn; one on the body and one on an arm at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum ArmourKind {
    /// On the body, light.
    Light,
    /// On the body, medium.
    Medium,
    /// On the body, heavy.
    ///
    /// Rule: `D20-MOV-07`.
    Heavy,
    /// On the forearm, so that the hand stays free for a bow.
    ///
    /// Rule: `D20-ATK-15`.
    Buckler,
    /// On an arm.
    Shield,
    /// On an arm, so large that no weapon for two hands goes with it.
    ///
    /// Rule: `D20-ATK-15`.
    TowerShield,
}

impl ArmourKind {
    /// Whether it is carried on an arm.
    pub const fn is_shield(self) -> bool {
        matches!(self, Self::Buckler | Self::Shield | Self::TowerShield)
    }
}

/// Squares of a move in armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourSpeed {
    /// Of those who have 6 without it.
    pub of_six: u8,
    /// Of those who have 4 without it.
    pub of_four: u8,
}

impl Kind for Armour {
    const WORD: &'static str = "piece of armour";
    const PREFIXES: &'static [&'static str] = &["D20-ARM-", "D20-SHD-"];
}

impl Row for Armour {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Armour {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the bonus", self.bonus, 1, 20);
        within(
            &mut faults,
            "the most of the Dexterity modifier",
            self.max_dexterity.unwrap_or(0),
            0,
            20,
        );
        within(&mut faults, "the check penalty", self.check_penalty, -20, 0);
        within(&mut faults, "the spell failure", self.spell_failure, 0, 100);
        within(&mut faults, "what it adds to attack rolls", self.attack, -10, 0);
        if self.kind.is_shield() == self.speed.is_some() {
            faults.push("armour on the body has a speed, a shield has none".into());
        }
        if let Some(speed) = self.speed {
            within(&mut faults, "the speed of those who have 6", speed.of_six, 1, 6);
            within(&mut faults, "the speed of those who have 4", speed.of_four, 1, 4);
        }
        if self.kind.is_shield() && self.metal {
            faults.push("only body armour is said to be of metal".into());
        }
        if let Some(solidity) = self.solidity {
            solidity.faults(&mut faults);
            if !self.kind.is_shield() {
                faults.push(
                    "nobody strikes at armour that is worn: only a shield is said to bear blows".into(),
                );
            }
        }
        faults
    }
}
