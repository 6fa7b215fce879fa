//! What becomes of a single file that is to be checked: its kind decides.

use std::path::Path;

use crate::cli::intents::Intents;
use crate::content::{FileKind, Problem, Problems};
use crate::level::{LEVEL_FILE, check_tileset};

/// What a file is checked as.
pub enum Task<'p> {
    /// The level in this folder.
    Level(&'p Path),
    /// A recording.
    Recording,
    /// Nothing more: all that is wrong with it is here.
    Done(Problems),
}

/// Finds out what a file is to be checked as.
pub fn task(path: &Path) -> Task<'_> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    let is_level = folder.join(LEVEL_FILE).is_file();
    let Some(kind) = FileKind::of(path) else {
        // The reason why it cannot be read is that of the reader.
        return Task::Recording;
    };
    match kind {
        FileKind::Level => Task::Level(folder),
        FileKind::Map | FileKind::BesideLevel if is_level => Task::Level(folder),
        FileKind::Texts
            if folder
                .parent()
                .is_some_and(|above| above.join(LEVEL_FILE).is_file()) =>
        {
            Task::Level(folder.parent().unwrap_or(folder))
        }
        FileKind::Tileset => Task::Done(check_tileset(path)),
        FileKind::Intents => Task::Done(Intents::read(path).err().unwrap_or_default()),
        FileKind::Map | FileKind::BesideLevel => {
            let reason = format!(
                "is {}, but there is no {LEVEL_FILE} beside it that makes it a level",
                kind.name()
            );
            Task::Done(Problem::of_file(path, reason).into())
        }
        FileKind::Recording | FileKind::Text | FileKind::Bytes => Task::Recording,
        _ => Task::Done(Problem::of_file(path, format!("is {}; {}", kind.name(), kind.way())).into()),
    }
}
