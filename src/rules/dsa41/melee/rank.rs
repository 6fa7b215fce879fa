//! The second rank: striking past a friend.

use super::super::data::DistanceClass;
use super::super::fighter::{Arm, Size};
use super::super::scene::{Scene, Snapshot};
use super::super::{place, rule};
use crate::battle::{RuleId, Stance};
use crate::board::Pair;

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
    let [from, to] = [attacker, target].map(|it| place::spot(&it.body));
    let line = Pair::new(scene.board(), from, to).centre_line();
    let mut between = scene.fighters.iter().filter(|other| {
        let is_other = other.id() != attacker.id() && other.id() != target.id();
        let is_upright = other.keeps_his_square() && !other.is_prone() && other.build.size > Size::Tiny;
        let place = place::footprint(&other.body);
        is_other && is_upright && line.between.iter().any(|cell| place.contains(*cell))
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
