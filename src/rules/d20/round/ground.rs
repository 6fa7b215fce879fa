//! What the map does to whoever stands on it: fire, and water that puts lights out.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;

use super::super::rule;
use super::health;
use super::table::Table;

/// Dice of fire. The notes have none for a burning square: it is as bad as a short fall.
const FIRE_DICE: u8 = 1;

fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if common::stands_in_fire(table.ground.view(), &table.snapshot(id).body) {
        health::harm(table, id, FIRE_DICE, rule::D20_DMG_04)?;
    }
    Ok(())
}

/// What a square does to a fighter who has just come there; says whether he goes no further.
pub(super) fn enter(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    let was_able = table.snapshot(id).is_able();
    if !table.ground.movables.is_empty() {
        common::drench(table);
    }
    burn(table, id)?;
    Ok(was_able && !table.snapshot(id).is_able())
}

/// Whoever begins his turn in fire is burnt.
pub(super) fn burn_beginner(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).can_suffer() {
        burn(table, id)?;
    }
    Ok(())
}
