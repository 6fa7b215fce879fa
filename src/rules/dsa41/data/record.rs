//! What the tables of the fourth edition have in common: rows that are checked against the other tables.

use super::Dsa41Data;
use crate::rules::{Fault, Row};

/// A row of a table of the fourth edition.
pub trait Record: Row {
    /// What is wrong with the row: numbers out of range, ids that no table knows, combinations that the rules forbid.
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault>;
}
