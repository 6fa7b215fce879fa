//! Turns that are put off and taken later, and moments that are let pass.

use crate::battle::{FighterId, Verb};
use crate::dice::DiceError;

use super::super::round::{Table, turn};
use super::super::{rule, why, word};
use super::{ACT, Action, Call, Cost, Shape, holds};

/// Puts the turn off, once, when its place comes (`PL-DLY-01`, `PL-RIP-06`).
pub(super) static DELAY: [Action; 1] = [Action {
    word: word::DELAY,
    rule: rule::PL_DLY_01,
    may: &[|at| {
        let running = at.scene.round.running();
        holds(running.is_some_and(|running| running.is_regular()), || {
            why::no_delay(rule::PL_DLY_01)
        })
    }],
    cost: |_| Cost::Delay,
    play: |table, id, _| {
        turn::delay(table, id);
        Ok(())
    },
    weigh: |mind, at| mind.waiting(at, 0),
    behind: &[rule::PL_DLY_01, rule::PL_DLY_04],
    ..ACT
}];

/// Takes the turn that was put off: after the turn of another one, or as a late riposte.
///
/// Rule: `PL-DLY-02`, `PL-DEC-06`, `PL-RIP-06`.
pub(super) static ACT_NOW: [Action; 1] = [Action {
    word: word::ACT_NOW,
    rule: rule::PL_DLY_02,
    asked: &[word::ASK_LATE, word::ASK_COUNTER],
    play: act_now,
    weigh: |_, at| vec![at.worth(i64::from(at.kind == word::ASK_COUNTER))],
    behind: &[rule::PL_DLY_02, rule::PL_DLY_05],
    ..ACT
}];

fn act_now(table: &mut Table, id: FighterId, _: Call) -> Result<(), DiceError> {
    match table.round.after.take() {
        Some(after) => {
            table.state(id, word::STANCE, false, rule::PL_RIP_06);
            table.fighter(id).state.turn.stance = false;
            turn::run(table, id, true, Some(after.attacker));
        }
        None => {
            table.round.windows.clear();
            table.acted(id, word::ACT_NOW, None);
            turn::run(table, id, true, None);
        }
    }
    Ok(())
}

/// Lets the moment pass; in the own turn that is its end (`PL-ACT-01`).
pub(crate) static PASS: [Action; 1] = [Action {
    word: word::PASS,
    rule: rule::PL_ACT_01,
    asked: &[
        word::ASK_SET_UP,
        word::ASK_TURN,
        word::ASK_LATE,
        word::ASK_RIPOSTE,
        word::ASK_COUNTER,
        word::ASK_REGAIN,
    ],
    shape: Shape::of(Verb::Pass),
    weigh: |mind, at| mind.passing(at),
    ..ACT
}];
