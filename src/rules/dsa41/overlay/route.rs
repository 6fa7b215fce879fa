//! Where a fighter can get to and what waits on the way: opportunity attacks and squares that hurt.

use std::collections::BTreeMap;

use crate::battle::{FighterId, Hatch, Meaning, Overlay, Route, RouteStep, Term, Tone};
use crate::board::{Cell, Facing, Footprint, Zone};

use super::super::scene::{Scene, Snapshot};
use super::super::{moves, place, word};
use super::{halves, sword, term};

const REACH: [Meaning; 3] = [
    Meaning::new("reach-safe", '*', Hatch::None, Tone::Own),
    Meaning::new("reach-struck", '!', Hatch::Rising, Tone::Foe),
    Meaning::new("reach-harmed", 'x', Hatch::Crossed, Tone::Bad),
];

/// The squares that a fighter can end a move of this gait on, with the cost of the cheapest way to each, and whether that way
/// invites blows or leads through what hurts.
///
/// Rule: `BRD-10`, `BRD-08`, `BRD-28`.
pub(super) fn reach(scene: &Scene, fighter: &Snapshot, gait: Term, has_strikes: bool) -> Overlay {
    let mut overlay = Overlay::new(&REACH);
    let zones = if has_strikes {
        zones(scene, fighter)
    } else {
        Zones::new()
    };
    let ways = Ways::of(scene, fighter, gait);
    for (cell, cost) in moves::reach(scene, fighter, gait) {
        let path = ways.to(cell);
        let word = if is_harmed(scene, fighter, &path) {
            "reach-harmed"
        } else if strikers(fighter, gait, &path, &zones).is_empty() {
            "reach-safe"
        } else {
            "reach-struck"
        };
        overlay.put(cell, term(word), halves(cost));
    }
    overlay
}

/// The cheapest way to a square, with what it costs.
pub(crate) fn routes(scene: &Scene, fighter: &Snapshot, gait: Term, to: Cell) -> Vec<Route> {
    let path = moves::route(scene, fighter, gait, to).unwrap_or_default();
    let Ok(walked) = moves::check_path(scene, fighter, gait, &path) else {
        return Vec::new();
    };
    let steps = walked.iter().map(|step| {
        let facts = scene.board().cell(step.cell).copied().unwrap_or_default();
        RouteStep {
            cell: step.cell,
            facing: step.towards,
            cost_half: step.cost_half,
            sum_half: step.sum_half,
            may_end: step.may_end,
            is_climb: false,
            rise_dm: step.rise_dm,
            harm: facts.harm,
            water_dm: facts.water_dm,
            mist: facts.mist,
            things: step.crossed.clone(),
            leavings: Vec::new(),
            entered: Vec::new(),
        }
    });
    vec![Route {
        steps: steps.collect(),
        strikes: Vec::new(),
    }]
}

/// The zones of those who would strike at somebody who leaves them.
type Zones = BTreeMap<FighterId, Zone>;

fn zones(scene: &Scene, fighter: &Snapshot) -> Zones {
    scene
        .foes(fighter)
        .filter_map(|foe| Some((foe.id(), sword::zone(scene, foe)?)))
        .collect()
}

/// Who strikes at a mover on his way, and at which square that he leaves; each at most once.
///
/// Rule: `BRD-08`, `PAS-01`.
fn strikers(mover: &Snapshot, gait: Term, path: &[Cell], zones: &Zones) -> Vec<(FighterId, Cell)> {
    if zones.is_empty() || gait == word::STEP {
        return Vec::new();
    }
    let stops: Vec<Cell> = std::iter::once(mover.body.at)
        .chain(path.iter().copied())
        .collect();
    let mut strikers: Vec<(FighterId, Cell)> = Vec::new();
    for pair in stops.windows(2) {
        let from = Footprint::new(pair[0], mover.body.size);
        for (foe, zone) in zones {
            let is_towards = from
                .gap(zone.holder)
                .sector()
                .is_some_and(|towards| pair[0].step(towards) == pair[1]);
            if zone.touches(from) && !is_towards && strikers.iter().all(|(known, _)| known != foe) {
                strikers.push((*foe, pair[0]));
            }
        }
    }
    strikers
}

fn is_harmed(scene: &Scene, fighter: &Snapshot, path: &[Cell]) -> bool {
    path.iter()
        .any(|cell| hurts(scene, Footprint::new(*cell, fighter.body.size)))
}

/// Whether whoever stands there is hurt by it.
fn hurts(scene: &Scene, at: Footprint) -> bool {
    let view = scene.board();
    at.cells()
        .any(|cell| view.cell(cell).is_some_and(|facts| facts.harm.is_some()))
}

/// The cheapest ways of one move, found once for all squares.
struct Ways {
    start: Cell,
    steps: Option<crate::board::Reach>,
}

impl Ways {
    fn of(scene: &Scene, fighter: &Snapshot, gait: Term) -> Self {
        let walks = ![word::STEP, word::JUMP].contains(&gait);
        Self {
            start: fighter.body.at,
            steps: walks.then(|| moves::survey(scene, fighter, moves::budget(scene, fighter, gait))),
        }
    }

    fn to(&self, cell: Cell) -> Vec<Cell> {
        let steps: Option<Vec<Facing>> = self.steps.as_ref().and_then(|reach| reach.route(cell));
        let Some(steps) = steps else { return vec![cell] };
        steps
            .iter()
            .scan(self.start, |at, towards| {
                *at = at.step(*towards);
                Some(*at)
            })
            .collect()
    }
}

/// Everybody in whose zone a square lies.
pub(super) fn guards_of<'s>(
    scene: &'s Scene,
    fighter: &'s Snapshot,
    at: Footprint,
) -> impl Iterator<Item = &'s Snapshot> {
    scene
        .foes(fighter)
        .filter(move |foe| sword::zone(scene, foe).is_some_and(|zone| zone.touches(at)))
        .filter(move |foe| place::footprint(&foe.body) != at)
}
