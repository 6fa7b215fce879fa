//! What is taken in hand, put away, loaded, dropped and taken up.

use crate::battle::{Movable, Slot, Whereabouts};
use crate::board::{Footprint, Pair, Spot};
use crate::rules::common;

use super::super::round::hands;
use super::super::scene::{Scene, Snapshot};
use super::super::{found, rule, why, word};
use super::{ACT, Action, At, Cost, ITEMS, Shape, TURN_OR_SET_UP, WEAPONS, has_free_hands, holds};

/// Loads the weapon in the hand (`PL-ACT-05`).
pub(super) static LOAD: [Action; 1] = [Action {
    word: word::LOAD,
    rule: rule::PL_ACT_05,
    may: &[has_free_hands, |at| {
        let hand = at.own.state.arm(at.own.state.hand);
        holds(hand.is_unloaded, || why::no_loading(rule::PL_ACT_05))
    }],
    cost: |_| Cost::Move,
    play: |table, id, _| {
        hands::load(table, id);
        Ok(())
    },
    preview: loaded,
    weigh: |mind, at| mind.ready(at, loaded(at), 50),
    ..ACT
}];

/// Draws a weapon, which is free on the way of a movement (`PL-ACT-05`, `PL-MOV-02`).
pub(super) static DRAW: [Action; 1] = [Action {
    word: word::DRAW,
    rule: rule::PL_ACT_05,
    asked: TURN_OR_SET_UP,
    shape: Shape::with(WEAPONS),
    may: &[has_free_hands, |at| {
        holds(at.own.is_drawable(at.slot()), || {
            why::not_drawable(rule::PL_ACT_05)
        })
    }],
    cost: handling,
    play: |table, id, call| {
        table.fighter(id).state.turn.may_draw = false;
        hands::draw(table, id, call.with.unwrap_or_default());
        Ok(())
    },
    preview: |at| Some(holding(at, at.slot())),
    weigh: |mind, at| mind.ready(at, Some(holding(at, at.slot())), -100),
    behind: &[rule::PL_ACT_05, rule::PL_MOV_02],
    ..ACT
}];

/// Puts away what is in the hand, which costs as much as drawing it (`PL-ACT-05`).
pub(super) static SHEATHE: [Action; 1] = [Action {
    word: word::SHEATHE,
    rule: rule::PL_ACT_05,
    may: &[has_free_hands, |at| {
        holds(holds_weapon(at.own), || why::hand_empty(rule::PL_ACT_05))
    }],
    cost: handling,
    play: |table, id, _| {
        table.fighter(id).state.turn.may_draw = false;
        hands::sheathe(table, id);
        Ok(())
    },
    preview: |at| Some(holding(at, at.own.build.body_slot())),
    behind: &[rule::PL_ACT_05, rule::PL_MOV_02],
    ..ACT
}];

/// Lets the weapon in the hand fall (`PL-ACT-08`).
pub(super) static DROP: [Action; 1] = [Action {
    word: word::DROP,
    rule: rule::PL_ACT_08,
    may: &[|at| holds(holds_weapon(at.own), || why::hand_empty(rule::PL_ACT_08))],
    play: |table, id, _| {
        hands::drop_weapon(table, id);
        Ok(())
    },
    preview: |at| Some(holding(at, at.own.build.body_slot())),
    behind: &[rule::PL_ACT_08],
    ..ACT
}];

/// Drops a light or another thing that is no weapon of his (`PL-ACT-08`, `BD-DYN-04`).
pub(super) static DROP_THING: [Action; 1] = [Action {
    word: word::DROP_THING,
    rule: rule::PL_ACT_08,
    shape: Shape::with(ITEMS),
    may: &[|at| {
        let is_weapon = |gear: &str| at.own.build.arms.iter().any(|arm| arm.gear == gear);
        let item = at.scene.ground.movables.get(at.slot());
        let is_held = |it: &Movable| it.at == Whereabouts::Held(at.own.id()) && !is_weapon(&it.gear);
        holds(item.is_some_and(is_held), || why::not_held(rule::PL_ACT_08))
    }],
    play: |table, id, call| {
        common::put_down(table, id, call.with.unwrap_or_default(), word::DROP_THING);
        Ok(())
    },
    behind: &[rule::PL_ACT_08],
    ..ACT
}];

/// Takes up what lies near (`PL-ACT-05`, `BD-DYN-02`).
pub(super) static PICK_UP: [Action; 1] = [Action {
    word: word::PICK_UP,
    rule: rule::PL_ACT_05,
    shape: Shape::with(ITEMS),
    may: &[has_free_hands, |at| {
        let item = at.scene.ground.movables.get(at.slot());
        holds(item.is_some_and(|it| is_near(at.scene, at.own, it)), || {
            why::not_near(rule::PL_ACT_05)
        })
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| {
        hands::take_up(table, id, call.with.unwrap_or_default());
        Ok(())
    },
    preview: |at| {
        let movable = at.scene.ground.movables.get(at.slot())?;
        let mut there = at.own.clone();
        if let Some(slot) = found::slot(&mut there, at.scene.round, movable) {
            there.state.hand = slot;
            there.state.arm_mut(slot)?.is_gone = false;
        }
        Some(there)
    },
    weigh: |mind, at| mind.taken_up(at),
    behind: &[rule::PL_ACT_05],
    ..ACT
}];

/// Takes back the weapon that was struck from the hand, for the next turn (`PL-MAN-05`, `PL-DEC-07`).
pub(super) static TAKE_BACK: [Action; 1] = [Action {
    word: word::TAKE_BACK,
    rule: rule::PL_MAN_05,
    asked: &[word::ASK_REGAIN],
    play: |table, id, _| {
        if let Some(lost) = table.round.after.and_then(|after| after.lost) {
            hands::take_up(table, id, lost);
            table.fighter(id).state.owes_turn = true;
            table.state(id, word::OWES_TURN, true, rule::PL_MAN_05);
        }
        Ok(())
    },
    weigh: |_, at| vec![at.worth(1)],
    ..ACT
}];

/// What it costs to take a weapon in hand or to put it away (`PL-MOV-02`, `PL-ACT-05`).
fn handling(at: &At) -> Cost {
    if at.own.state.turn.may_draw {
        Cost::Free
    } else {
        Cost::Move
    }
}

fn holds_weapon(own: &Snapshot) -> bool {
    own.in_hand().hands > 0 && !own.state.arm(own.state.hand).is_gone
}

/// Whoever acts with a loaded weapon.
fn loaded(at: &At) -> Option<Snapshot> {
    let mut there = at.own.clone();
    let hand = there.state.hand;
    there.state.arm_mut(hand)?.is_unloaded = false;
    Some(there)
}

/// Whoever acts with another weapon in his hand.
fn holding(at: &At, hand: Slot) -> Snapshot {
    let mut there = at.own.clone();
    there.state.hand = hand;
    there
}

/// Whether a thing lies on the own square or beside it (`PL-ACT-05`, `BD-DYN-02`).
pub(crate) fn is_near(scene: &Scene, own: &Snapshot, movable: &Movable) -> bool {
    let Whereabouts::Lies(cell) = movable.at else {
        return false;
    };
    let spots = [own.place(), Footprint::single(cell)].map(Spot::on_floor);
    common::is_near(&own.body, cell)
        && !common::is_sunk(scene.board(), cell)
        && (own.place().contains(cell) || Pair::new(scene.board(), spots[0], spots[1]).has_melee_line(1))
}
