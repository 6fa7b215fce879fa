//! Turns that are put off and taken later, an attack that is kept ready, and moments that are let pass.

use crate::battle::Verb;

use super::super::fighter::Ready;
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

/// Keeps something ready until his next turn (`D20-SEQ-08`).
pub(super) static READY_ATTACK: [Action; 2] = [READY_BLOW, READY_SHOT];

/// Keeps an attack ready for the first foe who comes within reach (`D20-SEQ-08`).
const READY_BLOW: Action = Action {
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
        table.fighter(id).budget.ready = Ready::Blow;
        table.acted(id, word::READY_ATTACK, None);
        Ok(())
    },
    weigh: |mind, at| mind.keep_ready(at),
    behind: &[rule::D20_SEQ_08, rule::D20_ACT_T37],
    ..ACT
};

/// Keeps a shot ready for the first foe who moves where he can be shot at (`D20-SEQ-08`).
const READY_SHOT: Action = Action {
    word: word::READY_SHOT,
    rule: rule::D20_SEQ_08,
    may: &[
        |at| has_module(at, Modules::READY_DELAY, rule::D20_SEQ_08),
        |at| {
            let hand = at.own.state.arm(at.own.hands.held);
            let shoots = at.own.in_hand().is_some_and(|arm| arm.range.is_some());
            holds(shoots && !hand.is_unloaded, || why::no_missile(rule::D20_SEQ_08))
        },
    ],
    cost: |_| Cost::Standard,
    play: |table, id, _| {
        table.fighter(id).budget.ready = Ready::Shot;
        table.acted(id, word::READY_SHOT, None);
        Ok(())
    },
    weigh: |mind, at| mind.keep_shot_ready(at),
    behind: &[rule::D20_SEQ_08, rule::D20_ACT_T37],
    ..ACT
};

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
        word::ASK_AIM,
        word::ASK_GIVE_WAY,
    ],
    shape: Shape::of(Verb::Pass),
    weigh: |_, at| vec![at.worth(0)],
    ..ACT
}];
