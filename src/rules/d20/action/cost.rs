//! What an act takes of a turn.

use crate::battle::{FighterId, WhyNot};
use crate::rules::kernel::action::Price;

use super::super::budget::Allowance;
use super::super::data::StateEffect;
use super::super::fighter::Ready;
use super::super::life::Vitality;
use super::super::module::Modules;
use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{D20, condition, rule, why, word};

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
    /// A standard action in the course of a movement, which takes a move action besides (`D20-FEA-43`).
    Overrun,
    /// The same in the saddle, where the mount moves (`D20-FEA-43`, `D20-MNT-01`).
    RideOver,
    /// A quickened spell: a free action, once in a turn (`D20-ACT-T06`).
    Quickened,
    /// A full-round action with which no step of one square goes: charge, withdrawal, run, a full attack in one (`D20-ACT-06`).
    FullRound,
    /// Any other full-round action, which leaves the step (`D20-ACT-04`, `D20-ACT-06`).
    FullRoundStanding,
    /// A full-round action; a standard action for those who have only one (`D20-ACT-07`).
    FullRoundOrSingle,
    /// A further attack: the whole turn (`D20-FUL-01`).
    FurtherAttack,
    /// The step of one square (`D20-ACT-06`).
    Step(Modules),
    /// A movement of the mount (`D20-MNT-01`).
    Ride,
    /// The step of one square of the mount.
    RideStep(Modules),
    /// Both movements of the mount.
    RideTwice,
    /// The whole turn of the mount.
    RideAll,
    /// What is left of a mounted charge (`D20-FEA-41`).
    RideOn,
    /// Nothing, as the turn is put off (`D20-SEQ-08`).
    Delay,
    /// An attack of opportunity (`D20-AOO-09`).
    Opportunity,
    /// The attack that was kept ready (`D20-SEQ-08`).
    Readied,
    /// One more blow (`D20-FEA-02`).
    FollowUp,
}

impl Cost {
    /// The movement that an action takes besides a standard action.
    ///
    /// Rule: `D20-FEA-43`.
    const fn movement_beside(self) -> Option<Self> {
        match self {
            Self::Overrun => Some(Self::Movement),
            Self::RideOver => Some(Self::Ride),
            _ => None,
        }
    }
}

impl Price<D20> for Cost {
    /// Rule: `D20-ACT-01` to `D20-ACT-07`.
    fn is_left(self, own: &Snapshot) -> Result<(), WhyNot> {
        let budget = &own.budget;
        let (spent, allowance) = (budget.spent, budget.allowance);
        let is_single = allowance == Allowance::Single;
        match self {
            Self::Free | Self::FollowUp => Ok(()),
            Self::Quickened if !spent.quickened => Ok(()),
            Self::Quickened => Err(why::quickened_already(rule::D20_ACT_T06)),
            Self::Movement if spent.bars_movement => Err(why::has_stepped(rule::D20_ACT_06)),
            Self::Move | Self::Movement if spent.has_move(allowance) => Ok(()),
            Self::Standard if spent.has_standard(allowance) => Ok(()),
            Self::Overrun => {
                Self::Standard.is_left(own)?;
                Self::Movement.is_left(own)?;
                match spent.moves {
                    0 if !is_single => Ok(()),
                    0 => Err(why::restricted(rule::D20_ACT_07)),
                    moves => Err(why::no_move(rule::D20_ACT_03, moves)),
                }
            }
            Self::RideOver => {
                Self::Standard.is_left(own)?;
                Self::Ride.is_left(own)
            }
            Self::FullRound if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::FullRoundStanding if spent.has_full_round(allowance) => Ok(()),
            Self::FullRoundOrSingle if is_single && spent.has_standard(allowance) && !spent.step => Ok(()),
            Self::FullRoundOrSingle if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::FurtherAttack if super::attack::may_go_on(own) => Ok(()),
            Self::Step(modules) if spent.has_step(modules) => Ok(()),
            Self::Delay if spent.has_full_round(allowance) && !spent.step => Ok(()),
            Self::Opportunity if budget.opportunities < own.most_opportunities() => Ok(()),
            Self::Readied if budget.ready != Ready::No => Ok(()),
            Self::Ride | Self::RideTwice | Self::RideAll if budget.steed.bars_movement => {
                Err(why::has_stepped(rule::D20_ACT_06))
            }
            Self::Ride if budget.steed.has_move(Allowance::Whole) => Ok(()),
            Self::RideStep(modules) if budget.steed.has_step(modules) => Ok(()),
            Self::RideTwice | Self::RideAll if budget.steed.has_full_round(Allowance::Whole) => Ok(()),
            Self::Ride | Self::RideTwice | Self::RideAll => {
                Err(why::no_move(rule::D20_MNT_01, budget.steed.moves))
            }
            Self::RideOn if budget.rides_on.is_some() => Ok(()),
            Self::RideOn => Err(why::no_way_on(rule::D20_FEA_41)),
            // Whoever can do hardly anything is told so, and not what others could do.
            Self::Move | Self::Movement | Self::Standard | Self::FullRound | Self::FullRoundStanding
                if allowance != Allowance::Whole =>
            {
                Err(why::restricted(rule::D20_ACT_07))
            }
            Self::RideStep(_) => Err(why::no_step(rule::D20_ACT_06)),
            Self::Move | Self::Movement => Err(why::no_move(rule::D20_ACT_03, spent.moves)),
            Self::Standard => Err(why::no_standard(rule::D20_ACT_02)),
            Self::FullRound | Self::FullRoundStanding | Self::FullRoundOrSingle | Self::FurtherAttack => {
                Err(why::turn_begun(rule::D20_ACT_04))
            }
            Self::Step(_) => Err(why::no_step(rule::D20_ACT_06)),
            Self::Delay => Err(why::turn_begun(rule::D20_SEQ_08)),
            Self::Opportunity => Err(why::no_opportunity(rule::D20_AOO_09)),
            Self::Readied => Err(why::not_ready(rule::D20_SEQ_08)),
        }
    }

    /// Rule: `D20-ACT-01`, `D20-AOO-09`, `D20-DTH-01`.
    fn pay(self, table: &mut Table, id: FighterId) {
        if let Some(movement) = self.movement_beside() {
            Self::Standard.pay(table, id);
            return movement.pay(table, id);
        }
        if !matches!(
            self,
            Self::Free | Self::Opportunity | Self::Readied | Self::FollowUp
        ) {
            super::lurk::lose_found(table, id);
        }
        let own = table.snapshot(id);
        let is_open = condition::has(table.scene().tables(), own, &StateEffect::NoOpportunities);
        if self == Self::Opportunity && (own.budget.opportunities > 0 || is_open) {
            // Nobody but those of quick reflexes comes to this.
            table.acted(id, word::REFLEXES, None);
        }
        let is_disabled = table.snapshot(id).state.vitality() == Vitality::Disabled;
        let budget = &mut table.fighter(id).state.budget;
        let (spent, steed) = (&mut budget.spent, &mut budget.steed);
        match self {
            Self::Free | Self::Delay | Self::RideOn | Self::Overrun | Self::RideOver => {}
            Self::Quickened => spent.quickened = true,
            Self::Move => spent.moves += 1,
            Self::Movement => {
                spent.moves += 1;
                spent.has_moved = true;
            }
            Self::Ride => {
                steed.moves += 1;
                steed.has_moved = true;
            }
            Self::RideStep(modules) => {
                steed.step = true;
                steed.bars_movement = !modules.has(Modules::STEP_AFTER_MOVE);
            }
            Self::RideTwice => {
                steed.moves = 2;
                steed.has_moved = true;
            }
            Self::RideAll => {
                steed.full_round = true;
                steed.has_moved = true;
            }
            Self::Standard => {
                spent.standard = true;
                spent.strain |= is_disabled;
            }
            Self::FullRound | Self::FullRoundOrSingle => {
                spent.full_round = true;
                spent.step = true;
                spent.standard = true;
                spent.strain |= is_disabled;
            }
            Self::FullRoundStanding => {
                spent.full_round = true;
                spent.standard = true;
                spent.strain |= is_disabled;
            }
            Self::FurtherAttack => {
                spent.full_round = true;
                spent.full_attack = true;
            }
            Self::Step(modules) => {
                spent.step = true;
                spent.bars_full_attack = !modules.has(Modules::FULL_ATTACK_STEP);
                spent.bars_movement = !modules.has(Modules::STEP_AFTER_MOVE);
            }
            Self::Opportunity => budget.opportunities += 1,
            Self::Readied => budget.ready = Ready::No,
            Self::FollowUp => budget.attacks.cleaves += 1,
        }
    }
}
