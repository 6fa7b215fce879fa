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

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_build_writes_the_same_bytes() {
    let mut told = String::from(
        "# Level, seed, lines of `klingentanz run LEVEL --seed SEED --json`, and the XXH3 of its bytes.\n",
    );
    for level in LEVELS {
        for seed in SEEDS {
            let out = done(&["run", &format!("levels/{level}"), "--seed", seed, "--json"]);
            let mut hasher = StableHasher::default();
            hasher.write(out.as_bytes());
            told += &format!(
                "{level} {seed} {} {:016x}\n",
                out.lines().count(),
                hasher.finish()
            );
        }
    }
    expected::compare(&root().join("tests/same_bytes.txt"), &told);
}

#[test]
fn a_recording_of_another_build_is_true() {
    for level in LEVELS {
        let recording = format!("tests/recordings/{level}.json");
        if expected::is_rewritten() {
            done(&[
                "run",
                &format!("levels/{level}"),
                "--seed",
                "7",
                "--record",
                &recording,
            ]);
        }
        assert!(done(&["replay", &recording, "--verify"]).starts_with("The recording is verified"));
    }
}
