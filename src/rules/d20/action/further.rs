//! Which attacks a turn still has, and how each of them is made.

use crate::battle::{Slot, Term};

use super::super::arm::Arm;
use super::super::assault::{Assault, Occasion};
use super::super::budget::Allowance;
use super::super::data::FeatEffect;
use super::super::fighter::Style;
use super::super::scene::Snapshot;
use super::super::two_weapons::{self, Hand};
use super::super::{attack as roll, ride, word};
use super::{At, Call};

/// The attack of a choice, as it would be made now.
pub(super) fn assault(at: &At) -> Option<Assault> {
    assault_of(at.own, at.call, at.kind, Occasion::Turn)
}

/// The attack of somebody with what he names, on an occasion.
pub(crate) fn assault_of(own: &Snapshot, call: Call, kind: Term, occasion: Occasion) -> Option<Assault> {
    let slot = call.with.unwrap_or_default();
    let arm = own.arm(slot)?;
    let is_turn = kind == word::ASK_TURN && call.word != word::CHARGE;
    let is_other = call.word == word::OFF_HAND;
    let next = match is_turn && !is_other {
        true => next(own, arm, slot),
        false => None,
    };
    let hand = match own.budget.attacks.style {
        _ if is_other => Hand::Other,
        Style::TwoWeapons if is_turn && call.word == word::STRIKE && !arm.is_natural() => Hand::Main,
        _ => Hand::Only,
    };
    let style = match own.budget.attacks.style {
        Style::RapidShot if call.word == word::SHOT => extra_shot(own).unwrap_or(0),
        _ => 0,
    };
    Some(Assault {
        further: next.unwrap_or(0),
        style,
        hand,
        power: call.stakes.first().copied().unwrap_or(0),
        occasion: if call.word == word::CHARGE {
            Occasion::Charge
        } else {
            occasion
        },
        is_defensive: own.budget.attacks.is_defensive && is_turn,
        is_turned: own.budget.attacks.is_turned && is_turn,
        is_double: call.word == word::MANYSHOT,
        is_thrown: call.word == word::THROW,
        is_one_handed: call.word == word::ONE_HANDED_SHOT,
        is_extra: kind == word::ASK_FOLLOW_UP,
        ..Assault::plain(
            slot,
            matches!(
                call.word,
                word::SHOT | word::MANYSHOT | word::THROW | word::ONE_HANDED_SHOT | word::SHOOT_CELL
            ),
        )
    })
}

/// What the next attack of a turn with a weapon costs on its roll; none where there is no further one.
///
/// Rule: `D20-FUL-01`, `D20-CORE-07`, `D20-FEA-32`, `D20-ATK-10`, `D20-MNT-03`.
pub(crate) fn next(own: &Snapshot, arm: &Arm, slot: Slot) -> Option<i16> {
    let attacks = &own.budget.attacks;
    // Where both hands fight, the other one has its own attack.
    if attacks.style == Style::TwoWeapons && own.hands.other == Some(slot) {
        return None;
    }
    if !attacks.is_fresh() && arm.range.is_none() && ride::is_riding_by(own) {
        return None;
    }
    if attacks.is_fresh() {
        return (!arm.is_secondary()).then_some(0);
    }
    if arm.is_natural() {
        let used = attacks.natural.iter().filter(|it| **it == slot).count();
        return (attacks.made == 0 && used < usize::from(arm.count())).then_some(0);
    }
    let more = match attacks.style {
        Style::RapidShot if arm.range.is_some() => Some(0),
        _ => None,
    };
    let mut all = more.into_iter().chain(roll::further(own.build.base_attack));
    all.nth(usize::from(attacks.made))
        .filter(|_| attacks.natural.is_empty())
}

/// Whether a turn in which an attack was made may become a full attack: nothing else was done in it.
///
/// Rule: `D20-FUL-01`, `D20-ACT-06`.
pub(crate) fn may_go_on(own: &Snapshot) -> bool {
    let spent = own.budget.spent;
    let is_used = spent.full_round && !spent.full_attack;
    own.budget.allowance == Allowance::Whole
        && spent.standard
        && spent.moves == 0
        && !is_used
        && !spent.bars_full_attack
}

/// Whether a further attack of the turn is left with what is in the hand.
pub(crate) fn has_further(own: &Snapshot) -> bool {
    let is_begun = !own.budget.attacks.is_fresh();
    let is_left = |own: &Snapshot| own.wielded().any(|(slot, arm)| next(own, arm, slot).is_some());
    is_begun && may_go_on(own) && (is_left(own) || two_weapons::is_left(own))
}

/// The points off all shots of whoever shoots once more in a whole turn.
///
/// Rule: `D20-FEA-32`.
pub(super) fn extra_shot(own: &Snapshot) -> Option<i16> {
    own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::ExtraShot { penalty } => Some(penalty),
        _ => None,
    })
}
