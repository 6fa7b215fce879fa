//! Recordings as files: JSON, written whole and at once, so that a crash loses at most the open decision.

use std::fs;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::Path;

use atomic_write_file::AtomicWriteFile;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Digests, Opening, RecordedIntent, Tape};
use crate::battle::{Clock, ModuleSet, Seat, StateHash, System};
use crate::content::budget::MAX_RECORDING;
use crate::content::{FileKind, Problem, Problems, StableHasher, meant, plain};

/// The version of the format. It rises when a field is changed or must be there that older recordings lack; one that may be left out is
/// added without. Whoever reads a field that he does not know says so with its place, and never guesses.
const FORMAT: u64 = 2;
/// The most people who can sit at one screen.
const MOST_SEATS: u8 = 4;

/// A recorded fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The version of the format, now 2.
    pub format: u64,
    /// The version of the game that wrote it.
    pub game: String,
    /// The rule system.
    pub system: String,
    /// The modules that were on; the opening says what was wished for.
    pub modules: Vec<(String, Option<String>)>,
    /// How the fight began.
    pub opening: Opening,
    /// What the fight was made of, part by part; older recordings do not say.
    #[serde(default, skip_serializing_if = "Digests::is_empty")]
    pub digests: Digests,
    /// The state hash before the first choice, as 16 hexadecimal digits.
    pub first: String,
    /// Whether the fight is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// The choices of all sides, in order.
    pub intents: Vec<RecordedIntent>,
}

impl Recording {
    /// The recording of a battle as far as it has come.
    pub fn of(world: &World, battle: Entity) -> Option<Self> {
        let tape = world.get::<Tape>(battle)?;
        Some(Self {
            format: FORMAT,
            game: env!("CARGO_PKG_VERSION").to_owned(),
            system: world.get::<System>(battle)?.0.id().0.to_owned(),
            modules: world.get::<ModuleSet>(battle)?.0.clone(),
            opening: tape.opening.clone(),
            digests: tape.digests.clone(),
            first: tape.first.map(|(hash, _)| hash.to_string()).unwrap_or_default(),
            over: world.get::<Clock>(battle).is_some_and(|clock| clock.over),
            intents: tape.intents.clone(),
        })
    }
}

impl Recording {
    /// Hash of its choices and of the state before them, as 16 hexadecimal digits: the same fight, as far as it has come.
    pub fn fingerprint(&self) -> String {
        let mut hasher = StableHasher::default();
        self.first.hash(&mut hasher);
        serde_json::to_string(&self.intents)
            .unwrap_or_default()
            .hash(&mut hasher);
        StateHash(hasher.finish()).to_string()
    }
}

/// Whether a new recording may be begun in a file: where one lies already it takes its place only if that is wanted.
///
/// # Errors
///
/// There is a file already, or something that no recording takes the place of.
pub fn may_begin(path: &Path, overwrite: bool) -> Result<(), Problem> {
    replaceable(path)?;
    if !overwrite && fs::symlink_metadata(path).is_ok() {
        let reason = "is there already: name another file, or give --overwrite to replace it";
        return Err(Problem::of_file(path, reason));
    }
    Ok(())
}

/// Whether a recording may take the place of what lies there: a plain file, or nothing.
fn replaceable(path: &Path) -> Result<(), Problem> {
    let what = match fs::symlink_metadata(path).map(|data| data.file_type()) {
        Err(_) => return Ok(()),
        Ok(kind) if kind.is_file() => return Ok(()),
        Ok(kind) if kind.is_dir() => "a folder",
        Ok(kind) if kind.is_symlink() => "a link",
        Ok(_) => "a device, a pipe or a socket",
    };
    Err(Problem::of_file(
        path,
        format!("is {what}: a recording is written into a plain file"),
    ))
}

/// Writes the recording of a battle; the file is replaced at once or not at all.
///
/// # Errors
///
/// The file cannot be written, or there is something else than a plain file.
pub fn save(world: &World, battle: Entity, path: &Path) -> Result<(), Problem> {
    let fault = |reason: String| Problem::of_file(path, reason);
    replaceable(path)?;
    let recording =
        Recording::of(world, battle).ok_or_else(|| fault("this battle is not recorded".to_owned()))?;
    let mut text = serde_json::to_string(&recording).map_err(|error| fault(error.to_string()))?;
    text.push('\n');
    let unwritable = |error: io::Error| fault(format!("cannot be written: {error}"));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(unwritable)?;
    }
    let write = || {
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(text.as_bytes())?;
        file.commit()
    };
    write().map_err(unwritable)
}

/// Reads a recording.
///
/// # Errors
///
/// What is wrong with the file, with line and column where there is one.
pub fn load(path: &Path) -> Result<Recording, Problems> {
    let fault = |reason: String| Problems::from(Problem::of_file(path, reason));
    let unreadable = |error: io::Error| fault(format!("cannot be read: {error}"));
    let kind = FileKind::of(path).filter(|kind| kind.is_telling() && *kind != FileKind::Recording);
    if let Some(kind) = kind {
        return Err(fault(kind.instead_of("a recorded fight")));
    }
    let read = plain::read(path, MAX_RECORDING).map_err(unreadable)?;
    let bytes = read.ok_or_else(|| fault(format!("is larger than {} MiB", MAX_RECORDING >> 20)))?;
    let text = String::from_utf8(bytes).map_err(|_| fault("is no text in UTF-8".to_owned()))?;
    let text = text.trim_start_matches('\u{feff}');
    // A recording of another format may hold what this version does not know, so the format is looked at first.
    let format = serde_json::from_str::<Versioned>(text).map_or(FORMAT, |it| it.format);
    if format != FORMAT {
        return Err(fault(format!(
            "has format {format}, but this version of the game reads format {FORMAT}"
        )));
    }
    let read = serde_json::from_str(text).map_err(|error| {
        let problem = Problem::of_file(path, meant(&error.to_string()));
        Problems::from(problem.at(error.line().max(1) as u32, error.column().max(1) as u32))
    });
    let mut recording: Recording = read?;
    check_seats(&recording.opening, path)?;
    // What the player has of his own by now has no part in a fight that was fought without it.
    recording.opening.own.get_or_insert_default();
    Ok(recording)
}

/// Whether somebody can sit on every seat: whoever is asked on another one could never answer.
fn check_seats(opening: &Opening, path: &Path) -> Result<(), Problems> {
    let own = opening.seats.iter().filter_map(|seat| match seat {
        Seat::Human(number) => Some(("opening / seats", *number)),
        _ => None,
    });
    let dealt = opening.dealt.values().map(|number| ("opening / dealt", *number));
    let wrong = own
        .chain(dealt)
        .find(|(_, number)| !(1..=MOST_SEATS).contains(number));
    wrong.map_or(Ok(()), |(place, number)| {
        let reason = format!("the seats of humans are 1 to {MOST_SEATS}, not {number}");
        Err(Problem::of_file(path, reason).in_place(place).into())
    })
}

/// What every version says of itself.
#[derive(Deserialize)]
struct Versioned {
    format: u64,
}
