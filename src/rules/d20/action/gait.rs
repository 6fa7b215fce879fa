//! Movements: a move action each, a step besides, or the whole turn.

use crate::battle::{Verb, WhyNot};
use crate::board::Footprint;
use crate::rules::kernel::action::Price;

use super::super::round::walk;
use super::super::{facing, moves, rule, why, word};
use super::grapple::{drag, may_drag};
use super::{ACT, Action, At, Cells, Cost, Shape, Way, holds};

/// The ways to move.
pub(super) static GAITS: [Action; 10] = [
    Action {
        word: word::WALK,
        rule: rule::D20_MOV_01,
        behind: &[
            rule::D20_ACT_03,
            rule::D20_MOV_01,
            rule::D20_MOV_02,
            rule::D20_ACT_T21,
        ],
        ..GAIT
    },
    // One square, without an action and without danger (`D20-ACT-06`).
    Action {
        word: word::STEP,
        rule: rule::D20_ACT_06,
        behind: &[rule::D20_ACT_06, rule::D20_AOO_04, rule::D20_ACT_T22],
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
        behind: &[rule::D20_WDR_01, rule::D20_AOO_05, rule::D20_ACT_T19],
        ..GAIT
    },
    Action {
        word: word::RUN,
        rule: rule::D20_MOV_07,
        behind: &[rule::D20_MOV_07, rule::D20_ACT_T20],
        ..GAIT
    },
    // Past foes and through them, at half the speed (`D20-MOV-10`).
    Action {
        word: word::TUMBLE,
        rule: rule::D20_MOV_10,
        behind: &[rule::D20_MOV_10],
        ..GAIT
    },
    // On after the one blow of a turn, with what is left of the speed (`D20-FEA-29`).
    Action {
        word: word::SPRING,
        rule: rule::D20_FEA_29,
        may: &[|at| moves::may_spring(at.own), goes],
        cost: |_| Cost::Free,
        behind: &[rule::D20_FEA_29],
        ..GAIT
    },
    // One square, whatever it costs (`D20-MOV-09`).
    Action {
        word: word::STRUGGLE,
        rule: rule::D20_MOV_09,
        behind: &[rule::D20_MOV_09],
        ..GAIT
    },
    // On in the line of a mounted charge (`D20-FEA-41`).
    Action {
        word: word::RIDE_ON,
        rule: rule::D20_FEA_41,
        behind: &[rule::D20_FEA_41],
        ..GAIT
    },
    // A whole grapple, half as far, if a check is won (`D20-GRP-02`).
    Action {
        word: word::DRAG,
        rule: rule::D20_GRP_02,
        may: &[may_drag, is_left, goes],
        cost: |_| Cost::FullRound,
        play: drag,
        behind: &[rule::D20_GRP_02],
        ..GAIT
    },
];

/// A movement that says nothing else of itself.
pub(super) const GAIT: Action = Action {
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
    may: &[is_left, goes, may_look],
    cost: price,
    play: |table, id, call| {
        let budget = &mut table.fighter(id).state.budget;
        budget.may_draw = call.word != word::STEP;
        budget.spent.has_moved |= call.word != word::STEP;
        budget.has_run |= call.word == word::RUN;
        budget.may_hide = true;
        walk::set_out(table, id, call.word, call.path, call.facing);
        if call.word == word::RIDE_ON {
            let on = table.fighter(id).budget.rides_on.take();
            // Whom he has charged at lets him pass.
            table.round.struck.extend(on.map(|on| on.past));
        }
        Ok(())
    },
    preview: |at| {
        let mut there = at.own.clone();
        let last = at.call.path.iter().rev();
        let mut last = last.copied().chain([there.body.at]);
        let (to, before) = (last.next()?, last.next());
        there.body.at = to;
        let walked = before.filter(|_| !facing::is_kept(at.scene, at.own, at.call.word));
        let walked = walked.and_then(|from| Footprint::single(from).gap(Footprint::single(to)).sector());
        there.body.facing = at.call.facing.or(walked).unwrap_or(there.body.facing);
        Some(there)
    },
    weigh: |mind, at| mind.way(at),
    behind: &[rule::D20_ACT_03, rule::D20_MOV_01, rule::D20_MOV_02],
    ..ACT
};

/// What a movement takes: of the own turn, or of that of the mount.
///
/// Rule: `D20-ACT-03`, `D20-ACT-06`, `D20-WDR-01`, `D20-MOV-07`, `D20-MNT-01`.
fn price(at: &At) -> Cost {
    let modules = at.scene.modules();
    match (at.call.word, at.own.body.mount.is_some()) {
        (word::STEP, false) => Cost::Step(modules),
        (word::WITHDRAW, false) => Cost::FullRoundOrSingle,
        (word::RUN | word::DRAG | word::STRUGGLE, false) => Cost::FullRound,
        (_, false) => Cost::Movement,
        (word::STEP, true) => Cost::RideStep(modules),
        (word::WITHDRAW, true) => Cost::RideTwice,
        (word::RUN, true) => Cost::RideAll,
        (word::RIDE_ON, true) => Cost::RideOn,
        (_, true) => Cost::Ride,
    }
}

pub(super) fn is_left(at: &At) -> Result<(), WhyNot> {
    price(at).is_left(at.own)
}

fn goes(at: &At) -> Result<(), WhyNot> {
    moves::may_go(at.scene, at.own, at.call.word)
}

/// Whoever takes a step of one square looks another way at its end by the one change of facing that is free.
///
/// Rule: `D20-FAC-08`.
fn may_look(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let turns = at.call.facing.is_some_and(|facing| facing != own.body.facing);
    let is_spent = own.budget.has_turned && at.call.word == word::STEP;
    holds(!(turns && is_spent && facing::has_arcs(at.scene, own)), || {
        why::has_turned(rule::D20_FAC_08)
    })
}
