//! Dice as the tables write them, and numbers that grow with the level of a caster.

use serde::Deserialize;

use crate::dice::MOST_DICE;
use crate::rules::Fault;
use crate::rules::table::within;

/// Sides of the dice that are rolled for damage and healing; a die of one side is the number 1.
const SIDES: [u8; 8] = [1, 2, 3, 4, 6, 8, 10, 12];

/// Dice and what is added to their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// How many dice.
    pub count: u8,
    /// Their sides; 1 for a fixed number.
    pub sides: u8,
    /// What is added.
    #[serde(default)]
    pub plus: i16,
}

impl Roll {
    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        within(faults, "the number of dice", self.count, 1, MOST_DICE);
        sides_fault(faults, self.sides);
        within(faults, "what is added to the dice", self.plus, -10, 60);
    }
}

/// Reports a die that is not among those of the game.
pub(super) fn sides_fault(faults: &mut Vec<Fault>, sides: u8) {
    if !SIDES.contains(&sides) {
        faults.push(format!("there is no die with {sides} sides").into());
    }
}

/// A number that may grow with the level of the caster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// The number at the level `from` and below.
    pub start: i16,
    /// The level from which it grows.
    #[serde(default)]
    pub from: u8,
    /// For how many levels above that it grows by 1; 0 where it does not grow.
    #[serde(default)]
    pub every: u8,
    /// The most that it comes to.
    pub most: Option<i16>,
}

impl Growth {
    /// The number at a level of the caster.
    pub fn at(&self, level: u8) -> i16 {
        let above = level.saturating_sub(self.from);
        let number = self.start + above.checked_div(self.every).map_or(0, i16::from);
        self.most.map_or(number, |most| number.min(most))
    }

    pub(super) fn faults(&self, faults: &mut Vec<Fault>, what: &str, least: i16, most: i16) {
        within(faults, what, self.start, least, most);
        within(faults, what, self.most.unwrap_or(self.start), self.start, most);
        within(faults, "the level from which it grows", self.from, 0, 20);
        if self.every > 0 && self.most.is_none() {
            faults.push(format!("{what} grows without end").into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_grow_with_the_level_up_to_their_most() {
        let growth = |start, from, every, most| Growth {
            start,
            from,
            every,
            most,
        };
        let missiles = growth(1, 1, 2, Some(5));
        assert_eq!(
            [1, 2, 3, 9, 20].map(|level| missiles.at(level)),
            [1, 1, 2, 5, 5],
            "D20-SPL-01"
        );
        let rays = growth(1, 3, 4, Some(3));
        assert_eq!(
            [3, 6, 7, 11, 20].map(|level| rays.at(level)),
            [1, 1, 2, 3, 3],
            "D20-SPL-11"
        );
        let faith = growth(2, 0, 6, Some(5));
        assert_eq!(
            [1, 5, 6, 12, 18, 20].map(|level| faith.at(level)),
            [2, 2, 3, 4, 5, 5],
            "D20-SPL-09"
        );
        assert_eq!(growth(4, 0, 0, None).at(20), 4, "D20-SPL-03");
    }
}
