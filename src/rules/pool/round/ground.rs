//! What the map does to whoever stands on it: fire, and its own changes at the end of a round.

use crate::battle::{Altered, FighterId, GroundChange, HAZARD, Happening, Ledger, Points, is_burning};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::rule;
use super::table::Table;
use super::{health, walk};

/// Dice that fire does to whoever steps into it or begins his turn in it; no Defence stops it (`PL-GEN-10`).
const FIRE_DICE: u8 = 1;

/// Whether a fighter stands in fire.
fn stands_in_fire(table: &Table, id: FighterId) -> bool {
    let view = table.ground.view();
    let mut cells = table.snapshot(id).place().cells();
    cells.any(|cell| is_burning(view, cell))
}

/// What a square does to a fighter who has just come there; says whether he goes no further.
pub(super) fn enter(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if !stands_in_fire(table, id) {
        return Ok(false);
    }
    burn(table, id)?;
    Ok(!table.snapshot(id).is_able())
}

/// A turn begins in the fire.
pub(super) fn begin_turn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).can_suffer() && stands_in_fire(table, id) {
        burn(table, id)?;
    }
    Ok(())
}

/// A round begins: the unconscious, who have no turns, suffer from fire then.
pub(super) fn begin_round(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if fighter.can_suffer()
            && !fighter.is_able()
            && fighter.state.hit_points > 0
            && stands_in_fire(table, id)
        {
            burn(table, id)?;
        }
    }
    Ok(())
}

fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let points = Points::roll(rule::PL_GEN_10, FIRE_DICE, 6, &mut *table.dice)?;
    let loss = points.value();
    table.write(Happening::Struck {
        target: id,
        by: None,
        points: Box::new(points),
        loss: Box::new(Ledger::new(rule::PL_GEN_10, loss)),
    });
    health::lose(table, id, loss, rule::PL_GEN_10)
}

/// The map's own changes at the end of a round, in the order of the level, and what they do (`BD-LVL-13`).
pub(super) fn change(table: &mut Table) -> Result<(), DiceError> {
    let round = table.clock.round;
    let setting = table.ground.setting.clone();
    for hazard in &setting.hazards {
        for altered in table.ground.at_end_of(hazard, round) {
            let heights = ceilings(table, &altered);
            table.ground.alter(&altered, Some(hazard));
            tell(table, altered);
            bury_under(table, &heights)?;
        }
    }
    let board = table.ground.board.clone();
    let cleared = table.ground.changes.lift_mist(&board, round);
    if !cleared.is_empty() {
        let change = GroundChange::Clear;
        tell(
            table,
            Altered {
                change,
                cells: cleared,
            },
        );
    }
    Ok(())
}

fn tell(table: &mut Table, altered: Altered) {
    table.write(Happening::GroundChanged {
        altered,
        by: None,
        rule: HAZARD,
    });
}

/// How high the ceiling is above each cell on which it comes down.
fn ceilings(table: &Table, altered: &Altered) -> Vec<(Cell, u16)> {
    if altered.change != GroundChange::Collapse {
        return Vec::new();
    }
    let view = table.ground.view();
    let height = |cell: &Cell| Some((*cell, view.cell(*cell)?.ceiling_dm));
    altered.cells.iter().filter_map(height).collect()
}

/// Whoever is under a ceiling that comes down is hurt as by a fall from its height (`PL-MOV-06`).
fn bury_under(table: &mut Table, heights: &[(Cell, u16)]) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if !fighter.can_suffer() {
            continue;
        }
        let body = fighter.place();
        let above = heights.iter().filter(|(cell, _)| body.contains(*cell));
        if let Some(height) = above.map(|(_, height)| *height).max() {
            walk::hurt_by_fall(table, id, height)?;
        }
    }
    Ok(())
}
