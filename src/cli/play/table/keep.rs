//! Where the fight at the table is recorded: in a file that was named, or in a place of its own on the player's shelf.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::content::Problem;
use crate::replay::{self, Place, Shelf, Tape};

/// Keeps the recording of a fight while it goes on.
pub struct Keeper {
    target: Target,
    /// What forbade the last writing; nothing while all is kept.
    fault: Option<Problem>,
    is_written: bool,
}

enum Target {
    /// A lesson is not recorded.
    Nowhere,
    File(PathBuf),
    /// The place is taken with the first choice, so that a fight that nobody has begun takes none.
    Shelf(Shelf, Option<Place>),
}

impl Keeper {
    /// Keeps nothing.
    pub const fn nowhere() -> Self {
        Self::of(Target::Nowhere)
    }

    /// Keeps the fight in a file.
    pub const fn in_file(file: PathBuf) -> Self {
        Self::of(Target::File(file))
    }

    /// Keeps the fight in a place of its own on a shelf.
    pub const fn on_shelf(shelf: Shelf) -> Self {
        Self::of(Target::Shelf(shelf, None))
    }

    /// Goes on with a recording: in its own place if it has one on the shelf that no other program holds, in a new place if another
    /// program plays it, and in its file if it lies elsewhere.
    pub fn going_on(shelf: Shelf, file: &Path) -> Self {
        match shelf.claim(file) {
            Ok(Some(place)) => Self::of(Target::Shelf(shelf, Some(place))),
            Ok(None) if !shelf.has_numbered(file) => Self::in_file(file.to_owned()),
            _ => Self::on_shelf(shelf),
        }
    }

    const fn of(target: Target) -> Self {
        Self {
            target,
            fault: None,
            is_written: false,
        }
    }

    /// Writes the recording. What forbids it is told whenever it is another thing than at the last writing.
    pub fn keep(&mut self, world: &World, battle: Entity) -> Option<&Problem> {
        let fault = match self.file(world, battle) {
            Ok(None) => return None,
            Ok(Some(file)) => replay::save(world, battle, &file).err(),
            Err(problem) => Some(problem),
        };
        self.is_written |= fault.is_none();
        let is_news = fault.is_some() && fault != self.fault;
        self.fault = fault;
        self.fault.as_ref().filter(|_| is_news)
    }

    /// The file to write now; none while there is nothing to keep.
    fn file(&mut self, world: &World, battle: Entity) -> Result<Option<PathBuf>, Problem> {
        match &mut self.target {
            Target::Nowhere => Ok(None),
            Target::File(file) => Ok(Some(file.clone())),
            Target::Shelf(_, Some(place)) => Ok(Some(place.file().to_owned())),
            Target::Shelf(shelf, place) => {
                let Some(tape) = world.get::<Tape>(battle).filter(|tape| !tape.intents.is_empty()) else {
                    return Ok(None);
                };
                let taken = shelf.reserve(&tape.opening.level).map_err(|error| {
                    Problem::of_file(shelf.folder(), format!("no fight can be kept here: {error}"))
                })?;
                let file = taken.file().to_owned();
                *place = Some(taken);
                Ok(Some(file))
            }
        }
    }

    /// Where the recording lies, if there is one.
    pub fn kept_in(&self) -> Option<&Path> {
        match &self.target {
            _ if !self.is_written => None,
            Target::Nowhere | Target::Shelf(_, None) => None,
            Target::File(file) => Some(file),
            Target::Shelf(_, Some(place)) => Some(place.file()),
        }
    }

    /// Why the last choices are not kept; none if they are.
    pub const fn fault(&self) -> Option<&Problem> {
        self.fault.as_ref()
    }
}
