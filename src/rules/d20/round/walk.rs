//! Moving along a path, one step after the other, with all that may happen between two of them.

use crate::battle::{FighterId, Happening, INTERRUPT, RuleId, Term};
use crate::board::{Cell, Facing, PathStep};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::scene::{Scene, Snapshot};
use super::super::{moves, rule, word};
use super::table::Table;
use super::{Frame, Stride, Walking, ground, look, provoke};

/// Somebody sets out on a way.
///
/// Rule: `D20-ACT-03`, `D20-MOV-01`.
pub(crate) fn set_out(table: &mut Table, id: FighterId, gait: Term, path: &[Cell], facing: Option<Facing>) {
    let scene = table.foreseen_by(id, None);
    let steps = scene
        .get(id)
        .map(|mover| as_far_as_possible(&scene, mover, gait, path))
        .unwrap_or_default();
    drop(scene);
    // The map is not what it was when the mover saw it last.
    let unforeseen = path.get(steps.len()).copied();
    let mut rest: Vec<Stride> = steps.iter().map(Stride::of).collect();
    rest.reverse();
    let stay = table.snapshot(id).body.at;
    common::set_out(table, id);
    table.round.frames.push(Frame::Walk(Walking {
        mover: id,
        gait,
        rest,
        stay,
        is_checked: false,
        is_first: true,
        facing,
        unforeseen,
    }));
}

/// The longest part of a path that can be walked: what nobody saw may be in the way.
fn as_far_as_possible(scene: &Scene, mover: &Snapshot, gait: Term, path: &[Cell]) -> Vec<PathStep> {
    let parts = (1..=path.len()).rev().map(|length| &path[..length]);
    parts
        .filter_map(|part| moves::check_path(scene, mover, gait, part).ok())
        .next()
        .unwrap_or_default()
}

impl Stride {
    fn of(step: &PathStep) -> Self {
        Self {
            cell: step.cell,
            towards: step.towards,
            cost: step.cost_half.min(u16::from(u8::MAX)) as u8,
            may_end: step.may_end,
        }
    }

    /// Whether it is a plain diagonal, of which every second one costs two squares.
    const fn is_plain_diagonal(self) -> bool {
        self.towards.is_diagonal() && (self.cost == 2 || self.cost == 4)
    }
}

/// A movement goes on: those who threaten the mover have their opportunity, then he takes a step.
///
/// Rule: `D20-AOO-03`, `D20-BRD-15`, `BD-MOV-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn go_on(table: &mut Table, mut walking: Walking) -> Result<(), DiceError> {
    let id = walking.mover;
    let Some(stride) = walking
        .rest
        .last()
        .copied()
        .filter(|_| table.snapshot(id).is_able())
    else {
        return arrive(table, &walking);
    };
    if !walking.is_checked {
        let by = provoke::by_step(table, &walking);
        walking.is_checked = true;
        put_back(table, walking);
        if !by.is_empty() {
            table.round.struck.extend(&by);
            table.round.frames.push(Frame::Open {
                actor: id,
                by,
                kind: word::ASK_OPPORTUNITY,
            });
        }
        return Ok(());
    }
    if common::bump(table, id, Some(stride.cell)) {
        return stop(table, &walking, stride);
    }
    walking.rest.pop();
    (walking.is_checked, walking.is_first) = (false, false);
    if stride.is_plain_diagonal() {
        let odd = &mut table.fighter(id).budget.has_odd_diagonal;
        *odd = !*odd;
    }
    put(
        table,
        id,
        stride.cell,
        stride.towards,
        (stride.cost, rule_of(walking.gait)),
    );
    if stride.may_end {
        walking.stay = stride.cell;
    }
    let is_hurt = ground::enter(table, id)?;
    let is_last = walking.rest.is_empty();
    if is_hurt || table.clock.over || !is_last && common::stops(table, id) {
        return stop(table, &walking, stride);
    }
    let ready = provoke::ready_ones(table, id);
    put_back(table, walking);
    if !ready.is_empty() {
        table.round.frames.push(Frame::Open {
            actor: id,
            by: ready,
            kind: word::ASK_READIED,
        });
    }
    Ok(())
}

fn put_back(table: &mut Table, walking: Walking) {
    if let Some(frame) = table.round.frames.last_mut() {
        *frame = Frame::Walk(walking);
    }
}

/// Whoever is stopped where he may not stay goes back to where he last could.
fn stop(table: &mut Table, walking: &Walking, stride: Stride) -> Result<(), DiceError> {
    let id = walking.mover;
    if table.snapshot(id).body.at != walking.stay {
        let back = (0, rule::D20_MOV_04);
        put(table, id, walking.stay, stride.towards.turned(4), back);
    }
    table.round.frames.pop();
    Ok(())
}

/// A movement is over: the mover looks where he wanted to, or learns what is in his way.
fn arrive(table: &mut Table, walking: &Walking) -> Result<(), DiceError> {
    let id = walking.mover;
    table.round.frames.pop();
    let own = table.snapshot(id);
    if !own.is_able() {
        if own.body.at != walking.stay {
            let facing = own.body.facing;
            put(table, id, walking.stay, facing, (0, rule::D20_MOV_04));
        }
        return Ok(());
    }
    if walking.unforeseen.is_some() && !common::bump(table, id, walking.unforeseen) {
        table.forgone(id, walking.gait, INTERRUPT);
    }
    if let Some(facing) = walking.facing.filter(|it| *it != table.snapshot(id).body.facing) {
        look::turn(table, id, facing, rule::D20_FAC_07);
    }
    Ok(())
}

/// The rule by which a step of a movement is told.
fn rule_of(gait: Term) -> RuleId {
    match gait {
        word::STEP => rule::D20_ACT_06,
        word::WITHDRAW => rule::D20_WDR_01,
        word::RUN => rule::D20_MOV_07,
        word::CRAWL => rule::D20_MOV_08,
        word::CHARGE => rule::D20_CHG_01,
        _ => rule::D20_MOV_01,
    }
}

/// Puts a fighter on a cell, and tells of it.
pub(crate) fn put(table: &mut Table, id: FighterId, to: Cell, facing: Facing, (cost, rule): (u8, RuleId)) {
    let body = &mut table.fighter(id).body;
    let from = std::mem::replace(&mut body.at, to);
    body.facing = facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost,
        rule,
    });
}

/// What a square does to whoever was driven there.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn land(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    ground::enter(table, id).map(|_| ())
}
