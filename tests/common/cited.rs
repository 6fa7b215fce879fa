//! The ids in what happened, as JSON: those that count, and those of lines of a ledger that do not.

use std::collections::BTreeSet;

use serde_json::Value;

/// The words that may be ids of rules.
#[derive(Default)]
pub struct Cited {
    /// Those that made something what it is.
    pub counted: BTreeSet<String>,
    /// Those of lines that were looked at and did not count.
    pub struck: BTreeSet<String>,
}

impl Cited {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self {
            counted: BTreeSet::new(),
            struck: BTreeSet::new(),
        }
    }

    /// Takes all ids of a happening, a ledger or a text.
    pub fn take(&mut self, value: &Value) {
        match value {
            Value::String(text) => {
                let words = text.split(|sign: char| !is_of_id(sign));
                self.counted.extend(words.map(str::to_owned));
            }
            Value::Array(items) => items.iter().for_each(|item| self.take(item)),
            Value::Object(fields) if fields.get("applies") == Some(&Value::Bool(false)) => {
                let rule = fields.get("rule").and_then(Value::as_str);
                self.struck.extend(rule.map(str::to_owned));
            }
            // What brings a line is named and decides nothing.
            Value::Object(fields) => {
                let deciding = fields.iter().filter(|(name, _)| *name != "cause");
                deciding.for_each(|(_, field)| self.take(field));
            }
            _ => {}
        }
    }
}

fn is_of_id(sign: char) -> bool {
    sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-'
}
