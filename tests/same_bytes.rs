//! The same fight has the same bytes in every build and on every machine: what the program writes is compared with what another
//! build has written.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "common/expected.rs"]
mod expected;
#[path = "cli/program.rs"]
mod program;

use std::hash::Hasher;
use std::path::Path;

use klingentanz::battle::StableHasher;
use program::done;

const LEVELS: [&str; 3] = ["01-courtyard", "02-tavern", "03-field"];
const SEEDS: [&str; 2] = ["7", "8"];
const SYSTEMS: [&str; 2] = ["dsa41", "pool"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every system with every level and seed.
fn all() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let levels = |system| LEVELS.into_iter().map(move |level| (system, level));
    let seeds = |(system, level)| SEEDS.into_iter().map(move |seed| (system, level, seed));
    SYSTEMS.into_iter().flat_map(levels).flat_map(seeds)
}

#[test]
fn every_build_writes_the_same_bytes() {
    let mut told = String::from(
        "# Rules, level, seed, lines of `klingentanz run LEVEL --system RULES --seed SEED --json`, and the XXH3 of its bytes.\n",
    );
    for (system, level, seed) in all() {
        let path = format!("levels/{level}");
        let out = done(&["run", &path, "--system", system, "--seed", seed, "--json"]);
        let mut hasher = StableHasher::default();
        hasher.write(out.as_bytes());
        told += &format!(
            "{system} {level} {seed} {} {:016x}\n",
            out.lines().count(),
            hasher.finish()
        );
    }
    expected::compare(&root().join("tests/same_bytes.txt"), &told);
}

#[test]
fn a_recording_of_another_build_is_true() {
    for (system, level, _) in all().filter(|(.., seed)| *seed == SEEDS[0]) {
        // Those of the first rules keep the names that they had before there were others.
        let recording = match system {
            "dsa41" => format!("tests/recordings/{level}.json"),
            _ => format!("tests/recordings/{system}-{level}.json"),
        };
        if expected::is_rewritten() {
            done(&[
                "run",
                &format!("levels/{level}"),
                "--system",
                system,
                "--seed",
                "7",
                "--record",
                &recording,
            ]);
        }
        assert!(done(&["replay", &recording, "--verify"]).starts_with("The recording is verified"));
    }
}
