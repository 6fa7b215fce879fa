//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.

pub mod level;
mod problem;
mod scan;
mod source;
mod split;
mod tiled;
mod words;

pub use problem::{Problem, Problems};
pub use source::{Entry, MAX_BYTES, MAX_DEPTH, MAX_ENTRIES, Mark, Part, Source};
pub use words::Words;
