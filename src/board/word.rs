//! Words of the map format: every list of names that a map or a level may use, read and written alike.

use thiserror::Error;

/// A list of values that maps and levels call by name.
pub trait Word: Copy + Sized + 'static {
    /// What the list is about, for messages: `terrain`, `door state`.
    const SUBJECT: &'static str;

    /// Every value, in the order in which messages list them.
    const ALL: &'static [Self];

    /// The name as it stands in a file.
    fn name(self) -> &'static str;

    /// The value with this name.
    ///
    /// # Errors
    ///
    /// [`UnknownWord`] with the names that would have been allowed.
    fn from_name(name: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .iter()
            .copied()
            .find(|value| value.name() == name)
            .ok_or_else(|| UnknownWord {
                subject: Self::SUBJECT,
                given: name.to_owned(),
                allowed: Self::ALL.iter().map(|value| value.name()).collect(),
            })
    }
}

/// A name that its list does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown {subject} `{given}`; allowed are {}", .allowed.join(", "))]
pub struct UnknownWord {
    /// What the list is about.
    pub subject: &'static str,
    /// The name that was found.
    pub given: String,
    /// The names that are allowed.
    pub allowed: Vec<&'static str>,
}
