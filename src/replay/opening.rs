//! How a fight begins: all that is needed to begin it again, the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::battle::{FighterId, ModuleWish, Seat};

/// Where the dice of a fight come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DiceSource {
    /// From a seed.
    Seed(u64),
    /// These faces, one after the other.
    Faces(Vec<u8>),
    /// These faces first, then from a seed: a lesson.
    Prompted {
        /// The seed.
        seed: u64,
        /// The first faces.
        faces: Vec<u8>,
    },
}

/// A row of one's own as a recording keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRow {
    /// The file of its table, such as `weapons.ron`.
    pub table: String,
    /// The row as it stood there.
    pub row: String,
}

/// The beginning of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Folder of the level; one that is not absolute is looked for in the current folder and below the content root.
    pub level: PathBuf,
    /// Name of the rule system; none for the level's first.
    #[serde(default)]
    pub system: Option<String>,
    /// The modules on top of the level's own.
    #[serde(default)]
    pub modules: ModuleWish,
    /// Who plays each side, in the level's order; sides beyond the list keep the level's seat. The recording of a fight names every side.
    #[serde(default)]
    pub seats: Vec<Seat>,
    /// Fighters whom another person leads than the one who has the seat of their side, with the number of his seat. The fight knows only
    /// sides; the screen asks this person.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub dealt: BTreeMap<FighterId, u8>,
    /// Persons who fight in the places of those whom the level names, in the words of the rule system's level files. Where
    /// the level names nobody for the rule system, the others are filled in when the fight begins.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub persons: BTreeMap<FighterId, String>,
    /// Fighters of the level who stay away.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub left_out: BTreeSet<FighterId>,
    /// Weapons, armour and people of the player's own that may count in the fight; none for those that he has when it begins. Those of
    /// the level are not among them: they come with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Vec<KeptRow>>,
    /// The dice.
    pub dice: DiceSource,
    /// Whether undo goes back over dice that have fallen.
    #[serde(default)]
    pub practice: bool,
    /// Whether the level's sides are listed in reverse order, see [`crate::battle::Muster::swapped`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swapped: bool,
}

impl Opening {
    /// A level with dice from a seed and everything else as the level says.
    pub fn of_level(level: impl Into<PathBuf>, seed: u64) -> Self {
        Self {
            level: level.into(),
            system: None,
            modules: ModuleWish::default(),
            seats: Vec::new(),
            dealt: BTreeMap::new(),
            persons: BTreeMap::new(),
            left_out: BTreeSet::new(),
            own: None,
            dice: DiceSource::Seed(seed),
            practice: false,
            swapped: false,
        }
    }
}
