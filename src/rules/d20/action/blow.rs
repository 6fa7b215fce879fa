//! Attacks as they are made: they are counted, what comes with their declaration begins, and what follows from them happens.

use crate::battle::{FighterId, Slot, Term};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault::{self, Assault, Occasion};
use super::super::condition::{Suffered, Until};
use super::super::data::{ArmourKind, FeatEffect, State, WeaponTrait};
use super::super::exchange::Landed;
use super::super::round::{Table, hold, look, provoke, trigger, turn};
use super::super::word;
use super::Call;
use super::further::assault_of;

/// Makes an attack of a turn or out of turn. Unarmed ones lay whoever makes them open to an armed target first.
///
/// Rule: `D20-ATK-14`, `D20-ATK-09`, `D20-AOO-08`.
pub(super) fn strike(table: &mut Table, id: FighterId, call: Call, word: Term) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let own = table.snapshot(id);
    let arm = own.arm(call.with.unwrap_or_default());
    let is_unarmed = word == word::STRIKE && arm.is_some_and(|arm| !arm.is_armed(&own.build));
    if is_unarmed {
        let is_armed = provoke::may_strike(table, target, id);
        let by = if is_armed { vec![target] } else { Vec::new() };
        if provoke::halts(table, id, kind, call, by) {
            return Ok(());
        }
    }
    let occasion = provoke::occasion(table, kind);
    let Some(assault) = assault_of(table.snapshot(id), call, kind, occasion) else {
        return Ok(());
    };
    if word == word::OFF_HAND {
        table.fighter(id).budget.attacks.off_hand = true;
        declare(table, id, false);
    } else if kind == word::ASK_TURN {
        count(table, id, call.with.unwrap_or_default());
    } else if kind == word::ASK_READIED {
        turn::come_before(table, id);
    }
    // Whoever strikes at two in one square may strike the wrong one.
    let rushed = provoke::rushed(table, kind).filter(|rushed| *rushed != id);
    make_at(table, (id, target), assault, rushed)?;
    Ok(())
}

/// Counts an attack of a turn, and lets what comes with its declaration begin.
///
/// Rule: `D20-FUL-01`, `D20-DEF-01`, `D20-FEA-24`.
pub(super) fn count(table: &mut Table, id: FighterId, with: Slot) {
    let is_natural = table.snapshot(id).arm(with).is_some_and(Arm::is_natural);
    let is_far = table
        .snapshot(id)
        .arm(with)
        .is_some_and(|arm| arm.reach.is_none());
    if is_natural {
        table.fighter(id).budget.attacks.natural.push(with);
    } else {
        table.fighter(id).budget.attacks.made += 1;
    }
    declare(table, id, is_far);
}

/// Counts an attack of a turn that is made hand to hand by the base attack bonus, or something in place of one.
///
/// Rule: `D20-FUL-01`, `D20-DEF-01`.
pub(super) fn count_held(table: &mut Table, id: FighterId) {
    table.fighter(id).budget.attacks.made += 1;
    declare(table, id, false);
}

/// What comes with the declaration of an attack begins.
fn declare(table: &mut Table, id: FighterId, is_far: bool) {
    let own = table.fighter(id);
    own.state.budget.may_draw = false;
    own.state.budget.may_hide = false;
    if !is_far {
        let budget = &mut own.state.budget;
        budget.expertise = budget.expertise.max(budget.attacks.expertise);
    }
    if own.budget.attacks.is_defensive {
        let defensive = Suffered {
            state: State::FightingDefensively,
            until: Until::TurnStart(id),
        };
        table.afflict(id, defensive);
    }
}

/// Makes an attack: whoever attacks looks there, both hands leave the shield, a feint is used up, and a foe who drops opens the way to the next.
///
/// Rule: `D20-ATK-14`, `D20-ATK-15`, `D20-FNT-01`, `D20-FEA-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn make(
    table: &mut Table,
    pair: (FighterId, FighterId),
    assault: Assault,
) -> Result<Option<Landed>, DiceError> {
    make_at(table, pair, assault, None)
}

/// The same, with somebody in the same square whom it may strike instead.
///
/// Rule: `D20-BUL-01`.
fn make_at(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    assault: Assault,
    rushed: Option<FighterId>,
) -> Result<Option<Landed>, DiceError> {
    let target = match assault.is_far {
        true => hold::stray(table, id, target)?,
        false => target,
    };
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(None);
    };
    let Some(values) = assault::values(&scene, own, foe, assault) else {
        return Ok(None);
    };
    let of_rushed = rushed.and_then(|rushed| {
        let values = assault::values(&scene, own, scene.get(rushed)?, assault)?;
        Some((values, rushed))
    });
    let place = foe.place();
    let takes_both = own.arm(assault.with).is_some_and(Arm::takes_both_hands);
    let is_bow = own
        .arm(assault.with)
        .is_some_and(|arm| arm.has(WeaponTrait::Bow) || arm.has(WeaponTrait::Crossbow));
    let kind = own.shield().map(|shield| shield.kind);
    // A buckler leaves the hand free for a bow.
    let has_shield = kind.is_some_and(|kind| !(is_bow && kind == ArmourKind::Buckler));
    drop(scene);
    look::face(table, id, place);
    if takes_both && has_shield && !assault.is_one_handed {
        table.fighter(id).hands.is_shield_off = true;
    }
    // Whom somebody strikes on the move gets no attack of opportunity for it (D20-FEA-29).
    let is_mobile = table
        .snapshot(id)
        .build
        .has_feat(|effect| matches!(effect, FeatEffect::AttackOnTheMove));
    if is_mobile && table.round.running == Some(id) {
        table.round.struck.push(target);
    }
    let (landed, target) = match &of_rushed {
        Some((other, rushed)) => values.play_or_miss(table, (id, target), (other, *rushed))?,
        None => (values.play(table, (id, target))?, target),
    };
    let budget = &mut table.fighter(id).state.budget;
    if !assault.is_far {
        budget.feint = budget.feint.filter(|(foe, _)| *foe != target);
    }
    let goes_on = !assault.is_far && assault.occasion != Occasion::Whirlwind;
    if landed.has_dropped && goes_on && table.snapshot(id).is_able() {
        trigger::dropped(table, id);
    }
    Ok(Some(landed))
}
