//! The field of view: all cells that somebody sees from where he stands, as quickly as whole rows can be looked over.
//!
//! It answers exactly what [`Pair::has_sight`](super::Pair::has_sight) answers cell by cell.

use super::bits::Bits;
use super::cast::{Ahead, Cast, Seen};
use super::field_corner::look_along_corners;
use super::opaque::Opaque;
use super::span::Span;
use super::{BoardView, Cell, Channel, Footprint, Pair, Spot};

/// Cells of a map, such as those that somebody sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSet {
    width: u16,
    height: u16,
    /// Words of 64 cells, each row from a word of its own on.
    words: Vec<u64>,
}

impl CellSet {
    /// No cell of a map.
    pub fn none(view: BoardView) -> Self {
        let (width, height) = (view.board().width(), view.board().height());
        let words = usize::from(width).div_ceil(64) * usize::from(height);
        Self {
            width,
            height,
            words: vec![0; words],
        }
    }

    /// Whether a cell is among them.
    pub fn contains(&self, cell: Cell) -> bool {
        self.place(cell)
            .is_some_and(|(word, bit)| self.words[word] >> bit & 1 == 1)
    }

    /// Adds a cell of the map.
    pub fn insert(&mut self, cell: Cell) {
        if let Some((word, bit)) = self.place(cell) {
            self.words[word] |= 1 << bit;
        }
    }

    /// Adds all cells of another set of the same map.
    pub fn extend(&mut self, other: &Self) {
        for (own, other) in self.words.iter_mut().zip(&other.words) {
            *own |= other;
        }
    }

    /// The cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let per_row = usize::from(self.width).div_ceil(64);
        self.words.iter().enumerate().flat_map(move |(number, &word)| {
            let (x, y) = (number % per_row * 64, number / per_row);
            let bits = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
            bits.take_while(|&word| word != 0)
                .map(move |word| Cell::new((x + word.trailing_zeros() as usize) as i16, y as i16))
        })
    }

    /// How many cells they are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    fn place(&self, cell: Cell) -> Option<(usize, u32)> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let is_there = x < usize::from(self.width) && y < usize::from(self.height);
        is_there.then(|| (y * usize::from(self.width).div_ceil(64) + x / 64, (x % 64) as u32))
    }

    fn take_rows<const N: usize>(&mut self, rows: &[Bits<N>]) {
        let per_row = usize::from(self.width).div_ceil(64);
        for (own, row) in self.words.chunks_mut(per_row).zip(rows) {
            for (number, word) in own.iter_mut().enumerate() {
                *word = row.half_word(number);
            }
        }
    }
}

/// What blocks sight on a map as it is now, for eyes at one height: made once for all who look from there.
///
/// Rule: `BD-OBJ-12`, `BD-DYN-07`.
#[derive(Clone, Debug)]
pub struct Sights {
    floor_dm: i32,
    rows: Rows,
}

/// Rows as wide as the map needs.
#[derive(Clone, Debug)]
enum Rows {
    Narrow(Opaque<1>),
    Wide(Opaque<5>),
}

impl Sights {
    /// What blocks sight for eyes whose floor is so high, in decimetres.
    pub fn of(view: BoardView, floor_dm: i32) -> Self {
        let width = usize::from(view.board().width());
        let rows = if width <= Opaque::<1>::COLUMNS {
            Rows::Narrow(Opaque::of(view, Channel::Sight, floor_dm))
        } else {
            Rows::Wide(Opaque::of(view, Channel::Sight, floor_dm))
        };
        Self { floor_dm, rows }
    }

    /// The height, in decimetres, that they are for.
    pub const fn floor_dm(&self) -> i32 {
        self.floor_dm
    }

    /// All cells that somebody sees who stands here at this height, on the same map.
    ///
    /// Rule: `BD-LIN-03`, `BD-LIN-04`, `BD-OBJ-12`.
    pub fn field(&self, view: BoardView, eye: Spot) -> CellSet {
        let mut seen = CellSet::none(view);
        match &self.rows {
            Rows::Narrow(rows) => look(rows, view, eye, &mut seen),
            Rows::Wide(rows) => look(rows, view, eye, &mut seen),
        }
        seen
    }
}

/// All cells that somebody sees from a place: for one question; whoever asks often keeps the [`Sights`] of the map.
///
/// Rule: `BD-LIN-03`.
pub fn field_of_view(view: BoardView, eye: Spot) -> CellSet {
    Sights::of(view, eye.floor_dm(view)).field(view, eye)
}

/// The same cell by cell, as the rule says it.
///
/// Rule: `BD-LIN-03`.
pub fn field_by_lines(view: BoardView, eye: Spot) -> CellSet {
    let mut seen = CellSet::none(view);
    for cell in view.board().cells() {
        if Pair::seen_from(view, eye, cell).has_sight() {
            seen.insert(cell);
        }
    }
    seen
}

fn look<const N: usize>(rows: &Opaque<N>, view: BoardView, eye: Spot, seen: &mut CellSet) {
    let own = eye.place;
    let is_odd = |cell: Cell| !view.contains(cell) || rows.shut[cell.y as usize].get(cell.x as usize);
    if own.cells().any(is_odd) {
        // Whoever stands within something sees as if it were not there; that is rare, and looked for cell by cell.
        *seen = field_by_lines(view, eye);
        return;
    }
    let mut found = vec![Bits::NONE; rows.height];
    if rows.is_empty {
        for row in &mut found {
            row.set_range(0, rows.width - 1);
        }
    } else {
        let mut doubtful = vec![Bits::NONE; rows.height];
        for cell in own.cells() {
            look_from(rows, cell, &mut found, &mut doubtful);
        }
        if rows.has_mist {
            add_cells_beyond_mist(rows, own, &mut doubtful);
        }
        for cell in unsettled(&found, &doubtful) {
            let is_seen = if rows.has_mist {
                Pair::seen_from(view, eye, cell).has_sight()
            } else {
                has_corner_line(rows, own, cell)
            };
            if is_seen {
                found[cell.y as usize].set(cell.x as usize);
            }
        }
        let mut columns = Bits::NONE;
        columns.set_range(0, rows.width - 1);
        for (row, mist) in found.iter_mut().zip(&rows.mist) {
            *row = row.and(&columns).without(mist);
        }
    }
    seen.take_rows(&found);
    for cell in own.cells() {
        seen.insert(cell);
    }
    // Shared corners and mist are different for neighbours.
    if !rows.is_empty {
        let unseen = own.ring().filter(|&cell| view.contains(cell));
        for cell in unseen {
            if !seen.contains(cell) && Pair::seen_from(view, eye, cell).has_sight() {
                seen.insert(cell);
            }
        }
    }
}

/// What is seen from one cell, apart from its neighbours; `doubtful` are cells of which the rows do not tell.
fn look_from<const N: usize>(rows: &Opaque<N>, cell: Cell, found: &mut [Bits<N>], doubtful: &mut [Bits<N>]) {
    look_along_samples(rows, cell, found);
    look_along_corners(rows, cell, found, doubtful);
}

/// Adds the cells to which lines could run past mist: they may slip past its corners where the rows take it for a wall.
fn add_cells_beyond_mist<const N: usize>(rows: &Opaque<N>, own: Footprint, doubtful: &mut [Bits<N>]) {
    for (y, mist) in rows.mist.iter().enumerate() {
        let mut x = mist.next_one(0);
        while x < Bits::<N>::COUNT {
            // A line from the own cells to a cell goes near the mist only where the mist, or a cell beside it, lies between.
            let near = Footprint::around(Cell::new(x as i16, y as i16)).span();
            for (row, doubtful) in doubtful.iter_mut().enumerate() {
                let span = |x: i16| Span::around(own, Footprint::single(Cell::new(x, row as i16)));
                let cells = (0..rows.width as i16).filter(|&x| span(x).meets(near));
                cells.for_each(|x| doubtful.set(x as usize));
            }
            x = mist.next_one(x + 1);
        }
    }
}

/// Whether a cell of which no sample point is seen is seen along its corners, on a map without mist.
///
/// Rule: `BD-LIN-03` (ii).
fn has_corner_line<const N: usize>(rows: &Opaque<N>, own: Footprint, cell: Cell) -> bool {
    let blockers = rows.blockers_between(own, Footprint::single(cell));
    own.cells().any(|from| blockers.leave_corners(from, cell))
}

/// The doubtful cells that were not found.
fn unsettled<const N: usize>(found: &[Bits<N>], doubtful: &[Bits<N>]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (y, (found, doubtful)) in found.iter().zip(doubtful).enumerate() {
        let left = doubtful.without(found);
        let mut x = left.next_one(0);
        while x < Bits::<N>::COUNT {
            cells.push(Cell::new(x as i16, y as i16));
            x = left.next_one(x + 1);
        }
    }
    cells
}

/// The cells of which a sample point is seen from a sample point.
///
/// Rule: `BD-LIN-03` (i).
fn look_along_samples<const N: usize>(rows: &Opaque<N>, cell: Cell, found: &mut [Bits<N>]) {
    let (x, y) = (cell.x as usize, cell.y as usize);
    let (from, to) = (rows.walls[y].last_one(x), rows.walls[y].next_one(x + 1));
    let is_shut = |beside: usize, edge: usize| rows.cells[y].get(beside) && !rows.west[y].get(edge);
    let first = from - usize::from(from > 0 && is_shut(from - 1, from));
    let last = to - 1 + usize::from(to < rows.width && is_shut(to, to));
    found[y].set_range(first, last);
    for (across, down) in [(2, 2), (1, 1), (3, 1), (1, 3), (3, 3)] {
        for ahead in [Ahead::North, Ahead::South] {
            let cast = Cast {
                opaque: rows,
                ahead,
                x: 4 * x as i32 + across,
                rest: if ahead == Ahead::North { down } else { 4 - down },
                row: y,
            };
            cast.run(from, to, &mut Seen(found));
        }
    }
}

/// Whether somebody sees any cell of a footprint.
pub fn sees_any(field: &CellSet, place: Footprint) -> bool {
    place.cells().any(|cell| field.contains(cell))
}
