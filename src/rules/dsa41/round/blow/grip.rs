//! Creatures that hold on: the grip, what it costs, and how it is broken.

use crate::battle::{FighterId, Ledger, Points};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::table::Table;
use super::super::trial::attribute_check;
use super::super::turn::late::{self, Late};
use super::super::way::pair;
use super::super::{Exchange, Harm};
use super::{clasp, feat};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::data::DistanceClass;
use crate::rules::dsa41::exchange::damage;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Arm, Grip};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{manoeuvre, rule, word};

/// After a hit the creature holds on (`CRE-07`).
pub(crate) fn take_hold(table: &mut Table, exchange: Exchange, arm: &Arm) {
    if arm.kind.grip.is_none() {
        return;
    }
    if late::waits(table) {
        late::put_off(table, Late::Hold(exchange.attacker, exchange.target));
    } else {
        hold(table, exchange.attacker, exchange.target);
    }
}

/// The grip begins, unless another holds the victim already: the two are hand to hand.
///
/// Rule: `CRE-07`.
pub(crate) fn hold(table: &mut Table, holder: FighterId, victim: FighterId) {
    if table.snapshot(victim).condition.held_by.is_none() {
        table.fighter(holder).condition.holds = Some(victim);
        table.fighter(victim).condition.held_by = Some(holder);
        table.state(victim, word::HELD, true, rule::CRE_07);
        come_to_grips(table, holder, victim);
    }
}

fn come_to_grips(table: &mut Table, holder: FighterId, victim: FighterId) {
    let known = table.round.melee.pairs.get(holder, victim).copied();
    let is_near = place::distance(table.snapshot(holder), table.snapshot(victim)) <= 1;
    let is_farther = known.is_some_and(|pair| pair.class != DistanceClass::Hand);
    if table.round.modules.has(Modules::DK) && is_near && is_farther {
        pair::set(table, holder, victim, DistanceClass::Hand, None);
    }
}

/// The grip costs its victim endurance instead of an attack, and no parry helps (`CRE-07`).
#[inline(never)]
pub(crate) fn squeeze(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let holder = table.snapshot(id);
    let Some(victim) = holder.condition.holds else {
        return Ok(());
    };
    let held = table.snapshot(victim);
    let is_near = place::distance(holder, held) <= 1;
    let Some(grip) = grip_of(holder).filter(|_| is_near && held.is_conscious()) else {
        release(table, id, victim);
        return Ok(());
    };
    let build = table.build(victim);
    let mut points = Points::roll(rule::CRE_07, grip.dice, grip.sides, &mut *table.dice)?;
    points.ledger.add_for(rule::CRE_07, &cause::CONSTANT, grip.plus);
    points.ledger.lift_to(rule::DMG_01, 0);
    let mut loss = Ledger::new(rule::DMG_07, points.value());
    damage::add_armour(&mut loss, rule::DMG_02, &build, None);
    loss.lift_to(rule::DMG_02, 0);
    let harm = damage::of_breath(&build, points.value());
    table.strike(
        Some(id),
        (points, loss),
        Harm::drained(victim, rule::CRE_07, harm),
    );
    Ok(())
}

/// Tries to break the grip with strength or agility (`CRE-07`).
pub(crate) fn break_free(table: &mut Table, id: FighterId, which: Attribute) -> Result<(), DiceError> {
    let Some(holder) = table.snapshot(id).condition.held_by else {
        return Ok(());
    };
    let scene = table.scene();
    let pinned = manoeuvre::pinned(&scene, id);
    drop(scene);
    if let Some(points) = pinned {
        let asked = (rule::MAN_FESTNAGELN, -points);
        if attribute_check(table, id, Attribute::Kk, word::STRENGTH, asked)? {
            feat::get_free(table, id);
        }
        return Ok(());
    }
    let modifier = grip_of(table.snapshot(holder)).map_or(0, |grip| grip.check);
    let what = if which == Attribute::Kk {
        word::STRENGTH
    } else {
        word::AGILITY
    };
    if attribute_check(table, id, which, what, (rule::CRE_07, modifier))? {
        release(table, holder, id);
    }
    Ok(())
}

/// A wound makes a creature let go (`CRE-07`).
pub(crate) fn let_go_when_wounded(table: &mut Table, id: FighterId) {
    if let Some(victim) = table.snapshot(id).condition.holds {
        release(table, id, victim);
    }
}

/// Ends the grips of a fighter who can hold nobody any more, and those on one who is gone.
pub(crate) fn let_go(table: &mut Table, id: FighterId) {
    lose_hold(table, id);
    feat::unpin(table, id);
    if let Some(holder) = table.snapshot(id).condition.held_by {
        release(table, holder, id);
    }
}

/// Whoever stops being able holds and pins nobody any more; who holds him holds on.
///
/// Rule: `MAN-U-HOLDS`, `MAN-FESTNAGELN`, `CRE-07`, `END-06`.
pub(crate) fn lose_hold(table: &mut Table, id: FighterId) {
    feat::draw_back(table, id, None);
    if let Some(victim) = table.snapshot(id).condition.holds {
        release(table, id, victim);
    }
}

fn release(table: &mut Table, holder: FighterId, victim: FighterId) {
    if manoeuvre::clasp_in(&table.round.melee.ties).any(|clasp| clasp.held == victim) {
        clasp::free(table, victim, rule::MAN_U_HOLDS);
        return;
    }
    table.fighter(holder).condition.holds = None;
    table.fighter(victim).condition.held_by = None;
    table.state(victim, word::HELD, false, rule::CRE_07);
}

fn grip_of(holder: &Snapshot) -> Option<Grip> {
    holder.arms().find_map(|(_, arm)| arm.kind.grip)
}
