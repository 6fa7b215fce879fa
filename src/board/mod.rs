//! Places: cells, edges, facings, sight, room and paths. Facts, never modifiers.

mod arc;
mod catalogue;
mod edge;
mod facts;
mod flank;
mod grid;
mod map;
mod measure;
mod place;
mod thing;
mod view;
mod word;

pub use arc::{Arc, ahead, beyond, rel};
pub use catalogue::Catalogue;
pub use edge::{Edge, EdgeSide};
pub use facts::{CellFacts, Footing, Harm, RoomMark, Terrain, WaterGrade};
pub use flank::are_opposite;
pub use grid::{Cell, Facing};
pub use map::{Board, BoardSizeError, MAX_SIDE};
pub use measure::{Footprint, Gap, Measure};
pub use place::{Item, Light, LightSource, Mark};
pub use thing::{Channel, DoorState, Material, Passage, Place, Screen, Thing, ThingId, ThingKind};
pub use view::{BoardChanges, BoardView};
pub use word::{UnknownWord, Word};
