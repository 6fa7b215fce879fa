//! `klingentanz check`: is everything in order in levels, data, texts and recordings?

mod file;
mod gear;
mod lesson;
mod recording;
mod words;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use self::file::Task;
use super::failure::Failure;
use super::voice::Voice;
use super::world;
use crate::content::{Own, Problem, Problems, Texts};
use crate::level::{LEVEL_FILE, Level, Notice, check_tilesets};
use crate::replay::{self, Opening, Prepared};
use crate::rules::own::{open_tables, tables};
use crate::rules::{Registry, SYSTEMS};
use crate::words::Phrase;

/// How deep folders are searched.
const DEEPEST: u8 = 8;

/// Checks levels and content: every problem with file, line and reason, and what has no effect.
#[derive(clap::Args)]
pub struct Check {
    /// Folders of levels, `assets`, folders that hold them, or recordings
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// What was found so far.
struct Findings<'v> {
    voice: &'v Voice,
    /// The world in which levels and recordings are tried; none before the first.
    app: Option<App>,
    things: u32,
    problems: Problems,
    warnings: Vec<Problem>,
    notices: Vec<Notice>,
}

impl Check {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let mut findings = Findings {
            voice,
            app: None,
            things: 0,
            problems: Problems::default(),
            warnings: Vec::new(),
            notices: Vec::new(),
        };
        for path in &self.paths {
            let before = findings.things;
            findings.look(path, DEEPEST);
            if findings.things == before {
                let reason = "holds no level, no assets and no recording";
                findings.problems.push(Problem::of_file(path, reason));
            }
        }
        let told = findings.tell(out);
        if findings.problems.is_empty() {
            return told;
        }
        // The verdict is in the status too, whether or not somebody still reads.
        Err(Failure::Shown)
    }
}

impl Findings<'_> {
    /// Checks what a path is, or what its folders hold.
    fn look(&mut self, path: &Path, deeper: u8) {
        if path.is_file() {
            return self.file(path);
        }
        // A level file that is no plain file is a fault of the level.
        if path.join(LEVEL_FILE).exists() {
            return self.level(path);
        }
        if path.join("rules").is_dir() && path.join("text").is_dir() {
            return self.assets(path);
        }
        if holds_own(path) {
            self.own(path);
        }
        match folders(path) {
            Err(problem) => {
                self.things += 1;
                self.problems.push(problem);
            }
            Ok(inner) if deeper > 0 => inner.iter().for_each(|folder| self.look(folder, deeper - 1)),
            Ok(_) => {}
        }
    }

    /// Writes what was found, and how much of it is broken.
    fn tell(&self, out: &mut impl Write) -> Result<(), Failure> {
        for warning in &self.warnings {
            writeln!(out, "{warning}")?;
        }
        for notice in &self.notices {
            writeln!(out, "{notice}")?;
        }
        if !self.problems.is_empty() {
            writeln!(out, "{}", self.problems)?;
        }
        let sum = match self.problems.count() {
            0 => Phrase::key("cli-check-clean").with("count", i64::from(self.things)),
            count => Phrase::key("cli-check-broken").with("count", i64::try_from(count).unwrap_or(i64::MAX)),
        };
        Ok(writeln!(out, "{}", self.voice.say(&sum))?)
    }

    fn file(&mut self, path: &Path) {
        match file::task(path) {
            Task::Level(folder) => self.level(folder),
            Task::Recording => self.recording(path),
            Task::Done(problems) => {
                self.things += 1;
                self.problems.append(problems);
            }
        }
    }

    fn recording(&mut self, path: &Path) {
        self.things += 1;
        let Some(mut app) = self.app() else { return };
        let notes = recording::look(app.world_mut(), self.voice, path, &mut self.problems);
        self.warnings.extend(notes);
        self.app = Some(app);
    }

    fn level(&mut self, folder: &Path) {
        self.things += 1;
        match Level::load(folder) {
            Err(problems) => self.problems.append(problems),
            Ok(level) => {
                self.warnings.extend(level.warnings.iter().cloned());
                self.warnings.extend(lesson::odd(&level));
                let Some(mut app) = self.app() else { return };
                self.fighters(app.world_mut(), &level);
                gear::unknown(app.world(), &level, &mut self.problems);
                self.lesson(app.world_mut(), &level);
                self.app = Some(app);
            }
        }
    }

    /// The world in which levels and recordings are tried.
    fn app(&mut self) -> Option<App> {
        match self.app.take().map_or_else(world::app, Ok) {
            Ok(app) => Some(app),
            Err(Failure::Problems(problems)) => {
                self.problems.append(problems);
                None
            }
            // The only other failures are of arguments and streams, which a world does not touch.
            Err(_) => None,
        }
    }

    /// The words of the rule systems in a level: persons, start states, modules.
    fn fighters(&mut self, world: &mut World, level: &Level) {
        for name in &level.rules {
            match muster(world, level, name) {
                Ok((notices, odd)) => {
                    self.notices.extend(notices);
                    self.warnings.extend(odd);
                }
                Err(problems) => self.problems.append(problems),
            }
        }
    }

    /// Weapons, armour and people of one's own in a folder that is no level's, such as a hero's.
    fn own(&mut self, folder: &Path) {
        self.things += 1;
        let Some(app) = self.app() else { return };
        let own = Own::read(folder, &open_tables(), &mut self.problems);
        for system in SYSTEMS {
            // Over what the player has besides, as in a fight.
            if let Err(problems) = tables(app.world(), *system, &own) {
                self.problems.append(problems);
            }
        }
        self.app = Some(app);
    }

    /// The lesson of a level, and all texts that the two of them name.
    fn lesson(&mut self, world: &mut World, level: &Level) {
        let lesson = match lesson::look(level) {
            Ok(lesson) => lesson,
            Err(problems) => return self.problems.append(problems),
        };
        if let Some(lesson) = &lesson {
            lesson::follow(world, level, lesson, &mut self.problems);
        }
        let of_level = || level.labels.iter().map(|entry| (&entry.value, &entry.mark));
        let labels = || of_level().chain(lesson.iter().flat_map(|lesson| lesson.labels()));
        words::missing(&self.voice.texts, &level.folder, labels(), &mut self.problems);
        let odd = words::odd(&level.folder, labels().map(|(label, _)| label));
        self.warnings.extend(odd);
    }

    fn assets(&mut self, folder: &Path) {
        self.things += 1;
        let root = folder
            .canonicalize()
            .ok()
            .and_then(|real| Some(real.parent()?.to_owned()));
        // A path such as `assets` is named in messages as it was written.
        let root = match folder.parent() {
            Some(parent) if folder.ends_with("assets") => parent.to_owned(),
            _ => root.unwrap_or_default(),
        };
        match Texts::load(&root) {
            Ok(texts) => {
                let lacking = words::lacking(&texts, &folder.join("text"));
                lacking
                    .into_iter()
                    .for_each(|problem| self.problems.push(problem));
            }
            Err(problems) => self.problems.append(problems),
        }
        self.problems.append(check_tilesets(&folder.join("tiles")));
        if let Err(problems) = Registry::load_board(&folder.join("rules")) {
            self.problems.append(problems);
        }
        for system in SYSTEMS {
            let mut world = World::new();
            match system.load(&mut world, &root) {
                Ok(()) => self.warnings.extend(notes(system.stored_otherwise(&world))),
                Err(problems) => self.problems.append(problems),
            }
        }
    }
}

/// The same with the word that they are no errors.
fn notes(found: Vec<Problem>) -> impl Iterator<Item = Problem> {
    let note = |problem: Problem| Problem {
        reason: format!("note: {}", problem.reason),
        ..problem
    };
    found.into_iter().map(note)
}

/// Whether a folder holds weapons, armour and people of one's own: the folder of a rule system in its `rules`.
fn holds_own(folder: &Path) -> bool {
    let rules = folder.join("rules");
    SYSTEMS.iter().any(|system| rules.join(system.id().0).is_dir())
}

/// Makes the battle of a level by one rule system, as a fight would, and asks what of the level has no effect in it, what is odd about its
/// fighters, and what is stored otherwise than the rules make it.
fn muster(world: &mut World, level: &Level, name: &str) -> Result<(Vec<Notice>, Vec<Problem>), Problems> {
    let opening = Opening {
        system: Some(name.to_owned()),
        ..Opening::of_level(&level.folder, 0)
    };
    let Prepared { system, muster, .. } = replay::prepare(world, &opening)?;
    system.muster(world, &muster)?;
    let notice = |(place, what): (&str, String)| Notice {
        file: muster.file.clone(),
        place: place.to_owned(),
        what,
    };
    let without_effect = system.without_effect(&muster).into_iter().map(notice);
    let mut odd = system.odd_fighters(world, &muster);
    odd.extend(notes(system.fighters_stored_otherwise(world, &muster)));
    Ok((without_effect.collect(), odd))
}

/// The folders in a folder, in order of their names.
fn folders(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    let unreadable = |error: std::io::Error| Problem::of_file(path, format!("cannot be read: {error}"));
    if path.exists() && !path.is_dir() {
        return Err(Problem::of_file(path, "is neither a folder nor a plain file"));
    }
    let mut inner = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        if entry.file_type().map_err(unreadable)?.is_dir() {
            inner.push(entry.path());
        }
    }
    inner.sort();
    Ok(inner)
}
