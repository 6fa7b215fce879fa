//! Sources of light.

use serde::Deserialize;

use super::{D20Data, Record};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// A source of light.
///
/// Rule: `D20-BRD-14`, `D20-CON-07`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Light {
    /// The word for it, in small letters.
    pub id: Id<Light>,
    /// Its name.
    pub name: Words,
    /// Squares of bright light around it; none where it gives only shadowy light.
    pub bright: Option<u16>,
    /// Squares of shadowy light around it.
    pub shadowy: Option<u16>,
    /// Whether it shines one way only.
    #[serde(default)]
    pub cone: bool,
    /// Whether it lights the whole map brightly.
    #[serde(default)]
    pub whole_map: bool,
}

impl Kind for Light {
    const WORD: &'static str = "source of light";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Row for Light {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Light {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        let (bright, shadowy) = (self.bright.unwrap_or(0), self.shadowy.unwrap_or(0));
        within(&mut faults, "the radius of shadowy light", shadowy, 0, 60);
        within(&mut faults, "the radius of bright light", bright, 0, shadowy);
        if self.whole_map == (shadowy > 0) {
            faults.push("a source of light either has a radius or lights the whole map".into());
        }
        faults
    }
}
