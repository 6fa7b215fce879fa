//! Ids of rules and rule data: one type per kind of record, so that a weapon's id never stands for a shield's.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// A kind of record in the rule data.
pub trait Kind {
    /// What messages call one record, for example `weapon`.
    const WORD: &'static str;
    /// What its ids may begin with, for example `WPN-`; empty where they may begin with anything.
    const PREFIXES: &'static [&'static str];
    /// The characters of its ids besides digits and hyphens.
    const LETTERS: Letters = Letters::Capital;
}

/// The letters of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// `WPN-KNIFE`
    Capital,
    /// `optional:low-le`
    Small,
}

impl Letters {
    fn fit(self, text: &str) -> bool {
        text.bytes().all(|byte| match byte {
            b'0'..=b'9' | b'-' => true,
            b'A'..=b'Z' => self == Self::Capital,
            b'a'..=b'z' | b':' => self == Self::Small,
            _ => false,
        })
    }
}

/// The id of a record of kind `K`: one of its prefixes, then letters, digits and hyphens.
pub struct Id<K>(Box<str>, PhantomData<fn() -> K>);

impl<K> Id<K> {
    /// The id as it stands in files, logs and the codex.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<K: Kind> Id<K> {
    /// Longest id in bytes.
    pub const MAX_LENGTH: usize = 40;

    /// The id with this text.
    ///
    /// # Errors
    ///
    /// The text does not begin as ids of this kind do, is too long, or holds other characters.
    pub fn new(text: &str) -> Result<Self, String> {
        let begins = |prefix: &&str| {
            let is_whole = !prefix.ends_with(['-', ':']);
            text.starts_with(*prefix) && (is_whole || text.len() > prefix.len())
        };
        let reason = if !K::PREFIXES.is_empty() && !K::PREFIXES.iter().any(begins) {
            format!("`{}...` is expected", K::PREFIXES.join("...` or `"))
        } else if text.is_empty() || text.len() > Self::MAX_LENGTH || !K::LETTERS.fit(text) {
            "an id has up to 40 letters, digits and hyphens".to_owned()
        } else {
            return Ok(Self(text.into(), PhantomData));
        };
        Err(format!("`{}` is no id of a {}: {reason}", shown(text), K::WORD))
    }
}

/// Text from a file, cut to a length that a message can bear.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

impl<'de, K: Kind> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Self::new(&text).map_err(D::Error::custom)
    }
}

impl<K: Kind> schemars::JsonSchema for Id<K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        K::WORD.into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let begins = K::PREFIXES.join("|");
        schemars::json_schema!({
            "type": "string",
            "pattern": format!("^({begins})"),
            "maxLength": Self::MAX_LENGTH,
            "description": format!("The id of a {}.", K::WORD),
        })
    }
}

impl<K> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<K> Clone for Id<K> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<K> PartialEq for Id<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K> Hash for Id<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<K> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Lets a map of records be asked with the plain text of an id.
impl<K> std::borrow::Borrow<str> for Id<K> {
    fn borrow(&self) -> &str {
        &self.0
    }
}
