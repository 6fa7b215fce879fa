//! Why not: the rule that forbids an answer, and the sentence that says what is missing and by how much.
//!
//! The values are put into a sentence where the rules decide, which know what is needed and what there is. The words stand in the text files.

use std::sync::Arc;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::id::{FighterId, RuleId};
use crate::content::Words;

/// The most values that a sentence has.
const MOST: usize = 3;

/// Why an answer is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WhyNot {
    /// The rule that forbids it.
    pub rule: RuleId,
    sentence: &'static Sentence,
    values: [Value; MOST],
}

/// A sentence that says why not.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Sentence {
    /// The key of its text.
    pub key: &'static str,
    /// The names of the values in it, at most three.
    pub names: &'static [&'static str],
}

/// A value in a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// None: a place that a sentence leaves free.
    #[default]
    Nothing,
    /// A number in the unit that the sentence says.
    Number(i32),
    /// Half squares, told as squares.
    HalfSquares(u16),
    /// A fighter, by the id.
    Fighter(FighterId),
    /// What a weapon or another thing is called.
    Thing(Arc<Words>),
    /// A rule, told by its title: a manoeuvre or an ability.
    Rule(RuleId),
    /// Another text, by its key.
    Text(&'static str),
}

impl WhyNot {
    /// A rule with its sentence and the values of that, in the order of their names. `sentences` writes a function for each sentence,
    /// which counts them.
    pub fn new<const N: usize>(rule: RuleId, sentence: &'static Sentence, values: [Value; N]) -> Self {
        const { assert!(N <= MOST, "a sentence has three values at most") };
        let mut all = <[Value; MOST]>::default();
        for (place, value) in all.iter_mut().zip(values) {
            *place = value;
        }
        Self {
            rule,
            sentence,
            values: all,
        }
    }

    /// The key of its text.
    pub const fn key(&self) -> &'static str {
        self.sentence.key
    }

    /// The values by their names.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.sentence.names.iter().copied().zip(&self.values)
    }

    /// The same sentence under another rule.
    #[must_use]
    pub fn by(self, rule: RuleId) -> Self {
        Self { rule, ..self }
    }
}

/// Written as `rule`, `why` with the key of the text, and `values` by their names.
impl Serialize for WhyNot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = serializer.serialize_struct("WhyNot", 3)?;
        written.serialize_field("rule", &self.rule)?;
        written.serialize_field("why", self.key())?;
        let values: std::collections::BTreeMap<_, _> = self.values().collect();
        written.serialize_field("values", &values)?;
        written.end()
    }
}

impl From<i16> for Value {
    fn from(number: i16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<FighterId> for Value {
    fn from(id: FighterId) -> Self {
        Self::Fighter(id)
    }
}

impl From<&Arc<Words>> for Value {
    fn from(name: &Arc<Words>) -> Self {
        Self::Thing(name.clone())
    }
}

impl From<RuleId> for Value {
    fn from(rule: RuleId) -> Self {
        Self::Rule(rule)
    }
}

/// Writes down sentences: for each a function that takes the rule and the values and gives the reason, and the list `ALL` of them.
macro_rules! sentences {
    ($($(#[$doc:meta])* $name:ident = $key:literal ($($value:ident),*);)*) => {
        $(
            $(#[$doc])*
            pub(crate) fn $name(
                rule: $crate::battle::RuleId,
                $($value: impl Into<$crate::battle::Value>),*
            ) -> $crate::battle::WhyNot {
                static SENTENCE: $crate::battle::Sentence = $crate::battle::Sentence {
                    key: $key,
                    names: &[$(stringify!($value)),*],
                };
                $crate::battle::WhyNot::new(rule, &SENTENCE, [$($value.into()),*])
            }
        )*

        /// All of these sentences.
        pub(crate) static ALL: &[$crate::battle::Sentence] = &[
            $($crate::battle::Sentence { key: $key, names: &[$(stringify!($value)),*] }),*
        ];
    };
}

pub(crate) use sentences;
