//! Checks: what was rolled against what, be it one die or a pool of them, and what came of it.

use serde::Serialize;

use super::id::RuleId;
use super::ledger::Ledger;
use crate::dice::{Pooled, Throw};

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The best face.
    Lucky,
    /// Passed.
    Success,
    /// Not passed.
    Failure,
    /// The worst face, or the worst that a pool can show.
    Fumble,
}

impl Outcome {
    /// Passed or not, where nothing else can come of it.
    pub const fn of(is_passed: bool) -> Self {
        if is_passed { Self::Success } else { Self::Failure }
    }

    /// Whether the check is passed.
    pub const fn is_success(self) -> bool {
        matches!(self, Self::Lucky | Self::Success)
    }
}

/// A rolled check: the ledger of its value, what fell and the outcome.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Check {
    /// The rule that asked for it.
    pub rule: RuleId,
    /// Where the value came from: what one die is rolled against, or the number of dice in a pool.
    pub ledger: Ledger,
    /// What fell.
    #[serde(flatten)]
    pub fallen: Fallen,
    /// What it means.
    pub outcome: Outcome,
}

/// What fell in a check.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Fallen {
    /// One die against a value.
    Die(Die),
    /// A handful of dice, each of which is a success or none.
    Pool(Box<Pool>),
    /// One die and what is added to it, against a number.
    Sum(Box<Sum>),
}

/// One die against a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Die {
    /// The value rolled against.
    pub target: i16,
    /// Sides of the die.
    pub sides: u8,
    /// The face that fell.
    pub face: u8,
}

/// One die against a number; the ledger of its check is added to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Sum {
    /// Sides of the die.
    pub sides: u8,
    /// The face that fell.
    pub face: u8,
    /// The number that face and ledger have to reach, with its reasons.
    pub number: Ledger,
}

/// A handful of dice, each of which is a success or none.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Pool {
    /// Sides of the dice.
    pub sides: u8,
    /// The least face that is a success.
    pub least: u8,
    /// The faces.
    pub throw: Throw,
    /// The successes: those of the faces as base, then the lines added to them.
    pub successes: Ledger,
    /// How many it takes to pass; none where the number alone counts.
    pub needed: Option<i16>,
}

impl Check {
    /// One die that fell against the value of a ledger.
    pub fn of_die(rule: RuleId, ledger: Ledger, (sides, face): (u8, u8), outcome: Outcome) -> Self {
        let target = ledger.value();
        Self {
            rule,
            ledger,
            fallen: Fallen::Die(Die { target, sides, face }),
            outcome,
        }
    }

    /// One die that fell, to which the value of a ledger is added, against a number.
    pub fn of_sum(
        rule: RuleId,
        ledger: Ledger,
        (sides, face): (u8, u8),
        number: Ledger,
        outcome: Outcome,
    ) -> Self {
        Self {
            rule,
            ledger,
            fallen: Fallen::Sum(Box::new(Sum { sides, face, number })),
            outcome,
        }
    }

    /// A pool that fell, whose number of dice a ledger tells.
    pub fn of_pool(rule: RuleId, ledger: Ledger, pool: Pool, outcome: Outcome) -> Self {
        Self {
            rule,
            ledger,
            fallen: Fallen::Pool(Box::new(pool)),
            outcome,
        }
    }

    /// The one die, if it was one.
    pub const fn die(&self) -> Option<&Die> {
        match &self.fallen {
            Fallen::Die(die) => Some(die),
            Fallen::Pool(_) | Fallen::Sum(_) => None,
        }
    }

    /// The pool, if it was one.
    pub fn pool(&self) -> Option<&Pool> {
        match &self.fallen {
            Fallen::Die(_) | Fallen::Sum(_) => None,
            Fallen::Pool(pool) => Some(pool),
        }
    }

    /// The die with what is added to it, if it was one, and what both come to.
    pub fn sum(&self) -> Option<(&Sum, i16)> {
        match &self.fallen {
            Fallen::Sum(sum) => Some((sum, i16::from(sum.face) + self.ledger.value())),
            Fallen::Die(_) | Fallen::Pool(_) => None,
        }
    }
}

impl Pool {
    /// Dice that have fallen, `least` and above being successes, by the rule that counts them.
    pub fn fallen(rule: RuleId, (sides, least): (u8, u8), pooled: &Pooled) -> Self {
        Self {
            sides,
            least,
            throw: pooled.throw,
            successes: Ledger::new(rule, i16::from(pooled.successes)),
            needed: None,
        }
    }

    /// The successes after all lines; never below 0.
    pub fn net(&self) -> i16 {
        self.successes.value().max(0)
    }

    /// The faces in the order they fell, each with whether it is a success.
    pub fn faces(&self) -> impl Iterator<Item = (u8, bool)> {
        let least = self.least;
        self.throw.faces().iter().map(move |face| (*face, *face >= least))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, ScriptedDice};

    const RULE: RuleId = RuleId("A-01");

    #[test]
    fn one_die_is_written_without_a_word_for_its_kind() {
        let check = Check::of_die(RULE, Ledger::new(RULE, 11), (20, 8), Outcome::Success);
        let json = serde_json::to_string(&check).unwrap();
        assert_eq!(
            json,
            r#"{"rule":"A-01","ledger":{"base":11,"source":"A-01","lines":[]},"target":11,"sides":20,"face":8,"outcome":"success"}"#
        );
    }

    #[test]
    fn a_sum_is_written_with_its_number() {
        let (modifiers, number) = (Ledger::new(RULE, 8), Ledger::new(RULE, 17));
        let check = Check::of_sum(RULE, modifiers, (20, 12), number, Outcome::Success);
        assert_eq!(check.sum().map(|(_, total)| total), Some(20));
        let json = serde_json::to_value(&check).unwrap();
        let expected = serde_json::json!({
            "rule": "A-01",
            "ledger": {"base": 8, "source": "A-01", "lines": []},
            "sides": 20,
            "face": 12,
            "number": {"base": 17, "source": "A-01", "lines": []},
            "outcome": "success",
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn a_pool_is_written_with_its_faces_and_what_was_needed() {
        // 4, 2 and 6 with successes from 4 on: two, one of which a line takes away again.
        let pooled = ScriptedDice::new([4, 2, 6]).pool(3, 6, 4, false).unwrap();
        let mut pool = Pool::fallen(RULE, (6, 4), &pooled);
        pool.successes.add(RuleId("A-02"), -1);
        pool.needed = Some(2);
        assert_eq!(pool.net(), 1);
        let check = Check::of_pool(RULE, Ledger::new(RULE, 3), pool, Outcome::Failure);
        let json: serde_json::Value = serde_json::to_value(&check).unwrap();
        let expected = serde_json::json!({
            "rule": "A-01",
            "ledger": {"base": 3, "source": "A-01", "lines": []},
            "sides": 6,
            "least": 4,
            "throw": [4, 2, 6],
            "successes": {
                "base": 2, "source": "A-01", "lines": [{"rule": "A-02", "amount": -1, "applies": true}]
            },
            "needed": 2,
            "outcome": "failure",
        });
        assert_eq!(json, expected);
    }
}
