//! Armour pieces, what may be worn together, and ready combinations.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::record::{Record, is_default};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A piece of armour.
///
/// Rule: `ARP-01`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourPiece {
    /// Its id, `ARP-...`.
    pub id: Id<ArmourPiece>,
    /// Its name.
    pub name: Words,
    /// Where it is worn, and with what.
    pub fits: Fit,
    /// Weight; 40 ounces are 1 kg.
    pub ounces: u16,
    /// Stars of well-made armour, 0 to 2. Rule: `ARP-05`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stars: u8,
    /// Its values without hit zones; `None` if it exists with hit zones only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simple: Option<SimpleArmour>,
    /// RS of each hit zone. Rule: `ARP-03`.
    pub zones: Zones,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Vec<ArmourTrait>,
}

/// Where a piece is worn, and with what.
///
/// Rule: `ARP-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fit {
    /// Body armour, at most one.
    Body {
        /// Whether a padding fits under it.
        padding_under: bool,
    },
    /// Body armour that may also be worn under another.
    Padding,
    /// A helmet, at most one.
    Helmet,
    /// A helmet that may also be worn under another.
    Coif,
    /// One piece for each of these places.
    Addition(Place),
    /// A set that fills the places of arms and legs.
    LimbSet,
}

/// The place of an addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Place {
    Arms,
    Hands,
    Legs,
    Feet,
    Neck,
    Shoulders,
    Hips,
    Cloak,
}

/// RS and BE without hit zones.
///
/// Rule: `ARP-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SimpleArmour {
    /// RS, 0 to 20.
    pub armour: u8,
    /// BE, 0 to 20.
    pub encumbrance: u8,
    /// Whether both count only together with a body armour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub with_body_only: bool,
}

/// A number for each hit zone; left and right are the bearer's.
///
/// Rule: `ARP-03`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the words say it")]
pub struct Zones {
    pub head: u8,
    pub chest: u8,
    pub back: u8,
    pub belly: u8,
    pub left_arm: u8,
    pub right_arm: u8,
    pub left_leg: u8,
    pub right_leg: u8,
}

impl Zones {
    /// The numbers from head to right leg, in the order of the tables.
    pub fn values(self) -> [u8; 8] {
        [
            self.head,
            self.chest,
            self.back,
            self.belly,
            self.left_arm,
            self.right_arm,
            self.left_leg,
            self.right_leg,
        ]
    }
}

/// What is special about a piece of armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArmourTrait {
    /// Hits harder in a brawl and hinders the fingers. Rule: `ARP-11`.
    PlateHand,
    /// Dulls the senses whatever its RS. Rule: `ARP-10`.
    DullsSenses,
    /// Of steel, and worn on the head. Rule: `UNA-02`.
    SteelHelmet,
    /// Boots with nails in their soles. Rule: `UNA-02`.
    NailedBoots,
}

/// What is wrong with wearing these pieces together.
///
/// Rule: `ARM-02`, `ARP-02`.
pub fn combination_faults(pieces: &[Id<ArmourPiece>], data: &Dsa41Data) -> Vec<Fault> {
    let mut faults = Vec::new();
    once(&mut faults, "the piece", pieces);
    let worn: Vec<_> = pieces
        .iter()
        .filter_map(|id| known(&mut faults, &data.armour, id))
        .collect();
    let count = |wanted: fn(Fit) -> bool| worn.iter().filter(|piece| wanted(piece.fits)).count();
    let bodies = count(|fit| matches!(fit, Fit::Body { .. }));
    let paddings = count(|fit| fit == Fit::Padding);
    if bodies > 1 || paddings > 1 {
        faults.push("two body armours go together only if one is a padding (ARM-02)".into());
    }
    if paddings > 0 && count(|fit| fit == Fit::Body { padding_under: false }) > 0 {
        faults.push("no padding fits under this body armour (ARM-02)".into());
    }
    if count(|fit| fit == Fit::Helmet) > 1 || count(|fit| fit == Fit::Coif) > 1 {
        faults.push("two helmets go together only if one is a coif (ARM-02)".into());
    }
    let mut places: Vec<_> = worn.iter().flat_map(|piece| places(piece.fits)).collect();
    places.sort_unstable();
    for pair in places.windows(2) {
        if pair[0] == pair[1] {
            faults.push(format!("two additions are worn at the same place: {:?}", pair[0]).into());
        }
    }
    faults
}

fn places(fit: Fit) -> Vec<Place> {
    match fit {
        Fit::Addition(place) => vec![place],
        Fit::LimbSet => vec![Place::Arms, Place::Legs],
        Fit::Body { .. } | Fit::Padding | Fit::Helmet | Fit::Coif => Vec::new(),
    }
}

impl Kind for ArmourPiece {
    const WORD: &'static str = "armour piece";
    const PREFIXES: &'static [&'static str] = &["ARP-"];
}

impl Row for ArmourPiece {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for ArmourPiece {
    fn faults(&self, _: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the weight in ounces", self.ounces, 1, 4000);
        within(&mut faults, "the number of stars", self.stars, 0, 2);
        if let Some(simple) = self.simple {
            within(&mut faults, "the RS", simple.armour, 0, 20);
            within(&mut faults, "the BE", simple.encumbrance, 0, 20);
        }
        for armour in self.zones.values() {
            within(&mut faults, "the RS of a zone", armour, 0, 20);
        }
        once(&mut faults, "the trait", &self.traits);
        faults
    }
}

/// A ready combination of pieces.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outfit {
    /// Its id, `OUT-...`.
    pub id: Id<Outfit>,
    /// Its name.
    pub name: Words,
    /// What is worn.
    pub pieces: Vec<Id<ArmourPiece>>,
    /// What the rules must make of it; a check, never a value.
    pub printed: PrintedOutfit,
}

/// Results of the armour rules for a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedOutfit {
    /// RS without hit zones.
    pub armour: u8,
    /// BE without hit zones.
    pub encumbrance: u8,
    /// BE without hit zones, with habituation I or II.
    pub habituated: u8,
    /// gRS. Rule: `ARP-04`.
    pub overall: u8,
    /// gBE. Rule: `ARP-05`.
    pub overall_encumbrance: u8,
    /// RS of each zone.
    pub zones: Zones,
}

impl Kind for Outfit {
    const WORD: &'static str = "outfit";
    const PREFIXES: &'static [&'static str] = &["OUT-"];
}

impl Row for Outfit {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Outfit {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        faults.extend(combination_faults(&self.pieces, data));
        faults
    }
}
