//! The same fight has the same bytes in every build and on every machine: what the program writes is compared with what another
//! build has written.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;
#[path = "common/expected.rs"]
mod expected;
#[path = "cli/program.rs"]
mod program;

use std::hash::Hasher;
use std::path::Path;

use klingentanz::battle::StableHasher;
use program::done;

/// The levels on which each rule system fights; where a level names nobody of it, its stand-ins do.
const FIGHTS: [(&str, &[&str]); 2] = [
    ("dsa41", &["01-courtyard", "02-tavern", "03-field"]),
    ("pool", &common::LEVELS),
];
const SEEDS: [&str; 2] = ["7", "8"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn fights() -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = FIGHTS.iter();
    all.flat_map(|(system, levels)| levels.iter().map(move |level| (*system, *level)))
}

#[test]
fn every_build_writes_the_same_bytes() {
    let mut told = String::from(
        "# Rule system, level, seed, lines of `klingentanz run LEVEL --system SYSTEM --seed SEED --json`, and the XXH3 of its bytes.\n",
    );
    for (system, level) in fights() {
        for seed in SEEDS {
            let folder = format!("levels/{level}");
            let out = done(&["run", &folder, "--system", system, "--seed", seed, "--json"]);
            let mut hasher = StableHasher::default();
            hasher.write(out.as_bytes());
            told += &format!(
                "{system} {level} {seed} {} {:016x}\n",
                out.lines().count(),
                hasher.finish()
            );
        }
    }
    expected::compare(&root().join("tests/same_bytes.txt"), &told);
}

#[test]
fn a_recording_of_another_build_is_true() {
    for (system, level) in fights() {
        let recording = format!("tests/recordings/{system}-{level}.json");
        if expected::is_rewritten() {
            let folder = format!("levels/{level}");
            done(&[
                "run", &folder, "--system", system, "--seed", "7", "--record", &recording,
            ]);
        }
        assert!(done(&["replay", &recording, "--verify"]).starts_with("The recording is verified"));
    }
}
