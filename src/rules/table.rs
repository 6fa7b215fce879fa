//! What the tables of every rule system have in common: rows with an id, read from a file, checked against each other.

use std::collections::btree_map::Entry as Slot;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use serde::de::DeserializeOwned;

use super::id::{Id, Kind};
use crate::content::{Entry, Mark, OwnRow, Problems, Source, Words, hint};

/// A row of a table.
pub trait Row: Kind + DeserializeOwned {
    /// The id of the row.
    fn id(&self) -> &Id<Self>;
}

/// A table by id.
pub type Table<K> = BTreeMap<Id<K>, K>;

/// Something wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It names a row that its table does not know.
    Unknown {
        /// What the row would be.
        word: &'static str,
        /// The id that nothing has.
        id: String,
        /// What may have been meant, as the end of a sentence.
        hint: String,
    },
    /// Anything else.
    Other(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { word, id, hint } => write!(f, "there is no {word} `{id}`{hint}"),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl From<String> for Fault {
    fn from(reason: String) -> Self {
        Self::Other(reason)
    }
}

impl From<&str> for Fault {
    fn from(reason: &str) -> Self {
        Self::Other(reason.to_owned())
    }
}

/// A table with the place of each row, both in the order of the ids.
pub(crate) struct MarkedTable<K> {
    pub rows: Table<K>,
    pub marks: Vec<Mark>,
}

impl<K: Row> MarkedTable<K> {
    /// Reads a file; broken rows and those whose id stood before are reported and left out.
    ///
    /// The ids of broken rows go to `broken`, so that nobody is blamed for naming them; for a file that cannot be read
    /// it is the word for its rows.
    pub fn read(file: &Path, broken: &mut BTreeSet<String>, problems: &mut Problems) -> Self {
        let mut marked = BTreeMap::new();
        match Source::read(file) {
            Err(problem) => {
                broken.insert(K::WORD.to_owned());
                problems.push(problem);
            }
            Ok(source) => {
                if source.part().is_cut() {
                    // The rows behind the break are not read.
                    broken.insert(K::WORD.to_owned());
                }
                for part in source.part().items(problems) {
                    let value = match part.parse::<K>() {
                        Ok(value) => value,
                        Err(problem) => {
                            broken.insert(part.mark().place.clone());
                            problems.push(problem);
                            continue;
                        }
                    };
                    let entry = Entry {
                        value,
                        mark: part.mark().clone(),
                    };
                    match marked.entry(entry.value.id().clone()) {
                        Slot::Vacant(slot) => {
                            slot.insert(entry);
                        }
                        Slot::Occupied(_) => problems.push(entry.mark.problem("this id stands twice")),
                    }
                }
            }
        }
        let marks = marked.values().map(|entry| entry.mark.clone()).collect();
        let rows = marked.into_iter().map(|(id, entry)| (id, entry.value)).collect();
        Self { rows, marks }
    }
}

/// Puts rows of one's own over a table whose rows stood at `marks`: a new id adds a row, a known one takes the place of what was there.
pub(crate) fn lay_over<'a, K: Row>(
    (rows, marks): (&mut Table<K>, &mut Vec<Mark>),
    own: impl Iterator<Item = &'a OwnRow>,
    broken: &mut BTreeSet<String>,
    problems: &mut Problems,
) {
    let mut places: BTreeMap<Id<K>, Mark> = rows.keys().cloned().zip(marks.drain(..)).collect();
    for own in own {
        match own.part().parse::<K>() {
            Ok(row) => {
                places.insert(row.id().clone(), own.mark.clone());
                rows.insert(row.id().clone(), row);
            }
            Err(problem) => {
                broken.insert(own.id().to_owned());
                problems.push(problem);
            }
        }
    }
    *marks = places.into_values().collect();
}

/// Reports what is wrong with each row of a table, but not that it names a row that is broken itself.
pub(crate) fn check_rows<K: Row>(
    rows: &Table<K>,
    marks: &[Mark],
    broken: &BTreeSet<String>,
    problems: &mut Problems,
    faults: impl Fn(&K) -> Vec<Fault>,
) {
    for (row, mark) in rows.values().zip(marks) {
        check_row(mark, broken, problems, faults(row));
    }
}

/// Reports what is wrong with a row, but not that it names a row that is broken itself.
pub(crate) fn check_row(mark: &Mark, broken: &BTreeSet<String>, problems: &mut Problems, faults: Vec<Fault>) {
    for fault in faults {
        let is_known_elsewhere = match &fault {
            Fault::Unknown { word, id, .. } => broken.contains(id) || broken.contains(*word),
            Fault::Other(_) => false,
        };
        if !is_known_elsewhere {
            problems.push(mark.problem(fault.to_string()));
        }
    }
}

/// Reports an id that its table does not know, and returns the row otherwise.
pub(crate) fn known<'a, K: Kind>(faults: &mut Vec<Fault>, table: &'a Table<K>, id: &Id<K>) -> Option<&'a K> {
    let found = table.get(id);
    if found.is_none() {
        faults.push(Fault::Unknown {
            word: K::WORD,
            id: id.to_string(),
            hint: hint(id.as_str(), table.keys().map(Id::as_str)),
        });
    }
    found
}

/// Reports what stands twice in a list.
pub(crate) fn once<T: PartialEq + fmt::Debug>(faults: &mut Vec<Fault>, what: &str, list: &[T]) {
    for (index, item) in list.iter().enumerate() {
        if list[..index].contains(item) {
            faults.push(format!("{what} {item:?} stands twice").into());
        }
    }
}

/// Reports a number outside of its range.
pub(crate) fn within<N>(faults: &mut Vec<Fault>, what: &str, number: N, least: N, most: N)
where
    N: PartialOrd + fmt::Display,
{
    if number < least || number > most {
        faults.push(format!("{what} is {number}, but must be from {least} to {most}").into());
    }
}

/// What is wrong with a name: a language that is empty, too long for any panel, or not one plain line.
pub(crate) fn word_faults(words: &Words) -> Vec<Fault> {
    line_faults("the name", words, 100)
}

/// What is wrong with a line of words: a language that is empty, longer than so many bytes, or not one plain line.
pub(crate) fn line_faults(what: &str, words: &Words, most: usize) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (language, line) in [("en", &words.en), ("de", &words.de), ("fr", &words.fr)] {
        if line.trim().is_empty() || line.len() > most || line.chars().any(char::is_control) {
            faults.push(format!("{what} in `{language}` must be a plain line of 1 to {most} bytes").into());
        }
    }
    faults
}
