//! Moving along a path, step by step.

use crate::battle::{FighterId, Happening, Term};
use crate::board::{Cell, Facing, WaterGrade};
use crate::dice::DiceError;

use super::super::check;
use super::super::value::Attribute;
use super::super::{moves, rule, word};
use super::act::put;
use super::table::Table;

/// Walks a path step by step (`BRD-10`); a climb onto a table takes a check (`BRD-12`).
pub(super) fn walk(table: &mut Table, id: FighterId, gait: Term, path: &[Cell]) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(mover) = scene.get(id) else { return Ok(()) };
    let Ok(steps) = moves::check_path(&scene, mover, gait, path) else {
        unreachable!("only legal paths are accepted");
    };
    drop(scene);
    let rule = match gait {
        word::SPRINT => rule::ACT_11,
        word::STEP => rule::ACT_03,
        _ => rule::ACT_10,
    };
    let mut run: (Option<Facing>, u8) = (None, 0);
    let mut rest = table.snapshot(id).body.at;
    for step in steps {
        if !table.snapshot(id).is_conscious() {
            // Whoever can go no farther stops at once (BRD-13).
            return Ok(());
        }
        let climbs = table
            .ground
            .view()
            .thing(step.cell)
            .is_some_and(moves::is_climbed);
        if climbs && !climb(table, id)? {
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
    }
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

/// Körperbeherrschung, burdened by BE, or the mover stops before the obstacle.
fn climb(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    use Attribute::{Ge, In, Mu};
    let fighter = table.snapshot(id);
    if fighter.build.is_creature {
        return Ok(true);
    }
    let (build, burden) = (fighter.build, -fighter.build.encumbrance.value());
    let (attributes, taw) = (build.attributes, build.talents.body_control);
    let rolled = check::roll_talent(
        rule::BRD_12,
        &attributes,
        [Mu, In, Ge],
        taw,
        burden,
        &mut *table.dice,
    )?;
    let passed = rolled.passed;
    table.write(Happening::Checked {
        fighter: id,
        what: word::BODY_CONTROL,
        checks: rolled.checks,
        passed,
        left: rolled.left,
    });
    Ok(passed)
}
