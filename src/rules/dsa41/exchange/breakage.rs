//! Breakage: whether a weapon or shield lasts, and how much more brittle a test leaves it.

use crate::battle::{Points, RuleId};
use crate::dice::{Dice, DiceError};

/// Dice of a break test, and their sides.
pub(crate) const TEST: (u8, u8) = (2, 6);
/// Sides of the die by which a fumble raises the break factor of what has lasted (`FUM-01`, `FUM-02`).
pub(crate) const RISE: u8 = 4;

/// What a break test comes to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    /// The throw.
    pub(crate) points: Points,
    /// Whether the thing breaks.
    pub(crate) breaks: bool,
}

/// Whether a thing with this break factor breaks at this sum.
///
/// Rule: `BRK-01`.
pub(crate) const fn breaks(sum: i16, factor: i16) -> bool {
    sum <= factor
}

/// Rolls a break test that a rule asks for.
///
/// Rule: `BRK-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn test(asked: RuleId, factor: i16, dice: &mut impl Dice) -> Result<Test, DiceError> {
    let points = Points::roll(asked, TEST.0, TEST.1, dice)?;
    let breaks = breaks(points.value(), factor);
    Ok(Test { points, breaks })
}

/// Rolls how far the break factor rises of what a fumble has damaged and not broken: this comes instead of the one point of
/// `BRK-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn rise(asked: RuleId, dice: &mut impl Dice) -> Result<Points, DiceError> {
    Points::roll(asked, 1, RISE, dice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;
    use crate::rules::dsa41::rule;

    #[test]
    fn a_thing_breaks_up_to_its_factor_brk_01() {
        for (faces, factor, broken) in [
            ([1, 1], 2, true),
            ([1, 2], 2, false),
            ([3, 4], 7, true),
            ([6, 6], 12, true),
            ([1, 1], 1, false),
            ([1, 1], -3, false),
        ] {
            let found = test(rule::BRK_01, factor, &mut ScriptedDice::new(faces)).unwrap();
            assert_eq!(found.breaks, broken, "{faces:?} against {factor}");
        }
    }
}
