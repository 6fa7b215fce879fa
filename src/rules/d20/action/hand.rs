//! What is taken in hand, put away, loaded, dropped and taken up.

use crate::battle::{FighterId, Movable, Slot, Whereabouts};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::data::Loading;
use super::super::round::{Table, hands, provoke};
use super::super::scene::{Scene, Snapshot};
use super::super::{found, rule, two_weapons, why, word};
use super::{ACT, Action, At, Call, Cost, ITEMS, Shape, TURN_OR_SET_UP, WEAPONS, holds};

/// An act that lays whoever does it open, once those who threaten him have struck.
pub(super) fn openly(
    table: &mut Table,
    id: FighterId,
    call: Call,
    act: fn(&mut Table, FighterId, Slot),
) -> Result<(), DiceError> {
    let by = provoke::all_who_may(table, id);
    if !provoke::halts(table, id, word::ASK_TURN, call, by) {
        act(table, id, call.with.unwrap_or_default());
    }
    Ok(())
}

/// Loads the weapon in the hand (`D20-ATK-13`, `D20-ACT-T28`, `D20-ACT-T29`).
pub(super) static LOAD: [Action; 1] = [Action {
    word: word::LOAD,
    rule: rule::D20_ATK_13,
    may: &[|at| {
        let hand = at.own.state.arm(at.own.hands.held);
        holds(hand.is_unloaded, || why::no_loading(rule::D20_ATK_13))
    }],
    cost: |at| match at.own.in_hand().map(|arm| arm.loading) {
        Some(Loading::FullRound) => Cost::FullRoundStanding,
        _ => Cost::Move,
    },
    play: |table, id, call| openly(table, id, call, |table, id, _| hands::load(table, id)),
    preview: loaded,
    weigh: |mind, at| mind.ready(at, loaded(at), 200),
    behind: &[rule::D20_ATK_13, rule::D20_ACT_T28, rule::D20_ACT_T29],
    ..ACT
}];

/// Draws a weapon, which is free on the way of a movement for those with a base attack bonus (`D20-ACT-T25`).
pub(super) static DRAW: [Action; 1] = [DRAWING];

const DRAWING: Action = Action {
    word: word::DRAW,
    rule: rule::D20_ACT_T25,
    asked: TURN_OR_SET_UP,
    shape: Shape::with(WEAPONS),
    may: &[|at| {
        holds(at.own.is_drawable(at.slot()), || {
            why::not_drawable(rule::D20_ACT_T25)
        })
    }],
    cost: |at| {
        let is_quick = at.own.budget.may_draw && at.own.build.base_attack >= 1;
        if is_quick { Cost::Free } else { Cost::Move }
    },
    play: |table, id, call| {
        table.fighter(id).budget.may_draw = false;
        hands::draw(table, id, call.with.unwrap_or_default());
        Ok(())
    },
    preview: |at| Some(holding(at, at.slot())),
    weigh: |mind, at| mind.ready(at, Some(holding(at, at.slot())), -100),
    behind: &[rule::D20_ACT_T25],
    ..ACT
};

/// Draws a weapon with the other hand, for the same price (`D20-ACT-T25`, `D20-ATK-10`).
pub(super) static DRAW_OTHER: [Action; 1] = [Action {
    word: word::DRAW_OTHER,
    rule: rule::D20_ATK_10,
    asked: super::TURN,
    may: &[|at| {
        holds(at.own.is_drawable(at.slot()), || {
            why::not_drawable(rule::D20_ACT_T25)
        })?;
        let fits = at.arm().is_some_and(|arm| two_weapons::may_take(at.own, arm));
        holds(fits, || why::other_hand_full(rule::D20_ATK_10))
    }],
    play: |table, id, call| {
        table.fighter(id).budget.may_draw = false;
        hands::draw_other(table, id, call.with.unwrap_or_default());
        Ok(())
    },
    preview: |at| {
        let mut there = at.own.clone();
        there.state.hands.other = Some(at.slot());
        Some(there)
    },
    weigh: |mind, at| mind.draw_other(at),
    behind: &[rule::D20_ACT_T25, rule::D20_ATK_10],
    ..DRAWING
}];

/// Puts away what is in the hand (`D20-ACT-T26`).
pub(super) static SHEATHE: [Action; 1] = [Action {
    word: word::SHEATHE,
    rule: rule::D20_ACT_T26,
    may: &[|at| holds(holds_weapon(at.own), || why::hand_empty(rule::D20_ACT_T26))],
    cost: |_| Cost::Move,
    play: |table, id, call| openly(table, id, call, |table, id, _| hands::sheathe(table, id)),
    preview: |at| Some(holding(at, at.own.build.body_slot())),
    weigh: |mind, at| mind.free_hand(at, &holding(at, at.own.build.body_slot())),
    behind: &[rule::D20_ACT_T26],
    ..ACT
}];

/// Lets the weapon in the hand fall (`D20-ACT-T24`).
pub(super) static DROP: [Action; 1] = [Action {
    word: word::DROP,
    rule: rule::D20_ACT_T24,
    may: &[|at| holds(holds_weapon(at.own), || why::hand_empty(rule::D20_ACT_T24))],
    play: |table, id, _| {
        hands::drop_weapon(table, id);
        Ok(())
    },
    preview: |at| Some(holding(at, at.own.build.body_slot())),
    behind: &[rule::D20_ACT_T24, rule::D20_ACT_05],
    ..ACT
}];

/// Drops a light or another thing that is no weapon of his (`D20-ACT-T24`, `BD-DYN-04`).
pub(super) static DROP_THING: [Action; 1] = [Action {
    word: word::DROP_THING,
    rule: rule::D20_ACT_T24,
    shape: Shape::with(ITEMS),
    may: &[|at| {
        let is_weapon = |gear: &str| at.own.build.arms.iter().any(|arm| arm.gear == gear);
        let item = at.scene.ground.movables.get(at.slot());
        let is_held = |it: &Movable| it.at == Whereabouts::Held(at.own.id()) && !is_weapon(&it.gear);
        holds(item.is_some_and(is_held), || why::not_held(rule::D20_ACT_T24))
    }],
    play: |table, id, call| {
        common::put_down(table, id, call.with.unwrap_or_default(), word::DROP_THING);
        Ok(())
    },
    behind: &[rule::D20_ACT_T24, rule::D20_ACT_05],
    ..ACT
}];

/// Takes up what lies near (`D20-ACT-T26`, `BD-DYN-02`).
pub(super) static PICK_UP: [Action; 1] = [Action {
    word: word::PICK_UP,
    rule: rule::D20_ACT_T26,
    shape: Shape::with(ITEMS),
    may: &[|at| {
        let item = at.scene.ground.movables.get(at.slot());
        holds(item.is_some_and(|it| is_near(at.scene, at.own, it)), || {
            why::not_near(rule::D20_ACT_T26)
        })
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| openly(table, id, call, hands::take_up),
    preview: |at| {
        let movable = at.scene.ground.movables.get(at.slot())?;
        let mut there = at.own.clone();
        if let Some(slot) = found::slot(&mut there, at.scene.round, movable) {
            there.state.hands.held = slot;
            there.state.arm_mut(slot)?.is_gone = false;
        }
        Some(there)
    },
    weigh: |mind, at| mind.taken_up(at),
    behind: &[rule::D20_ACT_T26, rule::D20_AOO_08],
    ..ACT
}];

fn holds_weapon(own: &Snapshot) -> bool {
    own.hands.other.is_some() || own.arm(own.hands.held).is_some_and(|arm| !arm.is_body())
}

/// Whoever acts with a loaded weapon.
fn loaded(at: &At) -> Option<Snapshot> {
    let mut there = at.own.clone();
    let hand = there.hands.held;
    there.state.arm_mut(hand)?.is_unloaded = false;
    Some(there)
}

/// Whoever acts with another weapon in his hand.
fn holding(at: &At, hand: Slot) -> Snapshot {
    let mut there = at.own.clone();
    there.state.hands.held = hand;
    there
}

/// Whether a thing lies on the own square or beside it.
pub(crate) fn is_near(scene: &Scene, own: &Snapshot, movable: &Movable) -> bool {
    let Whereabouts::Lies(cell) = movable.at else {
        return false;
    };
    common::is_near(&own.body, cell)
        && !common::is_sunk(scene.board(), cell)
        && super::attack::is_beside(scene, own, cell)
}
