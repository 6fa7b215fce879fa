//! What stands on the map and gives way: tables that are tipped over, doors that are forced or unlocked, panes.

use crate::battle::{Altered, FighterId, Ground, GroundChange, Happening, OVERTURNED, RuleId};
use crate::board::{Catalogue, Cell, DoorState, Edge, Material, Thing, ThingKind};
use crate::dice::DiceError;

use super::super::legal::{self, Breakable, DoorPlace};
use super::super::value::Attribute;
use super::super::{rule, word};
use super::table::Table;
use super::trial::attribute_check;

/// What forcing a door is harder than a plain strength check (`BRD-31`).
pub(crate) const FORCED: i16 = -4;

/// Tips a table over: it becomes a low wall on the side away from the fighter, and its cell is free (`BD-DYN-03`).
pub(super) fn overturn(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let edge = scene
        .get(id)
        .and_then(|fighter| legal::overturned(&scene, fighter, cell));
    drop(scene);
    let Some(edge) = edge else { return };
    lay_over(table.ground, cell, edge);
    tell(table, id, (GroundChange::Overturned, cell), OVERTURNED);
}

/// Lays the table of a cell on its side, so that it stands on an edge (`BD-DYN-03`).
pub(crate) fn lay_over(ground: &mut Ground, cell: Cell, edge: Edge) {
    let Some(lying) = ground.view().thing(cell).cloned() else {
        return;
    };
    let kind = Catalogue::default().kind(WALL).copied().unwrap_or_default();
    let wall = Thing {
        class: WALL.to_owned(),
        kind: ThingKind {
            material: Some(Material::Wood),
            ..kind
        },
        ..lying
    };
    ground.changes.set_thing(cell, None);
    ground.changes.set_edge(edge, Some(wall));
}

/// What a table becomes that lies on its side (`BD-OBJ-30`).
const WALL: &str = "low_wall";

/// Breaks a door open with strength, or smashes a pane (`BRD-31`, `BD-OBJ-11`).
pub(super) fn force(table: &mut Table, id: FighterId, cell: Cell) -> Result<(), DiceError> {
    let scene = table.scene();
    let found = scene
        .get(id)
        .and_then(|fighter| legal::breakable(&scene, fighter, cell));
    drop(scene);
    match found {
        None => Ok(()),
        Some(Breakable::Pane(edge)) => {
            table.ground.changes.set_edge(edge, None);
            tell(table, id, (GroundChange::Broken, cell), PANE);
            Ok(())
        }
        Some(Breakable::Door(place)) => {
            if attribute_check(table, id, Attribute::Kk, word::STRENGTH, (rule::BRD_31, FORCED))? {
                set_door(table, place, DoorState::Broken);
                tell(table, id, (GroundChange::Broken, cell), rule::BRD_31);
            }
            Ok(())
        }
    }
}

/// The rule of what the first blow removes.
const PANE: RuleId = RuleId("BD-OBJ-11");

/// Opens a locked door with its key (`BRD-31`, `ACT-22`).
pub(super) fn unlock(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene
        .get(id)
        .and_then(|fighter| legal::unlockable(&scene, fighter, cell));
    drop(scene);
    let Some(place) = found else { return };
    set_door(table, place, DoorState::Open);
    table.write(Happening::Acted {
        fighter: id,
        act: word::UNLOCK,
        target: None,
        with: None,
        at: Some(cell),
    });
}

fn set_door(table: &mut Table, place: DoorPlace, state: DoorState) {
    let board = table.ground.board.clone();
    match place {
        DoorPlace::Edge(edge) => table.ground.changes.set_edge_door(&board, edge, state),
        DoorPlace::Cell(cell) => table.ground.changes.set_cell_door(&board, cell, state),
    };
}

fn tell(table: &mut Table, id: FighterId, (change, cell): (GroundChange, Cell), rule: RuleId) {
    table.write(Happening::GroundChanged {
        altered: Altered {
            change,
            cells: vec![cell],
        },
        by: Some(id),
        rule,
    });
}
