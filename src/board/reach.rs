//! Where a mover can get to, how dearly, and by which route.

use super::step::{Ways, has_inner_wall, ways};
use super::{BoardView, Cell, Diagonal, Facing, Footprint, StepRules, Toll, Walk};

/// How much a mover may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    /// Half cells.
    pub half: u16,
    /// What is asked of the last step.
    pub last_step: LastStep,
}

/// When the last step of a move may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastStep {
    /// Only if all of it can be paid.
    Paid,
    /// As soon as something is left to pay with.
    Begun,
}

/// How a cell can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reached {
    /// Half cells that the cheapest route costs.
    pub cost_half: u16,
    /// Whether the mover may end his move there.
    pub may_end: bool,
}

/// The cells that a mover can reach. One value can be used again and again and keeps its memory.
///
/// Of equally cheap routes the one with the fewest leavings counts, then the one with the fewest harmful
/// cells; then of all last steps into a cell the one whose direction has the lowest number.
///
/// Rule: `BD-MOV-10`.
#[derive(Debug, Default)]
pub struct Reach {
    width: u16,
    /// Nodes per cell: 2 where an odd number of diagonals makes a difference, else 1.
    layers: usize,
    start: usize,
    ways: Vec<Ways>,
    entries: Vec<Entry>,
    nodes: Vec<Node>,
    /// The nodes to go on from, by the half cells that lie behind them.
    buckets: Vec<Vec<u32>>,
}

/// The best known route to a node: smaller is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    cost: u32,
    leavings: u16,
    harms: u16,
    /// The last step: its direction, and in the next bit whether it came from an odd node.
    came: u8,
    is_done: bool,
}

/// What it costs to stand on a cell.
#[derive(Clone, Copy, Debug)]
struct Entry {
    state: EntryState,
    may_end: bool,
    harms: u8,
    /// The costs of a plain straight and a plain diagonal step into it.
    plain: [u16; 2],
    toll: Toll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryState {
    Unknown,
    Shut,
    Open,
}

const UNREACHED: Node = Node {
    cost: u32::MAX,
    leavings: u16::MAX,
    harms: u16::MAX,
    came: u8::MAX,
    is_done: false,
};

const UNKNOWN: Entry = Entry {
    state: EntryState::Unknown,
    may_end: false,
    harms: 0,
    plain: [0; 2],
    toll: Toll::NONE,
};

/// Costs beyond this many half cells are no move any more; it bounds the memory of a search.
const MOST_HALF: u32 = 20_000;

impl Reach {
    /// Finds every cell that the mover can reach from `start`, where `is_odd` says whether an odd number of
    /// plain diagonals lies behind him.
    pub fn explore<R: StepRules>(&mut self, walk: &Walk<R>, start: Cell, is_odd: bool, budget: Budget) {
        self.search(walk, start, is_odd, budget, None);
    }

    /// Finds the cheapest route to `goal`, without looking at cells that are farther away.
    pub fn find<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        start: Cell,
        is_odd: bool,
        budget: Budget,
        goal: Cell,
    ) -> Option<Vec<Facing>> {
        self.search(walk, start, is_odd, budget, Some(goal));
        self.route(goal)
    }

    /// How a cell was reached; the start costs nothing.
    pub fn reached(&self, cell: Cell) -> Option<Reached> {
        let index = self.index(cell)?;
        let node = self.nodes[self.best_node(index)?];
        let may_end = index == self.start || self.entries[index].may_end;
        Some(Reached {
            cost_half: node.cost as u16,
            may_end,
        })
    }

    /// Every cell that was reached, row by row, with the start.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Reached)> {
        let width = usize::from(self.width);
        let cell = move |index: usize| Cell::new((index % width) as i16, (index / width) as i16);
        (0..self.entries.len()).filter_map(move |index| Some((cell(index), self.reached(cell(index))?)))
    }

    /// The steps of the cheapest route to a cell; none if it was not reached.
    ///
    /// Rule: `BD-MOV-10`.
    pub fn route(&self, goal: Cell) -> Option<Vec<Facing>> {
        let mut cell = goal;
        let mut node = self.best_node(self.index(goal)?)?;
        let mut steps = Vec::new();
        while self.nodes[node].cost > 0 {
            let came = self.nodes[node].came;
            let towards = Facing::from_index(came & 7);
            steps.push(towards);
            cell = cell.step(towards.turned(4));
            node = self.index(cell)? * self.layers + usize::from(came >> 3);
        }
        steps.reverse();
        Some(steps)
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let width = usize::from(self.width);
        (x < width && y * width < self.entries.len()).then_some(y * width + x)
    }

    /// The best of the nodes of a cell that were reached for good.
    fn best_node(&self, index: usize) -> Option<usize> {
        let nodes = (0..self.layers).map(|layer| index * self.layers + layer);
        nodes
            .filter(|&node| self.nodes[node].is_done)
            .min_by_key(|&node| self.nodes[node])
    }

    fn search<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        start: Cell,
        is_odd: bool,
        budget: Budget,
        goal: Option<Cell>,
    ) {
        self.clear(walk);
        let Some(index) = walk.view.board().index(start) else {
            return;
        };
        self.start = index;
        let node = index * self.layers + usize::from(is_odd && self.layers == 2);
        self.nodes[node] = Node {
            cost: 0,
            leavings: 0,
            harms: 0,
            came: 0,
            is_done: false,
        };
        self.enqueue(0, node);
        let goal = goal.and_then(|goal| self.index(goal));
        let mut cost = 0;
        while cost < self.buckets.len() {
            self.empty_bucket(walk, cost as u32, budget);
            if goal.is_some_and(|goal| self.best_node(goal).is_some()) {
                break;
            }
            cost += 1;
        }
    }

    fn clear<R: StepRules>(&mut self, walk: &Walk<R>) {
        let board = walk.view.board();
        self.width = board.width();
        self.layers = if walk.rules.diagonal() == Diagonal::ByTurns {
            2
        } else {
            1
        };
        self.start = usize::MAX;
        self.ways.clear();
        self.ways.extend_from_slice(board.ways());
        refresh_changed(&mut self.ways, walk.view);
        self.entries.clear();
        self.entries.resize(self.ways.len(), UNKNOWN);
        self.nodes.clear();
        self.nodes.resize(self.ways.len() * self.layers, UNREACHED);
        self.buckets.iter_mut().for_each(Vec::clear);
    }

    fn enqueue(&mut self, cost: usize, node: usize) {
        if self.buckets.len() <= cost {
            self.buckets.resize_with(cost + 1, Vec::new);
        }
        self.buckets[cost].push(node as u32);
    }

    /// Goes on from every node that is reached at exactly this cost. No step is free, so none joins them.
    fn empty_bucket<R: StepRules>(&mut self, walk: &Walk<R>, cost: u32, budget: Budget) {
        let mut bucket = std::mem::take(&mut self.buckets[cost as usize]);
        for node in bucket.drain(..) {
            let node = node as usize;
            if self.nodes[node].cost == cost && !self.nodes[node].is_done {
                self.nodes[node].is_done = true;
                self.leave(walk, node, budget);
            }
        }
        self.buckets[cost as usize] = bucket;
    }

    /// Tries all steps out of a node.
    fn leave<R: StepRules>(&mut self, walk: &Walk<R>, node: usize, budget: Budget) {
        let behind = self.nodes[node];
        if budget.last_step == LastStep::Begun && behind.cost >= u32::from(budget.half) {
            return;
        }
        let index = node / self.layers;
        let width = usize::from(self.width);
        let cell = Cell::new((index % width) as i16, (index / width) as i16);
        let place = Footprint::new(cell, walk.size);
        let ways = self.ways_of(walk.view, place, index);
        let leavings = behind.leavings.saturating_add(walk.rules.leavings(place));
        let is_odd = !node.is_multiple_of(self.layers);
        for towards in Facing::ALL {
            if ways.open >> towards.index() & 1 == 0 {
                continue;
            }
            let next = self.neighbour(index, towards);
            let entry = self.entry(walk, place.step(towards), next);
            if entry.state == EntryState::Shut {
                continue;
            }
            let is_dear = ways.dear >> towards.index() & 1 == 1;
            let (step, odd_after) = if is_dear || self.layers == 2 {
                let toll = if is_dear {
                    walk.way_toll(entry.toll, place, towards)
                } else {
                    entry.toll
                };
                walk.rules.diagonal().price(toll, towards.is_diagonal(), is_odd)
            } else {
                (u32::from(entry.plain[usize::from(towards.is_diagonal())]), false)
            };
            let cost = behind.cost.saturating_add(step);
            let is_paid = cost <= u32::from(budget.half) || budget.last_step == LastStep::Begun;
            if !is_paid || cost > MOST_HALF {
                continue;
            }
            let found = Node {
                cost,
                leavings,
                harms: behind.harms.saturating_add(u16::from(entry.harms)),
                came: towards.index() | u8::from(is_odd) << 3,
                is_done: false,
            };
            self.improve(next * self.layers + usize::from(odd_after), found);
        }
    }

    fn improve(&mut self, node: usize, found: Node) {
        let known = self.nodes[node];
        if found < known {
            self.nodes[node] = found;
            if found.cost < known.cost {
                self.enqueue(found.cost as usize, node);
            }
        }
    }

    /// The ways out of a place: those that all its cells have.
    fn ways_of(&self, view: BoardView, place: Footprint, index: usize) -> Ways {
        if place.size == 1 {
            return self.ways[index];
        }
        let mut all = Ways {
            open: u8::MAX,
            dear: 0,
        };
        for cell in place.cells() {
            let ways = view
                .board()
                .index(cell)
                .map_or(Ways::default(), |index| self.ways[index]);
            all.open &= ways.open;
            all.dear |= ways.dear;
        }
        all
    }

    fn neighbour(&self, index: usize, towards: Facing) -> usize {
        let (dx, dy) = towards.delta();
        (index as isize + isize::from(dy) * isize::from(self.width as i16) + isize::from(dx)) as usize
    }

    /// What it costs to stand somewhere, worked out when first asked.
    fn entry<R: StepRules>(&mut self, walk: &Walk<R>, place: Footprint, index: usize) -> Entry {
        if self.entries[index].state == EntryState::Unknown {
            self.entries[index] = entry(walk, place);
        }
        self.entries[index]
    }
}

fn entry<R: StepRules>(walk: &Walk<R>, place: Footprint) -> Entry {
    let shut = Entry {
        state: EntryState::Shut,
        ..UNKNOWN
    };
    if has_inner_wall(walk.view, place) {
        return shut;
    }
    let Some(toll) = walk.entry_toll(place) else {
        return shut;
    };
    let plain = [false, true].map(|is_diagonal| walk.rules.diagonal().price(toll, is_diagonal, false).0);
    let has_harm = |&cell: &Cell| walk.view.cell(cell).is_some_and(|facts| facts.harm.is_some());
    Entry {
        state: EntryState::Open,
        may_end: walk.may_end(place),
        harms: place.cells().filter(has_harm).count() as u8,
        plain: plain.map(|cost| cost.min(u32::from(u16::MAX)) as u16),
        toll,
    }
}

/// Works out anew the ways around everything that the battle has changed.
fn refresh_changed(all: &mut [Ways], view: BoardView) {
    for place in view.changes().places() {
        for cell in Footprint::around(place).cells() {
            if let Some(index) = view.board().index(cell) {
                all[index] = ways(view, cell);
            }
        }
    }
}
