//! What it takes to change the distance: who may try, where it leads, and what stands in the way.

use super::super::data::DistanceClass;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use super::class::{between, most_squares_of, squares_of};
use super::pair::holds_together;
use crate::battle::WhyNot;
use crate::board::{self, Arc, Cell, Facing, Footprint, Footway, HeightClass, Spot, beyond, rel};

/// The steps that bring a fighter as many classes nearer to a foe; none where it cannot be done.
///
/// Rule: `ACT-24`, `DK-05`, `BRD-07`, `BRD-17`.
///
/// # Errors
///
/// Why not.
pub(crate) fn can_shorten(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Result<Vec<Facing>, WhyNot> {
    let class = may_change(scene, fighter, foe)?;
    let wanted = class.shifted(-(classes as i8));
    let wanted = wanted.ok_or_else(|| why::no_class_nearer(rule::DK_05, classes))?;
    let steps = squares_nearer(scene, fighter, foe, wanted);
    let steps = steps.ok_or_else(|| why::way_is_closed(rule::BRD_07))?;
    if wanted == DistanceClass::Hand {
        let own = place::spot(&fighter.body);
        let place = steps.iter().fold(own.place, |at, towards| at.step(*towards));
        may_touch(scene, Spot { place, ..own }, foe)?;
    }
    Ok(steps)
}

/// The ways that take a fighter as many classes away from a foe, and as many squares farther than it takes, the best first, each
/// as the squares entered.
///
/// Rule: `ACT-24`, `DK-06`, `BRD-07`.
///
/// # Errors
///
/// Why not.
pub(crate) fn can_lengthen(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    (classes, farther): (u8, u8),
) -> Result<Vec<Vec<Cell>>, WhyNot> {
    may_change(scene, fighter, foe)?;
    let mut ways =
        retreat(scene, fighter, foe, classes).ok_or_else(|| why::no_class_farther(rule::DK_06, classes))?;
    let squares = ways[0].len() + usize::from(farther);
    ways.retain(|way| way.len() == squares);
    if ways.is_empty() {
        Err(why::no_way_so_long(rule::BRD_07, squares))
    } else {
        Ok(ways)
    }
}

/// Whether the foe of an attacker is surprised, or turns his back to him: then the attacker chooses the distance.
///
/// Rule: `DK-04`, `SUR-01`, `BRD-04`.
pub(crate) fn takes_unawares(scene: &Scene, attacker: &Snapshot, foe: &Snapshot) -> bool {
    let seen = rel(
        place::footprint(&foe.body),
        foe.body.facing,
        place::footprint(&attacker.body),
    );
    let is_behind = scene.round.modules.has(Modules::FACING) && Arc::of(seen) == Arc::Rear;
    is_behind || foe.condition.opening.surprised
}

/// Whether somebody who takes a foe unawares may begin hand to hand: he has come up and has not struck yet, or strikes from where
/// he stands.
///
/// Rule: `DK-04`, `BRD-17`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_close_in(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<(), WhyNot> {
    let may_choose = match scene.round.melee.pairs.get(fighter.id(), foe.id()) {
        Some(pair) => pair.chooser == Some(fighter.id()) && pair.class == DistanceClass::Close,
        None => holds_together(scene, fighter, foe) && takes_unawares(scene, fighter, foe),
    };
    if !scene.round.modules.has(Modules::DK) {
        return Err(why::module_off(rule::DK_04));
    }
    if !may_choose {
        return Err(why::not_unawares(rule::DK_04, foe.id()));
    }
    let apart = place::distance(fighter, foe);
    if apart > 1 {
        return Err(why::not_beside(rule::BRD_07, foe.id(), apart));
    }
    may_touch(scene, place::spot(&fighter.body), foe)
}

/// The class of a pair that a fighter may try to change: he needs a free action besides the attack.
fn may_change(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<DistanceClass, WhyNot> {
    if !scene.round.modules.has(Modules::DK) {
        return Err(why::module_off(rule::ACT_24));
    }
    let class = between(scene, fighter, foe);
    let class = class.ok_or_else(|| why::not_engaged(rule::BRD_06, foe.id()))?;
    if fighter.turn.free == 0 {
        return Err(why::no_free_action(rule::TIM_04));
    }
    if fighter.is_prone() {
        return Err(why::prone(rule::SIT_06));
    }
    if let Some(other) = fighter.condition.held_by.or(fighter.condition.holds) {
        return Err(why::bound_together(rule::CRE_07, other));
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
/// of that, a square at a time; to the last class by one square or by two. The shorter ways come first. A single empty way where
/// nobody has to move; none where there is no room or no such class.
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
    let mut ways = vec![(from, Vec::new())];
    while near.gap(ways[0].0).cheb() < squares_of(wanted) {
        ways = a_square_on(scene, fighter, near, &ways);
        if ways.is_empty() {
            return None;
        }
    }
    let mut last = ways.clone();
    while let Some((at, _)) = last.first()
        && near.gap(*at).cheb() < most_squares_of(wanted)
    {
        last = a_square_on(scene, fighter, near, &last);
        ways.extend(last.iter().cloned());
    }
    Some(ways.into_iter().map(|(_, way)| way).collect())
}

/// A place and the squares entered on the way to it.
type Way = (Footprint, Vec<Cell>);

/// The ways that lead one square farther away than these.
fn a_square_on(scene: &Scene, fighter: &Snapshot, near: Footprint, ways: &[Way]) -> Vec<Way> {
    let mut next: Vec<Way> = Vec::new();
    for (at, way) in ways {
        let Some([left, straight, right]) = beyond(near, *at) else {
            continue;
        };
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
    next
}

fn is_open(scene: &Scene, fighter: &Snapshot, at: Footprint, towards: Facing) -> bool {
    board::footway(scene.board(), at, towards) == Footway::Open
        && place::is_free(scene, fighter, at.step(towards))
}

/// Whether nothing stands between a place and a foe that keeps them from fighting hand to hand: a low obstacle forbids it, and
/// across a higher one bodies touch even less.
///
/// Rule: `BRD-17`, `BRD-07`.
///
/// # Errors
///
/// Why not.
fn may_touch(scene: &Scene, from: Spot, foe: &Snapshot) -> Result<(), WhyNot> {
    let line = board::Pair::new(scene.board(), from, place::spot(&foe.body)).line_things();
    let class = line.iter().map(|thing| thing.class).max();
    match class.unwrap_or(HeightClass::Flat) {
        HeightClass::Flat => Ok(()),
        HeightClass::Low => Err(why::something_low_between(rule::BRD_17)),
        HeightClass::Chest | HeightClass::Full => Err(why::blocked(rule::BRD_07)),
    }
}

/// Whether two neighbours have something between them across which nobody fights hand to hand.
///
/// Rule: `BRD-17`.
pub(crate) fn are_kept_apart(scene: &Scene, one: &Snapshot, other: &Snapshot) -> bool {
    may_touch(scene, place::spot(&one.body), other).is_err()
}
