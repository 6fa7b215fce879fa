//! Names what a level asks for and its rules leave without effect, so that nothing is passed over in silence.

use std::fmt;
use std::path::PathBuf;

/// Something in a level that is read and checked, but has no effect under the rules that it chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The file that asks for it.
    pub file: PathBuf,
    /// The field, layer or fighter.
    pub place: String,
    /// What will not happen, and why not, as a clause without a full stop.
    pub what: String,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}: without effect: {}",
            self.file.display(),
            self.place,
            self.what
        )
    }
}
