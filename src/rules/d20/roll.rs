//! The d20: a roll with its modifiers against a number, or against the roll of somebody else.

use crate::dice::{Dice, DiceError};

use super::module::Modules;

/// Sides of the die of every check (`D20-CORE-01`).
pub(crate) const SIDES: u8 = 20;

/// The face that always succeeds where natural faces count (`D20-CORE-03`).
pub(crate) const BEST: u8 = 20;

/// The face that always fails where natural faces count (`D20-CORE-03`).
pub(crate) const WORST: u8 = 1;

/// Whether natural 1 and natural 20 decide by themselves.
///
/// Rule: `D20-CORE-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Natural {
    /// Attack rolls and saving throws: they do.
    Decides,
    /// All other rolls: they do not.
    Counts,
}

/// A number to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// The number: an AC or a DC.
    pub number: i16,
    /// Whether the total must be higher; else it may be equal.
    pub is_strict: bool,
    /// What natural faces do.
    pub natural: Natural,
}

impl Target {
    /// A number by these modules.
    ///
    /// Rule: `D20-CORE-01`.
    pub(crate) const fn new(number: i16, natural: Natural, modules: Modules) -> Self {
        Self {
            number,
            is_strict: modules.has(Modules::STRICT_TIES),
            natural,
        }
    }

    /// The least total that succeeds.
    ///
    /// Rule: `D20-CORE-01`.
    pub(crate) const fn least(self) -> i16 {
        self.number + self.is_strict as i16
    }

    /// Whether a face with these modifiers succeeds.
    ///
    /// Rule: `D20-CORE-01`, `D20-CORE-03`.
    pub(crate) fn is_met(self, face: u8, modifier: i16) -> bool {
        match (self.natural, face) {
            (Natural::Decides, BEST) => true,
            (Natural::Decides, WORST) => false,
            _ => i16::from(face) + modifier >= self.least(),
        }
    }

    /// Faces of twenty that succeed.
    #[cfg(test)]
    pub(crate) fn faces(self, modifier: i16) -> u8 {
        (WORST..=BEST).filter(|face| self.is_met(*face, modifier)).count() as u8
    }

    /// Rolls, and says which face fell and whether it succeeds.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn roll(self, modifier: i16, dice: &mut impl Dice) -> Result<(u8, bool), DiceError> {
        let face = dice.roll(SIDES)?;
        Ok((face, self.is_met(face, modifier)))
    }
}

/// Who wins an opposed check: whoever began it, and only with strictly more.
///
/// Rule: `D20-CORE-09`.
pub(crate) const fn is_won(own: i16, other: i16) -> bool {
    own > other
}

/// Half of something, rounded down; below 0 away from it.
///
/// Rule: `D20-CORE-02`.
pub(crate) const fn half(points: i16) -> i16 {
    points.div_euclid(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_that_reaches_the_number_succeeds_d20_core_01() {
        let meet = Target::new(15, Natural::Counts, Modules::default());
        let exceed = Target::new(15, Natural::Counts, Modules::STRICT_TIES);
        // 10 + 5 reaches 15, 9 + 5 does not; where it must be exceeded 11 + 5 is needed.
        assert_eq!(
            [9, 10, 11].map(|face| (meet.is_met(face, 5), exceed.is_met(face, 5))),
            [(false, false), (true, false), (true, true)]
        );
        assert_eq!((meet.faces(5), exceed.faces(5)), (11, 10));
    }

    #[test]
    fn natural_faces_decide_attack_rolls_and_saves_alone_d20_core_03() {
        let attack = |number| Target::new(number, Natural::Decides, Modules::default());
        let skill = |number| Target::new(number, Natural::Counts, Modules::default());
        assert!(attack(40).is_met(20, 0) && !attack(2).is_met(1, 30));
        assert!(!skill(40).is_met(20, 0) && skill(2).is_met(1, 30));
        assert_eq!((attack(40).faces(0), attack(2).faces(30)), (1, 19));
        assert_eq!((skill(40).faces(0), skill(2).faces(30)), (0, 20));
    }

    #[test]
    fn a_tie_fails_whoever_began_d20_core_09() {
        assert!(is_won(13, 12) && !is_won(12, 12));
    }

    #[test]
    fn halves_are_rounded_down_d20_core_02() {
        assert_eq!([7, 6, 1, 0, -1].map(half), [3, 3, 0, 0, -1]);
    }
}
