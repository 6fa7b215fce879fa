//! Names what a level asks for and the game does not do yet, so that nothing is passed over in silence.

use std::fmt;
use std::path::PathBuf;

use super::{LEVEL_FILE, Level};

/// Something in a level that is read and checked, but has no effect yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The file that asks for it.
    pub file: PathBuf,
    /// The field, layer or fighter.
    pub place: String,
    /// What will not happen, as a clause without a full stop.
    pub what: String,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}: not yet in effect: {}",
            self.file.display(),
            self.place,
            self.what
        )
    }
}

/// Everything in a level that has no effect yet, in the order of its fields.
pub fn not_yet_in_effect(level: &Level) -> Vec<Notice> {
    let file = level.folder.join(LEVEL_FILE);
    fields(level)
        .into_iter()
        .map(|(place, what)| Notice {
            file: file.clone(),
            place,
            what: what.to_owned(),
        })
        .collect()
}

type Found = (String, &'static str);

fn fields(level: &Level) -> Vec<Found> {
    let flags = level.modules.values().any(|modules| !modules.flags.is_empty());
    let surprised = level.sides.iter().any(|side| side.surprised);
    [
        (flags, "modules", "variants of optional rules (`flags`)"),
        (
            level.cell_dm.is_some(),
            "cell_dm",
            "a size of cells that the level sets",
        ),
        (surprised, "sides", "surprise"),
    ]
    .into_iter()
    .filter(|(asked, ..)| *asked)
    .map(|(_, place, what)| (place.to_owned(), what))
    .collect()
}
