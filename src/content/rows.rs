//! What data files say, row by row and without knowing what it means: enough to tell whether it has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::path::Path;

use super::{OwnRow, Part, Problems, Source, StableHasher};

/// The rows of the tables in a folder by their ids, and each table as a whole.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    rows: BTreeMap<String, Row>,
    tables: BTreeMap<String, u64>,
}

/// One row of a table.
#[derive(Clone, Debug)]
struct Row {
    /// The name of the file without its ending.
    table: String,
    /// What it says.
    says: u64,
    /// All strings in it, among them the ids of other rows.
    names: BTreeSet<String>,
}

impl Row {
    fn of(table: &str, part: &Part<'_>) -> Self {
        Self {
            table: table.to_owned(),
            says: says(part),
            names: strings(part).collect(),
        }
    }
}

impl Rows {
    /// The tables (`*.ron`) of a folder. What cannot be read is left out: whoever needs it has told so.
    pub fn of(folder: &Path) -> Self {
        let mut found = Self::default();
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        for file in files.map(|entry| entry.path()) {
            let is_table = file.extension().is_some_and(|ending| ending == "ron");
            if let Some(table) = file.file_stem().and_then(|stem| stem.to_str())
                && is_table
                && let Ok(source) = Source::read(&file)
            {
                found.add(table, &source.part());
            }
        }
        found
    }

    /// The same rows with those of one's own over them.
    #[must_use]
    pub fn with_own(&self, own: &[OwnRow]) -> Self {
        let mut all = self.clone();
        for own in own {
            let table = own.table.trim_end_matches(".ron");
            let row = Row::of(table, &own.part());
            let whole = all.tables.entry(table.to_owned()).or_default();
            let mut hasher = StableHasher::default();
            (*whole, row.says).hash(&mut hasher);
            *whole = hasher.finish();
            all.rows.insert(own.id().to_owned(), row);
        }
        all
    }

    fn add(&mut self, table: &str, whole: &Part<'_>) {
        self.tables.insert(table.to_owned(), says(whole));
        for item in whole.items(&mut Problems::default()) {
            let row = Row::of(table, &item);
            self.rows.insert(item.mark().place.clone(), row);
        }
    }

    /// What a table says as a whole; none where there is no such file.
    pub fn table(&self, name: &str) -> Option<u64> {
        self.tables.get(name).copied()
    }

    /// The names of the tables.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.tables.keys().map(String::as_str)
    }

    /// The rows that are named by some words of a level file, and those that these name in turn: table, id, and what the row says.
    pub fn named_by(&self, texts: &[&str]) -> Vec<(&str, &str, u64)> {
        let mut known = BTreeSet::new();
        let mut next: Vec<String> = texts
            .iter()
            .flat_map(|text| strings(&Part::of_words(text)))
            .collect();
        while let Some(name) = next.pop() {
            if let Some((id, row)) = self.rows.get_key_value(&name)
                && known.insert(id.as_str())
            {
                next.extend(row.names.iter().cloned());
            }
        }
        let row = |id: &'_ str| {
            let (id, row) = self.rows.get_key_value(id)?;
            Some((row.table.as_str(), id.as_str(), row.says))
        };
        known.into_iter().filter_map(row).collect()
    }
}

/// One number for all that a part says.
pub(crate) fn says(part: &Part<'_>) -> u64 {
    let mut hasher = StableHasher::default();
    for word in part.words() {
        hasher.write(word.as_bytes());
        hasher.write_u8(0);
    }
    hasher.finish()
}

/// The strings of a part without their quotes.
fn strings<'a>(part: &Part<'a>) -> impl Iterator<Item = String> + use<'a> {
    let unquoted = |word: &'a str| word.strip_prefix('"')?.strip_suffix('"').map(str::to_owned);
    part.words().filter_map(unquoted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Rows {
        let mut rows = Rows::default();
        let source = Source::from_bytes(Path::new("weapons.ron"), text.into()).expect("the text is UTF-8");
        rows.add("weapons", &source.part());
        rows
    }

    #[test]
    fn a_row_says_the_same_however_it_is_laid_out() {
        let one = rows("[(id: \"A\", points: 3, of: \"B\"), (id: \"B\"), (id: \"C\")]");
        let other = rows(
            "// Notes\n[\n (id: \"A\", /* many */ points: 3,\n of: \"B\",),\n (id: \"B\"),(id:\"C\"),]\r\n",
        );
        let named = one.named_by(&["Id(\"A\")"]);
        assert_eq!(named, other.named_by(&["Id(\"A\")"]));
        let ids: Vec<&str> = named.iter().map(|(_, id, _)| *id).collect();
        assert_eq!(ids, ["A", "B"], "A names B, and nobody names C");
        assert_eq!(one.table("weapons"), other.table("weapons"));
    }

    #[test]
    fn a_row_that_says_something_else_is_another() {
        let [one, other] = ["3", "4"].map(|points| {
            let rows = rows(&format!("[(id: \"A\", points: {points})]"));
            rows.named_by(&["\"A\""])[0].2
        });
        assert_ne!(one, other);
    }
}
