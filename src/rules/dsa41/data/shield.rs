//! Shields and parry weapons.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::points::{Modifier, Points};
use super::record::{Record, is_default};
use super::weapon::Weapon;
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A shield or parry weapon for the off hand.
///
/// Rule: `SHD-20`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    /// Its id, `SHD-...`.
    pub id: Id<Shield>,
    /// Its name.
    pub name: Words,
    /// How it parries.
    pub kind: ShieldKind,
    /// Its size; `None` for pure parry weapons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<ShieldSize>,
    /// WM: on the attack of the main weapon, and into the parry.
    pub modifier: Modifier,
    /// Added to the initiative.
    pub initiative: i8,
    /// Weight; 40 ounces are 1 kg.
    pub ounces: u16,
    /// Break factor.
    pub break_factor: i8,
    /// The weapon as which it strikes. Rule: `MAN-TODVONLINKS`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strikes_as: Option<Id<Weapon>>,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Vec<ShieldTrait>,
}

/// How an item of the off hand parries.
///
/// Rule: `SHD-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShieldKind {
    /// As a shield.
    Shield,
    /// As a parry weapon.
    ParryWeapon,
    /// As its bearer likes.
    Both,
}

/// The size of a shield.
///
/// Rule: `SHD-22`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ShieldSize {
    /// Bucklers and arm guards.
    Small,
    /// Round shields.
    Large,
    /// Riders' and tower shields.
    VeryLarge,
}

/// What is special about a shield or parry weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShieldTrait {
    /// May break the foe's weapon. Rule: `MAN-WAFFEZERBRECHEN`.
    BreaksWeapons,
    /// Added to disarming from the parry. Rule: `MAN-ENTWAFFNEN-PA`.
    Disarms(i8),
    /// Worn on the arm; the hand may lead a two-handed weapon meanwhile. Rule: `SHD-21`.
    WornOnArm,
    /// Strikes as a knuckle duster with these real points.
    Strikes(Points),
    /// Has no second parry in a round. Rule: `SHD-22`.
    OneParryOnly,
}

impl Kind for Shield {
    const WORD: &'static str = "shield or parry weapon";
    const PREFIXES: &'static [&'static str] = &["SHD-"];
}

impl Row for Shield {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Shield {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if let Some(weapon) = &self.strikes_as {
            known(&mut faults, &data.weapons, weapon);
        }
        self.modifier.faults(&mut faults);
        if self.modifier.parry.is_none() {
            faults.push("the modifier of the parry is missing".into());
        }
        if (self.kind == ShieldKind::ParryWeapon) == self.size.is_some() {
            faults.push("a shield has a size, a parry weapon has none".into());
        }
        within(&mut faults, "the initiative", self.initiative, -3, 3);
        within(&mut faults, "the weight in ounces", self.ounces, 1, 1000);
        within(&mut faults, "the break factor", self.break_factor, -10, 12);
        once(&mut faults, "the trait", &self.traits);
        for special in &self.traits {
            if let ShieldTrait::Disarms(by) = special {
                within(&mut faults, "a trait", *by, -10, 10);
            }
        }
        faults
    }
}
