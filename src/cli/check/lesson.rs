//! Looks whether the lesson of a level leads to its end: its script is played through as a learner would.

use std::path::Path;

use bevy::prelude::*;

use crate::battle::{Keyword, RuleId, Term, Vocabulary};
use crate::cli::voice::Titles;
use crate::content::{Mark, Problem, Problems, hint};
use crate::lesson::{FILE, Lesson, rehearse};
use crate::level::Level;

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
    for (mark, reason) in unknown_words(level, lesson) {
        wrong.push(mark.problem(reason));
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
fn unknown_rules<'l>(level: &Level, lesson: &'l Lesson) -> Vec<(RuleId, &'l Mark)> {
    let system = level.rules.first().and_then(|name| crate::rules::system(name));
    let Some(titles) = system.and_then(|system| Titles::load(system.id()).ok()) else {
        return Vec::new();
    };
    lesson
        .rules()
        .filter(|(rule, _)| titles.of(*rule).is_none())
        .collect()
}

/// What the first rule system of the level does not know of the words in which a lesson asks and answers.
fn unknown_words<'l>(level: &Level, lesson: &'l Lesson) -> Vec<(&'l Mark, String)> {
    let system = level.rules.first().and_then(|name| crate::rules::system(name));
    let Some(words) = system.map(|system| system.vocabulary()) else {
        return Vec::new();
    };
    let others = lesson.others.iter().zip(&lesson.marks.others);
    let others = others.flat_map(|(other, mark)| {
        let asked = unknown_question(words, other.asked);
        let answer = match words.read(&other.choice) {
            Err(misreading) => Some(misreading.to_string()),
            Ok(word) => asked
                .is_none()
                .then(|| answers_another(other.asked, &[word]))
                .flatten(),
        };
        asked.into_iter().chain(answer).map(move |reason| (mark, reason))
    });
    let steps = lesson.steps.iter().zip(&lesson.marks.steps);
    let steps = steps.flat_map(|(step, mark)| {
        let asked = step.asked.and_then(|asked| unknown_question(words, asked));
        let known = step.asked.filter(|_| asked.is_none());
        let replies = step.replies.iter().filter_map(|reply| reply.to);
        let replies = replies.filter_map(|to| unknown_answer(words, known, to));
        let reasons: Vec<String> = asked.into_iter().chain(replies).collect();
        reasons.into_iter().map(move |reason| (mark, reason))
    });
    others.chain(steps).collect()
}

fn unknown_question(words: &Vocabulary, asked: Term) -> Option<String> {
    let known = words.questions.iter().map(|question| question.0);
    let is_known = words.questions.contains(&asked);
    (!is_known).then(|| format!("`asked`: nobody is ever asked `{asked}`{}", hint(asked.0, known)))
}

/// Why a word is no answer to a question, or to any.
fn unknown_answer(words: &Vocabulary, asked: Option<Term>, to: Term) -> Option<String> {
    let meant: Vec<&Keyword> = words.keywords.iter().filter(|word| word.term == to).collect();
    if meant.is_empty() {
        let is_fit = |word: &&Keyword| asked.is_none_or(|asked| word.answers.contains(&asked));
        let known = words.keywords.iter().filter(is_fit).map(|word| word.term.0);
        return Some(format!("`to`: unknown word `{to}`{}", hint(to.0, known)));
    }
    answers_another(asked?, &meant)
}

/// Why none of the words answers a question.
fn answers_another(asked: Term, words: &[&Keyword]) -> Option<String> {
    if words.iter().any(|word| word.answers.contains(&asked)) {
        return None;
    }
    let word = words.first()?.term;
    let answers = words.iter().flat_map(|word| word.answers);
    let answers: Vec<&str> = answers.map(|question| question.0).collect();
    Some(format!(
        "`{word}` is no answer to `{asked}`, but to {}",
        answers.join(", ")
    ))
}
