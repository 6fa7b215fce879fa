//! The tables of the fourth edition: gear, talents, abilities, people and creatures, read from files and checked.
//!
//! Only what a table says is here. What follows from it is worked out elsewhere; stored results are held against that when the
//! tables are loaded.

mod ability;
mod aim;
mod alias;
mod armour;
mod attribute;
pub(crate) mod belongings;
mod changed;
mod creature;
mod distance;
mod each;
mod fumble;
mod load;
mod manoeuvre;
mod mastery;
mod person;
mod points;
mod printed;
mod ranged;
mod record;
mod shape;
pub(crate) mod sheath;
pub(crate) mod shelf;
mod shield;
mod species;
mod style;
mod talent;
mod usage;
pub(crate) mod weapon;

pub use ability::{Ability, Advantage, AdvantageKind, Effect, Need, Takes};
pub use aim::{AimedPart, Quarry};
pub use alias::Alias;
pub(crate) use alias::COUNTED;
pub use armour::{
    ArmourPiece, ArmourTrait, Fit, Outfit, Place, PrintedOutfit, SimpleArmour, Zones, combination_faults,
};
pub use attribute::{Attribute, Attributes};
pub use changed::Changed;
pub use creature::{Creature, CreatureKind, CreatureTrait, Legs, Morale, NaturalAttack, Size};
pub use distance::{DistanceClass, DistanceClasses};
pub(crate) use each::FILES;
pub use fumble::{FumbleRow, FumbleTable, Mishap, Strike};
pub use manoeuvre::{Cost, MadeFor, Manoeuvre, Shields};
pub(crate) use mastery::MASTERY;
pub use mastery::{Bonus, MASTER_POINTS};
pub use person::{Gains, HeldAdvantage, Learned, Person, Skill, Subject};
pub use points::{Minimum, Modifier, Points, Shortfall, StrengthBonus};
pub use printed::{
    PrintedMelee, PrintedOther, PrintedPerson, PrintedShot, PrintedSimple, PrintedStyle, PrintedUnarmed,
    PrintedZones,
};
pub use ranged::{Band, Missile, RangedTrait, RangedWeapon};
pub use record::Record;
pub use shield::{Shield, ShieldKind, ShieldSize, ShieldTrait};
pub use species::Species;
pub(crate) use style::{FROM_BACKPACK, FROM_POUCH};
pub use style::{Gear, Hand, Item, Lanced, Shot, Style};
pub use talent::{CrampedClass, Talent, TalentEncumbrance, TalentUse, Technique};
pub use usage::Usage;
pub use weapon::{Hands, Lance, OneHanded, Weapon, WeaponTrait};

use std::sync::Arc;

use crate::rules::{Registry, Table};

/// All tables of the fourth edition; every id in them is known.
#[derive(Clone, Debug, Default)]
pub struct Dsa41Data {
    /// Rules, chapters and modules.
    pub registry: Registry,
    /// Talents.
    pub talents: Table<Talent>,
    /// Melee weapons.
    pub weapons: Table<Weapon>,
    /// Lances.
    pub lances: Table<Lance>,
    /// Shields and parry weapons.
    pub shields: Table<Shield>,
    /// Ranged weapons.
    pub ranged: Table<RangedWeapon>,
    /// Armour pieces.
    pub armour: Table<ArmourPiece>,
    /// Ready combinations of armour pieces.
    pub outfits: Table<Outfit>,
    /// Special abilities.
    pub abilities: Table<Ability>,
    /// Manoeuvres.
    pub manoeuvres: Table<Manoeuvre>,
    /// Parts of the body that shots are aimed at.
    pub aims: Table<AimedPart>,
    /// Fumbles.
    pub fumbles: Table<FumbleTable>,
    /// Advantages and disadvantages.
    pub advantages: Table<Advantage>,
    /// Species.
    pub species: Table<Species>,
    /// Ways to fight that no weapon names.
    pub usages: Table<Usage>,
    /// Heroes and opponents by attributes.
    pub people: Table<Person>,
    /// Creatures with fixed values.
    pub creatures: Table<Creature>,
    /// Other spellings of names, for heroes of other programs.
    pub aliases: Table<Alias>,
    /// Where their rows stood.
    marks: each::Marks,
    /// What tells these tables from others: a number made of the rows of one's own among them; 0 for the game's.
    pub(crate) stamp: u64,
    /// The game's tables, where rows of one's own lie over them.
    pub(crate) below: Option<Arc<Self>>,
}
