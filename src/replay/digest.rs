//! What a fight is made of besides its dice and choices, each in one number: enough to tell what has changed since it was recorded.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::{Prepared, Recording};
use crate::battle::{StableHasher, StateHash};
use crate::content::{Rows, root};
use crate::words::Phrase;

/// A part of what a fight is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// `level.ron` without its words for title and introduction.
    Level,
    /// The map as the rules see it, with the things on it; its looks do not count.
    Map,
    /// The rows of the persons who fight.
    People,
    /// The rows of the gear that these persons have.
    Gear,
    /// All other tables of the rule system.
    Rules,
}

impl Matter {
    /// All of them, in the order in which they are named.
    pub const ALL: [Self; 5] = [Self::Level, Self::Map, Self::People, Self::Gear, Self::Rules];

    /// Its name in recordings and in the verdict.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Map => "map",
            Self::People => "people",
            Self::Gear => "gear",
            Self::Rules => "rules",
        }
    }

    /// The key of what it is called.
    const fn text(self) -> &'static str {
        match self {
            Self::Level => "matter-level",
            Self::Map => "matter-map",
            Self::People => "matter-people",
            Self::Gear => "matter-gear",
            Self::Rules => "matter-rules",
        }
    }

    /// What a table of a rule system belongs to; none for those that only explain.
    fn of_table(name: &str) -> Option<Self> {
        match name {
            "people" | "creatures" => Some(Self::People),
            "weapons" | "lances" | "shields" | "ranged" | "armour" | "outfits" => Some(Self::Gear),
            "rules" | "chapters" | "citations" => None,
            _ => Some(Self::Rules),
        }
    }
}

/// One number for each part, as 16 hexadecimal digits.
pub type Digests = BTreeMap<Matter, String>;

/// What has become of the parts of a fight since it was recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    /// Parts that are not what they were.
    pub changed: Vec<Matter>,
    /// Parts of which the recording does not say what they were.
    pub unknown: Vec<Matter>,
}

impl Since {
    /// What has changed from a recording to a fight that was made of the same opening today.
    pub(super) fn recorded(recording: &Recording, now: &Digests) -> Self {
        let mut since = Self::default();
        for matter in Matter::ALL {
            match recording.digests.get(&matter) {
                None => since.unknown.push(matter),
                then if then != now.get(&matter) => since.changed.push(matter),
                _ => {}
            }
        }
        since
    }

    /// What is to be told of it: nothing where all is known and as it was.
    pub fn told(&self) -> Vec<Phrase> {
        let told = |key: &'static str, what: &[Matter]| {
            let names = Phrase::list(what.iter().map(|matter| Phrase::key(matter.text())), ", ");
            (!what.is_empty()).then(|| Phrase::key(key).with("what", names))
        };
        let told = [
            told("cli-replay-changed", &self.changed),
            told("cli-replay-unknown", &self.unknown),
        ];
        told.into_iter().flatten().collect()
    }
}

/// The parts of a fight that is ready to be made.
pub(super) fn digests(prepared: &Prepared) -> Digests {
    let muster = &prepared.muster;
    let rows = stock(prepared.system.id().0).with_own(&prepared.rows);
    let later = muster.setting.reinforcements.iter();
    let everybody = muster
        .fighters
        .iter()
        .chain(later.flat_map(|group| &group.fighters));
    let texts: Vec<&str> = everybody.map(|fighter| fighter.person.text.as_str()).collect();
    let named = rows.named_by(&texts);
    let of_rows = |matter: Matter| {
        let mine = |(table, _, _): &&(&str, &str, u64)| Matter::of_table(table) == Some(matter);
        digest(named.iter().filter(mine).collect::<Vec<_>>())
    };
    let tables = rows
        .tables()
        .filter(|name| Matter::of_table(name) == Some(Matter::Rules));
    let tables: Vec<_> = tables.map(|name| (name, rows.table(name))).collect();
    BTreeMap::from([
        (Matter::Level, StateHash(prepared.level).to_string()),
        (Matter::Map, digest(&muster.board)),
        (Matter::People, of_rows(Matter::People)),
        (Matter::Gear, of_rows(Matter::Gear)),
        (Matter::Rules, digest(tables)),
    ])
}

fn digest(value: impl Hash) -> String {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    StateHash(hasher.finish()).to_string()
}

/// The rows of a rule system, which are read once, as its tables are.
fn stock(system: &str) -> Arc<Rows> {
    static READ: Mutex<BTreeMap<PathBuf, Arc<Rows>>> = Mutex::new(BTreeMap::new());
    let folder = root().join("assets/rules").join(system);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let rows = read
        .entry(folder)
        .or_insert_with_key(|folder| Arc::new(Rows::of(folder)));
    rows.clone()
}
