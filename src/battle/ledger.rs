//! The ledger: where a number came from, line by line, with what was looked at and did not apply.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::cause::Cause;
use super::id::{RuleId, Term};
use super::lines::Lines;
use crate::dice::{Dice, DiceError, Throw};

/// One line of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Modifier {
    /// The rule that gives it: no line stands without one (`ENG-04`).
    pub rule: RuleId,
    /// Points added to the value; a malus is negative (`CNV-01`).
    pub amount: i16,
    /// Whether it counts here; a line that does not is shown struck through.
    pub applies: bool,
    /// What brings it; left out of files where the rule alone does.
    #[serde(skip_serializing_if = "Cause::is_rule")]
    pub cause: Cause,
    /// Why it does not count: `SYSTEM-void-TERM`; none for a line that does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static Term>,
}

impl Modifier {
    /// A line that counts.
    pub const fn counting(rule: RuleId, cause: Cause, amount: i16) -> Self {
        Self {
            rule,
            amount,
            applies: true,
            cause,
            why: None,
        }
    }

    /// A line that does not count, with the word for the reason.
    pub const fn void(rule: RuleId, cause: Cause, amount: i16, why: &'static Term) -> Self {
        Self {
            rule,
            amount,
            applies: false,
            cause,
            why: Some(why),
        }
    }
}

impl Hash for Modifier {
    /// Nothing is decided by what brings a line: the hash of a state knows rule and points alone.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rule.hash(state);
        self.amount.hash(state);
        self.applies.hash(state);
    }
}

/// A value with the reasons for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ledger {
    /// The value before the lines.
    pub base: i16,
    /// The rule that gives the base value.
    pub source: Option<RuleId>,
    /// What the base is, where the title of its rule does not say it.
    #[serde(skip_serializing_if = "Cause::is_rule")]
    pub cause: Cause,
    /// The lines, in the order in which they were looked at.
    pub lines: Lines,
}

impl Ledger {
    /// A ledger that begins with a value of which the title of its rule says what it is.
    #[inline]
    pub fn new(source: RuleId, base: i16) -> Self {
        Self::of(source, Cause::Rule, base)
    }

    /// A ledger that begins with a value, with what that is.
    #[inline]
    pub fn of(source: RuleId, cause: impl Into<Cause>, base: i16) -> Self {
        Self {
            base,
            source: Some(source),
            cause: cause.into(),
            lines: Lines::default(),
        }
    }

    /// Adds a line that counts and whose rule says what brings it; one of 0 points is left out.
    #[inline]
    pub fn add(&mut self, rule: RuleId, amount: i16) {
        self.add_for(rule, Cause::Rule, amount);
    }

    /// Adds a line that counts, with what brings it; one of 0 points is left out.
    #[inline]
    pub fn add_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16) {
        if amount != 0 {
            self.write(Modifier::counting(rule, cause.into(), amount));
        }
    }

    /// Notes a line that was looked at and does not count here, with the word for the reason.
    #[inline]
    pub fn note(&mut self, rule: RuleId, amount: i16, why: &'static Term) {
        self.note_for(rule, Cause::Rule, amount, why);
    }

    /// The same with what would bring it.
    #[inline]
    pub fn note_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16, why: &'static Term) {
        self.write(Modifier::void(rule, cause.into(), amount, why));
    }

    /// Adds what lifts the value to the least that it can be, by the rule that says so; nothing where it is no less.
    pub(crate) fn lift_to(&mut self, rule: RuleId, least: i16) {
        let lacking = least - self.value();
        if lacking > 0 {
            self.add_for(rule, Cause::Least { least }, lacking);
        }
    }

    // A check looks at dozens of rules and writes few lines: written in place, the code would not fit into the first cache of a core.
    #[inline(never)]
    fn write(&mut self, line: Modifier) {
        self.lines.push(line);
    }

    /// Base and counting lines together (`CNV-10`).
    #[inline]
    pub const fn value(&self) -> i16 {
        self.base + self.lines.sum
    }

    /// Closes a ledger that many others will begin with: its clones share the lines.
    pub(crate) fn close(&mut self) {
        self.lines.close();
    }
}

impl Hash for Ledger {
    /// As with its lines, nothing is decided by what the base is called.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.base.hash(state);
        self.source.hash(state);
        self.lines.hash(state);
    }
}

/// A quantity that was rolled: dice, then lines added to them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Points {
    /// The rule that asked for it.
    pub rule: RuleId,
    /// Sides of the dice.
    pub sides: u8,
    /// The faces.
    pub throw: Throw,
    /// Sum of the faces as base, then the lines.
    pub ledger: Ledger,
}

impl Points {
    /// Throws `count` dice of the same kind as the base of a new ledger.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub fn roll(rule: RuleId, count: u8, sides: u8, dice: &mut impl Dice) -> Result<Self, DiceError> {
        Ok(Self::thrown(rule, sides, dice.sum(count, sides)?))
    }

    /// Dice that have fallen already as the base of a new ledger.
    pub fn thrown(rule: RuleId, sides: u8, throw: Throw) -> Self {
        Self {
            rule,
            sides,
            throw,
            ledger: Ledger::new(rule, throw.total()),
        }
    }

    /// A value for which no die falls, with the lines that make it up.
    pub fn weighed(rule: RuleId, ledger: Ledger) -> Self {
        Self {
            rule,
            sides: 0,
            throw: Throw::default(),
            ledger,
        }
    }

    /// Dice and lines together.
    pub fn value(&self) -> i16 {
        self.ledger.value()
    }
}
