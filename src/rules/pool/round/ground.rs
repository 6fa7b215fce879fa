//! What the map does to whoever stands on it: fire, and its own changes at the end of a round.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::Resolution;

use super::super::harm::Harm;
use super::table::Table;

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
    Harm::FIRE.play(table, id)?;
    Ok(!table.snapshot(id).is_able())
}

/// A turn begins in the fire.
pub(super) fn begin_turn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).can_suffer() && stands_in_fire(table, id) {
        Harm::FIRE.play(table, id)?;
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
            Harm::FIRE.play(table, id)?;
        }
    }
    Ok(())
}

/// The map's own changes at the end of a round, and what they do (`BD-LVL-13`).
pub(super) fn change(table: &mut Table) -> Result<(), DiceError> {
    common::change(table)
}
