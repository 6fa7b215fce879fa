//! What the map does to whoever stands on it: fire, and water that puts lights out.

use crate::battle::FighterId;
use crate::board::{RoomMark, light_of_cell};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::condition::{Suffered, Until};
use super::super::data::{Quirk, Size, State};
use super::super::{lamp, rule, squeeze};
use super::harm;
use super::table::Table;

/// Dice of fire. The notes have none for a burning square: it is as bad as a short fall.
const FIRE_DICE: u8 = 1;

fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if common::stands_in_fire(table.ground.view(), &table.snapshot(id).body) {
        harm::harm(table, id, FIRE_DICE, rule::D20_DMG_04)?;
    }
    Ok(())
}

/// Whether somebody has room where he stands, and whether daylight dazzles him there: both last as long as he stays.
///
/// Rule: `D20-MOV-06`, `D20-CND-25`, `D20-CND-05`, `D20-MNT-01`.
pub(crate) fn fit(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let view = table.ground.view();
    let is_tight = |cell| view.cell(cell).is_some_and(|facts| facts.room == RoomMark::Tight);
    // Whoever rides has the space of his mount.
    let size = match own.body.mount {
        Some(mount) => table.snapshot(mount).body.size,
        None => squeeze::size_at(view, own),
    };
    let is_cramped = size < own.build.bulk.space;
    let is_squeezed = is_cramped || own.build.size >= Size::Small && own.place().cells().any(is_tight);
    let is_bright = |cell| light_of_cell(view, &[], lamp::EYES, cell) == Some(0);
    let is_sensitive = own.build.has_trait(&Quirk::LightSensitive);
    let is_dazzled = is_sensitive && own.place().cells().any(is_bright);
    if own.body.size != size {
        table.fighter(id).body.size = size;
    }
    for (state, is_so) in [(State::Squeezing, is_squeezed), (State::Dazzled, is_dazzled)] {
        let is_of_place = |it: &Suffered| it.state == state && it.until == Until::Open;
        let was_so = table.snapshot(id).conditions.0.iter().any(is_of_place);
        if is_so && !was_so {
            let until = Until::Open;
            table.afflict(id, Suffered { state, until });
        } else if was_so && !is_so && (is_sensitive || state == State::Squeezing) {
            table.relieve(id, is_of_place);
        }
    }
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
