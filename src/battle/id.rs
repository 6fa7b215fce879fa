//! Names that outlive a run: of fighters, sides, rules and the terms of a rule system.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, OnceLock};

use serde::{Deserialize, Deserializer, Serialize};

/// A fighter of one battle; the number stands in the level and never changes.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct FighterId(pub u16);

impl FighterId {
    /// The place of a fighter among those of his battle in all likelihood: levels count them from 1 without gaps.
    #[inline]
    pub(crate) const fn likely_place(self) -> usize {
        self.0.wrapping_sub(1) as usize
    }
}

/// A side of one battle, by its place in the level's list.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct SideId(pub u8);

/// One of the things that a fighter can hold or use, by its place in his list of styles or attacks.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct Slot(pub u8);

/// The id of a rule, such as `WND-02`: it opens the codex entry and stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

/// A word of a rule system: an action, a manoeuvre, a value, a state. Its text key is `SYSTEM-KIND-term`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Term(pub &'static str);

impl fmt::Display for Term {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl Term {
    /// The longest term that a file may name, in bytes.
    pub const LONGEST: usize = 48;

    /// The term with this name, kept for the rest of the run so that it can be copied freely.
    ///
    /// Returns `None` when the name is longer than [`Term::LONGEST`]. Whether the term means anything is for the rule
    /// system to say.
    pub fn named(name: &str) -> Option<Self> {
        static KNOWN: OnceLock<Mutex<BTreeSet<&'static str>>> = OnceLock::new();
        if name.len() > Self::LONGEST {
            return None;
        }
        let mut known = match KNOWN.get_or_init(Mutex::default).lock() {
            Ok(known) => known,
            Err(poisoned) => poisoned.into_inner(),
        };
        if let Some(term) = known.get(name) {
            return Some(Self(term));
        }
        let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
        known.insert(kept);
        Some(Self(kept))
    }
}

impl RuleId {
    /// The id with this name, kept for the rest of the run so that it can be copied freely.
    ///
    /// Returns `None` when the name is longer than [`Term::LONGEST`]. Whether there is such a rule is for the registry to say.
    pub fn named(name: &str) -> Option<Self> {
        Term::named(name).map(|term| Self(term.0))
    }
}

impl<'de> Deserialize<'de> for Term {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("a term has at most {} bytes", Self::LONGEST)))
    }
}

impl<'de> Deserialize<'de> for RuleId {
    /// Whether there is such a rule is for the registry to say.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Term::deserialize(deserializer).map(|name| Self(name.0))
    }
}

impl schemars::JsonSchema for Term {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Term".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "maxLength": Self::LONGEST })
    }
}
