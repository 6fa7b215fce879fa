//! The map as it is now: the static board and what one battle has changed on it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::span::Span;
use super::{Board, Cell, CellFacts, DARK, DoorState, Edge, Features, Footprint, Thing};

/// What a battle has changed on its map: doors opened, panes broken, tables overturned, water risen.
///
/// It holds the new state of each changed place and nothing about the others.
///
/// Rule: `BD-DYN-03` to `BD-DYN-07`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Hash)]
pub struct BoardChanges {
    version: u32,
    cells: BTreeMap<Cell, CellFacts>,
    things: BTreeMap<Cell, Option<Thing>>,
    edges: BTreeMap<Edge, Option<Thing>>,
    /// What has come to the map at all; what has gone again is not forgotten.
    #[serde(default)]
    features: Features,
    /// The light of cells without a value of their own, where it is not that of the level any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ambient: Option<u8>,
    /// Mist and smoke of a time: its level, and the round at whose end it is gone.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    veils: BTreeMap<Cell, (u8, u16)>,
    /// Fire of a time: the round at whose end it is out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    fires: BTreeMap<Cell, u16>,
}

/// The changes of a battle that has changed nothing.
static UNCHANGED: BoardChanges = BoardChanges::new();

impl BoardChanges {
    /// No change yet.
    pub const fn new() -> Self {
        Self {
            version: 0,
            cells: BTreeMap::new(),
            things: BTreeMap::new(),
            edges: BTreeMap::new(),
            features: Features::NONE,
            ambient: None,
            veils: BTreeMap::new(),
            fires: BTreeMap::new(),
        }
    }

    /// How many changes have been made; facts stay valid while it stays the same.
    ///
    /// Rule: `BD-DYN-07`.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Whether the map is as the level file says.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.things.is_empty() && self.edges.is_empty()
    }

    /// Changes what a cell is like.
    pub fn set_cell(&mut self, cell: Cell, facts: CellFacts) {
        self.version += 1;
        self.features = self.features | Features::of_cell(&facts);
        self.cells.insert(cell, facts);
    }

    /// Fills a cell with a thing, or empties it.
    pub fn set_thing(&mut self, cell: Cell, thing: Option<Thing>) {
        self.version += 1;
        self.features = self.features | Features::THINGS;
        self.things.insert(cell, thing);
    }

    /// Lays a thing on an edge, or clears it.
    pub fn set_edge(&mut self, edge: Edge, thing: Option<Thing>) {
        self.version += 1;
        self.features = self.features | Features::THINGS;
        self.edges.insert(edge, thing);
    }

    /// Changes the light of all cells that have no value of their own, 0 (day) to 4 (dark).
    ///
    /// Rule: `BD-LVL-13`.
    pub fn set_ambient(&mut self, light: u8) {
        self.version += 1;
        self.ambient = Some(light.min(DARK));
    }

    /// Takes over those of the true changes that somebody who sees these cells can see; an edge is seen with either of its cells.
    ///
    /// Rule: `BD-VIS-04`.
    pub fn learn(&mut self, truth: &Self, sees: impl Fn(Cell) -> bool) {
        for (&cell, facts) in truth.cells.iter().filter(|(cell, _)| sees(**cell)) {
            if self.cells.get(&cell) != Some(facts) {
                self.set_cell(cell, *facts);
            }
        }
        for (&cell, thing) in truth.things.iter().filter(|(cell, _)| sees(**cell)) {
            if self.things.get(&cell) != Some(thing) {
                self.set_thing(cell, thing.clone());
            }
        }
        let is_seen = |edge: &Edge| edge.cells().into_iter().any(&sees);
        for (&edge, thing) in truth.edges.iter().filter(|(edge, _)| is_seen(edge)) {
            if self.edges.get(&edge) != Some(thing) {
                self.set_edge(edge, thing.clone());
            }
        }
        if let Some(light) = truth.ambient.filter(|_| self.ambient != truth.ambient) {
            self.set_ambient(light);
        }
    }

    /// Lays mist or smoke on a cell until the end of a round; the denser of it and what lies there anyway counts.
    ///
    /// Rule: `BD-DYN-05`.
    pub fn lay_mist(&mut self, board: &Board, cell: Cell, level: u8, until: u16) {
        let Some(mut facts) = BoardView::new(board, self).cell(cell).copied() else {
            return;
        };
        let (level, until) = match self.veils.get(&cell) {
            Some(veil) if veil.0 > level => *veil,
            _ => (level, until),
        };
        self.veils.insert(cell, (level, until));
        facts.mist = facts.mist.max(level);
        self.set_cell(cell, facts);
    }

    /// Takes away the mist and smoke whose time is over at the end of a round; the cells that are clearer now, row by row.
    ///
    /// Rule: `BD-DYN-05`.
    pub fn lift_mist(&mut self, board: &Board, round: u16) -> Vec<Cell> {
        let mut over: Vec<Cell> = self
            .veils
            .iter()
            .filter(|(_, (_, until))| *until <= round)
            .map(|(cell, _)| *cell)
            .collect();
        over.sort_unstable_by_key(|cell| (cell.y, cell.x));
        for &cell in &over {
            self.veils.remove(&cell);
            let below = board.cell(cell).map_or(0, |facts| facts.mist);
            if let Some(mut facts) = BoardView::new(board, self).cell(cell).copied() {
                facts.mist = below;
                self.set_cell(cell, facts);
            }
        }
        over
    }

    /// Says until the end of which round a cell burns that has been set on fire; of two times the later one holds.
    ///
    /// Rule: `BD-DYN-06`.
    pub fn burn_until(&mut self, cell: Cell, round: u16) {
        self.version += 1;
        let until = self.fires.entry(cell).or_default();
        *until = round.max(*until);
    }

    /// Whether a cell burns for a time only.
    pub fn burns_for_a_time(&self, cell: Cell) -> bool {
        self.fires.contains_key(&cell)
    }

    /// Forgets the fires whose time is over at the end of a round; their cells, row by row.
    ///
    /// Rule: `BD-DYN-06`.
    pub fn burnt_down(&mut self, round: u16) -> Vec<Cell> {
        let over = self.fires.iter().filter(|(_, until)| **until <= round);
        let mut over: Vec<Cell> = over.map(|(cell, _)| *cell).collect();
        over.sort_unstable_by_key(|cell| (cell.y, cell.x));
        for cell in &over {
            self.version += 1;
            self.fires.remove(cell);
        }
        over
    }

    /// Moves the door on an edge of this board; answers whether there is one.
    ///
    /// Rule: `BD-OBJ-37`.
    pub fn set_edge_door(&mut self, board: &Board, edge: Edge, state: DoorState) -> bool {
        let Some(door) = moved_door(BoardView::new(board, self).edge(edge), state) else {
            return false;
        };
        self.set_edge(edge, Some(door));
        true
    }

    /// Moves the door that fills a cell of this board; answers whether there is one.
    ///
    /// Rule: `BD-OBJ-37`.
    pub fn set_cell_door(&mut self, board: &Board, cell: Cell, state: DoorState) -> bool {
        let Some(door) = moved_door(BoardView::new(board, self).thing(cell), state) else {
            return false;
        };
        self.set_thing(cell, Some(door));
        true
    }

    /// Every cell that is not as the level file says; some of them more than once.
    pub(super) fn changed_cells(&self) -> impl Iterator<Item = Cell> {
        self.cells.keys().chain(self.things.keys()).copied()
    }

    /// Every cell that is walked differently from before or names a changed edge; some of them more than once.
    pub(super) fn places(&self, board: &Board) -> impl Iterator<Item = Cell> {
        let ground = |facts: &CellFacts| (facts.ground_dm, facts.footing, facts.terrain);
        let is_rebuilt = move |&(&cell, facts): &(&Cell, &CellFacts)| {
            board
                .cell(cell)
                .is_some_and(|before| ground(before) != ground(facts))
        };
        let cells = self.cells.iter().filter(is_rebuilt).map(|(&cell, _)| cell);
        cells
            .chain(self.things.keys().copied())
            .chain(self.edges.keys().map(|edge| edge.cell))
    }
}

fn moved_door(thing: Option<&Thing>, state: DoorState) -> Option<Thing> {
    thing.filter(|thing| thing.state.is_some()).map(|door| Thing {
        state: Some(state),
        ..door.clone()
    })
}

/// The map as it is now: two references, cheap to pass along.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    board: &'a Board,
    changes: &'a BoardChanges,
}

impl<'a> BoardView<'a> {
    /// The board with these changes.
    pub const fn new(board: &'a Board, changes: &'a BoardChanges) -> Self {
        Self { board, changes }
    }

    /// The board as the level file says.
    pub const fn unchanged(board: &'a Board) -> Self {
        Self {
            board,
            changes: &UNCHANGED,
        }
    }

    /// The static map underneath.
    pub const fn board(self) -> &'a Board {
        self.board
    }

    /// What differs from the static map.
    pub const fn changes(self) -> &'a BoardChanges {
        self.changes
    }

    /// What the map has at all, with what the battle has brought to it.
    #[inline]
    pub fn features(self) -> Features {
        let features = self.board.features() | self.changes.features;
        if self.changes.ambient.unwrap_or(self.board.ambient()) > 0 {
            features | Features::DARKNESS
        } else {
            features
        }
    }

    /// Whether nothing rises between two places or beside them: no thing, no ground, no mist.
    pub fn is_open_between(self, one: Footprint, other: Footprint) -> bool {
        self.is_bare(Span::around(one, other).grown(1))
    }

    /// Whether a place lies on the map with so many cells around it, and nothing rises there: no thing, no ground, no mist.
    pub fn is_open_around(self, place: Footprint, cells: i16) -> bool {
        let span = place.span().grown(cells);
        self.contains(span.north_west) && self.contains(span.south_east) && self.is_bare(span)
    }

    /// Whether a cell lies on the map.
    pub const fn contains(self, cell: Cell) -> bool {
        self.board.contains(cell)
    }

    /// What a cell is like now; none outside of the map.
    pub fn cell(self, cell: Cell) -> Option<&'a CellFacts> {
        let before = self.board.cell(cell)?;
        Some(self.changes.cells.get(&cell).unwrap_or(before))
    }

    /// The thing that fills a cell now.
    pub fn thing(self, cell: Cell) -> Option<&'a Thing> {
        match self.changes.things.get(&cell) {
            Some(changed) => changed.as_ref(),
            None => self.board.thing(cell),
        }
    }

    /// The thing that lies on an edge now.
    pub fn edge(self, edge: Edge) -> Option<&'a Thing> {
        match self.changes.edges.get(&edge) {
            Some(changed) => changed.as_ref(),
            None => self.board.edge(edge),
        }
    }

    /// Whether no line could meet anything in a rectangle or on its borders; changes count as something.
    pub(super) fn is_bare(self, span: Span) -> bool {
        let changes = self.changes;
        if changes.is_empty() {
            return self.board.is_bare(span);
        }
        let mut cells = changes.cells.keys().chain(changes.things.keys());
        let edge_span = span.with_far_borders();
        self.board.is_bare(span)
            && !cells.any(|&cell| span.contains(cell))
            && !changes.edges.keys().any(|edge| edge_span.contains(edge.cell))
    }

    /// The cells in a rectangle and beside it that a fight has changed, or that name a changed edge; some more than once.
    pub(super) fn changed_slots(self, span: Span) -> SmallVec<[Cell; 8]> {
        let changes = self.changes;
        if changes.is_empty() {
            return SmallVec::new();
        }
        let slots = span.with_far_borders();
        let cells = changes.cells.keys().chain(changes.things.keys()).copied();
        cells
            .chain(changes.edges.keys().map(|edge| edge.cell))
            .filter(|cell| slots.contains(*cell))
            .collect()
    }

    /// The light that falls on a cell when no lamp burns, from 0 (day) to 4 (dark); none outside of the map.
    ///
    /// Rule: `BD-CEL-06`, `BD-LVL-07`.
    pub fn ambient(self, cell: Cell) -> Option<u8> {
        let level = || self.changes.ambient.unwrap_or(self.board.ambient());
        Some(self.cell(cell)?.light.unwrap_or_else(level))
    }

    /// Whether no cell is darker than day, so that nobody need ask about light.
    pub fn is_day(self) -> bool {
        let is_dusky = |facts: &CellFacts| facts.light.is_some_and(|light| light > 0);
        self.changes.ambient.unwrap_or(self.board.ambient()) == 0
            && !self.board.has_dusk()
            && !self.changes.cells.values().any(is_dusky)
    }

    /// Whether nothing on the whole map could stand in the way of a line, so that nobody need ask about lines.
    pub fn is_plain(self) -> bool {
        self.changes.is_empty() && self.board.is_plain()
    }

    /// The things of a slot of the map now: in the cell, on its north side and on its west side.
    pub(super) fn things_of(self, slot: Cell) -> [Option<&'a Thing>; 3] {
        if self.changes.is_empty() {
            return self.board.things_of(slot);
        }
        [
            self.thing(slot),
            self.edge(Edge::north(slot.x, slot.y)),
            self.edge(Edge::west(slot.x, slot.y)),
        ]
    }

    /// Whether there may be leaves on the ground somewhere.
    pub(super) fn has_leaves(self) -> bool {
        !self.board.leafy().is_empty() || !self.changes.is_empty()
    }

    /// The height of a cell's floor in decimetres; 0 outside of the map.
    pub fn ground_dm(self, cell: Cell) -> i16 {
        self.cell(cell).map_or(0, |facts| facts.ground_dm)
    }
}
