//! The tables of the fourth edition: gear, talents, abilities, people and creatures, read from files and checked.
//!
//! Only what a table says is here. What follows from it is worked out elsewhere; stored results are held against that when the
//! tables are loaded.

mod ability;
mod armour;
mod attribute;
mod creature;
mod distance;
mod load;
mod manoeuvre;
mod person;
mod points;
mod printed;
mod ranged;
mod record;
mod shield;
mod species;
mod style;
mod talent;
mod weapon;

pub use ability::{Ability, Advantage, AdvantageKind, Effect, Need, Takes};
pub use armour::{
    ArmourPiece, ArmourTrait, Fit, Outfit, Place, PrintedOutfit, SimpleArmour, Zones, combination_faults,
};
pub use attribute::{Attribute, Attributes};
pub use creature::{Creature, CreatureKind, CreatureTrait, Legs, Morale, NaturalAttack, Size};
pub use distance::{DistanceClass, DistanceClasses};
pub use manoeuvre::{Cost, MadeFor, Manoeuvre, Shields};
pub use person::{HeldAdvantage, Learned, Person, Skill, Subject};
pub use points::{Minimum, Modifier, Points, Shortfall, StrengthBonus};
pub use printed::{
    PrintedMelee, PrintedOther, PrintedPerson, PrintedShot, PrintedSimple, PrintedStyle, PrintedUnarmed,
    PrintedZones,
};
pub use ranged::{Band, Missile, RangedTrait, RangedWeapon};
pub use record::Record;
pub use shield::{Shield, ShieldKind, ShieldSize, ShieldTrait};
pub use species::Species;
pub use style::{Gear, Hand, Item, Shot, Style};
pub use talent::{CrampedClass, Talent, TalentEncumbrance, TalentUse, Technique};
pub use weapon::{Hands, Lance, OneHanded, Weapon, WeaponTrait};

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
    /// Advantages and disadvantages.
    pub advantages: Table<Advantage>,
    /// Species.
    pub species: Table<Species>,
    /// Heroes and opponents by attributes.
    pub people: Table<Person>,
    /// Creatures with fixed values.
    pub creatures: Table<Creature>,
}
