//! The blow with the other hand in a full attack with two weapons.

use crate::battle::WhyNot;

use super::super::data::State;
use super::super::{rule, two_weapons, why, word};
use super::attack::{ATTACK, at_foe, is_plain, strike, strikes};
use super::grapple::fits_grapple;
use super::{Action, At, Cost, TURN, holds};

/// A blow with the other hand, the one more of a full attack with two weapons.
///
/// Rule: `D20-ATK-10`.
pub(super) const OFF_HAND: Action = Action {
    word: word::OFF_HAND,
    rule: rule::D20_ATK_10,
    asked: TURN,
    may: &[is_plain, at_foe, has_other_hand, fits_grapple, strikes],
    cost: |_| Cost::FurtherAttack,
    play: |table, id, call| strike(table, id, call, word::OFF_HAND),
    behind: &[rule::D20_ATK_10, rule::D20_ATK_14, rule::D20_FEA_39],
    ..ATTACK
};

/// The blow with the other hand is left, and made with what is in it.
fn has_other_hand(at: &At) -> Result<(), WhyNot> {
    let other = two_weapons::other(at.own).map(|(slot, _)| slot);
    holds(other.is_some() && other == at.call.with, || {
        why::no_second_weapon(rule::D20_ATK_10)
    })?;
    holds(!at.own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    holds(two_weapons::is_left(at.own), || why::no_further(rule::D20_ATK_10))
}
