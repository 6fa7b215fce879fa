//! The tables of a rule system as a battle keeps them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::light_name;
use crate::content::Words;

/// The data files as a battle keeps them. They never change, so that two battles do not differ by them.
pub struct Shelf<T>(Option<Arc<T>>);

impl<T> Shelf<T> {
    /// The tables of a battle.
    pub(crate) const fn of(data: Arc<T>) -> Self {
        Self(Some(data))
    }

    /// The tables; none in a battle that has not begun.
    pub(crate) const fn data(&self) -> Option<&Arc<T>> {
        self.0.as_ref()
    }
}

/// What gear is called that has a name in the tables of a rule system, or is a light; else its id stands for it.
pub(crate) fn gear_name(gear: &str, known: Option<&Words>) -> Arc<Words> {
    let named = known.cloned().or_else(|| light_name(gear));
    Arc::new(named.unwrap_or_else(|| Words {
        en: gear.to_owned(),
        de: gear.to_owned(),
        fr: gear.to_owned(),
    }))
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for Shelf<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> fmt::Debug for Shelf<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Shelf")
    }
}

impl<T> PartialEq for Shelf<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Shelf<T> {}

impl<T> Hash for Shelf<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
