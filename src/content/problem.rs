//! What is wrong in a content file, and where: one [`Problem`] each, all [`Problems`] of a load together.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::path::PathBuf;

use super::budget::{MAX_PROBLEMS, MAX_REASON, brief};
use super::printable::printable;

/// One thing that is wrong in a content file.
///
/// It is shown as `file:line:column: place: reason`; what is not known is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file as the reader of the message finds it.
    pub file: PathBuf,
    /// Line in the file, from 1.
    pub line: Option<u32>,
    /// Column in the line in characters, from 1.
    pub column: Option<u32>,
    /// Object id, layer, field or entry; empty when the whole file is meant.
    pub place: String,
    /// What is wrong, as a clause without a full stop.
    pub reason: String,
}

impl Problem {
    /// A problem of the file as a whole.
    pub fn of_file(file: impl Into<PathBuf>, reason: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            line: None,
            column: None,
            place: String::new(),
            reason: cut(reason.into(), MAX_REASON),
        }
    }

    /// The same problem at a line and column, both from 1.
    #[must_use]
    pub fn at(self, line: u32, column: u32) -> Self {
        Self {
            line: Some(line),
            column: Some(column),
            ..self
        }
    }

    /// The same problem with the name of the thing that it concerns.
    #[must_use]
    pub fn in_place(self, place: impl Into<String>) -> Self {
        Self {
            place: cut(place.into(), MAX_REASON),
            ..self
        }
    }

    fn order(&self, other: &Self) -> Ordering {
        let key = |problem: &Self| (problem.line, problem.column);
        self.file
            .cmp(&other.file)
            .then_with(|| key(self).cmp(&key(other)))
            .then_with(|| self.place.cmp(&other.place))
            .then_with(|| self.reason.cmp(&other.reason))
    }
}

/// Words of a file may be as long as the file.
fn cut(words: String, most: usize) -> String {
    match brief(&words, most) {
        Cow::Owned(cut) => cut,
        Cow::Borrowed(_) => words,
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", printable(&self.file.display().to_string()))?;
        for number in [self.line, self.column].into_iter().flatten() {
            write!(f, ":{number}")?;
        }
        for words in [&self.place, &self.reason] {
            if !words.is_empty() {
                write!(f, ": {}", printable(words))?;
            }
        }
        Ok(())
    }
}

/// All problems of one load, in order of file, line and column. Of very many the first [`MAX_PROBLEMS`] are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    kept: Vec<Problem>,
    /// How many there are besides.
    others: usize,
}

impl Problems {
    /// Adds a problem in its place of the order; the same problem is kept once.
    pub fn push(&mut self, problem: Problem) {
        let place = self
            .kept
            .partition_point(|known| known.order(&problem) == Ordering::Less);
        if self.kept.get(place) == Some(&problem) {
            return;
        }
        if self.kept.len() == MAX_PROBLEMS {
            self.others += 1;
            if place == MAX_PROBLEMS {
                return;
            }
            self.kept.pop();
        }
        self.kept.insert(place, problem);
    }

    /// Adds all problems of another load.
    pub fn append(&mut self, others: Self) {
        self.others += others.others;
        for problem in others.kept {
            self.push(problem);
        }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// How many problems there are, those among them that are not kept.
    pub fn count(&self) -> usize {
        self.kept.len() + self.others
    }

    /// The problems that are kept, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.kept.iter()
    }

    /// The value if nothing is wrong.
    ///
    /// # Errors
    ///
    /// All problems collected so far.
    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Self {
            kept: vec![problem],
            others: 0,
        }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, problem) in self.kept.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        if self.others > 0 {
            write!(
                f,
                "\nand {} other problems, which show when these are mended",
                self.others
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_reads_file_line_column_place_reason() {
        let whole = Problem::of_file("a.ron", "is empty");
        assert_eq!(whole.to_string(), "a.ron: is empty");
        let inside = whole.at(3, 7).in_place("WPN-KNIFE");
        assert_eq!(inside.to_string(), "a.ron:3:7: WPN-KNIFE: is empty");
    }

    #[test]
    fn problems_stand_in_order_of_file_and_line_and_only_once() {
        let at = |file: &str, line| Problem::of_file(file, "wrong").at(line, 1);
        let mut problems = Problems::default();
        for problem in [at("b.ron", 1), at("a.ron", 10), at("a.ron", 9), at("b.ron", 1)] {
            problems.push(problem);
        }
        assert_eq!(
            problems.to_string(),
            "a.ron:9:1: wrong\na.ron:10:1: wrong\nb.ron:1:1: wrong"
        );
        assert!(problems.into_result(()).is_err());
    }

    #[test]
    fn of_very_many_problems_the_first_are_kept_and_the_others_counted() {
        let mut problems = Problems::default();
        for line in (1..=1_000_u32).rev() {
            problems.push(Problem::of_file("a.ron", "wrong").at(line, 1));
        }
        assert_eq!((problems.count(), problems.iter().count()), (1_000, 200));
        let told = problems.to_string();
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!((lines[0], lines[199]), ("a.ron:1:1: wrong", "a.ron:200:1: wrong"));
        assert_eq!(
            lines[200..],
            ["and 800 other problems, which show when these are mended"]
        );
    }

    #[test]
    fn no_control_character_of_a_file_is_in_what_is_told() {
        let problem = Problem::of_file("a\u{7}.ron", "\u{1b}[31mred\n").in_place("\u{9b}1m");
        assert_eq!(problem.to_string(), r"a\u0007.ron: \u009b1m: \u001b[31mred\u000a");
    }
}
