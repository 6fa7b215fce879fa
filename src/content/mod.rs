//! What all files have in common: reads rows, texts, trees of XML and pictures, and says what is wrong and where. What they say of a level,
//! of people and of gear is left to the rooms after it.

mod bounds;
pub mod budget;
mod figure;
mod hash;
pub mod helden;
mod home;
mod kind;
mod label;
mod near;
mod own;
mod part;
pub mod picture;
pub mod plain;
mod printable;
mod problem;
mod reach;
mod root;
mod rows;
mod scan;
mod source;
mod split;
mod text;
mod words;
pub(crate) mod xml;

pub use bounds::reason;
pub use budget::{MAX_BYTES, MAX_DEPTH, MAX_ENTRIES};
pub use figure::{Figure, FigureValue};
pub use hash::StableHasher;
pub use home::Home;
pub use kind::{FileKind, LEVEL_FILE};
pub use label::Label;
pub use near::{hint, meant, near, propose};
pub use own::{OpenTables, Own, OwnFile, OwnRow};
pub use part::Part;
pub use printable::{Plain, printable};
pub use problem::{Problem, Problems};
pub use reach::Reach;
pub use root::root;
pub use rows::Rows;
pub(crate) use rows::says;
pub use source::{Entry, Mark, Source};
pub(crate) use text::Bundle;
pub use text::{Arg, Language, Texts};
pub use words::Words;
