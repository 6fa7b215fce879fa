//! Edges: the unit segments between cells, each with exactly one name.

use serde::{Deserialize, Serialize};

use super::{Cell, Facing};

/// The side of its cell on which an edge lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EdgeSide {
    /// `h(x, y)`, between a cell and the one north of it.
    North,
    /// `v(x, y)`, between a cell and the one west of it.
    West,
}

/// The unit segment between two neighbouring grid corners.
///
/// The southern and eastern border of a map are the north and west sides of cells just outside it.
///
/// Rule: `BD-GRD-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Edge {
    /// The cell whose north or west side it is.
    pub cell: Cell,
    /// Which of the two sides.
    pub side: EdgeSide,
}

impl Edge {
    /// `h(x, y)`: the north side of a cell.
    pub const fn north(x: i16, y: i16) -> Self {
        Self {
            cell: Cell::new(x, y),
            side: EdgeSide::North,
        }
    }

    /// `v(x, y)`: the west side of a cell.
    pub const fn west(x: i16, y: i16) -> Self {
        Self {
            cell: Cell::new(x, y),
            side: EdgeSide::West,
        }
    }

    /// The side of a cell in a straight direction; none for a diagonal one.
    pub const fn of(cell: Cell, side: Facing) -> Option<Self> {
        match side {
            Facing::N => Some(Self::north(cell.x, cell.y)),
            Facing::E => Some(Self::west(cell.x + 1, cell.y)),
            Facing::S => Some(Self::north(cell.x, cell.y + 1)),
            Facing::W => Some(Self::west(cell.x, cell.y)),
            _ => None,
        }
    }

    /// The four edges that end at a grid corner: west, east, north and south of it.
    pub const fn around((x, y): (i16, i16)) -> [Self; 4] {
        [
            Self::north(x - 1, y),
            Self::north(x, y),
            Self::west(x, y - 1),
            Self::west(x, y),
        ]
    }

    /// The two cells that share the edge: the one north or west of it, then the one that names it.
    pub const fn cells(self) -> [Cell; 2] {
        match self.side {
            EdgeSide::North => [self.cell.step(Facing::N), self.cell],
            EdgeSide::West => [self.cell.step(Facing::W), self.cell],
        }
    }

    /// The grid corners at its two ends, as (x, y), the western or northern one first.
    pub const fn ends(self) -> [(i16, i16); 2] {
        let Cell { x, y } = self.cell;
        match self.side {
            EdgeSide::North => [(x, y), (x + 1, y)],
            EdgeSide::West => [(x, y), (x, y + 1)],
        }
    }
}
