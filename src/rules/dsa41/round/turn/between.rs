//! Between two strokes of a phase: what was answered is carried out, and what it interrupted goes on.

use crate::dice::DiceError;

use super::super::Stage;
use super::super::blow::{counter, flurry};
use super::super::missiles::shot;
use super::super::suffer::consequence::{apply_all, end_if_decided};
use super::super::suffer::ordeal;
use super::super::table::Table;
use super::super::way::{charge, distance, passing, walk};

/// Between two strokes of a phase: an answer is carried out, what a strike did takes effect, and the movement goes on.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn between(table: &mut Table) -> Result<(), DiceError> {
    if let Some(choice) = table.round.answer.take() {
        if let Some(follow) = table.round.melee.follow.take() {
            distance::answer(table, follow, &choice);
        } else if let Some(press) = table.round.melee.press.take() {
            charge::press(table, press, &choice);
        } else if let Some(meeting) = table.round.melee.meeting.take() {
            return counter::answer(table, meeting, &choice);
        } else if let Some(opening) = table.round.melee.opening.take() {
            passing::answer(table, opening, &choice)?;
            if table.round.stage == Stage::React {
                return Ok(());
            }
        } else if let Some(spread) = table.round.melee.spread.take() {
            return shot::aim_next(table, *spread, &choice);
        }
    }
    let melee = &table.round.melee;
    if melee.walk.is_some() || melee.throw.is_some() {
        apply_all(table)?;
        if ordeal::is_due(table) {
            // The victim chooses first.
            return Ok(());
        }
        end_if_decided(table);
    }
    if let Some(walking) = table.round.melee.walk.take() {
        return walk::go_on(table, *walking);
    }
    if let Some(throw) = table.round.melee.throw.take() {
        table.round.stage = Stage::Act;
        return shot::throw_after_all(table, throw);
    }
    if table.round.melee.flurry.is_some() {
        table.round.stage = Stage::Act;
        return flurry::resume(table);
    }
    // A blow at several foes goes on with the next of them.
    table.round.stage = if table.round.exchange.is_some() {
        Stage::React
    } else {
        Stage::Act
    };
    Ok(())
}
