//! What spells do to those whom they reach.

use serde::Deserialize;

use super::dice::sides_fault;
use super::{Growth, State};
use crate::dice::MOST_DICE;
use crate::rules::Fault;
use crate::rules::table::within;

/// What a spell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SpellEffect {
    /// Damage; each missile and each ray does it on its own.
    Damage {
        /// How many dice, by the level of the caster.
        dice: Growth,
        /// Their sides.
        sides: u8,
        /// What is added to their sum.
        #[serde(default)]
        plus: Growth,
        /// What kind of energy.
        energy: Energy,
    },
    /// Heals; undead take as much damage instead.
    Heal {
        /// How many dice.
        dice: u8,
        /// Their sides.
        sides: u8,
        /// What is added to their sum, by the level of the caster.
        plus: Growth,
    },
    /// A bonus.
    Bonus {
        /// On what.
        to: Bonus,
        /// Its kind, of which only the highest counts. Rule: `D20-CORE-05`.
        kind: BonusKind,
        /// How much, by the level of the caster.
        amount: Growth,
    },
    /// A state.
    Condition(State),
    /// Attacks on its owner miss with a chance, although they can be aimed at him. Rule: `D20-CON-08`.
    MissChance {
        /// In percent.
        percent: u8,
    },
}

/// What a bonus is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Bonus {
    /// AC.
    ArmourClass,
    /// Attack rolls.
    Attack,
    /// Saves against fear.
    SavesAgainstFear,
}

/// The kind of a bonus; of most kinds only the highest counts.
///
/// Rule: `D20-CORE-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum BonusKind {
    Armour,
    Shield,
    Natural,
    Deflection,
    Dodge,
    Size,
    Morale,
    Enhancement,
    Circumstance,
    Untyped,
}

impl BonusKind {
    /// Whether several of this kind add up.
    ///
    /// Rule: `D20-CORE-05`.
    pub const fn adds_up(self) -> bool {
        matches!(self, Self::Dodge | Self::Circumstance | Self::Untyped)
    }
}

/// A kind of energy.
///
/// Rule: `D20-DMG-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Energy {
    Acid,
    Cold,
    Electricity,
    Fire,
    Force,
}

impl SpellEffect {
    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        match *self {
            Self::Damage {
                dice, sides, plus, ..
            } => {
                dice.faults(faults, "the number of dice", 1, i16::from(MOST_DICE));
                sides_fault(faults, sides);
                plus.faults(faults, "what is added to the dice", 0, 40);
            }
            Self::Heal { dice, sides, plus } => {
                within(faults, "the number of dice", dice, 1, MOST_DICE);
                sides_fault(faults, sides);
                plus.faults(faults, "what is added to the dice", 0, 40);
            }
            Self::Bonus { amount, .. } => amount.faults(faults, "the bonus", 1, 20),
            Self::Condition(_) => {}
            Self::MissChance { percent } => within(faults, "the miss chance", percent, 1, 100),
        }
    }
}
