//! The eight attributes.

use crate::rules::Fault;
use crate::rules::table::within;
use serde::{Deserialize, Serialize};

/// An attribute, written with its German abbreviation in the data.
///
/// Rule: `VAL-01`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
pub enum Attribute {
    /// Mut, MU.
    #[serde(rename = "MU")]
    Courage,
    /// Klugheit, KL.
    #[serde(rename = "KL")]
    Cleverness,
    /// Intuition, IN.
    #[serde(rename = "IN")]
    Intuition,
    /// Charisma, CH.
    #[serde(rename = "CH")]
    Charisma,
    /// Fingerfertigkeit, FF.
    #[serde(rename = "FF")]
    Dexterity,
    /// Gewandtheit, GE.
    #[serde(rename = "GE")]
    Agility,
    /// Konstitution, KO.
    #[serde(rename = "KO")]
    Constitution,
    /// Körperkraft, KK.
    #[serde(rename = "KK")]
    Strength,
}

impl Attribute {
    /// All attributes in the order of the character sheet.
    pub const ALL: [Self; 8] = [
        Self::Courage,
        Self::Cleverness,
        Self::Intuition,
        Self::Charisma,
        Self::Dexterity,
        Self::Agility,
        Self::Constitution,
        Self::Strength,
    ];

    /// The abbreviation of the German sheet, for example `MU`.
    pub fn abbreviation(self) -> &'static str {
        match self {
            Self::Courage => "MU",
            Self::Cleverness => "KL",
            Self::Intuition => "IN",
            Self::Charisma => "CH",
            Self::Dexterity => "FF",
            Self::Agility => "GE",
            Self::Constitution => "KO",
            Self::Strength => "KK",
        }
    }
}

/// The values of all eight attributes, each 1 to 30.
///
/// Rule: `VAL-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    /// Mut, MU.
    #[serde(rename = "MU")]
    pub courage: u8,
    /// Klugheit, KL.
    #[serde(rename = "KL")]
    pub cleverness: u8,
    /// Intuition, IN.
    #[serde(rename = "IN")]
    pub intuition: u8,
    /// Charisma, CH.
    #[serde(rename = "CH")]
    pub charisma: u8,
    /// Fingerfertigkeit, FF.
    #[serde(rename = "FF")]
    pub dexterity: u8,
    /// Gewandtheit, GE.
    #[serde(rename = "GE")]
    pub agility: u8,
    /// Konstitution, KO.
    #[serde(rename = "KO")]
    pub constitution: u8,
    /// Körperkraft, KK.
    #[serde(rename = "KK")]
    pub strength: u8,
}

impl Attributes {
    /// The value of one attribute.
    pub fn value(&self, attribute: Attribute) -> u8 {
        match attribute {
            Attribute::Courage => self.courage,
            Attribute::Cleverness => self.cleverness,
            Attribute::Intuition => self.intuition,
            Attribute::Charisma => self.charisma,
            Attribute::Dexterity => self.dexterity,
            Attribute::Agility => self.agility,
            Attribute::Constitution => self.constitution,
            Attribute::Strength => self.strength,
        }
    }

    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        for attribute in Attribute::ALL {
            within(faults, attribute.abbreviation(), self.value(attribute), 1, 30);
        }
    }
}
