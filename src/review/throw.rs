//! Throws with the chance that they had.

use crate::battle::{BattleEvent, Check, Fallen, Happening, Points};
use crate::dice::{Chance, sums};

/// A throw, and how likely it was that one comes out so, or still further from what is usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast<'e> {
    /// What happened.
    pub event: &'e BattleEvent,
    /// The chance: of a check to pass or to fail as it did, of a number as much or more, or as little or less; none of a check of several
    /// rolls.
    pub chance: Option<Chance>,
}

/// The throws among events: attacks, answers, checks, and points that were rolled.
pub fn throws(events: &[BattleEvent]) -> Vec<Cast<'_>> {
    events
        .iter()
        .filter_map(|event| {
            let chance = match &event.happening {
                Happening::Attacked { check, .. } | Happening::Defended { check, .. } => of_check(check),
                Happening::Checked { checks, .. } => match checks.as_slice() {
                    [check] => of_check(check),
                    [] => None,
                    _ => return Some(Cast { event, chance: None }),
                },
                Happening::Struck { points, .. }
                | Happening::Rolled { points, .. }
                | Happening::InitiativeRolled { points, .. } => of_points(points),
                _ => None,
            };
            chance.map(|chance| Cast {
                event,
                chance: Some(chance),
            })
        })
        .collect()
}

/// Of one die the chance to pass, or to fail, as it came; of a pool that of as many successes or more, or of as many or fewer.
fn of_check(check: &Check) -> Option<Chance> {
    match &check.fallen {
        Fallen::Die(die) => {
            let sides = u128::from(die.sides);
            // The best face always passes and the worst never.
            let passes = u128::try_from(die.target).unwrap_or(0).clamp(1, sides.max(2) - 1);
            let ways = if check.outcome.is_success() {
                passes
            } else {
                sides - passes
            };
            (sides > 1).then(|| Chance::new(ways, sides))
        }
        Fallen::Sum(sum) => {
            let sides = u128::from(sum.sides);
            let needed = i32::from(sum.number.value()) - i32::from(check.ledger.value());
            let passes = u128::try_from(i32::from(sum.sides) + 1 - needed).unwrap_or(0);
            let passes = passes.clamp(1, sides.max(2) - 1);
            let ways = if check.outcome.is_success() {
                passes
            } else {
                sides - passes
            };
            (sides > 1).then(|| Chance::new(ways, sides))
        }
        Fallen::Pool(pool) => {
            let dice = pool.throw.faces().len();
            let good = pool.sides.saturating_sub(pool.least.saturating_sub(1));
            let came = pool.faces().filter(|(_, is_success)| *is_success).count();
            tail(&ways_of_successes(dice, good, pool.sides), came)
        }
    }
}

/// That of as much or more where that is more than usual, of as little or less where it is not.
fn of_points(points: &Points) -> Option<Chance> {
    let count = u8::try_from(points.throw.faces().len()).ok()?;
    if count == 0 || points.sides < 2 {
        return None;
    }
    let all: Vec<(i16, u64)> = sums(count, points.sides).collect();
    let came = all.iter().position(|(sum, _)| *sum == points.throw.total())?;
    let ways: Vec<u128> = all.iter().map(|(_, ways)| u128::from(*ways)).collect();
    tail(&ways, came)
}

/// In how many ways so many dice show each number of successes, where so many of the sides are one.
fn ways_of_successes(dice: usize, good: u8, sides: u8) -> Vec<u128> {
    let (good, bad) = (u128::from(good), u128::from(sides.saturating_sub(good)));
    // One die more: a success is one more of them, and anything else leaves their number.
    (0..dice).fold(vec![1], |ways, _| {
        let with = std::iter::once(0).chain(ways.iter().map(|it| it * good));
        let without = ways.iter().map(|it| it * bad).chain([0]);
        with.zip(without).map(|(one, other)| one + other).collect()
    })
}

/// The chance of the outcome in a place or a greater one, or of it or a smaller one, whichever is less.
fn tail(ways: &[u128], place: usize) -> Option<Chance> {
    let total: u128 = ways.iter().sum();
    let as_much: u128 = ways.get(place..)?.iter().sum();
    let as_little: u128 = ways.get(..=place)?.iter().sum();
    (total > 0).then(|| Chance::new(as_much.min(as_little), total))
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::*;
    use crate::battle::{FighterId, Ledger, Outcome, Pool, RuleId, Term};
    use crate::dice::{Dice, ScriptedDice};

    const RULE: RuleId = RuleId("ATK-01");

    fn event(happening: Happening) -> BattleEvent {
        BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening,
        }
    }

    fn defended(check: Check) -> BattleEvent {
        event(Happening::Defended {
            fighter: FighterId(1),
            against: FighterId(2),
            means: Term("parry"),
            check: Box::new(check),
        })
    }

    fn chance(event: BattleEvent) -> Option<(u128, u128)> {
        let events = [event];
        let found = throws(&events);
        let chance = found.first()?.chance?;
        Some((chance.of, chance.total))
    }

    #[test]
    fn a_die_has_the_chance_to_come_out_as_it_did() {
        let die = |target, outcome| {
            let check = Check::of_die(RULE, Ledger::new(RULE, target), (20, 9), outcome);
            chance(defended(check))
        };
        // 7 of 20 pass, 13 of 20 do not; 1 always passes and 20 never.
        assert_eq!(die(7, Outcome::Success), Some((7, 20)));
        assert_eq!(die(7, Outcome::Failure), Some((13, 20)));
        assert_eq!(die(-3, Outcome::Lucky), Some((1, 20)));
        assert_eq!(die(25, Outcome::Fumble), Some((1, 20)));
    }

    #[test]
    fn a_pool_has_the_chance_of_as_many_successes() {
        let thrown = |faces: [u8; 3]| {
            let pooled = ScriptedDice::new(faces).pool(3, 6, 5, false).unwrap();
            let pool = Pool::fallen(RULE, (6, 5), &pooled);
            chance(defended(Check::of_pool(
                RULE,
                Ledger::new(RULE, 3),
                pool,
                Outcome::Success,
            )))
        };
        // Two of six sides are a success. Of 216 ways 4 * 4 * 4 = 64 show none, 3 * 2 * 16 = 96 one, 3 * 4 * 4 = 48 two, 8 three. Two or
        // three: 56, which is 7 of 27. None: 64, which is 8 of 27.
        assert_eq!(thrown([5, 6, 1]), Some((7, 27)));
        assert_eq!(thrown([1, 2, 3]), Some((8, 27)));
    }

    #[test]
    fn points_have_the_chance_of_as_much_or_as_little() {
        let rolled = |faces: [u8; 2]| {
            let points = Points::roll(RULE, 2, 6, &mut ScriptedDice::new(faces)).unwrap();
            chance(event(Happening::Rolled {
                fighter: FighterId(1),
                what: Term("time"),
                points: Box::new(points),
            }))
        };
        // 11 and 12 fall in three of 36 ways, 2 and 3 too: 1 of 12.
        assert_eq!(rolled([5, 6]), Some((1, 12)));
        assert_eq!(rolled([1, 2]), Some((1, 12)));
    }

    #[test]
    fn what_did_not_fall_is_no_throw() {
        assert!(throws(&[event(Happening::RoundStarted)]).is_empty());
    }

    #[test]
    fn a_check_of_several_rolls_is_a_throw_without_a_chance() {
        let check = || Check::of_die(RULE, Ledger::new(RULE, 12), (20, 9), Outcome::Success);
        let checked = |checks: Vec<Check>| {
            event(Happening::Checked {
                fighter: FighterId(1),
                what: Term("body-control"),
                checks,
                pool: None,
                passed: true,
                left: 3,
            })
        };
        let events = [checked(vec![check(), check(), check()]), checked(Vec::new())];
        let found = throws(&events);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].event, found[0].chance), (&events[0], None));
    }
}
