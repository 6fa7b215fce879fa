//! The fight that is being planned: the levels found, and what was chosen so far.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::battle::{ModuleWish, RuleSystem, Seat};
use crate::content::level::LEVEL_FILE;
use crate::content::{Level, Problems, root};
use crate::replay::{DiceSource, Opening};
use crate::rules;

/// The presets of the optional rules, with the text of each.
pub(super) const PRESETS: [(&str, &str); 3] = [
    ("Basic", "setup-preset-basic"),
    ("Standard", "setup-preset-standard"),
    ("Expert", "setup-preset-expert"),
];

/// A level found in the folder of the levels: read, or broken with all its problems.
pub(super) struct Found {
    /// Its folder.
    pub folder: PathBuf,
    /// What was read.
    pub level: Result<Level, Problems>,
}

impl Found {
    /// The name of the folder.
    pub(super) fn name(&self) -> String {
        self.folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    }
}

/// The plan of the next fight.
#[derive(Resource, Default)]
pub(super) struct Plan {
    /// The levels, in the order of their folders.
    pub levels: Vec<Found>,
    /// Place of the chosen level.
    pub chosen: usize,
    /// For each side, whether a human plays it.
    pub humans: Vec<bool>,
    /// Name of the rule system.
    pub system: String,
    /// Name of the preset.
    pub preset: String,
    /// The seed as it was typed.
    pub seed: String,
    /// Whether undo goes back over dice.
    pub practice: bool,
}

impl Plan {
    /// Reads the levels anew and keeps what was chosen before where it still fits.
    pub(super) fn refresh(&mut self) {
        let before = self.levels.get(self.chosen).map(Found::name);
        self.levels = find_levels(&root().join("levels"));
        // The lesson comes first in its folder's order, but a new fight begins with the first level that teaches nothing.
        let is_fight = |found: &Found| found.level.as_ref().is_ok_and(|level| level.lesson.is_none());
        let same = self.levels.iter().position(|found| Some(found.name()) == before);
        let chosen = same
            .or_else(|| self.levels.iter().position(is_fight))
            .unwrap_or(0);
        if same.is_none() || self.humans.is_empty() {
            self.choose(chosen);
        }
        if self.seed.is_empty() {
            self.seed = new_seed().to_string();
        }
    }

    /// Takes a level with its own seats, rules and preset.
    pub(super) fn choose(&mut self, place: usize) {
        self.chosen = place;
        let Some(Found { level: Ok(level), .. }) = self.levels.get(place) else {
            self.humans.clear();
            return;
        };
        self.humans = level
            .sides
            .iter()
            .map(|side| matches!(side.seat, Seat::Human(_)))
            .collect();
        let known = level.rules.iter().find(|name| rules::system(name).is_some());
        self.system = known.cloned().unwrap_or_default();
        let wish = level
            .modules
            .get(&self.system)
            .and_then(|modules| modules.wish.preset.clone());
        self.preset = wish.unwrap_or_else(|| "Standard".to_owned());
    }

    /// The chosen level, if it is whole.
    pub(super) fn level(&self) -> Option<&Level> {
        self.levels.get(self.chosen)?.level.as_ref().ok()
    }

    /// The chosen rule system.
    pub(super) fn rules(&self) -> Option<&'static dyn RuleSystem> {
        rules::system(&self.system)
    }

    /// The plan as the beginning of a fight; none while the level is broken.
    pub(super) fn opening(&self) -> Option<Opening> {
        let level = self.level()?;
        Some(Opening {
            level: level.folder.clone(),
            system: Some(self.rules()?.id().0.to_owned()),
            modules: ModuleWish {
                preset: Some(self.preset.clone()),
                ..default()
            },
            seats: seats(&self.humans),
            dice: DiceSource::Seed(seed_of(&self.seed)),
            practice: self.practice,
        })
    }
}

/// The seats of the sides: humans are counted from 1, the opponent takes the rest.
pub(in crate::screen) fn seats(humans: &[bool]) -> Vec<Seat> {
    let mut next = 0;
    let seat = |human: &bool| {
        if *human {
            next += 1;
            Seat::Human(next)
        } else {
            Seat::Opponent
        }
    };
    humans.iter().map(seat).collect()
}

/// The number that was typed; one that is too long is taken as the largest there is.
fn seed_of(typed: &str) -> u64 {
    if typed.is_empty() {
        0
    } else {
        typed.parse().unwrap_or(u64::MAX)
    }
}

/// A seed that nobody knows before, short enough to be read out to a friend.
pub(in crate::screen) fn new_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(()) % 1_000_000_000
}

/// The folders with a level file, in the order of their names.
fn find_levels(folder: &Path) -> Vec<Found> {
    let mut folders: Vec<PathBuf> = fs::read_dir(folder)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    folders.retain(|folder| folder.join(LEVEL_FILE).is_file());
    folders.sort();
    folders
        .into_iter()
        .map(|folder| Found {
            level: Level::load(&folder),
            folder,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn humans_are_seated_in_the_order_of_their_sides() {
        assert_eq!(
            seats(&[false, true, true]),
            [Seat::Opponent, Seat::Human(1), Seat::Human(2)]
        );
    }

    #[test]
    fn a_seed_is_what_was_typed_or_the_largest_number() {
        assert_eq!(seed_of("7"), 7);
        assert_eq!(seed_of(""), 0);
        assert_eq!(seed_of("99999999999999999999999"), u64::MAX);
    }

    #[test]
    fn the_levels_of_the_game_are_found_and_whole() {
        let mut plan = Plan::default();
        plan.refresh();
        let broken: Vec<_> = plan
            .levels
            .iter()
            .filter_map(|found| found.level.as_ref().err())
            .collect();
        assert!(plan.levels.len() >= 4 && broken.is_empty(), "{broken:?}");
        let opening = plan
            .opening()
            .expect("the first level that is no lesson is chosen");
        assert!(opening.level.ends_with("01-courtyard"));
        assert_eq!(opening.seats, [Seat::Human(1), Seat::Opponent]);
    }
}
