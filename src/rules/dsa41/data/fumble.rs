//! Fumbles: the tables, row by row.

use serde::Deserialize;

use super::Dsa41Data;
use super::record::Record;
use crate::rules::table::{known, within};
use crate::rules::{Fault, Id, Kind, Row, RuleEntry};

/// A table of fumbles (FUM).
///
/// Rule: `FUM-01`, `FUM-02`, `FUM-06`, `FUM-07`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FumbleTable {
    /// Its id, which is also that of the rule that it is.
    pub id: Id<FumbleTable>,
    /// How many dice are thrown, and their sides.
    pub dice: (u8, u8),
    /// The rows, by the sums that they begin with.
    pub rows: Vec<FumbleRow>,
}

/// A row of a table of fumbles; it goes up to the sum before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FumbleRow {
    /// Its first sum.
    pub from: u8,
    /// What it brings.
    pub mishap: Mishap,
    /// Points of initiative that it costs. Rule: `FUM-04`.
    pub initiative: u8,
    /// The strike that it gives a foe. Rule: `PAS-05`.
    #[serde(default)]
    pub strike: Option<Strike>,
    /// The sum as which it is read for what is part of the body. Rule: `FUM-06`.
    #[serde(default)]
    pub natural: Option<u8>,
}

/// A strike that a fumble gives a foe.
///
/// Rule: `PAS-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// Added to the parry of whoever has fumbled; none where he cannot parry.
    pub parry: Option<i8>,
    /// Added to the attack.
    pub attack: i8,
}

/// What a row of the tables brings.
///
/// Rule: `FUM-01`, `FUM-02`, `FUM-06`, `FUM-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Mishap {
    /// Out of step: he loses his bearings after the strike that it gives. Rule: `AUS-04`.
    Confused,
    /// Stumbles, and falls if his body does not obey.
    Stumbles,
    /// Falls.
    Falls,
    /// The thing in his hand slips and lies at his feet.
    Slips,
    /// It flies off, so many squares at most.
    FliesOff(u8),
    /// It is damaged and may break.
    Damaged,
    /// It is destroyed.
    Destroyed,
    /// He hurts himself with it.
    Hurt,
    /// It is destroyed, unless it is too good for that: then it flies off and is more brittle.
    Ruined,
    /// Falls, unless his body obeys.
    Topples,
    /// Stumbles, and no more.
    Lurches,
    /// Hits himself, with so many times the points.
    SelfHit(u8),
    /// The string snaps: it has to be repaired.
    Snaps,
    /// The shot goes astray.
    Misses,
    /// The shot hits a comrade.
    HitsComrade,
}

impl Kind for FumbleTable {
    const WORD: &'static str = "table of fumbles";
    const PREFIXES: &'static [&'static str] = &["FUM-"];
}

impl Row for FumbleTable {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for FumbleTable {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        if let Ok(rule) = Id::<RuleEntry>::new(self.id.as_str()) {
            known(&mut faults, &data.registry.rules, &rule);
        }
        let (count, sides) = self.dice;
        within(&mut faults, "the number of dice", count, 1, 2);
        within(&mut faults, "the number of sides", sides, 6, 20);
        if self.rows.first().is_none_or(|row| row.from != count) {
            faults.push("the first row must begin with the lowest sum".into());
        }
        if !self.rows.is_sorted_by(|one, next| one.from < next.from) {
            faults.push("each row must begin above the one before".into());
        }
        for row in &self.rows {
            within(&mut faults, "a sum", row.from, count, count * sides);
            within(&mut faults, "the initiative", row.initiative, 0, 10);
            let natural = row.natural.unwrap_or(row.from);
            within(&mut faults, "a sum", natural, count, count * sides);
        }
        faults
    }
}
