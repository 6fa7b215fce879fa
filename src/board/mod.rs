//! Places: cells, edges, facings, sight, room and paths. Facts, never modifiers.

mod grid;

pub use grid::{Cell, Facing};
