//! Places: cells, edges, facings, sight, room and paths. Facts, never modifiers.

mod arc;
mod area;
mod bits;
mod book;
mod cast;
mod catalogue;
mod centre;
mod charge;
mod corner;
mod cover;
mod edge;
mod facts;
<<<<<<< HEAD
mod features;
=======
mod field;
>>>>>>> facts
mod figure;
mod flank;
mod frontier;
mod grid;
mod leap;
mod light;
mod lines;
mod map;
mod measure;
mod memory;
mod obstacle;
mod opaque;
mod pair_facts;
mod place;
mod push;
mod reach;
mod room;
mod segment;
mod sight;
mod span;
mod step;
mod thing;
mod toll;
mod view;
mod walk;
mod word;
mod zone;

pub use arc::{Arc, ahead, beyond, rel};
pub use area::{Origin, ring};
pub use book::FactBook;
pub use catalogue::Catalogue;
pub use centre::{Bystander, CentreLine, LineThing};
pub use charge::{Charge, LaneBlocker, charge, charge_ends};
pub use corner::{Body, CornerRow, LowCover};
pub use cover::{CornerScale, Cover, CoverGrade, CoverKind};
pub use edge::{Edge, EdgeSide};
pub use facts::{CellFacts, Footing, Harm, RoomMark, Terrain, WaterGrade};
<<<<<<< HEAD
pub use features::Features;
=======
pub use field::{CellSet, Sights, field_by_lines, field_of_view, sees_any};
>>>>>>> facts
pub use figure::{Figure, Posture, squeezed_size};
pub use flank::are_opposite;
pub use grid::{Cell, Facing};
pub use leap::{Climb, Fall, Jump, climb, fall, jump};
pub use light::{DARK, Eyes, Glow, LightBook, LightMap, light_of_cell};
pub use lines::Lines;
pub use map::{Board, BoardSizeError, MAX_SIDE};
pub use measure::{Footprint, Gap, Measure};
pub use memory::{Known, SideView, Sighting};
pub use obstacle::{HeightClass, Spot};
pub use pair_facts::{Eyesight, PairFacts, Scale, Underfoot, underfoot};
pub use place::{Item, Light, LightSource, Mark};
pub use push::{PushEnd, PushStep, free_around, push_line};
pub use reach::{Budget, LastStep, Reach, Reached};
pub use room::{Room, closed_in, width_across_cm};
pub use sight::Pair;
pub use span::{Cells, Span};
pub use step::{Footway, footway, is_passable, is_stairway, is_walled};
pub use thing::{Channel, DoorState, Material, Passage, Place, Screen, Thing, ThingId, ThingKind};
pub use toll::{Diagonal, Factor, StepRules, Toll};
pub use view::{BoardChanges, BoardView};
pub use walk::{Holder, Passing, PathBlocked, PathStep, Walk};
pub use word::{UnknownWord, Word};
pub use zone::{Band, Leaving, StrikeLine, Zone, entries, leavings, strike_cells};
