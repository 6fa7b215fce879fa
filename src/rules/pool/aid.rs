//! First aid: how hard it is, and what it does.

use crate::battle::Ledger;
use crate::dice::{Dice, DiceError, Throw};

use super::cause;
use super::module::Modules;
use super::scene::Snapshot;
use super::trial::Trial;
use super::{rule, word};

/// Successes that first aid takes, and those that it takes after a critical blow (`PL-AID-02`, `PL-AID-05`).
pub(crate) const DIFFICULTY: [i16; 2] = [3, 5];

/// The successes that first aid takes.
///
/// Rule: `PL-AID-02`, `PL-AID-05`, `PL-CRT-03`.
const fn difficulty(was_critical: bool) -> i16 {
    DIFFICULTY[was_critical as usize]
}

/// Intelligence and Medicine: the test of a helper, which is harder after a critical blow.
///
/// Rule: `PL-AID-02`, `PL-AID-05`.
pub(crate) fn trial(helper: &Snapshot, patient: &Snapshot, modules: Modules) -> Trial {
    let was_critical = patient.state.was_critical;
    let rule = if was_critical {
        rule::PL_AID_05
    } else {
        rule::PL_AID_02
    };
    let mut dice = Ledger::of(rule::PL_AID_02, &cause::MEDICINE, helper.build.skills.medicine);
    dice.add_for(
        rule::PL_CHR_03,
        &cause::INTELLIGENCE,
        helper.build.characteristics.intelligence,
    );
    Trial::of(
        helper,
        modules,
        (rule, word::FIRST_AID),
        dice,
        difficulty(was_critical),
    )
}

/// The levels from which on the evolving die is larger, each with its sides then (`PL-DIC-11`).
pub(crate) const EVOLVING: [(u8, u8); 5] = [(0, 4), (6, 6), (9, 8), (12, 10), (15, 12)];

/// The sides of the evolving die of a level.
///
/// Rule: `PL-DIC-11`.
pub(crate) fn evolving_sides(level: u8) -> u8 {
    let reached = EVOLVING.iter().rev().find(|(from, _)| level >= *from);
    reached.unwrap_or(&EVOLVING[0]).1
}

/// Rolls the hit points that a patient gains: one evolving die of the helper.
///
/// Rule: `PL-AID-04`, `PL-DIC-11`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn gain(helper_level: u8, dice: &mut impl Dice) -> Result<Throw, DiceError> {
    dice.sum(1, evolving_sides(helper_level))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::sheet::test::person;
    use super::*;
    use crate::board::Cell;

    #[test]
    fn first_aid_takes_three_successes_or_five_pl_aid_02_pl_aid_05() {
        assert_eq!((difficulty(false), difficulty(true)), (3, 5));
        // Odo: Medicine 5 + Intelligence 5; Aldric: 0 + 2.
        let [odo, aldric] =
            ["PL-HER-04", "PL-HER-01"].map(|id| Snapshot::rested(&Arc::new(person(id)), 1, Cell::default()));
        let dice = |helper, patient| trial(helper, patient, Modules::default()).dice.value();
        assert_eq!((dice(&odo, &aldric), dice(&aldric, &odo)), (10, 2));
    }

    #[test]
    fn the_die_grows_with_the_level_pl_dic_11() {
        for (level, sides) in [
            (1, 4),
            (5, 4),
            (6, 6),
            (8, 6),
            (9, 8),
            (11, 8),
            (12, 10),
            (14, 10),
            (15, 12),
            (20, 12),
        ] {
            assert_eq!(evolving_sides(level), sides, "level {level}");
        }
    }
}
