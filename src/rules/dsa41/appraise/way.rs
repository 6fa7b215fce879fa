//! Where to go: the nearest place from which a foe can be struck, by what the steps really cost.

use crate::battle::{Choice, FighterId, Memory, Term};
use crate::board::{Cell, DoorState, Facing, Reach};

use super::super::fighter::Deed;
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, melee, moves, place, word};
use super::blow::{self, Rival};
use super::known::Known;
use super::{CONTACT, HALF_SQUARE, distance};

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

/// The best place to strike from among the cells that were reached: the way counts, the blow that is struck there, and the
/// other foes who wait there.
pub(super) fn best_stand(scene: &Scene, own: &Snapshot, rivals: &[Rival], reach: &Reach) -> Option<Stand> {
    let mut best: Option<Stand> = None;
    for rival in rivals {
        for cell in cells_around(scene, own, rival.foe) {
            let Some(reached) = reach.reached(cell).filter(|reached| reached.may_end) else {
                continue;
            };
            if !strikes_from(scene, own, rival.foe, cell) {
                continue;
            }
            let way = i64::from(reached.cost_half) * HALF_SQUARE;
            let blow = if fits_there(scene, own, rival.foe, cell) {
                rival.blow / 2
            } else {
                0
            };
            let worth = blow - crowd(own, rivals, rival.foe.id(), cell) - way;
            if best.is_none_or(|known| worth > known.worth) {
                best = Some(Stand {
                    foe: rival.foe.id(),
                    cell,
                    cost: reached.cost_half,
                    worth,
                });
            }
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
    let near = known.survey(own, half);
    let stand = best_stand(&known.seen, own, rivals, &near)?;
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

fn strikes_from(scene: &Scene, own: &Snapshot, foe: &Snapshot, cell: Cell) -> bool {
    let there = at(own, cell);
    let reach = distance::span(scene, own, foe).min(u16::from(u8::MAX)) as u8;
    place::distance(&there, foe) > 0 && place::reaches(scene, &there, foe, reach)
}

/// Whether one of his weapons fits the distance from which he would strike.
fn fits_there(scene: &Scene, own: &Snapshot, foe: &Snapshot, cell: Cell) -> bool {
    if !melee::has_classes(scene) {
        return true;
    }
    let there = at(own, cell);
    own.arms().any(|(_, arm)| melee::fits_meeting(&there, foe, arm))
}

/// A fighter as he would be on another cell.
pub(super) fn at(own: &Snapshot, cell: Cell) -> Snapshot {
    let mut there = own.clone();
    there.body.at = cell;
    there
}

/// What the foes besides the chosen one would do to somebody on a cell.
fn crowd(own: &Snapshot, rivals: &[Rival], chosen: FighterId, cell: Cell) -> i64 {
    let there = at(own, cell);
    let others = rivals.iter().filter(|rival| rival.foe.id() != chosen);
    others
        .filter(|rival| rival.covers(&there))
        .map(|rival| rival.threat / 2)
        .sum()
}

/// The move of a gait that brings a fighter nearest to blows.
pub(super) fn approach(known: &Known, own: &Snapshot, gait: Term) -> Option<(Choice, i64)> {
    let scene = &known.seen;
    let rivals = blow::rivals(known, own);
    let budget = moves::budget(scene, own, gait);
    let plan = own.turn.plan?;
    let seeks_blows = plan.defences() > 0 || plan.second() == Some(Deed::Attack);
    let near = if seeks_blows {
        near_stand(known, own, &rivals, budget)
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
    let journey = Journey::of(known, own, &rivals)?;
    let path = match gait {
        word::SPRINT => journey.sprint(scene, own, &rivals),
        _ => journey.leg(own, &rivals, budget, !seeks_blows),
    };
    let gained = journey.gained(&path)?;
    let toll = distance::toll(scene, own, &path);
    Some((
        Choice::Move {
            gait,
            path,
            facing: None,
        },
        distance::less_toll(i64::from(gained) * HALF_SQUARE, toll),
    ))
}

/// The way of a fighter who cannot strike in this round, as far as it goes.
pub(super) struct Journey {
    reach: Reach,
    path: Vec<Cell>,
    /// Half squares to the place from which he can strike; none where no way leads to one.
    pub(super) gap: Option<u16>,
}

impl Journey {
    /// The way to the nearest stand, or to a shut door, or just nearer, or to where nobody of his side can see; round those
    /// who lie in the way where one move does not get past them.
    pub(super) fn of(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<Self> {
        let stride = moves::budget(&known.seen, own, word::WALK);
        let moves_on = |journey: &Self| !journey.leg(own, rivals, stride, false).is_empty();
        let straight = Self::over(known.survey(own, moves::FAR), known, own, rivals)?;
        if moves_on(&straight) {
            return Some(straight);
        }
        let round = Self::over(known.survey_round_others(own, moves::FAR), known, own, rivals);
        round.filter(moves_on).or(Some(straight))
    }

    fn over(reach: Reach, known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<Self> {
        let stand = best_stand(&known.seen, own, rivals, &reach);
        let goal = match stand {
            Some(stand) => Some(stand.cell).filter(|cell| *cell != own.body.at),
            None => door_to_open(&known.seen, own, &reach)
                .or_else(|| nearest(&known.seen, own, &reach))
                .or_else(|| unseen(known, own, rivals, &reach)),
        };
        let gap = stand.map(|stand| stand.cost);
        Some(Self {
            gap,
            ..Self::to(reach, own, goal?)?
        })
    }

    /// The way to a cell that was reached, for whatever is to be done there.
    pub(super) fn to(reach: Reach, own: &Snapshot, cell: Cell) -> Option<Self> {
        let path = path_to(own, &reach, cell)?;
        let gap = None;
        Some(Self { reach, path, gap })
    }

    /// The part of the way that a sprint leads: to a safe place, or past whom no shorter move gets.
    pub(super) fn sprint(&self, scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Vec<Cell> {
        let budget = moves::budget(scene, own, word::SPRINT);
        let safe = self.leg(own, rivals, budget, true);
        let walks = !self
            .leg(own, rivals, moves::budget(scene, own, word::WALK), false)
            .is_empty();
        if safe.is_empty() && !walks {
            self.leg(own, rivals, budget, false)
        } else {
            safe
        }
    }

    /// The part of the way that a budget allows; the wary stay out of reach of their foes.
    pub(super) fn leg(&self, own: &Snapshot, rivals: &[Rival], budget: u16, is_wary: bool) -> Vec<Cell> {
        cut(own, rivals, &self.reach, self.path.clone(), budget, is_wary)
    }

    /// Half squares that a part of the way takes; none where it leads nowhere.
    pub(super) fn gained(&self, leg: &[Cell]) -> Option<u16> {
        leg.last()
            .and_then(|last| self.reach.reached(*last))
            .map(|reached| reached.cost_half)
    }
}

/// The reached cell beside a shut door that costs least.
fn door_to_open(scene: &Scene, own: &Snapshot, reach: &Reach) -> Option<Cell> {
    if doors_at(scene, own, own.body.at).next().is_some() {
        return None;
    }
    let beside = |cell: &Cell| doors_at(scene, own, *cell).next().is_some();
    let reached = reach.cells().filter(|(_, reached)| reached.may_end);
    reached
        .filter(|(cell, _)| beside(cell))
        .min_by_key(|(cell, reached)| (reached.cost_half, *cell))
        .map(|(cell, _)| cell)
}

/// The shut doors that could be opened from a cell, each by the cell behind it.
pub(super) fn doors_at<'s>(scene: &'s Scene, own: &Snapshot, cell: Cell) -> impl Iterator<Item = Cell> + 's {
    let there = at(own, cell);
    Facing::ALL
        .into_iter()
        .map(move |towards| cell.step(towards))
        .filter(move |door| {
            legal::door(scene, &there, *door).is_some_and(|(_, state)| state == DoorState::Open)
        })
}

/// The reached cell from which the nearest foe is nearest as the crow flies, if that is nearer than now.
fn nearest(scene: &Scene, own: &Snapshot, reach: &Reach) -> Option<Cell> {
    let distance = |cell: Cell| {
        scene
            .foes(own)
            .map(|foe| place::distance(&at(own, cell), foe))
            .min()
    };
    let now = distance(own.body.at)?;
    let cells = reach.cells().filter(|(_, reached)| reached.may_end);
    cells
        .filter_map(|(cell, reached)| Some((distance(cell)?, reached.cost_half, cell)))
        .filter(|(distance, ..)| *distance < now)
        .min()
        .map(|(.., cell)| cell)
}

/// The reached cell that costs least among those that nobody of the side sees, where no foe is in sight: there one looks
/// for them.
fn unseen(known: &Known, own: &Snapshot, rivals: &[Rival], reach: &Reach) -> Option<Cell> {
    if !rivals.is_empty() {
        return None;
    }
    let ends = reach.cells().filter(|(_, reached)| reached.may_end);
    let mut ends: Vec<(Memory, u16, Cell)> = ends
        .map(|(cell, reached)| (known.memory(cell), reached.cost_half, cell))
        .collect();
    ends.sort_unstable();
    ends.into_iter()
        .map(|(.., cell)| cell)
        .find(|cell| !known.is_in_sight(own, *cell))
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

/// The part of a path that a budget allows, up to the last cell where the mover may stay; the wary stay out of reach.
///
/// Rule: `BRD-10`.
fn cut(
    own: &Snapshot,
    rivals: &[Rival],
    reach: &Reach,
    mut path: Vec<Cell>,
    budget: u16,
    is_wary: bool,
) -> Vec<Cell> {
    let is_safe = |cell: Cell| !rivals.iter().any(|rival| rival.covers(&at(own, cell)));
    let mut behind = 0;
    let mut keep = 0;
    for (place, cell) in path.iter().enumerate() {
        let Some(reached) = reach.reached(*cell).filter(|_| behind < budget) else {
            break;
        };
        behind = reached.cost_half;
        if reached.may_end && (!is_wary || is_safe(*cell)) {
            keep = place + 1;
        }
    }
    path.truncate(keep);
    path
}
