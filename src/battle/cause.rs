//! Causes: what brings a line of a ledger, and why one that was looked at does not count.
//!
//! A cause names a thing or a circumstance and nothing more; the points are in the line, the rule beside it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use serde::{Serialize, Serializer};

use super::id::Term;
use crate::content::Words;

/// What brings a line of a ledger. It is as large as two pointers and copied freely: every check writes some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Cause {
    /// The rule alone: its title says it all.
    #[default]
    Rule,
    /// A row of a table: a weapon, a shield, a piece of armour, an ability, a spell.
    Row {
        /// Which.
        row: NamedRow,
    },
    /// A circumstance: `SYSTEM-cause-TERM`.
    Word {
        /// The word for it.
        word: &'static Term,
    },
    /// A circumstance with a number in it, as the variable `number` of the text `SYSTEM-cause-TERM`.
    Count {
        /// The word for it.
        word: &'static Term,
        /// How many.
        number: i16,
    },
    /// The least that a value can be lifts it.
    Least {
        /// Points.
        least: i16,
    },
}

impl Cause {
    /// Whether the rule alone is the cause.
    pub const fn is_rule(&self) -> bool {
        matches!(self, Self::Rule)
    }
}

impl From<NamedRow> for Cause {
    fn from(row: NamedRow) -> Self {
        Self::Row { row }
    }
}

impl From<Option<NamedRow>> for Cause {
    fn from(row: Option<NamedRow>) -> Self {
        row.map_or(Self::Rule, Self::from)
    }
}

impl From<&'static Term> for Cause {
    fn from(word: &'static Term) -> Self {
        Self::Word { word }
    }
}

impl From<(&'static Term, i16)> for Cause {
    fn from((word, number): (&'static Term, i16)) -> Self {
        Self::Count { word, number }
    }
}

/// A row of a table of the rules, by its id and what the table calls it. It is kept for the rest of the run, so that it can be
/// copied freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedRow(&'static Named);

#[derive(Debug, PartialEq, Eq, Hash)]
struct Named {
    id: String,
    name: Arc<Words>,
}

impl NamedRow {
    /// The row with this id that is called so. Tables of levels may call a row otherwise than those of the game do.
    pub fn of(id: &str, name: &Words) -> Self {
        static KNOWN: OnceLock<Mutex<BTreeMap<String, Vec<&'static Named>>>> = OnceLock::new();
        let mut known = match KNOWN.get_or_init(Mutex::default).lock() {
            Ok(known) => known,
            Err(poisoned) => poisoned.into_inner(),
        };
        let mut alike = known.get(id).into_iter().flatten();
        if let Some(found) = alike.find(|row| *row.name == *name) {
            return Self(found);
        }
        let kept: &'static Named = Box::leak(Box::new(Named {
            id: id.to_owned(),
            name: Arc::new(name.clone()),
        }));
        known.entry(id.to_owned()).or_default().push(kept);
        Self(kept)
    }

    /// Its id, as the table has it.
    pub fn id(self) -> &'static str {
        &self.0.id
    }

    /// What the table calls it.
    pub fn name(self) -> &'static Arc<Words> {
        &self.0.name
    }
}

impl Serialize for NamedRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_known_by_its_id_and_its_name() {
        let [dagger, rusty] = ["Dagger", "Rusty dagger"].map(Words::same);
        let row = NamedRow::of("WPN-DAGGER", &dagger);
        assert_eq!(row, NamedRow::of("WPN-DAGGER", &dagger));
        assert_ne!(row, NamedRow::of("WPN-DAGGER", &rusty));
        assert_eq!((row.id(), row.name().en.as_str()), ("WPN-DAGGER", "Dagger"));
    }

    #[test]
    fn a_cause_is_as_large_as_two_pointers() {
        assert!(size_of::<Cause>() <= 2 * size_of::<usize>());
    }

    #[test]
    fn a_cause_is_written_with_the_id_of_its_thing() {
        let json = |cause: Cause| serde_json::to_string(&cause).unwrap();
        let row = NamedRow::of("SHI-ROUND", &Words::same("Round shield"));
        assert_eq!(json(row.into()), r#"{"row":"SHI-ROUND"}"#);
        assert_eq!(json((&Term("foes")).into()), r#"{"word":"foes"}"#);
        assert_eq!(json((&Term("foes"), 3).into()), r#"{"word":"foes","number":3}"#);
        assert_eq!(json(Cause::Least { least: 0 }), r#"{"least":0}"#);
    }
}
