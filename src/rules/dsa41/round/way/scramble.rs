//! Climbing up and down, jumping down, and where somebody comes to lie who falls.

use crate::battle::{FighterId, Happening, Term};
use crate::board::{Cell, Footprint, is_passable};
use crate::dice::DiceError;

use super::super::ending::ground;
use super::super::suffer::fall::{METRE, fall};
use super::super::table::Table;
use super::super::trial::body_control;
use super::super::turn::act;
use crate::rules::dsa41::terrain::moves::{self, Scramble};
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Climbs up or down where no stairs lead: body control, or he stays where he is; on the way down he falls (`BRD-12`,
/// `BRD-14`). Who jumps down falls in any case.
pub(crate) fn go(table: &mut Table, id: FighterId, gait: Term, path: &[Cell]) -> Result<(), DiceError> {
    let Some(way) = way(table, id, path) else {
        return Ok(());
    };
    if gait == word::JUMP_DOWN {
        return plunge(table, id, way, 2);
    }
    // Whoever acts at once with him may have taken the place meanwhile (INI-05).
    let fighter = table.snapshot(id);
    let place = Footprint::new(way.to, fighter.body.size);
    if !place::is_free(&table.scene(), fighter, place) {
        table.write(Happening::Forgone {
            fighter: id,
            what: gait,
            rule: Some(rule::BRD_13),
        });
        return Ok(());
    }
    // Whoever holds on to a rope needs no check.
    let is_safe = way.is_roped || table.snapshot(id).build.is_creature;
    let passed = is_safe || body_control(table, id, (rule::BRD_12, 0))?;
    if passed {
        step(table, id, (way.to, way), way.cost_half);
        ground::enter(table, id)?;
        return Ok(());
    }
    if way.is_down {
        return plunge(table, id, way, way.cost_half);
    }
    Ok(())
}

fn way(table: &Table, id: FighterId, path: &[Cell]) -> Option<Scramble> {
    let to = *path.first()?;
    let mover = table.snapshot(id);
    let (body, grip) = (mover.body, moves::grip(mover));
    let towards = crate::board::Facing::ALL
        .into_iter()
        .find(|towards| body.at.step(*towards) == to)?;
    moves::scramble(table.ground.view(), (place::footprint(&body), grip), towards)
}

/// Goes over an edge and lands below (`BD-MOV-07`, `BRD-14`).
fn plunge(table: &mut Table, id: FighterId, way: Scramble, cost: u16) -> Result<(), DiceError> {
    let to = landing(table, id, way.to);
    step(table, id, (to, way), cost);
    fall(table, id, way.height_dm / METRE)?;
    ground::enter(table, id)?;
    Ok(())
}

fn step(table: &mut Table, id: FighterId, (to, way): (Cell, Scramble), cost: u16) {
    let from = table.snapshot(id).body.at;
    act::put(table, id, to);
    table.fighter(id).body.facing = way.towards;
    table.fighter(id).turn.run = 0;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing: way.towards,
        cost: cost.min(u16::from(u8::MAX)) as u8,
        rule: rule::BRD_12,
    });
}

/// Where a body comes to lie that falls onto a cell: there, or on the nearest free cell of the same floor where somebody holds
/// that one; of equally near ones the first by row and column.
///
/// Rule: `BD-MOV-07`.
pub(crate) fn landing(table: &Table, id: FighterId, cell: Cell) -> Cell {
    let scene = table.scene();
    let Some(fighter) = scene.get(id) else { return cell };
    let view = scene.board();
    let floor = view.ground_dm(cell);
    let size = fighter.body.size;
    let is_free = |at: &Cell| {
        let place = Footprint::new(*at, size);
        let is_ground =
            |cell: Cell| is_passable(view, cell) && (view.ground_dm(cell) - floor).abs() <= STEP_DM;
        place.cells().all(is_ground) && place::is_free(&scene, fighter, place)
    };
    if is_free(&cell) {
        return cell;
    }
    let near = |far: i16| {
        let ring = (-far..=far).flat_map(move |dy| (-far..=far).map(move |dx| (dx, dy)));
        ring.filter(move |(dx, dy)| dx.abs().max(dy.abs()) == far)
            .map(move |(dx, dy)| Cell::new(cell.x + dx, cell.y + dy))
    };
    (1..=FARTHEST).flat_map(near).find(is_free).unwrap_or(cell)
}

/// A floor that differs by more is another one (`BD-MOV-02`).
const STEP_DM: i16 = 10;
/// Nobody rolls farther than this.
const FARTHEST: i16 = 6;
