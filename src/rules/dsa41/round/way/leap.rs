//! Leaving the ground on the way: climbing onto what stands there, and jumping over a gap.

use crate::battle::{FighterId, Happening};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::suffer::fall;
use super::super::table::Table;
use super::super::trial::{body_control, talent_check};
use super::super::turn::act::put;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::terrain::moves;
use crate::rules::dsa41::{rule, word};

/// Körperbeherrschung, or the mover stops before the obstacle; creatures climb as they walk.
pub(crate) fn climb(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if table.snapshot(id).build.is_creature {
        return Ok(true);
    }
    body_control(table, id, (rule::BRD_12, 0))
}

/// A jump over a gap of one square after a run of two: Athletik, or the jumper falls into the gap (`BRD-12`).
pub(crate) fn leap(table: &mut Table, id: FighterId, landing: Cell) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(leap) = scene
        .get(id)
        .and_then(|jumper| moves::leap(&scene, jumper, landing))
    else {
        // Whoever was stopped on the run does not jump.
        return Ok(());
    };
    drop(scene);
    let trial = Trial::athletics(table.snapshot(id), (rule::BRD_12, 0));
    let has_landed = talent_check(table, id, word::ATHLETICS, trial)?.passed;
    let from = table.snapshot(id).body.at;
    let to = if has_landed { landing } else { leap.gap };
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
