//! How a fight begins: all that is needed to begin it again, the same.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::battle::{ModuleWish, Seat};

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
    /// Who plays each side, in the level's order; sides beyond the list keep the level's seat.
    #[serde(default)]
    pub seats: Vec<Seat>,
    /// The dice.
    pub dice: DiceSource,
    /// Whether undo goes back over dice that have fallen.
    #[serde(default)]
    pub practice: bool,
}

impl Opening {
    /// A level with dice from a seed and everything else as the level says.
    pub fn of_level(level: impl Into<PathBuf>, seed: u64) -> Self {
        Self {
            level: level.into(),
            system: None,
            modules: ModuleWish::default(),
            seats: Vec::new(),
            dice: DiceSource::Seed(seed),
            practice: false,
        }
    }
}
