//! The static map: what a level file says about every cell and edge, shared by all battles on it.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use thiserror::Error;

use super::features::{Census, Features};
use super::ground::Grounds;
use super::slots::Slots;
use super::span::Span;
use super::step::{self, Ways};
use super::{BoardView, Cell, CellFacts, Edge, EdgeSide, Item, Light, Mark, Terrain, Thing};

/// The most columns or rows that a map may have.
pub const MAX_SIDE: u16 = 512;

/// The static map of a level.
///
/// It never changes during a battle and is meant to be shared (`Arc<Board>`); what a battle alters lies in its
/// own [`BoardChanges`](super::BoardChanges), and questions are put to a [`BoardView`](super::BoardView) of both.
///
/// Rule: `BD-GRD-01`, `BD-GRD-03`.
#[derive(Clone, Debug)]
pub struct Board {
    width: u16,
    height: u16,
    cells: Vec<CellFacts>,
    /// For every slot the thing in the cell, on its north side, on its west side: a number in `things`, or 0.
    slots: Vec<[u32; 3]>,
    /// The things by number; the first is never used, so that 0 can mean none.
    things: Vec<Option<Thing>>,
    /// For every slot whether a line could meet something there: a thing, raised ground, mist, leaves. Kept true by
    /// every change.
    busy: Slots,
    /// The cells with foliage of their own, kept true in the same way.
    leafy: Slots,
    /// What is there at all, and its summary; kept true by every change.
    census: Census,
    features: Features,
    /// For every cell the ways out of it, worked out when somebody asks after a change.
    ways: OnceLock<Vec<Ways>>,
    /// Which cells are alike, worked out in the same way.
    grounds: OnceLock<Grounds>,
    marks: BTreeMap<String, Mark>,
    items: Vec<Item>,
    lights: Vec<Light>,
    /// The light of cells that have no value of their own.
    ambient: u8,
    /// How many cells have a value of their own that is not day.
    dusky_cells: usize,
}

/// A map of a size that cannot be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a map of {width} by {height} cells: each side must have 1 to {MAX_SIDE}")]
pub struct BoardSizeError {
    /// The columns asked for.
    pub width: u16,
    /// The rows asked for.
    pub height: u16,
}

/// Which of the three things of a slot is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Cell = 0,
    North = 1,
    West = 2,
}

impl Board {
    /// A map of open floor.
    ///
    /// # Errors
    ///
    /// [`BoardSizeError`] unless both sides have 1 to [`MAX_SIDE`] cells.
    pub fn new(width: u16, height: u16) -> Result<Self, BoardSizeError> {
        if ![width, height].iter().all(|side| (1..=MAX_SIDE).contains(side)) {
            return Err(BoardSizeError { width, height });
        }
        let cells = usize::from(width) * usize::from(height);
        let slots = usize::from(width + 1) * usize::from(height + 1);
        Ok(Self {
            width,
            height,
            cells: vec![CellFacts::default(); cells],
            slots: vec![[0; 3]; slots],
            busy: Slots::none(width, height),
            leafy: Slots::none(width, height),
            things: vec![None],
            census: Census::default(),
            features: Features::NONE,
            ways: OnceLock::new(),
            grounds: OnceLock::new(),
            marks: BTreeMap::new(),
            items: Vec::new(),
            lights: Vec::new(),
            ambient: 0,
            dusky_cells: 0,
        })
    }

    /// Columns.
    pub const fn width(&self) -> u16 {
        self.width
    }

    /// Rows.
    pub const fn height(&self) -> u16 {
        self.height
    }

    /// Whether a cell lies on the map.
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && (cell.x as u16) < self.width && (cell.y as u16) < self.height
    }

    /// Whether an edge lies on the map, its border included.
    pub const fn contains_edge(&self, edge: Edge) -> bool {
        let [before, after] = edge.cells();
        self.contains(before) || self.contains(after)
    }

    /// Every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (width, height) = (self.width as i16, self.height as i16);
        (0..height).flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)))
    }

    /// What the map says about a cell; none outside of it.
    pub fn cell(&self, cell: Cell) -> Option<&CellFacts> {
        self.index(cell).map(|index| &self.cells[index])
    }

    /// The thing that fills a cell.
    pub fn thing(&self, cell: Cell) -> Option<&Thing> {
        if !self.contains(cell) {
            return None;
        }
        self.part(cell, Part::Cell)
    }

    /// The thing that lies on an edge.
    pub fn edge(&self, edge: Edge) -> Option<&Thing> {
        if !self.contains_edge(edge) {
            return None;
        }
        self.part(edge.cell, Part::of(edge.side))
    }

    /// Says what a cell is like; answers whether it lies on the map.
    pub fn set_cell(&mut self, cell: Cell, facts: CellFacts) -> bool {
        let Some(index) = self.index(cell) else {
            return false;
        };
        let before = Features::of_cell(&self.cells[index]);
        self.recount(before, Features::of_cell(&facts));
        let is_dusky = |facts: &CellFacts| facts.light.is_some_and(|light| light > 0);
        self.dusky_cells -= usize::from(is_dusky(&self.cells[index]));
        self.dusky_cells += usize::from(is_dusky(&facts));
        self.cells[index] = facts;
        self.refresh_marks(cell);
        self.forget();
        true
    }

    /// Fills a cell with a thing, or empties it; answers whether the cell lies on the map.
    pub fn set_thing(&mut self, cell: Cell, thing: Option<Thing>) -> bool {
        self.contains(cell) && self.set_part(cell, Part::Cell, thing)
    }

    /// Lays a thing on an edge, or clears it; answers whether the edge lies on the map.
    pub fn set_edge(&mut self, edge: Edge, thing: Option<Thing>) -> bool {
        self.contains_edge(edge) && self.set_part(edge.cell, Part::of(edge.side), thing)
    }

    /// Every cell that a thing fills, row by row.
    pub fn things(&self) -> impl Iterator<Item = (Cell, &Thing)> {
        self.cells().filter_map(|cell| Some((cell, self.thing(cell)?)))
    }

    /// Every edge that a thing lies on, row by row, of a cell the north side first.
    pub fn edges(&self) -> impl Iterator<Item = (Edge, &Thing)> {
        let (width, height) = (self.width as i16, self.height as i16);
        (0..=height)
            .flat_map(move |y| (0..=width).flat_map(move |x| [Edge::north(x, y), Edge::west(x, y)]))
            .filter_map(|edge| Some((edge, self.edge(edge)?)))
    }

    /// The named points and areas.
    pub const fn marks(&self) -> &BTreeMap<String, Mark> {
        &self.marks
    }

    /// Names a point or an area; one of the same name gives way and is returned.
    pub fn set_mark(&mut self, name: impl Into<String>, mark: Mark) -> Option<Mark> {
        self.marks.insert(name.into(), mark)
    }

    /// The gear that lies about at the start, in the order of the file.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Lays gear on the map.
    pub fn add_item(&mut self, item: Item) {
        self.items.push(item);
    }

    /// The sources of light, in the order of the file.
    pub fn lights(&self) -> &[Light] {
        &self.lights
    }

    /// Sets a source of light on the map.
    pub fn add_light(&mut self, light: Light) {
        self.lights.push(light);
        self.recount(Features::NONE, Features::LAMPS);
    }

    /// What the map has at all.
    pub const fn features(&self) -> Features {
        self.features
    }

    fn recount(&mut self, before: Features, now: Features) {
        if before != now {
            self.census.change(before, now);
            self.features = self.census.features();
        }
    }

    /// The light that falls on cells without a value of their own, 0 (day) to 4 (dark).
    ///
    /// Rule: `BD-LVL-07`.
    pub const fn ambient(&self) -> u8 {
        self.ambient
    }

    /// Says how bright the cells without a value of their own are, 0 (day) to 4 (dark).
    ///
    /// Rule: `BD-LVL-07`.
    pub fn set_ambient(&mut self, light: u8) {
        self.ambient = light.min(super::DARK);
    }

    /// Whether no line could meet anything anywhere.
    pub(super) const fn is_plain(&self) -> bool {
        self.busy.is_empty()
    }

    /// Whether some cell has a value of its own that is not day.
    pub(super) const fn has_dusk(&self) -> bool {
        self.dusky_cells > 0
    }

    /// The ways out of every cell, in the order of [`Board::cells`].
    #[inline]
    pub(super) fn ways(&self) -> &[Ways] {
        self.ways.get_or_init(|| self.work_out_ways())
    }

    /// Which cells are alike, in the order of [`Board::cells`].
    pub(super) fn grounds(&self) -> &Grounds {
        self.grounds.get_or_init(|| {
            let is_filled = |cell| self.part(cell, Part::Cell).is_some();
            let facts = self.cells().zip(&self.cells);
            Grounds::of(facts.map(|(cell, facts)| (!is_filled(cell)).then_some(facts)))
        })
    }

    /// The slots where a line could meet anything: in the cell, on its north side or on its west side.
    pub(super) const fn busy(&self) -> &Slots {
        &self.busy
    }

    /// The things of a slot: in the cell, on its north side and on its west side.
    pub(super) fn things_of(&self, slot: Cell) -> [Option<&Thing>; 3] {
        self.slots[self.slot(slot)].map(|number| self.things[number as usize].as_ref())
    }

    /// The cells with foliage of their own.
    pub(super) const fn leafy(&self) -> &Slots {
        &self.leafy
    }

    /// Whether no line could meet anything in a rectangle or on its borders.
    pub(super) fn is_bare(&self, span: Span) -> bool {
        let span = span.within(self.width, self.height).with_far_borders();
        self.busy.has_none_in(span)
    }

    /// The place of a cell in lists of all cells.
    pub(super) fn index(&self, cell: Cell) -> Option<usize> {
        self.contains(cell)
            .then(|| cell.y as usize * usize::from(self.width) + cell.x as usize)
    }

    /// The place of a cell, or of one just south or east of the map, in lists of all slots.
    fn slot(&self, cell: Cell) -> usize {
        cell.y as usize * usize::from(self.width + 1) + cell.x as usize
    }

    fn part(&self, cell: Cell, part: Part) -> Option<&Thing> {
        let number = self.slots[self.slot(cell)][part as usize];
        self.things[number as usize].as_ref()
    }

    /// The ways out of every cell. Where a cell and all around it are plain floor, every way is open and costs nothing.
    fn work_out_ways(&self) -> Vec<Ways> {
        const FREE: Ways = Ways {
            open: u8::MAX,
            dear: 0,
        };
        let mut rough = Slots::none(self.width, self.height);
        for (cell, facts) in self.cells().zip(&self.cells) {
            rough.mark(cell, facts.terrain == Terrain::Void);
        }
        let (east, south) = (self.width as i16 - 1, self.height as i16 - 1);
        let is_free = |cell: Cell| {
            let inside = 0 < cell.x && cell.x < east && 0 < cell.y && cell.y < south;
            let around = Span {
                north_west: Cell::new(cell.x - 1, cell.y - 1),
                south_east: Cell::new(cell.x + 1, cell.y + 1),
            };
            inside && rough.has_none_in(around) && self.is_bare(around)
        };
        let way = |cell| {
            if is_free(cell) {
                FREE
            } else {
                step::ways(BoardView::unchanged(self), cell)
            }
        };
        self.cells().map(way).collect()
    }

    /// Forgets what was worked out before a change.
    fn forget(&mut self) {
        self.ways.take();
        self.grounds.take();
    }

    /// Brings the marks of a slot in line after a change there.
    fn refresh_marks(&mut self, changed: Cell) {
        let facts = self.cell(changed).copied().unwrap_or_default();
        let is_bare = facts.ground_dm == 0 && facts.mist == 0;
        let is_empty = self.slots[self.slot(changed)]
            .iter()
            .all(|&number| self.things[number as usize].is_none());
        self.busy.mark(changed, !is_bare || !is_empty);
        self.leafy.mark(changed, facts.leaf > 0);
    }

    /// Puts a thing in its place, under the number of the one before it if there was one.
    fn set_part(&mut self, cell: Cell, part: Part, thing: Option<Thing>) -> bool {
        let of = |thing: Option<&Thing>| thing.map_or(Features::NONE, |_| Features::THINGS);
        let before = of(self.part(cell, part));
        self.recount(before, of(thing.as_ref()));
        let slot = self.slot(cell);
        let number = &mut self.slots[slot][part as usize];
        match (*number, thing) {
            (0, None) => {}
            (0, Some(thing)) => {
                *number = self.things.len() as u32;
                self.things.push(Some(thing));
            }
            (taken, thing) => self.things[taken as usize] = thing,
        }
        self.refresh_marks(cell);
        self.forget();
        true
    }
}

/// What the map says; what only follows from that does not count, nor does the order in which things were put on it.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.width, self.height, self.ambient).hash(state);
        self.cells.hash(state);
        for slot in &self.slots {
            slot.map(|number| self.things[number as usize].as_ref())
                .hash(state);
        }
        self.marks.hash(state);
        self.items.hash(state);
        self.lights.hash(state);
    }
}

/// What has been worked out from the map is left aside: it follows from the rest.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let size = |board: &Self| (board.width, board.height, board.ambient);
        size(self) == size(other)
            && self.cells == other.cells
            && self.slots == other.slots
            && self.things == other.things
            && self.marks == other.marks
            && self.items == other.items
            && self.lights == other.lights
    }
}

impl Eq for Board {}

impl Part {
    const fn of(side: EdgeSide) -> Self {
        match side {
            EdgeSide::North => Self::North,
            EdgeSide::West => Self::West,
        }
    }
}
