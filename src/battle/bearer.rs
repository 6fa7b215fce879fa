//! Who has what, as the tables of a rule system say: for the pages of weapons, abilities and manoeuvres.

use crate::content::Words;

/// Somebody of the tables, with everything that he has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// The id of his row.
    pub id: String,
    /// His name.
    pub name: Words,
    /// The ids of the rows and rules that he has, each once: gear, talents, abilities and what they teach.
    pub has: Vec<String>,
}

impl Bearer {
    /// Somebody who has all this.
    pub fn new(id: impl Into<String>, name: &Words, has: impl IntoIterator<Item = String>) -> Self {
        let mut has: Vec<String> = has.into_iter().collect();
        has.sort();
        has.dedup();
        Self {
            id: id.into(),
            name: name.clone(),
            has,
        }
    }
}
