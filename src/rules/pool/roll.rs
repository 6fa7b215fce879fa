//! Throwing a pool: how many of its six-sided dice are successes, how many are ones, and what that comes to.

use crate::battle::{Check, Ledger, Outcome, Pool, RuleId};
use crate::dice::{Dice, DiceError, MOST_DICE, Pooled};

use super::module::Modules;
use super::rule;

/// Sides of the dice of every pool (`PL-DIC-04`).
pub(crate) const SIDES: u8 = 6;

/// The least face that is a success (`PL-DIC-01`).
const LEAST: u8 = 4;

/// The least face that is a success with the module of hard dice (`PL-DIC-01`).
const LEAST_HARD: u8 = 5;

/// The least face that is a success: it is higher with the module of hard dice.
///
/// Rule: `PL-DIC-01`, `PL-DIC-02`.
pub(crate) const fn least(modules: Modules) -> u8 {
    if modules.has(Modules::HARD_DICE) {
        LEAST_HARD
    } else {
        LEAST
    }
}

/// Throws a pool of so many dice; one of no dice, or fewer, is not thrown at all.
///
/// `ones` says whether the ones are of interest: those of a Defence roll and of an opposed test are not.
///
/// Rule: `PL-DIC-03`, `PL-DIC-08`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn throw(count: i16, least: u8, ones: bool, dice: &mut impl Dice) -> Result<Pooled, DiceError> {
    if count <= 0 {
        return Ok(Pooled::default());
    }
    dice.pool(count.min(i16::from(MOST_DICE)) as u8, SIDES, least, ones)
}

/// Whether more than half of the dice show ones: a critical failure, whatever the successes.
///
/// Rule: `PL-DIC-08`.
pub(crate) const fn is_botched(pooled: &Pooled, count: i16) -> bool {
    count > 0 && 2 * pooled.ones as i16 > count
}

/// The successes with everything that is added to them or taken away; never below 0.
///
/// Rule: `PL-DIC-05`.
pub(crate) fn net(pooled: &Pooled, modifiers: i16) -> i16 {
    (i16::from(pooled.successes) + modifiers).max(0)
}

/// A pool that was thrown, as a log keeps it.
///
/// `dice` tells how many dice there were and why, `modifiers` what changes the successes; `needed` is how many it takes, where
/// that was given.
///
/// Rule: `PL-GEN-06`, `PL-LOG-01`.
pub(crate) fn check(
    rule: RuleId,
    mut dice: Ledger,
    (pooled, least): (&Pooled, u8),
    modifiers: &Ledger,
    needed: Option<i16>,
) -> Check {
    let mut pool = Pool::fallen(rule::PL_DIC_01, (SIDES, least), pooled);
    dice.lift_to(rule::PL_DIC_03, 0);
    pool.successes.lines.extend(modifiers.lines.iter());
    pool.successes.lift_to(rule::PL_DIC_05, 0);
    pool.needed = needed;
    let is_botched = is_botched(pooled, dice.value());
    let is_passed = match needed {
        Some(needed) => pool.net() >= needed,
        None => pool.net() > 0,
    };
    let outcome = match (is_botched, is_passed) {
        (true, _) => Outcome::Fumble,
        (false, true) => Outcome::Success,
        (false, false) => Outcome::Failure,
    };
    Check::of_pool(rule, dice, pool, outcome)
}

/// How a test against a difficulty came out.
///
/// Rule: `PL-DIC-06`, `PL-DIC-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tested {
    /// Whether it is passed.
    pub is_passed: bool,
    /// Successes beyond the difficulty; below zero those that are missing.
    pub margin: i16,
}

/// Judges a test against a difficulty in successes.
///
/// Rule: `PL-DIC-06`, `PL-DIC-08`.
pub(crate) fn tested(pooled: &Pooled, count: i16, modifiers: i16, difficulty: i16) -> Tested {
    let margin = net(pooled, modifiers) - difficulty;
    Tested {
        is_passed: margin >= 0 && !is_botched(pooled, count),
        margin,
    }
}

/// Two pools against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opposed {
    /// What the initiator threw.
    pub own: Pooled,
    /// What the other threw.
    pub other: Pooled,
    /// Whether the initiator wins.
    pub is_won: bool,
    /// Successes by which he is ahead.
    pub margin: i16,
}

/// An opposed test: the initiator wins with strictly more successes, and never without any.
///
/// Each side comes with its number of dice and what changes its successes. Ones mean nothing here.
///
/// Rule: `PL-DIC-09`, `PL-DIC-12`, `PL-MAN-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn oppose(
    (count, modifiers): (i16, i16),
    (other_count, other_modifiers): (i16, i16),
    least: u8,
    dice: &mut impl Dice,
) -> Result<Opposed, DiceError> {
    let own = throw(count, least, false, dice)?;
    let other = throw(other_count, least, false, dice)?;
    let (ahead, behind) = (net(&own, modifiers), net(&other, other_modifiers));
    Ok(Opposed {
        own,
        other,
        is_won: ahead > behind && ahead > 0,
        margin: ahead - behind,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, ScriptedDice, enumerate};

    fn thrown(faces: &[u8]) -> Pooled {
        throw(faces.len() as i16, 4, true, &mut ScriptedDice::new(faces)).unwrap()
    }

    #[test]
    fn four_five_and_six_are_successes_pl_dic_01() {
        assert_eq!(thrown(&[1, 2, 3, 4, 5, 6]).successes, 3);
        let hard = throw(6, 5, true, &mut ScriptedDice::new([1, 2, 3, 4, 5, 6])).unwrap();
        assert_eq!(hard.successes, 2, "with hard dice only 5 and 6");
        assert_eq!((least(Modules::default()), least(Modules::HARD_DICE)), (4, 5));
    }

    #[test]
    fn a_pool_without_dice_is_not_thrown_pl_dic_03() {
        for count in [0, -3] {
            let pooled = throw(count, 4, true, &mut ScriptedDice::new([])).unwrap();
            assert_eq!((pooled.successes, is_botched(&pooled, count)), (0, false));
        }
    }

    #[test]
    fn more_than_half_ones_are_a_critical_failure_pl_dic_08() {
        // 2 of 4 are no majority, 3 of 4 and 3 of 5 are; 1 of 1 is, 1 of 2 is not.
        for (faces, expected) in [
            (&[1, 1, 6, 6][..], false),
            (&[1, 1, 1, 6], true),
            (&[1, 1, 1, 6, 6], true),
            (&[1, 1, 6, 6, 6], false),
            (&[1], true),
            (&[1, 2], false),
        ] {
            let pooled = thrown(faces);
            assert_eq!(is_botched(&pooled, faces.len() as i16), expected, "{faces:?}");
        }
    }

    #[test]
    fn successes_taken_away_never_leave_fewer_than_none_pl_dic_05() {
        let pooled = thrown(&[4, 5, 6, 2]);
        assert_eq!((net(&pooled, -2), net(&pooled, -5), net(&pooled, 1)), (1, 0, 4));
    }

    #[test]
    fn a_test_needs_its_difficulty_and_no_majority_of_ones_pl_dic_06() {
        // Three successes of five dice against 3: just passed; with two taken away two are missing.
        let pooled = thrown(&[4, 5, 6, 2, 3]);
        assert_eq!(
            tested(&pooled, 5, 0, 3),
            Tested {
                is_passed: true,
                margin: 0
            }
        );
        assert_eq!(
            tested(&pooled, 5, -2, 3),
            Tested {
                is_passed: false,
                margin: -2
            }
        );
        // One success of three dice is enough for 1, but two ones of three fail.
        assert!(!tested(&thrown(&[1, 1, 6]), 3, 0, 1).is_passed);
    }

    #[test]
    fn the_chances_of_a_pool_are_exact() {
        // Of 7 dice at one half each: C(7,3)/2^7 = 35/128 for three successes.
        let odds = enumerate(|dice| Ok(throw(7, 4, false, dice)?.successes)).unwrap();
        assert_eq!(odds.chance(|it| *it == 3), Chance::new(35, 128));
        // Of 3 dice two or three ones: (3*5 + 1)/216 = 16/216 = 2/27.
        let odds = enumerate(|dice| Ok(is_botched(&throw(3, 4, true, dice)?, 3))).unwrap();
        assert_eq!(odds.chance(|it| *it), Chance::new(2, 27));
    }

    #[test]
    fn a_tie_favours_the_defender_and_nobody_wins_without_a_success_pl_dic_09() {
        // Own faces, what changes them, the other's faces; whether the initiator wins, and by how much.
        for (own, modifiers, other, expected) in [
            (&[4, 5, 6][..], 0, &[4, 5, 1][..], (true, 1)),
            (&[4, 5, 1], 0, &[4, 5, 1], (false, 0)),
            (&[4, 5, 6], -3, &[1, 2, 3], (false, 0)),
            (&[4, 5, 6, 6], -3, &[1, 2, 3], (true, 1)),
            (&[1, 2], 0, &[1, 2], (false, 0)),
            // Two ones of three are no critical failure here.
            (&[1, 1, 6], 0, &[2, 3], (true, 1)),
        ] {
            let faces: Vec<u8> = own.iter().chain(other).copied().collect();
            let found = oppose(
                (own.len() as i16, modifiers),
                (other.len() as i16, 0),
                4,
                &mut ScriptedDice::new(faces),
            )
            .unwrap();
            assert_eq!(
                (found.is_won, found.margin),
                expected,
                "{own:?} against {other:?}"
            );
        }
    }

    #[test]
    fn the_chance_of_an_opposed_test_is_exact() {
        // One die each: the initiator wins with a success against none: 1/2 * 1/2.
        let odds = enumerate(|dice| Ok(oppose((1, 0), (1, 0), 4, dice)?.is_won)).unwrap();
        assert_eq!(odds.chance(|it| *it), Chance::new(1, 4));
        // Two dice against one: 2:0 or 2:1 or 1:0 = 1/4 + 1/2 * 1/2 = 1/2.
        let odds = enumerate(|dice| Ok(oppose((2, 0), (1, 0), 4, dice)?.is_won)).unwrap();
        assert_eq!(odds.chance(|it| *it), Chance::new(1, 2));
    }
}
