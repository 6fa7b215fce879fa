//! The terms with what they mean, without the pages: quick to read, for whoever shows a gloss beside a text.

use std::path::Path;
use std::sync::Arc;

use super::book::FOLDER;
use super::terms::{Glossary, GlossaryTerm};
use crate::content::{Bundle, Language, Problems, Source, Words};
use crate::words::Phrase;

/// The file of each language with what the terms mean.
const FILE: &str = "terms.ftl";

/// The glossary with the glosses of all languages.
pub struct Glosses {
    glossary: Glossary,
    said: [(Language, Bundle); 3],
}

impl Glosses {
    /// Reads the terms and their glosses under the content root, as far as they are in order, and tells what is wrong with the others.
    pub fn read(root: &Path) -> (Self, Problems) {
        let mut problems = Problems::default();
        let folder = root.join(FOLDER);
        let glossary = Glossary::read(&folder.join("terms.ron"), &mut problems);
        let said = Language::ALL.map(|language| {
            let mut bundle = Bundle::new(language);
            let file = folder.join(language.code()).join(FILE);
            match Source::read(&file) {
                Ok(source) => bundle.take(&file, source.part().text(), &mut problems),
                Err(problem) => problems.push(problem),
            }
            (language, bundle)
        });
        (Self { glossary, said }, problems)
    }

    /// The terms.
    pub const fn glossary(&self) -> &Glossary {
        &self.glossary
    }

    /// What a term is called, with its abbreviation, in every language.
    pub fn name(&self, term: &GlossaryTerm) -> Phrase {
        Phrase::Words(Arc::new(in_all(|language| term.name(language))))
    }

    /// What a term means, in every language; empty where a language says nothing of it.
    pub fn gloss(&self, term: &GlossaryTerm) -> Phrase {
        let key = format!("term-{}", term.id);
        let said = |language| {
            let bundle = self.said.iter().find(|(of, _)| *of == language);
            bundle
                .and_then(|(_, bundle)| bundle.say(&key))
                .unwrap_or_default()
        };
        Phrase::Words(Arc::new(in_all(said)))
    }
}

fn in_all(said: impl Fn(Language) -> String) -> Words {
    Words {
        en: said(Language::En),
        de: said(Language::De),
        fr: said(Language::Fr),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Texts, root};

    #[test]
    fn every_term_has_a_gloss_in_every_language() {
        let (glosses, problems) = Glosses::read(&root());
        assert!(problems.is_empty(), "{problems}");
        let texts = Texts::load(&root()).expect("the texts are in order");
        assert!(glosses.glossary().terms().len() > 150);
        for term in glosses.glossary().terms() {
            for language in Language::ALL {
                let gloss = glosses.gloss(term).said(&texts, language);
                assert!(gloss.len() > 20, "{} in {}", term.id, language.code());
            }
        }
    }
}
