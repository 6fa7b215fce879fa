//! One mover on one map: which steps he may take, past whom, and at what price.

use super::step::{detours, is_stairway};
use super::{
    BoardView, Cell, Edge, Facing, Factor, Footprint, Footway, Passage, StepRules, ThingId, Toll, footway,
};

/// How a mover gets past a body.
///
/// Rule: `BD-MOV-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    /// As if it were not there.
    Free,
    /// At a price.
    Slow(Factor),
    /// Not at all.
    No,
}

/// A body on the map as the rule system lets this mover pass it.
///
/// Rule: `BD-MOV-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holder {
    /// The cells it fills.
    pub place: Footprint,
    /// How the mover gets past.
    pub passing: Passing,
    /// Whether the mover may stay on the same cells.
    pub may_share: bool,
}

/// One mover on one map.
#[derive(Debug)]
pub struct Walk<'a, R> {
    /// The map as it is now.
    pub view: BoardView<'a>,
    /// The prices of steps.
    pub rules: &'a R,
    /// The bodies on the map, without the mover.
    pub holders: &'a [Holder],
    /// Cells along each side of the mover, 1 to 6.
    pub size: u8,
}

/// One step of a path.
///
/// Rule: `BD-MOV-04`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// The north-west cell of the mover after the step.
    pub cell: Cell,
    /// The direction of the step.
    pub towards: Facing,
    /// Half cells that the step costs.
    pub cost_half: u16,
    /// Half cells of the path up to and with this step.
    pub sum_half: u16,
    /// Decimetres by which the floor rises; negative where it falls.
    pub rise_dm: i16,
    /// What lies on the edges that the mover crosses.
    pub crossed: Vec<ThingId>,
    /// Whether the mover may end his move here.
    pub may_end: bool,
}

/// A path that cannot be walked, at this step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathBlocked {
    /// The number of the step, from 0.
    pub step: usize,
    /// What the ground says to it; [`Footway::Open`] if a body or the rule system forbids it.
    pub footway: Footway,
}

impl<R: StepRules> Walk<'_, R> {
    /// The path that takes these steps one after another, `is_odd` saying whether an odd number of plain
    /// diagonals came before it.
    ///
    /// # Errors
    ///
    /// [`PathBlocked`] names the first step that cannot be taken.
    ///
    /// Rule: `BD-MOV-04`.
    pub fn follow(&self, start: Cell, steps: &[Facing], is_odd: bool) -> Result<Vec<PathStep>, PathBlocked> {
        let mut path: Vec<PathStep> = Vec::with_capacity(steps.len());
        let mut place = Footprint::new(start, self.size);
        let mut is_odd = is_odd;
        for (step, &towards) in steps.iter().enumerate() {
            let footway = footway(self.view, place, towards);
            let blocked = PathBlocked { step, footway };
            let toll = match footway {
                Footway::Open => self.toll(place, towards).ok_or(blocked)?,
                _ => return Err(blocked),
            };
            let cost = self.rules.diagonal().price(toll, towards.is_diagonal(), is_odd);
            is_odd = cost.1;
            let sum_half = path.last().map_or(0, |last| last.sum_half);
            let to = place.step(towards);
            path.push(PathStep {
                cell: to.corner,
                towards,
                cost_half: cost.0.min(u32::from(u16::MAX)) as u16,
                sum_half: (u32::from(sum_half) + cost.0).min(u32::from(u16::MAX)) as u16,
                rise_dm: self.floor_dm(to) - self.floor_dm(place),
                crossed: self.crossed(place, towards),
                may_end: self.may_end(to),
            });
            place = to;
        }
        Ok(path)
    }

    /// Whether the mover may end a move here, as far as bodies are concerned.
    pub fn may_end(&self, at: Footprint) -> bool {
        self.holders
            .iter()
            .all(|holder| holder.may_share || !overlap(holder.place, at))
    }

    /// The height of the highest cell under a footprint, in decimetres.
    ///
    /// Rule: `BD-GRD-04`.
    fn floor_dm(&self, at: Footprint) -> i16 {
        at.cells()
            .map(|cell| self.view.ground_dm(cell))
            .max()
            .unwrap_or(0)
    }

    /// The toll of one step; none where a body or the rule system forbids it.
    fn toll(&self, from: Footprint, towards: Facing) -> Option<Toll> {
        let entry = self.entry_toll(from.step(towards))?;
        let toll = self.way_toll(entry, from, towards);
        (toll.extra_half < Toll::BARRED.extra_half).then_some(toll)
    }

    /// The toll of standing on these cells: that of the dearest of them and of the bodies there.
    pub(super) fn entry_toll(&self, to: Footprint) -> Option<Toll> {
        let mut ground = self.cell_toll(to.corner)?;
        if to.size > 1 {
            for cell in to.cells() {
                ground = dearer(ground, self.cell_toll(cell)?);
            }
        }
        if self.holders.is_empty() {
            return Some(ground);
        }
        let mut bodies = Toll::NONE;
        for holder in self.holders.iter().filter(|holder| overlap(holder.place, to)) {
            match holder.passing {
                Passing::Free => {}
                Passing::Slow(factor) => bodies = dearer(bodies, Toll::factor(factor)),
                Passing::No => return None,
            }
        }
        Some(ground.and(bodies))
    }

    fn cell_toll(&self, cell: Cell) -> Option<Toll> {
        self.rules.enter(self.view.cell(cell)?, self.view.thing(cell))
    }

    /// The toll of a step with what lies on the way: that of the cell for which the way is dearest.
    pub(super) fn way_toll(&self, entry: Toll, from: Footprint, towards: Facing) -> Toll {
        let tolls = from
            .cells()
            .map(|cell| entry.and(self.cell_way_toll(cell, towards)));
        tolls.reduce(dearer).unwrap_or(entry)
    }

    /// The toll of the edges and the rise between two cells.
    fn cell_way_toll(&self, cell: Cell, towards: Facing) -> Toll {
        let edges = self.edges_toll(self.way_round(cell, towards));
        let rise_dm = self.view.ground_dm(cell.step(towards)) - self.view.ground_dm(cell);
        if rise_dm > 0 {
            let is_eased = is_stairway(self.view, cell, cell.step(towards));
            let rise_dm = rise_dm.unsigned_abs();
            edges.and(if is_eased {
                self.rules.stairs_up(rise_dm)
            } else {
                self.rules.rise(rise_dm)
            })
        } else {
            edges
        }
    }

    /// The edges that a step crosses; of two ways round a corner the cheaper one.
    fn way_round(&self, cell: Cell, towards: Facing) -> [Option<Edge>; 2] {
        let [one, other] = detours(cell, towards);
        let (first, second) = (self.edges_toll(one), self.edges_toll(other));
        if towards.is_diagonal() && first != second && dearer(first, second) == first {
            other
        } else {
            one
        }
    }

    fn edges_toll(&self, edges: [Option<Edge>; 2]) -> Toll {
        let things = edges
            .into_iter()
            .flatten()
            .filter_map(|edge| self.view.edge(edge));
        things
            .filter(|thing| thing.passage() == Passage::Cost)
            .fold(Toll::NONE, |sum, thing| sum.and(self.rules.cross(thing)))
    }

    /// What lies on the edges of a step, in the order of the names.
    fn crossed(&self, from: Footprint, towards: Facing) -> Vec<ThingId> {
        let edges = from
            .cells()
            .flat_map(|cell| self.way_round(cell, towards))
            .flatten();
        let mut names: Vec<_> = edges
            .filter_map(|edge| Some(self.view.edge(edge)?.name))
            .collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

/// The dearer of two tolls; the first where they are alike.
///
/// They are compared on a long step, so that rounding up does not make one and a half and double the same.
fn dearer(one: Toll, other: Toll) -> Toll {
    let price = |toll: Toll| (toll.cost(48), toll.extra_half);
    if price(other) > price(one) { other } else { one }
}

fn overlap(one: Footprint, other: Footprint) -> bool {
    one.gap(other).cheb() == 0
}
