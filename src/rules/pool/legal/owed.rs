//! The attack that a late riposte owes: nothing may come before it after which it could not be made any more.

use crate::battle::{Choice, RuleId, Slot};
use crate::board::DoorState;

use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::attack::can_reach;
use super::{Cost, door};

/// Whether a movement leaves somebody the attack that he owes, at a place from which it can be made.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn after_move(
    scene: &Scene,
    own: &Snapshot,
    foe: &Snapshot,
    choice: &Choice,
) -> Result<(), RuleId> {
    let Choice::Move { gait, path, .. } = choice else {
        return Err(rule::PL_ACT_01);
    };
    let mut there = own.clone();
    let turn = &mut there.state.turn;
    turn.moves += 1;
    turn.is_spent |= *gait == word::SPRINT;
    if !turn.has_attack() {
        return Err(rule::PL_RIP_06);
    }
    there.body.at = path.last().copied().unwrap_or(own.body.at);
    can_reach(scene, &there, foe).then_some(()).ok_or(rule::PL_RIP_07)
}

/// Whether an act leaves somebody the attack that he owes. What costs a move action must leave him where he can make it; what
/// is free must not take it from him.
///
/// Rule: `PL-RIP-06`.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn after_act(
    scene: &Scene,
    own: &Snapshot,
    foe: &Snapshot,
    (choice, cost): (&Choice, Cost),
) -> Result<(), RuleId> {
    let may = match cost {
        Cost::Free if !can_reach(scene, own, foe) => true,
        Cost::Free | Cost::Move => {
            afterwards(scene, own, choice, cost).is_some_and(|there| can_reach(scene, &there, foe))
        }
        Cost::Attack | Cost::Limited | Cost::Delay => false,
    };
    may.then_some(()).ok_or(rule::PL_RIP_06)
}

/// Somebody as he would be after an act; none where it takes him or his foe out of reach in a way that he does not show.
fn afterwards(scene: &Scene, own: &Snapshot, choice: &Choice, cost: Cost) -> Option<Snapshot> {
    let Choice::Act {
        act,
        target,
        with,
        at,
        ..
    } = choice
    else {
        return None;
    };
    let mut there = own.clone();
    let body = own.build.body_slot();
    let state = &mut there.state;
    state.turn.moves += u8::from(cost == Cost::Move);
    match *act {
        word::LEAVE => return None,
        // A door that is shut may lie between the two.
        word::DOOR => at
            .and_then(|cell| door(scene, own, cell))
            .filter(|(_, state)| *state == DoorState::Open)
            .map(|_| ())?,
        word::DRAW => state.hand = with.unwrap_or(body),
        word::PICK_UP => {
            let slot = with.and_then(|name| own_slot(scene, own, name));
            state.hand = slot.unwrap_or(body);
            if let Some(arm) = slot.and_then(|slot| state.arm_mut(slot)) {
                arm.is_gone = false;
            }
        }
        word::SHEATHE | word::DROP => state.hand = body,
        word::LOAD => {
            let hand = state.hand;
            if let Some(arm) = state.arm_mut(hand) {
                arm.is_unloaded = false;
            }
        }
        word::LIFT => state.carries = *target,
        word::PUT_DOWN => state.carries = None,
        _ => {}
    }
    Some(there)
}

/// The slot of a thing that was somebody's own.
fn own_slot(scene: &Scene, own: &Snapshot, name: Slot) -> Option<Slot> {
    let (owner, slot) = scene.ground.movables.get(name)?.whose?;
    (owner == own.id()).then_some(slot)
}
