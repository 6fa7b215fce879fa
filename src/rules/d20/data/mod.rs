//! The tables of the d20 rules: sizes, skills, actions, conditions, gear, classes, spells, feats and creatures, read from files and
//! checked.
//!
//! Only what a table says is here. What follows from it is worked out by the resolutions; results that a table lists are held against
//! their parts when it is loaded.

mod ability;
mod action;
mod armour;
mod attack;
mod class;
mod condition;
mod creature;
mod dice;
mod each;
mod effect;
mod feat;
mod holding;
mod light;
mod load;
mod magic_item;
mod metamagic;
mod printed;
mod quirk;
mod situation;
mod size;
mod skill;
mod solidity;
mod spell;
mod spell_points;
mod target;
mod turning;
mod weapon;

pub(crate) use ability::AVERAGE_SCORE;
pub use ability::{Abilities, Ability};
pub use action::{Act, Action, Ask, Cheaper, Cost, Means, Provokes};
pub use armour::{Armour, ArmourKind, ArmourSpeed};
pub use attack::{BodyPart, Hold, NaturalAttack, OnHit, WeaponAttack};
pub use class::{Casting, Class, ClassSpells, Progress};
pub use condition::{Budget, Condition, ConfusedAct, ConfusedRow, State, StateEffect, StateRow};
pub use creature::{Body, Creature, CreatureKind, People, Saves};
pub use dice::{Growth, Roll};
pub(crate) use each::FILES;
pub use effect::{Bonus, BonusKind, Energy, SpellEffect};
pub use feat::{AttacksMeant, FacingEffect, Feat, FeatChoice, FeatEffect, FeatKind, Manoeuvre, Need};
pub use holding::{Altered, ClassLevel, HeldFeat, KnownSpells, Side, Worn};
pub use light::Light;
pub use magic_item::{CarriedItem, ItemKind};
pub(crate) use metamagic::HIGHEST;
pub use metamagic::{AddedLevels, Metamagic, MetamagicEffect};
pub use printed::{Printed, PrintedSpells};
pub use quirk::{Foe, Quirk, SaveAgainst};
pub use situation::{Circumstance, DexterityKept, Modifier, Situation};
pub use size::{Reach, Size, SizeRow};
pub use skill::{Skill, SkillRow};
pub use solidity::Solidity;
pub use spell::{CastingTime, Component, Duration, Range, Save, SaveEffect, SaveKind, School, Spell};
pub use spell_points::{BonusPoints, Excess, Overspending};
pub use target::{Shape, Target, Who};
pub use turning::{ClassTurning, TurningRow};
pub use weapon::{
    Critical, DamageBySize, DamageType, Handling, Increment, Loading, StrengthUse, Training, Weapon,
    WeaponTrait,
};

use crate::rules::{Fault, Registry, Row, Table};

/// All tables of these rules; every id in them is known.
#[derive(Clone, Debug, Default)]
pub struct D20Data {
    /// Rules, chapters and modules.
    pub registry: Registry,
    /// Sizes of creatures.
    pub sizes: Table<SizeRow>,
    /// Skills.
    pub skills: Table<SkillRow>,
    /// Actions, with what they cost and provoke.
    pub actions: Table<Action>,
    /// The fixed modifiers of attack rolls and AC.
    pub situations: Table<Situation>,
    /// Conditions.
    pub conditions: Table<Condition>,
    /// Sources of light.
    pub lights: Table<Light>,
    /// Weapons.
    pub weapons: Table<Weapon>,
    /// Armour and shields.
    pub armour: Table<Armour>,
    /// Classes.
    pub classes: Table<Class>,
    /// Bonus spell points by ability score.
    pub spell_points: Table<BonusPoints>,
    /// What over-spending does.
    pub overspending: Table<Overspending>,
    /// Metamagic.
    pub metamagic: Table<Metamagic>,
    /// Spells.
    pub spells: Table<Spell>,
    /// Feats and class abilities.
    pub feats: Table<Feat>,
    /// Ready heroes.
    pub heroes: Table<Creature>,
    /// Ready opponents.
    pub opponents: Table<Creature>,
    /// Mounts.
    pub mounts: Table<Creature>,
    /// Where their rows stood.
    marks: each::Marks,
}

/// A row of a table of these rules.
pub trait Record: Row {
    /// What is wrong with the row: numbers out of range, ids that no table knows, combinations that the rules forbid.
    fn faults(&self, data: &D20Data) -> Vec<Fault>;
}

impl D20Data {
    /// The figures of a size; none only where the table is not loaded.
    pub fn size(&self, size: Size) -> Option<&SizeRow> {
        self.sizes.get(size.word())
    }

    /// The row of a skill; none only where the table is not loaded.
    pub fn skill(&self, skill: Skill) -> Option<&SkillRow> {
        self.skills.get(skill.word())
    }

    /// The row of a state; none only where the table is not loaded.
    pub fn state(&self, state: State) -> Option<&StateRow> {
        let mut rows = self.conditions.values().flat_map(|condition| &condition.states);
        rows.find(|row| row.state == state)
    }

    /// A hero, an opponent or a mount.
    pub fn creature(&self, id: &str) -> Option<&Creature> {
        let tables = [&self.heroes, &self.opponents, &self.mounts];
        tables.into_iter().find_map(|table| table.get(id))
    }
}
