//! Armour, helmets and shields.

use serde::Deserialize;

use super::{PoolData, Record};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A piece of armour.
///
/// Rule: `PL-AMR-01` to `PL-AMR-08`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Its id, `PL-AMR-...`, which is also its rule.
    pub id: Id<Armour>,
    /// Its name.
    pub name: Words,
    /// Where it is worn.
    pub slot: Slot,
    /// Its Defence.
    pub defence: i16,
    /// The most Agility that counts with it.
    ///
    /// Rule: `PL-DEF-03`.
    pub cap: i16,
    /// Whether its wearer cannot sprint.
    ///
    /// Rule: `PL-SPR-03`.
    #[serde(default)]
    pub no_sprint: bool,
}

/// Where a piece of armour is worn; of each only one.
///
/// Rule: `PL-DEF-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Slot {
    /// On the body.
    Body,
    /// On the head.
    Head,
    /// In the other hand.
    Shield,
}

impl Kind for Armour {
    const WORD: &'static str = "piece of armour";
    const PREFIXES: &'static [&'static str] = &["PL-AMR-"];
}

impl Row for Armour {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Armour {
    fn faults(&self, _: &PoolData) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the Defence", self.defence, 1, 12);
        within(&mut faults, "the Agility cap", self.cap, 0, 12);
        faults
    }
}
