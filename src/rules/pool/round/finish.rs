//! Rounds end, and fights.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;
pub(crate) use crate::rules::kernel::end_if_decided;
use crate::rules::kernel::finish_round;

use super::super::fighter::{Leave, Progress};
use super::super::{rule, word};
use super::table::Table;
use super::{Stage, ground, health, turn};

/// The round ends: turns that nobody has taken are lost, stances end, the map changes.
///
/// Rule: `PL-RND-01`, `PL-DLY-05`, `PL-RIP-09`, `PL-STA-06`.
pub(crate) fn finish(table: &mut Table) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.phase = None;
    for id in table.round.order.clone() {
        if table.snapshot(id).state.turn.progress == Progress::Delayed {
            table.forgone(id, word::TURNS, rule::PL_DLY_05);
            turn::lose_turn(table, id);
        }
        turn::end_stance(table, id);
    }
    for id in table.ids() {
        if std::mem::take(&mut table.fighter(id).state.surprised) {
            table.state(id, word::SURPRISED, false, rule::PL_SUR_01);
        }
    }
    ground::change(table)?;
    health::count_rounds(table);
    finish_round(table, table.round.last_round, rule::PL_RND_03);
    table.round.stage = Stage::Begin;
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
