//! Checks: a d20 against a value, and the three dice of a talent.

use crate::battle::{Check, Ledger, Outcome, RuleId};
use crate::dice::{Chance, Dice, DiceError};

/// Sides of the die of a check.
pub(crate) const SIDES: u8 = 20;

/// The best face of a d20.
pub(crate) const BEST: u8 = 1;

/// The worst face of a d20.
pub(crate) const WORST: u8 = 20;

/// Dice of a talent check.
pub(crate) const TALENT_DICE: usize = 3;

/// So many of its dice that show the best face, or the worst one, decide a talent check by themselves.
pub(crate) const DECISIVE: usize = 2;

/// The least points that a talent check leaves that passes.
pub(crate) const LEAST_LEFT: i16 = 1;

/// What a d20 means against a value: equal succeeds, 1 always does, 20 never.
///
/// Rule: `CNV-02`, `CNV-03`, `CNV-04`.
pub(crate) const fn outcome(face: u8, target: i16) -> Outcome {
    match face {
        BEST => Outcome::Lucky,
        WORST => Outcome::Fumble,
        face if face as i16 <= target => Outcome::Success,
        _ => Outcome::Failure,
    }
}

/// The same where the worst faces begin before the last one.
///
/// Rule: `FUM-08`.
pub(crate) const fn outcome_of(face: u8, target: i16, worst: u8) -> Outcome {
    if face >= worst {
        Outcome::Fumble
    } else {
        outcome(face, target)
    }
}

/// The chance that a check against a value passes.
///
/// Rule: `CNV-02`, `CNV-03`, `CNV-04`.
pub(crate) fn chance(value: i16) -> Chance {
    let passing = (1..=SIDES).filter(|face| outcome(*face, value).is_success());
    Chance::new(passing.count() as u128, SIDES.into())
}

/// Rolls a d20 against the value of a ledger.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(rule: RuleId, ledger: Ledger, dice: &mut impl Dice) -> Result<Check, DiceError> {
    roll_with(rule, ledger, WORST, dice)
}

/// The same where the worst faces begin before the last one.
///
/// Rule: `FUM-08`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll_with(
    rule: RuleId,
    ledger: Ledger,
    worst: u8,
    dice: &mut impl Dice,
) -> Result<Check, DiceError> {
    let target = ledger.value();
    let face = if worst < WORST {
        dice.roll(SIDES)?
    } else {
        dice.check(target)?
    };
    let outcome = outcome_of(face, target, worst);
    Ok(Check::of_die(rule, ledger, (SIDES, face), outcome))
}

/// A talent check: its three dice, whether it passed, and the points left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TalentCheck {
    pub(crate) checks: Vec<Check>,
    pub(crate) passed: bool,
    /// `TaP*`: 0 when it failed, else 1 to `TaW` (at least 1).
    pub(crate) left: i16,
}

/// Rolls a talent check of value `taw`, asked for by a rule, against what its three dice must not exceed. Two faces from `fumbles_from`
/// on fail, 20 for most.
///
/// Rule: `CNV-08`, `ADV-TOLLPATSCH`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll_talent(
    rule: RuleId,
    against: [Ledger; TALENT_DICE],
    (pool, taw): (i16, i16),
    fumbles_from: u8,
    dice: &mut impl Dice,
) -> Result<TalentCheck, DiceError> {
    let mut checks = Vec::with_capacity(TALENT_DICE);
    let mut faces = [0; TALENT_DICE];
    let mut targets = [0; TALENT_DICE];
    for (place, ledger) in against.into_iter().enumerate() {
        let target = ledger.value();
        let face = dice.roll(SIDES)?;
        (faces[place], targets[place]) = (face, target);
        let outcome = Outcome::of(i16::from(face) <= target);
        checks.push(Check::of_die(rule, ledger, (SIDES, face), outcome));
    }
    let left = talent_points(faces, targets, (pool, taw), fumbles_from);
    Ok(TalentCheck {
        checks,
        passed: left.is_some(),
        left: left.unwrap_or(0),
    })
}

/// The points that three faces leave of a talent check against their targets; none when it fails. Two faces of 1 always pass, two
/// of 20 never do; the clumsy fail with two of 19 as well.
///
/// Rule: `CNV-08`, `ADV-TOLLPATSCH`.
pub(crate) fn talent_points(
    faces: [u8; TALENT_DICE],
    targets: [i16; TALENT_DICE],
    (pool, taw): (i16, i16),
    fumbles_from: u8,
) -> Option<i16> {
    let count = |wanted: fn(u8, u8) -> bool| faces.iter().filter(|face| wanted(**face, fumbles_from)).count();
    if count(|face, _| face == BEST) >= DECISIVE {
        return Some(taw.max(LEAST_LEFT));
    }
    let over = |(face, target): (&u8, &i16)| (i16::from(*face) - target).max(0);
    let spent: i16 = faces.iter().zip(&targets).map(over).sum();
    let left = pool.max(0) - spent;
    if count(|face, from| face >= from) >= DECISIVE || left < 0 {
        None
    } else if pool < 0 {
        Some(LEAST_LEFT)
    } else {
        Some(left.clamp(LEAST_LEFT, taw.max(LEAST_LEFT)))
    }
}

/// The chance that a talent check is passed against these targets.
///
/// Rule: `CNV-08`.
pub(crate) fn talent_chance(
    targets: [i16; TALENT_DICE],
    (pool, taw): (i16, i16),
    fumbles_from: u8,
) -> Chance {
    let mut ways = 0;
    for first in 1..=SIDES {
        for second in 1..=SIDES {
            for third in 1..=SIDES {
                let left = talent_points([first, second, third], targets, (pool, taw), fumbles_from);
                ways += u128::from(left.is_some());
            }
        }
    }
    Chance::new(ways, u128::from(SIDES).pow(3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;
    use crate::rules::dsa41::rule;

    #[test]
    fn equal_succeeds_and_the_extremes_always_decide_cnv_02_03_04() {
        for (face, target, expected) in [
            (12, 12, Outcome::Success),
            (13, 12, Outcome::Failure),
            (1, -5, Outcome::Lucky),
            (2, 1, Outcome::Failure),
            (20, 30, Outcome::Fumble),
        ] {
            assert_eq!(outcome(face, target), expected, "{face} against {target}");
        }
    }

    #[test]
    fn a_talent_check_pays_with_its_points_cnv_08() {
        // MU 14, KO 14, KK 15; a pool below zero lowers each of them.
        let against = |pool: i16| [14, 14, 15].map(|value| Ledger::new(rule::CNV_08, value + pool.min(0)));
        // (TaW, modifier, dice, passed, points left)
        for (taw, modifier, faces, passed, left) in [
            (9, 0, [16, 14, 17], true, 5),  // pays 2 and 2 of 9
            (9, 0, [19, 19, 15], false, 0), // 5 and 5 are more than 9
            (9, 0, [14, 14, 15], true, 9),
            (4, 0, [18, 14, 15], true, 1),  // pays all 4: at least 1 is left
            (3, -5, [12, 12, 13], true, 1), // pool -2: every attribute 2 lower
            (3, -5, [13, 1, 2], false, 0),
            (9, 0, [1, 1, 19], true, 9),
            (15, 0, [20, 20, 1], false, 0),
            (3, 4, [1, 2, 3], true, 3), // never more than TaW
        ] {
            let mut dice = ScriptedDice::new(faces);
            let pool = taw + modifier;
            let check = roll_talent(rule::DYI_04, against(pool), (pool, taw), WORST, &mut dice).unwrap();
            assert_eq!(
                (check.passed, check.left),
                (passed, left),
                "{taw} {modifier} {faces:?}"
            );
        }
    }
}
