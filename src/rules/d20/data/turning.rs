//! Turning undead: what a class is capable of that drives them off.

use serde::Deserialize;

use super::{Ability, Roll};
use crate::rules::Fault;
use crate::rules::table::within;

/// How a class turns undead.
///
/// Rule: `D20-ACT-T36`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassTurning {
    /// How often in a day, besides the modifier of the ability.
    pub per_day: u8,
    /// The ability.
    pub ability: Ability,
    /// Squares that it carries.
    pub range: u16,
    /// The rows of the turning check, the lowest results first.
    pub check: Vec<TurningRow>,
    /// Levels by which the Hit Dice may differ from the own level after a result above all rows.
    pub beyond: i16,
    /// Dice for the Hit Dice that are turned in all; level and modifier are added.
    pub power: Roll,
    /// Rounds that it lasts.
    pub rounds: u8,
    /// How many times its Hit Dice the own level must be for a creature to be destroyed.
    pub destroys: u8,
    /// Squares up to which whoever has turned a creature may come near or strike before it comes to itself.
    pub frees_within: u16,
}

/// A row of the turning check.
///
/// Rule: `D20-ACT-T36`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurningRow {
    /// The highest result that it is for.
    pub up_to: i16,
    /// Levels by which the Hit Dice of a creature may differ from the own level.
    pub levels: i16,
}

impl ClassTurning {
    /// Levels by which the Hit Dice of whom a turning check reaches may differ from the own level.
    ///
    /// Rule: `D20-ACT-T36`.
    pub fn levels(&self, result: i16) -> i16 {
        let row = self.check.iter().find(|row| result <= row.up_to);
        row.map_or(self.beyond, |row| row.levels)
    }

    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        within(faults, "the turnings a day", self.per_day, 1, 20);
        within(faults, "the range of turning", self.range, 1, 60);
        within(faults, "the rounds of turning", self.rounds, 1, 60);
        within(faults, "how many times the Hit Dice", self.destroys, 1, 20);
        within(
            faults,
            "the squares within which a creature comes to itself",
            self.frees_within,
            0,
            self.range,
        );
        self.power.faults(faults);
        let levels = self.check.iter().map(|row| row.levels).chain([self.beyond]);
        for levels in levels.clone() {
            within(faults, "the levels of a turning check", levels, -20, 20);
        }
        if !levels.is_sorted() {
            faults.push("the levels of the turning check must not fall".into());
        }
        if !self.check.is_sorted_by(|row, next| row.up_to < next.up_to) {
            faults.push("the results of the turning check must rise".into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::sheet::test::tables;
    use super::*;

    fn cleric() -> ClassTurning {
        let tables = tables();
        let class = tables.classes.get("cleric").unwrap();
        class.turning.clone().unwrap()
    }

    #[test]
    fn each_row_of_the_turning_check_says_how_strong_a_creature_may_be_d20_act_t36() {
        let turning = cleric();
        let rows = [
            (-4, 0, -4),
            (1, 3, -3),
            (4, 6, -2),
            (7, 9, -1),
            (10, 12, 0),
            (13, 15, 1),
            (16, 18, 2),
            (19, 21, 3),
            (22, 30, 4),
        ];
        for (from, to, levels) in rows {
            for result in from..=to {
                assert_eq!(turning.levels(result), levels, "{result}");
            }
        }
    }

    #[test]
    fn a_table_that_falls_or_a_number_out_of_range_is_told() {
        let told = |change: &dyn Fn(&mut ClassTurning)| {
            let mut turning = cleric();
            change(&mut turning);
            let mut faults = Vec::new();
            turning.faults(&mut faults);
            faults.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(told(&|_| {}), [] as [&str; 0]);
        let fallen = told(&|turning| turning.check[1].up_to = -1);
        assert_eq!(fallen, ["the results of the turning check must rise"]);
        let fallen = told(&|turning| turning.beyond = 1);
        assert_eq!(fallen, ["the levels of the turning check must not fall"]);
        let dice = told(&|turning| turning.power.sides = 7);
        assert_eq!(dice, ["there is no die with 7 sides"]);
        let near = told(&|turning| turning.frees_within = 13);
        assert_eq!(near.len(), 1, "{near:?}");
    }
}
