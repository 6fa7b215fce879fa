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
mod push;
mod reach;
mod step;
mod thing;
mod toll;
mod view;
mod walk;
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
pub use push::{PushEnd, PushStep, free_around, push_line};
pub use reach::{Budget, LastStep, Reach, Reached};
pub use step::{Footway, footway, is_passable, is_walled};
pub use thing::{Channel, DoorState, Material, Passage, Place, Screen, Thing, ThingId, ThingKind};
pub use toll::{Diagonal, Factor, StepRules, Toll};
pub use view::{BoardChanges, BoardView};
pub use walk::{Holder, Passing, PathBlocked, PathStep, Walk};
pub use word::{UnknownWord, Word};
