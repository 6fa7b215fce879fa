//! Bonuses and penalties of many sources on one value, and which of them count.

use crate::battle::{Cause, Ledger, RuleId, Term};

use super::data::BonusKind;
#[cfg(test)]
use super::rule;

/// The word for why a bonus does not count: a higher one of its kind does.
pub(crate) static LOWER: Term = Term("lower-of-kind");

/// A bonus or a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Its kind.
    pub kind: BonusKind,
    /// How much; below 0 a penalty.
    pub amount: i16,
    /// The rule that brings it.
    pub rule: RuleId,
    /// What brings it, where the rule does not say so.
    pub cause: Cause,
    /// Why it does not count here; none where it does.
    pub void: Option<&'static Term>,
}

impl Share {
    /// One whose rule says what brings it.
    pub(crate) const fn new(kind: BonusKind, amount: i16, rule: RuleId) -> Self {
        Self {
            kind,
            amount,
            rule,
            cause: Cause::Rule,
            void: None,
        }
    }

    /// The same brought by something.
    pub(crate) fn by(self, cause: impl Into<Cause>) -> Self {
        Self {
            cause: cause.into(),
            ..self
        }
    }

    /// The same where a rule says that it does not count here, with the word for why.
    pub(crate) const fn void(self, rule: RuleId, why: &'static Term) -> Self {
        Self {
            rule,
            void: Some(why),
            ..self
        }
    }
}

/// Adds shares to a ledger. Of bonuses of one kind only the highest counts, of equal ones the first; dodge, circumstance and untyped bonuses
/// add up, and so do all penalties.
///
/// Rule: `D20-CORE-05`.
pub(crate) fn add_all(ledger: &mut Ledger, shares: &[Share]) {
    for (place, share) in shares.iter().enumerate() {
        let is_higher = |(other_place, other): (usize, &Share)| {
            other.kind == share.kind
                && other.void.is_none()
                && (other.amount > share.amount || other.amount == share.amount && other_place < place)
        };
        let is_bonus = share.amount > 0 && !share.kind.adds_up();
        if let Some(why) = share.void {
            ledger.note_for(share.rule, share.cause, share.amount, why);
        } else if is_bonus && shares.iter().enumerate().any(is_higher) {
            ledger.note_for(share.rule, share.cause, share.amount, &LOWER);
        } else {
            ledger.add_for(share.rule, share.cause, share.amount);
        }
    }
}

/// What shares come to together.
///
/// Rule: `D20-CORE-05`.
#[cfg(test)]
pub(crate) fn sum(shares: &[Share]) -> i16 {
    let mut ledger = Ledger::new(rule::D20_CORE_05, 0);
    add_all(&mut ledger, shares);
    ledger.value()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(kind: BonusKind, amount: i16) -> Share {
        Share::new(kind, amount, rule::D20_CORE_05)
    }

    #[test]
    fn of_one_kind_the_highest_bonus_counts_d20_core_05() {
        use BonusKind::{Armour, Circumstance, Dodge, Morale, Untyped};
        // Mage armour 4 over leather 2: 4; two equal morale bonuses: one of them.
        assert_eq!(sum(&[share(Armour, 2), share(Armour, 4)]), 4);
        assert_eq!(sum(&[share(Morale, 1), share(Morale, 1)]), 1);
        for kind in [Dodge, Circumstance, Untyped] {
            assert_eq!(sum(&[share(kind, 1), share(kind, 2)]), 3, "{kind:?} adds up");
        }
    }

    #[test]
    fn all_penalties_add_up_d20_core_05() {
        use BonusKind::Morale;
        assert_eq!(sum(&[share(Morale, -2), share(Morale, -2), share(Morale, 1)]), -3);
    }
}
