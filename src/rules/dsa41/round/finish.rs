//! Rounds end: the dying come nearer to death, and a fight that goes on too long is called a draw.

use crate::dice::DiceError;

use super::super::fighter::{Condition, Vitality};
use super::super::{rule, word};
use super::Stage;
use super::consequence::{apply_all, end, end_if_decided};
use super::table::Table;

pub(super) fn finish_round(table: &mut Table) -> Result<(), DiceError> {
    table.clock.phase = None;
    apply_all(table)?;
    count_dying(table);
    wake(table);
    end_if_decided(table);
    if !table.clock.over && table.clock.round >= table.round.last_round {
        end(table, Vec::new());
    }
    table.round.stage = Stage::Begin;
    Ok(())
}

/// The stunned come to themselves (`END-06`).
fn wake(table: &mut Table) {
    for id in table.ids() {
        let condition = table.snapshot(id).condition;
        if condition.unconscious == 0 || condition.unconscious == Condition::ASLEEP {
            continue;
        }
        table.fighter(id).condition.unconscious -= 1;
        if condition.unconscious == 1 {
            table.state(id, word::UNCONSCIOUS, false, rule::END_06);
        }
    }
}

/// The countdown of the dying (`DYI-02`).
fn count_dying(table: &mut Table) {
    for id in table.ids() {
        let Some(left) = table.snapshot(id).condition.countdown else {
            continue;
        };
        let fighter = table.fighter(id);
        let left = left - 1;
        fighter.condition.countdown = Some(left);
        if left <= 0 {
            fighter.condition.countdown = None;
            fighter.condition.vitality = Vitality::Dead;
            table.state(id, word::DEAD, true, rule::DYI_02);
        }
    }
}
