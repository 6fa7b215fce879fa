//! What the map does to whoever stands on it: fire, and its own changes at the end of a round.

use crate::battle::{FighterId, Happening, Ledger, Points};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::rule;
use super::health;
use super::table::Table;

/// Dice that fire does to whoever steps into it or begins his turn in it; no Defence stops it (`PL-GEN-10`).
const FIRE_DICE: u8 = 1;

/// Whether a fighter stands in fire.
fn stands_in_fire(table: &Table, id: FighterId) -> bool {
    common::stands_in_fire(table.ground.view(), &table.snapshot(id).body)
}

/// What a square does to a fighter who has just come there, and to the light that he carries; says whether he goes no further.
pub(super) fn enter(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if !table.ground.movables.is_empty() {
        common::drench(table);
    }
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
        grade: None,
    });
    health::lose(table, id, loss, rule::PL_GEN_10)
}

/// The map's own changes at the end of a round, and what they do (`BD-LVL-13`).
pub(super) fn change(table: &mut Table) -> Result<(), DiceError> {
    common::change(table)
}
