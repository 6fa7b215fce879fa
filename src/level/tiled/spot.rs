//! Names the place of a problem in a map or tileset: file, line, layer, object, tile.

use std::path::PathBuf;

use crate::content::Problem;

/// A place in a map or tileset file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    file: PathBuf,
    line: Option<u32>,
    place: String,
}

impl Spot {
    /// The file as a whole.
    pub fn of_file(file: impl Into<PathBuf>) -> Self {
        Self {
            file: file.into(),
            line: None,
            place: String::new(),
        }
    }

    /// The same file at a line, from 1.
    pub fn at(&self, line: Option<u32>) -> Self {
        Self { line, ..self.clone() }
    }

    /// A named place inside this one.
    pub fn inside(&self, name: impl std::fmt::Display) -> Self {
        let place = if self.place.is_empty() {
            name.to_string()
        } else {
            format!("{}, {name}", self.place)
        };
        Self {
            place,
            ..self.clone()
        }
    }

    /// A problem at this place.
    pub fn problem(&self, reason: impl Into<String>) -> Problem {
        let problem = Problem::of_file(&self.file, reason).in_place(&self.place);
        Problem {
            line: self.line,
            ..problem
        }
    }
}
