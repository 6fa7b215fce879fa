//! The pages of all rule systems and of the board.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use serde::Deserialize;

use super::example::{self, ExampleFile};
use super::terms::{Glossary, GlossaryTerm};
use crate::battle::{RuleId, RuleSystem};
use crate::content::{Arg, Figure, Language, Particulars, Problem, Problems, Source, Texts, Words};
use crate::rules::{self, Chapter, Registry, RuleEntry, SYSTEMS};
use crate::words::Phrase;

/// The folder of the codex below the content root.
const FOLDER: &str = "assets/codex";

/// The name of the guide to the board.
pub const BOARD: &str = "board";

/// Everything that the codex knows.
pub struct Codex {
    /// None where they cannot be read.
    texts: Option<Texts>,
    /// The rule systems in their order, then the board.
    guides: Vec<Guide>,
    glossary: Glossary,
    /// What a search looks at, for each language.
    index: [OnceLock<Vec<Indexed>>; 3],
}

/// A rule as a search sees it, in small letters.
struct Indexed {
    guide: &'static str,
    rule: RuleId,
    id: String,
    title: String,
    text: String,
}

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
    /// The examples by the names of their files.
    examples: BTreeMap<String, ExampleFile>,
}

/// What stands beside a page, whatever the language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Leaf {
    /// Pages to read besides.
    pub see: Vec<RuleId>,
}

impl Codex {
    /// Reads all pages; the rule systems of the world have been read before.
    ///
    /// # Errors
    ///
    /// Every problem of the files.
    pub fn load(world: &World, root: &Path) -> Result<Self, Problems> {
        let (codex, problems) = Self::read(world, root);
        problems.into_result(codex)
    }

    /// Reads all pages, as far as their files are in order, and tells what is wrong with the others.
    pub fn read(world: &World, root: &Path) -> (Self, Problems) {
        let mut problems = Problems::default();
        let folder = root.join(FOLDER);
        let texts = Texts::of_folder(&folder)
            .map_err(|found| problems.append(found))
            .ok();
        let mut guides = Vec::new();
        for system in SYSTEMS.iter().copied() {
            let said = (system.figures(world), system.particulars(world));
            match rules::registry(system, root) {
                Ok(registry) => {
                    let of = (system.id().0, system, registry);
                    guides.push(Guide::read(&folder, of, said, &mut problems));
                }
                Err(found) => problems.append(found),
            }
        }
        match Registry::load_board(&root.join("assets/rules")) {
            Ok(registry) => {
                let of = (BOARD, SYSTEMS[0], registry);
                let said = (rules::board::figures(), Vec::new());
                guides.push(Guide::read(&folder, of, said, &mut problems));
            }
            Err(found) => problems.append(found),
        }
        let glossary = Glossary::read(&folder.join("terms.ron"), &mut problems);
        let codex = Self {
            texts,
            guides,
            glossary,
            index: Default::default(),
        };
        (codex, problems)
    }

    /// The guides: the rule systems in their order, then the board.
    pub fn guides(&self) -> &[Guide] {
        &self.guides
    }

    /// The guide that has a rule, and the entry of the rule.
    pub fn find(&self, id: &str) -> Option<(&Guide, &RuleEntry)> {
        let found = |guide: &'_ Guide| guide.registry.rules.contains_key(id);
        let guide = self.guides.iter().find(|guide| found(guide))?;
        Some((guide, guide.registry.rules.get(id)?))
    }

    /// What a rule says, in every language; none where no page is written.
    pub fn page(&self, id: &str) -> Option<Phrase> {
        self.in_all(|language| self.text(language, id))
    }

    /// When a rule counts, in every language.
    pub fn when(&self, id: &str) -> Option<Phrase> {
        self.in_all(|language| self.counts(language, id))
    }

    pub(super) fn in_all(&self, said: impl Fn(Language) -> Option<String>) -> Option<Phrase> {
        let words = Words {
            en: said(Language::En)?,
            de: said(Language::De)?,
            fr: said(Language::Fr)?,
        };
        Some(Phrase::Words(Arc::new(words)))
    }

    /// The rules of a guide in which every word of a query stands, in their id, title or page: first those whose title or id begins
    /// with it, then the other titles, then the pages; each in the order of the chapters.
    pub fn search(&self, guide: &Guide, language: Language, query: &str) -> Vec<RuleId> {
        let query = query.trim().to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(u8, &Indexed)> = Vec::new();
        for indexed in self
            .index(language)
            .iter()
            .filter(|indexed| indexed.guide == guide.name)
        {
            let has = |text: &str| words.iter().all(|word| text.contains(word));
            let place = if indexed.title.starts_with(&query) || indexed.id.starts_with(&query) {
                0
            } else if has(&indexed.title) {
                1
            } else if has(&indexed.text) {
                2
            } else {
                continue;
            };
            found.push((place, indexed));
        }
        // A stable sort: the order of the chapters stays.
        found.sort_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, indexed)| indexed.rule).collect()
    }

    /// Titles and pages in small letters, made when somebody searches first.
    fn index(&self, language: Language) -> &[Indexed] {
        let place = Language::ALL.iter().position(|one| *one == language).unwrap_or(0);
        self.index[place].get_or_init(|| {
            let rules = self.guides.iter().flat_map(|guide| {
                let chapters = guide.chapters().into_iter();
                chapters
                    .flat_map(|(_, rules)| rules)
                    .map(move |rule| (guide, rule))
            });
            let indexed = rules.filter_map(|(guide, rule)| {
                let id = rule.id.as_str();
                let title = match language {
                    Language::En => &rule.title.en,
                    Language::De => &rule.title.de,
                    Language::Fr => &rule.title.fr,
                };
                Some(Indexed {
                    guide: guide.name,
                    rule: RuleId::named(id)?,
                    id: id.to_lowercase(),
                    title: title.to_lowercase(),
                    text: self.text(language, id).unwrap_or_default().to_lowercase(),
                })
            });
            indexed.collect()
        })
    }

    /// What a rule says, in two to four sentences; none where no page is written.
    pub fn text(&self, language: Language, id: &str) -> Option<String> {
        self.said(language, id, id)
    }

    /// When a rule counts and when it does not.
    pub fn counts(&self, language: Language, id: &str) -> Option<String> {
        self.said(language, id, &format!("{id}.counts"))
    }

    /// The words of the field.
    pub const fn glossary(&self) -> &Glossary {
        &self.glossary
    }

    /// What a term means, in a language.
    pub fn gloss(&self, language: Language, term: &GlossaryTerm) -> Option<String> {
        self.said(language, term.rule.0, &format!("term-{}", term.id))
    }

    /// A term as a button names it, and what it means, in every language.
    pub fn term(&self, term: &GlossaryTerm) -> (Phrase, Option<Phrase>) {
        let name = |language: Language| {
            let words = term.words(language);
            match &words.short {
                Some(short) if *short != words.word => format!("{} ({short})", words.word),
                _ => words.word.clone(),
            }
        };
        let named = Words {
            en: name(Language::En),
            de: name(Language::De),
            fr: name(Language::Fr),
        };
        (
            Phrase::Words(Arc::new(named)),
            self.in_all(|language| self.gloss(language, term)),
        )
    }

    /// The texts of the pages; none where they cannot be read.
    pub(super) const fn texts(&self) -> Option<&Texts> {
        self.texts.as_ref()
    }

    /// The title of a rule.
    pub fn title(&self, id: RuleId) -> Option<Phrase> {
        let (_, entry) = self.find(id.0)?;
        Some(Phrase::Words(Arc::new(entry.title.clone())))
    }

    /// The keys of all texts of a language, as they stand in the files.
    pub fn keys_of(&self, language: Language) -> impl Iterator<Item = &str> {
        self.texts.iter().flat_map(move |texts| texts.keys_of(language))
    }

    fn said(&self, language: Language, id: &str, key: &str) -> Option<String> {
        let (guide, _) = self.find(id)?;
        let texts = self.texts.as_ref().filter(|texts| texts.has(language, key))?;
        let figures: Vec<(&str, Arg)> = guide
            .figures
            .values()
            .map(|figure| (figure.name.as_str(), figure.arg(language)))
            .collect();
        Some(texts.say(language, key, &figures))
    }
}

impl Guide {
    fn read(
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
        };
        let folder = folder.join(name);
        guide.read_leaves(&folder, problems);
        guide.read_examples(&folder.join("examples"), problems);
        guide
    }

    fn read_leaves(&mut self, folder: &Path, problems: &mut Problems) {
        for file in files(folder, problems) {
            let read = Source::read(&file).and_then(|source| source.part().parse::<BTreeMap<String, Leaf>>());
            match read {
                Ok(leaves) => self.leaves.extend(leaves),
                Err(problem) => problems.push(problem),
            }
        }
    }

    fn read_examples(&mut self, folder: &Path, problems: &mut Problems) {
        for file in files(folder, problems) {
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

    /// All examples by name.
    pub const fn examples(&self) -> &BTreeMap<String, ExampleFile> {
        &self.examples
    }

    /// The examples of a rule, by name: first those that show it.
    pub fn examples_of(&self, id: &str) -> impl Iterator<Item = (&str, &ExampleFile)> {
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

fn files(folder: &Path, problems: &mut Problems) -> Vec<std::path::PathBuf> {
    example::files(folder).unwrap_or_else(|error| {
        problems.push(Problem::of_file(folder, format!("cannot be read: {error}")));
        Vec::new()
    })
}
