//! What an act takes of a turn.

use crate::battle::{FighterId, WhyNot};
use crate::rules::kernel::action::Price;

use super::super::module::Modules;
use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{D20, rule, why};

/// What an act takes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// A free action, or none at all (`D20-ACT-05`).
    Free,
    /// A move action (`D20-ACT-03`).
    Move,
    /// A movement: a move action after which there is no step of one square (`D20-ACT-06`).
    Movement,
    /// A standard action (`D20-ACT-02`).
    Standard,
    /// A full-round action (`D20-ACT-04`).
    FullRound,
    /// A full-round action; a standard action for those who have only one (`D20-ACT-07`).
    FullRoundOrSingle,
    /// A further attack: the whole turn (`D20-FUL-01`).
    FurtherAttack,
    /// The step of one square (`D20-ACT-06`).
    Step(Modules),
    /// Nothing, as the turn is put off (`D20-SEQ-08`).
    Delay,
    /// An attack of opportunity (`D20-AOO-09`).
    Opportunity,
    /// The attack that was kept ready (`D20-SEQ-08`).
    Readied,
    /// One more blow (`D20-FEA-02`).
    FollowUp,
}

impl Price<D20> for Cost {
    /// Rule: `D20-ACT-01` to `D20-ACT-07`.
    fn is_left(self, own: &Snapshot) -> Result<(), WhyNot> {
        let budget = &own.budget;
        let (spent, allowance) = (budget.spent, budget.allowance);
        let is_single = allowance == super::super::budget::Allowance::Single;
        match self {
            Self::Free | Self::FollowUp => Ok(()),
            Self::Move | Self::Movement if spent.has_move(allowance) => Ok(()),
            Self::Standard if spent.has_standard(allowance) => Ok(()),
            Self::FullRound if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::FullRoundOrSingle if is_single && spent.has_standard(allowance) => Ok(()),
            Self::FullRoundOrSingle if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::FurtherAttack if super::attack::may_go_on(own) => Ok(()),
            Self::Step(modules) if spent.has_step(modules) => Ok(()),
            Self::Delay if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::Opportunity if budget.opportunities < own.most_opportunities() => Ok(()),
            Self::Readied if budget.is_ready => Ok(()),
            Self::Move | Self::Movement => Err(why::no_move(rule::D20_ACT_03, spent.moves)),
            Self::Standard => Err(why::no_standard(rule::D20_ACT_02)),
            Self::FullRound | Self::FullRoundOrSingle | Self::FurtherAttack => {
                Err(why::turn_begun(rule::D20_ACT_04))
            }
            Self::Step(_) => Err(why::no_step(rule::D20_ACT_06)),
            Self::Delay => Err(why::turn_begun(rule::D20_SEQ_08)),
            Self::Opportunity => Err(why::no_opportunity(rule::D20_AOO_09)),
            Self::Readied => Err(why::not_ready(rule::D20_SEQ_08)),
        }
    }

    /// Rule: `D20-ACT-01`, `D20-AOO-09`.
    fn pay(self, table: &mut Table, id: FighterId) {
        let budget = &mut table.fighter(id).state.budget;
        let spent = &mut budget.spent;
        match self {
            Self::Free | Self::Delay => {}
            Self::Move => spent.moves += 1,
            Self::Movement => {
                spent.moves += 1;
                spent.has_moved = true;
            }
            Self::Standard => spent.standard = true,
            Self::FullRound | Self::FullRoundOrSingle => {
                spent.full_round = true;
                spent.standard = true;
            }
            Self::FurtherAttack => {
                spent.full_round = true;
                spent.full_attack = true;
            }
            Self::Step(_) => spent.step = true,
            Self::Opportunity => budget.opportunities += 1,
            Self::Readied => budget.is_ready = false,
            Self::FollowUp => budget.attacks.cleaves += 1,
        }
    }
}
