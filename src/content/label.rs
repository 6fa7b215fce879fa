//! What a file of an author calls something: the key of a text, or words of his own.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use schemars::JsonSchema;
use serde::de::{Error, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer};

use super::Words;

/// The key of a text, or words of one's own.
///
/// A string is a key if it looks like one: small letters, digits and `-`, at least one `-`, a letter first. Every other string is
/// words that are the same in all languages; `(en: "...", de: "...", fr: "...")` is words in three.
#[derive(Clone, Debug, Default)]
pub struct Label {
    /// The key, or the words as they are written, those in English where there are three.
    text: String,
    /// Words of the level's own, where the text is no key of the game's.
    words: Option<Arc<Words>>,
}

impl Label {
    /// The key, or the words as they are written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The words that the author has written; none for a key of the game's texts.
    pub const fn words(&self) -> Option<&Arc<Words>> {
        self.words.as_ref()
    }

    /// The key of the game's text that it asks for; none where it has words of its own.
    pub fn key(&self) -> Option<&str> {
        self.words.is_none().then_some(self.as_str())
    }

    /// What is wrong with its words: none, more bytes than so many, or signs that no screen shows.
    pub(crate) fn fault(&self, most: usize) -> Option<String> {
        let words = self.words.as_deref()?;
        let is_odd = |sign: char| sign.is_control() && sign != '\n';
        for text in [&words.en, &words.de, &words.fr] {
            if text.trim().is_empty() {
                return Some("is empty".to_owned());
            }
            if text.len() > most {
                return Some(format!("has {} bytes, but {most} at most are read", text.len()));
            }
            if text.contains(is_odd) {
                return Some("holds a control character".to_owned());
            }
        }
        None
    }

    /// Takes the words that the level's own texts have for it.
    pub(crate) fn take(&mut self, words: Words) {
        self.words = Some(Arc::new(words));
    }
}

/// Whether a text looks like the key of one.
fn is_key(text: &str) -> bool {
    let fits = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
    text.contains('-') && text.starts_with(|first: char| first.is_ascii_lowercase()) && text.bytes().all(fits)
}

impl From<String> for Label {
    fn from(text: String) -> Self {
        let words = (!is_key(&text)).then(|| {
            let [en, de, fr] = [(); 3].map(|()| text.clone());
            Arc::new(Words { en, de, fr })
        });
        Self { text, words }
    }
}

impl From<&str> for Label {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<Words> for Label {
    fn from(words: Words) -> Self {
        Self {
            text: words.en.clone(),
            words: Some(Arc::new(words)),
        }
    }
}

/// Two labels are the same if the level file says the same: which words a key stands for changes no fight.
impl PartialEq for Label {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Label {}

impl Hash for Label {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;
        impl<'de> Visitor<'de> for Written {
            type Value = Label;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(
                    "the key of a text, words in quotes, or (en: \"...\", de: \"...\", fr: \"...\")",
                )
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Label, E> {
                Ok(text.into())
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Label, A::Error> {
                Words::deserialize(MapAccessDeserializer::new(map)).map(Label::from)
            }
        }
        deserializer.deserialize_any(Written)
    }
}

impl JsonSchema for Label {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Label".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The key of a text, words that are the same in all languages, or words in three.",
            "anyOf": [{ "type": "string" }, generator.subschema_for::<Words>()],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_key_is_one_and_all_else_is_words() {
        for key in ["inn-title", "a-1"] {
            assert_eq!(Label::from(key).key(), Some(key));
        }
        for words in ["The inn", "inn", "Well-met", "-", "1-2", "auf-gehts!", "", "é-a"] {
            let label = Label::from(words);
            assert_eq!(label.key(), None, "{words}");
            assert_eq!(label.words().map(|words| words.fr.as_str()), Some(words));
        }
    }

    #[test]
    fn words_in_three_languages_are_read() {
        let read = |text: &str| ron::from_str::<Label>(text);
        let label = read(r#"(en: "Inn", de: "Schenke", fr: "Auberge")"#).expect("these are three words");
        assert_eq!(label.words().map(|words| words.de.as_str()), Some("Schenke"));
        assert_eq!(label.as_str(), "Inn");
        assert!(read(r#"(en: "Inn", de: "Schenke")"#).is_err());
        assert!(read("7").is_err());
    }
}
