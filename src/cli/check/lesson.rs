//! Looks whether the lesson of a level leads to its end: its script is played through as a learner would.

use std::path::Path;

use bevy::prelude::*;

use crate::cli::voice::Titles;
use crate::content::{Level, Problem, Problems};
use crate::lesson::{FILE, Lesson, rehearse};

/// The lesson of a level with all that is wrong with it; none where the level has none.
///
/// # Errors
///
/// Everything that is wrong with the script.
pub fn look(level: &Level) -> Result<Option<Lesson>, Problems> {
    let file = level.folder.join(FILE);
    if level.lesson.is_none() && !file.exists() {
        return Ok(None);
    }
    Lesson::load(&level.folder).map(Some)
}

/// What is odd about a level and its lesson, though nothing is broken.
pub fn odd(level: &Level) -> Option<Problem> {
    let file = level.folder.join(FILE);
    let is_idle = level.lesson.is_none() && file.exists();
    is_idle.then(|| Problem::of_file(file, "nobody is taught by it: the level names no `scripts`"))
}

/// Holds a lesson against its level, its rules, and the fight that it leads through.
pub fn follow(world: &mut World, level: &Level, lesson: &Lesson, problems: &mut Problems) {
    let mut wrong = Problems::default();
    for (who, mark) in lesson.fighters() {
        if !level.everybody().any(|fighter| fighter.id == who) {
            wrong.push(mark.problem(format!("there is no fighter {}", who.0)));
        }
    }
    for (rule, mark) in unknown_rules(level, lesson) {
        wrong.push(mark.problem(format!("there is no rule `{rule}`")));
    }
    if wrong.is_empty() && level.lesson.is_some() {
        wrong.append(played(world, &level.folder));
    }
    problems.append(wrong);
}

fn played(world: &mut World, folder: &Path) -> Problems {
    rehearse(world, folder).err().unwrap_or_default()
}

/// The rules that a lesson names and the first rule system of its level does not know.
fn unknown_rules<'l>(
    level: &Level,
    lesson: &'l Lesson,
) -> Vec<(crate::battle::RuleId, &'l crate::content::Mark)> {
    let system = level.rules.first().and_then(|name| crate::rules::system(name));
    let Some(titles) = system.and_then(|system| Titles::load(system.id()).ok()) else {
        return Vec::new();
    };
    lesson
        .rules()
        .filter(|(rule, _)| titles.of(*rule).is_none())
        .collect()
}
