//! Keeping book of a value: line by line for the eye of a player, only the sum for those who compare many options, or nothing.

use crate::battle::{Cause, Ledger, RuleId, Term};

/// A way of adding up a value; the rules say what is added, this says how much of it is kept.
pub(crate) trait Tally {
    /// Whether somebody reads the lines, so that what brings them must be found out.
    const TELLS: bool;

    /// Begins with a value that was worked out before the fight.
    fn of(ledger: &Ledger) -> Self;

    /// Adds points of a rule, with what brings them.
    fn add_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16);

    /// Notes points of a rule that do not count here, with what would bring them and the word for the reason.
    fn note_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16, why: &'static Term);

    /// Adds points of a rule that says itself what brings them.
    #[inline]
    fn add(&mut self, rule: RuleId, amount: i16) {
        self.add_for(rule, Cause::Rule, amount);
    }

    /// Notes points of a rule that do not count here, with the word for the reason.
    #[inline]
    fn note(&mut self, rule: RuleId, amount: i16, why: &'static Term) {
        self.note_for(rule, Cause::Rule, amount, why);
    }
}

/// A tally whose value is known while it grows.
pub(crate) trait Total: Tally {
    /// Adds what was worked out before: the value that it begins with by this rule, with what brings it, and its lines.
    fn add_all(&mut self, rule: RuleId, cause: impl Into<Cause>, other: &Ledger);

    /// The value so far.
    fn value(&self) -> i16;
}

impl Tally for Ledger {
    const TELLS: bool = true;

    fn of(ledger: &Ledger) -> Self {
        ledger.clone()
    }

    fn add_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16) {
        self.add_for(rule, cause, amount);
    }

    fn note_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16, why: &'static Term) {
        self.note_for(rule, cause, amount, why);
    }
}

impl Total for Ledger {
    fn add_all(&mut self, rule: RuleId, cause: impl Into<Cause>, other: &Ledger) {
        self.add_for(rule, cause, other.base);
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
    const TELLS: bool = false;

    fn of(ledger: &Ledger) -> Self {
        Self(ledger.value())
    }

    fn add_for(&mut self, _: RuleId, _: impl Into<Cause>, amount: i16) {
        self.0 += amount;
    }

    fn note_for(&mut self, _: RuleId, _: impl Into<Cause>, _: i16, _: &'static Term) {}
}

impl Total for Sum {
    fn add_all(&mut self, _: RuleId, _: impl Into<Cause>, other: &Ledger) {
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
    const TELLS: bool = false;

    #[inline]
    fn of(_: &Ledger) -> Self {
        Self
    }

    #[inline]
    fn add_for(&mut self, _: RuleId, _: impl Into<Cause>, _: i16) {}

    #[inline]
    fn note_for(&mut self, _: RuleId, _: impl Into<Cause>, _: i16, _: &'static Term) {}
}
