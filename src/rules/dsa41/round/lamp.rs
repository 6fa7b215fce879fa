//! Lights that go out: in water, and where somebody puts them out.

use crate::battle::{Altered, FighterId, GroundChange, Happening, LIGHTS, RuleId, Slot, Whereabouts};
use crate::board::{Cell, WaterGrade};

use super::super::{place, rule};
use super::table::Table;

/// Lights that lie in water go out, and those of bearers who are under water (`BD-DYN-04`).
pub(super) fn drench(table: &mut Table) {
    let lit: Vec<(Slot, Whereabouts)> = table
        .ground
        .movables
        .iter()
        .filter(|(_, movable)| movable.is_lit())
        .map(|(name, movable)| (name, movable.at))
        .collect();
    for (name, at) in lit {
        let cell = match at {
            Whereabouts::Lies(cell) => Some(cell).filter(|cell| depth(table, *cell) != WaterGrade::Dry),
            Whereabouts::Held(bearer) => under_water(table, bearer),
            Whereabouts::Fixed(_) | Whereabouts::Gone => None,
        };
        if let Some(cell) = cell {
            set_flame(table, name, (cell, false), None, LIGHTS);
        }
    }
}

/// Where a bearer is whose whole body is under water.
fn under_water(table: &Table, bearer: FighterId) -> Option<Cell> {
    let fighter = table.snapshot(bearer);
    let grade = |cell| depth(table, cell);
    let is_deep = |cell: Cell| {
        grade(cell) == WaterGrade::Swimming || fighter.is_prone() && grade(cell) != WaterGrade::Dry
    };
    place::footprint(&fighter.body)
        .cells()
        .all(is_deep)
        .then_some(fighter.body.at)
}

fn depth(table: &Table, cell: Cell) -> WaterGrade {
    let facts = table.ground.view().cell(cell);
    facts.map_or(WaterGrade::Dry, |facts| facts.water_grade())
}

/// Lights a light or puts it out, and says so.
pub(super) fn set_flame(
    table: &mut Table,
    name: Slot,
    (cell, lit): (Cell, bool),
    by: Option<FighterId>,
    rule: RuleId,
) {
    let flame = table
        .ground
        .movables
        .get_mut(name)
        .and_then(|it| it.flame.as_mut());
    let Some(flame) = flame.filter(|flame| flame.lit != lit) else {
        return;
    };
    flame.lit = lit;
    table.write(Happening::GroundChanged {
        altered: Altered {
            change: if lit {
                GroundChange::LampLit
            } else {
                GroundChange::LampOut
            },
            cells: vec![cell],
        },
        by,
        rule,
    });
}

/// Puts a light out, or lights it again (`BRD-19`, `ACT-22`).
pub(super) fn tend(table: &mut Table, id: FighterId, name: Slot, lit: bool) {
    let at = table.ground.movables.get(name).and_then(|movable| movable.cell());
    let cell = at.unwrap_or(table.snapshot(id).body.at);
    set_flame(table, name, (cell, lit), Some(id), rule::BRD_19);
}
