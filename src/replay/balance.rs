//! How often each side of a level wins: counted by a command, kept in a file of the game, and shown before a fight. It fights nothing itself.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use crate::battle::{SideId, Term};
use crate::content::plain;
use crate::rules::Preset;

/// The file, as seen from the content root.
const FILE: &str = "assets/balance.ron";

/// The most bytes of the file that are read.
const MAX_BYTES: u64 = 1 << 20;

/// From where to where the share of a side lies, in percent, that is as strong as the other.
pub const FAIR: std::ops::RangeInclusive<u32> = 35..=65;

/// The fights that were counted on one level, by one rule system with one preset.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// How many fights.
    pub fights: u32,
    /// How many of them each side won, in the order of the level.
    pub wins: Vec<u32>,
    /// The rounds of all of them.
    pub rounds: u32,
}

impl Count {
    /// What a side won of the fights that anybody won, in percent; none where nobody won any. It is rounded so that the shares of all
    /// sides come to a hundred.
    pub fn share(&self, side: SideId) -> Option<u32> {
        let won: u32 = self.wins.iter().sum();
        // Rounded is how much all sides up to one have won together, and a share is what this one adds to it.
        let up_to = |sides: usize| {
            let sum: u32 = self.wins.get(..sides)?.iter().sum();
            (sum * 200 + won).checked_div(won * 2)
        };
        let place = usize::from(side.0);
        Some(up_to(place + 1)? - up_to(place)?)
    }

    /// Rounds of a fight on average, rounded; at least one.
    pub fn length(&self) -> u32 {
        ((self.rounds + self.fights / 2)
            .checked_div(self.fights)
            .unwrap_or(1))
        .max(1)
    }

    /// Whether each of two sides wins about as often as the other.
    pub fn is_fair(&self) -> bool {
        let shares = (0..self.wins.len()).filter_map(|side| self.share(SideId(side as u8)));
        self.wins.len() != 2 || shares.into_iter().all(|share| FAIR.contains(&share))
    }
}

/// The counts of one level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfLevel {
    /// The level as it was counted, see [`crate::level::Level::fingerprint`].
    pub level: String,
    /// By rule system and preset.
    pub counts: BTreeMap<String, BTreeMap<String, Count>>,
}

impl OfLevel {
    /// The count by a rule system with a preset; where the preset makes no difference there, that of the usual one.
    pub fn count(&self, system: Term, preset: Preset) -> Option<&Count> {
        let by_system = self.counts.get(system.0)?;
        let found = by_system.get(preset.name());
        found.or_else(|| by_system.get(Preset::default().name()))
    }
}

/// The counts of all levels of the game, by the names of their folders.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Balance(pub BTreeMap<String, OfLevel>);

impl Balance {
    /// The counts of the game; none where the file is missing.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn load(root: &Path) -> io::Result<Self> {
        let file = path(root);
        let bytes = match plain::read(&file, MAX_BYTES) {
            Ok(bytes) => bytes.ok_or_else(|| io::Error::other("is too large"))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(error),
        };
        let text = String::from_utf8(bytes).map_err(io::Error::other)?;
        ron::from_str(&text).map_err(io::Error::other)
    }

    /// Writes the counts into the file of the game.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn save(&self, root: &Path) -> io::Result<()> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
        let text = ron::ser::to_string_pretty(self, pretty).map_err(io::Error::other)?;
        let head = "// How often each side wins when the careful computer plays all of them. Written by `klingentanz balance --write`.\n";
        fs::write(path(root), format!("{head}{text}\n"))
    }

    /// The counts of a level, if it is still as it was counted.
    pub fn of(&self, folder: &Path, fingerprint: &str) -> Option<&OfLevel> {
        let name = folder.file_name()?.to_str()?;
        self.0.get(name).filter(|counted| counted.level == fingerprint)
    }
}

/// Where the counts lie.
fn path(root: &Path) -> PathBuf {
    root.join(FILE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(wins: [u32; 2], draws: u32) -> Count {
        let fights = wins[0] + wins[1] + draws;
        Count {
            fights,
            wins: wins.into(),
            rounds: fights * 7,
        }
    }

    #[test]
    fn a_share_is_of_the_fights_that_were_won() {
        let counted = count([30, 60], 10);
        assert_eq!(
            [0, 1].map(|side| counted.share(SideId(side))),
            [Some(33), Some(67)]
        );
        assert_eq!(counted.share(SideId(2)), None);
        let halves = count([17, 23], 0);
        assert_eq!(
            [0, 1].map(|side| halves.share(SideId(side))),
            [Some(43), Some(57)]
        );
        assert_eq!(count([0, 0], 5).share(SideId(0)), None);
        assert_eq!(counted.length(), 7);
    }

    #[test]
    fn thirty_five_of_a_hundred_are_still_fair() {
        assert!(count([35, 65], 0).is_fair() && count([50, 50], 20).is_fair());
        assert!(!count([34, 66], 0).is_fair() && !count([66, 34], 0).is_fair());
    }

    #[test]
    fn a_preset_that_makes_no_difference_has_the_count_of_the_usual_one() {
        let usual = [("Standard".to_owned(), count([5, 5], 0))];
        let counted = OfLevel {
            level: String::new(),
            counts: [("pool".to_owned(), usual.into())].into(),
        };
        assert_eq!(
            counted.count(Term("pool"), Preset::Expert),
            Some(&count([5, 5], 0))
        );
        assert_eq!(counted.count(Term("dsa41"), Preset::Standard), None);
    }
}
