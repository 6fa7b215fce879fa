//! Moving along a path, step by step.

use crate::battle::{FighterId, Happening, Term};
use crate::board::{Cell, Facing, WaterGrade};
use crate::dice::DiceError;

use super::super::value::Attribute;
use super::super::{moves, rule, word};
use super::act::put;
use super::ground;
use super::table::Table;
use super::trial::{Trial, body_control, talent_check};
use super::{fall, lurk};

/// Walks a path step by step as far as nobody is in the way (`BRD-10`, `BRD-13`); a climb onto a table, over a wall or up a
/// metre takes a check (`BRD-12`).
pub(super) fn walk(table: &mut Table, id: FighterId, gait: Term, path: &[Cell]) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(mover) = scene.get(id) else { return Ok(()) };
    let steps = moves::as_far_as_possible(&scene, mover, gait, path);
    drop(scene);
    lurk::set_out(table, id);
    if steps.is_empty() {
        if lurk::bump(table, id, path, 0) {
            return Ok(());
        }
        table.write(Happening::Forgone {
            fighter: id,
            what: gait,
            rule: Some(rule::BRD_13),
        });
        return Ok(());
    }
    let rule = match gait {
        word::SPRINT => rule::ACT_11,
        word::STEP => rule::ACT_03,
        _ => rule::ACT_10,
    };
    let mut run: (Option<Facing>, u8) = (None, 0);
    let mut rest = table.snapshot(id).body.at;
    let walked = steps.len();
    for step in steps {
        let is_climb = moves::is_climb(table.ground.view(), &table.snapshot(id).body, &step);
        if is_climb && !climb(table, id)? {
            step_back(table, id, rest);
            return Ok(());
        }
        let from = table.snapshot(id).body.at;
        put(table, id, step.cell);
        run = match run {
            (Some(towards), length) if towards == step.towards => (Some(towards), length.saturating_add(1)),
            _ => (Some(step.towards), 1),
        };
        let fighter = table.fighter(id);
        fighter.body.facing = step.towards;
        fighter.turn.run = run.1;
        table.write(Happening::Moved {
            fighter: id,
            from,
            to: step.cell,
            facing: step.towards,
            cost: step.cost_half.min(u16::from(u8::MAX)) as u8,
            rule: if is_at_home(table, id, step.cell) {
                rule::CRE_04
            } else {
                rule
            },
        });
        if step.may_end {
            rest = step.cell;
        }
        if ground::enter(table, id)? {
            return Ok(());
        }
        if lurk::stops(table, id)? {
            step_back(table, id, rest);
            return Ok(());
        }
    }
    lurk::bump(table, id, path, walked);
    Ok(())
}

/// Whether water that slows others does not slow this one.
fn is_at_home(table: &Table, id: FighterId, cell: Cell) -> bool {
    let view = table.ground.view();
    let is_wet = view
        .cell(cell)
        .is_some_and(|facts| facts.water_grade() != WaterGrade::Dry);
    is_wet && table.snapshot(id).build.traits.at_home_in_water
}

/// Whoever is stopped on a square where he may not stay goes back to the last one where he may (`BRD-13`, `BRD-01`).
fn step_back(table: &mut Table, id: FighterId, rest: Cell) {
    let body = table.snapshot(id).body;
    if body.at == rest {
        return;
    }
    put(table, id, rest);
    table.write(Happening::Moved {
        fighter: id,
        from: body.at,
        to: rest,
        facing: body.facing,
        cost: 0,
        rule: rule::BRD_13,
    });
}

/// Körperbeherrschung, or the mover stops before the obstacle; creatures climb as they walk.
fn climb(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if table.snapshot(id).build.is_creature {
        return Ok(true);
    }
    body_control(table, id, (rule::BRD_12, 0))
}

/// A jump over a gap of one square after a run of two: Athletik, or the jumper falls into the gap (`BRD-12`).
pub(super) fn jump(table: &mut Table, id: FighterId, path: &[Cell]) -> Result<(), DiceError> {
    use Attribute::{Ge, Kk, Ko};
    let [run @ .., landing] = path else { return Ok(()) };
    walk(table, id, word::WALK, run)?;
    let scene = table.scene();
    let Some(leap) = scene
        .get(id)
        .and_then(|jumper| moves::leap(&scene, jumper, *landing))
    else {
        // Whoever was stopped on the run does not jump.
        return Ok(());
    };
    drop(scene);
    let build = table.build(id);
    let trial = Trial {
        attributes: [Ge, Ko, Kk],
        value: build.talents.athletics,
        asked: (rule::BRD_12, -build.encumbrance.value()),
    };
    let has_landed = talent_check(table, id, word::ATHLETICS, trial)?.passed;
    let from = table.snapshot(id).body.at;
    let to = if has_landed { *landing } else { leap.gap };
    if has_landed || leap.has_room {
        put(table, id, to);
        let fighter = table.fighter(id);
        fighter.body.facing = leap.towards;
        fighter.turn.run = 0;
        table.write(Happening::Moved {
            fighter: id,
            from,
            to,
            facing: leap.towards,
            cost: leap.cost_half.min(u16::from(u8::MAX)) as u8,
            rule: rule::BRD_12,
        });
    }
    if has_landed {
        return Ok(());
    }
    fall::fall_short(table, id, leap.depth_dm)
}
