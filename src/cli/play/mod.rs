//! `klingentanz play`: the game, in its window or in the terminal.

mod command;
mod lesson;
mod map;
mod menu;
mod near;
pub(super) mod sheet;
mod size;
mod table;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use super::cast::CastWish;
use super::failure::Failure;
use super::fight::{self, RuleWish, SeatWord};
use super::voice::Voice;
use super::world;
use crate::battle::ModuleWish;
use crate::content::{Label, Language, Problem, root};
use crate::level::{LEVEL_FILE, Level};
use crate::replay::{self, DiceSource, Opening, Recast, Shelf};
use crate::words::Phrase;

use lesson::Class;
pub(super) use menu::plain_choice;
use table::Keeper;
pub use table::Table;

/// Plays a fight, in the window or with --text in the terminal.
#[derive(clap::Args, Default)]
pub struct Play {
    /// Folder of the level, or its name under levels/; left out: to be chosen
    level: Option<PathBuf>,
    /// Plays in the terminal
    #[arg(long)]
    pub text: bool,
    /// Who plays each side, in the order of the level; left out: as the level says
    #[arg(long, value_name = "SEAT,SEAT", value_delimiter = ',')]
    seats: Vec<SeatWord>,
    /// Seed of the dice; left out: a new one
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    cast: CastWish,
    #[command(flatten)]
    rules: RuleWish,
    /// Choices can be undone even after dice were rolled
    #[arg(long)]
    practice: bool,
    /// Where the recording is kept while the fight goes on, in the window that of the first fight; left out: in the user's own folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Replaces the file of --record if there is one
    #[arg(long, requires = "record")]
    overwrite: bool,
    /// Goes on with a recorded fight: its file, or its number on the shelf, see `replay --list`
    #[arg(long, value_name = "FILE|NUMBER", conflicts_with_all = ["level", "fighters", "sides", "seats", "seed", "practice", "system", "preset", "on", "off"])]
    resume: Option<PathBuf>,
    /// Size of the window in pixels, from 960x600; left out: 1280x720
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size::read, conflicts_with = "text")]
    size: Option<(u32, u32)>,
}

/// What the window is asked to begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// The level to begin at once.
    pub level: Option<PathBuf>,
    /// Who plays each side, by the words of the command line.
    pub seats: Vec<String>,
    /// The seed of the dice.
    pub seed: Option<u64>,
    /// Where the first fight is recorded besides.
    pub record: Option<PathBuf>,
    /// The recording to go on with.
    pub resume: Option<PathBuf>,
    /// The rule system.
    pub system: Option<String>,
    /// The optional rules.
    pub modules: ModuleWish,
    /// Who fights in whose place.
    pub cast: Recast,
    /// The language.
    pub language: Option<Language>,
    /// Whether choices can be taken back even after dice have fallen.
    pub practice: bool,
    /// Its width and height in pixels.
    pub size: Option<(u32, u32)>,
    /// Whether the window says on the standard output which screen is reached.
    pub report: bool,
}

impl Play {
    /// Looks whether the arguments fit the level that is named, before a window opens.
    ///
    /// # Errors
    ///
    /// Wrong usage, no level of this name, or a file to record into that is there already. Of a broken level the window itself tells.
    pub fn fits(&self) -> Result<(), Failure> {
        let is_own = self.resume.is_some() && self.resume == self.record;
        self.may_record(is_own)?;
        if let Some(level) = &self.level {
            fight::level(level)?;
        }
        let look = |level: &Path| {
            let mut opening = self.opening(level)?;
            let app = world::app()?;
            fight::fit(app.world(), &opening, &self.rules, &self.seats)?;
            self.cast.apply(app.world(), &mut opening)
        };
        match self.level.as_deref().map(look) {
            Some(Err(wrong @ Failure::Usage(_))) => Err(wrong),
            _ => Ok(()),
        }
    }

    /// The wish for the window.
    pub fn window(self, language: Option<Language>, report: bool) -> Box<Window> {
        use clap::ValueEnum;
        let word = |seat: &SeatWord| {
            let value = seat.to_possible_value();
            value.map(|value| value.get_name().to_owned()).unwrap_or_default()
        };
        Box::new(Window {
            level: self.level,
            seats: self.seats.iter().map(word).collect(),
            seed: self.seed,
            record: self.record,
            resume: self.resume,
            modules: self.rules.modules(),
            // What is wrong with it was told before, but where no level is named.
            cast: self.cast.recast().unwrap_or_default(),
            system: self.rules.system,
            language,
            practice: self.practice,
            size: self.size,
            report,
        })
    }

    /// Plays in the terminal until the fight or the input ends, or the player leaves.
    pub fn in_terminal(
        self,
        voice: &Voice,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if let Some(recording) = &self.resume {
            let recording = fight::recording(recording)?;
            let keeper = self.keeper(|shelf| Keeper::going_on(shelf, &recording))?;
            return Table::resume(voice, &recording, keeper, out)?.play(input, out);
        }
        let Some(level) = self.level_or_ask(voice, input, out)? else {
            return Ok(());
        };
        let mut opening = self.opening(&level)?;
        if Level::load(&replay::locate(&opening.level))?.lesson.is_some() {
            self.fits_a_lesson()?;
            return Class::begin(voice, &replay::locate(&opening.level))?.teach(input, out);
        }
        let app = world::app()?;
        fight::fit(app.world(), &opening, &self.rules, &self.seats)?;
        self.cast.apply(app.world(), &mut opening)?;
        if let DiceSource::Seed(seed) = opening.dice {
            let seed = Phrase::key("cli-seed").with("seed", Phrase::plain(seed.to_string()));
            writeln!(out, "{}", voice.say(&seed))?;
        }
        let keeper = self.keeper(Keeper::on_shelf)?;
        Table::open(voice, &opening, keeper)?.play(input, out)
    }

    /// Keeps the fight in the file that is named, else as it is done with the player's shelf.
    ///
    /// # Errors
    ///
    /// The file is there already.
    fn keeper(&self, on: impl FnOnce(Shelf) -> Keeper) -> Result<Keeper, Failure> {
        let Some(file) = &self.record else {
            return Ok(on(fight::shelf()));
        };
        // Whoever goes on with a recording may name its own file.
        let is_own = self.resume.as_ref() == Some(file);
        self.may_record(is_own)?;
        Ok(Keeper::in_file(file.clone()))
    }

    /// # Errors
    ///
    /// The file that is named for the recording cannot be one, or is there already.
    fn may_record(&self, is_own: bool) -> Result<(), Failure> {
        let begun = |file: &PathBuf| replay::may_begin(file, self.overwrite || is_own);
        let problem = self.record.as_ref().and_then(|file| begun(file).err());
        problem.map_or(Ok(()), |problem| Err(Failure::Problems(problem.into())))
    }

    /// A lesson brings its own dice, seats and rules.
    ///
    /// # Errors
    ///
    /// Wrong usage where the arguments name others.
    fn fits_a_lesson(&self) -> Result<(), Failure> {
        let rules = &self.rules;
        let given = [
            ("--seed", self.seed.is_some()),
            ("--seats", !self.seats.is_empty()),
            ("--as and --team", !self.cast.is_empty()),
            ("--system", rules.system.is_some()),
            ("--preset", rules.preset.is_some()),
            ("--on", !rules.on.is_empty()),
            ("--off", !rules.off.is_empty()),
            ("--practice", self.practice),
            ("--record", self.record.is_some()),
        ];
        let given: Vec<&str> = given
            .iter()
            .filter(|(_, is_given)| *is_given)
            .map(|(name, _)| *name)
            .collect();
        if given.is_empty() {
            return Ok(());
        }
        let reason = format!(
            "a lesson has its own dice, seats and rules: leave {} out",
            given.join(", ")
        );
        Err(Failure::Usage(vec![reason]))
    }

    fn opening(&self, level: &Path) -> Result<Opening, Failure> {
        // The standard library's hasher begins with new keys in every run, which is all the chance that a seed needs.
        let seed = self
            .seed
            .unwrap_or_else(|| RandomState::new().build_hasher().finish());
        let seats = fight::seats(&self.seats);
        fight::opening(level, &self.rules, seats, DiceSource::Seed(seed), self.practice)
    }

    /// The level of the arguments, or one chosen from a list; none when the input ends before.
    fn level_or_ask(
        &self,
        voice: &Voice,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<PathBuf>, Failure> {
        if let Some(level) = &self.level {
            return Ok(Some(level.clone()));
        }
        let levels = levels()?;
        for (number, (folder, title)) in (1..).zip(&levels) {
            let folder = folder.file_name().unwrap_or_default().to_string_lossy();
            writeln!(out, "{number:>3}  {} ({folder})", voice.say(&Phrase::from(title)))?;
        }
        let prompt = Phrase::key("cli-choose").with("count", levels.len() as i64);
        loop {
            write!(out, "{} ", voice.say(&prompt))?;
            out.flush()?;
            let Some(line) = command::read_line(input).map_err(Failure::Input)? else {
                writeln!(out)?;
                return Ok(None);
            };
            let number: Option<usize> = line.trim().parse().ok();
            if let Some((folder, _)) = number.and_then(|number| levels.get(number.checked_sub(1)?)) {
                return Ok(Some(folder.clone()));
            }
            let wrong = Phrase::key("cli-not-a-choice").with("input", Phrase::plain(line));
            writeln!(out, "{}", voice.say(&wrong))?;
        }
    }
}

/// Why nothing is written into the file that somebody has named for the recording of a lesson.
pub fn no_lesson_recorded(file: &Path) -> Problem {
    Problem::of_file(file, "stays unwritten: a lesson is not recorded".to_owned())
}

/// The levels of the game in order of their folders, with their titles; broken ones are left out.
fn levels() -> Result<Vec<(PathBuf, Label)>, Failure> {
    let folder = root().join("levels");
    let unreadable = |error: std::io::Error| {
        Failure::Problems(Problem::of_file(&folder, format!("cannot be read: {error}")).into())
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.join(LEVEL_FILE).is_file()
            && let Ok(level) = Level::load(&path)
        {
            found.push((path, level.title));
        }
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found)
}
