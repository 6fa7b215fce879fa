//! Cells, directions and the gap between two footprints.

use serde::{Deserialize, Serialize};

/// One square of the map, counted from the north-west corner; x grows to the east, y to the south.
///
/// Rule: `BD-GRD-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Cell {
    /// Column, 0 at the western border.
    pub x: i16,
    /// Row, 0 at the northern border.
    pub y: i16,
}

impl Cell {
    /// The cell in column `x` and row `y`.
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbour in a direction, which may lie outside the map.
    pub const fn step(self, towards: Facing) -> Self {
        let (dx, dy) = towards.delta();
        Self {
            x: self.x.saturating_add(dx),
            y: self.y.saturating_add(dy),
        }
    }

    /// The grid corner of the cell in a diagonal direction, as (x, y); for a straight one the next clockwise.
    pub const fn corner(self, towards: Facing) -> (i16, i16) {
        match towards {
            Facing::N | Facing::NE => (self.x + 1, self.y),
            Facing::E | Facing::SE => (self.x + 1, self.y + 1),
            Facing::S | Facing::SW => (self.x, self.y + 1),
            Facing::W | Facing::NW => (self.x, self.y),
        }
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Cells are walked in ascending order of (y, x), so that every list is the same on every machine.
///
/// Rule: `BD-00`.
impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

/// One of the eight directions, clockwise from north.
///
/// Rule: `BD-GRD-02`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[allow(missing_docs, reason = "the names of the compass say it all")]
pub enum Facing {
    #[default]
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Facing {
    /// All eight, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::NE,
        Self::E,
        Self::SE,
        Self::S,
        Self::SW,
        Self::W,
        Self::NW,
    ];

    /// The direction with this number; numbers beyond 7 wrap around.
    pub const fn from_index(index: u8) -> Self {
        Self::ALL[(index % 8) as usize]
    }

    /// The number of the direction, 0 for north to 7 for north-west.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The step to the neighbour cell as (dx, dy).
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Self::N => (0, -1),
            Self::NE => (1, -1),
            Self::E => (1, 0),
            Self::SE => (1, 1),
            Self::S => (0, 1),
            Self::SW => (-1, 1),
            Self::W => (-1, 0),
            Self::NW => (-1, -1),
        }
    }

    /// The direction of a step to a neighbour cell; none for any other step.
    pub const fn from_delta(dx: i16, dy: i16) -> Option<Self> {
        match (dx, dy) {
            (0, -1) => Some(Self::N),
            (1, -1) => Some(Self::NE),
            (1, 0) => Some(Self::E),
            (1, 1) => Some(Self::SE),
            (0, 1) => Some(Self::S),
            (-1, 1) => Some(Self::SW),
            (-1, 0) => Some(Self::W),
            (-1, -1) => Some(Self::NW),
            _ => None,
        }
    }

    /// Whether the direction runs across the corner of a cell.
    pub const fn is_diagonal(self) -> bool {
        self.index() % 2 == 1
    }

    /// The direction turned clockwise by `eighths` of a circle; negative numbers turn back.
    pub const fn turned(self, eighths: i8) -> Self {
        Self::from_index(((self.index() as i16 + eighths as i16).rem_euclid(8)) as u8)
    }
}
