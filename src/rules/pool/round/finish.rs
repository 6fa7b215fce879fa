//! Rounds end, and fights.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;
pub(crate) use crate::rules::kernel::end_if_decided;
use crate::rules::kernel::finish_round;

use super::super::fighter::{Leave, Progress};
use super::super::{rule, word};
use super::table::Table;
use super::trigger::ROUND_ENDED;
use super::{Stage, turn};

/// The round ends.
///
/// Rule: `PL-RND-01`.
pub(crate) fn finish(table: &mut Table) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.phase = None;
    ROUND_ENDED.iter().try_for_each(|rule| rule(table))?;
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Turns that nobody has taken are lost, and stances end (`PL-DLY-05`, `PL-RIP-09`).
pub(super) fn forgo_turns(table: &mut Table) -> Result<(), DiceError> {
    for id in table.round.order.clone() {
        if table.snapshot(id).state.turn.progress == Progress::Delayed {
            table.forgone(id, word::TURNS, rule::PL_DLY_05);
            turn::lose_turn(table, id);
        }
        turn::end_stance(table, id);
    }
    Ok(())
}

/// Nobody is surprised for more than a round (`PL-SUR-01`).
pub(super) fn end_surprise(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        if std::mem::take(&mut table.fighter(id).state.surprised) {
            table.state(id, word::SURPRISED, false, rule::PL_SUR_01);
        }
    }
    Ok(())
}

/// Goals that count rounds are met, or the fight has gone on for too long (`PL-RND-03`).
pub(super) fn count(table: &mut Table) -> Result<(), DiceError> {
    finish_round(table, table.round.last_round, rule::PL_RND_03);
    Ok(())
}

/// A fighter leaves the map (`BD-LVL-14`).
pub(crate) fn leave(table: &mut Table, id: FighterId) {
    let load = table.snapshot(id).state.carries;
    for gone in std::iter::once(id).chain(load) {
        let fighter = table.fighter(gone);
        fighter.state.leave = Leave::Gone;
        fighter.state.carries = None;
        fighter.body.able = false;
        fighter.body.present = false;
        table.state(gone, word::GONE, true, super::super::action::LEAVING);
    }
    end_if_decided(table);
}
