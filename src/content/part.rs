//! Pieces of RON text: lists, structs and maps are split here, single values go to the `ron` crate.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::de::DeserializeOwned;

use super::bounds::{options, reason};
use super::budget::{MAX_ENTRIES, MAX_NAME, brief};
use super::problem::{Problem, Problems};
use super::scan::{Scanner, Sign, Token};
use super::source::{Entry, Mark, number};
use super::split::{Piece, split};

/// A piece of RON text that is one value: a file, an entry of a list, a field.
#[derive(Clone, Debug)]
pub struct Part<'a> {
    text: &'a str,
    mark: Mark,
}

impl<'a> Part<'a> {
    pub(super) fn new(text: &'a str, mark: Mark) -> Self {
        Self { text, mark }
    }

    /// Words that stood in a file once, without their place.
    pub(super) fn of_words(text: &'a str) -> Self {
        let mark = Mark {
            file: PathBuf::new(),
            line: 1,
            column: 1,
            place: String::new(),
        };
        Self { text, mark }
    }

    /// Where the part begins.
    pub fn mark(&self) -> &Mark {
        &self.mark
    }

    /// The text of the part as it stands in the file, to be read later by whoever understands it.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Deserializes the part; an optional field may be written without `Some`.
    ///
    /// # Errors
    ///
    /// The text is no RON, or no `T`; line and column are those in the file.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        options().from_str(self.text).map_err(|error| {
            let start = error.span.start;
            let mark = self.mark.inside(
                number(start.line).saturating_sub(1),
                number(start.col).saturating_sub(1),
            );
            mark.problem(reason::<T>(self.text, &error))
        })
    }

    /// The parts of a list `[a, b, ...]`, each marked with its `id` or its number from 1.
    ///
    /// What is whole before a break in the text is returned, and the break is a problem.
    pub fn items(&self, problems: &mut Problems) -> Vec<Part<'a>> {
        self.items_up_to(MAX_ENTRIES, problems)
    }

    /// The first parts of a list; that there are more than `most` is a problem.
    pub fn items_up_to(&self, most: usize, problems: &mut Problems) -> Vec<Part<'a>> {
        let mut items = Vec::new();
        for (index, piece) in self.pieces(&['['], problems).into_iter().enumerate() {
            if index == most {
                let reason = format!("the list has more than {most} entries");
                problems.push(self.mark.problem(reason));
                break;
            }
            let mut item = self.part_of(&piece.value);
            let name = item.id().unwrap_or_else(|| format!("entry {}", index + 1));
            item.mark.place = within(&self.mark.place, &name);
            items.push(item);
        }
        items
    }

    /// The parts of a struct `(name: value, ...)` or a map `{key: value, ...}` by name, in order of the text.
    ///
    /// What is whole before a break in the text is returned; the break, a part without a name and a name that comes
    /// twice are problems.
    pub fn fields(&self, problems: &mut Problems) -> Vec<(String, Part<'a>)> {
        let mut fields: Vec<(String, Part<'a>)> = Vec::new();
        let mut names = BTreeSet::new();
        for piece in self.pieces(&['(', '{'], problems) {
            let mut value = self.part_of(&piece.value);
            let Some(key) = piece.key else {
                problems.push(
                    value
                        .mark
                        .problem("a name and a colon are missing before this value"),
                );
                continue;
            };
            let name = unquoted(&self.text[key.start..key.end]);
            value.mark.place = within(&self.mark.place, name);
            if names.insert(name) {
                fields.push((name.to_owned(), value));
            } else {
                problems.push(value.mark.problem("this name comes twice"));
            }
        }
        fields
    }

    /// Reads a list whole; entries that are broken are reported and left out.
    pub fn entries<T: DeserializeOwned>(&self, problems: &mut Problems) -> Vec<Entry<T>> {
        self.entries_up_to(MAX_ENTRIES, problems)
    }

    /// Reads the first entries of a list; that there are more than `most` is a problem.
    pub fn entries_up_to<T: DeserializeOwned>(&self, most: usize, problems: &mut Problems) -> Vec<Entry<T>> {
        let mut entries = Vec::new();
        for item in self.items_up_to(most, problems) {
            match item.parse() {
                Ok(value) => entries.push(Entry {
                    value,
                    mark: item.mark,
                }),
                Err(problem) => problems.push(problem),
            }
        }
        entries
    }

    /// The value of a field `id: "..."`, which names an entry in messages even when the rest is broken.
    pub(super) fn id(&self) -> Option<String> {
        let pieces = self.pieces(&['('], &mut Problems::default());
        let text = |token: &Token| &self.text[token.start..token.end];
        let id = pieces
            .iter()
            .find(|piece| piece.key.is_some_and(|key| text(&key) == "id"))?;
        let id = text(&id.value).strip_prefix('"')?.strip_suffix('"')?;
        (id.len() <= MAX_NAME && !id.contains('"')).then(|| id.to_owned())
    }

    /// The words of the part in order: its names, numbers and strings, each as it is written, and its brackets. Blanks,
    /// comments and commas do not count.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let text = self.text;
        let mut scanner = Scanner::new(text);
        std::iter::from_fn(move || scanner.next().ok().flatten())
            .filter(|token| token.sign != Sign::Comma)
            .map(move |token| &text[token.start..token.end])
    }

    /// Whether its brackets are out of order, so that what stands behind the break is not told apart.
    pub fn is_cut(&self) -> bool {
        split(self.text, &['(', '[', '{']).1.is_err()
    }

    fn part_of(&self, span: &Token) -> Part<'a> {
        Part {
            text: &self.text[span.start..span.end],
            mark: self.mark.inside(span.line, span.column),
        }
    }

    fn pieces(&self, opening: &[char], problems: &mut Problems) -> Vec<Piece> {
        let (pieces, outcome) = split(self.text, opening);
        if let Err(broken) = outcome {
            let mark = self.mark.inside(broken.line, broken.column);
            problems.push(mark.problem(broken.reason));
        }
        pieces
    }
}

fn unquoted(text: &str) -> &str {
    text.strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'))
        .unwrap_or(text)
}

fn within(place: &str, name: &str) -> String {
    let name = brief(name, MAX_NAME);
    if place.is_empty() {
        name.into_owned()
    } else {
        format!("{place} / {name}")
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use std::path::Path;

    use super::super::budget::MAX_ENTRIES;
    use super::super::source::Source;
    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Blade {
        id: String,
        weight: u8,
        #[serde(default)]
        owner: Option<String>,
    }

    fn source(text: &str) -> Source {
        Source::from_bytes(Path::new("x.ron"), text.into()).expect("the text is UTF-8")
    }

    /// The problems of a list of blades, one a line.
    fn problems(text: &str) -> String {
        let mut problems = Problems::default();
        source(text).part().entries::<Blade>(&mut problems);
        problems.to_string()
    }

    #[test]
    fn entries_keep_their_line_and_id() {
        let text =
            "// blades\n[\n    (id: \"A\", weight: 1),\n\n    (id: \"B\", weight: 2, owner: \"me\"),\n]\n";
        let mut problems = Problems::default();
        let entries = source(text).part().entries::<Blade>(&mut problems);
        assert!(problems.is_empty(), "{problems}");
        assert_eq!(entries[1].value.owner.as_deref(), Some("me"));
        assert_eq!(
            entries[1].mark.problem("is blunt").to_string(),
            "x.ron:5:5: B: is blunt"
        );
    }

    #[test]
    fn every_broken_entry_is_reported_with_its_own_line() {
        let text = "[\n (id: \"A\", weight: 300),\n (id: \"B\", weight: 1),\n (weight: 1),\n (id: \"D\",\n  edge: 2),\n]";
        assert_eq!(
            problems(text),
            "x.ron:2:20: A: `weight` is 300, but must be from 0 to 255\n\
             x.ron:4:12: entry 3: the field `id` is missing\n\
             x.ron:6:3: D: Unexpected field named `edge` in `Blade`, expected one of `id`, `weight`, or `owner` instead"
        );
    }

    #[test]
    fn broken_text_is_reported_where_it_breaks() {
        let deep = "[".repeat(70);
        for (text, expected) in [
            ("", "x.ron:1:1: a list `[...]` is expected"),
            ("(id: 1)", "x.ron:1:1: a list `[...]` is expected"),
            ("[\n\n", "x.ron:1:1: this bracket is never closed"),
            ("[] 1", "x.ron:1:4: nothing may stand after the closing bracket"),
            (
                "[\n (id: \"A\"\n]",
                "x.ron:2:2: this bracket is not closed by one of its own kind",
            ),
            ("[\n ,]", "x.ron:2:2: a value is missing before this"),
            (
                "[\n 7]",
                "x.ron:2:2: entry 1: Expected opening `(` for struct `Blade`",
            ),
            ("[\n \"a]", "x.ron:2:2: the string is never closed"),
            ("[\n /* ]", "x.ron:2:2: the comment is never closed"),
            (&deep, "x.ron:1:65: brackets are nested too deep"),
        ] {
            assert_eq!(problems(text), expected, "{text}");
        }
    }

    #[test]
    fn a_list_without_end_is_cut() {
        let text = source(&format!("[{}]", "1,".repeat(MAX_ENTRIES + 1)));
        let mut found = Problems::default();
        assert_eq!(text.part().items(&mut found).len(), MAX_ENTRIES);
        assert_eq!(
            found.to_string(),
            "x.ron:1:200003: there are too many entries before this"
        );
    }

    #[test]
    fn what_is_whole_before_a_break_is_read_and_checked() {
        assert_eq!(
            problems("[\n (id: \"A\", weight: -1),\n (id: \"B\""),
            "x.ron:2:21: A: `weight` is -1, but must be from 0 to 255\nx.ron:3:2: this bracket is never closed"
        );
    }

    #[test]
    fn fields_are_named_and_can_be_split_further() {
        let text = source(
            "Level(\n title: \"x\",\n blades: [\n  (id: \"A\", weight: 1),\n  (id: \"B\"),\n ],\n title: 3, 4,\n)",
        );
        let mut found = Problems::default();
        let fields = text.part().fields(&mut found);
        let (name, blades) = &fields[1];
        assert_eq!((name.as_str(), blades.mark().line), ("blades", 3));
        assert_eq!(blades.entries::<Blade>(&mut found).len(), 1);
        assert_eq!(
            found.to_string(),
            "x.ron:5:11: blades / B: the field `weight` is missing\n\
             x.ron:7:9: title: this name comes twice\n\
             x.ron:7:12: a name and a colon are missing before this value"
        );
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(bytes: Vec<u8>, text in r#"[\[\](){}:,"'/*\\rb#a1 \n]{0,60}"#) {
            for bytes in [bytes, text.into_bytes()] {
                let mut found = Problems::default();
                match Source::from_bytes(Path::new("x.ron"), bytes) {
                    Ok(source) => {
                        let part = source.part();
                        part.entries::<Blade>(&mut found);
                        part.fields(&mut found);
                    }
                    Err(problem) => found.push(problem),
                }
                // Nothing but an empty list is free of problems for both readers, and an empty list is no struct.
                proptest::prop_assert!(!found.is_empty());
            }
        }
    }
}
