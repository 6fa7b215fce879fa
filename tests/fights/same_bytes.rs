//! The same fight has the same bytes in every build and on every machine: what the program writes is compared with what another
//! build has written.

use std::hash::Hasher;
use std::path::Path;

use klingentanz::battle::StableHasher;

use crate::program::done;
use crate::{common, expected};

/// The levels on which each rule system fights, with the preset of each level or with another; where a level names nobody of the system,
/// its stand-ins do.
const FIGHTS: [(&str, Option<&str>, &[&str]); 4] = [
    ("dsa41", None, &["01-courtyard", "02-tavern", "03-field"]),
    (
        "dsa41",
        Some("expert"),
        &["01-courtyard", "04-corridor", "09-tomb", "13-market"],
    ),
    ("pool", None, &common::LEVELS),
    ("d20", None, &["01-courtyard", "02-tavern", "13-market"]),
];
const SEEDS: [&str; 2] = ["7", "8"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A fight of the list.
#[derive(Clone, Copy)]
struct Fight {
    system: &'static str,
    preset: Option<&'static str>,
    level: &'static str,
}

impl Fight {
    fn all() -> impl Iterator<Item = Self> {
        let of =
            |&(system, preset, levels): &(&'static str, Option<&'static str>, &'static [&'static str])| {
                levels.iter().map(move |level| Self {
                    system,
                    preset,
                    level,
                })
            };
        FIGHTS.iter().flat_map(of)
    }

    /// The rules of it in one word.
    fn rules(self) -> String {
        let preset = self.preset.map(|preset| format!("-{preset}"));
        self.system.to_owned() + &preset.unwrap_or_default()
    }

    /// Lets the program fight it, and returns what that says.
    fn run(self, seed: &str, more: &[&str]) -> String {
        let folder = format!("levels/{}", self.level);
        let fight = ["run", &folder, "--system", self.system, "--seed", seed];
        let preset = self.preset.map(|preset| ["--preset", preset]);
        done(&[&fight, preset.as_slice().as_flattened(), more].concat())
    }
}

#[test]
fn every_build_writes_the_same_bytes() {
    let mut told = String::from(
        "# Rule system with its preset, level, seed, lines of `klingentanz run LEVEL --system SYSTEM --preset PRESET --seed SEED --json`, and the XXH3 of its bytes.\n",
    );
    for fight in Fight::all() {
        for seed in SEEDS {
            let out = fight.run(seed, &["--json"]);
            let mut hasher = StableHasher::default();
            hasher.write(out.as_bytes());
            told += &format!(
                "{} {} {seed} {} {:016x}\n",
                fight.rules(),
                fight.level,
                out.lines().count(),
                hasher.finish()
            );
        }
    }
    expected::compare(&root().join("tests/same_bytes.txt"), &told);
}

/// Takes out of a recording what level, map, people, gear and rules were: these are no bytes of a build, and change with every row that
/// somebody mends.
fn forget_digests(recording: &Path) {
    let text = std::fs::read_to_string(recording).unwrap();
    let (before, rest) = text.split_once("\"digests\":{").unwrap();
    let (_, after) = rest.split_once("},").unwrap();
    std::fs::write(recording, format!("{before}{after}")).unwrap();
}

#[test]
fn a_recording_of_another_build_is_true() {
    for fight in Fight::all() {
        let recording = format!("tests/recordings/{}-{}.json", fight.rules(), fight.level);
        if expected::is_rewritten() {
            fight.run("7", &["--record", &recording, "--overwrite"]);
            forget_digests(&root().join(&recording));
        }
        assert!(done(&["replay", &recording, "--verify"]).starts_with("The recording is verified"));
    }
}
