//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.

mod problem;
mod root;
mod scan;
mod source;
mod split;
mod text;
mod words;

pub use problem::{Problem, Problems};
pub use root::root;
pub use source::{Entry, MAX_BYTES, MAX_DEPTH, Mark, Part, Source};
pub use text::{Arg, Language, Texts};
pub use words::Words;
