//! What the tables of the fourth edition have in common: rows that are checked against the other tables.

use super::Dsa41Data;
use crate::rules::{Fault, Row};

/// A row of a table of the fourth edition.
pub trait Record: Row {
    /// What is wrong with the row: numbers out of range, ids that no table knows, combinations that the rules forbid.
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault>;
}

/// Whether a value is what a row has that says nothing of it; such values are not written.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
