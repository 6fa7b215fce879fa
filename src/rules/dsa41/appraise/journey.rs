//! The way of a fighter who is too far away to strike: where it leads, and how far he goes on it in one move.

use std::cmp::Reverse;

use crate::battle::Memory;
use crate::board::{Cell, DoorState, Facing, Reach};

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves::{self, Detour};
use super::super::terrain::place;
use super::super::{legal, word};
use super::blow::{self, Rival};
use super::known::Known;
use super::way::Stand;
use super::{HALF_SQUARE, PATIENCE, peril, shelter, way};

/// The way of a fighter who cannot strike in this round, as far as it goes.
pub(super) struct Journey {
    reach: Reach,
    path: Vec<Cell>,
    /// Half squares to the place from which he can strike; none where no way leads to one.
    pub(super) gap: Option<u16>,
}

impl Journey {
    /// The way to the nearest stand, or to a shut door, or just nearer, or to where nobody of his side can see; round those
    /// who lie in the way, wherever on it, where one move does not get past them.
    pub(super) fn of(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<Self> {
        let stride = moves::budget(&known.seen, own, word::WALK);
        let moves_on = |journey: &Self| journey.is_open(known, own, stride);
        let stands = way::stands(known, own, rivals);
        let over = |detour| Self::over(known, own, rivals, (&stands, detour));
        let mut straight = over(Detour::Fire);
        if straight.as_ref().is_none_or(|it| it.gap.is_none()) {
            // Where fire cuts off every other way, one leads through it.
            straight = over(Detour::None).filter(|it| it.gap.is_some()).or(straight);
        }
        let straight = straight?;
        if moves_on(&straight) {
            return Some(straight);
        }
        over(Detour::Bodies).filter(moves_on).or(Some(straight))
    }

    fn over(
        known: &Known,
        own: &Snapshot,
        rivals: &[Rival],
        (stands, detour): (&[Stand], Detour),
    ) -> Option<Self> {
        let reach = known.seek(own, moves::FAR, detour, &way::prizes(stands));
        let stand = way::best_stand(stands, &reach);
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
        let path = way::path_to(own, &reach, cell)?;
        let gap = None;
        Some(Self { reach, path, gap })
    }

    /// Whether moves of a budget lead along the whole way: none has to end where somebody lies or stands, or in fire.
    fn is_open(&self, known: &Known, own: &Snapshot, budget: u16) -> bool {
        let (mut stop, mut behind) = (0, 0);
        for cell in &self.path {
            let Some(reached) = self.reach.reached(*cell).filter(|_| behind < stop + budget) else {
                return false;
            };
            behind = reached.cost_half;
            if reached.may_end && !peril::is_deadly(known, own, *cell) {
                stop = behind;
            }
        }
        stop > 0
    }

    /// The part of the way that a sprint leads: to a safe place, or past whom no shorter move gets.
    pub(super) fn sprint(&self, known: &Known, own: &Snapshot, rivals: &[Rival]) -> Vec<Cell> {
        let budget = |gait| moves::budget(&known.seen, own, gait);
        let safe = self.leg(known, own, rivals, budget(word::SPRINT), true);
        let walks = !self.leg(known, own, rivals, budget(word::WALK), false).is_empty();
        if safe.is_empty() && !walks {
            self.leg(known, own, rivals, budget(word::SPRINT), false)
        } else {
            safe
        }
    }

    /// The part of the way that a budget allows, to the last square where the mover may stay; the wary stay out of reach of their
    /// foes, and nobody stops in fire.
    ///
    /// Rule: `BRD-10`.
    pub(super) fn leg(
        &self,
        known: &Known,
        own: &Snapshot,
        rivals: &[Rival],
        budget: u16,
        is_wary: bool,
    ) -> Vec<Cell> {
        let ends = self.ends(known, own, rivals, (budget, is_wary));
        let keep = ends.last().map_or(0, |(squares, _)| *squares);
        self.path[..keep].to_vec()
    }

    /// The same, or where foes can shoot a little less of it: to the place in its second half where they do the least.
    pub(super) fn covered_leg(
        &self,
        known: &Known,
        own: &Snapshot,
        rivals: &[Rival],
        budget: u16,
        is_wary: bool,
    ) -> Vec<Cell> {
        let ends = self.ends(known, own, rivals, (budget, is_wary));
        let farthest = ends.last().map_or(0, |(_, cost)| *cost);
        let late = ends.iter().filter(|(_, cost)| 2 * cost >= farthest);
        let weighed = late.map(|(squares, cost)| {
            let exposed = self.exposed(known, own, *squares);
            (exposed - i64::from(*cost) * HALF_SQUARE, Reverse(*squares))
        });
        let keep = weighed.min().map_or(0, |(_, Reverse(squares))| squares);
        self.path[..keep].to_vec()
    }

    /// The places on the way at which a move may end, by the squares and half squares that lead there.
    fn ends(
        &self,
        known: &Known,
        own: &Snapshot,
        rivals: &[Rival],
        (budget, is_wary): (u16, bool),
    ) -> Vec<(usize, u16)> {
        let is_safe = |cell: Cell| {
            let there = way::at(own, cell);
            !rivals.iter().any(|rival| rival.covers(&there))
        };
        let mut behind = 0;
        let mut ends = Vec::new();
        for (place, cell) in self.path.iter().enumerate() {
            let Some(reached) = self.reach.reached(*cell).filter(|_| behind < budget) else {
                break;
            };
            behind = reached.cost_half;
            let may_stay = reached.may_end && (!is_wary || is_safe(*cell));
            if may_stay && !peril::is_deadly(known, own, *cell) {
                ends.push((place + 1, behind));
            }
        }
        ends
    }

    /// What is shot at somebody who has gone so many squares of the way.
    fn exposed(&self, known: &Known, own: &Snapshot, squares: usize) -> i64 {
        let end = squares.checked_sub(1).and_then(|place| self.path.get(place));
        let there = way::at(own, *end.unwrap_or(&own.body.at));
        shelter::exposure(&known.seen, &blow::expected(&there))
    }

    /// What a part of the way promises: half a square each, and where no way leads to a foe, no more shots than here.
    pub(super) fn promise(&self, known: &Known, own: &Snapshot, leg: &[Cell]) -> Option<i64> {
        let gained = i64::from(self.gained(leg)?) * HALF_SQUARE;
        if self.gap.is_some() || !shelter::is_needed(&known.seen, own) {
            return Some(gained);
        }
        let (here, there) = (self.exposed(known, own, 0), self.exposed(known, own, leg.len()));
        Some(gained - (there - here).max(0)).filter(|worth| *worth > 0)
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
    let there = way::at(own, cell);
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
            .map(|foe| place::distance(&way::at(own, cell), foe))
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

/// Rounds for which somebody who remembers nothing of the map keeps to one part of it, late in the fight.
const SEARCH: u16 = 6;

/// The reached cell that costs least among those that nobody of the side sees, where no foe is in sight: there one looks
/// for them. Without a memory one part of the map after another is searched, as two who look behind the next corner might turn
/// round it for ever.
fn unseen(known: &Known, own: &Snapshot, rivals: &[Rival], reach: &Reach) -> Option<Cell> {
    if !rivals.is_empty() {
        return None;
    }
    let part = (known.seen.side_view().is_none() && known.round > PATIENCE).then(|| part(known, own));
    let rank = |cell: Cell, cost: u16| match part {
        Some(part) => (cell.x.abs_diff(part.x)).max(cell.y.abs_diff(part.y)),
        None => cost,
    };
    let ends = reach.cells().filter(|(_, reached)| reached.may_end);
    let mut ends: Vec<(Memory, u16, Cell)> = ends
        .map(|(cell, reached)| (known.memory(cell), rank(cell, reached.cost_half), cell))
        .collect();
    ends.sort_unstable();
    ends.into_iter()
        .map(|(.., cell)| cell)
        .find(|cell| !known.is_in_sight(own, *cell))
}

/// The middle of the part of the map that somebody searches now: the nine parts take turns, and not all begin with the same.
fn part(known: &Known, own: &Snapshot) -> Cell {
    let turn = known.round / SEARCH + own.id().0;
    // Five is coprime to nine, so that neighbouring parts do not follow each other.
    let number = turn * 5 % 9;
    let board = known.seen.board().board();
    let middle = |part: u16, length: u16| (length * (2 * part + 1) / 6) as i16;
    Cell::new(
        middle(number % 3, board.width()),
        middle(number / 3, board.height()),
    )
}
