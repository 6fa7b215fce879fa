//! Results worked out by hand for the people of the data. Tests hold the rules against them; nothing else reads them.

use serde::Deserialize;

use super::armour::Zones;
use super::distance::DistanceClasses;
use super::person::Person;
use super::points::Points;
use crate::rules::Fault;

/// What the rules must make of a person.
///
/// Rule: `CMB-01`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedPerson {
    /// AT-Basis.
    pub attack_base: i8,
    /// PA-Basis.
    pub parry_base: i8,
    /// FK-Basis.
    pub ranged_base: i8,
    /// INI-Basis.
    pub initiative_base: i8,
    /// LE.
    pub life: u8,
    /// AU.
    pub endurance: u8,
    /// MR.
    pub magic_resistance: i8,
    /// WS 1, 2 and 3.
    pub wound_thresholds: (u8, u8, u8),
    /// GS before encumbrance.
    pub speed: u8,
    /// Armour without hit zones.
    pub simple: PrintedSimple,
    /// Armour with hit zones.
    pub zones: PrintedZones,
    /// One for each style of the person, in the same order.
    pub styles: Vec<PrintedStyle>,
    /// One for each shot of the person, in the same order.
    #[serde(default)]
    pub shots: Vec<PrintedShot>,
    /// Fists, without hit zones.
    pub unarmed: Option<PrintedUnarmed>,
}

/// Armour and what follows from it, without hit zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedSimple {
    /// RS.
    pub armour: u8,
    /// BE before habituation.
    pub encumbrance: u8,
    /// BE after habituation.
    pub habituated: u8,
    /// AW.
    pub dodge: i8,
    /// Effective GS.
    pub speed: u8,
}

/// Armour and what follows from it, with hit zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedZones {
    /// RS of each zone.
    pub armour: Zones,
    /// gRS.
    pub overall: u8,
    /// gBE before habituation.
    pub encumbrance: u8,
    /// gBE after habituation.
    pub habituated: u8,
    /// AW.
    pub dodge: i8,
    /// Effective GS.
    pub speed: u8,
}

/// A style's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedStyle {
    /// TP with TP/KK.
    pub points: Points,
    /// DK.
    pub classes: DistanceClasses,
    /// Without hit zones.
    pub simple: PrintedMelee,
    /// With hit zones.
    pub zones: PrintedMelee,
}

/// The values of a style in one of the armour systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedMelee {
    /// AT.
    pub attack: i8,
    /// PA with the weapon.
    pub parry: i8,
    /// With the second item.
    pub other: Option<PrintedOther>,
    /// INI without its die.
    pub initiative: i8,
}

/// The values of a second item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PrintedOther {
    /// PA with the shield.
    Shield(i8),
    /// PA with the parry weapon.
    ParryWeapon(i8),
    /// A second weapon.
    OffHand {
        /// AT.
        attack: i8,
        /// PA.
        parry: i8,
    },
}

/// A shot's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedShot {
    /// TP with TP/KK.
    pub points: Points,
    /// Regular actions to load.
    pub load: u8,
    /// FK without hit zones.
    pub simple: i8,
    /// FK with hit zones.
    pub zones: i8,
}

/// Fists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedUnarmed {
    /// AT.
    pub attack: i8,
    /// PA.
    pub parry: i8,
    /// TP(A) with TP/KK.
    pub points: Points,
}

impl PrintedPerson {
    pub(super) fn faults(&self, person: &Person, faults: &mut Vec<Fault>) {
        if self.styles.len() != person.styles.len() || self.shots.len() != person.shots.len() {
            faults.push("`printed` must hold one result for each style and each shot".into());
        }
    }
}
