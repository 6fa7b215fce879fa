//! Reads RON files entry by entry, so that every broken entry of a file is reported at once, with its line.
//!
//! A file is split by its brackets first; each part is then deserialized by itself with the `ron` crate. Levels, rule
//! data and recordings all come in through here. What the values mean is left to the room that owns them.

use std::path::{Path, PathBuf};

use super::budget::MAX_BYTES;
use super::part::Part;
use super::plain;
use super::problem::Problem;

/// The text of one RON file.
#[derive(Clone, Debug)]
pub struct Source {
    file: PathBuf,
    text: String,
}

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is no plain file, is larger than [`MAX_BYTES`], or is not UTF-8 text.
    pub fn read(file: &Path) -> Result<Self, Problem> {
        match plain::read(file, MAX_BYTES) {
            Ok(Some(bytes)) => Self::from_bytes(file, bytes),
            Ok(None) => Err(Self::too_large(file)),
            Err(error) => Err(Problem::of_file(file, format!("cannot be read: {error}"))),
        }
    }

    fn too_large(file: &Path) -> Problem {
        Problem::of_file(file, format!("is larger than {} MiB", MAX_BYTES >> 20))
    }

    /// Takes the content of a file that was read elsewhere.
    ///
    /// # Errors
    ///
    /// The content is larger than [`MAX_BYTES`] or is not UTF-8 text.
    pub fn from_bytes(file: &Path, bytes: Vec<u8>) -> Result<Self, Problem> {
        if bytes.len() as u64 > MAX_BYTES {
            return Err(Self::too_large(file));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + valid.iter().filter(|byte| **byte == b'\n').count();
            let column = 1 + valid.iter().rev().take_while(|byte| **byte != b'\n').count();
            Problem::of_file(file, "is not UTF-8 text").at(number(line), number(column))
        })?;
        Ok(Self {
            file: file.to_owned(),
            text,
        })
    }

    /// The length of the file in bytes.
    pub const fn bytes(&self) -> u64 {
        self.text.len() as u64
    }

    /// The whole file as one part.
    pub fn part(&self) -> Part<'_> {
        let text = self.text.strip_prefix('\u{feff}').unwrap_or(&self.text);
        let mark = Mark {
            file: self.file.clone(),
            line: 1,
            column: 1,
            place: String::new(),
        };
        Part::new(text, mark)
    }
}

/// Where a value stood in its file; kept so that checks that come later can name the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The file as it was opened.
    pub file: PathBuf,
    /// Line in the file, from 1.
    pub line: u32,
    /// Column in the line in characters, from 1.
    pub column: u32,
    /// The id or name of the entry, or its number in the list.
    pub place: String,
}

impl Mark {
    /// A problem at this place.
    pub fn problem(&self, reason: impl Into<String>) -> Problem {
        Problem::of_file(&self.file, reason)
            .at(self.line, self.column)
            .in_place(&self.place)
    }

    /// The mark of a place inside, by line and column from 0 relative to this one.
    pub(super) fn inside(&self, line: u32, column: u32) -> Self {
        Self {
            line: self.line + line,
            column: if line == 0 {
                self.column + column
            } else {
                column + 1
            },
            ..self.clone()
        }
    }
}

/// A value with the place where it was read.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    /// What was read.
    pub value: T,
    /// Where it was read.
    pub mark: Mark,
}

/// Lines and columns of a file of at most [`MAX_BYTES`] always fit.
pub(super) fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_and_files_that_are_too_large_are_refused() {
        let read = |bytes| {
            Source::from_bytes(Path::new("x.ron"), bytes)
                .map(|_| ())
                .map_err(|e| e.to_string())
        };
        assert_eq!(
            read(b"[\n  \xff".to_vec()),
            Err("x.ron:2:3: is not UTF-8 text".into())
        );
        let large = vec![b' '; 8 * 1024 * 1024 + 1];
        assert_eq!(read(large), Err("x.ron: is larger than 8 MiB".into()));
        let missing = Source::read(Path::new("no/such.ron")).expect_err("there is no such file");
        assert!(
            missing.to_string().starts_with("no/such.ron: cannot be read: "),
            "{missing}"
        );
    }
}
