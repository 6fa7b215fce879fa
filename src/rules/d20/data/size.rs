//! Sizes of creatures.

use serde::Deserialize;

use super::{D20Data, Record};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// A size, from the smallest to the biggest.
///
/// Rule: `D20-CORE-08`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema,
)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Size {
    Fine,
    Diminutive,
    Tiny,
    Small,
    #[default]
    Medium,
    Large,
    Huge,
    Gargantuan,
    Colossal,
}

impl Size {
    /// All of them, the smallest first.
    pub const ALL: [Self; 9] = [
        Self::Fine,
        Self::Diminutive,
        Self::Tiny,
        Self::Small,
        Self::Medium,
        Self::Large,
        Self::Huge,
        Self::Gargantuan,
        Self::Colossal,
    ];

    /// The id of its row.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fine => "fine",
            Self::Diminutive => "diminutive",
            Self::Tiny => "tiny",
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::Huge => "huge",
            Self::Gargantuan => "gargantuan",
            Self::Colossal => "colossal",
        }
    }
}

/// What the table says of a size.
///
/// Rule: `D20-CORE-08`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizeRow {
    /// The word for it, in small letters.
    pub id: Id<SizeRow>,
    /// Its name.
    pub name: Words,
    /// Its place in the order, from 0.
    pub index: u8,
    /// Points on attack rolls, and on AC as well.
    pub attack: i16,
    /// Points on grapples and other opposed checks.
    pub opposed: i16,
    /// Points on Hide checks.
    pub hide: i16,
    /// Squares along each side of its space; 0 where several share one square.
    pub space: u8,
    /// Natural reach.
    pub reach: Reach,
    /// Whether it has front, flanks and rear.
    ///
    /// Rule: `D20-FAC-06`.
    pub arcs: bool,
}

/// Squares of natural reach.
///
/// Rule: `D20-AOO-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Of a creature that stands upright.
    pub tall: u8,
    /// Of one on four or more legs.
    pub long: u8,
}

impl Kind for SizeRow {
    const WORD: &'static str = "size";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Row for SizeRow {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for SizeRow {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        let size = Size::ALL.get(usize::from(self.index));
        if size.is_none_or(|size| size.word() != self.id.as_str()) {
            faults.push(format!("`{}` is not the size with the index {}", self.id, self.index).into());
        }
        within(&mut faults, "the points on attack rolls", self.attack, -8, 8);
        within(&mut faults, "the points on opposed checks", self.opposed, -16, 16);
        within(&mut faults, "the points on Hide checks", self.hide, -16, 16);
        within(&mut faults, "the space", self.space, 0, 6);
        within(&mut faults, "the reach of tall creatures", self.reach.tall, 0, 6);
        within(
            &mut faults,
            "the reach of long creatures",
            self.reach.long,
            0,
            self.reach.tall,
        );
        faults
    }
}
