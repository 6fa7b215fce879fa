//! A player's shelf: the recordings of his last fights, each with a number of its own. Several programs may play at once: a fight that one
//! of them keeps is touched by no other.

use std::cmp::Reverse;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::{Recording, load};

/// The most numbered fights that are kept; the oldest goes when another one comes.
const MOST: usize = 30;

/// The file that whoever changes the shelf holds for that moment.
const GUARD: &str = "shelf.lock";

/// How many of the latest fights are looked through for one that is not over.
const LOOKED_THROUGH: usize = 20;

/// What the file of a numbered fight begins with.
const PREFIX: &str = "fight-";

/// A folder of recordings. Those named `fight-NUMBER-LEVEL.json` are numbered by the shelf itself; all others a player has saved, and
/// the shelf never removes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    folder: PathBuf,
}

/// A place on the shelf, held for one fight: no other program writes there until it is dropped.
#[derive(Debug)]
pub struct Place {
    file: PathBuf,
    number: u32,
    lock: PathBuf,
    // Held, never read: the system gives it up when this program ends, however it ends.
    _held: File,
}

impl Place {
    /// The file of the recording.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The number of the fight.
    pub const fn number(&self) -> u32 {
        self.number
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A lock that stays behind is swept when the next place is taken.
        let _ = fs::remove_file(&self.lock);
    }
}

impl Shelf {
    /// The shelf in a folder, which need not be there yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
        }
    }

    /// The number in the name of a file that a shelf has made; none for all others.
    pub fn number_of(file: &Path) -> Option<u32> {
        number_of(file)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether a file is a numbered one of this shelf.
    pub fn has_numbered(&self, file: &Path) -> bool {
        number_of(file).is_some() && self.holds(file)
    }

    /// Takes the next free number for a fight on a level. What programs that were killed have left behind is swept away, and the oldest
    /// fights beyond the limit go.
    ///
    /// # Errors
    ///
    /// The folder cannot be made or written.
    pub fn reserve(&self, level: &Path) -> io::Result<Place> {
        let _guard = self.guard()?;
        self.sweep()?;
        let last = self.numbered()?.first().map_or(0, |(number, _)| *number);
        let held = self.held_numbers()?.into_iter().max().unwrap_or(0);
        let number = last.max(held) + 1;
        let level = level.file_name().unwrap_or_default().to_string_lossy();
        self.hold(
            number,
            self.folder.join(format!("{PREFIX}{number:04}-{level}.json")),
        )?
        .ok_or_else(|| io::Error::from(io::ErrorKind::WouldBlock))
    }

    /// Takes the place of a numbered fight of this shelf again, to go on with it; none if the file is none of those, or another program
    /// plays it.
    ///
    /// # Errors
    ///
    /// The folder cannot be written.
    pub fn claim(&self, file: &Path) -> io::Result<Option<Place>> {
        let Some(number) = number_of(file).filter(|_| self.holds(file)) else {
            return Ok(None);
        };
        let _guard = self.guard()?;
        self.hold(number, file.to_owned())
    }

    /// All recordings on the shelf, the latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<_> = self
            .entries()
            .unwrap_or_default()
            .into_iter()
            .filter(|file| file.extension().is_some_and(|extension| extension == "json") && !is_hidden(file))
            .map(|file| {
                let written = fs::metadata(&file).and_then(|data| data.modified()).ok();
                ((written, number_of(&file), file.clone()), file)
            })
            .collect();
        files.sort();
        files.into_iter().rev().map(|(_, file)| file).collect()
    }

    /// The recording with a number.
    pub fn with_number(&self, number: u32) -> Option<PathBuf> {
        let numbered = self.numbered().ok()?;
        numbered
            .into_iter()
            .find_map(|(found, file)| (found == number).then_some(file))
    }

    /// The latest fight that is not over and that no program plays at the moment, of those with a number.
    pub fn unfinished(&self) -> Option<(PathBuf, Recording)> {
        let files = self.files().into_iter();
        files
            .filter_map(|file| Some((number_of(&file)?, file)))
            .take(LOOKED_THROUGH)
            .filter(|(number, _)| !self.is_held(*number))
            .filter_map(|(_, file)| Some((load(&file).ok()?, file)))
            .find(|(recording, _)| !recording.over && !recording.intents.is_empty())
            .map(|(recording, file)| (file, recording))
    }

    /// Whether a file lies in this folder.
    fn holds(&self, file: &Path) -> bool {
        let of = |path: &Path| path.canonicalize().ok();
        file.parent()
            .is_some_and(|folder| of(folder).is_some_and(|it| Some(it) == of(&self.folder)))
    }

    /// Waits until no other program changes the shelf.
    fn guard(&self) -> io::Result<File> {
        fs::create_dir_all(&self.folder)?;
        let guard = open_lock(&self.folder.join(GUARD))?;
        match guard.lock() {
            Err(error) if error.kind() != io::ErrorKind::Unsupported => Err(error),
            _ => Ok(guard),
        }
    }

    /// Takes the lock of a number; none if it is held. The shelf is guarded.
    fn hold(&self, number: u32, file: PathBuf) -> io::Result<Option<Place>> {
        let lock = self.lock_of(number);
        let held = open_lock(&lock)?;
        match held.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => Err(error),
            _ => Ok(Some(Place {
                file,
                number,
                lock,
                _held: held,
            })),
        }
    }

    fn lock_of(&self, number: u32) -> PathBuf {
        self.folder.join(format!("{PREFIX}{number:04}.lock"))
    }

    /// Whether some program, this one among them, holds the place with a number.
    fn is_held(&self, number: u32) -> bool {
        let lock = File::open(self.lock_of(number));
        lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
    }

    fn held_numbers(&self) -> io::Result<Vec<u32>> {
        let locks = self.entries()?.into_iter();
        Ok(locks
            .filter(|file| file.extension().is_some_and(|extension| extension == "lock"))
            .filter_map(|file| number_of(&file))
            .filter(|number| self.is_held(*number))
            .collect())
    }

    /// The numbered recordings, the highest number first.
    fn numbered(&self) -> io::Result<Vec<(u32, PathBuf)>> {
        let mut numbered: Vec<(u32, PathBuf)> = self
            .entries()?
            .into_iter()
            .filter(|file| file.extension().is_some_and(|extension| extension == "json"))
            .filter_map(|file| Some((number_of(&file)?, file)))
            .collect();
        numbered.sort_by_key(|(number, _)| Reverse(*number));
        Ok(numbered)
    }

    fn entries(&self) -> io::Result<Vec<PathBuf>> {
        match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            entries => entries?.map(|entry| Ok(entry?.path())).collect(),
        }
    }

    /// Removes locks and half-written files whose program is gone, and the oldest fights beyond the limit. The shelf is guarded.
    fn sweep(&self) -> io::Result<()> {
        for file in self.entries()? {
            let is_left_over = is_half_written(&file) || file.extension().is_some_and(|it| it == "lock");
            if is_left_over && number_of(&file).is_some_and(|number| !self.is_held(number)) {
                let _ = fs::remove_file(file);
            }
        }
        for (number, file) in self.numbered()?.into_iter().skip(MOST - 1) {
            if !self.is_held(number) {
                // With what is kept beside it of its review.
                let _ = fs::remove_file(file.with_extension("review"));
                let _ = fs::remove_file(file);
            }
        }
        Ok(())
    }
}

fn open_lock(path: &Path) -> io::Result<File> {
    OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .read(true)
        .open(path)
}

fn name_of(file: &Path) -> &str {
    file.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}

fn is_hidden(file: &Path) -> bool {
    name_of(file).starts_with('.')
}

/// Whether a file is one that was to take the place of a recording at once, `.NAME.json.SIGNS`.
fn is_half_written(file: &Path) -> bool {
    is_hidden(file) && name_of(file).contains(".json.")
}

/// The number in the name of a file that the shelf has made: of a fight, of its lock or of what is half written of it.
fn number_of(file: &Path) -> Option<u32> {
    let name = name_of(file).trim_start_matches('.').strip_prefix(PREFIX)?;
    let digits = name.split(['-', '.']).next()?;
    (digits.len() >= 4).then(|| digits.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own for a test, which goes with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder =
                std::env::temp_dir().join(format!("klingentanz-shelf-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Self(folder)
        }

        fn shelf(&self) -> Shelf {
            Shelf::new(&self.0)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let mut names: Vec<String> = entries
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .filter(|name| name != GUARD)
                .collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const LEVEL: &str = "levels/01-courtyard";

    #[test]
    fn two_fights_at_once_have_two_places() {
        let folder = Folder::new("two");
        let (one, two) = (folder.shelf(), folder.shelf());
        let first = one.reserve(LEVEL.as_ref()).unwrap();
        let second = two.reserve(LEVEL.as_ref()).unwrap();
        assert_eq!((first.number(), second.number()), (1, 2));
        assert_eq!(name_of(first.file()), "fight-0001-01-courtyard.json");
        fs::write(second.file(), "{}").unwrap();
        drop((first, second));
        // The first has written nothing, but no number is given twice beside the second.
        assert_eq!(one.reserve(LEVEL.as_ref()).unwrap().number(), 3);
        assert_eq!(folder.names(), ["fight-0002-01-courtyard.json"]);
    }

    #[test]
    fn a_fight_that_is_played_is_not_claimed_a_second_time() {
        let folder = Folder::new("claim");
        let place = folder.shelf().reserve(LEVEL.as_ref()).unwrap();
        fs::write(place.file(), "{}").unwrap();
        let file = place.file().to_owned();
        assert!(folder.shelf().claim(&file).unwrap().is_none());
        drop(place);
        let again = folder.shelf().claim(&file).unwrap().unwrap();
        assert_eq!(again.file(), file);
        let saved = folder.0.join("01-courtyard-0001.json");
        assert!(
            folder.shelf().claim(&saved).unwrap().is_none(),
            "what a player has saved has no number of the shelf"
        );
    }

    #[test]
    fn what_a_killed_program_leaves_is_swept_and_what_a_player_saved_stays() {
        let folder = Folder::new("sweep");
        let kept = folder.shelf().reserve(LEVEL.as_ref()).unwrap();
        let left = [
            ".fight-0001-01-courtyard.json.aB3dE6",
            ".fight-0007-02-tavern.json.xYz123",
            "fight-0007.lock",
            "fight-0005-02-tavern.json",
            "01-courtyard-001.json",
        ];
        for name in left {
            fs::write(folder.0.join(name), "").unwrap();
        }
        let next = folder.shelf().reserve(LEVEL.as_ref()).unwrap();
        assert_eq!(next.number(), 6);
        assert_eq!(
            folder.names(),
            [
                ".fight-0001-01-courtyard.json.aB3dE6",
                "01-courtyard-001.json",
                "fight-0001.lock",
                "fight-0005-02-tavern.json",
                "fight-0006.lock",
            ],
            "the first fight is still played, so that its half-written file stays"
        );
        drop(kept);
    }

    #[test]
    fn thirty_numbered_fights_stay_and_the_oldest_goes() {
        let folder = Folder::new("most");
        fs::create_dir_all(&folder.0).unwrap();
        for number in 1..=MOST {
            fs::write(folder.0.join(format!("{PREFIX}{number:04}-x.json")), "").unwrap();
        }
        let place = folder.shelf().reserve(LEVEL.as_ref()).unwrap();
        fs::write(place.file(), "").unwrap();
        assert_eq!(place.number(), 31);
        assert_eq!(folder.shelf().numbered().unwrap().len(), MOST);
        assert!(folder.shelf().with_number(1).is_none());
        assert!(folder.shelf().with_number(2).is_some());
    }

    #[test]
    fn files_are_numbered_by_their_whole_name() {
        let number = |name: &str| number_of(Path::new(name));
        assert_eq!(number("fight-0012-04-corridor.json"), Some(12));
        assert_eq!(number("/home/a/.fight-0012-x.json.Ab12Cd"), Some(12));
        assert_eq!(number("fight-10000-x.json"), Some(10_000));
        assert_eq!(number("fight-12-x.json"), None);
        assert_eq!(number("01-courtyard-0012.json"), None);
    }
}
