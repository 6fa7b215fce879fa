//! Ranks: striking past a friend in the first one, and standing in line with comrades who know how.

use super::super::condition::riding;
use super::super::data::DistanceClass;
use super::super::exchange::attack::Blow;
use super::super::exchange::tally::Tally;
use super::super::fighter::{Arm, Size};
use super::super::manoeuvre::Art;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use super::Purpose;
use crate::battle::{Posture, Stance, WhyNot};
use crate::board::runs_through;

/// What it costs to strike past a friend (`BRD-09`).
pub(crate) const PAST_A_FRIEND: i16 = -2;

/// Whether a blow goes past a friend; not where nobody stands between.
///
/// Rule: `BRD-09`, `UEB-05`, `BD-LIN-08`.
///
/// # Errors
///
/// `BRD-09` where a foe, a big friend or more than one stands in the way, or the weapon is too short for it.
pub(super) fn is_past_a_friend(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<bool, WhyNot> {
    if scene.fighters.len() <= 2 || place::distance(attacker, target) < 2 {
        return Ok(false);
    }
    let (own, foe) = (place::footprint(&attacker.body), place::footprint(&target.body));
    let is_on_line = runs_through(own, foe);
    let mut between = scene.fighters.iter().filter(|other| {
        let is_other = other.id() != attacker.id() && other.id() != target.id();
        is_other
            && is_on_line(place::footprint(&other.body))
            && !riding::are_one(other, attacker)
            && !riding::are_one(other, target)
            && other.keeps_his_square()
            && !other.is_prone()
            && other.build.size > Size::Tiny
    });
    let Some(first) = between.next() else {
        return Ok(false);
    };
    let stance = scene.sides.stance(attacker.fighter.side, first.fighter.side);
    let is_friend = stance == Stance::Allied && first.build.size < Size::Big;
    let is_long = arm.classes.longest() > DistanceClass::Close;
    let is_alone = between.next().is_none();
    if !is_friend || !is_alone {
        return Err(why::stands_between(rule::BRD_09, first.id()));
    }
    if !is_long {
        return Err(why::too_short_for_second_rank(
            rule::BRD_09,
            &arm.name,
            first.id(),
        ));
    }
    Ok(true)
}

/// Whether nobody who stands between keeps a weapon from striking.
///
/// Rule: `BRD-09`.
pub(crate) fn gets_past(scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    is_past_a_friend(scene, attacker, target, arm).is_ok()
}

/// What a blow past a friend costs; nothing for those who have learnt to fight in ranks.
///
/// Rule: `BRD-09`, `SF-FORMATION`.
pub(super) fn add(ledger: &mut impl Tally, scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) {
    if !is_past_a_friend(scene, attacker, target, arm).is_ok_and(|is_past| is_past) {
        return;
    }
    ledger.add(rule::BRD_09, PAST_A_FRIEND);
    if attacker.build.traits.formation {
        ledger.add(rule::SF_FORMATION, -PAST_A_FRIEND);
    }
}

/// The comrades who stand at both sides of somebody in line with him: they look where he looks, and have learnt it as he has.
///
/// Rule: `MAN-FORMATION`.
pub(crate) fn comrades<'s>(scene: &'s Scene, fighter: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let beside = [2, -2].map(|turn| fighter.body.at.step(fighter.body.facing.turned(turn)));
    let is_comrade = move |other: &&Snapshot| {
        let stance = scene.sides.stance(fighter.fighter.side, other.fighter.side);
        beside.contains(&other.body.at)
            && stance == Stance::Allied
            && other.body.facing == fighter.body.facing
            && is_drilled(other)
    };
    let all = if is_drilled(fighter) {
        &scene.fighters[..]
    } else {
        &[]
    };
    all.iter().filter(is_comrade)
}

/// Whether somebody stands in line with at least one comrade: then he keeps his face to the front.
///
/// Rule: `MAN-FORMATION`, `BRD-03`.
pub(crate) fn stands_in_line(scene: &Scene, fighter: &Snapshot) -> bool {
    comrades(scene, fighter).next().is_some()
}

/// Whether somebody stands between two comrades.
///
/// Rule: `MAN-FORMATION`.
pub(super) fn is_inner(scene: &Scene, fighter: &Snapshot) -> bool {
    comrades(scene, fighter).nth(1).is_some()
}

/// Whether somebody stands beside the target of the blow under way, so that he may parry it for him.
///
/// Rule: `MAN-FORMATION`.
pub(crate) fn covers(scene: &Scene, fighter: &Snapshot, blow: Blow) -> bool {
    let exchange = scene.round.exchange.filter(|_| blow.purpose == Purpose::Harm);
    exchange.is_some_and(|exchange| comrades(scene, fighter).any(|other| other.id() == exchange.target))
}

/// Whether somebody can hold a line: on his feet, with a shield or a weapon that serves for it.
fn is_drilled(fighter: &Snapshot) -> bool {
    if !fighter.build.traits.formation || !fighter.build.modules.has(Modules::MANOEUVRES) {
        return false;
    }
    let is_up = fighter.is_able() && fighter.body.posture == Posture::Standing && fighter.body.size == 1;
    let has_weapon = || fighter.missile().is_none() && fighter.main_arm().kind.arts.has(Art::Formation);
    is_up
        && !fighter.condition.disoriented
        && (fighter.ward().is_some_and(|ward| ward.is_shield) || has_weapon())
}
