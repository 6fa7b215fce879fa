//! Movements: a move action each, a step besides, or the whole turn.

use crate::battle::{Verb, WhyNot};
use crate::rules::kernel::action::Price;

use super::super::round::walk;
use super::super::{moves, rule, word};
use super::{ACT, Action, At, Cells, Cost, Shape, Way};

/// The ways to move.
pub(super) static GAITS: [Action; 5] = [
    Action {
        word: word::WALK,
        rule: rule::D20_MOV_01,
        ..GAIT
    },
    // One square, without an action and without danger (`D20-ACT-06`).
    Action {
        word: word::STEP,
        rule: rule::D20_ACT_06,
        cost: |at| Cost::Step(at.scene.modules()),
        behind: &[rule::D20_ACT_06, rule::D20_AOO_04],
        ..GAIT
    },
    Action {
        word: word::CRAWL,
        rule: rule::D20_MOV_08,
        behind: &[rule::D20_MOV_08],
        ..GAIT
    },
    // Twice as far, and the first square is left in safety (`D20-WDR-01`).
    Action {
        word: word::WITHDRAW,
        rule: rule::D20_WDR_01,
        cost: |_| Cost::FullRoundOrSingle,
        behind: &[rule::D20_WDR_01, rule::D20_AOO_05],
        ..GAIT
    },
    Action {
        word: word::RUN,
        rule: rule::D20_MOV_07,
        cost: |_| Cost::FullRound,
        behind: &[rule::D20_MOV_07],
        ..GAIT
    },
];

/// A movement that says nothing else of itself.
const GAIT: Action = Action {
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
    cost: |_| Cost::Movement,
    play: |table, id, call| {
        table.fighter(id).budget.may_draw = call.word != word::STEP;
        walk::set_out(table, id, call.word, call.path, call.facing);
        Ok(())
    },
    preview: |at| {
        let mut there = at.own.clone();
        there.body.at = at.call.path.last().copied().unwrap_or(there.body.at);
        Some(there)
    },
    weigh: |mind, at| mind.way(at),
    behind: &[rule::D20_ACT_03, rule::D20_MOV_01, rule::D20_MOV_02],
    ..ACT
};

fn is_left(at: &At) -> Result<(), WhyNot> {
    let cost = match at.call.word {
        word::STEP => Cost::Step(at.scene.modules()),
        word::WITHDRAW => Cost::FullRoundOrSingle,
        word::RUN => Cost::FullRound,
        _ => Cost::Movement,
    };
    cost.is_left(at.own)
}

fn goes(at: &At) -> Result<(), WhyNot> {
    moves::may_go(at.scene, at.own, at.call.word)
}
