//! Moving without turning, where facing counts: no foe gets a side that he does not have.

use super::super::module::Modules;
use super::super::{facing, rule, why, word};
use super::attack::has_module;
use super::gait::{GAIT, is_left};
use super::{Action, holds};

/// Moves and keeps the facing; to the side and backward it costs twice as much (`D20-FAC-10`).
pub(super) static SIDLE: [Action; 1] = [Action {
    word: word::SIDLE,
    rule: rule::D20_FAC_10,
    may: &[
        |at| has_module(at, Modules::FACING, rule::D20_FAC_10),
        |at| {
            let has_arcs = facing::has_arcs(at.scene, at.own);
            holds(has_arcs, || why::no_sides(rule::D20_FAC_06))
        },
        is_left,
        |at| super::super::moves::may_go(at.scene, at.own, at.call.word),
    ],
    weigh: |_, _| Vec::new(),
    behind: &[rule::D20_FAC_10],
    ..GAIT
}];
