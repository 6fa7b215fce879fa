//! What is special about a creature.

use serde::Deserialize;

use super::{BodyPart, CreatureKind, DamageType, Energy, People, Roll, State};
use crate::rules::Fault;
use crate::rules::table::{once, within};

/// What is special about a creature.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Quirk {
    /// Is dazzled in daylight. Rule: `D20-CND-05`.
    LightSensitive,
    /// More than two legs, or as firm as on more. Rule: `D20-BUL-02`, `D20-TRP-01`.
    StandsFirm,
    /// Only one standard or one move action in a turn. Rule: `D20-ACT-07`.
    SingleActions,
    /// Never runs. Rule: `D20-MOV-07`.
    NoRun,
    /// Every side is its front, whatever its size. Rule: `D20-FAC-06`.
    Omnidirectional,
    /// Sleep does nothing to it. Rule: `D20-SPL-05`.
    ImmuneToSleep,
    /// Takes no damage of this kind. Rule: `D20-DMG-04`.
    ImmuneTo(Energy),
    /// Takes less damage from weapons. Rule: `D20-DMG-04`.
    DamageReduction {
        /// So many points less.
        points: i16,
        /// But not from weapons of this kind.
        unless: DamageType,
    },
    /// Spells must get past this number. Rule: `D20-MAG-11`.
    SpellResistance(i16),
    /// Damage becomes nonlethal and heals. Rule: `D20-DMG-04`.
    Regeneration {
        /// So many points at the start of each turn.
        points: i16,
        /// But not from these kinds.
        but: Vec<Energy>,
    },
    /// When two of these parts hit the same target, more damage once.
    Rend {
        /// The parts.
        part: BodyPart,
        /// The damage.
        damage: Roll,
    },
    /// Rages as a free action.
    Rage {
        /// How often in a day.
        per_day: u8,
        /// How many rounds.
        rounds: u8,
        /// Points of Strength.
        strength: i16,
        /// Points of Constitution.
        constitution: i16,
        /// Points on Will saves.
        will: i16,
        /// Points of AC, 0 or less.
        armour_class: i16,
        /// The state that comes after it.
        afterwards: State,
    },
    /// Points of damage, and on Spot, Listen, Bluff and Sense Motive, against some creatures.
    FavouredEnemy {
        /// Which ones.
        foe: Foe,
        /// How many.
        bonus: i16,
    },
    /// Points of AC as a dodge bonus against some creatures.
    DodgeAgainst {
        /// Which ones.
        foe: Foe,
        /// How many.
        bonus: i16,
    },
    /// Points on some saves, which the figures do not hold.
    SaveBonus {
        /// Which ones.
        against: SaveAgainst,
        /// How many.
        bonus: i16,
    },
    /// Points on Reflex saves and AC against traps.
    TrapSense(i16),
    /// Armour does not slow it down; its speed is that without armour.
    UnslowedByArmour,
    /// Trained for war: obeys its rider in a fight without a check. Rule: `D20-MNT-01`.
    WarTrained,
}

/// Creatures against which somebody has a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
pub enum Foe {
    /// All of a kind.
    Kind(CreatureKind),
    /// All of a people.
    People(People),
}

/// What a save is made against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum SaveAgainst {
    Fear,
    Poison,
    Spells,
    Enchantments,
}

impl Quirk {
    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        match *self {
            Self::DamageReduction { points, .. } => within(faults, "the points of damage", points, 1, 40),
            Self::Regeneration { points, ref but } => {
                within(faults, "the points of damage", points, 1, 40);
                once(faults, "the kind of energy", but);
            }
            Self::Rend { damage, .. } => damage.faults(faults),
            Self::Rage {
                per_day,
                rounds,
                strength,
                constitution,
                will,
                armour_class,
                ..
            } => {
                within(faults, "the rages a day", per_day, 1, 10);
                within(faults, "the rounds of a rage", rounds, 1, 60);
                for points in [strength, constitution, will] {
                    within(faults, "the points of a rage", points, 0, 20);
                }
                within(faults, "the points of AC in a rage", armour_class, -10, 0);
            }
            Self::FavouredEnemy { bonus, .. }
            | Self::DodgeAgainst { bonus, .. }
            | Self::SaveBonus { bonus, .. }
            | Self::TrapSense(bonus) => within(faults, "the bonus", bonus, 1, 20),
            Self::SpellResistance(number) => within(faults, "the spell resistance", number, 1, 40),
            _ => {}
        }
    }
}
