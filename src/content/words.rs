//! A name in the three languages of the game, as data files write it.

use serde::{Deserialize, Serialize};

/// A name in English, German and French.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// French.
    pub fr: String,
}

impl Words {
    /// The words with a note in brackets behind them, in every language.
    pub(crate) fn noted(&self, note: &Self) -> Self {
        let told = |words: &str, note: &str| format!("{words} ({note})");
        Self {
            en: told(&self.en, &note.en),
            de: told(&self.de, &note.de),
            fr: told(&self.fr, &note.fr),
        }
    }
}
