//! Fights that differ only in what a side does not know look the same to it, in every output that it can get; see `twins`. The soak
//! compares many more.

use klingentanz::battle::SideId;
use klingentanz::rules::Preset;

use super::common::chance::cases;
use super::twins::{Case, compare};

/// Compares so many fights on levels for both sides; answers how many decisions were compared.
fn compared(system: &str, levels: &[&str], presets: &[Preset], usual: u32) -> usize {
    let (mut count, mut leaks) = (0, Vec::new());
    for level in levels {
        for seed in 0..u64::from(cases(usual)) {
            for side in [SideId(0), SideId(1)] {
                for preset in presets.iter().copied() {
                    let case = Case {
                        system,
                        preset,
                        level,
                        side,
                        seed,
                    };
                    match compare(case) {
                        Ok(compared) => count += compared,
                        Err(leak) => leaks.push(leak),
                    }
                }
            }
        }
    }
    let all = leaks.len();
    leaks.truncate(5);
    assert!(
        leaks.is_empty(),
        "{all} fights can be told apart, among them:\n{}",
        leaks.join("\n\n")
    );
    count
}

#[test]
fn a_side_cannot_tell_fights_in_the_wood_apart() {
    let count = compared("dsa41", &["10-wood"], &Preset::ALL, 2);
    // So that the test does not pass because nothing was compared.
    assert!(count > 60, "only {count} decisions were compared");
}

#[test]
fn a_side_cannot_tell_fights_in_the_wood_apart_by_success_pools() {
    let count = compared("pool", &["10-wood"], &[Preset::Standard], 4);
    assert!(count > 60, "only {count} decisions were compared");
}

#[test]
fn a_side_cannot_tell_fights_in_the_wood_apart_by_the_d20_rules() {
    let count = compared("d20", &["10-wood"], &[Preset::Standard], 4);
    assert!(count > 60, "only {count} decisions were compared");
}

#[test]
fn a_side_could_not_tell_fights_on_other_levels_apart_if_they_had_secrets() {
    let levels = &super::common::LEVELS;
    let count =
        compared("dsa41", levels, &[Preset::Standard], 1) + compared("pool", levels, &[Preset::Standard], 1);
    assert!(count > 60, "only {count} decisions were compared");
}
