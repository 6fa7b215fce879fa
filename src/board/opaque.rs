//! What blocks a channel on a whole map, seen from one height, as rows of bits.

use super::bits::Bits;
use super::obstacle::obstacles;
use super::segment::Shape;
use super::sight::{Blockers, DENSE_MIST, Shapes};
use super::span::Span;
use super::strip::Strip;
use super::{BoardView, Cell, Channel, Edge, EdgeSide, Features, Footprint};

/// What blocks a channel on a map. Rows go from north to south; bits from west to east.
#[derive(Clone, Debug)]
pub(super) struct Opaque<const N: usize> {
    pub width: usize,
    pub height: usize,
    /// Cells that block, per row.
    pub cells: Vec<Bits<N>>,
    /// Northern sides of cells that block, per line between rows.
    pub north: Vec<Bits<N>>,
    /// Western sides of cells that block, per row.
    pub west: Vec<Bits<N>>,
    /// Cells whose mist nobody sees through, per row.
    pub mist: Vec<Bits<N>>,
    /// Cells that no line goes on from, per row: those that block, and mist.
    pub shut: Vec<Bits<N>>,
    /// Grid corners where the open cells of a row begin or end, per row.
    pub walls: Vec<Bits<N>>,
    /// Grid corners at which a line that rises to the east is pinched, per line between rows.
    pub pinch_rising: Vec<Bits<N>>,
    /// The same for lines that fall to the east.
    pub pinch_falling: Vec<Bits<N>>,
    /// The same for lines from north to south.
    pub pinch_upright: Vec<Bits<N>>,
    /// The same for lines from west to east.
    pub pinch_level: Vec<Bits<N>>,
    /// Whether nothing blocks anywhere.
    pub is_empty: bool,
    /// Whether there is mist that nobody sees through.
    pub has_mist: bool,
}

impl<const N: usize> Opaque<N> {
    /// The most columns that the rows have room for.
    pub const COLUMNS: usize = Bits::<N>::COUNT - 2;

    /// What blocks a channel for an eye at this height.
    ///
    /// Rule: `BD-OBJ-12`, `BD-LIN-04`.
    pub fn of(view: BoardView, channel: Channel, floor_dm: i32) -> Self {
        let board = view.board();
        let (width, height) = (usize::from(board.width()), usize::from(board.height()));
        let mut found = Self::open(width, height);
        let all = Span {
            north_west: Cell::new(0, 0),
            south_east: Cell::new(width as i16 - 1, height as i16 - 1),
        };
        // Nobody's cells are left out: the field of view of somebody within something is looked for one by one.
        let nobody = Footprint::single(Cell::new(-1, -1));
        for obstacle in obstacles(view, all, floor_dm, [nobody, nobody]) {
            if !obstacle.blocks(channel) {
                continue;
            }
            found.is_empty = false;
            match obstacle.shape {
                Shape::Cell(cell) => found.cells[cell.y as usize].set(cell.x as usize),
                Shape::Edge(edge) => {
                    let rows = match edge.side {
                        EdgeSide::North => &mut found.north,
                        EdgeSide::West => &mut found.west,
                    };
                    rows[edge.cell.y as usize].set(edge.cell.x as usize);
                }
            }
        }
        if channel == Channel::Sight && view.features().has(Features::MIST) {
            for cell in all.cells() {
                if view.cell(cell).is_some_and(|facts| facts.mist >= DENSE_MIST) {
                    found.is_empty = false;
                    found.has_mist = true;
                    found.mist[cell.y as usize].set(cell.x as usize);
                }
            }
        }
        found.derive();
        found
    }

    /// What blocks a line between two places, but for what fills the second one; nothing fills the first, and there is no mist.
    ///
    /// Rule: `BD-LIN-02`.
    pub fn blockers_between(&self, own: Footprint, target: Footprint) -> Blockers {
        let mut shapes = Shapes::new();
        for row in Strip::between(own, target).rows(self.width as u16, self.height as u16) {
            let mut columns = Bits::NONE;
            columns.set_range(row.from, row.to);
            let slot = |x: usize| Cell::new(x as i16, row.y as i16);
            let mut add = |bits: Bits<N>, shape: fn(Cell) -> Shape| {
                let mut x = bits.next_one(0);
                while x < Bits::<N>::COUNT {
                    shapes.push(shape(slot(x)));
                    x = bits.next_one(x + 1);
                }
            };
            if row.y < self.height {
                let mut cells = self.cells[row.y].and(&columns);
                let filled = target.cells().filter(|cell| cell.y as usize == row.y);
                filled.for_each(|cell| cells.clear(cell.x as usize));
                add(cells, Shape::Cell);
                add(self.west[row.y].and(&columns), |cell| {
                    Shape::Edge(Edge::west(cell.x, cell.y))
                });
            }
            add(self.north[row.y].and(&columns), |cell| {
                Shape::Edge(Edge::north(cell.x, cell.y))
            });
        }
        Blockers::of(shapes)
    }

    fn open(width: usize, height: usize) -> Self {
        let rows = || vec![Bits::NONE; height];
        let lines = || vec![Bits::NONE; height + 1];
        Self {
            width,
            height,
            cells: rows(),
            north: lines(),
            west: rows(),
            mist: rows(),
            shut: rows(),
            walls: rows(),
            pinch_rising: lines(),
            pinch_falling: lines(),
            pinch_upright: lines(),
            pinch_level: lines(),
            is_empty: true,
            has_mist: false,
        }
    }

    /// Works out what follows from the cells and edges that block.
    fn derive(&mut self) {
        for y in 0..self.height {
            self.shut[y] = self.cells[y].or(&self.mist[y]);
            self.walls[y] = self.west[y].or(&self.shut[y]).or(&self.shut[y].east());
            self.walls[y].set(0);
            self.walls[y].set(self.width);
        }
        for y in 0..=self.height {
            let above = y.checked_sub(1);
            let row = |rows: &[Bits<N>], y: Option<usize>| {
                y.and_then(|y| rows.get(y)).copied().unwrap_or(Bits::NONE)
            };
            let (upper, lower) = (row(&self.cells, above), row(&self.cells, Some(y)));
            let (upper_west, lower_west) = (row(&self.west, above), row(&self.west, Some(y)));
            let line = self.north[y];
            let sides = |one: [Bits<N>; 3], other: [Bits<N>; 3]| {
                let join = |rows: [Bits<N>; 3]| rows[0].or(&rows[1]).or(&rows[2]);
                join(one).and(&join(other))
            };
            self.pinch_rising[y] = sides([upper.east(), line.east(), upper_west], [lower, line, lower_west]);
            self.pinch_falling[y] = sides([upper, line, upper_west], [lower.east(), line.east(), lower_west]);
            let column = upper.or(&lower).or(&line);
            self.pinch_upright[y] = column.and(&column.east());
            self.pinch_level[y] = sides(
                [upper, upper.east(), upper_west],
                [lower, lower.east(), lower_west],
            );
        }
    }
}
