//! Flasks of oil that burst on a target and set squares on fire for a time.

use crate::battle::{Altered, FighterId, GroundChange, Happening, RuleId, Term, can_burn, is_burning};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::Exchange;
use super::super::arena::Arena;
use super::super::table::Table;
use super::missile::all_behind;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Sides of the dice that tell how many squares burn, and for how many rounds (`BRD-32`, `RNG-44`).
pub(crate) const SQUARES: u8 = 3;
pub(crate) const ROUNDS: u8 = 3;

/// Whether what a fighter throws bursts into flames.
///
/// Rule: `RNG-44`.
pub(crate) fn is_oil(table: &Table, id: FighterId) -> bool {
    let missile = &table.snapshot(id).style().missile;
    table.round.modules.has(Modules::OIL) && missile.as_ref().is_some_and(|missile| missile.is_oil)
}

/// The flask bursts on its target: that square burns and those behind it, up to 1W3 in all, for 1W3 rounds after this one.
///
/// Rule: `BRD-32`, `RNG-44`.
pub(crate) fn burst(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    let (id, target) = (exchange.attacker, exchange.target);
    let squares = count(table, id, word::SQUARES, (SQUARES, rule::BRD_32))?;
    let rounds = count(table, id, word::ROUNDS, (ROUNDS, rule::RNG_44))?;
    let at = table.snapshot(target).body.at;
    table.write(Happening::Acted {
        fighter: id,
        act: word::SPENT,
        target: None,
        with: None,
        at: Some(at),
    });
    let mut cells = vec![at];
    cells.extend(all_behind(table, id, target, squares - 1));
    cells.truncate(usize::from(squares));
    let takes_fire =
        |cell: &Cell| can_burn(table.ground.view(), *cell) || table.ground.changes.burns_for_a_time(*cell);
    cells.retain(takes_fire);
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let until = table.clock.round.saturating_add(rounds);
    for cell in &cells {
        table.ground.changes.burn_until(*cell, until);
    }
    if !cells.is_empty() {
        change(table, GroundChange::Fire, cells, (Some(id), rule::BRD_32));
    }
    Ok(())
}

/// The round ends: what has burnt long enough is out (`RNG-44`).
#[inline(never)]
pub(crate) fn burn_down(table: &mut Table) {
    let mut over = table.ground.changes.burnt_down(table.clock.round);
    // Water may have been quicker.
    over.retain(|cell| is_burning(table.ground.view(), *cell));
    if !over.is_empty() {
        change(table, GroundChange::FireOut, over, (None, rule::RNG_44));
    }
}

fn change(
    table: &mut Table,
    change: GroundChange,
    cells: Vec<Cell>,
    (by, rule): (Option<FighterId>, RuleId),
) {
    let altered = Altered { change, cells };
    table.ground.alter(&altered, None);
    table.write(Happening::GroundChanged { altered, by, rule });
}

fn count(
    table: &mut Table,
    id: FighterId,
    what: Term,
    (sides, rule): (u8, RuleId),
) -> Result<u16, DiceError> {
    let count = table.throw(id, what, (rule, 1, sides))?.unsigned_abs();
    Ok(count)
}
