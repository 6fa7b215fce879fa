//! Hunts for files that make the game panic, overflow, hang or die: whatever a stranger writes, the answer is a problem or a fight.
//!
//! Each target takes the files of the game, the small ones of other tests and those of `tests/fuzz/corpus`, changes them at random and
//! reads them. The seconds that each may take stand in `KLINGENTANZ_FUZZ_SECONDS`, 10 if it is not set; the changes follow from
//! `KLINGENTANZ_FUZZ_SEED`, 1 if it is not set. An input that does harm is kept beside the build and named; once the fault is
//! mended it belongs into the corpus.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[cfg(not(feature = "window"))]
mod common;

#[path = "fuzz/change.rs"]
mod change;
#[path = "fuzz/hunt.rs"]
mod hunt;
#[cfg(not(feature = "window"))]
#[path = "fuzz/targets.rs"]
mod targets;
#[cfg(feature = "window")]
#[path = "fuzz/window_targets.rs"]
mod window_targets;
