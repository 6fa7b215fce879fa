//! `klingentanz balance`: counts how fair the levels of the game are, by every rule system and preset, and writes it down.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread;

use bevy::prelude::*;
use indicatif::ProgressBar;

use super::failure::Failure;
use super::fight::{self, RuleWish, SeatWord};
use super::lab::Lab;
use super::simulate::stopped_by_keys;
use super::table::write_table;
use super::tally::Tally;
use super::voice::Voice;
use super::world;
use crate::ai::Depth;
use crate::battle::{RuleSystem, SideId};
use crate::content::root;
use crate::level::{LEVEL_FILE, Level};
use crate::replay::{self, Balance, Count, DiceSource, OfLevel, Prepared};
use crate::rules::{Preset, Registry};
use crate::words::Phrase;

/// Counts how often each side of the levels wins when the careful computer plays all of them, by every rule system and preset.
#[derive(clap::Args)]
pub struct Weigh {
    /// Folders of levels, or their names under levels/; left out: all levels of the game
    levels: Vec<PathBuf>,
    /// How many fights for each level, rule system and preset; every second one lists the sides in reverse order
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    battles: u32,
    /// This rule system alone
    #[arg(long, value_name = "NAME")]
    system: Option<String>,
    /// This preset alone
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// How many threads; left out: one for each core. The result is the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Writes what was counted into assets/balance.ron, where the set-up reads it
    #[arg(long)]
    write: bool,
}

impl Weigh {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let app = world::app()?;
        let stop = stopped_by_keys()?;
        for folder in self.folders()? {
            let level = Level::load(&root().join(&folder))?;
            for system in replay::systems(app.world(), &level) {
                for preset in presets(system) {
                    if !self.is_wanted(system, preset) {
                        continue;
                    }
                    let tally = self.count(app.world(), &folder, (system, preset), &stop)?;
                    if tally.fights < u64::from(self.battles) {
                        return Err(Failure::Told("interrupted".to_owned()));
                    }
                    let count = counted(&tally, level.sides.len());
                    tell(&folder, (system, preset), &count, voice, out)?;
                    if self.write {
                        write_down(&folder, &level, (system, preset), count)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The levels that are to be counted; a lesson is no fight.
    fn folders(&self) -> Result<Vec<PathBuf>, Failure> {
        if !self.levels.is_empty() {
            return self.levels.iter().map(|level| fight::level(level)).collect();
        }
        let entries = std::fs::read_dir(root().join("levels"))?;
        let folders = entries.filter_map(|entry| Some(entry.ok()?.file_name()));
        let mut folders: Vec<PathBuf> = folders.map(|name| Path::new("levels").join(name)).collect();
        folders.retain(|folder| root().join(folder).join(LEVEL_FILE).is_file());
        folders.retain(|folder| {
            let level = Level::load(&root().join(folder));
            level.is_ok_and(|level| level.lesson.is_none())
        });
        folders.sort();
        Ok(folders)
    }

    fn is_wanted(&self, system: &dyn RuleSystem, preset: Preset) -> bool {
        let by_system = self.system.as_deref().is_none_or(|name| name == system.id().0);
        let by_preset = |name: &str| name.eq_ignore_ascii_case(preset.name());
        by_system && self.preset.as_deref().is_none_or(by_preset)
    }

    fn count(
        &self,
        world: &World,
        folder: &Path,
        (system, preset): (&'static dyn RuleSystem, Preset),
        stop: &AtomicBool,
    ) -> Result<Tally, Failure> {
        let rules = RuleWish {
            system: Some(system.id().0.to_owned()),
            preset: Some(preset.name().to_owned()),
            ..RuleWish::default()
        };
        let seats = fight::seats(&[SeatWord::Opponent; 4]);
        let opening = fight::opening(folder, &rules, seats, DiceSource::Seed(1), false)?;
        let Prepared { system, muster, .. } = replay::prepare(world, &opening)?;
        let lab = Lab {
            system,
            swapped: Some(muster.swapped()),
            muster,
            seed: 1,
            depth: Depth::default(),
            opening,
        };
        let threads = self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        );
        lab.fight_all(u64::from(self.battles), threads, stop, &ProgressBar::hidden())
    }
}

/// The presets that can be told apart by a rule system.
fn presets(system: &dyn RuleSystem) -> Vec<Preset> {
    let registry = Registry::load(&root().join("assets/rules").join(system.id().0));
    registry.map_or_else(|_| vec![Preset::default()], |registry| registry.presets())
}

/// What the file keeps of many fights.
fn counted(tally: &Tally, sides: usize) -> Count {
    let small = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let wins = (0..sides).map(|side| tally.sides.get(side).map_or(0, |side| small(side.wins)));
    Count {
        fights: small(tally.fights),
        wins: wins.collect(),
        rounds: small(tally.rounds),
    }
}

/// A line for one count.
fn tell(
    folder: &Path,
    (system, preset): (&dyn RuleSystem, Preset),
    count: &Count,
    voice: &Voice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let shares = (0..count.wins.len()).map(|side| count.share(SideId(side as u8)).unwrap_or(0));
    let shares: Vec<String> = shares.map(|share| share.to_string()).collect();
    let rounds = Phrase::key("setup-length").with("rounds", i64::from(count.length()));
    let name = folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let cells = [
        name,
        system.id().0.to_owned(),
        preset.name().to_owned(),
        shares.join(" : "),
        voice.say(&rounds),
    ];
    write_table(&[cells.to_vec()], out)?;
    Ok(out.flush()?)
}

/// Puts one count into the file; those of a level that has changed since are thrown away.
fn write_down(
    folder: &Path,
    level: &Level,
    (system, preset): (&dyn RuleSystem, Preset),
    count: Count,
) -> Result<(), Failure> {
    let Balance(mut levels) = Balance::load(&root())?;
    let name = folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let kept = levels.entry(name).or_default();
    if kept.level != level.fingerprint() {
        *kept = OfLevel {
            level: level.fingerprint(),
            counts: BTreeMap::new(),
        };
    }
    let by_system = kept.counts.entry(system.id().0.to_owned()).or_default();
    by_system.insert(preset.name().to_owned(), count);
    Ok(Balance(levels).save(&root())?)
}
