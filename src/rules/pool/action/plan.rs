//! What is declared at the start of a round.

use crate::battle::{FighterId, Happening, Verb};
use crate::dice::DiceError;

use super::super::fighter::Leave;
use super::super::round::{Table, finish};
use super::super::{rule, word};
use super::{ACT, Action, Call, Shape};

/// What may be declared (`PL-DEC-01`).
pub(super) static PLANS: [Action; 3] = [
    Action {
        word: word::PLAN_FIGHT,
        rule: rule::PL_DEC_01,
        asked: &[word::ASK_STANCE],
        shape: Shape::of(Verb::Plan),
        weigh: |_, at| vec![at.worth(0)],
        ..ACT
    },
    // The riposte stance (`PL-RIP-01`).
    Action {
        word: word::PLAN_STANCE,
        rule: rule::PL_RIP_01,
        asked: &[word::ASK_STANCE],
        shape: Shape::of(Verb::Plan),
        play: |table, id, _| {
            table.fighter(id).state.turn.stance = true;
            table.write(Happening::Announced {
                fighter: id,
                plan: word::PLAN_STANCE,
            });
            table.state(id, word::STANCE, true, rule::PL_RIP_01);
            Ok(())
        },
        weigh: |mind, at| mind.stance(at),
        ..ACT
    },
    Action {
        word: word::SURRENDER,
        rule: rule::PL_RND_03,
        asked: &[word::ASK_STANCE],
        play: surrender,
        ..ACT
    },
];

/// The side of a fighter gives up: all who still stand on it are out of the fight.
fn surrender(table: &mut Table, id: FighterId, _: Call) -> Result<(), DiceError> {
    let side = table.snapshot(id).fighter.side;
    for id in table.ids() {
        let fighter = table.snapshot(id);
        // Those who are still to come hear of it and stay away (BD-LVL-12).
        let waits = fighter.state.leave == Leave::Waits;
        if fighter.fighter.side != side || !fighter.is_able() && !waits {
            continue;
        }
        let fighter = table.fighter(id);
        fighter.state.leave = Leave::Surrendered;
        fighter.body.able = false;
        if waits {
            continue;
        }
        table.state(id, word::SURRENDERED, true, rule::PL_RND_03);
    }
    finish::end_if_decided(table);
    Ok(())
}
