//! `klingentanz check`: is everything in order in levels, data, texts and recordings?

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::failure::Failure;
use super::voice::Voice;
use crate::content::level::{LEVEL_FILE, Notice};
use crate::content::{Level, Problem, Problems, Texts, root};
use crate::headless_app;
use crate::replay::{self, Opening, Prepared};
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
#[derive(Default)]
struct Findings {
    things: u32,
    problems: Problems,
    warnings: Vec<Problem>,
    notices: Vec<Notice>,
}

impl Check {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let mut findings = Findings::default();
        for path in &self.paths {
            let before = findings.things;
            findings.look(path, DEEPEST);
            if findings.things == before {
                let reason = "holds no level, no assets and no recording";
                findings.problems.push(Problem::of_file(path, reason));
            }
        }
        let told = findings.tell(voice, out);
        if findings.problems.is_empty() {
            return told;
        }
        // The verdict is in the status too, whether or not somebody still reads.
        Err(Failure::Shown)
    }
}

impl Findings {
    /// Checks what a path is, or what its folders hold.
    fn look(&mut self, path: &Path, deeper: u8) {
        if path.is_file() {
            return self.file(path);
        }
        if path.join(LEVEL_FILE).is_file() {
            return self.level(path);
        }
        if path.join("rules").is_dir() && path.join("text").is_dir() {
            return self.assets(path);
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
    fn tell(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        for warning in &self.warnings {
            writeln!(out, "{warning}")?;
        }
        for notice in &self.notices {
            writeln!(out, "{notice}")?;
        }
        for problem in self.problems.iter() {
            writeln!(out, "{problem}")?;
        }
        let sum = match self.problems.iter().count() {
            0 => Phrase::key("cli-check-clean").with("count", i64::from(self.things)),
            count => Phrase::key("cli-check-broken").with("count", i64::try_from(count).unwrap_or(i64::MAX)),
        };
        Ok(writeln!(out, "{}", voice.say(&sum))?)
    }

    fn file(&mut self, path: &Path) {
        if path.file_name().is_some_and(|name| name == LEVEL_FILE) {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            return self.level(folder.unwrap_or_else(|| Path::new(".")));
        }
        self.things += 1;
        if let Err(problems) = replay::load(path) {
            self.problems.append(problems);
        }
    }

    fn level(&mut self, folder: &Path) {
        self.things += 1;
        match Level::load(folder) {
            Err(problems) => self.problems.append(problems),
            Ok(level) => {
                self.warnings.extend(level.warnings.iter().cloned());
                self.fighters(&level);
            }
        }
    }

    /// The words of the rule systems in a level: persons, start states, modules.
    fn fighters(&mut self, level: &Level) {
        let mut app = match headless_app(&root()) {
            Ok(app) => app,
            Err(problems) => return self.problems.append(problems),
        };
        for name in &level.rules {
            match muster(app.world_mut(), level, name) {
                Ok(notices) => self.notices.extend(notices),
                Err(problems) => self.problems.append(problems),
            }
        }
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
        if let Err(problems) = Texts::load(&root) {
            self.problems.append(problems);
        }
        if let Err(problems) = Registry::load_board(&folder.join("rules")) {
            self.problems.append(problems);
        }
        for system in SYSTEMS {
            if let Err(problems) = system.load(&mut World::new(), &root) {
                self.problems.append(problems);
            }
        }
    }
}

/// Makes the battle of a level by one rule system, as a fight would, and asks what of the level has no effect in it.
fn muster(world: &mut World, level: &Level, name: &str) -> Result<Vec<Notice>, Problems> {
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
    Ok(system.without_effect(&muster).into_iter().map(notice).collect())
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
