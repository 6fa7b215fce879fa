//! A name in the three languages of the game, as data files write it.

use std::fmt;

use super::text::Language;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// A name in English, German and French. A file may also write one plain text for all three.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, schemars::JsonSchema)]
pub struct Words {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// French.
    pub fr: String,
}

/// The languages one by one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Words")]
struct Each {
    en: String,
    de: String,
    fr: String,
}

/// Takes either form.
struct Either;

impl<'de> Visitor<'de> for Either {
    type Value = Words;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a name: a text, or one for each language, such as (en: \"Knife\", de: \"Messer\", fr: \"Couteau\")")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Words, E> {
        Ok(Words::same(text))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Words, A::Error> {
        let Each { en, de, fr } = Each::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Words { en, de, fr })
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Either)
    }
}

impl Words {
    /// One text for all three languages.
    pub fn same(text: &str) -> Self {
        let [en, de, fr] = [text, text, text].map(str::to_owned);
        Self { en, de, fr }
    }

    /// The words of a language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
            Language::Fr => &self.fr,
        }
    }

    /// The words with a note in brackets behind them, in every language.
    pub(crate) fn noted(&self, note: &Self) -> Self {
        let told = |words: &str, note: &str| format!("{words} ({note})");
        Self {
            en: told(&self.en, &note.en),
            de: told(&self.de, &note.de),
            fr: told(&self.fr, &note.fr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_text_or_three() {
        let words = |en: &str, de: &str, fr: &str| Words {
            en: en.to_owned(),
            de: de.to_owned(),
            fr: fr.to_owned(),
        };
        let read = |text: &str| ron::from_str::<Words>(text).map_err(|error| error.code.to_string());
        assert_eq!(
            read("\"Rosenklinge\""),
            Ok(words("Rosenklinge", "Rosenklinge", "Rosenklinge"))
        );
        let each = r#"(en: "Knife", de: "Messer", fr: "Couteau")"#;
        assert_eq!(read(each), Ok(words("Knife", "Messer", "Couteau")));
        let lacking = read(r#"(en: "Knife", de: "Messer")"#).unwrap_err();
        assert!(lacking.contains("missing") && lacking.contains("fr"), "{lacking}");
        assert!(read("7").is_err());
    }
}
