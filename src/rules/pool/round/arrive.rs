//! Fighters who come later, at the start of a round (`BD-LVL-12`).

use crate::battle::{Body, Fighter, FighterId, Happening, REINFORCEMENT, Reinforcement, Standing, entry};
use crate::board::{Cell, Footprint, is_passable};
use crate::dice::DiceError;

use super::super::fighter::Leave;
use super::super::word;
use super::begin;
use super::table::Table;

/// All fighters with their bodies, as goals and reinforcements ask for them.
pub(super) fn bodies(table: &Table) -> Vec<(Fighter, Body)> {
    table.fighters().iter().map(|it| (it.fighter, it.body)).collect()
}

/// What goals and reinforcements are asked about.
pub(super) fn standing<'a>(
    table: &'a Table,
    fighters: &'a [(Fighter, Body)],
    is_round_over: bool,
) -> Standing<'a> {
    Standing {
        fighters,
        sides: table.sides,
        movables: &table.ground.movables,
        round: table.clock.round,
        is_round_over,
    }
}

/// Those come whose time it is, on the nearest free cells of their area; for whom there is no room waits.
pub(super) fn arrive(table: &mut Table) -> Result<(), DiceError> {
    let setting = table.ground.setting.clone();
    for group in &setting.reinforcements {
        let fighters = bodies(table);
        let standing = standing(table, &fighters, false);
        let view = table.ground.view();
        let side = group.fighters.first().map(|recruit| recruit.side);
        if !side.is_some_and(|side| group.when.has_come(side, standing, view)) {
            continue;
        }
        for recruit in &group.fighters {
            enter(table, recruit.id, group)?;
        }
    }
    Ok(())
}

fn enter(table: &mut Table, id: FighterId, group: &Reinforcement) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    if fighter.state.leave != Leave::Waits {
        return Ok(());
    }
    let size = fighter.body.size;
    let view = table.ground.view();
    let is_held = |place: Footprint| {
        let mut others = table.fighters().iter().filter(|it| it.body.present);
        others.any(|it| it.place().gap(place).cheb() == 0)
    };
    let is_free = |cell: Cell| {
        let place = Footprint::new(cell, size);
        place.cells().all(|cell| is_passable(view, cell)) && !is_held(place)
    };
    let Some(cell) = entry(view, group.area, is_free) else {
        return Ok(());
    };
    let fighter = table.fighter(id);
    fighter.state.leave = Leave::No;
    fighter.body.at = cell;
    fighter.body.facing = group.facing;
    fighter.body.present = true;
    fighter.body.able = fighter.state.fallen.is_none();
    table.write(Happening::Moved {
        fighter: id,
        from: cell,
        to: cell,
        facing: group.facing,
        cost: 0,
        rule: REINFORCEMENT,
    });
    table.write(Happening::Acted {
        fighter: id,
        act: word::ARRIVE,
        target: None,
        with: None,
        at: Some(cell),
    });
    begin::roll_initiative(table, id)
}
