//! The pages of all rule systems and of the board.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::example::ExampleFile;
use super::guide::Guide;
use super::search::Index;
use super::terms::{Glossary, GlossaryTerm};
use crate::battle::RuleId;
use crate::content::{Arg, Language, Problems, Texts, Words};
use crate::rules::{self, Registry, RuleEntry, SYSTEMS};
use crate::words::Phrase;

/// The folder of the codex below the content root.
pub(super) const FOLDER: &str = "assets/codex";

/// The name of the guide to the board.
pub const BOARD: &str = "board";

/// Everything that the codex knows.
pub struct Codex {
    texts: Texts,
    /// The rule systems in their order, then the board.
    guides: Vec<Guide>,
    glossary: Glossary,
    pub(super) index: Index,
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
        let folder = root.join(FOLDER);
        let (texts, mut problems) = Texts::read_folder(&folder);
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
            index: Index::default(),
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

    /// The examples of a rule, each with its guide and its name: first those of its own guide, and there those that show it.
    pub fn examples_of(&self, id: &str) -> Vec<(&Guide, &str, &ExampleFile)> {
        let own = self.find(id).map(|(guide, _)| guide.name);
        let mut guides: Vec<&Guide> = self.guides.iter().collect();
        guides.sort_by_key(|guide| Some(guide.name) != own);
        let mut found = Vec::new();
        for guide in guides {
            found.extend(guide.examples_of(id).map(|(name, file)| (guide, name, file)));
        }
        found
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
        let named = Words {
            en: term.name(Language::En),
            de: term.name(Language::De),
            fr: term.name(Language::Fr),
        };
        (
            Phrase::Words(Arc::new(named)),
            self.in_all(|language| self.gloss(language, term)),
        )
    }

    /// The texts of the pages.
    pub(super) const fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The title of a rule.
    pub fn title(&self, id: RuleId) -> Option<Phrase> {
        let (_, entry) = self.find(id.0)?;
        Some(Phrase::Words(Arc::new(entry.title.clone())))
    }

    /// The keys of all texts of a language, as they stand in the files.
    pub fn keys_of(&self, language: Language) -> impl Iterator<Item = &str> {
        self.texts.keys_of(language)
    }

    fn said(&self, language: Language, id: &str, key: &str) -> Option<String> {
        let (guide, _) = self.find(id)?;
        if !self.texts.has(language, key) {
            return None;
        }
        let figures: Vec<(&str, Arg)> = guide
            .figures()
            .values()
            .map(|figure| (figure.name.as_str(), figure.arg(language)))
            .collect();
        Some(self.texts.say(language, key, &figures))
    }
}
