//! Movement: speed, budgets, what a step costs, and which paths may be walked.

mod climb;
pub(crate) mod leap;
pub(crate) mod pace;
mod report;
pub(crate) mod ride;
mod search;
mod watch;

use crate::battle::{FighterId, RuleId, Term, Value, WhyNot};
use crate::board::{Cell, Facing, PathStep, Reach, Towards, WaterGrade};

use super::super::condition::{initiative, strain};
use super::super::exchange::zone;
use super::super::fighter::Vitality;
use super::super::scene::{Scene, Snapshot};
use super::super::{melee, rule, why, word};
use super::place;
use search::{find, holders, limit, with_walk};

pub(crate) use climb::{Scramble, grip, is_roped, scramble};
pub(crate) use leap::leap;
pub(crate) use pace::{is_climb, is_climbed};
pub(crate) use report::{charge_report, routes};
pub(crate) use search::{Care, Detour, FAR, nearest, seek, survey};

/// Squares of those who can only crawl (`LEN-03`, `ZON-03`).
pub(crate) const CRAWLING: i16 = 1;

/// Speed in squares with everything that slows it.
///
/// Rule: `BRD-11`, `LEN-01`, `LEN-03`.
pub(crate) fn speed(fighter: &Snapshot) -> i16 {
    if fighter.body.mount.is_some() {
        return fighter.condition.ado.saddle.pace.max(1);
    }
    if fighter.condition.vitality == Vitality::Incapacitated || zone::is_crippled(fighter) {
        return CRAWLING;
    }
    let wounds = if fighter.condition.frenzied {
        0
    } else {
        initiative::flat_wounds(fighter) + zone::speed_loss(fighter)
    };
    // A flyer on its feet is slow (BRD-22).
    let speed = match fighter.build.traits.flight {
        Some(flight) if fighter.body.flies_dm() == 0 => flight.ground_speed,
        _ => fighter.build.speed,
    };
    (speed - fighter.build.encumbrance.value() - wounds - strain::felt_weakness(fighter)).max(SLOWEST)
}

/// Speed where a fighter stands: whoever is at home in the water has another one there (`CRE-04`).
fn speed_here(scene: &Scene, fighter: &Snapshot) -> i16 {
    let speed = speed(fighter);
    let is_wet = |cell| {
        let facts = scene.board().cell(cell);
        facts.is_some_and(|facts| facts.water_grade() != WaterGrade::Dry)
    };
    match fighter.build.water_speed {
        Some(there) if place::footprint(&fighter.body).cells().all(is_wet) => {
            (speed + there - fighter.build.speed).max(1)
        }
        _ => speed,
    }
}

/// How many times the speed a sprint leads (`ACT-11`).
pub(crate) const SPRINT: u16 = 3;

/// The least speed that anybody has (`BRD-11`).
pub(crate) const SLOWEST: i16 = 1;

/// Half squares of a move, and of a sprint, for each point of speed (`BRD-10`).
pub(crate) const MOVE_HALF: u16 = 2;
pub(crate) const SPRINT_HALF: u16 = MOVE_HALF * SPRINT;

/// Half squares that a gait may cost.
///
/// Rule: `BRD-10`, `ACT-10`, `ACT-11`, `MAN-STURMANGRIFF`.
pub(crate) fn budget(scene: &Scene, fighter: &Snapshot, gait: Term) -> u16 {
    let speed = speed_here(scene, fighter).unsigned_abs();
    match gait {
        word::SPRINT => SPRINT_HALF * speed,
        // The charge of a mount is a gallop (MNT-05).
        word::CHARGE if fighter.body.mount.is_some() => SPRINT_HALF * speed,
        // A run counts its squares, whichever way they lie, on ground that slows nobody (MAN-STURMANGRIFF).
        word::CHARGE => 3 * speed,
        _ => MOVE_HALF * speed,
    }
}

/// A path step by step, if it may be walked.
///
/// Rule: `BRD-10`, `BRD-12`, `ACT-03`, `DK-08`.
///
/// # Errors
///
/// The rule that forbids the path.
pub(crate) fn check_path(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    if mover.body.mount.is_some() && ![word::WALK, word::SPRINT, word::CHARGE].contains(&gait) {
        return Err(why::mounted(rule::MNT_09));
    }
    if gait == word::JUMP {
        return leap::check_jump(scene, mover, path);
    }
    if [word::CLIMB, word::JUMP_DOWN].contains(&gait) {
        return climb::check(scene, mover, gait, path);
    }
    // Whom one charges at does not hold one off (DK-08).
    let onset = scene.round.melee.onset.filter(|_| gait == word::CHARGE);
    check_past(scene, mover, gait, path, onset.map(|onset| onset.target))
}

/// The run of a charge step by step, if it may be run: the longer weapon of its target does not stop it.
///
/// Rule: `MAN-STURMANGRIFF`, `DK-08`, `PAS-02`.
///
/// # Errors
///
/// The rule that forbids the run.
pub(crate) fn check_charge(
    scene: &Scene,
    mover: &Snapshot,
    target: FighterId,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    check_past(scene, mover, word::CHARGE, path, Some(target))
}

/// A path step by step past the zone of somebody who does not stop the mover.
fn check_past(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
    past: Option<FighterId>,
) -> Result<Vec<PathStep>, WhyNot> {
    // Whoever comes back to where he stood has not moved.
    let comes_back = path.last() == Some(&mover.body.at);
    let steps = steps_of(mover.body.at, path)
        .filter(|_| !comes_back)
        .ok_or_else(|| why::no_way(rule::BRD_10))?;
    let walked = with_walk(scene, mover, holders(scene, mover), |walk| {
        walk.follow(mover.body.at, &steps, false)
    })
    .map_err(|_| why::way_is_closed(rule::BRD_12))?;
    if gait != word::STEP && is_held_off(scene, mover, &walked, past) {
        return Err(why::held_off(rule::DK_08));
    }
    let before_last = walked
        .len()
        .checked_sub(2)
        .map_or(0, |place| walked[place].sum_half);
    let is_within = match gait {
        word::STEP => walked.len() == 1 && place::open_steps(scene, mover).any(|towards| towards == steps[0]),
        _ => before_last < budget(scene, mover, gait),
    };
    let last = walked.last().ok_or_else(|| why::no_way(rule::BRD_10))?;
    if !is_within {
        Err(if gait == word::STEP {
            why::one_step(rule::ACT_03)
        } else {
            too_far(rule::BRD_10, last.sum_half, budget(scene, mover, gait))
        })
    } else if !last.may_end {
        Err(why::no_end(rule::BRD_12))
    } else if mover.body.mount.is_some() {
        ride::judge(scene, mover, gait, &walked).map(|()| walked)
    } else {
        Ok(walked)
    }
}

/// Why a way is too long: so many half squares of so many.
fn too_far(rule: RuleId, cost_half: u16, most_half: u16) -> WhyNot {
    let [cost, most] = [cost_half, most_half].map(Value::HalfSquares);
    why::too_far(rule, cost, most)
}

/// Whether a path leads on from where the zone of a longer weapon stops the mover, or closer to one that holds him off already.
///
/// Rule: `DK-08`, `BRD-08`.
fn is_held_off(scene: &Scene, mover: &Snapshot, path: &[PathStep], past: Option<FighterId>) -> bool {
    let mut from = place::footprint(&mover.body);
    path.iter().enumerate().any(|(number, step)| {
        let is_held = |foe: &Snapshot| {
            if number == 0 {
                melee::walks_closer(scene, foe, mover, from, step.towards)
            } else {
                melee::stops(scene, foe, mover, from)
            }
        };
        let mut others = scene.foes(mover).filter(|foe| Some(foe.id()) != past);
        let found = others.any(is_held);
        from = from.step(step.towards);
        found
    })
}

/// The longest part of a path that can be walked now: others may have got in the way since it was chosen (`INI-05`).
///
/// Rule: `BRD-13`.
pub(crate) fn as_far_as_possible(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Vec<PathStep> {
    let parts = (1..=path.len()).rev().map(|length| &path[..length]);
    parts
        .filter_map(|part| check_path(scene, mover, gait, part).ok())
        .next()
        .unwrap_or_default()
}

/// The directions of a path; none when two cells are no neighbours or the path is empty or longer than any speed.
fn steps_of(start: Cell, path: &[Cell]) -> Option<Vec<Facing>> {
    const LONGEST: usize = 256;
    if path.is_empty() || path.len() > LONGEST {
        return None;
    }
    let mut from = start;
    path.iter()
        .map(|&to| {
            let towards = Facing::ALL.into_iter().find(|towards| from.step(*towards) == to);
            from = to;
            towards
        })
        .collect()
}

/// The cells that a gait reaches, with the cost of each in half cells.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    let start = mover.body.at;
    if mover.body.mount.is_some() {
        let ways = ridden(scene, mover, gait).into_iter();
        return ways.map(|(cell, half, _)| (cell, half)).collect();
    }
    if gait == word::STEP {
        return place::open_steps(scene, mover)
            .map(|towards| (start.step(towards), 2))
            .collect();
    }
    if gait == word::JUMP {
        let cost = leap::cost_half(mover);
        return leap::jumps(scene, mover)
            .filter_map(|path| Some((*path.last()?, cost)))
            .collect();
    }
    if [word::CLIMB, word::JUMP_DOWN].contains(&gait) {
        return climb::ends(scene, mover, gait).collect();
    }
    let mut reach = Reach::default();
    with_walk(scene, mover, holders(scene, mover), |walk| {
        reach.explore(walk, start, false, limit(scene, mover, gait));
    });
    let ends = reach
        .cells()
        .filter(|(cell, reached)| *cell != start && reached.may_end);
    ends.map(|(cell, reached)| (cell, reached.cost_half)).collect()
}

/// Whether a gait reaches a cell that is fit for something, beside the one where the mover is.
pub(crate) fn leads_where(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    is_fit: impl Fn(Cell) -> bool,
) -> bool {
    if mover.body.mount.is_some() || ![word::WALK, word::SPRINT].contains(&gait) {
        return reach(scene, mover, gait)
            .into_iter()
            .any(|(cell, _)| is_fit(cell));
    }
    let start = mover.body.at;
    with_walk(scene, mover, holders(scene, mover), |walk| {
        let limit = limit(scene, mover, gait);
        let is_fit = |cell| cell != start && is_fit(cell);
        Reach::default()
            .nearest(walk, start, limit, Towards::Anywhere, is_fit)
            .is_some()
    })
}

/// The cheapest path of a gait to a cell; none when it is out of reach.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
    let start = mover.body.at;
    if mover.body.mount.is_some() {
        let mut ways = ridden(scene, mover, gait).into_iter();
        return ways.find(|(cell, ..)| *cell == to).map(|(.., path)| path);
    }
    if [word::STEP, word::CLIMB, word::JUMP_DOWN].contains(&gait) {
        return check_path(scene, mover, gait, &[to]).ok().map(|_| vec![to]);
    }
    if gait == word::JUMP {
        return leap::jumps(scene, mover).find(|path| path.last() == Some(&to));
    }
    let steps = find(scene, mover, gait, to, Care::None)?;
    let path: Vec<Cell> = steps
        .iter()
        .scan(start, |at, towards| {
            *at = at.step(*towards);
            Some(*at)
        })
        .collect();
    check_path(scene, mover, gait, &path).ok().map(|_| path)
}

/// Where a ridden mount goes: it walks and sprints, and does nothing else with somebody on its back.
///
/// Rule: `MNT-09`.
pub(crate) fn ridden(scene: &Scene, rider: &Snapshot, gait: Term) -> Vec<(Cell, u16, Vec<Cell>)> {
    if ![word::WALK, word::SPRINT].contains(&gait) {
        return Vec::new();
    }
    let mut ways = ride::ways(scene, rider, gait);
    ways.retain(|(.., path)| check_path(scene, rider, gait, path).is_ok());
    ways
}
