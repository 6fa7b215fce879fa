//! Lessons: a level with a script that tells, waits for the learner's own choice, praises or explains, and asks in the end.
//!
//! The words stand in the text files, the order in the level's folder; this room knows no rule system.

mod course;
mod quiz;
mod rehearsal;
mod script;

pub use course::{Course, Feedback, Moment};
pub use quiz::Quiz;
pub use rehearsal::rehearse;
pub use script::{FILE, Lesson, Marks, Query, Question, Reply, Spot, Step, Verdict};
