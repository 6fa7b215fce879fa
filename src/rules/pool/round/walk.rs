//! Moving along a path step by step, and being moved.

use crate::battle::{FighterId, Happening, INTERRUPT, Posture, RuleId, Term, entry};
use crate::board::{Cell, Facing, Footprint, Mark, PathStep, fall, is_passable};
use crate::dice::DiceError;
use crate::rules::common;
pub(crate) use crate::rules::kernel::go;
use crate::rules::kernel::{Resolution, Walks};

use super::super::effect::{Effect, EffectKind};
use super::super::fighter::Leave;
use super::super::harm::Harm;
use super::super::scene::Snapshot;
use super::super::{Pool, leap, moves, rule, word};
use super::table::Table;
use super::{ground, health, strike};

/// A movement of a turn: a move action, or the whole turn for a sprint.
///
/// Rule: `PL-MOV-01`, `PL-SPR-01`, `PL-SPR-02`, `PL-MOV-02`.
pub(crate) fn movement(
    table: &mut Table,
    id: FighterId,
    gait: Term,
    path: &[Cell],
    facing: Option<Facing>,
) -> Result<(), DiceError> {
    let turn = &mut table.fighter(id).state.turn;
    turn.may_draw = true;
    turn.is_spent |= gait == word::SPRINT;
    if gait == word::SPRINT {
        table.afflict(id, Effect::until_turn_of(EffectKind::Winded, id));
    }
    let rule = match gait {
        word::SPRINT => rule::PL_SPR_01,
        word::CRAWL | word::CLIMB | word::JUMP => rule::PL_MOV_06,
        _ if table.snapshot(id).state.turn.moves > 1 => rule::PL_MOV_04,
        _ => rule::PL_MOV_01,
    };
    let scene = table.foreseen_by(id, None);
    let steps = scene
        .get(id)
        .map(|mover| as_far_as_possible(&scene, mover, gait, path));
    drop(scene);
    let steps = steps.unwrap_or_default();
    // The map is not what it was when the mover saw it last.
    let unforeseen = path.get(steps.len()).copied();
    let is_stopped = go(table, id, &steps, rule)?;
    if !is_stopped && unforeseen.is_some() && !common::bump(table, id, unforeseen) {
        table.forgone(id, gait, INTERRUPT);
    }
    let own = table.snapshot(id);
    if let Some(facing) = facing.filter(|it| *it != own.body.facing && own.is_able()) {
        strike::turn(table, id, facing, rule::PL_ACT_08);
    }
    Ok(())
}

/// Whether a jump gets over its gap: one of three squares takes a test of Strength and Agility, and who fails stops before it.
///
/// Rule: `PL-MOV-06`.
fn leaps(table: &mut Table, id: FighterId, landing: Cell) -> Result<bool, DiceError> {
    let own = table.snapshot(id);
    if !leap::is_long(own.body.at, landing) {
        return Ok(true);
    }
    let trial = leap::trial(own, table.round.modules);
    Ok(trial.play(table, id)?.is_passed)
}

/// The longest part of a path that can be walked: what nobody saw may be in the way.
fn as_far_as_possible(
    scene: &super::super::scene::Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Vec<PathStep> {
    let parts = (1..=path.len()).rev().map(|length| &path[..length]);
    parts
        .filter_map(|part| moves::check_path(scene, mover, gait, part).ok())
        .next()
        .unwrap_or_default()
}

impl Walks for Pool {
    const BACK: RuleId = rule::PL_MOV_05;

    /// Only a leap can fail; who leaves contact is struck by nobody (`PL-GEN-07`, `PL-MOV-07`).
    fn sets_off(table: &mut Table, id: FighterId, step: &PathStep) -> Result<bool, DiceError> {
        let is_leap = leap::is_leap(table.snapshot(id).body.at, step);
        Ok(!is_leap || leaps(table, id, step.cell)?)
    }

    fn rule_of(table: &Table, id: FighterId, step: &PathStep, rule: RuleId) -> RuleId {
        let is_leap = leap::is_leap(table.snapshot(id).body.at, step);
        if is_leap { rule::PL_MOV_06 } else { rule }
    }

    /// Puts a fighter on a cell, with whom he carries.
    fn put(table: &mut Table, id: FighterId, to: Cell, facing: Facing, by: (u8, RuleId)) {
        shift(table, id, to, facing, by);
        if let Some(load) = table.snapshot(id).state.carries {
            let facing = table.snapshot(load).body.facing;
            shift(table, load, to, facing, (0, rule::PL_SPR_03));
        }
    }

    fn enters(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
        ground::enter(table, id)
    }
}

/// A body is on another cell from now on.
pub(crate) fn shift(
    table: &mut Table,
    fighter: FighterId,
    to: Cell,
    facing: Facing,
    (cost, rule): (u8, RuleId),
) {
    let body = &mut table.fighter(fighter).body;
    let from = std::mem::replace(&mut body.at, to);
    body.facing = facing;
    table.write(Happening::Moved {
        fighter,
        from,
        to,
        facing,
        cost,
        rule,
    });
}

fn put(table: &mut Table, id: FighterId, to: Cell, facing: Facing, told: (u8, RuleId)) {
    Pool::put(table, id, to, facing, told);
}

/// Whoever comes round where somebody stands rolls aside to the nearest free square.
///
/// Rule: `PL-DWN-05`, `PL-MOV-05`.
pub(crate) fn roll_aside(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id).body;
    let is_held = |cell: Cell| {
        let mut others = table
            .fighters()
            .iter()
            .filter(|it| it.id() != id && it.body.present);
        others.any(|it| it.place().contains(cell) && it.state.leave != Leave::Dead)
    };
    let stands_on_him = table
        .fighters()
        .iter()
        .any(|it| it.id() != id && it.is_able() && it.place().contains(own.at));
    if !stands_on_him {
        return;
    }
    let view = table.ground.view();
    let found = entry(view, Mark::area(own.at, 1, 1), |cell| {
        is_passable(view, cell) && !is_held(cell)
    });
    let Some(cell) = found else { return };
    put(table, id, cell, own.facing, (0, rule::PL_DWN_05));
}

/// Drives somebody along a line, and over an edge where it ends at one (`PL-BRD-14`).
pub(crate) fn shove(
    table: &mut Table,
    id: FighterId,
    path: &[Cell],
    over: Option<Cell>,
) -> Result<(), DiceError> {
    let facing = table.snapshot(id).body.facing;
    for cell in path {
        put(table, id, *cell, facing, (0, rule::PL_BRD_14));
    }
    // What is dangerous on the way takes effect where he stops.
    if over.is_none() && !path.is_empty() {
        ground::enter(table, id)?;
    }
    match over {
        Some(edge) => fall_over(table, id, edge),
        None => Ok(()),
    }
}

/// The pusher steps onto the square that he has cleared (`PL-MAN-03`, `PL-DEC-08`); not where somebody else stands on it, over the
/// body that was pushed away. Whom he does not see there he runs into.
pub(crate) fn take_place(table: &mut Table, id: FighterId, to: Cell) {
    let mut others = table
        .fighters()
        .iter()
        .filter(|it| it.id() != id && it.body.present);
    if others.any(|it| it.is_able() && it.place().contains(to)) {
        common::bump(table, id, Some(to));
        return;
    }
    let from = table.snapshot(id).place();
    let towards = from.gap(Footprint::single(to)).sector();
    let facing = towards.unwrap_or(table.snapshot(id).body.facing);
    put(table, id, to, facing, (0, rule::PL_MAN_03));
}

/// Somebody is driven over an edge: one die for every three metres begun, without a Defence roll, and he lies below.
///
/// Rule: `PL-MOV-06`, `BD-MOV-07`.
fn fall_over(table: &mut Table, id: FighterId, edge: Cell) -> Result<(), DiceError> {
    let own = table.snapshot(id).place();
    let Some(towards) = own.gap(Footprint::single(edge)).sector() else {
        return Ok(());
    };
    let held: Vec<Footprint> = table
        .fighters()
        .iter()
        .filter(|it| it.body.present && it.id() != id)
        .map(Snapshot::place)
        .collect();
    let Some(fallen) = fall(table.ground.view(), own, towards, &held) else {
        return Ok(());
    };
    if let Some(cell) = fallen.cell {
        let facing = table.snapshot(id).body.facing;
        put(table, id, cell, facing, (0, rule::PL_MOV_06));
    }
    hurt_by_fall(table, id, fallen.fall_dm)
}

/// One d6 for every three metres begun of a fall, and he lies on the ground (`PL-MOV-06`).
pub(crate) fn hurt_by_fall(table: &mut Table, id: FighterId, fall_dm: u16) -> Result<(), DiceError> {
    if let Some(fall) = Harm::fall(fall_dm) {
        fall.play(table, id)?;
    }
    health::pose(table, id, Posture::Lying, rule::PL_MOV_06);
    Ok(())
}
