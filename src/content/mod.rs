//! Reads and checks levels, people, gear, rule data and texts, and says what is wrong and where.

mod problem;
mod text;
mod words;

pub use problem::{Problem, Problems};
pub use text::{Arg, Language, Texts};
pub use words::Words;
