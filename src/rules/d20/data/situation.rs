//! The fixed modifiers of attack rolls and AC by the state of attacker and defender.

use serde::Deserialize;

use super::{D20Data, Record, State};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// What a state of the attacker adds to the attack roll, or a state of the defender to AC.
///
/// Rule: `D20-SIT-A1` to `D20-SIT-A8`, `D20-SIT-D1` to `D20-SIT-D13`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// Its id, `D20-SIT-A...` or `D20-SIT-D...`, which is also its rule.
    pub id: Id<Situation>,
    /// Its name.
    pub name: Words,
    /// Whose state it is, and so what it modifies.
    ///
    /// Rule: `D20-CORE-10`.
    pub on: Circumstance,
    /// In melee.
    pub melee: Modifier,
    /// At a distance.
    pub ranged: Modifier,
    /// What becomes of the defender's Dexterity.
    #[serde(default)]
    pub dexterity: DexterityKept,
    /// The state of a target against whom the row does not count.
    pub unless_target: Option<State>,
    /// Whether a shot at the target strikes one of its grapple at random.
    #[serde(default)]
    pub random_target: bool,
    /// Rows that do not count besides this one.
    ///
    /// Rule: `D20-SIT-20`.
    #[serde(default)]
    pub replaces: Vec<Id<Situation>>,
}

/// Whose state a situation is.
///
/// Rule: `D20-CORE-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Circumstance {
    /// The attacker's; it modifies the attack roll.
    Attacker,
    /// The defender's; it modifies AC.
    Defender,
}

/// What a situation does to attacks of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Modifier {
    /// Points on the attack roll or on AC.
    Points(i16),
    /// No such attack can be made.
    Impossible,
    /// The row says nothing of it.
    Nothing,
}

/// What becomes of the defender's Dexterity.
///
/// Rule: `D20-ATK-06`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum DexterityKept {
    /// It counts.
    #[default]
    Kept,
    /// Its bonus and dodge bonuses do not count.
    Lost,
    /// It counts as 0: 5 points less.
    Zero,
}

impl Kind for Situation {
    const WORD: &'static str = "situation";
    const PREFIXES: &'static [&'static str] = &["D20-SIT-A", "D20-SIT-D"];
}

impl Row for Situation {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Situation {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        for modifier in [self.melee, self.ranged] {
            if let Modifier::Points(points) = modifier {
                within(&mut faults, "the points", points, -20, 20);
            }
        }
        once(&mut faults, "the row", &self.replaces);
        for other in &self.replaces {
            known(&mut faults, &data.situations, other);
        }
        faults
    }
}
