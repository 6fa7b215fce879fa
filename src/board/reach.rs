//! Where a mover can get to, how dearly, and by which route.

use super::entry::{Entry, MOST_HALF, entry};
use super::frontier::{Frontier, Node};
use super::ground::OWN;
use super::seek::{Guide, Hunt, Prizes, Towards};
use super::step::{Ways, ways};
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
    /// Where the search began besides, in ascending order: nodes with what they cost already.
    others: Vec<(usize, u32)>,
    /// How far the neighbour in each direction lies in lists of all cells.
    offsets: [isize; 8],
    ways: Vec<Ways>,
    /// For every cell the place of its entry, which cells of the same ground share; [`OWN`] where the cell has an entry of its
    /// own that is not known yet.
    kinds: Vec<u32>,
    entries: Vec<Entry>,
    /// The tolls behind the entries; those of unknown entries mean nothing.
    tolls: Vec<Toll>,
    frontier: Frontier,
    /// Where the search leads.
    guide: Guide,
}

impl Reach {
    /// Finds every cell that the mover can reach from `start`, where `is_odd` says whether an odd number of
    /// plain diagonals lies behind him.
    pub fn explore<R: StepRules>(&mut self, walk: &Walk<R>, start: Cell, is_odd: bool, budget: Budget) {
        self.search(walk, (start, is_odd), budget, Guide::default(), |_, _| false);
    }

    /// Finds every cell that the mover can reach from one of some cells on which he may end his move, each with the half cells that
    /// lie behind him there and whether they hold an odd number of plain diagonals. A route begins at the cell that is the best for
    /// it.
    pub fn explore_from<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        starts: &[(Cell, u16, bool)],
        budget: Budget,
    ) {
        self.guide = Guide::default();
        self.reset(walk);
        for &(start, cost_half, is_odd) in starts {
            let Some(index) = walk.view.board().index(start) else {
                continue;
            };
            let (node, cost) = (self.node(index, is_odd), u32::from(cost_half));
            let first = Node::new(cost, 0, 0, Facing::N, false);
            if first < self.frontier.node(node) {
                self.frontier.improve(node, first, 0);
                self.others.push((node, cost));
            }
        }
        self.others.sort_unstable();
        self.work_off(walk, budget, |_, _| false);
    }

    /// Finds the way to that one of some prizes which the way leaves worth most, and to those that are worth as much then.
    ///
    /// Not every other cell within the budget is reached; those that are, are reached as [`Reach::explore`] finds them.
    pub fn seek<R: StepRules>(&mut self, walk: &Walk<R>, start: Cell, budget: Budget, prizes: Prizes) {
        let guide = Guide::to(prizes.all, walk.rules.diagonal());
        let mut hunt = Hunt::of(prizes, |cell| walk.view.board().index(cell));
        let mut looked = 0;
        // What costs as much as the node that came last may yet be reached otherwise.
        let mut fresh = Vec::new();
        self.search(walk, (start, false), budget, guide, |reach, index| {
            let level = reach.frontier.settled();
            if level > looked {
                looked = level;
                for index in fresh.drain(..) {
                    if let Some(node) = reach.best_node(index, level - 1) {
                        hunt.reach(index, reach.frontier.node(node).cost() as u16);
                    }
                }
                if hunt.is_decided(level as u32) {
                    reach.frontier.step_back();
                    return true;
                }
            }
            if hunt.is_after(index) && reach.may_end(index) {
                fresh.push(index);
            }
            false
        });
    }

    /// Finds the place that costs least of those that are fit for it and on which the mover may end his move; of equally cheap ones the
    /// first in the order of cells. All that are fit lie where the search looks for them.
    ///
    /// Not every other cell within the budget is reached; those that are, are reached as [`Reach::explore`] finds them.
    pub fn nearest<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        start: Cell,
        budget: Budget,
        towards: Towards,
        is_fit: impl Fn(Cell) -> bool,
    ) -> Option<Cell> {
        let board = walk.view.board();
        let guide = Guide::towards(towards, (board.width(), board.height()), walk.size);
        let mut found: Option<(usize, Cell)> = None;
        self.search(walk, (start, false), budget, guide, |reach, index| {
            let level = reach.frontier.settled();
            if found.is_some_and(|(cost, _)| level > cost) {
                reach.frontier.step_back();
                return true;
            }
            let cell = reach.cell(index);
            if reach.may_end(index) && is_fit(cell) {
                let this = (level, cell);
                found = Some(found.map_or(this, |best| best.min(this)));
            }
            false
        });
        found.map(|(_, cell)| cell)
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
        let index = walk.view.board().index(goal);
        self.search(walk, (start, is_odd), budget, Guide::default(), |_, reached| {
            Some(reached) == index
        });
        self.route(goal)
    }

    /// How a cell was reached; the start costs nothing.
    pub fn reached(&self, cell: Cell) -> Option<Reached> {
        self.reached_within(cell, self.frontier.settled())
    }

    /// The same where the queue has been worked off up to so many half cells.
    fn reached_within(&self, cell: Cell, settled: usize) -> Option<Reached> {
        let index = self.index(cell)?;
        let cost = self.frontier.node(self.best_node(index, settled)?).cost();
        Some(Reached {
            cost_half: cost as u16,
            may_end: self.may_end(index),
        })
    }

    /// Whether the mover may end his move on a cell that was reached.
    fn may_end(&self, index: usize) -> bool {
        let began = |node: usize| self.others.binary_search_by_key(&node, |start| start.0).is_ok();
        index == self.start
            || began(self.node(index, false))
            || began(self.node(index, true))
            || self.entries[self.kinds[index] as usize].may_end
    }

    /// Every cell that was reached, row by row, with the start.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Reached)> {
        let turns = usize::from(self.has_turns);
        let mut found: Vec<usize> = self.frontier.found().map(|node| node >> turns).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().filter_map(move |index| {
            let cell = self.cell(index);
            Some((cell, self.reached(cell)?))
        })
    }

    /// The steps of the cheapest route to a cell; none if it was not reached.
    ///
    /// Rule: `BD-MOV-10`.
    pub fn route(&self, goal: Cell) -> Option<Vec<Facing>> {
        let mut cell = goal;
        let mut node = self.best_node(self.index(goal)?, self.frontier.settled())?;
        let mut steps = Vec::new();
        while self.frontier.node(node).cost() > 0 && !self.began_at(node) {
            let last = self.frontier.node(node);
            steps.push(last.towards());
            cell = cell.step(last.towards().turned(4));
            node = self.node(self.index(cell)?, last.was_odd());
        }
        steps.reverse();
        Some(steps)
    }

    /// Whether a route to a node begins there, with costs behind it.
    fn began_at(&self, node: usize) -> bool {
        let start = (node, self.frontier.node(node).cost());
        self.others.binary_search(&start).is_ok()
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let width = usize::from(self.width);
        (x < width && y * width < self.kinds.len()).then_some(y * width + x)
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
    fn best_node(&self, index: usize, settled: usize) -> Option<usize> {
        let nodes = [self.node(index, false), self.node(index, true)];
        let ahead = self.guide.ahead(self.cell(index));
        let is_settled = |node: &usize| self.frontier.whole(*node, ahead) <= settled;
        let found = nodes.into_iter().filter(is_settled);
        found.min_by_key(|&node| self.frontier.node(node))
    }

    fn search<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        (start, is_odd): (Cell, bool),
        budget: Budget,
        guide: Guide,
        is_enough: impl FnMut(&mut Self, usize) -> bool,
    ) {
        self.guide = guide;
        self.reset(walk);
        let Some(index) = walk.view.board().index(start) else {
            return;
        };
        self.start = index;
        let first = Node::new(0, 0, 0, Facing::N, false);
        self.frontier
            .improve(self.node(index, is_odd), first, guide.ahead(start));
        self.work_off(walk, budget, is_enough);
    }

    /// Tries all steps out of every node that is reached, in order of cost.
    fn work_off<R: StepRules>(
        &mut self,
        walk: &Walk<R>,
        budget: Budget,
        mut is_enough: impl FnMut(&mut Self, usize) -> bool,
    ) {
        while let Some(node) = self.frontier.pop() {
            if is_enough(self, node >> usize::from(self.has_turns)) {
                break;
            }
            self.leave(walk, node, budget);
        }
    }

    fn reset<R: StepRules>(&mut self, walk: &Walk<R>) {
        let board = walk.view.board();
        self.width = board.width();
        self.has_turns = walk.rules.diagonal() == Diagonal::ByTurns;
        self.start = usize::MAX;
        self.others.clear();
        self.offsets = Facing::ALL.map(|towards| {
            let (dx, dy) = towards.delta();
            isize::from(dy) * self.width as isize + isize::from(dx)
        });
        self.ways.clear();
        self.ways.extend_from_slice(board.ways());
        refresh_changed(&mut self.ways, walk.view);
        self.reset_entries(walk);
        self.frontier
            .reset(self.ways.len() << usize::from(self.has_turns), self.guide.leads());
    }

    /// Forgets what it costs to stand anywhere, and tells the cells apart that are like no other: what is in them has changed,
    /// bodies have a say there, or the mover is larger than a cell.
    fn reset_entries<R>(&mut self, walk: &Walk<R>) {
        let (board, grounds) = (walk.view.board(), walk.view.board().grounds());
        self.entries.clear();
        self.entries.resize(grounds.len(), Entry::UNKNOWN);
        self.tolls.clear();
        self.tolls.resize(grounds.len(), Toll::NONE);
        self.kinds.clear();
        if walk.size > 1 {
            self.kinds.resize(grounds.kinds().len(), OWN);
            return;
        }
        self.kinds.extend_from_slice(grounds.kinds());
        let bodies = walk.holders.iter().flat_map(|holder| holder.place.cells());
        for cell in bodies.chain(walk.view.changes().changed_cells()) {
            if let Some(index) = board.index(cell) {
                self.kinds[index] = OWN;
            }
        }
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
            if !self.has_turns && self.frontier.node(next).cost() <= behind.cost() {
                continue;
            }
            let towards = Facing::from_index(direction);
            if !walk.rules.permits(place, towards) {
                continue;
            }
            let entry = match self.entries.get(self.kinds[next] as usize) {
                Some(entry) if !entry.is_unknown() => *entry,
                _ => self.fill_entry(walk, place.step(towards), next),
            };
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
                let node = self.node(next, odd_after);
                if found < self.frontier.node(node) {
                    let ahead = self.guide.ahead(place.corner.step(towards));
                    self.frontier.improve(node, found, ahead);
                }
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
        let entry = self.tolls[self.kinds[next] as usize];
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

    /// Works out what it costs to stand somewhere, once for all cells of a kind and apart from the search itself.
    #[inline(never)]
    fn fill_entry<R: StepRules>(&mut self, walk: &Walk<R>, place: Footprint, index: usize) -> Entry {
        let (entry, toll) = entry(walk, place);
        match self.kinds[index] {
            OWN => {
                self.kinds[index] = self.entries.len() as u32;
                self.entries.push(entry);
                self.tolls.push(toll);
            }
            kind => (self.entries[kind as usize], self.tolls[kind as usize]) = (entry, toll),
        }
        entry
    }
}

/// Works out anew the ways around everything that the battle has changed.
fn refresh_changed(all: &mut [Ways], view: BoardView) {
    for place in view.changes().places(view.board()) {
        for cell in Footprint::around(place).cells() {
            if let Some(index) = view.board().index(cell) {
                all[index] = ways(view, cell);
            }
        }
    }
}
