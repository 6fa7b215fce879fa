//! Other spellings under which other programs know the rows of the tables.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::Dsa41Data;
use super::record::Record;
use crate::rules::table::once;
use crate::rules::{Fault, Id, Kind, Row};

/// Things that are counted and have no row of their own.
pub(crate) const COUNTED: [&str; 4] = ["GEAR-ARROWS", "GEAR-BOLTS", "GEAR-BULLETS", "GEAR-BANDAGES"];

/// Other names of a row of any table besides its German one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    /// The id of the row that is meant.
    pub id: Id<Alias>,
    /// Its other names; capital letters, umlauts and punctuation make no difference.
    pub names: BTreeSet<String>,
}

impl Kind for Alias {
    const WORD: &'static str = "row with other names";
    const PREFIXES: &'static [&'static str] = &[];
}

impl Row for Alias {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Alias {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        let id = self.id.as_str();
        let is_known = COUNTED.contains(&id)
            || data.weapons.contains_key(id)
            || data.lances.contains_key(id)
            || data.shields.contains_key(id)
            || data.ranged.contains_key(id)
            || data.armour.contains_key(id)
            || data.talents.contains_key(id)
            || data.abilities.contains_key(id)
            || data.advantages.contains_key(id)
            || data.species.contains_key(id);
        if !is_known {
            faults.push(format!("there is nothing with the id `{id}`").into());
        }
        let names: Vec<_> = self.names.iter().map(|name| name.to_lowercase()).collect();
        once(&mut faults, "the name", &names);
        if self.names.is_empty() || self.names.iter().any(|name| name.trim().is_empty()) {
            faults.push("other names must be given, and none may be empty".into());
        }
        faults
    }
}
