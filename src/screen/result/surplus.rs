//! The dice beyond expectation: how many checks more, or fewer, somebody has passed than his chances promised.

use crate::battle::{BattleEvent, Check, Fallen, FighterId, Happening};
use crate::view::subject;

/// Parts of a check or a success in which it is counted: the faces of all usual dice divide them, so sums are exact.
const PARTS: i64 = 120;

/// Tenths of a check that somebody has passed beyond expectation, of pools tenths of a success, rounded; negative where the dice were against him.
pub(super) fn beyond_expectation<'a>(
    entries: impl Iterator<Item = &'a BattleEvent>,
    is_theirs: impl Fn(FighterId) -> bool,
) -> i64 {
    let theirs = entries.filter(|entry| subject(&entry.happening).is_some_and(&is_theirs));
    let parts: i64 = theirs
        .flat_map(|entry| checks(&entry.happening))
        .map(surplus)
        .sum();
    let tenth = PARTS / 10;
    (parts + parts.signum() * tenth / 2) / tenth
}

fn checks(happening: &Happening) -> &[Check] {
    match happening {
        Happening::Attacked { check, .. } | Happening::Defended { check, .. } => {
            std::slice::from_ref(&**check)
        }
        // Three dice stand for one passed check there; their chance is not in the event.
        _ => &[],
    }
}

/// What came of a check less the chance it had, in parts; of a pool its successes less those that were to be expected.
fn surplus(check: &Check) -> i64 {
    match &check.fallen {
        // The best face always passes, the worst never.
        Fallen::Die(die) if die.sides == 20 => {
            let chance = i64::from(die.target.clamp(1, 19)) * PARTS / 20;
            let came = if check.outcome.is_success() { PARTS } else { 0 };
            came - chance
        }
        Fallen::Sum(sum) if sum.sides == 20 => {
            let needed = sum.number.value() - check.ledger.value();
            let chance = i64::from((21 - needed).clamp(1, 19)) * PARTS / 20;
            let came = if check.outcome.is_success() { PARTS } else { 0 };
            came - chance
        }
        Fallen::Die(_) | Fallen::Sum(_) => 0,
        Fallen::Pool(pool) => {
            let good = i64::from(pool.sides.saturating_sub(pool.least.saturating_sub(1)));
            let of_each = good * PARTS / i64::from(pool.sides.max(1));
            let came = |is_success: bool| if is_success { PARTS } else { 0 };
            pool.faces()
                .map(|(_, is_success)| came(is_success) - of_each)
                .sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::*;
    use crate::battle::{Ledger, Outcome, Pool, RuleId, Term};
    use crate::dice::{Dice, ScriptedDice};

    fn defended(fighter: u16, target: i16, outcome: Outcome) -> BattleEvent {
        let ledger = Ledger::new(RuleId("ATK-02"), target);
        let check = Check::of_die(RuleId("ATK-02"), ledger, (20, 9), outcome);
        parried(fighter, check)
    }

    fn parried(fighter: u16, check: Check) -> BattleEvent {
        let happening = Happening::Defended {
            fighter: FighterId(fighter),
            against: FighterId(9),
            means: Term("parry"),
            check: Box::new(check),
        };
        BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening,
        }
    }

    #[test]
    fn a_passed_check_is_worth_what_its_chance_left_open() {
        // 15 of 20 passed: 0.25 too lucky, shown as 0.3; 5 of 20 failed besides: 0.25 less, so nothing is left.
        let log = [
            defended(1, 15, Outcome::Success),
            defended(1, 5, Outcome::Failure),
            defended(2, 10, Outcome::Failure),
        ];
        assert_eq!(beyond_expectation(log[..1].iter(), |id| id.0 == 1), 3);
        assert_eq!(beyond_expectation(log.iter(), |id| id.0 == 1), 0);
        assert_eq!(beyond_expectation(log.iter(), |id| id.0 == 2), -5);
    }

    #[test]
    fn a_pool_is_worth_the_successes_beyond_the_expected_ones() {
        // Of four dice that succeed on 4, 5 and 6 two are to be expected; three are one more.
        let pooled = ScriptedDice::new([4, 5, 1, 6]).pool(4, 6, 4, false).unwrap();
        let pool = Pool::fallen(RuleId("A-01"), (6, 4), &pooled);
        let check = Check::of_pool(RuleId("A-01"), Ledger::default(), pool, Outcome::Success);
        assert_eq!(beyond_expectation([parried(1, check)].iter(), |id| id.0 == 1), 10);
    }
}
