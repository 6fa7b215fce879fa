//! Carrying somebody unconscious.

use crate::battle::FighterId;

use super::super::fighter::Leave;
use super::super::round::walk;
use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::fallen::fallen;
use super::{ACT, Action, At, Cost, Shape, has_free_hands, holds};

/// Lifts somebody unconscious (`PL-SPR-03`).
pub(super) const LIFT: Action = Action {
    word: word::LIFT,
    rule: rule::PL_SPR_03,
    shape: Shape::WHOM,
    may: &[has_free_hands, |at| {
        let is_held = |id: FighterId| at.scene.fighters.iter().any(|it| it.state.carries == Some(id));
        let body = fallen(at).filter(|it| it.state.leave == Leave::No && !is_held(it.id()));
        holds(!at.own.is_prone(), || why::prone(rule::PL_SPR_03))?;
        holds(body.is_some(), || why::no_body(rule::PL_SPR_03))
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| {
        let Some(target) = call.target else { return Ok(()) };
        table.acted(id, word::LIFT, Some(target));
        let at = table.snapshot(id).body.at;
        table.fighter(id).state.carries = Some(target);
        let body = table.snapshot(target).body;
        if body.at != at {
            walk::shift(table, target, at, body.facing, (0, rule::PL_SPR_03));
        }
        table.state(id, word::CARRYING, true, rule::PL_SPR_03);
        Ok(())
    },
    preview: |at| Some(carrying(at, at.call.target)),
    weigh: |mind, at| mind.lifted(at),
    behind: &[rule::PL_SPR_03],
    ..ACT
};

/// Puts somebody down, which is free (`PL-SPR-03`).
pub(super) static PUT_DOWN: [Action; 1] = [Action {
    word: word::PUT_DOWN,
    rule: rule::PL_SPR_03,
    may: &[|at| {
        holds(at.own.state.carries.is_some(), || {
            why::carries_nobody(rule::PL_SPR_03)
        })
    }],
    play: |table, id, _| {
        table.fighter(id).state.carries = None;
        table.acted(id, word::PUT_DOWN, None);
        table.state(id, word::CARRYING, false, rule::PL_SPR_03);
        Ok(())
    },
    preview: |at| Some(carrying(at, None)),
    weigh: |mind, at| mind.put_down(at),
    behind: &[rule::PL_SPR_03],
    ..ACT
}];

fn carrying(at: &At, carries: Option<FighterId>) -> Snapshot {
    let mut there = at.own.clone();
    there.state.carries = carries;
    there
}
