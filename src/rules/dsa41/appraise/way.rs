//! Where to go: the nearest place from which a foe can be struck, by what the steps really cost.

use crate::battle::{Choice, FighterId, Term};
use crate::board::{Arc, Cell, Prize, Reach};

use super::super::fighter::Deed;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves::{self, Detour};
use super::super::terrain::{place, situation};
use super::super::{melee, word};
use super::blow::{self, Rival};
use super::journey::Journey;
use super::known::Known;
use super::{CONTACT, HALF_SQUARE, distance, peril, shelter};

/// Half squares of a step over open ground (`BRD-10`).
const OPEN_STEP: u16 = 2;

/// A place to strike from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stand {
    pub(super) foe: FighterId,
    pub(super) cell: Cell,
    /// Half squares to get there.
    pub(super) cost: u16,
    /// What the place is worth apart from the way.
    pub(super) worth: i64,
}

/// The places from which foes can be struck as far as reach and sight go, each with its worth, of which the way there takes
/// [`HALF_SQUARE`] for each half square: the blow that is struck there, the other foes who wait there, and what the ground does.
pub(super) fn stands(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Vec<Stand> {
    let scene = &known.seen;
    let mut there = own.clone();
    let mut found = Vec::new();
    for rival in rivals {
        for cell in cells_around(scene, own, rival.foe) {
            there.body.at = cell;
            if !strikes(scene, &there, rival.foe) {
                continue;
            }
            let blow = if fits(scene, &there, rival.foe) {
                rival.blow / 2
            } else {
                0
            };
            let foe = rival.foe.id();
            let worth =
                blow + flank(scene, &there, rival) - crowd(&there, rivals, foe) - peril::at(known, own, cell);
            let cost = 0;
            found.push(Stand {
                foe,
                cell,
                cost,
                worth,
            });
        }
    }
    found
}

/// The places of some stands, to be sought.
pub(super) fn prizes(stands: &[Stand]) -> Vec<Prize> {
    let prize = |stand: &Stand| Prize {
        cell: stand.cell,
        worth: stand.worth,
    };
    stands.iter().map(prize).collect()
}

/// The best of some stands among the cells that were reached, with what the way takes off.
pub(super) fn best_stand(stands: &[Stand], reach: &Reach) -> Option<Stand> {
    let mut best: Option<Stand> = None;
    for stand in stands {
        let Some(reached) = reach.reached(stand.cell).filter(|reached| reached.may_end) else {
            continue;
        };
        let worth = stand.worth - i64::from(reached.cost_half) * HALF_SQUARE;
        if best.is_none_or(|known| worth > known.worth) {
            best = Some(Stand {
                cost: reached.cost_half,
                worth,
                ..*stand
            });
        }
    }
    best
}

/// The best place to strike from among those that so many half squares lead to, with what else they lead to.
pub(super) fn near_stand(
    known: &Known,
    own: &Snapshot,
    rivals: &[Rival],
    half: u16,
) -> Option<(Stand, Reach)> {
    // No step costs less than one over open ground, and the last may be taken with what is left (BRD-10): where every foe is
    // farther away than that, there is nothing to look for.
    let may_be_near = |rival: &Rival| {
        let squares =
            place::distance(own, rival.foe).saturating_sub(distance::span(&known.seen, own, rival.foe));
        OPEN_STEP * squares.saturating_sub(1) < half
    };
    if !rivals.iter().any(may_be_near) {
        return None;
    }
    let mut stands = stands(known, own, rivals);
    let foe = |stand: &Stand| known.seen.get(stand.foe);
    stands
        .retain(|stand| foe(stand).is_none_or(|foe| blow::gets_past(&known.seen, &at(own, stand.cell), foe)));
    let near = known.seek(own, half, Detour::Fire, &prizes(&stands));
    let stand = best_stand(&stands, &near)?;
    Some((stand, near))
}

/// The corners of a fighter's footprint from which a foe lies within his longest reach.
fn cells_around<'s>(
    scene: &Scene,
    own: &'s Snapshot,
    foe: &'s Snapshot,
) -> impl Iterator<Item = Cell> + use<'s> {
    let reach = distance::span(scene, own, foe) as i16;
    let (low, high) = (
        reach + i16::from(own.body.size) - 1,
        reach + i16::from(foe.body.size) - 1,
    );
    let Cell { x, y } = foe.body.at;
    (y - low..=y + high).flat_map(move |y| (x - low..=x + high).map(move |x| Cell::new(x, y)))
}

/// Whether somebody could strike a foe from a cell.
pub(super) fn strikes_from(scene: &Scene, own: &Snapshot, foe: &Snapshot, cell: Cell) -> bool {
    strikes(scene, &at(own, cell), foe)
}

fn strikes(scene: &Scene, there: &Snapshot, foe: &Snapshot) -> bool {
    let reach = distance::span(scene, there, foe).min(u16::from(u8::MAX)) as u8;
    place::distance(there, foe) > 0 && place::reaches(scene, there, foe, reach)
}

/// Whether one of his weapons fits the distance from which he would strike.
fn fits(scene: &Scene, there: &Snapshot, foe: &Snapshot) -> bool {
    !melee::has_classes(scene) || there.arms().any(|(_, arm)| melee::fits_meeting(there, foe, arm))
}

/// A fighter as he would be on another cell.
pub(super) fn at(own: &Snapshot, cell: Cell) -> Snapshot {
    let mut there = own.clone();
    there.body.at = cell;
    there
}

/// What it is worth more to strike at a foe from the side or from behind, where he has turned his back by the time of the blow
/// as often as not. Where blows in passing are struck, only whoever is busy with somebody else is gone round.
///
/// Rule: `BRD-05`, `PAS-02`.
fn flank(scene: &Scene, there: &Snapshot, rival: &Rival) -> i64 {
    if melee::strikes_are_on(scene) && !is_busy(scene, there, rival.foe) {
        return 0;
    }
    match situation::arc::of(scene, rival.foe, there) {
        Arc::Front => 0,
        Arc::Left | Arc::Right => rival.blow / 8,
        Arc::Rear => rival.blow / 2,
    }
}

/// Whether a friend is at blows with a foe.
fn is_busy(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let is_friend = |other: &&Snapshot| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.is_able()
    };
    let mut friends = scene.fighters.iter().filter(is_friend);
    friends.any(|friend| blow::reaches(scene, friend, foe))
}

/// What the foes besides the chosen one would do to somebody where he stands.
fn crowd(there: &Snapshot, rivals: &[Rival], chosen: FighterId) -> i64 {
    let others = rivals.iter().filter(|rival| rival.foe.id() != chosen);
    others
        .filter(|rival| rival.covers(there))
        .map(|rival| rival.threat / 2)
        .sum()
}

/// The move of a gait that brings a fighter nearest to blows with one of his rivals.
pub(super) fn approach(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    let scene = &known.seen;
    let budget = moves::budget(scene, own, gait);
    let plan = own.turn.plan?;
    let seeks_blows = plan.defences() > 0 || plan.second() == Some(Deed::Attack);
    let near = if seeks_blows {
        near_stand(known, own, rivals, budget)
    } else {
        None
    };
    if let Some((stand, near)) = near {
        let path = path_to(own, &near, stand.cell)?;
        let facing = scene
            .get(stand.foe)
            .and_then(|foe| place::bearing(&at(own, stand.cell).body, &foe.body));
        let toll = distance::toll(scene, own, &path);
        let worth = distance::less_toll(CONTACT + stand.worth.max(0), toll);
        return Some((Choice::Move { gait, path, facing }, worth));
    }
    let journey = Journey::of(known, own, rivals)?;
    let path = match gait {
        word::SPRINT => journey.sprint(known, own, rivals),
        _ if shelter::is_needed(scene, own) => journey.covered_leg(known, own, rivals, budget, !seeks_blows),
        _ => journey.leg(known, own, rivals, budget, !seeks_blows),
    };
    let worth = journey.promise(known, own, &path)?;
    let toll = distance::toll(scene, own, &path);
    Some((
        Choice::Move {
            gait,
            path,
            facing: None,
        },
        distance::less_toll(worth, toll),
    ))
}

/// Whether a way leads to a place from which he can strike, now or later.
pub(super) fn has_way(known: &Known, own: &Snapshot, rivals: &[Rival]) -> bool {
    let strikes = rivals
        .iter()
        .any(|rival| blow::reaches(&known.seen, own, rival.foe));
    strikes || Journey::of(known, own, rivals).is_some_and(|journey| journey.gap.is_some())
}

pub(super) fn path_to(own: &Snapshot, reach: &Reach, goal: Cell) -> Option<Vec<Cell>> {
    let steps = reach.route(goal)?;
    let mut at = own.body.at;
    let path: Vec<Cell> = steps
        .into_iter()
        .map(|towards| {
            at = at.step(towards);
            at
        })
        .collect();
    (!path.is_empty()).then_some(path)
}
