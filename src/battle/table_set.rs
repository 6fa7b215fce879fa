//! The tables that a fight goes by, as everybody but their rule system sees them.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// The tables of a rule system with rows of one's own over them; by default the game's own tables, without any.
///
/// Only the rule system that made them knows what they hold.
#[derive(Clone, Default)]
pub struct TableSet(Option<Arc<dyn Any + Send + Sync>>);

impl TableSet {
    /// These tables.
    pub fn of<T: Any + Send + Sync>(tables: Arc<T>) -> Self {
        Self(Some(tables))
    }

    /// The tables; none for the game's own, and for those of another rule system.
    pub fn get<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        self.0.clone()?.downcast().ok()
    }
}

impl fmt::Debug for TableSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("TableSet")
    }
}
