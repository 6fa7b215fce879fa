//! The bull rush: a foe is driven back by main force.

use crate::battle::{FighterId, Posture, WhyNot};
use crate::board::{Cell, Facing, Footprint, PushEnd, PushStep, push_line};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::contest::{Contest, Sides, pushed};
use super::super::data::{Ability, Manoeuvre, State};
use super::super::round::{Frame, Pushing, Table, harm, health, look, provoke, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Opposed;
use super::super::{moves, ride, skill};
use super::super::{rule, why, word};
use super::attack::at_foe;
use super::special::{bigger, is_trained, strength_of, training};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// Percent of the blows at somebody in the square of his foe that strike that one (`D20-BUL-01`).
pub(crate) const ASTRAY: u8 = 25;

/// Drives a foe back who stands beside the fighter.
///
/// Rule: `D20-BUL-01` to `D20-BUL-03`.
pub(super) const BULL_RUSH: Action = Action {
    word: word::BULL_RUSH,
    rule: rule::D20_BUL_01,
    shape: Shape::WHOM,
    may: &[at_foe, is_movable, may_push],
    cost: |_| Cost::Standard,
    odds: |at| contest_of(at, at.target()?).odds(),
    play: rush,
    weigh: |mind, at| mind.push(at),
    behind: &[
        rule::D20_BUL_01,
        rule::D20_BUL_02,
        rule::D20_BUL_03,
        rule::D20_BRD_16,
        rule::D20_ACT_T10,
    ],
    ..ACT
};

/// Whether somebody can be driven back at all.
///
/// Rule: `D20-BUL-01`.
pub(super) fn is_movable(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_BUL_01))?;
    holds(bigger(foe, own) <= 1, || why::too_big(rule::D20_BUL_01, foe.id()))?;
    holds(foe.is_able(), || why::no_foe(rule::D20_BUL_01))?;
    let is_riding = ride::is_tied(at.scene, own) || ride::is_tied(at.scene, foe);
    holds(!is_riding, || why::mounted(rule::D20_BUL_01))?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })
}

fn may_push(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_BUL_01))?;
    holds(own.place().gap(foe.place()).cheb() == 1, || {
        why::not_near(rule::D20_BUL_01)
    })?;
    moves::may_go(at.scene, own, word::WALK).map_err(|why| why.by(rule::D20_BUL_01))?;
    holds(at.scene.pair(own, foe).has_melee_line(1), || {
        why::blocked(rule::D20_BUL_01)
    })
}

/// Whether somebody has learnt to do it without an opening for his foe.
///
/// Rule: `D20-FEA-23`.
pub(crate) fn is_learnt(own: &Snapshot) -> bool {
    is_trained(own, Manoeuvre::BullRush)
}

/// What decides of a push that is looked at, with the way before it where it ends a charge.
///
/// Rule: `D20-BUL-02`, `D20-CHG-02`.
pub(crate) fn contest_of(at: &At, foe: &Snapshot) -> Opposed {
    let mut own = at.own.clone();
    if at.call.word == word::CHARGE_RUSH {
        let charging = health::until_turn_of(State::Charging, own.id());
        own.state.conditions.0.push(charging);
    }
    contest(at.scene, &own, foe)
}

fn contest(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Opposed {
    let of = |it: &Snapshot| strength_of(scene, it, Ability::Strength);
    Opposed {
        what: (rule::D20_BUL_02, word::BULL_RUSH),
        contest: Contest::bull_rush(
            of(own),
            of(foe),
            Sides {
                bigger: bigger(own, foe),
                trained: training(own, Manoeuvre::BullRush),
                is_charging: own.state.suffers(State::Charging),
                is_stable: foe.build.is_stable(),
            },
        )
        .hampered(
            skill::checks(scene.tables(), own),
            skill::checks(scene.tables(), foe),
        ),
    }
}

/// Runs into the square of the foe, where everybody who threatens it may strike first; then Strength decides.
///
/// Rule: `D20-BUL-01`.
pub(super) fn rush(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let is_cleared = std::mem::take(&mut table.round.is_cleared);
    if is_cleared && table.round.rushed_from.is_some() {
        return shove(table, id, target);
    }
    let (own, foe) = (table.snapshot(id).body, table.snapshot(target).place());
    look::face(table, id, foe);
    table.acted(id, word::BULL_RUSH, Some(target));
    table.round.rushed_from = Some(own.at);
    let towards = table.snapshot(id).place().gap(foe).sector();
    let there = towards.map_or(own.at, |towards| own.at.step(towards));
    let facing = table.snapshot(id).body.facing;
    walk::put(table, id, there, facing, (0, rule::D20_BUL_01));
    let mut by = provoke::all_who_may(table, id);
    if is_learnt(table.snapshot(id)) {
        by.retain(|foe| *foe != target);
    }
    match provoke::halts(table, id, word::ASK_TURN, call, by) {
        true => Ok(()),
        false => shove(table, id, target),
    }
}

/// Strength against Strength: whoever wins drives the foe back, whoever does not goes back himself.
///
/// Rule: `D20-BUL-02`, `D20-BUL-03`.
fn shove(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let Some(origin) = table.round.rushed_from.take() else {
        return Ok(());
    };
    // Somebody has felled him meanwhile: whoever has run there stands over him.
    if !table.snapshot(target).is_able() {
        return Ok(());
    }
    let foe = table.snapshot(target).place();
    let there = Footprint::new(origin, table.snapshot(id).body.size);
    let towards = there.gap(foe).sector();
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let opposed = both.map(|(own, foe)| contest(&scene, own, foe));
    let speed = scene.get(id).map_or(1, |own| moves::speed(&scene, own));
    drop(scene);
    if let (Some(opposed), Some(towards)) = (opposed, towards) {
        let squares = pushed(opposed.play(table, id)?).min(speed.max(1)) as u8;
        if squares > 0 && drive(table, (id, target), towards, 1)? {
            if squares > 1 {
                table.round.frames.push(Frame::Push(Pushing {
                    pusher: id,
                    target,
                    towards,
                    rest: squares - 1,
                    opened: 0,
                    struck: Vec::new(),
                }));
            }
            return Ok(());
        }
    }
    go_back(table, id, origin)
}

/// A push goes on: before each further square both lay themselves open to others, but not to each other.
///
/// Rule: `D20-BUL-03`, `D20-AOO-03`, `D20-AOO-09`.
pub(crate) fn go_on(table: &mut Table, mut pushing: Pushing) -> Result<(), DiceError> {
    let Pushing { pusher, target, .. } = pushing;
    table.round.frames.pop();
    let goes_on = [pusher, target].iter().all(|id| table.snapshot(*id).is_able());
    if pushing.rest == 0 || !goes_on || table.clock.over {
        return Ok(());
    }
    if pushing.opened < 2 {
        let (actor, other) = match pushing.opened {
            0 => (target, pusher),
            _ => (pusher, target),
        };
        let mut by = provoke::all_who_may(table, actor);
        let struck = match pushing.opened {
            0 => &mut pushing.struck,
            _ => &mut table.round.struck,
        };
        by.retain(|id| *id != other && !struck.contains(id));
        struck.extend(&by);
        pushing.opened += 1;
        table.round.frames.push(Frame::Push(pushing));
        if !by.is_empty() {
            table.round.frames.push(Frame::Open {
                actor,
                by,
                kind: word::ASK_OPPORTUNITY,
            });
        }
        return Ok(());
    }
    (pushing.rest, pushing.opened) = (pushing.rest - 1, 0);
    if drive(table, (pusher, target), pushing.towards, 1)? {
        table.round.frames.push(Frame::Push(pushing));
    }
    Ok(())
}

/// Whoever has not moved his foe goes back to where he came from; if somebody is there by now, he falls in the nearest free square.
///
/// Rule: `D20-BUL-03`.
fn go_back(table: &mut Table, id: FighterId, origin: Cell) -> Result<(), DiceError> {
    let own = table.snapshot(id).body;
    if !own.able || own.at == origin {
        return Ok(());
    }
    let place = Footprint::new(origin, own.size);
    let is_taken = table
        .fighters()
        .iter()
        .any(|it| it.id() != id && it.body.present && it.is_able() && it.place().gap(place).cheb() == 0);
    let told = (0, rule::D20_BUL_03);
    if !is_taken {
        walk::put(table, id, origin, own.facing, told);
        return walk::land(table, id);
    }
    let nearest = moves::nearest_free(&table.scene(), table.snapshot(id));
    if let Some(cell) = nearest {
        walk::put(table, id, cell, own.facing, told);
        walk::land(table, id)?;
    }
    health::pose(table, id, Posture::Lying, rule::D20_BUL_03);
    Ok(())
}

/// The squares over which a foe is driven, one after another, as far as each is free: nobody lands on somebody else, not even over an edge.
///
/// Rule: `D20-BUL-03`, `D20-BRD-16`.
pub(crate) fn line(
    scene: &Scene,
    (pusher, foe): (FighterId, &Snapshot),
    towards: Facing,
    squares: u8,
) -> Vec<PushStep> {
    let is_held =
        |it: &&Snapshot| it.body.present && it.is_able() && it.id() != foe.id() && it.id() != pusher;
    let others = scene.fighters.iter().filter(is_held);
    let held: Vec<Footprint> = others.map(Snapshot::place).collect();
    let mut line = push_line(scene.board(), foe.place(), towards, squares, &held);
    for step in &mut line {
        let there = Footprint::new(step.cell, foe.body.size);
        let is_taken = held.iter().any(|body| body.gap(there).cheb() == 0);
        if is_taken && matches!(step.end, PushEnd::Drop(_)) {
            step.end = PushEnd::Occupied;
        }
    }
    line
}

/// The foe goes back, and the pusher takes the square that he leaves; what is blocked does not move at all, and over an edge one falls.
/// Says whether he has moved.
///
/// Rule: `D20-BUL-03`, `D20-BRD-16`, `D20-MOV-11`.
fn drive(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    towards: Facing,
    squares: u8,
) -> Result<bool, DiceError> {
    let foe = table.snapshot(target).clone();
    let line = line(&table.scene(), (id, &foe), towards, squares);
    // He has run into the square of the foe, or against a bigger one beside it.
    let mut behind = table.snapshot(id).body.at;
    let mut last = foe.body.at;
    let mut has_moved = false;
    let facing = foe.body.facing;
    for step in line {
        match step.end {
            PushEnd::Free => {
                walk::put(table, target, step.cell, facing, (0, rule::D20_BUL_03));
                behind = last;
                last = step.cell;
                has_moved = true;
            }
            PushEnd::Drop(depth_dm) => {
                walk::put(table, target, step.cell, facing, (0, rule::D20_BUL_03));
                behind = last;
                has_moved = true;
                harm::fall(table, target, depth_dm)?;
                break;
            }
            PushEnd::Occupied | PushEnd::Blocked => break,
        }
    }
    if last != foe.body.at && table.snapshot(target).is_able() {
        walk::land(table, target)?;
    }
    let own = table.snapshot(id).body;
    let is_free = table
        .fighters()
        .iter()
        .all(|it| it.id() == id || !it.body.present || !it.place().contains(behind));
    if behind != own.at && own.able && is_free {
        walk::put(table, id, behind, own.facing, (0, rule::D20_BUL_03));
        walk::land(table, id)?;
    }
    Ok(has_moved)
}
