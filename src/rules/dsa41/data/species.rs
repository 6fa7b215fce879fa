//! Species: what the origin adds to the values that come from attributes.

use serde::Deserialize;

use super::Dsa41Data;
use super::record::Record;
use crate::battle::BodyShape;
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A species, or a people with values of its own.
///
/// Rule: `VAL-02`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Species {
    /// Its id, `SPC-...`.
    pub id: Id<Species>,
    /// Its name.
    pub name: Words,
    /// What its bodies look like.
    #[serde(default)]
    pub shape: BodyShape,
    /// Added to the life energy, LE.
    pub life: i8,
    /// Added to the endurance, AU.
    pub endurance: i8,
    /// Added to the magic resistance, MR.
    pub magic_resistance: i8,
    /// Speed GS before agility and advantages, in squares.
    pub speed: u8,
}

impl Kind for Species {
    const WORD: &'static str = "species";
    const PREFIXES: &'static [&'static str] = &["SPC-"];
}

impl Row for Species {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Species {
    fn faults(&self, _: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        for (what, number) in [
            ("what is added to life energy", self.life),
            ("what is added to endurance", self.endurance),
            ("what is added to magic resistance", self.magic_resistance),
        ] {
            within(&mut faults, what, number, -30, 30);
        }
        within(&mut faults, "the speed", self.speed, 1, 30);
        faults
    }
}
