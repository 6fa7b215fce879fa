//! Rows of one's own: what a level's folder or the player's own adds to the tables of a rule system, or changes in them.
//!
//! Such a folder mirrors `assets/rules/`: `rules/dsa41/weapons.ron` in it holds weapons. A new id adds a row, a known one takes the
//! place of the game's. Which tables there are, and what a row means, is left to the rule systems.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::{Mark, Part, Problem, Problems, Reach, Source, hint};

/// The folder of the rows in a folder of own content.
const RULES: &str = "rules";

/// The tables of a rule system, to which rows of one's own may be added.
#[derive(Clone, Copy, Debug)]
pub struct OpenTables {
    /// The rule system.
    pub system: &'static str,
    /// The names of their files.
    pub files: &'static [&'static str],
}

/// A row of one's own, as it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRow {
    /// The rule system.
    pub system: &'static str,
    /// The name of the file of its table, such as `weapons.ron`.
    pub table: String,
    /// Where it stood; the place is its id.
    pub mark: Mark,
    /// The row.
    pub text: String,
}

impl OwnRow {
    /// Its id, or its number in the list where it has none.
    pub fn id(&self) -> &str {
        &self.mark.place
    }

    /// The row, to be read.
    pub fn part(&self) -> Part<'_> {
        Part::new(&self.text, self.mark.clone())
    }

    /// A row that was kept elsewhere than in a file of its table, such as in a recording.
    pub fn kept(system: &'static str, table: &str, text: &str, file: &Path) -> Self {
        let mark = Mark {
            file: file.to_owned(),
            line: 1,
            column: 1,
            place: String::new(),
        };
        let id = Part::new(text, mark.clone()).id().unwrap_or_default();
        Self {
            system,
            table: table.to_owned(),
            mark: Mark { place: id, ..mark },
            text: text.to_owned(),
        }
    }

    /// What two rows have in common that are the same row of the same table.
    fn key(&self) -> (&str, &str, &str) {
        (self.system, &self.table, self.id())
    }
}

/// A file of own rows, and what tells whether it has changed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OwnFile {
    /// The file.
    pub path: PathBuf,
    /// A number made of all its text (XXH3, 64 bits).
    pub digest: u64,
}

/// The rows of one or more folders of own content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    rows: Vec<OwnRow>,
    files: Vec<OwnFile>,
}

impl Own {
    /// Reads the folder `rules` in a folder, with rows of these tables; nothing where there is none.
    pub fn read(folder: &Path, tables: &[OpenTables], problems: &mut Problems) -> Self {
        if !folder.exists() {
            return Self::default();
        }
        match Reach::of_level(folder) {
            Ok(reach) => Self::read_within(folder, &reach, tables, problems),
            Err(problem) => {
                problems.push(problem);
                Self::default()
            }
        }
    }

    /// The same for a folder of which other files have been read already.
    pub fn read_within(folder: &Path, reach: &Reach, tables: &[OpenTables], problems: &mut Problems) -> Self {
        let mut own = Self::default();
        let rules = folder.join(RULES);
        for (name, path) in entries(&rules, problems) {
            let Some(open) = tables.iter().find(|open| open.system == name) else {
                let known = tables.iter().map(|open| open.system);
                let reason = format!("there is no rule system `{name}`{}", hint(&name, known));
                problems.push(Problem::of_file(path, reason));
                continue;
            };
            for (table, path) in entries(&path, problems) {
                if !open.files.contains(&table.as_str()) {
                    let hint = hint(&table, open.files.iter().copied());
                    let reason = format!("is no table of these rules{hint}");
                    problems.push(Problem::of_file(path, reason));
                } else if leaves(folder, &path) {
                    let reason = "lies outside of the folder that it is read from";
                    problems.push(Problem::of_file(path, reason));
                } else {
                    own.read_table(open.system, &table, reach.read(&path), problems);
                }
            }
        }
        own
    }

    fn read_table(
        &mut self,
        system: &'static str,
        table: &str,
        source: Result<Source, Problem>,
        problems: &mut Problems,
    ) {
        let source = match source {
            Ok(source) => source,
            Err(problem) => return problems.push(problem),
        };
        let whole = source.part();
        let mut known = BTreeSet::new();
        for part in whole.items(problems) {
            if !known.insert(part.mark().place.clone()) {
                problems.push(part.mark().problem("this id stands twice"));
                continue;
            }
            self.rows.push(OwnRow {
                system,
                table: table.to_owned(),
                mark: part.mark().clone(),
                text: part.text().to_owned(),
            });
        }
        self.files.push(OwnFile {
            path: whole.mark().file.clone(),
            digest: xxh3_64(whole.text().as_bytes()),
        });
    }

    /// These rows over others: where both have a row, these count.
    #[must_use]
    pub fn over(&self, lower: &Self) -> Self {
        let known: BTreeSet<_> = self.rows.iter().map(OwnRow::key).collect();
        let below = lower.rows.iter().filter(|row| !known.contains(&row.key()));
        Self {
            rows: below.chain(&self.rows).cloned().collect(),
            files: lower.files.iter().chain(&self.files).cloned().collect(),
        }
    }

    /// Rows that were kept elsewhere, such as in a recording.
    pub fn of_rows(rows: Vec<OwnRow>) -> Self {
        Self {
            rows,
            files: Vec::new(),
        }
    }

    /// The rows of a rule system.
    pub fn rows(&self, system: &str) -> Vec<OwnRow> {
        let rows = self.rows.iter().filter(|row| row.system == system);
        rows.cloned().collect()
    }

    /// The files that the rows come from, those that count less first.
    pub fn files(&self) -> &[OwnFile] {
        &self.files
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

/// What lies in a folder, by name; nothing where there is no such folder. What is hidden does not count.
fn entries(folder: &Path, problems: &mut Problems) -> Vec<(String, PathBuf)> {
    let listed = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let listed = match listed {
        Ok(listed) => listed,
        Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            problems.push(Problem::of_file(folder, format!("cannot be read: {error}")));
            return Vec::new();
        }
    };
    let named = listed.iter().map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, entry.path())
    });
    let mut named: Vec<_> = named.filter(|(name, _)| !name.starts_with('.')).collect();
    named.sort();
    named
}

/// Whether a file lies elsewhere than it seems to, because a link leads out of the folder.
fn leaves(folder: &Path, file: &Path) -> bool {
    match (folder.canonicalize(), file.canonicalize()) {
        (Ok(folder), Ok(file)) => !file.starts_with(folder),
        _ => false,
    }
}
