//! What an act takes of a turn.

use crate::battle::{FighterId, WhyNot};
use crate::rules::kernel::action::Price;

use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{Pool, rule, why};

/// What an act takes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Nothing (`PL-ACT-08`).
    Free,
    /// A move action (`PL-ACT-05`).
    Move,
    /// The attack action (`PL-ACT-04`).
    Attack,
    /// The attack action and all that is left besides (`PL-MAG-01`).
    WholeAttack,
    /// The whole turn (`PL-ACT-06`).
    Limited,
    /// The turn, for a later moment (`PL-DLY-01`).
    Delay,
}

impl Price<Pool> for Cost {
    /// Rule: `PL-ACT-01`, `PL-ACT-02`, `PL-ACT-06`.
    fn is_left(self, own: &Snapshot) -> Result<(), WhyNot> {
        let turn = own.state.turn;
        match self {
            Self::Free => Ok(()),
            Self::Move if turn.has_move() => Ok(()),
            Self::Attack if turn.has_attack() => Ok(()),
            Self::WholeAttack | Self::Limited | Self::Delay if turn.is_fresh() => Ok(()),
            Self::Move => Err(why::no_move_left(rule::PL_ACT_01, turn.moves)),
            Self::Attack if turn.has_attacked => Err(why::has_attacked(rule::PL_ACT_02)),
            Self::Attack => Err(why::no_attack_left(rule::PL_ACT_01, turn.moves)),
            Self::WholeAttack | Self::Limited => Err(why::turn_begun(rule::PL_ACT_06, turn.moves)),
            Self::Delay => Err(why::turn_begun(rule::PL_DLY_01, turn.moves)),
        }
    }

    /// Rule: `PL-ACT-01`.
    fn pay(self, table: &mut Table, id: FighterId) {
        let turn = &mut table.fighter(id).state.turn;
        turn.moves += u8::from(self == Self::Move);
        turn.has_attacked |= matches!(self, Self::Attack | Self::WholeAttack);
        turn.is_spent |= matches!(self, Self::WholeAttack | Self::Limited);
    }
}
