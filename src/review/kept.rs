//! What was tried out for a review, kept in a file beside the recording, so that no decision is tried out twice.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use serde::{Deserialize, Serialize};

use super::{Effort, Graded, Walk};
use crate::battle::SideId;
use crate::content::plain;
use crate::replay::Recording;

/// The version of the format. Another one is not read: everything is tried out anew.
const FORMAT: u16 = 1;
/// The most bytes that are read.
const MOST: u64 = 64 << 20;

/// The file beside a recording: its name ends in `.review` where that of the recording ends in `.json`.
#[derive(Clone, Debug)]
pub struct Kept {
    file: PathBuf,
    of: Of,
}

/// What was tried out: the same fight, seen by the same side, as often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Of {
    format: u16,
    /// The version of the game that counted.
    game: String,
    /// Hash of the choices of the recording and of the state before them.
    recording: String,
    side: SideId,
    effort: Effort,
}

#[derive(Serialize, Deserialize)]
struct Page<D> {
    of: Of,
    decisions: D,
}

impl Kept {
    /// The file beside a recording for a walk through it.
    pub fn beside(file: &Path, recording: &Recording, walk: &Walk, effort: Effort) -> Self {
        Self {
            file: file.with_extension("review"),
            of: Of {
                format: FORMAT,
                game: env!("CARGO_PKG_VERSION").to_owned(),
                recording: recording.fingerprint(),
                side: walk.side,
                effort,
            },
        }
    }

    /// The decisions of a walk that have been tried out already, from the first on. None where the file is not there or cannot be read, where
    /// it is of another fight, or says what cannot be: they are tried out anew then, and the file is written over.
    pub fn read(&self, walk: &Walk) -> Vec<Option<Graded>> {
        let text = plain::read(&self.file, MOST).ok().flatten().unwrap_or_default();
        let page = serde_json::from_slice::<Page<Vec<Option<Graded>>>>(&text);
        let decisions = page
            .ok()
            .filter(|page| page.of == self.of)
            .map(|page| page.decisions);
        let decisions = decisions.filter(|known| known.len() <= walk.positions.len());
        let decisions = decisions.filter(|known| {
            let mut pairs = walk.positions.iter().zip(known);
            pairs.all(|(position, known)| {
                known
                    .as_ref()
                    .is_none_or(|it| it.is_possible(position, self.of.effort))
            })
        });
        decisions.unwrap_or_default()
    }

    /// Writes down what has been tried out, from the first decision on; the file is replaced at once or not at all.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn write(&self, decisions: &[Option<Graded>]) -> io::Result<()> {
        let page = Page {
            of: self.of.clone(),
            decisions,
        };
        let mut file = AtomicWriteFile::open(&self.file)?;
        serde_json::to_writer(&mut file, &page)?;
        file.write_all(b"\n")?;
        file.commit()
    }
}
