//! Initiative: who plays before whom.

use std::cmp::Reverse;

use crate::battle::{FighterId, Ledger, Points};
use crate::dice::{Dice, DiceError};

use super::cause;
use super::rule;
use super::sheet::Build;

/// Number and sides of the dice of the initiative (`PL-INI-01`).
pub(crate) const DICE: (u8, u8) = (1, 6);

/// Agility and Perception: the initiative before the die.
///
/// Rule: `PL-INI-01`.
pub(crate) const fn base(build: &Build) -> i16 {
    build.characteristics.agility + build.characteristics.perception
}

/// The initiative with its parts, the die among them.
///
/// Rule: `PL-INI-01`.
pub(crate) fn ledger(build: &Build, die: i16) -> Ledger {
    let mut ledger = Ledger::of(rule::PL_INI_01, &cause::BASE, base(build));
    ledger.add_for(rule::PL_INI_01, &cause::DIE, die);
    ledger
}

/// Rolls the initiative.
///
/// Rule: `PL-INI-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(build: &Build, dice: &mut impl Dice) -> Result<Points, DiceError> {
    let mut points = Points::roll(rule::PL_INI_01, DICE.0, DICE.1, dice)?;
    points.ledger.add_for(rule::PL_CHR_01, &cause::BASE, base(build));
    Ok(points)
}

/// The place in the order, of which the least plays first: the higher initiative, then the higher base, then the higher
/// Perception, then heroes before others, then the lower id.
///
/// Rule: `PL-INI-02`.
pub(crate) fn rank(
    build: &Build,
    die: i16,
    id: FighterId,
) -> (Reverse<i16>, Reverse<i16>, Reverse<i16>, Reverse<bool>, FighterId) {
    let base = base(build);
    (
        Reverse(base + die),
        Reverse(base),
        Reverse(build.characteristics.perception),
        Reverse(build.is_hero),
        id,
    )
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::person;
    use super::*;
    use crate::dice::ScriptedDice;

    #[test]
    fn initiative_is_agility_perception_and_a_die_pl_ini_01() {
        // Lysandre: Agility 5, Perception 4, and a 3: 12. The wolf: 4 + 4 + 6 = 14.
        let roll = |id: &str, face: u8| roll(&person(id), &mut ScriptedDice::new([face])).unwrap().value();
        assert_eq!((roll("PL-HER-02", 3), roll("PL-OPP-04", 6)), (12, 14));
        assert_eq!(ledger(&person("PL-HER-02"), 3).value(), 12);
    }

    #[test]
    fn ties_fall_to_base_perception_heroes_and_ids_pl_ini_02() {
        let (lysandre, maelle, wolf) = (person("PL-HER-02"), person("PL-HER-03"), person("PL-OPP-04"));
        let guard = person("PL-OPP-05");
        let goblin = person("PL-OPP-01");
        let rank = |build: &Build, die: i16, id: u16| rank(build, die, FighterId(id));
        // Higher value first: 9 + 6 before 10 + 4.
        assert!(rank(&lysandre, 6, 9) < rank(&maelle, 4, 1));
        // 15 against 15: the base of 10 before that of 9.
        assert!(rank(&maelle, 5, 9) < rank(&lysandre, 6, 1));
        // Guard and goblin both have 7: Perception 4 before 3.
        assert!(rank(&guard, 2, 9) < rank(&goblin, 2, 1));
        // The same in everything: the hero first, then the lower id.
        let mut hero = wolf.clone();
        hero.is_hero = true;
        assert!(rank(&hero, 2, 9) < rank(&wolf, 2, 1));
        assert!(rank(&wolf, 2, 1) < rank(&wolf, 2, 2));
    }
}
