//! Fumbled shots and throws: the weapon breaks, its string snaps, or a comrade is hit.

use crate::battle::{FighterId, Happening, Ledger, Points};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::blow::fumble::{draw, is_averted, lose_nerve};
use super::super::table::Table;
use super::super::{Exchange, Stage};
use crate::rules::dsa41::data::Mishap;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::fumble::{self, Blunder, Chart};
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::{rule, word};

/// A shot has shown the worst face: the table tells at once what becomes of it, unless a second roll averts it; where no comrade is
/// near, the shot is only lost.
///
/// Rule: `FUM-07`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_shot(
    table: &mut impl Arena,
    (id, target): (FighterId, FighterId),
    blow: Blow,
    ledger: Ledger,
) -> Result<Option<Mishap>, DiceError> {
    let is_on = fumble::knows_fumbles(table.modules(), blow);
    if !is_on || is_averted(table, id, ledger, rule::FUM_07)? {
        return Ok(None);
    }
    let blunder = Blunder {
        fighter: id,
        partner: target,
        chart: Chart::Shot,
        piece: Some(Piece::Main),
        slot: Some(blow.slot),
    };
    let Some(row) = draw(table, blunder)? else {
        return Ok(Some(Mishap::Misses));
    };
    table.on_table(|table| lose_nerve(table, id, row.initiative));
    match row.mishap {
        Mishap::Destroyed => table.on_table(|table| super::shot::destroy(table, id)),
        Mishap::Snaps => table.roll_on_table(|table| snap(table, id))?,
        Mishap::HitsComrade => match table.comrade(id, target) {
            Some(comrade) => table.on_table(|table| hit_comrade(table, (id, comrade), blow)),
            None => return Ok(Some(Mishap::Misses)),
        },
        _ => {}
    }
    Ok(Some(row.mishap))
}

/// The string has snapped: it takes so many actions more to make the weapon ready again.
///
/// Rule: `FUM-07`.
fn snap(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let points = Points::roll(rule::FUM_07, REPAIR.0, REPAIR.1, &mut *table.dice)?;
    let actions = points.value().clamp(0, 255) as u8;
    table.rolled(id, word::REPAIR, points);
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    *fighter.hands.quiver.snapped_mut(style) = actions;
    Ok(())
}

/// The dice that tell how many actions a new string takes (`FUM-07`).
pub(crate) const REPAIR: (u8, u8) = (2, 6);

/// A comrade near the line of fire is hit, without an answer.
///
/// Rule: `FUM-07`.
fn hit_comrade(table: &mut Table, (id, comrade): (FighterId, FighterId), mut blow: Blow) {
    table.write(Happening::Acted {
        fighter: id,
        act: word::HITS_COMRADE,
        target: Some(comrade),
        with: None,
        at: None,
    });
    blow.flight.is_stray = true;
    blow.flight.called = blow.flight.called.astray();
    table.round.exchange = Some(Exchange {
        attacker: id,
        target: comrade,
        blow,
        answered: None,
    });
    table.round.stage = Stage::Resolve;
}
