//! The tables of the success-pool rules: weapons, armour, people and magic abilities, read from files and checked.
//!
//! Only what a table says is here. What follows from it is worked out by the resolutions.

mod armour;
mod load;
mod person;
mod power;
mod weapon;

pub use armour::{Armour, Slot};
pub(crate) use load::FILES;
pub use person::{Characteristic, Characteristics, Person, Skill, Skills};
pub(crate) use person::{LEAST_CHARACTERISTIC, MOST_CHARACTERISTIC, MOST_SKILL};
pub use power::{Power, PowerAction};
pub use weapon::{AttackSkill, Weapon};

use crate::rules::{Fault, Registry, Row, Table};

/// Sides of the dice by which damage and healing are rolled (`PL-DIC-10`).
pub(crate) const DICE: [u8; 6] = [2, 4, 6, 8, 10, 12];

/// All tables of these rules; every id in them is known.
#[derive(Clone, Debug, Default)]
pub struct PoolData {
    /// Rules, chapters and modules.
    pub registry: Registry,
    /// Weapons and thrown objects.
    pub weapons: Table<Weapon>,
    /// Armour, helmets and shields.
    pub armour: Table<Armour>,
    /// Magic abilities.
    pub powers: Table<Power>,
    /// Heroes and opponents.
    pub people: Table<Person>,
    /// Where their rows stood.
    marks: load::Marks,
}

/// A row of a table of these rules.
pub trait Record: Row {
    /// What is wrong with the row: numbers out of range, ids that no table knows, combinations that the rules forbid.
    fn faults(&self, data: &PoolData) -> Vec<Fault>;
}
