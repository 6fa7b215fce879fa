//! Bonus spell points for a high ability, and what over-spending does.

use serde::Deserialize;

use super::{D20Data, Record};
use crate::rules::table::within;
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// Bonus spell points for some scores of the casting ability, where a table gives them and no formula.
///
/// Rule: `D20-SP-03`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusPoints {
    /// A word in small letters.
    pub id: Id<BonusPoints>,
    /// The least and the highest of these scores.
    pub scores: (i16, i16),
    /// Points by the highest spell level that the caster can cast, from 1 to 9.
    pub points: Vec<u16>,
}

/// What over-spending by some points does: faces of a d100.
///
/// Rule: `D20-OVR-03`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overspending {
    /// A word in small letters.
    pub id: Id<Overspending>,
    /// The points above the cap.
    pub excess: Excess,
    /// The highest face that kills, 0 where none does.
    pub death: u8,
    /// The highest face that brings madness.
    pub madness: u8,
    /// The highest face that brings collapse; those above bring strain.
    pub collapse: u8,
}

/// Spell points above the cap.
///
/// Rule: `D20-OVR-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excess {
    /// The least.
    pub least: u16,
    /// The most; none where there is no end.
    pub most: Option<u16>,
}

impl D20Data {
    /// Bonus spell points by the table, for a score of the casting ability and the highest spell level that the caster can cast.
    ///
    /// Scores above the table count as its last row.
    ///
    /// Rule: `D20-SP-03`.
    pub fn bonus_points(&self, score: i16, highest: u8) -> u16 {
        let rows = self.spell_points.values().filter(|row| row.scores.0 <= score);
        let row = rows.max_by_key(|row| row.scores.0);
        let column = usize::from(highest).checked_sub(1);
        row.zip(column)
            .and_then(|(row, column)| row.points.get(column))
            .copied()
            .unwrap_or(0)
    }

    /// What over-spending by so many points above the cap does; none where it is no over-spending.
    ///
    /// Rule: `D20-OVR-03`.
    pub fn excess_row(&self, excess: u16) -> Option<&Overspending> {
        let rows = self.overspending.values();
        rows.filter(|row| row.excess.least <= excess)
            .max_by_key(|row| row.excess.least)
    }
}

impl Kind for BonusPoints {
    const WORD: &'static str = "row of bonus spell points";
    const PREFIXES: &'static [&'static str] = &["ability-"];
    const LETTERS: Letters = Letters::Small;
}

impl Row for BonusPoints {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for BonusPoints {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (least, most) = self.scores;
        within(&mut faults, "the least score", least, 10, 60);
        within(&mut faults, "the highest score", most, least, 60);
        within(&mut faults, "the number of spell levels", self.points.len(), 9, 9);
        if !self.points.is_sorted() {
            faults.push("the points must not fall".into());
        }
        let rows = data.spell_points.values();
        if rows
            .filter(|row| row.scores.0 <= most && least <= row.scores.1)
            .count()
            > 1
        {
            faults.push("another row has some of these scores".into());
        }
        faults
    }
}

impl Kind for Overspending {
    const WORD: &'static str = "row of over-spending";
    const PREFIXES: &'static [&'static str] = &["excess-"];
    const LETTERS: Letters = Letters::Small;
}

impl Row for Overspending {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Overspending {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        let Excess { least, most } = self.excess;
        within(&mut faults, "the least excess", least, 1, 1000);
        within(&mut faults, "the most excess", most.unwrap_or(1000), least, 1000);
        within(&mut faults, "the highest face of death", self.death, 0, 100);
        within(
            &mut faults,
            "the highest face of madness",
            self.madness,
            self.death,
            100,
        );
        within(
            &mut faults,
            "the highest face of collapse",
            self.collapse,
            self.madness,
            100,
        );
        let rows = data.overspending.values();
        if rows.filter(|row| row.excess.least == least).count() > 1 {
            faults.push("another row begins with this excess".into());
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_over_spending_holds_up_to_the_next_one() {
        let row = |least: u16| {
            let id: Id<Overspending> = Id::new(&format!("excess-{least}")).unwrap();
            let excess = Excess { least, most: None };
            let (death, madness, collapse) = (0, 2, 12);
            let row = Overspending {
                id: id.clone(),
                excess,
                death,
                madness,
                collapse,
            };
            (id, row)
        };
        let data = D20Data {
            overspending: [row(1), row(4)].into(),
            ..D20Data::default()
        };
        let found = [0, 1, 3, 4, 99].map(|excess| data.excess_row(excess).map(|row| row.excess.least));
        assert_eq!(found, [None, Some(1), Some(1), Some(4), Some(4)], "D20-OVR-03");
    }
}
