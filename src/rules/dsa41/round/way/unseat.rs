//! Falling off a mount: what shakes a rider, and how he comes to the ground.

use crate::battle::{FighterId, Ledger, Points, Posture};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::deeds::pose;
use super::super::table::Table;
use super::super::trial::check_against;
use super::saddle::test;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::riding::Test;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::exchange::{attack, damage};
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Dice of a fall, those of one that agility breaks, and their sides (`MNT-04`).
pub(crate) const FALL: u8 = 2;
pub(crate) const BROKEN_FALL: u8 = 1;
pub(crate) const SIDES: u8 = 6;
/// Points that a fall takes besides its dice, and from the initiative (`MNT-04`).
pub(crate) const HARD: i16 = 4;
pub(crate) const SHOCK: i16 = 5;
/// What a tourney rider has learnt of falling (`SF-TURNIERREITEREI`).
pub(crate) const LEARNT_TO_FALL: i16 = 3;

/// Whether somebody who has lost his seat comes to the ground now.
#[inline]
pub(crate) fn is_due(table: &Table) -> bool {
    table.round.modules.has(Modules::MOUNTED)
        && table.fighters().iter().any(|it| it.condition.ado.saddle.falls)
        && !table.round.acts_at_once()
}

/// Those who have lost their seats come to the ground: agility breaks the fall. Says whether there were any.
///
/// Rule: `MNT-04`, `SF-TURNIERREITEREI`, `DMG-07`, `WND-90`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn land(table: &mut Table) -> Result<bool, DiceError> {
    if !is_due(table) {
        return Ok(false);
    }
    for id in table.ids() {
        if std::mem::take(&mut table.fighter(id).condition.ado.saddle.falls) {
            come_down(table, id)?;
        }
    }
    Ok(true)
}

#[inline(never)]
fn come_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let build = table.build(id);
    if table.snapshot(id).condition.vitality == Vitality::Dead {
        return Ok(());
    }
    let breaks_fall = table.snapshot(id).is_able() && agility(table, id)?;
    let dice = if breaks_fall { BROKEN_FALL } else { FALL };
    let mut points = Points::roll(rule::MNT_04, dice, SIDES, &mut *table.dice)?;
    points.ledger.add_for(rule::MNT_04, &cause::CONSTANT, HARD);
    let endurance = points.value();
    let life = attack::half(endurance);
    let thresholds = damage::marks(&build, damage::BLUNT);
    table.strike(
        None,
        (points, Ledger::new(rule::DMG_07, endurance)),
        Harm {
            life,
            endurance,
            initiative: SHOCK,
            wounds: damage::wounds_of(life, thresholds),
            thresholds: thresholds.unwrap_or([i16::MAX; 3]),
            ..Harm::of(id, rule::MNT_04)
        },
    );
    Ok(())
}

/// Whether agility breaks a fall.
fn agility(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    let fighter = table.snapshot(id);
    let mut ledger = super::super::burdened_ledger(fighter, Attribute::Ge, rule::MNT_04);
    if fighter.build.traits.horsemanship.is_of_tourneys {
        ledger.add(rule::SF_TURNIERREITEREI, LEARNT_TO_FALL);
    }
    check_against(table, (id, word::AGILITY), rule::MNT_04, ledger)
}

/// After a hit on him or his mount a rider may lose his seat.
///
/// Rule: `MNT-01`, `MNT-02`, `MNT-04`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shaken(table: &mut Table, id: FighterId, harm: Harm) -> Result<(), DiceError> {
    if !table.round.modules.has(Modules::MOUNTED) {
        return Ok(());
    }
    let fighter = table.snapshot(id);
    let is_rider = fighter.body.mount.is_some();
    let rider = if is_rider {
        Some(id)
    } else {
        fighter.condition.ado.saddle.rider
    };
    let is_hit = harm.life > 0 && [rule::DMG_02, rule::CRE_03].contains(&harm.rule);
    let Some(rider) = rider.filter(|_| is_hit) else {
        return Ok(());
    };
    if test(table, rider, Test::Hit(harm.life))?.is_none() {
        pose::pose(table, rider, Posture::Lying, rule::MNT_04);
    }
    Ok(())
}
