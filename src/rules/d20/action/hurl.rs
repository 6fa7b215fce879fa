//! Throwing what is made for melee, and shooting a light crossbow with one hand.

use crate::battle::{FighterId, Term, WhyNot};
use crate::board::Pair;
use crate::dice::DiceError;

use super::super::data::{ArmourKind, WeaponTrait};
use super::super::round::{Table, hands, provoke};
use super::super::scene::spot;
use super::super::{rule, why, word};
use super::attack::{ATTACK, at_foe, can_strike_now, is_plain, shoots, strike, wielded};
use super::{Action, At, Call, holds};

/// What else may fly.
pub(super) static HURL: [Action; 2] = [THROW, ONE_HANDED_SHOT];

/// Throws a weapon that is in the hand for blows: a dagger, an axe, a spear.
///
/// Rule: `D20-ATK-07`, `D20-DMG-01`.
const THROW: Action = Action {
    word: word::THROW,
    rule: rule::D20_ATK_07,
    may: &[is_plain, at_foe, can_strike_now, flies],
    play: |table, id, call| {
        let (with, target) = (call.with.unwrap_or_default(), call.target);
        if fly(table, id, call, word::THROW)?
            && let Some(target) = target
        {
            let at = table.snapshot(target).body.at;
            let _ = hands::let_go(table, id, with, (word::THROWN, rule::D20_ATK_07, at));
        }
        Ok(())
    },
    weigh: |mind, at| mind.hurl(at),
    behind: &[rule::D20_ATK_07, rule::D20_AOO_07, rule::D20_ACT_T02],
    ..ATTACK
};

/// Shoots a light crossbow with one hand, so that the shield stays on.
///
/// Rule: `D20-ATK-15`.
const ONE_HANDED_SHOT: Action = Action {
    word: word::ONE_HANDED_SHOT,
    rule: rule::D20_ATK_15,
    may: &[is_plain, is_for_one_hand, at_foe, can_strike_now, shoots],
    play: |table, id, call| fly(table, id, call, word::ONE_HANDED_SHOT).map(|_| ()),
    weigh: |mind, at| mind.attack(at),
    behind: &[rule::D20_ATK_15, rule::D20_AOO_07, rule::D20_ACT_T02],
    ..ATTACK
};

/// Lets something fly, when those have struck who threaten whoever does so; whether it has flown.
///
/// Rule: `D20-AOO-07`.
fn fly(table: &mut Table, id: FighterId, call: Call, word: Term) -> Result<bool, DiceError> {
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let by = provoke::all_who_may(table, id);
    if provoke::halts(table, id, kind, call, by) {
        return Ok(false);
    }
    strike(table, id, call, word)?;
    Ok(true)
}

/// Whether the weapon in the hand can be thrown as far as the target.
///
/// Rule: `D20-ATK-07`, `D20-ATK-12`.
fn flies(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let arm = wielded(at)?;
    let range = arm
        .thrown
        .ok_or_else(|| why::no_missile_weapon(rule::D20_ATK_07, &arm.name))?;
    let target = at.target().ok_or_else(|| why::nobody(rule::D20_ATK_12))?;
    let (distance, most) = (
        scene.distance(own, target),
        range.squares * u16::from(range.increments),
    );
    holds(distance <= most, || {
        why::out_of_range(rule::D20_ATK_07, distance, most)
    })?;
    holds(!own.is_prone() || arm.has(WeaponTrait::UsableProne), || {
        why::prone(rule::D20_SIT_A1)
    })?;
    let pair = Pair::new(scene.board(), spot(own), spot(target));
    holds(pair.has_effect(), || why::blocked(rule::D20_COV_09))?;
    holds(pair.has_sight(), || why::not_in_sight(rule::D20_ATK_12))
}

/// Whether the weapon may be shot with one hand, and the other one is not free for it.
///
/// Rule: `D20-ATK-15`.
fn is_for_one_hand(at: &At) -> Result<(), WhyNot> {
    let arm = wielded(at)?;
    let shield = at.own.shield();
    let is_busy = shield.is_some_and(|shield| shield.kind != ArmourKind::Buckler);
    holds(arm.one_handed.is_some() && is_busy, || {
        why::not_for_that(rule::D20_ATK_15, &arm.name)
    })
}
