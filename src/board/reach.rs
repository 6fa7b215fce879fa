//! Where a mover can get to, how dearly, and by which route.

use super::frontier::{Frontier, Node};
use super::grounds::Grounds;
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
    /// Whether an odd number of diagonals makes a difference; a cell has two nodes then, else one.
    has_turns: bool,
    start: usize,
    /// How far the neighbour in each direction lies in lists of all cells.
    offsets: [isize; 8],
    ways: Vec<Ways>,
    entries: Vec<Entry>,
    /// The tolls behind the entries; those of unknown entries mean nothing.
    tolls: Vec<Toll>,
    frontier: Frontier,
    /// The number of the ground of each cell; what the battle has changed stands for itself.
    grounds: Vec<u8>,
    /// What it costs to stand on each ground, by number; unknown until somebody gets there.
    by_ground: Vec<(Entry, Toll)>,
}

/// What it costs to stand on a cell: the costs of a plain straight and a plain diagonal step into it.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    plain: [u16; 2],
    harms: u8,
    may_end: bool,
}

impl Entry {
    const UNKNOWN: Self = Self {
        plain: [0; 2],
        harms: 0,
        may_end: false,
    };
    const SHUT: Self = Self {
        plain: [u16::MAX; 2],
        harms: 0,
        may_end: false,
    };
    /// Unknown, and bodies must be asked.
    const NEAR_BODY: Self = Self {
        plain: [0; 2],
        harms: u8::MAX,
        may_end: false,
    };

    const fn is_unknown(self) -> bool {
        self.plain[0] == 0
    }

    const fn is_near_body(self) -> bool {
        self.is_unknown() && self.harms == u8::MAX
    }

    const fn is_shut(self) -> bool {
        self.plain[0] == u16::MAX
    }
}

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
        let cost = self.frontier.node(self.best_node(index)?).cost();
        let may_end = index == self.start || self.entries[index].may_end;
        Some(Reached {
            cost_half: cost as u16,
            may_end,
        })
    }

    /// Every cell that was reached, row by row, with the start.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Reached)> {
        (0..self.entries.len())
            .filter_map(move |index| Some((self.cell(index), self.reached(self.cell(index))?)))
    }

    /// The steps of the cheapest route to a cell; none if it was not reached.
    ///
    /// Rule: `BD-MOV-10`.
    pub fn route(&self, goal: Cell) -> Option<Vec<Facing>> {
        let mut cell = goal;
        let mut node = self.best_node(self.index(goal)?)?;
        let mut steps = Vec::new();
        while self.frontier.node(node).cost() > 0 {
            let last = self.frontier.node(node);
            steps.push(last.towards());
            cell = cell.step(last.towards().turned(4));
            node = self.node(self.index(cell)?, last.was_odd());
        }
        steps.reverse();
        Some(steps)
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let width = usize::from(self.width);
        (x < width && y * width < self.entries.len()).then_some(y * width + x)
    }

    fn cell(&self, index: usize) -> Cell {
        let (index, width) = (index as u32, u32::from(self.width));
        Cell::new((index % width) as i16, (index / width) as i16)
    }

    /// The node of a cell.
    fn node(&self, index: usize, is_odd: bool) -> usize {
        if self.has_turns {
            index * 2 + usize::from(is_odd)
        } else {
            index
        }
    }

    /// The best of the nodes of a cell that were reached for good.
    fn best_node(&self, index: usize) -> Option<usize> {
        let nodes = [self.node(index, false), self.node(index, true)];
        let settled = nodes.into_iter().filter(|&node| self.frontier.is_settled(node));
        settled.min_by_key(|&node| self.frontier.node(node))
    }

    fn search<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        start: Cell,
        is_odd: bool,
        budget: Budget,
        goal: Option<Cell>,
    ) {
        self.reset(walk);
        let Some(index) = walk.view.board().index(start) else {
            return;
        };
        self.start = index;
        self.frontier
            .improve(self.node(index, is_odd), Node::new(0, 0, 0, Facing::N, false));
        let goal = goal
            .and_then(|goal| self.index(goal))
            .map(|index| self.node(index, false));
        while let Some(node) = self.frontier.pop() {
            self.leave(walk, node, budget);
            if goal.is_some_and(|goal| node & !usize::from(self.has_turns) == goal) {
                break;
            }
        }
    }

    fn reset<R: StepRules>(&mut self, walk: &Walk<R>) {
        let board = walk.view.board();
        self.width = board.width();
        self.has_turns = walk.rules.diagonal() == Diagonal::ByTurns;
        self.start = usize::MAX;
        self.offsets = Facing::ALL.map(|towards| {
            let (dx, dy) = towards.delta();
            isize::from(dy) * self.width as isize + isize::from(dx)
        });
        self.ways.clear();
        self.ways.extend_from_slice(board.ways());
        self.grounds.clear();
        self.grounds.extend_from_slice(board.grounds().numbers());
        self.refresh_changed(walk.view);
        self.by_ground.clear();
        self.by_ground
            .resize(board.grounds().len(), (Entry::UNKNOWN, Toll::NONE));
        self.entries.clear();
        self.entries.resize(self.ways.len(), Entry::UNKNOWN);
        self.tolls.resize(self.ways.len(), Toll::NONE);
        self.mark_bodies(walk);
        self.frontier
            .reset(self.ways.len() << usize::from(self.has_turns));
    }

    /// Tries all steps out of a node.
    fn leave<R: StepRules>(&mut self, walk: &Walk<R>, node: usize, budget: Budget) {
        let behind = self.frontier.node(node);
        let limit = match budget.last_step {
            LastStep::Begun if behind.cost() < u32::from(budget.half) => MOST_HALF,
            _ => u32::from(budget.half).min(MOST_HALF),
        };
        let index = node >> usize::from(self.has_turns);
        let is_odd = self.has_turns && node & 1 == 1;
        let place = Footprint::new(self.cell(index), walk.size);
        let ways = self.ways_of(walk.view, place, index);
        let leavings = behind.leavings().saturating_add(walk.rules.leavings(place));
        let mut open = ways.open;
        while open != 0 {
            let direction = open.trailing_zeros() as u8;
            open &= open - 1;
            let next = index.wrapping_add_signed(self.offsets[usize::from(direction)]);
            // No step is free, so what was reached as cheaply as this place cannot be reached better from it.
            if !self.has_turns && self.frontier.is_settled(next) {
                continue;
            }
            let towards = Facing::from_index(direction);
            if !walk.rules.permits(place, towards) {
                continue;
            }
            if self.entries[next].is_unknown() {
                self.fill_entry(walk, place.step(towards), next);
            }
            let entry = self.entries[next];
            if entry.is_shut() {
                continue;
            }
            let is_dear = ways.dear >> direction & 1 == 1;
            let (step, odd_after) = if is_dear || self.has_turns {
                self.price(walk, place, towards, next, is_dear, is_odd)
            } else {
                (u32::from(entry.plain[usize::from(direction & 1)]), false)
            };
            let cost = behind.cost().saturating_add(step);
            if cost <= limit {
                let harms = behind.harms().saturating_add(u16::from(entry.harms));
                let found = Node::new(cost, leavings, harms, towards, is_odd);
                self.frontier.improve(self.node(next, odd_after), found);
            }
        }
    }

    /// The cost of a step that is not plain onto a cell whose entry is known, and whether the count of diagonals
    /// is odd after it.
    #[inline(never)]
    fn price<R: StepRules>(
        &self,
        walk: &Walk<R>,
        from: Footprint,
        towards: Facing,
        next: usize,
        is_dear: bool,
        is_odd: bool,
    ) -> (u32, bool) {
        let entry = self.tolls[next];
        let toll = if is_dear {
            walk.way_toll(entry, from, towards)
        } else {
            entry
        };
        walk.rules.diagonal().price(toll, towards.is_diagonal(), is_odd)
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

    /// Works out what it costs to stand somewhere, once per cell and apart from the search itself.
    fn fill_entry<R: StepRules>(&mut self, walk: &Walk<R>, place: Footprint, index: usize) {
        let ground = if place.size == 1 && !self.entries[index].is_near_body() {
            self.grounds[index]
        } else {
            Grounds::APART
        };
        let known = &mut self.by_ground[usize::from(ground)];
        if ground == Grounds::APART || known.0.is_unknown() {
            *known = entry(walk, place, self.entries[index].is_near_body());
        }
        (self.entries[index], self.tolls[index]) = *known;
    }

    /// Takes over what the battle has changed: the ways around it, and the cells whose ground is not the board's.
    fn refresh_changed(&mut self, view: BoardView) {
        for place in view.changes().places(view.board()) {
            for cell in Footprint::around(place).cells() {
                if let Some(index) = view.board().index(cell) {
                    self.ways[index] = ways(view, cell);
                }
            }
        }
        for cell in view.changes().cells() {
            if let Some(index) = view.board().index(cell) {
                self.grounds[index] = Grounds::APART;
            }
        }
    }

    /// Marks where bodies have a say.
    fn mark_bodies<R>(&mut self, walk: &Walk<R>) {
        for holder in walk.holders {
            let Footprint { corner, size } = holder.place;
            let reach = i16::from(walk.size) - 1;
            let first = Cell::new(corner.x - reach, corner.y - reach);
            for cell in Footprint::new(first, size + walk.size - 1).cells() {
                if let Some(index) = walk.view.board().index(cell) {
                    self.entries[index] = Entry::NEAR_BODY;
                }
            }
        }
    }
}

/// What it costs to stand somewhere, with the toll behind it. Bodies are asked only where they have a say.
#[inline(never)]
fn entry<R: StepRules>(walk: &Walk<R>, place: Footprint, is_near_body: bool) -> (Entry, Toll) {
    let holders = if is_near_body { walk.holders } else { &[] };
    let walk = &Walk { holders, ..*walk };
    let is_split = place.size > 1 && has_inner_wall(walk.view, place);
    let toll = if is_split { None } else { walk.entry_toll(place) };
    toll.map_or((Entry::SHUT, Toll::NONE), |toll| {
        (open_entry(walk, place, toll), toll)
    })
}

fn open_entry<R: StepRules>(walk: &Walk<R>, place: Footprint, toll: Toll) -> Entry {
    let plain = [false, true].map(|is_diagonal| walk.rules.diagonal().price(toll, is_diagonal, false).0);
    let has_harm = |&cell: &Cell| walk.view.cell(cell).is_some_and(|facts| facts.harm.is_some());
    Entry {
        plain: plain.map(|cost| cost.min(MOST_HALF + 1) as u16),
        harms: place.cells().filter(has_harm).count() as u8,
        may_end: walk.may_end(place),
    }
}
