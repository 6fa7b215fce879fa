//! What the map does to whoever stands on it: fire, and its own changes at the end of a round.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::Resolution;

use super::super::harm::Harm;
use super::table::Table;
use super::trigger::ENTERED;

/// Whether a fighter stands in fire.
fn stands_in_fire(table: &Table, id: FighterId) -> bool {
    common::stands_in_fire(table.ground.view(), &table.snapshot(id).body)
}

/// What a square does to a fighter who has just come there; says whether he goes no further.
pub(super) fn enter(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    let was_able = table.snapshot(id).is_able();
    ENTERED.iter().try_for_each(|rule| rule(table, id))?;
    Ok(was_able && !table.snapshot(id).is_able())
}

/// Lights that are carried into water go out.
pub(super) fn drench(table: &mut Table, _: FighterId) -> Result<(), DiceError> {
    if !table.ground.movables.is_empty() {
        common::drench(table);
    }
    Ok(())
}

/// Fire burns whoever stands in it; no Defence stops it (`PL-GEN-10`).
pub(super) fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if stands_in_fire(table, id) {
        Harm::FIRE.play(table, id)?;
    }
    Ok(())
}

/// Whoever begins his turn in fire is burnt (`PL-GEN-10`).
pub(super) fn burn_beginner(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).can_suffer() {
        burn(table, id)?;
    }
    Ok(())
}

/// A round begins: the unconscious, who have no turns, suffer from fire then.
pub(super) fn begin_round(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if fighter.can_suffer() && !fighter.is_able() && fighter.state.hit_points > 0 {
            burn(table, id)?;
        }
    }
    Ok(())
}

/// The map's own changes at the end of a round, and what they do (`BD-LVL-13`).
pub(super) fn change(table: &mut Table) -> Result<(), DiceError> {
    common::change(table)
}
