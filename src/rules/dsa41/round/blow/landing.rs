//! What comes of a blow or shot that nothing stopped: the steps in their order, on the table and in a rehearsal alike.

use std::sync::Arc;

use crate::battle::{FighterId, Points};
use crate::dice::{DiceError, Throw};
use crate::rules::common::set_flame;

use super::super::arena::Arena;
use super::super::ending::beast;
use super::super::suffer::{fall, poison};
use super::super::turn::act;
use super::super::way::passing;
use super::super::{Exchange, Harm};
use super::{feat, grip};
use crate::rules::dsa41::cause::{self, void};
use crate::rules::dsa41::exchange::damage::{self, Hit};
use crate::rules::dsa41::exchange::zone::{Aim, Zone};
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::terrain::lamp;
use crate::rules::dsa41::{rule, word};

/// What has come of a blow.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Landed {
    /// The dice of the hit points, where they have fallen.
    pub(crate) throw: Option<Throw>,
    /// Whether the manoeuvre does what it is for, besides the harm or instead of it.
    pub(crate) works: bool,
}

/// Lands a blow, or a shot: the place that it hits is sought as the aim says, none where zones are not played; its dice may have fallen
/// already.
///
/// Rule: `ATK-04`, `RNG-01`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn land(
    arena: &mut impl Arena,
    exchange: Exchange,
    arm: &Arm,
    (aim, throw): (Option<Aim>, Option<Throw>),
) -> Result<Landed, DiceError> {
    if arm.kind.is_harmless {
        fall::knock_down(arena, exchange)?;
        return Ok(Landed::default());
    }
    if let Some(works) = feat::instead(arena, exchange, arm)? {
        return Ok(Landed { throw: None, works });
    }
    let hit = strike(arena, exchange, arm, (aim, throw))?;
    let throw = Some(hit.points.throw);
    arena.roll_on_table(|table| {
        beast::resent(table, exchange.target, exchange.attacker, hit.life);
        passing::shake(table, exchange)?;
        grip::take_hold(table, exchange, arm);
        Ok(())
    })?;
    let works = feat::besides(arena, exchange, &hit)?;
    fall::knock_down(arena, exchange)?;
    Ok(Landed { throw, works })
}

/// The harm of it: the place, the hit points, what armour leaves of them, fire and poison.
///
/// Rule: `ZON-01`, `DMG-01`, `DMG-02`, `WPN-TORCH`, `RNG-43`, `RNG-45`, `OPP-15`.
fn strike(
    arena: &mut impl Arena,
    exchange: Exchange,
    arm: &Arm,
    (aim, throw): (Option<Aim>, Option<Throw>),
) -> Result<Hit, DiceError> {
    let Exchange {
        attacker,
        target,
        blow,
        ..
    } = exchange;
    let zone = locate(arena, exchange, aim)?;
    let points = match throw {
        Some(throw) => Points::thrown(rule::DMG_01, arm.sides, throw),
        None => Points::roll(rule::DMG_01, arm.dice, arm.sides, arena.dice())?,
    };
    let striker = Arc::clone(&arena.snapshot(attacker).build);
    let victim = damage::Victim::of(arena.snapshot(target), zone);
    let mut hit = damage::land(&striker, arm, blow, victim, points);
    burn(arena, attacker, arm, &mut hit)?;
    let is_poisoned = poison::comes_with(arena, exchange, arm);
    arena.strike(
        Some(attacker),
        (hit.points.clone(), hit.loss.clone()),
        Harm {
            life: hit.life,
            endurance: hit.endurance,
            wounds: hit.wounds,
            extra_wounds: hit.extra_wounds,
            luck: hit.luck,
            is_barbed: arm.kind.wounds_easily,
            is_poisoned,
            thresholds: hit.thresholds.unwrap_or([i16::MAX; 3]),
            zone,
            venom: arm.kind.is_venomous.then(|| beast::venom(&striker)).flatten(),
            ..Harm::of(target, rule::DMG_02)
        },
    );
    Ok(hit)
}

/// A blow with a burning torch that has harmed somebody burns him besides, and no armour keeps the fire off; with the worst face the torch
/// goes out.
///
/// Rule: `WPN-TORCH`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
fn burn(arena: &mut impl Arena, id: FighterId, arm: &Arm, hit: &mut Hit) -> Result<(), DiceError> {
    let Some((dice, sides, plus)) = arm.kind.burns.filter(|_| hit.life > 0) else {
        return Ok(());
    };
    let Some(torch) = lamp::torch_of(arena.movables(), id) else {
        hit.loss.note(rule::WPN_TORCH, plus.into(), &void::OUT);
        return Ok(());
    };
    let mut points = Points::roll(rule::WPN_TORCH, dice, sides, arena.dice())?;
    let goes_out = points.value() == i16::from(sides);
    points
        .ledger
        .add_for(rule::WPN_TORCH, &cause::CONSTANT, plus.into());
    let fire = points.value().max(0);
    arena.rolled(id, word::FLAMES, points);
    damage::burn(hit, fire);
    if goes_out {
        let at = arena.snapshot(id).body.at;
        arena.on_table(|table| set_flame(table, torch, (at, false), Some(id), rule::WPN_TORCH));
    }
    Ok(())
}

/// Where it lands; none where hit zones are not played. What was aimed at a zone leaves nothing to chance.
///
/// Rule: `ZON-01`, `BRD-21`.
fn locate(arena: &mut impl Arena, exchange: Exchange, aim: Option<Aim>) -> Result<Option<Zone>, DiceError> {
    let Some(aim) = aim else { return Ok(None) };
    let Some(zone) = exchange.blow.zone() else {
        return arena.zone(exchange.target, aim).map(Some);
    };
    arena.tell(|| act::acted(exchange.target, zone.term()));
    Ok(Some(zone))
}
