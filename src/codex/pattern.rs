//! Examples that all rows of a kind share: a file is written once, and its `$words` are filled in for each row.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::example::{self, Example, ExampleFile};
use crate::content::{Particulars, Problem, Problems, RowExample, Source};

/// The shared examples of a guide by the names of their files.
pub(super) struct Patterns(BTreeMap<String, Pattern>);

struct Pattern {
    file: PathBuf,
    text: String,
}

impl Patterns {
    /// Reads the files of a folder; of those that cannot be read `problems` is told.
    pub(super) fn read(folder: &Path, problems: &mut Problems) -> Self {
        let mut patterns = BTreeMap::new();
        for file in example::files(folder, problems) {
            let Some(name) = file.file_stem().map(|name| name.to_string_lossy().into_owned()) else {
                continue;
            };
            match Source::read(&file) {
                Ok(source) => {
                    let text = source.part().text().to_owned();
                    patterns.insert(name, Pattern { file, text });
                }
                Err(problem) => problems.push(problem),
            }
        }
        Self(patterns)
    }

    /// The names of the files.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The example of a row; none where rows of its kind have none, or their file cannot be read.
    ///
    /// # Errors
    ///
    /// What comes of the file is no example.
    pub(super) fn of(&self, row: &Particulars) -> Option<Result<ExampleFile, Problem>> {
        let wish = row.example.as_ref()?;
        let pattern = self.0.get(wish.file)?;
        Some(pattern.filled(&row.of, wish))
    }
}

impl Pattern {
    fn filled(&self, row: &str, wish: &RowExample) -> Result<ExampleFile, Problem> {
        let text = fill(&self.text, |word| {
            let mut words = wish.words.iter();
            match word {
                "row" => Some(row),
                word => words
                    .find(|(name, _)| *name == word)
                    .map(|(_, value)| value.as_str()),
            }
        });
        let source = Source::from_bytes(&self.file, text.into_bytes())?;
        let part = source.part();
        let mut mark = part.mark().clone();
        row.clone_into(&mut mark.place);
        let example: Example = part.parse().map_err(|problem| problem.in_place(row))?;
        Ok(ExampleFile { example, mark })
    }
}

/// The text with its `$words` filled in; a word that nobody gives stays, and is no RON.
fn fill<'w>(text: &str, value: impl Fn(&str) -> Option<&'w str>) -> String {
    let mut parts = text.split('$');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part
            .find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-')
            .unwrap_or(part.len());
        let (word, rest) = part.split_at(end);
        match value(word) {
            Some(value) => filled += value,
            None => {
                filled.push('$');
                filled += word;
            }
        }
        filled += rest;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_filled_in_and_unknown_ones_stay() {
        let value = |word: &str| match word {
            "row" => Some("WPN-KNIFE"),
            "faces" => Some("3, 3"),
            _ => None,
        };
        assert_eq!(
            fill("(weapon: \"$row\", dice: [4, $faces], $rows)", value),
            "(weapon: \"WPN-KNIFE\", dice: [4, 3, 3], $rows)"
        );
        assert_eq!(fill("no word", value), "no word");
        assert_eq!(fill("$row$faces$", value), "WPN-KNIFE3, 3$");
    }

    #[test]
    fn what_is_wrong_with_an_example_names_the_row() {
        let pattern = Pattern {
            file: "blow.ron".into(),
            text: "(\n    size: (1, 1), fighters: [], dice: [$faces],\n)".into(),
        };
        let wish = |words| RowExample { file: "blow", words };
        assert!(pattern.filled("A", &wish(vec![("faces", "3".into())])).is_ok());
        let problem = pattern.filled("A", &wish(Vec::new())).unwrap_err().to_string();
        assert!(problem.starts_with("blow.ron:2:"), "{problem}");
        assert!(problem.contains("A"), "{problem}");
    }
}
