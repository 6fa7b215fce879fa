//! What waits on a way: the report of a path step by step, and the ways to choose from.

use crate::battle::{FighterId, Route, RouteStep, RouteStrike, Term};
use crate::board::{Cell, Facing, Footprint, PathStep, Spot, Zone, entries, leavings};
use crate::rules::common::route_step;

use super::super::place;
use super::{Care, check_charge, check_path, find, is_climb, route};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::predict::odds;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{melee, word};

/// The ways of a gait to a cell: the cheapest, and the cheapest that gives nobody a blow in passing where it is another one.
///
/// Rule: `BD-MOV-04`, `BD-MOV-10`, `PAS-02`.
pub(crate) fn routes(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Vec<Route> {
    let Some(cheapest) = route(scene, mover, gait, to) else {
        return Vec::new();
    };
    let mut ways = vec![report(scene, mover, gait, &cheapest)];
    let has_strikes = ways.iter().any(|way| !way.strikes.is_empty());
    if has_strikes && [word::WALK, word::SPRINT].contains(&gait) {
        let safe = find(scene, mover, gait, to, Care::Blows).map(|steps| cells(mover.body.at, &steps));
        let safe = safe.filter(|path| check_path(scene, mover, gait, path).is_ok());
        ways.extend(safe.map(|path| report(scene, mover, gait, &path)));
    }
    ways
}

fn cells(start: Cell, steps: &[Facing]) -> Vec<Cell> {
    let walk = steps.iter().scan(start, |at, towards| {
        *at = at.step(*towards);
        Some(*at)
    });
    walk.collect()
}

/// Everything that waits on a path.
///
/// Rule: `BD-MOV-04`, `BD-ZON-03`.
fn report(scene: &Scene, mover: &Snapshot, gait: Term, path: &[Cell]) -> Route {
    let Ok(walked) = check_path(scene, mover, gait, path) else {
        return Route::default();
    };
    let mut route = told_of(scene, mover, &walked);
    if gait != word::STEP {
        route.strikes = strikes(scene, mover, &walked, None);
    }
    route
}

/// Everything that waits on the run of a charge: those whose zones it leaves may strike, and its target with a longer weapon.
///
/// Rule: `BD-MOV-04`, `PAS-02`.
pub(crate) fn charge_report(scene: &Scene, mover: &Snapshot, target: &Snapshot, path: &[Cell]) -> Route {
    let Ok(walked) = check_charge(scene, mover, target.id(), path) else {
        return Route::default();
    };
    let mut route = told_of(scene, mover, &walked);
    route.strikes = strikes(scene, mover, &walked, Some(target.id()));
    let mut there = mover.clone();
    for (step, next) in walked.iter().enumerate() {
        there.body.at = next.cell;
        if melee::receives(scene, target, &there) {
            let odds = odds::in_passing(scene, target, &there);
            let by = target.id();
            // He strikes when this square has been entered: before the next step is taken.
            let step = step + 1;
            route
                .strikes
                .extend(odds.map(|odds| RouteStrike { step, by, odds }));
            break;
        }
    }
    route.strikes.sort_by_key(|strike| strike.step);
    route
}

/// The steps of a path with what lies on them.
fn told_of(scene: &Scene, mover: &Snapshot, walked: &[PathStep]) -> Route {
    let start = place::footprint(&mover.body);
    let guards: Vec<&Snapshot> = scene
        .foes(mover)
        .filter(|foe| scene.round.modules.keep_pairs() && melee::exerts(scene, foe, mover))
        .collect();
    let zones: Vec<Zone> = guards.iter().map(|foe| zone(scene, foe)).collect();
    let mut steps: Vec<RouteStep> = Vec::with_capacity(walked.len());
    let mut there = mover.body;
    for step in walked {
        steps.push(route_step(
            scene.board(),
            step,
            is_climb(scene.board(), &there, step),
        ));
        there.at = step.cell;
    }
    let id = |zone: usize| guards[zone].id();
    for leaving in leavings(start, walked, &zones) {
        steps[leaving.step]
            .leavings
            .push((id(leaving.zone), leaving.is_towards));
    }
    for (step, zone) in entries(start, walked, &zones) {
        steps[step].entered.push(id(zone));
    }
    Route {
        steps,
        strikes: Vec::new(),
    }
}

/// The squares that a foe guards.
///
/// Rule: `BRD-08`, `BD-ZON-02`.
fn zone(scene: &Scene, holder: &Snapshot) -> Zone {
    let arm = holder.main_arm();
    let facing = scene
        .round
        .modules
        .has(Modules::FACING)
        .then_some(holder.body.facing);
    let spot = Spot::on_floor(place::footprint(&holder.body));
    let reach = u16::from(melee::reach_of(scene.round, holder, arm));
    Zone::of_control(
        scene.board(),
        spot,
        facing,
        reach,
        u16::from(!arm.kind.is_unarmed),
    )
}

/// The blows that wait on a path, each foe's at the first square that is left.
///
/// Rule: `PAS-01`, `PAS-02`.
fn strikes(scene: &Scene, mover: &Snapshot, path: &[PathStep], past: Option<FighterId>) -> Vec<RouteStrike> {
    let mut found: Vec<RouteStrike> = Vec::new();
    let mut there = mover.clone();
    for (step, next) in path.iter().enumerate() {
        let from = Footprint::new(there.body.at, there.body.size);
        let new: Vec<FighterId> = melee::strikers(scene, &there, from, Some(next.towards))
            .map(Snapshot::id)
            .filter(|id| Some(*id) != past && found.iter().all(|strike| strike.by != *id))
            .collect();
        for by in new {
            let odds = scene.get(by).and_then(|foe| odds::in_passing(scene, foe, &there));
            found.extend(odds.map(|odds| RouteStrike { step, by, odds }));
        }
        there.body.at = next.cell;
        there.body.facing = next.towards;
    }
    found
}
