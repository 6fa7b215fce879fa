//! The rule systems, each in a folder of its own.

pub mod dsa41;
mod id;
mod registry;
mod table;

pub use id::{Id, Kind, Letters};
pub use registry::{Chapter, Module, ModuleId, Presets, Provenance, Registry, RuleEntry, RuleState, Switch};
pub use table::{Fault, Row, Table};
pub(crate) use table::{MarkedTable, check_rows};
