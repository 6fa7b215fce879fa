//! Rounds end, and fighters leave the fight.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::{change_map, end_if_decided, finish_round};

use super::super::fighter::{Leave, Progress};
use super::super::{rule, turning, word};
use super::Stage;
use super::table::Table;

/// The round ends: turns that nobody has taken come in the next one, surprise passes, the map changes, and the fight may be over.
///
/// Rule: `D20-SEQ-04`, `D20-SEQ-07`, `D20-SEQ-08`.
pub(super) fn finish(table: &mut Table) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.phase = None;
    let all: Vec<FighterId> = table.ids().collect();
    for id in all {
        if table.snapshot(id).budget.progress == Progress::Delayed {
            table.forgone(id, word::TURNS, rule::D20_SEQ_08);
        }
        if std::mem::take(&mut table.fighter(id).hit_points.is_surprised) {
            table.state(id, word::SURPRISED, false, rule::D20_SEQ_04);
        }
    }
    change_map(table)?;
    finish_round(table, table.round.last_round, rule::D20_SEQ_07);
    table.round.stage = Stage::Begin;
    Ok(())
}

/// A fighter leaves the map (`BD-LVL-14`).
pub(crate) fn leave(table: &mut Table, id: FighterId) {
    // The mount goes with its rider.
    if let Some(mount) = table.snapshot(id).body.mount {
        let steed = table.fighter(mount);
        steed.hit_points.leave = Leave::Gone;
        steed.body.able = false;
        steed.body.present = false;
        table.state(mount, word::GONE, true, super::super::action::LEAVING);
    }
    let own = table.fighter(id);
    own.hit_points.leave = Leave::Gone;
    own.body.able = false;
    own.body.present = false;
    table.state(id, word::GONE, true, super::super::action::LEAVING);
    turning::leave(table, id);
    end_if_decided(table);
}

/// The side of a fighter gives up: all who still stand on it are out of the fight, and those who are still to come stay away.
///
/// Rule: `D20-SEQ-07`, `BD-LVL-12`.
pub(crate) fn surrender(table: &mut Table, id: FighterId) {
    let side = table.snapshot(id).fighter.side;
    let all: Vec<FighterId> = table.ids().collect();
    for id in all {
        let own = table.snapshot(id);
        let waits = own.hit_points.leave == Leave::Waits;
        if own.fighter.side != side || !own.is_able() && !waits {
            continue;
        }
        let own = table.fighter(id);
        own.hit_points.leave = Leave::Surrendered;
        own.body.able = false;
        if !waits {
            table.state(id, word::SURRENDERED, true, rule::D20_SEQ_07);
        }
    }
    end_if_decided(table);
}
