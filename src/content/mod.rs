//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.

mod part;
mod problem;
mod scan;
mod source;
mod split;
mod words;

pub use part::Part;
pub use problem::{Problem, Problems};
pub use source::{Entry, MAX_BYTES, MAX_DEPTH, MAX_ENTRIES, Mark, Source};
pub use words::Words;
