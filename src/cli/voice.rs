//! The texts and the language in which the terminal speaks.

use std::collections::BTreeMap;

use super::failure::Failure;
use crate::battle::{RuleId, Term};
use crate::content::{Language, Texts, Words, root};
use crate::rules::Registry;
use crate::words::Phrase;

/// The texts together with the language to say them in.
pub struct Voice {
    /// All texts of the game.
    pub texts: Texts,
    language: Language,
}

impl Voice {
    /// Reads the texts; without a wish, the language is that of the system, else English.
    ///
    /// # Errors
    ///
    /// Every problem of the text files.
    pub fn load(wish: Option<Language>) -> Result<Self, Failure> {
        let root = root();
        if !root.join("assets").is_dir() {
            return Err(Failure::Told(format!(
                "{} is not the folder of the game: it holds no assets; the variable KLINGENTANZ_ROOT can name it",
                root.display()
            )));
        }
        Ok(Self {
            texts: Texts::load(&root)?,
            language: wish.or_else(of_system).unwrap_or_default(),
        })
    }

    /// The language at play.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A phrase in the language at play.
    pub fn say(&self, phrase: &Phrase) -> String {
        phrase.said(&self.texts, self.language)
    }

    /// A phrase in all languages.
    pub fn words(&self, phrase: &Phrase) -> Words {
        let [en, de, fr] = Language::ALL.map(|language| phrase.said(&self.texts, language));
        Words { en, de, fr }
    }

    /// Words in the language at play.
    pub fn in_language<'w>(&self, words: &'w Words) -> &'w str {
        match self.language {
            Language::En => &words.en,
            Language::De => &words.de,
            Language::Fr => &words.fr,
        }
    }

    /// The keys that begin so, in alphabetical order.
    pub fn keys<'v>(&'v self, beginning: &'v str) -> impl Iterator<Item = &'v str> {
        self.texts.keys(beginning)
    }

    /// Whether there is a text of this key.
    pub fn has(&self, key: &str) -> bool {
        self.texts.keys(key).next() == Some(key)
    }

    /// The text of a key.
    pub fn key(&self, key: &'static str) -> String {
        self.say(&Phrase::key(key))
    }
}

/// The titles of the rules of a system and of the board, for ledgers.
pub struct Titles(BTreeMap<String, Words>);

impl Titles {
    /// Reads the titles of a rule system.
    ///
    /// # Errors
    ///
    /// Every problem of the registry's files.
    pub fn load(system: Term) -> Result<Self, Failure> {
        let folder = root().join("assets/rules");
        let own = Registry::load(&folder.join(system.0))?;
        let board = Registry::load_board(&folder)?;
        let rules = board.rules.iter().chain(own.rules.iter());
        Ok(Self(
            rules
                .map(|(id, rule)| (id.as_str().to_owned(), rule.title.clone()))
                .collect(),
        ))
    }

    /// The title of a rule.
    pub fn of(&self, rule: RuleId) -> Option<Phrase> {
        let words = self.0.get(rule.0)?;
        Some(Phrase::Words(words.clone().into()))
    }
}

/// The language of an argument.
pub fn language(name: &str) -> Result<Language, String> {
    Language::ALL
        .into_iter()
        .find(|language| language.code() == name)
        .ok_or_else(|| "the game speaks en, de and fr".to_owned())
}

/// The language that the system speaks, if the game speaks it too.
fn of_system() -> Option<Language> {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    Language::of_locale(&name)
}
