//! Parts of the body that shots are aimed at: what it costs, and what it brings.

use serde::Deserialize;

use super::Dsa41Data;
use super::record::Record;
use crate::rules::table::within;
use crate::rules::{Fault, Id, Kind, Row};

/// A part of the body that shots and throws are aimed at (AIM).
///
/// Rule: `RNG-41`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AimedPart {
    /// Its id, `AIM-...`.
    pub id: Id<AimedPart>,
    /// Whose part it is.
    pub at: Quarry,
    /// Added to the shot: of those who have learnt nothing, of marksmen, of masters.
    pub modifiers: (i8, i8, i8),
    /// Whether it moves, so that it is harder to hit while its owner fights.
    #[serde(default)]
    pub moves: bool,
    /// Whether armour does not count there.
    #[serde(default)]
    pub bare: bool,
    /// How many times what comes through counts.
    #[serde(default = "once")]
    pub times: u8,
    /// Wounds besides.
    #[serde(default)]
    pub wounds: u8,
}

const fn once() -> u8 {
    1
}

/// Whom a part belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Quarry {
    /// Whoever stands on two legs.
    Person,
    /// An animal.
    Beast,
}

impl Kind for AimedPart {
    const WORD: &'static str = "aimed part";
    const PREFIXES: &'static [&'static str] = &["AIM-"];
}

impl Row for AimedPart {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for AimedPart {
    fn faults(&self, _: &Dsa41Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (plain, marksman, master) = self.modifiers;
        for modifier in [plain, marksman, master] {
            within(&mut faults, "a modifier", modifier, -20, 0);
        }
        if !(plain <= marksman && marksman <= master) {
            faults.push("whoever has learnt more must not aim worse (RNG-41)".into());
        }
        within(&mut faults, "the times", self.times, 1, 3);
        within(&mut faults, "the wounds", self.wounds, 0, 3);
        faults
    }
}
