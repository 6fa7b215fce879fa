//! What the set-up says of how fair the levels are: counted for each level as it is now, by every rule system and preset.

use std::fs;
use std::path::{Path, PathBuf};

use klingentanz::battle::SideId;
use klingentanz::headless_app;
use klingentanz::level::{LEVEL_FILE, Level};
use klingentanz::replay::{self, Balance, Count, FAIR};
use klingentanz::rules::{Preset, Registry};

/// The fewest fights that tell a fair level from an unfair one.
const ENOUGH: u32 = 40;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The levels of the game but for lessons, which have their own dice.
fn levels() -> Vec<Level> {
    let entries = fs::read_dir(root().join("levels")).unwrap();
    let folders = entries.map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = folders
        .filter(|folder| folder.join(LEVEL_FILE).exists())
        .collect();
    folders.sort();
    let levels = folders.iter().map(|folder| Level::load(folder).unwrap());
    levels.filter(|level| level.lesson.is_none()).collect()
}

/// Every count that the set-up may show, with what it is of.
fn counts() -> Vec<(Level, (&'static str, Preset), String, Option<Count>)> {
    let app = headless_app(root()).unwrap();
    let balance = Balance::load(root()).unwrap();
    let mut all = Vec::new();
    for level in levels() {
        for system in replay::systems(app.world(), &level) {
            let registry = Registry::load(&root().join("assets/rules").join(system.id().0)).unwrap();
            for preset in registry.presets() {
                let counted = balance.of(&level.folder, &level.fingerprint());
                let count = counted.and_then(|counted| counted.count(system.id(), preset));
                let what = format!("{} by {} {}", level.folder.display(), system.id(), preset.name());
                all.push((level.clone(), (system.level_name(), preset), what, count.cloned()));
            }
        }
    }
    all
}

#[test]
fn every_level_is_counted_as_it_is_now_by_every_rule_system_and_preset() {
    let all = counts();
    assert!(all.len() >= 13 * (Preset::ALL.len() + 1), "{}", all.len());
    for (level, _, what, count) in all {
        let count = count.unwrap_or_else(|| {
            panic!("{what} is not counted as it is now: `klingentanz balance NAME --write` does it")
        });
        assert!(count.fights >= ENOUGH, "{what}: {} fights", count.fights);
        assert_eq!(count.wins.len(), level.sides.len(), "{what}");
        assert!(count.wins.iter().sum::<u32>() <= count.fights, "{what}");
    }
}

#[test]
fn each_side_wins_its_share_unless_the_level_says_who_is_stronger() {
    let mut counted = 0;
    for (level, (system, preset), what, count) in counts() {
        let Some(count) = count.filter(|count| count.wins.len() == 2) else {
            continue;
        };
        counted += 1;
        let shares = [0, 1].map(|side| count.share(SideId(side)).unwrap());
        let ahead = SideId(u8::from(shares[1] > shares[0]));
        let stronger = level.stronger.get(system).and_then(|sides| sides.get(&preset));
        assert!(
            stronger.map_or(count.is_fair(), |side| *side == ahead),
            "{what}: {shares:?}, but the level says that the stronger is {stronger:?} (none: within {FAIR:?})"
        );
    }
    assert!(counted > 50, "{counted}");
}

#[test]
fn every_level_says_what_it_is_about_and_how_hard_it_is() {
    let hard: Vec<u8> = levels()
        .iter()
        .map(|level| {
            assert!(level.about.is_some(), "{}", level.folder.display());
            level.difficulty.unwrap()
        })
        .collect();
    assert!((1..=5).all(|step| hard.contains(&step)), "{hard:?}");
}
