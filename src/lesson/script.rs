//! The script of a lesson as its file says it.

use std::path::Path;

use serde::Deserialize;

use crate::battle::{Choice, FighterId, RuleId, Term};
use crate::content::{Problem, Problems, Reach};

/// The file beside the level.
const FILE: &str = "lesson.ron";

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The version of the format, now 1.
    pub version: u32,
    /// The key of its title.
    pub title: String,
    /// The seed of the dice that no step sets.
    pub seed: u64,
    /// The first faces.
    pub first: Vec<u8>,
    /// The fighter whom the learner leads.
    pub learner: FighterId,
    /// What the others choose, one after the other.
    pub others: Vec<Other>,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The questions at the end.
    pub questions: Vec<Question>,
}

/// A choice of somebody other than the learner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The kind of decision that it answers.
    pub asked: Term,
    /// The answer.
    pub choice: Choice,
    /// The faces that fall then; whatever is left of earlier ones does not.
    #[serde(default)]
    pub faces: Vec<u8>,
    /// Whether he waits until the learner has read on to his own next choice.
    #[serde(default)]
    pub waits: bool,
}

/// A step: two sentences, a thing to look at, and perhaps a choice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The key of what to do.
    pub what: String,
    /// The key of why.
    pub why: String,
    /// The thing on the screen that it is about.
    pub at: Spot,
    /// The rules that stand behind it.
    #[serde(default)]
    pub rules: Vec<RuleId>,
    /// The happening that is not shown yet while this step is read; none when everything is.
    #[serde(default)]
    pub before: Option<Query>,
    /// The kind of decision that the learner must answer; none when he only reads.
    pub asked: Option<Term>,
    /// What to say to which answer; an answer that is not named is not taken, and the last words of the list explain why.
    #[serde(default)]
    pub replies: Vec<Reply>,
}

/// What to say to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The term of the answer; none for every other.
    pub to: Option<Term>,
    /// Whether it is taken, and how it is met.
    pub verdict: Verdict,
    /// The key of the words.
    pub say: String,
    /// The faces that fall then.
    #[serde(default)]
    pub faces: Vec<u8>,
}

/// How an answer is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Verdict {
    /// Taken, and well done.
    Praise,
    /// Taken, and what it leads to is explained.
    Explain,
    /// Not taken: why, and once more.
    Again,
}

/// A thing on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Spot {
    /// The map.
    Map,
    /// The initiative ladder.
    Ladder,
    /// The action bar.
    Actions,
    /// The dice table.
    Dice,
    /// The sheet.
    Sheet,
    /// The log.
    Log,
    /// A fighter.
    Fighter(u16),
}

/// A question about the fight that the learner has just fought.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The key of the question.
    pub ask: String,
    /// The key of why the right answer is right.
    pub why: String,
    /// Where the right answer stands.
    pub about: Query,
    /// What is added to the right answer to make the wrong ones.
    pub beside: Vec<i16>,
    /// The rules behind it.
    #[serde(default)]
    pub rules: Vec<RuleId>,
}

/// A number of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Query {
    /// The value that a fighter's first attack was rolled against.
    AttackTarget(u16),
    /// The points that the first blow took from a fighter after armour.
    Loss(u16),
    /// The loss that a fighter had to exceed for his first wound.
    Threshold(u16),
    /// The first initiative of a fighter.
    Initiative(u16),
}

impl Lesson {
    /// Reads the script of a level.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, with line and reason.
    pub fn load(folder: &Path) -> Result<Self, Problems> {
        let file = folder.join(FILE);
        let source = Reach::of_level(folder)?.read(&file)?;
        let lesson: Self = source.part().parse()?;
        let mut problems = Problems::default();
        if lesson.version != 1 {
            let reason = format!("has version {}, but version 1 is read", lesson.version);
            problems.push(Problem::of_file(&file, reason).in_place("version"));
        }
        if lesson.steps.is_empty() {
            problems.push(Problem::of_file(&file, "a lesson needs a step").in_place("steps"));
        }
        for (number, step) in (1..).zip(&lesson.steps) {
            let is_asked = step.asked.is_some();
            let is_taken = step.replies.iter().any(|reply| reply.verdict != Verdict::Again);
            if is_asked != is_taken {
                let reason = "a step that asks needs an answer that is taken, and only such a step has one";
                problems.push(Problem::of_file(&file, reason).in_place(format!("step {number}")));
            }
        }
        problems.into_result(lesson)
    }
}
