//! Knocking the weapon out of a foe's hand.

use crate::battle::{FighterId, RuleId, Slot, Term, Verb, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::assault::{self, Assault};
use super::super::contest::Contest;
use super::super::data::State;
use super::super::module::Modules;
use super::super::round::{Table, hands, look, provoke};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Opposed;
use super::super::{cause, facing, rule, why, word};
use super::attack::{ATTACK, at_foe, count, has_module, is_aimed, next, strikes, wielded};
use super::grapple::is_loose;
use super::special::bigger;
use super::{Action, At, Call, Shape, WEAPONS, holds};

/// What both hands on a weapon are worth, and what a light one costs (`D20-DSA-01`).
pub(crate) const GRIP: i16 = 4;
/// Points for each size that somebody is bigger than the other (`D20-DSA-01`).
pub(crate) const SIZE: i16 = 4;
/// The rule of an attempt, and its word.
const WHAT: (RuleId, Term) = (rule::D20_DSA_01, word::DISARM);

/// Strikes at the weapon in the hand of a foe; in place of a blow.
///
/// Rule: `D20-DSA-01`.
pub(super) const DISARM: Action = Action {
    word: word::DISARM,
    rule: rule::D20_DSA_01,
    asked: &[word::ASK_TURN, word::ASK_OPPORTUNITY],
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    may: &[
        |at| has_module(at, Modules::DISARM, rule::D20_DSA_01),
        is_aimed,
        at_foe,
        is_loose,
        may_disarm,
        strikes,
    ],
    odds: |at| {
        let foe = at.target()?;
        contest(at.scene, WHAT, (at.own, at.slot()), (foe, held(foe)?))?.odds()
    },
    play: disarm,
    weigh: |mind, at| mind.disarm(at),
    behind: &[rule::D20_DSA_01, rule::D20_ACT_T14],
    ..ATTACK
};

fn may_disarm(at: &At) -> Result<(), WhyNot> {
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_DSA_01))?;
    let arm = wielded(at)?;
    holds(at.call.stakes.is_empty(), || why::no_points(rule::D20_DSA_01))?;
    holds(held(foe).is_some(), || {
        why::foe_unarmed(rule::D20_DSA_01, foe.id())
    })?;
    holds(!at.own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    let has_one = at.kind != word::ASK_TURN || next(at.own, arm, at.slot()).is_some();
    holds(has_one, || why::no_further(rule::D20_FUL_01))
}

/// The weapon that could be knocked out of somebody's hand.
pub(super) fn held(own: &Snapshot) -> Option<Slot> {
    let slot = own.hands.held;
    own.arm(slot).filter(|arm| !arm.is_body()).map(|_| slot)
}

/// Attack roll against attack roll, each with the weapon in the hand; both hands help, a light weapon does not, the bigger one is stronger.
///
/// Rule: `D20-DSA-01`, `D20-ATK-01`, `D20-FAC-11`, `D20-FAC-12`.
pub(super) fn contest(
    scene: &Scene,
    what: (RuleId, Term),
    (own, with): (&Snapshot, Slot),
    (foe, against): (&Snapshot, Slot),
) -> Option<Opposed> {
    let tables = scene.tables()?;
    let side = |of: &Snapshot, against: &Snapshot, slot, bigger: i16| {
        let arm = of.arm(slot)?;
        let grip = match arm {
            arm if arm.takes_both_hands() => GRIP,
            arm if arm.is_light => -GRIP,
            _ => 0,
        };
        let mut ledger = assault::base(tables, of, arm);
        ledger.add_for(what.0, &cause::GRIP, grip);
        ledger.add_for(what.0, &cause::SIZE, SIZE * bigger.max(0));
        let arcs = facing::points(scene, of, against, Assault::plain(slot, false));
        ledger.add(rule::D20_FAC_11, arcs);
        Some(ledger)
    };
    Some(Opposed {
        what,
        contest: Contest {
            own: side(own, foe, with, bigger(own, foe))?,
            other: side(foe, own, against, bigger(foe, own))?,
        },
    })
}

/// The foe may strike first, and harm ends the attempt; whoever fails may be disarmed in turn, once.
fn disarm(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(with)) = (call.target, call.with) else {
        return Ok(());
    };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let by = match provoke::may_strike(table, target, id) {
        true => vec![target],
        false => Vec::new(),
    };
    if provoke::halts(table, id, kind, call, by) {
        return Ok(());
    }
    let is_stopped = std::mem::take(&mut table.round.was_hurt);
    if kind == word::ASK_TURN {
        count(table, id, with);
    }
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, word::DISARM, Some(target));
    if is_stopped {
        table.forgone(id, word::DISARM, rule::D20_DSA_01);
        return Ok(());
    }
    if try_it(table, (id, with), target)? {
        return Ok(());
    }
    let Some(answer) = held(table.snapshot(target)) else {
        return Ok(());
    };
    if !table.snapshot(id).arm(with).is_some_and(|arm| arm.is_body()) {
        try_it(table, (target, answer), id)?;
    }
    Ok(())
}

/// One attempt: whether the weapon falls, into the square of whoever held it.
fn try_it(table: &mut Table, (id, with): (FighterId, Slot), target: FighterId) -> Result<bool, DiceError> {
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let found = both.and_then(|(own, foe)| contest(&scene, WHAT, (own, with), (foe, held(foe)?)));
    drop(scene);
    let Some(opposed) = found else { return Ok(false) };
    if opposed.play(table, id)? <= 0 {
        return Ok(false);
    }
    let (slot, at) = (held(table.snapshot(target)), table.snapshot(target).body.at);
    if let Some(slot) = slot {
        let _ = hands::let_go(table, target, slot, (word::LOSE, rule::D20_DSA_01, at));
    }
    Ok(true)
}
