//! Movements: a move action each, or the whole turn for a sprint.

use crate::battle::{Verb, WhyNot};
use crate::rules::kernel::Resolution;
use crate::rules::kernel::action::Price;

use super::super::round::walk;
use super::super::{leap, moves, rule, why, word};
use super::{ACT, Action, At, Cells, Cost, Shape, Way, holds};

/// The ways to move.
pub(super) static GAITS: [Action; 5] = [
    Action {
        word: word::WALK,
        rule: rule::PL_MOV_01,
        ..GAIT
    },
    Action {
        word: word::CRAWL,
        ..GAIT
    },
    Action {
        word: word::SPRINT,
        rule: rule::PL_SPR_01,
        may: &[
            |at| {
                let turn = at.own.state.turn;
                holds(turn.is_fresh(), || why::turn_begun(rule::PL_ACT_07, turn.moves))
            },
            is_left,
            goes,
        ],
        behind: &[rule::PL_ACT_07, rule::PL_SPR_01],
        ..GAIT
    },
    Action {
        word: word::CLIMB,
        ..GAIT
    },
    Action {
        word: word::JUMP,
        odds: long_jumps,
        ..GAIT
    },
];

/// A movement that says nothing else of itself.
const GAIT: Action = Action {
    rule: rule::PL_MOV_06,
    shape: Shape {
        cells: Cells::Way(Way {
            ends: |at| {
                let reach = moves::reach(at.scene, at.own, at.call.word);
                reach.into_iter().map(|(cell, _)| cell).collect()
            },
            route: |at, cell| moves::route(at.scene, at.own, at.call.word, cell),
            leads: |at| moves::check_path(at.scene, at.own, at.call.word, at.call.path).map(|_| ()),
        }),
        ..Shape::of(Verb::Move)
    },
    may: &[is_left, goes],
    cost: |_| Cost::Move,
    play: |table, id, call| walk::movement(table, id, call.word, call.path, call.facing),
    preview: |at| {
        let mut there = at.own.clone();
        there.body.at = at.call.path.last().copied().unwrap_or(there.body.at);
        there.state.turn.may_draw = true;
        there.state.turn.is_spent |= at.call.word == word::SPRINT;
        Some(there)
    },
    weigh: |mind, at| mind.way(at),
    behind: &[rule::PL_ACT_03, rule::PL_MOV_01],
    ..ACT
};

fn is_left(at: &At) -> Result<(), WhyNot> {
    Cost::Move.is_left(at.own)
}

fn goes(at: &At) -> Result<(), WhyNot> {
    moves::may_go(at.own, at.call.word)
}

/// The odds of a jump that takes a test: one link for each of them (`PL-MOV-06`).
fn long_jumps(at: &At) -> Option<crate::battle::Odds> {
    let steps = moves::check_path(at.scene, at.own, at.call.word, at.call.path).ok()?;
    let leaps = leap::leaps(at.own.body.at, &steps);
    let long = leaps
        .filter(|(from, step)| leap::is_long(*from, step.cell))
        .count();
    let mut odds = leap::trial(at.own, at.scene.round.modules)
        .odds()
        .filter(|_| long > 0)?;
    odds.chain = vec![odds.chain[0]; long];
    Some(odds)
}
