//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.

pub mod budget;
pub mod helden;
mod home;
pub mod level;
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
mod tiled;
mod words;
mod xml;

pub use budget::{MAX_BYTES, MAX_DEPTH, MAX_ENTRIES};
pub use home::Home;
pub use level::{Level, LevelFighter};
pub use near::{hint, meant, near, propose};
pub use own::{Own, OwnFile, OwnRow};
pub use part::Part;
pub use printable::{Plain, printable};
pub use problem::{Problem, Problems};
pub use reach::Reach;
pub use root::root;
pub use rows::Rows;
pub use source::{Entry, Mark, Source};
pub use text::{Arg, Language, Texts};
pub use words::Words;
