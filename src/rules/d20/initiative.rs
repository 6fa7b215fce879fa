//! Initiative: rolled once, and kept for the whole fight.

use std::cmp::Reverse;

use crate::battle::{FighterId, Ledger};
use crate::dice::{Dice, DiceError};

use super::{roll, rule};

/// The word for what the die has brought.
pub(crate) static DIE: crate::battle::Term = crate::battle::Term("die");

/// Where somebody stands in the order of a fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Initiative {
    /// The face of the d20.
    pub face: u8,
    /// Dexterity and feats.
    pub bonus: i16,
    /// What has fallen to tell equal ones apart, one die after the other, the first in the highest bits.
    pub tie: u64,
}

impl Initiative {
    /// The value.
    pub(crate) fn value(self) -> i16 {
        i16::from(self.face) + self.bonus
    }

    /// The value with its parts.
    ///
    /// Rule: `D20-SEQ-02`.
    pub(crate) fn ledger(self) -> Ledger {
        let mut ledger = Ledger::new(rule::D20_SEQ_02, self.bonus);
        ledger.add_for(rule::D20_SEQ_02, &DIE, i16::from(self.face));
        ledger
    }

    /// The place in the order, of which the least comes first: the higher value, the higher bonus, the higher die that told them apart.
    ///
    /// Rule: `D20-SEQ-02`.
    pub(crate) fn rank(self, id: FighterId) -> (Reverse<i16>, Reverse<i16>, Reverse<u64>, FighterId) {
        (Reverse(self.value()), Reverse(self.bonus), Reverse(self.tie), id)
    }
}

/// The dice by which equal ones are told apart at most; dice that always fall alike leave them in the order of their ids.
const ROLL_OFFS: u8 = 12;
/// Bits that a d20 takes.
const BITS: u32 = 5;

/// Tells equal ones apart by a d20 each, until all of them differ. The ids are in ascending order, and so are the rolls.
///
/// Rule: `D20-SEQ-02`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn break_ties(all: &mut [(FighterId, Initiative)], dice: &mut impl Dice) -> Result<(), DiceError> {
    for _ in 0..ROLL_OFFS {
        let key = |it: Initiative| (it.value(), it.bonus, it.tie);
        let keys: Vec<_> = all.iter().map(|(_, it)| key(*it)).collect();
        let is_tied = |place: usize| keys.iter().filter(|other| **other == keys[place]).count() > 1;
        let tied: Vec<usize> = (0..all.len()).filter(|place| is_tied(*place)).collect();
        if tied.is_empty() {
            return Ok(());
        }
        // Earlier dice have put them before or behind others, and that stays.
        for (_, initiative) in all.iter_mut() {
            initiative.tie <<= BITS;
        }
        for place in tied {
            all[place].1.tie |= u64::from(dice.roll(roll::SIDES)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;

    fn of(face: u8, bonus: i16) -> Initiative {
        Initiative { face, bonus, tie: 0 }
    }

    fn order(all: &[(FighterId, Initiative)]) -> Vec<u16> {
        let mut all = all.to_vec();
        all.sort_by_key(|(id, initiative)| initiative.rank(*id));
        all.iter().map(|(id, _)| id.0).collect()
    }

    #[test]
    fn the_higher_value_then_the_higher_bonus_comes_first_d20_seq_02() {
        // 10 + 2 = 12, 11 + 1 = 12, 15 + 0 = 15.
        let all = [
            (FighterId(1), of(11, 1)),
            (FighterId(2), of(10, 2)),
            (FighterId(3), of(15, 0)),
        ];
        assert_eq!(order(&all), [3, 2, 1]);
        assert_eq!(all[0].1.ledger().value(), 12);
    }

    #[test]
    fn equal_ones_roll_again_until_they_differ_d20_seq_02() {
        let mut all = [
            (FighterId(1), of(10, 2)),
            (FighterId(2), of(10, 2)),
            (FighterId(3), of(3, 0)),
        ];
        let mut dice = ScriptedDice::new([7, 7, 4, 9]);
        break_ties(&mut all, &mut dice).unwrap();
        assert_eq!(order(&all), [2, 1, 3]);
    }

    #[test]
    fn a_die_that_is_rolled_again_puts_nobody_before_whom_the_first_one_put_first_d20_seq_02() {
        let mut all = [1, 2, 3].map(|id| (FighterId(id), of(10, 2)));
        // 9 beats the two sevens; of those 12 beats 4.
        let mut dice = ScriptedDice::new([9, 7, 7, 4, 12]);
        break_ties(&mut all, &mut dice).unwrap();
        assert_eq!(order(&all), [1, 3, 2]);
    }

    #[test]
    fn dice_that_always_fall_alike_end_in_the_order_of_the_ids_d20_seq_02() {
        let mut all = [(FighterId(2), of(10, 2)), (FighterId(1), of(10, 2))];
        let mut dice = ScriptedDice::new([7; 2 * ROLL_OFFS as usize]);
        break_ties(&mut all, &mut dice).unwrap();
        assert_eq!(order(&all), [1, 2]);
    }
}
