//! The pages of one rule system, or of the board: its rules with their numbers, the rows of its tables, and its examples.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;

use super::book::{BOARD, Codex};
use super::example::{self, ExampleFile};
use super::pattern::Patterns;
use crate::battle::{RuleId, RuleSystem};
use crate::content::{Figure, Particulars, Problems, Source};
use crate::rules::{Chapter, Registry, RuleEntry};
use crate::words::Phrase;

/// The pages of one rule system, or of the board.
pub struct Guide {
    /// The name of the rule system, or `board`.
    pub name: &'static str,
    /// The rule system; for the board the one that its examples are played by.
    pub system: &'static dyn RuleSystem,
    /// Rules, chapters and modules.
    pub registry: Registry,
    /// The numbers in the pages, by name.
    figures: BTreeMap<String, Figure>,
    /// What the rows of the tables say, by their ids.
    rows: BTreeMap<String, Vec<Particulars>>,
    /// What stands beside each page.
    leaves: BTreeMap<String, Leaf>,
    /// The examples by the names of their files; those of rows that share one by the id of the row.
    examples: BTreeMap<String, ExampleFile>,
    /// The files of examples that rows share.
    patterns: BTreeSet<String>,
}

/// What stands beside a page, whatever the language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Leaf {
    /// Pages to read besides.
    pub see: Vec<RuleId>,
}

impl Guide {
    pub(super) fn read(
        folder: &Path,
        (name, system, registry): (&'static str, &'static dyn RuleSystem, Registry),
        (figures, particulars): (Vec<Figure>, Vec<Particulars>),
        problems: &mut Problems,
    ) -> Self {
        let mut rows: BTreeMap<String, Vec<Particulars>> = BTreeMap::new();
        for row in particulars {
            rows.entry(row.of.clone()).or_default().push(row);
        }
        let mut guide = Self {
            name,
            system,
            registry,
            figures: figures
                .into_iter()
                .map(|figure| (figure.name.clone(), figure))
                .collect(),
            rows,
            leaves: BTreeMap::new(),
            examples: BTreeMap::new(),
            patterns: BTreeSet::new(),
        };
        let folder = folder.join(name);
        guide.read_leaves(&folder, problems);
        guide.read_examples(&folder.join("examples"), problems);
        guide.fill_patterns(&Patterns::read(&folder.join("patterns"), problems), problems);
        guide
    }

    fn read_leaves(&mut self, folder: &Path, problems: &mut Problems) {
        for file in example::files(folder, problems) {
            let read = Source::read(&file).and_then(|source| source.part().parse::<BTreeMap<String, Leaf>>());
            match read {
                Ok(leaves) => self.leaves.extend(leaves),
                Err(problem) => problems.push(problem),
            }
        }
    }

    fn read_examples(&mut self, folder: &Path, problems: &mut Problems) {
        for file in example::files(folder, problems) {
            let Some(name) = file.file_stem().map(|name| name.to_string_lossy().into_owned()) else {
                continue;
            };
            match ExampleFile::read(&file) {
                Ok(example) => {
                    self.examples.insert(name, example);
                }
                Err(problem) => problems.push(problem),
            }
        }
    }

    /// Gives each row that no example shows the one that it shares with the rows of its kind.
    fn fill_patterns(&mut self, patterns: &Patterns, problems: &mut Problems) {
        self.patterns.extend(patterns.names().map(str::to_owned));
        let examples = self.examples.values();
        let named = examples.flat_map(|file| file.example.shows.iter().chain(&file.example.also));
        let shown: BTreeSet<&str> = named.map(|rule| rule.0).collect();
        let rows = self.rows.values().flatten();
        let made: Vec<_> = rows
            .filter(|row| !shown.contains(row.of.as_str()))
            .filter_map(|row| Some((row.of.clone(), patterns.of(row)?)))
            .collect();
        for (id, made) in made {
            match made {
                Ok(file) => {
                    self.examples.insert(id, file);
                }
                Err(problem) => problems.push(problem),
            }
        }
    }

    /// What it is called: the name of the rule system, or that of the map.
    pub fn title(&self) -> Phrase {
        match self.name {
            BOARD => "codex-board".into(),
            name => Phrase::key(format!("{name}-title")),
        }
    }

    /// The chapters in their order, each with its rules; chapters without any are left out.
    pub fn chapters(&self) -> Vec<(&Chapter, Vec<&RuleEntry>)> {
        let mut chapters: Vec<&Chapter> = self.registry.chapters.values().collect();
        chapters.sort_by_key(|chapter| chapter.order);
        let rules_of = |chapter: &Chapter| {
            let all = self.registry.rules.values();
            all.filter(|rule| rule.chapter.as_str() == chapter.id.as_str())
                .collect::<Vec<_>>()
        };
        let filled = chapters.into_iter().map(|chapter| (chapter, rules_of(chapter)));
        filled.filter(|(_, rules)| !rules.is_empty()).collect()
    }

    /// Pages to read beside that of a rule.
    pub fn related(&self, id: &str) -> &[RuleId] {
        self.leaves.get(id).map_or(&[][..], |leaf| &leaf.see)
    }

    /// All that stands beside pages, by their ids.
    pub const fn leaves(&self) -> &BTreeMap<String, Leaf> {
        &self.leaves
    }

    /// The numbers that its pages may name.
    pub const fn figures(&self) -> &BTreeMap<String, Figure> {
        &self.figures
    }

    /// What the rows of its tables say, by their ids; an id that is a row of two tables has both.
    pub const fn rows(&self) -> &BTreeMap<String, Vec<Particulars>> {
        &self.rows
    }

    /// The files of examples that rows share, without their ending.
    pub const fn patterns(&self) -> &BTreeSet<String> {
        &self.patterns
    }

    /// All examples by name; those of rows that share one go by the id of the row.
    pub const fn examples(&self) -> &BTreeMap<String, ExampleFile> {
        &self.examples
    }

    /// Its examples of a rule, by name: first those that show it.
    pub(super) fn examples_of(&self, id: &str) -> impl Iterator<Item = (&str, &ExampleFile)> {
        let names = move |rules: &[RuleId]| rules.iter().any(|rule| rule.0 == id);
        let shown = self
            .examples
            .iter()
            .filter(move |(_, file)| names(&file.example.shows));
        let beside = self
            .examples
            .iter()
            .filter(move |(_, file)| names(&file.example.also));
        shown.chain(beside).map(|(name, file)| (name.as_str(), file))
    }

    /// The ids that leaves and examples name and no rule has.
    pub fn strays(&self, codex: &Codex) -> BTreeSet<String> {
        let seen = self.leaves.values().flat_map(|leaf| &leaf.see);
        let shown = self
            .examples
            .values()
            .flat_map(|file| file.example.shows.iter().chain(&file.example.also));
        let named = seen.chain(shown).map(|rule| rule.0.to_owned());
        named
            .chain(self.leaves.keys().cloned())
            .filter(|id| codex.find(id).is_none())
            .collect()
    }
}
