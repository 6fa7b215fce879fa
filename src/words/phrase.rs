//! Something to say, kept apart from the language in which it is said.

use std::borrow::Cow;
use std::sync::Arc;

use crate::content::{Arg, Label, Language, Texts, Words};

/// Something to say, in whatever language is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A text of the game by its key, with phrases in the places of its variables.
    Key(Cow<'static, str>, Vec<(&'static str, Phrase)>),
    /// A name from a data file.
    Words(Arc<Words>),
    /// A number, by which a text may choose its plural.
    Number(i64),
    /// Signs that are the same in every language.
    Plain(Cow<'static, str>),
    /// One after the other.
    Row(Vec<Phrase>),
}

impl Phrase {
    /// The text with a key.
    pub fn key(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Key(key.into(), Vec::new())
    }

    /// Signs that are the same in every language.
    pub fn plain(signs: impl Into<Cow<'static, str>>) -> Self {
        Self::Plain(signs.into())
    }

    /// Phrases one after the other with signs between them.
    pub fn list(phrases: impl IntoIterator<Item = Self>, between: &'static str) -> Self {
        let mut row = Vec::new();
        for phrase in phrases {
            if !row.is_empty() {
                row.push(Self::plain(between));
            }
            row.push(phrase);
        }
        Self::Row(row)
    }

    /// What something is called and, behind a colon, what is said of it.
    pub fn labelled(label: Self, said: Self) -> Self {
        Self::key("words-labelled")
            .with("label", label)
            .with("said", said)
    }

    /// The same text with a phrase in the place of a variable. Only the text of a key has variables.
    #[must_use]
    pub fn with(mut self, name: &'static str, phrase: impl Into<Self>) -> Self {
        if let Self::Key(_, args) = &mut self {
            args.push((name, phrase.into()));
        }
        self
    }

    /// What is said in a language.
    pub fn said(&self, texts: &Texts, language: Language) -> String {
        match self {
            Self::Key(key, args) => {
                let said: Vec<_> = args
                    .iter()
                    .map(|(name, arg)| (*name, arg.arg(texts, language)))
                    .collect();
                texts.say(language, key, &said)
            }
            Self::Words(words) => match language {
                Language::En => words.en.clone(),
                Language::De => words.de.clone(),
                Language::Fr => words.fr.clone(),
            },
            Self::Number(number) => number.to_string(),
            Self::Plain(signs) => signs.to_string(),
            Self::Row(phrases) => phrases
                .iter()
                .map(|phrase| phrase.said(texts, language))
                .collect(),
        }
    }

    fn arg(&self, texts: &Texts, language: Language) -> Arg<'static> {
        match self {
            Self::Number(number) => Arg::Number(*number),
            phrase => Arg::from(phrase.said(texts, language)),
        }
    }
}

impl From<&'static str> for Phrase {
    /// A literal is a key: words that are not in the text files are said with [`Phrase::plain`].
    fn from(key: &'static str) -> Self {
        Self::key(key)
    }
}

impl From<&Label> for Phrase {
    fn from(label: &Label) -> Self {
        match label.words() {
            Some(words) => Self::Words(words.clone()),
            None => Self::key(label.as_str().to_owned()),
        }
    }
}

impl From<Arc<Words>> for Phrase {
    fn from(words: Arc<Words>) -> Self {
        Self::Words(words)
    }
}

impl From<i64> for Phrase {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i16> for Phrase {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Phrase {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Phrase {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}
