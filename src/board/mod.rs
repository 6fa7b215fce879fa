//! Places: cells, edges, facings, sight, room and paths. Facts, never modifiers.

mod catalogue;
mod edge;
mod facts;
mod grid;
mod map;
mod place;
mod thing;
mod view;
mod word;

pub use catalogue::Catalogue;
pub use edge::{Edge, EdgeSide};
pub use facts::{CellFacts, Footing, Harm, RoomMark, Terrain, WaterGrade};
pub use grid::{Cell, Facing};
pub use map::{Board, BoardSizeError, MAX_SIDE};
pub use place::{Item, Light, LightSource, Mark};
pub use thing::{Channel, DoorState, Material, Passage, Place, Screen, Thing, ThingId, ThingKind};
pub use view::{BoardChanges, BoardView};
pub use word::{UnknownWord, Word};
