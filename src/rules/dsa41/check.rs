//! Checks: a d20 against a value, and the three dice of a talent.

use crate::battle::{Check, Ledger, Outcome, RuleId};
use crate::dice::{Dice, DiceError};

use super::rule;
use super::value::{Attribute, Attributes};

/// What a d20 means against a value: equal succeeds, 1 always does, 20 never.
///
/// Rule: `CNV-02`, `CNV-03`, `CNV-04`.
pub(crate) const fn outcome(face: u8, target: i16) -> Outcome {
    match face {
        1 => Outcome::Lucky,
        20 => Outcome::Fumble,
        face if face as i16 <= target => Outcome::Success,
        _ => Outcome::Failure,
    }
}

/// Rolls a d20 against the value of a ledger.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(rule: RuleId, ledger: Ledger, dice: &mut impl Dice) -> Result<Check, DiceError> {
    let target = ledger.value();
    let face = dice.check(target)?;
    Ok(Check {
        rule,
        target,
        sides: 20,
        face,
        outcome: outcome(face, target),
        ledger,
    })
}

/// A talent check: its three dice, whether it passed, and the points left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TalentCheck {
    pub(crate) checks: Vec<Check>,
    pub(crate) passed: bool,
    /// `TaP*`: 0 when it failed, else 1 to `TaW` (at least 1).
    pub(crate) left: i16,
}

/// Rolls a talent check of value `taw` with a modifier.
///
/// Rule: `CNV-08`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll_talent(
    rule: RuleId,
    attributes: &Attributes,
    tested: [Attribute; 3],
    taw: i16,
    modifier: i16,
    dice: &mut impl Dice,
) -> Result<TalentCheck, DiceError> {
    let pool = taw + modifier;
    let mut left = pool.max(0);
    let mut checks = Vec::with_capacity(3);
    for which in tested {
        let mut ledger = Ledger::new(rule::CNV_08, attributes.get(which));
        ledger.add(rule, pool.min(0));
        let target = ledger.value();
        let face = dice.roll(20)?;
        left -= (i16::from(face) - target).max(0);
        let outcome = if i16::from(face) <= target {
            Outcome::Success
        } else {
            Outcome::Failure
        };
        checks.push(Check {
            rule,
            target,
            sides: 20,
            face,
            outcome,
            ledger,
        });
    }
    let ones = checks.iter().filter(|check| check.face == 1).count();
    let twenties = checks.iter().filter(|check| check.face == 20).count();
    let passed = ones >= 2 || twenties < 2 && left >= 0;
    let left = match (passed, ones >= 2) {
        (false, _) => 0,
        (true, true) => taw.max(1),
        (true, false) if pool < 0 => 1,
        (true, false) => left.clamp(1, taw.max(1)),
    };
    Ok(TalentCheck { checks, passed, left })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;

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
        let attributes = Attributes([14, 11, 13, 12, 11, 13, 14, 15]);
        let tested = [Attribute::Mu, Attribute::Ko, Attribute::Kk];
        // MU 14, KO 14, KK 15. (TaW, modifier, dice, passed, points left)
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
            let check = roll_talent(rule::DYI_04, &attributes, tested, taw, modifier, &mut dice).unwrap();
            assert_eq!(
                (check.passed, check.left),
                (passed, left),
                "{taw} {modifier} {faces:?}"
            );
        }
    }
}
