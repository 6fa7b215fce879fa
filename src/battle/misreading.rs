//! An answer that cannot be meant, and why in words: a word that nobody knows, a field that is missing or too much, a number that
//! counts nothing, an answer to another question.

use std::fmt;
use std::sync::Arc;

use super::decision::Question;
use super::id::{FighterId, Slot, Term};
use super::vocabulary::Verb;
use crate::board::Cell;
use crate::content::Words;

/// Why an answer cannot be meant, said as a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misreading {
    /// There is no such word.
    Unknown {
        /// The kind of answer.
        verb: Verb,
        /// The word.
        word: Term,
        /// Words of this kind that may have been meant, as the end of the clause.
        meant: String,
        /// Kinds of answer that have such a word.
        elsewhere: Vec<Verb>,
    },
    /// A field is missing.
    Missing {
        /// The word.
        word: Term,
        /// The field.
        field: &'static str,
    },
    /// A field stands there that the word has not.
    Superfluous {
        /// The word.
        word: Term,
        /// The field.
        field: &'static str,
        /// The fields that it has.
        known: Vec<&'static str>,
    },
    /// Too many or too few points.
    Stakes {
        /// The word.
        word: Term,
        /// The points that it needs.
        needed: Vec<Term>,
        /// How many there are.
        given: usize,
    },
    /// It answers another question.
    Question {
        /// The word.
        word: Term,
        /// What is asked.
        asked: Question,
        /// What it answers.
        answers: &'static [Term],
    },
    /// There is no such fighter.
    Fighter {
        /// Who was named.
        named: FighterId,
        /// Who there is.
        known: Vec<FighterId>,
    },
    /// The square lies outside of the map.
    Square {
        /// The square.
        cell: Cell,
        /// Columns and rows of the map.
        size: (u16, u16),
    },
    /// The number of a thing that is none.
    Place {
        /// The number.
        with: Slot,
        /// What is counted.
        counts: Term,
        /// What there is.
        known: Vec<(Slot, Arc<Words>)>,
    },
}

impl fmt::Display for Misreading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown {
                verb,
                word,
                meant,
                elsewhere,
            } => {
                let (word, field) = (word.0.escape_debug(), verb.field().unwrap_or("pass"));
                write!(f, "unknown word `{word}` of `{field}`")?;
                if let Some(other) = elsewhere.first() {
                    let field = other.field().unwrap_or("pass");
                    return write!(f, "; it is a word of `{field}`, in `{}`", other.name());
                }
                f.write_str(meant)
            }
            Self::Missing { word, field } => write!(f, "`{word}` needs the field `{field}`"),
            Self::Superfluous { word, field, known } => {
                write!(
                    f,
                    "`{word}` has no field `{field}`, {}",
                    only(known, "it stands alone")
                )
            }
            Self::Stakes { word, needed, given } => {
                let known: Vec<&str> = needed.iter().map(|term| term.0).collect();
                match known[..] {
                    [] => write!(f, "`{word}` has no points to announce, but `stakes` has {given}"),
                    _ => write!(
                        f,
                        "`{word}` needs {} in `stakes` ({}), but there are {given}",
                        numbers(known.len()),
                        known.join(", ")
                    ),
                }
            }
            Self::Question { word, asked, answers } => {
                let answers: Vec<&str> = answers.iter().map(|term| term.0).collect();
                write!(
                    f,
                    "fighter {} is asked `{}`, but `{word}` answers {}",
                    asked.fighter.0,
                    asked.kind,
                    or(&answers)
                )
            }
            Self::Fighter { named, known } => {
                let known: Vec<String> = known.iter().map(|id| id.0.to_string()).collect();
                write!(f, "there is no fighter {}, only {}", named.0, known.join(", "))
            }
            Self::Square { cell, size } => write!(
                f,
                "the square {},{} lies outside of the map, which has {} columns and {} rows, counted from 0",
                cell.x, cell.y, size.0, size.1
            ),
            Self::Place { with, counts, known } => {
                let known = known.iter().map(|(slot, name)| format!("{} {}", slot.0, name.en));
                let known: Vec<String> = known.collect();
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                write!(
                    f,
                    "`with` {} is no place among the {counts}, {}",
                    with.0,
                    only(&known, "there are none")
                )
            }
        }
    }
}

/// What there is, or the words for nothing.
fn only(known: &[&str], none: &str) -> String {
    match known {
        [] => none.to_owned(),
        known => format!("only {}", known.join(", ")),
    }
}

fn numbers(count: usize) -> String {
    match count {
        1 => "one number".to_owned(),
        count => format!("{count} numbers"),
    }
}

fn or(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    words.join(" or ")
}
