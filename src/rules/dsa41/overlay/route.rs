//! Where a fighter can get to and what waits on the way: opportunity attacks and squares that hurt.

use std::collections::BTreeMap;

use crate::battle::{Hatch, Meaning, Overlay, Term, Tone};
use crate::board::{Cell, Facing, Footprint};

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves::{self, Detour};
use super::super::terrain::place;
use super::super::{melee, word};
use super::{halves, term};

const REACH: [Meaning; 3] = [
    Meaning::new("reach-safe", '*', Hatch::None, Tone::Own),
    Meaning::new("reach-struck", '!', Hatch::Rising, Tone::Foe),
    Meaning::new("reach-harmed", 'x', Hatch::Crossed, Tone::Bad),
];

/// The squares that a fighter can end a move of this gait on, with the cost of the cheapest way to each, and whether that way
/// invites blows or leads through what hurts.
///
/// Rule: `BRD-10`, `BRD-08`, `BRD-28`.
pub(super) fn reach(scene: &Scene, fighter: &Snapshot, gait: Term) -> Overlay {
    let mut overlay = Overlay::new(&REACH);
    let mut watched = Watched::new();
    let ways = Ways::of(scene, fighter, gait);
    for (cell, cost) in moves::reach(scene, fighter, gait) {
        let path = ways.to(cell);
        let word = if is_harmed(scene, fighter, &path) {
            "reach-harmed"
        } else if is_struck(scene, fighter, gait, &path, &mut watched) {
            "reach-struck"
        } else {
            "reach-safe"
        };
        overlay.put(cell, term(word), halves(cost));
    }
    overlay
}

/// The steps that were looked at already, and whether somebody strikes at whoever takes them.
type Watched = BTreeMap<(Cell, Facing), bool>;

/// Whether somebody strikes at a mover on his way.
///
/// Rule: `BRD-08`, `PAS-02`.
fn is_struck(scene: &Scene, mover: &Snapshot, gait: Term, path: &[Cell], watched: &mut Watched) -> bool {
    if gait == word::STEP || !melee::strikes_are_on(scene) {
        return false;
    }
    let mut at = mover.body.at;
    path.iter().any(|next| {
        let from = std::mem::replace(&mut at, *next);
        let towards = Facing::ALL
            .into_iter()
            .find(|towards| from.step(*towards) == *next);
        towards.is_some_and(|towards| {
            *watched.entry((from, towards)).or_insert_with(|| {
                let place = Footprint::new(from, mover.body.size);
                melee::strikers(scene, mover, place, Some(towards))
                    .next()
                    .is_some()
            })
        })
    })
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
        let budget = moves::budget(scene, fighter, gait);
        Self {
            start: fighter.body.at,
            steps: walks.then(|| moves::survey(scene, fighter, budget, Detour::None)),
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
///
/// Rule: `BRD-08`.
pub(crate) fn guards_of<'s>(
    scene: &'s Scene,
    fighter: &'s Snapshot,
    at: Footprint,
) -> impl Iterator<Item = &'s Snapshot> {
    scene
        .foes(fighter)
        .filter(move |foe| melee::exerts(scene, foe, fighter) && melee::guards(scene, foe, at))
        .filter(move |foe| place::footprint(&foe.body) != at)
}
