//! What stands on the map and gives way: tables that are tipped over, doors that are forced or unlocked, panes.

use crate::battle::{FighterId, GroundChange, Happening};
use crate::board::{Cell, DoorState};
use crate::dice::DiceError;
use crate::rules::common::{self, Breakable, set_door};

use super::super::table::Table;
use super::super::trial::attribute_check;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::legal;
use crate::rules::dsa41::{rule, word};

/// What forcing a door is harder than a plain strength check (`BRD-31`).
pub(crate) const FORCED: i16 = -4;

/// Tips a table over on the side away from the fighter (`BD-DYN-03`).
pub(crate) fn overturn(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let edge = scene
        .get(id)
        .and_then(|fighter| legal::overturned(&scene, fighter, cell));
    drop(scene);
    if let Some(edge) = edge {
        common::overturn(table, id, cell, edge);
    }
}

/// Breaks a door open with strength or with the tool that it names, or smashes a pane (`BRD-31`, `BD-OBJ-11`, `BD-OBJ-37`).
pub(crate) fn force(table: &mut Table, id: FighterId, cell: Cell) -> Result<(), DiceError> {
    let scene = table.scene();
    let own = scene.get(id);
    let found = own.and_then(|fighter| legal::breakable(&scene, fighter, cell));
    let has_tool = own.is_some_and(|fighter| legal::has_tool_for(&scene, fighter, cell));
    drop(scene);
    match found {
        None => Ok(()),
        Some(Breakable::Pane(edge)) => {
            common::break_pane(table, id, edge, cell);
            Ok(())
        }
        Some(Breakable::Door(place)) => {
            if has_tool || attribute_check(table, id, Attribute::Kk, word::STRENGTH, (rule::BRD_31, FORCED))?
            {
                set_door(table.ground, place, DoorState::Broken);
                common::tell(table, id, (GroundChange::Broken, cell), rule::BRD_31);
            }
            Ok(())
        }
    }
}

/// Opens a locked door with its key (`BRD-31`, `ACT-22`).
pub(crate) fn unlock(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene
        .get(id)
        .and_then(|fighter| legal::unlockable(&scene, fighter, cell));
    drop(scene);
    let Some(place) = found else { return };
    set_door(table.ground, place, DoorState::Open);
    table.write(Happening::Acted {
        fighter: id,
        act: word::UNLOCK,
        target: None,
        with: None,
        at: Some(cell),
    });
}
