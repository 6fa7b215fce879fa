//! Looking for those who hide, at the start of a turn (`PL-PER-02`).

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::{perception, rule, word};
use super::table::Table;

/// Whoever begins his turn and has a line of sight to somebody who hides must beat his successes to find him.
pub(super) fn look_for_hidden(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if !table.round.modules.has(Modules::STEALTH) {
        return Ok(());
    }
    let scene = table.scene();
    let Some(own) = scene.get(id).filter(|own| own.is_able()) else {
        return Ok(());
    };
    let hidden = scene.foes(own).filter(|foe| scene.pair(own, foe).has_sight());
    let hidden: Vec<(FighterId, i16)> = hidden
        .filter_map(|foe: &Snapshot| Some((foe.id(), foe.state.hides?)))
        .collect();
    drop(scene);
    for (foe, successes) in hidden {
        let finding = perception::finding(table.snapshot(id), table.round.modules, successes);
        let tested = finding.play(table, id)?;
        if tested.is_passed {
            table.fighter(foe).state.hides = None;
            table.state(foe, word::HIDDEN, false, rule::PL_PER_02);
        }
    }
    Ok(())
}
