//! What the sides want besides beating each other, and who comes later.

use crate::battle::{
    Body, Fighter, FighterId, GOAL, Happening, REINFORCEMENT, Reinforcement, Standing, count_round, entry,
    sides_at_goal,
};
use crate::board::{Cell, Footprint, is_passable};
use crate::dice::DiceError;

use super::super::fighter::Vitality;
use super::super::{place, word};
use super::consequence::end_by;
use super::table::Table;
use super::{act, begin};

/// The round ends: what is held has been held for a round more.
pub(super) fn count(table: &mut Table) {
    let setting = table.ground.setting.clone();
    if setting.goals.is_empty() {
        return;
    }
    let fighters = bodies(table);
    let mut progress = std::mem::take(&mut table.ground.progress);
    count_round(&setting.goals, standing(table, &fighters, true), &mut progress);
    table.ground.progress = progress;
    end_if_met(table, true);
}

/// Ends the fight when a side has what it wants (`BD-LVL-11`).
pub(super) fn end_if_met(table: &mut Table, is_round_over: bool) {
    if table.ground.setting.goals.is_empty() || table.clock.over {
        return;
    }
    let setting = table.ground.setting.clone();
    let fighters = bodies(table);
    let standing = standing(table, &fighters, is_round_over);
    let winners = sides_at_goal(&setting.goals, standing, &table.ground.progress);
    if !winners.is_empty() {
        end_by(table, winners, GOAL);
    }
}

fn bodies(table: &Table) -> Vec<(Fighter, Body)> {
    let scene = table.scene();
    scene.fighters.iter().map(|it| (it.fighter, it.body)).collect()
}

fn standing<'a>(table: &'a Table, fighters: &'a [(Fighter, Body)], is_round_over: bool) -> Standing<'a> {
    Standing {
        fighters,
        sides: table.sides,
        movables: &table.ground.movables,
        round: table.clock.round,
        is_round_over,
    }
}

/// A round begins: those come whose time it is, on the nearest free cells of their area; for whom there is no room waits
/// (`BD-LVL-12`).
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
    if !table.snapshot(id).condition.ado.waits {
        return Ok(());
    }
    let scene = table.scene();
    let Some(fighter) = scene.get(id) else {
        return Ok(());
    };
    let view = scene.board();
    let is_free = |cell: Cell| {
        let place = Footprint::new(cell, fighter.body.size);
        place.cells().all(|cell| is_passable(view, cell)) && place::is_free(&scene, fighter, place)
    };
    let found = entry(view, group.area, is_free);
    drop(scene);
    let Some(cell) = found else { return Ok(()) };
    act::put(table, id, cell);
    let fighter = table.fighter(id);
    fighter.condition.ado.waits = false;
    let condition = fighter.condition;
    let is_awake = condition.vitality == Vitality::Fit && condition.unconscious == 0 && !condition.exhausted;
    fighter.body.facing = group.facing;
    fighter.body.present = true;
    fighter.body.able = is_awake;
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
