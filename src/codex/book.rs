//! The pages of all rule systems and of the board.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bevy::prelude::*;
use serde::Deserialize;

use super::example::{self, ExampleFile};
use crate::battle::{RuleId, RuleSystem};
use crate::content::{Arg, Figure, Language, Problem, Problems, Source, Texts};
use crate::rules::{self, Registry, RuleEntry, SYSTEMS};
use crate::words::Phrase;

/// The folder of the codex below the content root.
const FOLDER: &str = "assets/codex";

/// The name of the guide to the board.
pub const BOARD: &str = "board";

/// Everything that the codex knows.
#[derive(Resource)]
pub struct Codex {
    texts: Texts,
    /// The rule systems in their order, then the board.
    guides: Vec<Guide>,
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
        let mut problems = Problems::default();
        let folder = root.join(FOLDER);
        let texts = Texts::of_folder(&folder)
            .map_err(|found| problems.append(found))
            .ok();
        let mut guides = Vec::new();
        for system in SYSTEMS.iter().copied() {
            let (name, figures) = (system.id().0, system.figures(world));
            match rules::registry(system, root) {
                Ok(registry) => guides.push(Guide::read(
                    &folder,
                    (name, system, registry),
                    figures,
                    &mut problems,
                )),
                Err(found) => problems.append(found),
            }
        }
        match Registry::load_board(&root.join("assets/rules")) {
            Ok(registry) => {
                let of = (BOARD, SYSTEMS[0], registry);
                guides.push(Guide::read(&folder, of, rules::board::figures(), &mut problems));
            }
            Err(found) => problems.append(found),
        }
        match texts {
            Some(texts) => problems.into_result(Self { texts, guides }),
            None => Err(problems),
        }
    }

    /// The guides: the rule systems in their order, then the board.
    pub fn guides(&self) -> &[Guide] {
        &self.guides
    }

    /// The guide that has a rule, and the entry of the rule.
    pub fn find(&self, id: &str) -> Option<(&Guide, &RuleEntry)> {
        let found = |guide: &'_ Guide| guide.registry.rules.get(id).is_some();
        let guide = self.guides.iter().find(|guide| found(guide))?;
        Some((guide, guide.registry.rules.get(id)?))
    }

    /// What a rule says, in two to four sentences; none where no page is written.
    pub fn text(&self, language: Language, id: &str) -> Option<String> {
        self.said(language, id, id)
    }

    /// When a rule counts and when it does not.
    pub fn counts(&self, language: Language, id: &str) -> Option<String> {
        self.said(language, id, &format!("{id}.counts"))
    }

    /// The title of a rule.
    pub fn title(&self, id: RuleId) -> Option<Phrase> {
        let (_, entry) = self.find(id.0)?;
        Some(Phrase::Words(std::sync::Arc::new(entry.title.clone())))
    }

    /// All texts, as they stand in the files.
    pub const fn texts(&self) -> &Texts {
        &self.texts
    }

    fn said(&self, language: Language, id: &str, key: &str) -> Option<String> {
        let (guide, _) = self.find(id)?;
        if !self.texts.has(language, key) {
            return None;
        }
        let die = match language {
            Language::En => "d",
            Language::De => "W",
            Language::Fr => "D",
        };
        let figures: Vec<(&str, Arg)> = guide
            .figures
            .values()
            .map(|figure| (figure.name.as_str(), figure.arg(die)))
            .collect();
        Some(self.texts.say(language, key, &figures))
    }
}

impl Guide {
    fn read(
        folder: &Path,
        (name, system, registry): (&'static str, &'static dyn RuleSystem, Registry),
        figures: Vec<Figure>,
        problems: &mut Problems,
    ) -> Self {
        let mut guide = Self {
            name,
            system,
            registry,
            figures: figures
                .into_iter()
                .map(|figure| (figure.name.clone(), figure))
                .collect(),
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

    /// All examples by name.
    pub const fn examples(&self) -> &BTreeMap<String, ExampleFile> {
        &self.examples
    }

    /// The examples that show a rule, by name.
    pub fn examples_of(&self, id: &str) -> impl Iterator<Item = (&str, &ExampleFile)> {
        let all = self.examples.iter();
        all.filter(move |(_, file)| file.example.shows.iter().any(|rule| rule.0 == id))
            .map(|(name, file)| (name.as_str(), file))
    }

    /// The ids that leaves and examples name and no rule has.
    pub fn strays(&self, codex: &Codex) -> BTreeSet<String> {
        let seen = self.leaves.values().flat_map(|leaf| &leaf.see);
        let shown = self.examples.values().flat_map(|file| &file.example.shows);
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
