//! The attack that a late riposte owes: nothing may come before it after which it could not be made any more, and it is not passed
//! up.

use crate::battle::{Choice, RuleId, Slot};
use crate::board::{DoorState, Facing};

use super::super::manoeuvre::Manoeuvre;
use super::super::offer::{drawn_on_the_way, with_slot};
use super::super::scene::{Scene, Snapshot};
use super::super::{found, moves, rule, word};
use super::attack::{Right, can_reach, may_manoeuvre};
use super::{Cost, deed, door, may_begin, near_items, plainly};

/// Whether somebody can still make the attack that he owes: from where he is, or after one more movement or act.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
pub(super) fn can_come_to_blows(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    if own.state.carries.is_some() {
        // Putting somebody down is free, and leaves him his turn.
        let mut free = own.clone();
        free.state.carries = None;
        return can_come_to_blows(scene, &free, foe);
    }
    can_reach(scene, own, foe, Right::Turn)
        || can_manoeuvre(scene, own, foe)
        || gets_there(scene, own, foe)
        || gets_ready(scene, own, foe)
}

/// Whether a manoeuvre on a foe is possible, with its own way there.
fn can_manoeuvre(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let mut arms = own.wielded().chain(drawn_on_the_way(own));
    arms.any(|(with, _)| {
        let may = |manoeuvre| may_manoeuvre(scene, own, foe, manoeuvre, with, Right::Turn).is_ok();
        Manoeuvre::ALL.into_iter().any(may)
    })
}

/// Whether a movement leads to where an attack is possible.
fn gets_there(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let gaits = [word::WALK, word::CRAWL, word::CLIMB, word::JUMP].into_iter();
    let begun = gaits.filter(|gait| may_begin(own, *gait).is_ok());
    begun
        .flat_map(|gait| moves::reach(scene, own, gait))
        .any(|(cell, _)| {
            let mut there = moved(own);
            there.body.at = cell;
            can_reach_armed(scene, &there, foe)
        })
}

/// Whether an act makes an attack possible.
fn gets_ready(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let arms = (0..own.build.arms.len() as u8).map(|place| with_slot(word::DRAW, Slot(place)));
    let things = near_items(scene, own).map(|(name, _)| with_slot(word::PICK_UP, name));
    let doors = Facing::ALL.into_iter().map(|towards| Choice::Act {
        act: word::DOOR,
        target: None,
        with: None,
        at: Some(own.body.at.step(towards)),
        facing: None,
    });
    let mut acts = arms.chain(things).chain(doors).chain([plainly(word::LOAD)]);
    acts.any(|act| {
        let cost = deed(scene, own, &act).ok();
        let there = cost.and_then(|cost| afterwards(scene, own, &act, cost));
        there.is_some_and(|there| can_reach(scene, &there, foe, Right::Turn))
    })
}

/// Somebody after a movement, wherever it has led.
fn moved(own: &Snapshot) -> Snapshot {
    let mut there = own.clone();
    there.state.turn.moves += 1;
    there.state.turn.may_draw = true;
    there
}

/// Whether a foe can be reached with what is in the hand, or with what may still be drawn on the way.
///
/// Rule: `PL-MOV-02`.
fn can_reach_armed(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let slots = (0..own.build.arms.len() as u8).map(Slot);
    let mut drawn = slots.filter(|slot| own.state.carries.is_none() && own.is_drawable(*slot));
    can_reach(scene, own, foe, Right::Turn)
        || drawn.any(|slot| {
            let mut ready = own.clone();
            ready.state.hand = slot;
            can_reach(scene, &ready, foe, Right::Turn)
        })
}

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
    let mut there = moved(own);
    there.state.turn.is_spent |= *gait == word::SPRINT;
    if !there.state.turn.has_attack() {
        return Err(rule::PL_RIP_06);
    }
    there.body.at = path.last().copied().unwrap_or(own.body.at);
    can_reach_armed(scene, &there, foe)
        .then_some(())
        .ok_or(rule::PL_RIP_07)
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
        Cost::Free if !can_reach(scene, own, foe, Right::Turn) => true,
        Cost::Free | Cost::Move => afterwards(scene, own, choice, cost)
            .is_some_and(|there| can_reach(scene, &there, foe, Right::Turn)),
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
            let movable = with.and_then(|name| scene.ground.movables.get(name))?;
            if let Some(slot) = found::slot(&mut there, scene.round, movable) {
                there.state.hand = slot;
                if let Some(arm) = there.state.arm_mut(slot) {
                    arm.is_gone = false;
                }
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
