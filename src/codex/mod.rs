//! The codex: every rule explained in words, with its numbers taken from the code, what to read beside it, and an example that plays.
//!
//! Texts stand in `assets/codex/LANGUAGE/*.ftl`, one message for each id; what has no language (related pages, examples) in
//! `assets/codex/SYSTEM/`. Where and how a page is shown is left to others.

mod book;
mod example;
mod glosses;
mod guide;
mod pattern;
mod row;
mod scene;
mod search;
mod setting;
mod site;
mod terms;
mod user;

pub use book::{BOARD, Codex};
pub use example::{Deed, Example, ExampleFile, Person};
pub use glosses::Glosses;
pub use guide::{Guide, Leaf};
pub use scene::{Line, Played, Step, Title, cited, play};
pub use setting::{Area, Later, Trouble, When};
pub use site::write_site;
pub use terms::{Glossary, GlossaryTerm, Piece, TermWords};
pub use user::User;
