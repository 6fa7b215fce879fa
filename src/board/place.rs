//! What a map holds besides cells and things: items, sources of light, named points and areas.

use serde::{Deserialize, Serialize};

use super::{Cell, Footprint, Glow};

/// Gear that lies on a cell.
///
/// Rule: `BD-DYN-02`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Item {
    /// Where it lies.
    pub cell: Cell,
    /// Its id in the gear files.
    pub gear: String,
    /// How many of it lie there.
    pub count: u16,
}

/// How far a light reaches.
///
/// Rule: `BD-MAP-05`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LightSource {
    /// A kind of light, `torch` or `lantern`, whose radii the rule system knows.
    Named(String),
    /// Radii of its own, in cells.
    Radii {
        /// Up to here as bright as day.
        bright: u16,
        /// Up to here as at dusk.
        dim: u16,
    },
}

/// The colour of a light: red, green and blue, 0 to 255 each. It is for the eye only; no rule asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tint(pub [u8; 3]);

impl Tint {
    /// A torch or an open fire.
    pub const FIRE: Self = Self([0xF5, 0x9E, 0x2E]);
    /// A lantern, paler and steadier.
    pub const LANTERN: Self = Self([0xF4, 0xD3, 0x72]);
}

/// A source of light that stands on a cell.
///
/// Rule: `BD-MAP-05`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Light {
    /// Where it stands.
    pub cell: Cell,
    /// How far it reaches.
    pub source: LightSource,
    /// Whether it burns.
    pub lit: bool,
    /// The colour of its flame; none for the usual one of its kind.
    pub tint: Option<Tint>,
}

impl Light {
    /// What it gives while it burns, where the rule system knows the bright and the dim radius of the kinds that have
    /// names; none where it does not burn or nobody knows it.
    ///
    /// Rule: `BD-MAP-05`, `BD-VIS-01`.
    pub fn glow(&self, named: impl FnOnce(&str) -> Option<(u16, u16)>) -> Option<Glow> {
        let (bright, dim) = match &self.source {
            _ if !self.lit => None,
            LightSource::Named(name) => named(name),
            LightSource::Radii { bright, dim } => Some((*bright, *dim)),
        }?;
        Some(Glow {
            place: Footprint::single(self.cell),
            bright,
            dim,
        })
    }
}

/// A point or an area of the map that the level file speaks of by name.
///
/// Rule: `BD-MAP-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// The point, or the north-west cell of the area.
    pub corner: Cell,
    /// Columns of the area; 1 for a point.
    pub width: u16,
    /// Rows of the area; 1 for a point.
    pub height: u16,
}

impl Mark {
    /// A single cell.
    pub const fn point(cell: Cell) -> Self {
        Self {
            corner: cell,
            width: 1,
            height: 1,
        }
    }

    /// A rectangle of cells.
    pub const fn area(corner: Cell, width: u16, height: u16) -> Self {
        Self {
            corner,
            width,
            height,
        }
    }

    /// Whether a cell lies in it.
    pub fn contains(&self, cell: Cell) -> bool {
        let (dx, dy) = (
            i32::from(cell.x) - i32::from(self.corner.x),
            i32::from(cell.y) - i32::from(self.corner.y),
        );
        (0..i32::from(self.width)).contains(&dx) && (0..i32::from(self.height)).contains(&dy)
    }

    /// Its cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Cell { x, y } = self.corner;
        (0..self.height)
            .flat_map(move |dy| (0..self.width).map(move |dx| Cell::new(x + dx as i16, y + dy as i16)))
    }
}
