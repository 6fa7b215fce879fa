//! What it takes to change the distance: who may try, where it leads, and what stands in the way.

use super::super::data::DistanceClass;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{place, rule};
use super::class::{between, squares_of};
use crate::battle::RuleId;
use crate::board::{self, Cell, Facing, Footprint, Footway, HeightClass, beyond};

/// The steps that bring a fighter as many classes nearer to a foe; none where it cannot be done.
///
/// Rule: `ACT-24`, `DK-05`, `BRD-07`, `BRD-17`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn can_shorten(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Result<Vec<Facing>, RuleId> {
    let class = may_change(scene, fighter, foe)?;
    let wanted = class.shifted(-(classes as i8)).ok_or(rule::DK_05)?;
    let steps = squares_nearer(scene, fighter, foe, wanted).ok_or(rule::BRD_07)?;
    if wanted == DistanceClass::Hand && has_low_thing_between(scene, fighter, foe) {
        return Err(rule::BRD_17);
    }
    Ok(steps)
}

/// The ways that take a fighter as many classes away from a foe, the best first, each as the squares entered.
///
/// Rule: `ACT-24`, `DK-06`, `BRD-07`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn can_lengthen(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Result<Vec<Vec<Cell>>, RuleId> {
    may_change(scene, fighter, foe)?;
    retreat(scene, fighter, foe, classes).ok_or(rule::DK_06)
}

/// Whether somebody who has come up from behind may begin hand to hand.
///
/// Rule: `DK-04`, `BRD-17`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_close_in(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<(), RuleId> {
    let pair = scene.round.melee.pairs.get(fighter.id(), foe.id());
    let pair = pair
        .filter(|_| scene.round.modules.has(Modules::DK))
        .ok_or(rule::DK_04)?;
    if pair.chooser != Some(fighter.id()) || pair.class != DistanceClass::Close {
        return Err(rule::DK_04);
    }
    if place::distance(fighter, foe) > 1 || has_low_thing_between(scene, fighter, foe) {
        return Err(rule::BRD_17);
    }
    Ok(())
}

/// The class of a pair that a fighter may try to change: he needs a free action besides the attack.
fn may_change(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<DistanceClass, RuleId> {
    if !scene.round.modules.has(Modules::DK) {
        return Err(rule::ACT_24);
    }
    let class = between(scene, fighter, foe).ok_or(rule::BRD_06)?;
    if fighter.turn.free == 0 {
        return Err(rule::TIM_04);
    }
    if fighter.is_prone() {
        return Err(rule::SIT_06);
    }
    if fighter.condition.held_by.is_some() || fighter.condition.holds.is_some() {
        return Err(rule::CRE_07);
    }
    Ok(class)
}

/// The steps straight towards a foe until a class fits; none where something stands in the way.
///
/// Rule: `BRD-07`.
pub(crate) fn squares_nearer(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    wanted: DistanceClass,
) -> Option<Vec<Facing>> {
    let (mut at, goal) = (place::footprint(&fighter.body), place::footprint(&foe.body));
    let mut steps = Vec::new();
    while at.gap(goal).cheb() > squares_of(wanted) {
        let towards = at.gap(goal).sector()?;
        if !is_open(scene, fighter, at, towards) {
            return None;
        }
        at = at.step(towards);
        steps.push(towards);
    }
    Some(steps)
}

/// The ways out to the distance of a class that lies so many beyond the one of a pair: straight away or to one of the two sides
/// of that, a square at a time. A single empty way where nobody has to move; none where there is no room or no such class.
///
/// Rule: `BRD-07`, `BD-GRD-10`.
pub(crate) fn retreat(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Option<Vec<Vec<Cell>>> {
    let wanted = between(scene, fighter, foe)?.shifted(classes as i8)?;
    let (from, near) = (place::footprint(&fighter.body), place::footprint(&foe.body));
    let is_far = |at: Footprint| near.gap(at).cheb() >= squares_of(wanted);
    let mut ways: Vec<(Footprint, Vec<Cell>)> = vec![(from, Vec::new())];
    while let Some((at, _)) = ways.first().filter(|(at, _)| !is_far(*at)) {
        let [left, straight, right] = beyond(near, *at)?;
        let mut next: Vec<(Footprint, Vec<Cell>)> = Vec::new();
        for (at, way) in &ways {
            for towards in [straight, left, right] {
                let to = at.step(towards);
                let is_new = next.iter().all(|(known, _)| *known != to);
                let is_farther = near.gap(to).cheb() > near.gap(*at).cheb();
                if is_new && is_farther && is_open(scene, fighter, *at, towards) {
                    let mut way = way.clone();
                    way.push(to.corner);
                    next.push((to, way));
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        ways = next;
    }
    Some(ways.into_iter().map(|(_, way)| way).collect())
}

fn is_open(scene: &Scene, fighter: &Snapshot, at: Footprint, towards: Facing) -> bool {
    board::footway(scene.board(), at, towards) == Footway::Open
        && place::is_free(scene, fighter, at.step(towards))
}

/// Whether a low obstacle between two neighbours keeps them from fighting hand to hand.
///
/// Rule: `BRD-17`.
fn has_low_thing_between(scene: &Scene, a: &Snapshot, b: &Snapshot) -> bool {
    let [from, to] = [a, b].map(|it| place::spot(&it.body));
    let line = board::Pair::new(scene.board(), from, to).line_things();
    line.iter()
        .any(|thing| [HeightClass::Low, HeightClass::Chest].contains(&thing.class))
}
