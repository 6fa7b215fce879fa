//! The attack that a late riposte owes: nothing may come before it after which it could not be made any more, and it is not passed up.

use crate::battle::{Slot, Verb, WhyNot};
use crate::board::Cell;
use crate::rules::kernel::action::Price;
use crate::rules::kernel::offer;

use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::{Action, At, Call, Cells, Cost, attack, holds};

/// Whether a choice that may be made otherwise keeps the attack that a late riposte owes.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
///
/// # Errors
///
/// Why not.
pub(crate) fn keeps_attack(at: &At, action: &Action, cost: Cost) -> Result<(), WhyNot> {
    let owes = at.kind == word::ASK_TURN && at.own.state.turn.has_attack();
    let Some(foe) = at.about.filter(|_| owes).and_then(|id| at.scene.get(id)) else {
        return Ok(());
    };
    match action.shape.verb {
        Verb::Pass if can_come_to_blows(at, foe) => Err(why::owes_attack(rule::PL_RIP_06, foe.id())),
        Verb::Move => after_move(at, foe, action, cost),
        Verb::Act => after_act(at, foe, action, cost),
        _ => Ok(()),
    }
}

/// Whether somebody can still make the attack that he owes: from where he is, or after one more movement or act.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
fn can_come_to_blows(at: &At, foe: &Snapshot) -> bool {
    // Putting somebody down is free, and leaves him his turn.
    let mut free = at.own.clone();
    free.state.carries = None;
    let mut can = false;
    offer::each(at.scene, &free, at.question(), &mut |action, at| {
        can = can || comes_to_blows(action, at, foe);
    });
    can
}

/// Whether a choice is the attack that is owed, or leads to where it can be made.
fn comes_to_blows(action: &Action, at: &At, foe: &Snapshot) -> bool {
    if action.begins(at).is_err() {
        return false;
    }
    let cost = (action.cost)(at);
    match (action.shape.verb, &action.shape.cells) {
        (Verb::Attack, _) => true,
        (Verb::Move, Cells::Way(way)) => {
            let is_armed = |there: &Snapshot| is_left(there) && can_reach_armed(at, there, foe);
            let leads = |end: Cell| {
                let path = &[end];
                let there = afterwards(&at.naming(Call { path, ..at.call }), action, cost);
                there.is_some_and(|there| is_armed(&there))
            };
            let may = afterwards(at, action, cost).is_some_and(|there| is_left(&there));
            may && (way.ends)(at).into_iter().any(leads)
        }
        (Verb::Act, Cells::None | Cells::Beside) => {
            let is_cheap = matches!(cost, Cost::Free | Cost::Move) && cost.is_left(at.own).is_ok();
            is_cheap && afterwards(at, action, cost).is_some_and(|there| can_reach(at, &there, foe))
        }
        _ => false,
    }
}

fn is_left(there: &Snapshot) -> bool {
    there.state.turn.has_attack()
}

/// Whether a foe can be attacked by whoever acts, as he is or would be.
fn can_reach(at: &At, own: &Snapshot, foe: &Snapshot) -> bool {
    attack::can_reach(at.scene, own, foe, at.kind)
}

/// Whether a foe can be reached with what is in the hand, or with what may still be drawn on the way (`PL-MOV-02`).
fn can_reach_armed(at: &At, own: &Snapshot, foe: &Snapshot) -> bool {
    let slots = (0..own.build.arms.len() as u8).map(Slot);
    let mut drawn = slots.filter(|slot| own.state.carries.is_none() && own.is_drawable(*slot));
    can_reach(at, own, foe)
        || drawn.any(|slot| {
            let mut ready = own.clone();
            ready.state.hand = slot;
            can_reach(at, &ready, foe)
        })
}

/// A movement leaves the attack, at a place from which it can be made.
fn after_move(at: &At, foe: &Snapshot, action: &Action, cost: Cost) -> Result<(), WhyNot> {
    let there = afterwards(at, action, cost)
        .filter(is_left)
        .ok_or_else(|| why::owes_attack(rule::PL_RIP_06, foe.id()))?;
    holds(can_reach_armed(at, &there, foe), || {
        why::leaves_debt(rule::PL_RIP_07, foe.id())
    })
}

/// What costs a move action must leave him where he can make his attack; what is free must not take it from him.
fn after_act(at: &At, foe: &Snapshot, action: &Action, cost: Cost) -> Result<(), WhyNot> {
    let may = match cost {
        Cost::Free if !can_reach(at, at.own, foe) => true,
        Cost::Free | Cost::Move => {
            afterwards(at, action, cost).is_some_and(|there| can_reach(at, &there, foe))
        }
        Cost::Attack | Cost::WholeAttack | Cost::Limited | Cost::Delay => false,
    };
    holds(may, || why::owes_attack(rule::PL_RIP_06, foe.id()))
}

/// Somebody as he would be after a choice; none where it takes him or his foe out of reach in a way that he does not show.
fn afterwards(at: &At, action: &Action, cost: Cost) -> Option<Snapshot> {
    let mut there = (action.preview)(at)?;
    there.state.turn.moves += u8::from(cost == Cost::Move);
    Some(there)
}
