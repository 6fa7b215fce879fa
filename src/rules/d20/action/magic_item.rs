//! Potions, wands and scrolls: each is taken in hand; then a potion is drunk, and the others are used as spells are cast.

use super::super::round::provoke;
use super::super::scene::Snapshot;
use super::super::spell::{aim, magic_item, withstand};
use super::super::{rule, why, word};
use super::hand::openly;
use super::{ACT, Action, At, CARRIED, Cost, Shape, holds};
use crate::battle::{Slot, WhyNot};

/// Takes a thing in hand, which lays whoever does it open.
///
/// Rule: `D20-ACT-T26`.
pub(super) static TAKE_OUT: [Action; 1] = [Action {
    word: word::TAKE_OUT,
    rule: rule::D20_ACT_T26,
    shape: Shape::with(CARRIED),
    may: &[|at| magic_item::may_take(at.own, at.slot())],
    cost: |_| Cost::Move,
    play: |table, id, call| openly(table, id, call, magic_item::take),
    preview: |at| Some(holding(at.own, at.slot())),
    weigh: |mind, at| mind.take_out(at, &holding(at.own, at.slot())),
    behind: &[rule::D20_ACT_T26],
    ..ACT
}];

/// Drinks the potion in the hand; those who threaten strike first.
///
/// Rule: `D20-ACT-T32`.
pub(crate) static DRINK: [Action; 1] = [Action {
    word: word::DRINK,
    rule: rule::D20_ACT_T32,
    shape: Shape::with(CARRIED),
    may: &[may_drink],
    cost: |_| Cost::Standard,
    play: |table, id, call| {
        let by = provoke::all_who_may(table, id);
        match provoke::halts(table, id, word::ASK_TURN, call, by) {
            true => Ok(()),
            false => magic_item::drink(table, id, call.with.unwrap_or_default()),
        }
    },
    weigh: |mind, at| mind.drink(at),
    behind: &[rule::D20_ACT_T32],
    ..ACT
}];

fn may_drink(at: &At) -> Result<(), WhyNot> {
    let known = aim::known(at).map_err(|why| why.by(rule::D20_ACT_T32))?;
    holds(known.is_drunk(), || why::no_item(rule::D20_ACT_T32))?;
    aim::is_able(at.own, at.slot(), known)?;
    let is_open = withstand::works_on(at.own, known) && !aim::is_against(known, at.own);
    holds(is_open, || why::proof_against(known.rule, at.own.id()))
}

/// Somebody with a thing in hand.
fn holding(own: &Snapshot, slot: Slot) -> Snapshot {
    let mut there = own.clone();
    there.state.magic.taken = Some(slot);
    there
}
