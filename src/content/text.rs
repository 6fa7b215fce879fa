//! Every word that the game says, in three languages, from Fluent files that a player can read and change.
//!
//! The files are `assets/text/LANGUAGE/*.ftl`. When and where a text is shown is left to others.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{fs, io};

use bevy::prelude::Resource;
use fluent_templates::fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_templates::{FluentBundle, LanguageIdentifier, langid};
use serde::{Deserialize, Serialize};

use super::budget::MAX_PROBLEMS;
use super::{Problem, Problems, Source};

/// The folder of the texts, seen from the content root.
const FOLDER: &str = "assets/text";

/// Most brackets that one text may open.
const MAX_OPENINGS: usize = 200;

/// A language in which the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// The two small letters that name the language and its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale name such as `de_AT.UTF-8`, if the game speaks it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    /// The language as Fluent's plural rules know it.
    const fn id(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::De => langid!("de"),
            Self::Fr => langid!("fr"),
        }
    }
}

/// What stands in the place of a variable of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Words, shown as they are.
    Text(Cow<'a, str>),
    /// A whole number, by which a text may also choose its plural.
    Number(i64),
}

impl Arg<'_> {
    /// A whole number of any small type.
    pub fn number(number: impl Into<i64>) -> Self {
        Self::Number(number.into())
    }

    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(text.as_ref()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

/// All texts of all languages.
#[derive(Resource)]
pub struct Texts {
    bundles: BTreeMap<Language, Bundle>,
    /// The keys of all languages.
    keys: BTreeSet<String>,
    missing: Mutex<BTreeSet<(Language, String)>>,
}

impl Texts {
    /// Reads all text files under the content root `root`.
    ///
    /// # Errors
    ///
    /// Every folder or file that cannot be read, every passage that is not Fluent, every key that stands twice in a language.
    pub fn load(root: &Path) -> Result<Self, Problems> {
        Self::of_folder(&root.join(FOLDER))
    }

    /// Reads all text files of a folder that has one for each language.
    ///
    /// # Errors
    ///
    /// As [`Texts::load`].
    pub fn of_folder(folder: &Path) -> Result<Self, Problems> {
        let (texts, problems) = Self::read_folder(folder);
        problems.into_result(texts)
    }

    /// Reads the text files of a folder as far as they are in order, and tells what is wrong with the others.
    pub fn read_folder(folder: &Path) -> (Self, Problems) {
        let mut problems = Problems::default();
        let bundles: BTreeMap<_, _> = Language::ALL
            .into_iter()
            .map(|language| (language, read_language(folder, language, &mut problems)))
            .collect();
        let keys = bundles.values().flat_map(|bundle| bundle.keys.iter().cloned());
        let keys = keys.collect();
        let texts = Self {
            bundles,
            keys,
            missing: Mutex::default(),
        };
        (texts, problems)
    }

    /// The text of `key` with `args` in the places of its variables.
    ///
    /// A text that is missing, or that names a variable which `args` lacks, is shown as its key in brackets and remembered
    /// in [`Texts::missing`].
    pub fn say(&self, language: Language, key: &str, args: &[(&str, Arg)]) -> String {
        self.phrase(language, key, args).unwrap_or_else(|| {
            self.missing
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert((language, key.to_owned()));
            format!("[{key}]")
        })
    }

    /// The keys of all texts that begin so, in alphabetical order.
    pub fn keys<'t>(&'t self, beginning: &'t str) -> impl Iterator<Item = &'t str> {
        let from = self
            .keys
            .range::<str, _>((Bound::Included(beginning), Bound::Unbounded));
        from.map(String::as_str)
            .take_while(move |key| key.starts_with(beginning))
    }

    /// The texts that were asked for in vain so far, each once, in order of language and key.
    pub fn missing(&self) -> Vec<(Language, String)> {
        let missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        missing.iter().cloned().collect()
    }

    /// Whether a language has a text.
    pub fn has(&self, language: Language, key: &str) -> bool {
        let bundle = self.bundles.get(&language);
        bundle.is_some_and(|bundle| bundle.has(key))
    }

    /// The keys of all texts of a language.
    pub fn keys_of(&self, language: Language) -> impl Iterator<Item = &str> {
        self.bundles.get(&language).into_iter().flat_map(Bundle::keys)
    }

    fn phrase(&self, language: Language, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        self.bundles.get(&language)?.phrase(key, args)
    }
}

/// The texts of one language.
pub(crate) struct Bundle {
    fluent: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

impl Bundle {
    /// No texts yet.
    pub fn new(language: Language) -> Self {
        let mut fluent = FluentBundle::new_concurrent(vec![language.id()]);
        // The marks that Fluent puts around arguments are signs which the fonts do not have, and no language here runs from right to left.
        fluent.set_use_isolating(false);
        fluent.set_formatter(Some(with_minus));
        Self {
            fluent,
            keys: BTreeSet::new(),
        }
    }

    /// Adds the texts of a file that was read elsewhere.
    pub fn take(&mut self, file: &Path, source: &str, problems: &mut Problems) {
        if let Some(line) = too_deep(source) {
            let reason = format!("has more than {MAX_OPENINGS} brackets in one text");
            return problems.push(Problem::of_file(file, reason).at(line, 1));
        }
        if let Some((line, column)) = broken_escape(source) {
            let reason = "has a sign by its number with too few digits: \\u takes four, \\U six";
            return problems.push(Problem::of_file(file, reason).at(line, column));
        }
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                for error in errors.into_iter().take(MAX_PROBLEMS) {
                    let (line, column) = line_and_column(source, error.pos.start);
                    problems.push(Problem::of_file(file, format!("is not Fluent: {error}")).at(line, column));
                }
                return;
            }
        };
        self.keys
            .extend(source.lines().filter_map(key_of).map(str::to_owned));
        let errors = self.fluent.add_resource(resource).err().unwrap_or_default();
        for error in errors.into_iter().take(MAX_PROBLEMS) {
            problems.push(match error {
                FluentError::Overriding { id, .. } => {
                    let reason = "stands twice in this language";
                    Problem::of_file(file, reason)
                        .at(last_line_of(source, &id), 1)
                        .in_place(id)
                }
                other => Problem::of_file(file, other.to_string()),
            });
        }
    }

    /// The keys of all texts.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The text of a key that has no variables.
    pub fn say(&self, key: &str) -> Option<String> {
        self.phrase(key, &[])
    }

    /// Whether there is a text of a key, or of an attribute behind a full stop: `key.attribute`.
    fn has(&self, key: &str) -> bool {
        let (key, attribute) = parts(key);
        let message = self.fluent.get_message(key);
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    fn phrase(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let (key, attribute) = parts(key);
        let message = self.fluent.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, arg.value());
        }
        let mut errors = Vec::new();
        let text = self.fluent.format_pattern(pattern, Some(&values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

/// A key, and the attribute behind its full stop.
fn parts(key: &str) -> (&str, Option<&str>) {
    match key.split_once('.') {
        Some((key, attribute)) => (key, Some(attribute)),
        None => (key, None),
    }
}

/// Reads the text files of one language in order of their names.
fn read_language(folder: &Path, language: Language, problems: &mut Problems) -> Bundle {
    let mut bundle = Bundle::new(language);
    let folder = folder.join(language.code());
    let files = text_files(&folder).unwrap_or_else(|error| {
        problems.push(Problem::of_file(&folder, format!("cannot be read: {error}")));
        Vec::new()
    });
    for file in files {
        read_file(&file, &mut bundle, problems);
    }
    bundle
}

/// A number below zero begins with a minus, as in the ledgers, not with a hyphen.
fn with_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// The text files of a folder, in order of their names.
fn text_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    if files.is_empty() {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "it holds no text file (*.ftl)",
        ));
    }
    Ok(files)
}

/// Adds the texts of one file to the bundle of its language.
fn read_file(file: &Path, bundle: &mut Bundle, problems: &mut Problems) {
    match Source::read(file) {
        Ok(source) => bundle.take(file, source.part().text(), problems),
        Err(problem) => problems.push(problem),
    }
}

/// The key of the text that begins on a line.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let is_key = line.starts_with(|first: char| first.is_ascii_alphabetic());
    is_key.then(|| key.trim_end())
}

/// The line, from 1, on which a text has opened more brackets than any should.
///
/// The parser goes one step deeper into the stack for each of them, closed or not, and its only way out of a text is the line
/// with the key of the next.
fn too_deep(source: &str) -> Option<u32> {
    let mut count = 0;
    for (number, line) in (1..).zip(source.lines()) {
        if line.starts_with('#') {
            continue;
        }
        if is_head(line) {
            count = 0;
        }
        count += line.matches(['{', '(']).count();
        if count > MAX_OPENINGS {
            return Some(number);
        }
    }
    None
}

/// Line and column, both from 1, of a sign in quotes that is written by its number with too few digits before one that is not ASCII: the
/// parser cuts that one in two.
fn broken_escape(source: &str) -> Option<(u32, u32)> {
    let is_broken = |line: &str, place: usize| {
        let (before, after) = (&line[..place], &line[place + 1..]);
        let digits = if after.starts_with('U') { 6 } else { 4 };
        let is_escaped = before.bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1;
        let rest = after[1..].trim_start_matches(|sign: char| sign.is_ascii_hexdigit());
        let is_short = after.len() - 1 - rest.len() < digits;
        is_short && !is_escaped && before.contains('"') && rest.starts_with(|sign: char| !sign.is_ascii())
    };
    (1..).zip(source.lines()).find_map(|(number, line)| {
        let escapes = line.match_indices(['u', 'U']).map(|(place, _)| place);
        let mut escapes = escapes.filter(|place| line[..*place].ends_with('\\'));
        let place = escapes.find_map(|place| Some(place - 1).filter(|place| is_broken(line, *place)))?;
        Some((number, line[..place].chars().count() as u32 + 1))
    })
}

/// Whether a text begins on a line: with a key and `=`.
fn is_head(line: &str) -> bool {
    line.split_once('=').is_some_and(|(key, _)| {
        let key = key.trim_end_matches(' ');
        let key = key.strip_prefix('-').unwrap_or(key);
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
        key.starts_with(|first: char| first.is_ascii_alphabetic()) && key.chars().all(is_sign)
    })
}

/// Line and column, both from 1, of the byte at `place`; a place past the end is the end.
fn line_and_column(source: &str, place: usize) -> (u32, u32) {
    let before = source.get(..place).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&sign| sign != '\n').count() + 1;
    (
        u32::try_from(line).unwrap_or(u32::MAX),
        u32::try_from(column).unwrap_or(u32::MAX),
    )
}

/// The last line, from 1, on which the text `key` begins.
fn last_line_of(source: &str, key: &str) -> u32 {
    let begins = |line: &&str| key_of(line) == Some(key);
    let count = source.lines().count();
    let from_the_end = source.lines().rev().position(|line| begins(&line));
    from_the_end.map_or(1, |lines| u32::try_from(count - lines).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes one file for each language under a new folder and loads it.
    fn load(name: &str, english: &str) -> Result<Texts, Problems> {
        let root = std::env::temp_dir().join(format!("klingentanz-text-{name}-{}", std::process::id()));
        for language in Language::ALL {
            let folder = root.join(FOLDER).join(language.code());
            fs::create_dir_all(&folder).unwrap();
            let words = if language == Language::En {
                english
            } else {
                "a = A\n"
            };
            fs::write(folder.join("app.ftl"), words).unwrap();
        }
        let texts = Texts::load(&root);
        fs::remove_dir_all(&root).unwrap();
        texts
    }

    #[test]
    fn a_text_takes_words_and_numbers_without_marks_around_them() {
        let source =
            "hit = { $who } loses { $points } { $points ->\n    [one] point\n   *[other] points\n }\n";
        let texts = load("args", source).unwrap();
        let say = |points: i64| {
            texts.say(
                Language::En,
                "hit",
                &[("who", "Borik".into()), ("points", Arg::number(points))],
            )
        };
        assert_eq!(say(1), "Borik loses 1 point");
        assert_eq!(say(1200), "Borik loses 1200 points");
    }

    #[test]
    fn a_missing_text_is_its_key_in_brackets_and_is_remembered() {
        let texts = load("missing", "hit = { $who }\n").unwrap();
        assert_eq!(texts.say(Language::De, "b", &[]), "[b]");
        assert_eq!(texts.say(Language::En, "hit", &[]), "[hit]");
        assert_eq!(texts.say(Language::De, "a", &[]), "A");
        let missing = [(Language::En, "hit".to_owned()), (Language::De, "b".to_owned())];
        assert_eq!(texts.missing(), missing);
    }

    #[test]
    fn broken_text_is_named_with_file_line_and_column() {
        let problems = load("broken", "a = A\nb = { $x\n\nc\n").err().unwrap();
        // The brace of `b` is still open where `c` begins, and after `c` there is no `=`.
        let places: Vec<_> = problems
            .iter()
            .map(|problem| (problem.line, problem.column))
            .collect();
        assert_eq!(places, [(Some(4), Some(1)), (Some(4), Some(2))], "{problems}");
        assert!(
            problems
                .iter()
                .all(|problem| problem.file.ends_with("en/app.ftl")),
            "{problems}"
        );
    }

    #[test]
    fn a_key_that_stands_twice_is_named_with_its_second_line() {
        let problems = load("twice", "a = A\nb = B\n\na = C\n").err().unwrap();
        let problem = problems.iter().next().unwrap();
        assert_eq!((problem.line, problem.place.as_str()), (Some(4), "a"));
    }

    #[test]
    fn nested_brackets_do_not_overflow_the_stack() {
        for bracket in ["{", "{ F(", "{F(\nF(", "{ $x ->\n *[a] { "] {
            let deep = format!("a = A\nb = {}\n", bracket.repeat(50_000));
            let problems = load("deep", &deep).err().unwrap();
            let reason = &problems.iter().next().unwrap().reason;
            assert_eq!(reason, "has more than 200 brackets in one text", "{bracket}");
        }
        let remark = "# {{{{{{{{{{{{\n".repeat(100);
        assert!(load("remark", &format!("{remark}a = A {{ $x }} (b)\n")).is_ok());
    }

    #[test]
    fn a_sign_by_its_number_with_too_few_digits_is_refused_with_its_place() {
        for (escape, column) in [("\\u12ä", 8), ("\\U01\u{feff}F602", 8), ("ä\\uß", 9)] {
            let problems = load("escape", &format!("a = A\nb = {{ \"{escape}\" }}\n"))
                .err()
                .unwrap();
            let problem = problems.iter().next().unwrap();
            assert_eq!(
                (problem.line, problem.column),
                (Some(2), Some(column)),
                "{escape}"
            );
        }
        for right in ["\\u00e4ä", "\\U01F602ä", "\\\\uä"] {
            assert!(
                load("right", &format!("b = {{ \"{right}\" }}\n")).is_ok(),
                "{right}"
            );
        }
    }

    #[test]
    fn as_many_brackets_as_are_allowed_are_parsed() {
        for bracket in ["{", "{F("] {
            let deep = format!("b = {}\n", bracket.repeat(200 / bracket.len().min(2)));
            let problems = load("allowed", &deep).err().unwrap();
            assert!(
                problems
                    .iter()
                    .all(|problem| problem.reason.starts_with("is not Fluent"))
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_device_in_the_place_of_a_text_is_refused() {
        let root = std::env::temp_dir().join(format!("klingentanz-text-device-{}", std::process::id()));
        for language in Language::ALL {
            let folder = root.join(FOLDER).join(language.code());
            fs::create_dir_all(&folder).unwrap();
            std::os::unix::fs::symlink("/dev/zero", folder.join("app.ftl")).unwrap();
        }
        let problems = Texts::load(&root).err().unwrap();
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(problems.count(), 3);
        let is_told = |problem: &Problem| problem.reason == "cannot be read: it is no plain file";
        assert!(problems.iter().all(is_told), "{problems}");
    }

    #[test]
    fn a_missing_folder_is_named_for_each_language() {
        let problems = Texts::load(Path::new("/nowhere")).err().unwrap();
        assert_eq!(problems.iter().count(), 3);
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::De));
        assert_eq!(Language::of_locale("FR"), Some(Language::Fr));
        assert_eq!(Language::of_locale("C"), None);
    }
}
