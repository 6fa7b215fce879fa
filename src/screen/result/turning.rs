//! The turning points of a fight: the few entries of its log that changed most.

use crate::battle::{BattleEvent, Check, FighterId, Happening, Outcome, Term};

/// The most turning points that the page tells of, and the fewest, where the fight has so many.
const MOST: usize = 5;

/// What a turning point weighs; of a blow its share of the life of the one who is struck, in percent.
mod weight {
    /// Somebody out of the fight.
    pub(super) const OUT: i64 = 1000;
    /// A wound.
    pub(super) const WOUND: i64 = 20;
    /// The best or the worst that a die can show.
    pub(super) const EXTREME: i64 = 30;
    /// What weighs less is no turning point.
    pub(super) const LEAST: i64 = 15;
}

/// A moment that changed the fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurningPoint {
    /// The place of the entry in the log that tells of it.
    pub place: usize,
    /// The last entry that belongs to it: who looks back to it sees what came of it.
    pub until: usize,
    /// Whom it concerned.
    whom: FighterId,
    weight: i64,
}

/// The turning points in the order of the log; `is_out` says whether a state takes a fighter out of the fight, `life` how much a fighter
/// had at most.
pub(super) fn turning_points(
    log: &[BattleEvent],
    is_out: impl Fn(Term) -> bool,
    life: impl Fn(FighterId) -> i16,
) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = Vec::new();
    // One exchange of blows is one turning point: what comes of it for the same fighter until the next attack belongs to it.
    let mut begins = 0;
    for (place, entry) in log.iter().enumerate() {
        if matches!(entry.happening, Happening::Attacked { .. }) {
            begins = place;
        }
        let Some((whom, weight)) = weigh(&entry.happening, &is_out, &life) else {
            continue;
        };
        match points.last_mut() {
            Some(last) if last.whom == whom && last.place >= begins => {
                let told = if weight > last.weight { place } else { last.place };
                (last.place, last.until) = (told, place);
                last.weight = last.weight.max(weight) + last.weight.min(weight) / 2;
            }
            _ => points.push(TurningPoint {
                place,
                until: place,
                whom,
                weight,
            }),
        }
    }
    points.retain(|point| point.weight >= weight::LEAST);
    // Of two that weigh the same the later one decided more.
    points.sort_by_key(|point| (-point.weight, std::cmp::Reverse(point.place)));
    points.truncate(MOST);
    points.sort_by_key(|point| point.place);
    points
}

/// Whom a happening concerned, and how much it changed; none for what changes nothing by itself.
fn weigh(
    happening: &Happening,
    is_out: impl Fn(Term) -> bool,
    life: impl Fn(FighterId) -> i16,
) -> Option<(FighterId, i64)> {
    let extreme =
        |check: &Check| matches!(check.outcome, Outcome::Lucky | Outcome::Fumble).then_some(weight::EXTREME);
    match happening {
        Happening::StateChanged {
            fighter,
            state,
            on: true,
            ..
        } if is_out(*state) => Some((*fighter, weight::OUT)),
        Happening::Struck { target, loss, .. } if loss.value() > 0 => {
            let most = i64::from(life(*target).max(1));
            Some((*target, i64::from(loss.value()) * 100 / most))
        }
        Happening::Wounded { fighter, wounds, .. } if *wounds > 0 => {
            Some((*fighter, weight::WOUND * i64::from(*wounds)))
        }
        Happening::Attacked { target, check, .. } => Some((*target, extreme(check)?)),
        Happening::Defended { fighter, check, .. } => Some((*fighter, extreme(check)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Ledger, Points, RuleId};
    use crate::dice::Throw;
    use bevy::prelude::Entity;

    const RULE: RuleId = RuleId("DMG-01");

    fn log(happenings: Vec<Happening>) -> Vec<BattleEvent> {
        let entry = |happening| BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening,
        };
        happenings.into_iter().map(entry).collect()
    }

    fn struck(target: u16, points: i16) -> Happening {
        Happening::Struck {
            target: FighterId(target),
            by: None,
            points: Box::new(Points {
                rule: RULE,
                sides: 6,
                throw: Throw::default(),
                ledger: Ledger::new(RULE, points),
            }),
            loss: Box::new(Ledger::new(RULE, points)),
            grade: None,
        }
    }

    fn falls(fighter: u16) -> Happening {
        Happening::StateChanged {
            fighter: FighterId(fighter),
            state: Term("dying"),
            on: true,
            rule: RULE,
        }
    }

    fn places(log: &[BattleEvent]) -> Vec<(usize, usize)> {
        let found = turning_points(log, |state| state.0 == "dying", |_| 30);
        found.iter().map(|point| (point.place, point.until)).collect()
    }

    #[test]
    fn a_blow_and_the_fall_that_comes_of_it_are_one_turning_point() {
        // The blow takes 12 of 30, two fifths; the fall tells of it.
        let log = log(vec![struck(2, 12), falls(2)]);
        assert_eq!(places(&log), [(1, 1)]);
    }

    #[test]
    fn only_the_five_that_weigh_most_are_told_in_the_order_in_which_they_happened() {
        // 3 of 30 are a tenth, which is too little. 5, 6, 7, 8 and 9 are more; so is the fall, and the least of them gives way.
        let log = log(vec![
            struck(1, 5),
            struck(2, 6),
            struck(3, 3),
            struck(1, 7),
            struck(2, 8),
            struck(1, 9),
            falls(3),
        ]);
        assert_eq!(places(&log), [(1, 1), (3, 3), (4, 4), (5, 5), (6, 6)]);
    }
}
