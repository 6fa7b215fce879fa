//! Keeping book of a value: line by line for the eye of a player, only the sum for those who compare many options, or nothing.

use crate::battle::{Ledger, RuleId};

/// A way of adding up a value; the rules say what is added, this says how much of it is kept.
pub(crate) trait Tally {
    /// Begins with a value that was worked out before the fight.
    fn of(ledger: &Ledger) -> Self;

    /// Adds points of a rule.
    fn add(&mut self, rule: RuleId, amount: i16);

    /// Notes points of a rule that do not count here.
    fn note(&mut self, rule: RuleId, amount: i16);
}

/// A tally whose value is known while it grows.
pub(crate) trait Total: Tally {
    /// Adds what was worked out before: the value that it begins with by this rule, and its lines.
    fn add_all(&mut self, rule: RuleId, other: &Ledger);

    /// The value so far.
    fn value(&self) -> i16;
}

impl Tally for Ledger {
    fn of(ledger: &Ledger) -> Self {
        ledger.clone()
    }

    fn add(&mut self, rule: RuleId, amount: i16) {
        self.add(rule, amount);
    }

    fn note(&mut self, rule: RuleId, amount: i16) {
        self.note(rule, amount);
    }
}

impl Total for Ledger {
    fn add_all(&mut self, rule: RuleId, other: &Ledger) {
        self.add(rule, other.base);
        self.lines.extend(other.lines.iter());
    }

    fn value(&self) -> i16 {
        self.value()
    }
}

/// The sum alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sum(pub(crate) i16);

impl Tally for Sum {
    fn of(ledger: &Ledger) -> Self {
        Self(ledger.value())
    }

    fn add(&mut self, _: RuleId, amount: i16) {
        self.0 += amount;
    }

    fn note(&mut self, _: RuleId, _: i16) {}
}

impl Total for Sum {
    fn add_all(&mut self, _: RuleId, other: &Ledger) {
        self.0 += other.value();
    }

    fn value(&self) -> i16 {
        self.0
    }
}

/// Nothing at all, for those who ask only whether the rules allow something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unread;

impl Tally for Unread {
    #[inline]
    fn of(_: &Ledger) -> Self {
        Self
    }

    #[inline]
    fn add(&mut self, _: RuleId, _: i16) {}

    #[inline]
    fn note(&mut self, _: RuleId, _: i16) {}
}
