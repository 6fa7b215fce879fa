//! The bull rush: a foe is driven back by main force.

use crate::battle::{FighterId, WhyNot};
use crate::board::{Facing, Footprint, PushEnd, push_line};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::contest::{Contest, Sides, pushed};
use super::super::data::{Ability, Manoeuvre, State};
use super::super::moves;
use super::super::round::{Table, health, look, provoke, walk};
use super::super::scene::Snapshot;
use super::super::trial::Opposed;
use super::super::{rule, why, word};
use super::attack::at_foe;
use super::special::{bigger, is_trained};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// Drives a foe back who stands beside the fighter.
///
/// Rule: `D20-BUL-01` to `D20-BUL-03`.
pub(super) const BULL_RUSH: Action = Action {
    word: word::BULL_RUSH,
    rule: rule::D20_BUL_01,
    shape: Shape::WHOM,
    may: &[at_foe, may_push],
    cost: |_| Cost::Standard,
    odds: |at| contest(at.own, at.target()?).odds(),
    play: rush,
    weigh: |mind, at| mind.push(at),
    behind: &[
        rule::D20_BUL_01,
        rule::D20_BUL_02,
        rule::D20_BUL_03,
        rule::D20_BRD_16,
    ],
    ..ACT
};

fn may_push(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_BUL_01))?;
    holds(bigger(foe, own) <= 1, || why::too_big(rule::D20_BUL_01, foe.id()))?;
    holds(own.place().gap(foe.place()).cheb() == 1, || {
        why::not_near(rule::D20_BUL_01)
    })?;
    holds(foe.is_able(), || why::no_foe(rule::D20_BUL_01))?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    moves::may_go(at.scene, own, word::WALK).map_err(|why| why.by(rule::D20_BUL_01))?;
    holds(at.scene.pair(own, foe).has_melee_line(1), || {
        why::blocked(rule::D20_BUL_01)
    })
}

fn contest(own: &Snapshot, foe: &Snapshot) -> Opposed {
    let of = |it: &Snapshot| it.build.abilities.modifier(Ability::Strength);
    Opposed {
        what: (rule::D20_BUL_02, word::BULL_RUSH),
        contest: Contest::bull_rush(
            of(own),
            of(foe),
            Sides {
                bigger: bigger(own, foe),
                is_trained: is_trained(own, Manoeuvre::BullRush),
                is_charging: own.state.suffers(State::Charging),
                is_stable: foe.build.is_stable(),
            },
        ),
    }
}

/// Everybody who threatens the square of the foe may strike first; then Strength decides.
fn rush(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let mut by = provoke::all_who_may(table, id);
    if is_trained(table.snapshot(id), Manoeuvre::BullRush) {
        by.retain(|foe| *foe != target);
    }
    if provoke::halts(table, id, word::ASK_TURN, call, by) {
        return Ok(());
    }
    let (own, foe) = (table.snapshot(id).clone(), table.snapshot(target).clone());
    let Some(towards) = own.place().gap(foe.place()).sector() else {
        return Ok(());
    };
    look::face(table, id, foe.place());
    table.acted(id, word::BULL_RUSH, Some(target));
    let squares = pushed(contest(&own, &foe).play(table, id)?);
    if squares == 0 {
        return Ok(());
    }
    let most = squares.min(moves::speed(&table.scene(), &own).max(1));
    drive(table, (id, target), towards, most as u8)
}

/// The foe goes back, and the pusher takes the square that he leaves; what is blocked does not move at all, and over an edge one falls.
///
/// Rule: `D20-BUL-03`, `D20-BRD-16`, `D20-MOV-11`.
fn drive(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    towards: Facing,
    squares: u8,
) -> Result<(), DiceError> {
    let foe = table.snapshot(target).clone();
    let is_held = |it: &&Snapshot| it.body.present && it.is_able() && it.id() != target;
    let others = table.fighters().iter().filter(is_held);
    let held: Vec<Footprint> = others.map(Snapshot::place).collect();
    let line = push_line(table.ground.view(), foe.place(), towards, squares, &held);
    let mut behind = table.snapshot(id).body.at;
    let mut last = foe.body.at;
    let facing = foe.body.facing;
    for step in line {
        match step.end {
            PushEnd::Free => {
                walk::put(table, target, step.cell, facing, (0, rule::D20_BUL_03));
                behind = last;
                last = step.cell;
            }
            PushEnd::Drop(depth_dm) => {
                walk::put(table, target, step.cell, facing, (0, rule::D20_BUL_03));
                behind = last;
                health::fall(table, target, depth_dm)?;
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
    Ok(())
}
