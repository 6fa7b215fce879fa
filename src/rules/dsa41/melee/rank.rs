//! The second rank: striking past a friend.

use super::super::data::DistanceClass;
use super::super::fighter::{Arm, Size};
use super::super::scene::{Scene, Snapshot};
use super::super::{place, rule};
use crate::battle::{RuleId, Stance};
use crate::board::runs_through;

/// What it costs to strike past a friend (`BRD-09`).
const PAST_A_FRIEND: i16 = -2;

/// The malus of a blow past a friend; none where nobody stands between.
///
/// Rule: `BRD-09`, `BD-LIN-08`.
///
/// # Errors
///
/// `BRD-09` where a foe, a big friend or more than one stands in the way, or the weapon is too short for it.
pub(super) fn malus(scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<i16, RuleId> {
    if scene.fighters.len() <= 2 || place::distance(attacker, target) < 2 {
        return Ok(0);
    }
    let is_on_line = runs_through(place::footprint(&attacker.body), place::footprint(&target.body));
    let mut between = scene.fighters.iter().filter(|other| {
        let is_other = other.id() != attacker.id() && other.id() != target.id();
        let is_upright = other.keeps_his_square() && !other.is_prone() && other.build.size > Size::Tiny;
        is_other && is_upright && is_on_line(place::footprint(&other.body))
    });
    let Some(first) = between.next() else {
        return Ok(0);
    };
    let stance = scene.sides.stance(attacker.fighter.side, first.fighter.side);
    let is_friend = stance == Stance::Allied && first.build.size < Size::Big;
    let is_long = arm.classes.longest() > DistanceClass::Close;
    if !is_friend || !is_long || between.next().is_some() {
        return Err(rule::BRD_09);
    }
    let is_drilled = attacker.build.traits.formation;
    Ok(if is_drilled { 0 } else { PAST_A_FRIEND })
}
