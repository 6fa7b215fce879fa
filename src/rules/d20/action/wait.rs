//! Turns that are put off and taken later, an attack that is kept ready, and moments that are let pass.

use crate::battle::Verb;

use super::super::module::Modules;
use super::super::round::turn;
use super::super::{rule, why, word};
use super::attack::has_module;
use super::{ACT, Action, Cost, Shape, holds};

/// Puts the turn off (`D20-SEQ-08`).
pub(super) static DELAY: [Action; 1] = [Action {
    word: word::DELAY,
    rule: rule::D20_SEQ_08,
    may: &[
        |at| has_module(at, Modules::READY_DELAY, rule::D20_SEQ_08),
        |at| {
            let is_fresh = at.own.budget.attacks.is_fresh() && !at.own.budget.attacks.is_defensive;
            holds(is_fresh, || why::turn_begun(rule::D20_SEQ_08))
        },
    ],
    cost: |_| Cost::Delay,
    play: |table, id, _| {
        turn::delay(table, id);
        Ok(())
    },
    behind: &[rule::D20_SEQ_08],
    ..ACT
}];

/// Keeps an attack ready for the first foe who comes within reach (`D20-SEQ-08`).
pub(super) static READY_ATTACK: [Action; 1] = [Action {
    word: word::READY_ATTACK,
    rule: rule::D20_SEQ_08,
    may: &[
        |at| has_module(at, Modules::READY_DELAY, rule::D20_SEQ_08),
        |at| {
            let is_armed = at.own.melee_arm().is_some();
            holds(is_armed, || why::hand_empty(rule::D20_SEQ_08))
        },
    ],
    cost: |_| Cost::Standard,
    play: |table, id, _| {
        table.fighter(id).budget.is_ready = true;
        table.acted(id, word::READY_ATTACK, None);
        Ok(())
    },
    weigh: |mind, at| mind.keep_ready(at),
    behind: &[rule::D20_SEQ_08],
    ..ACT
}];

/// Takes the turn that was put off (`D20-SEQ-08`).
pub(super) static ACT_NOW: [Action; 1] = [Action {
    word: word::ACT_NOW,
    rule: rule::D20_SEQ_08,
    asked: &[word::ASK_LATE],
    play: |table, id, _| {
        turn::act_now(table, id);
        Ok(())
    },
    weigh: |_, at| vec![at.worth(1)],
    behind: &[rule::D20_SEQ_08],
    ..ACT
}];

/// Lets the moment pass; in the own turn that is its end.
pub(crate) static PASS: [Action; 1] = [Action {
    word: word::PASS,
    rule: rule::D20_ACT_01,
    asked: &[
        word::ASK_SET_UP,
        word::ASK_TURN,
        word::ASK_LATE,
        word::ASK_OPPORTUNITY,
        word::ASK_READIED,
        word::ASK_FOLLOW_UP,
    ],
    shape: Shape::of(Verb::Pass),
    weigh: |_, at| vec![at.worth(0)],
    ..ACT
}];
