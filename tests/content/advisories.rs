//! No crate is used in a version of which a security advisory warns, unless `tests/content/advisories.ron` says why it may stay.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use semver::{Version, VersionReq};
use serde::Deserialize;

/// An advisory that concerns a crate of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisory {
    id: String,
    package: String,
    /// Ranges of versions that it does not concern: those before the fault, and those in which it is mended.
    free: Vec<String>,
    what: String,
    #[serde(default)]
    accepted: Option<Accepted>,
}

/// A version that stays although it is concerned.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Accepted {
    version: String,
    why: String,
}

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

/// The versions of every crate in Cargo.lock.
fn locked() -> BTreeMap<String, Vec<Version>> {
    let text = read("Cargo.lock");
    let value = |line: &str, name: &str| Some(line.strip_prefix(name)?.trim_matches('"').to_owned());
    let mut versions: BTreeMap<String, Vec<Version>> = BTreeMap::new();
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.windows(2) {
        if let (Some(package), Some(version)) = (value(pair[0], "name = "), value(pair[1], "version = ")) {
            versions
                .entry(package)
                .or_default()
                .push(version.parse().unwrap());
        }
    }
    versions
}

/// The versions of a crate that an advisory warns of.
fn concerned<'a>(advisory: &Advisory, versions: &'a [Version]) -> Vec<&'a Version> {
    let is_free = |version: &&Version| {
        advisory
            .free
            .iter()
            .any(|range| range.parse::<VersionReq>().unwrap().matches(version))
    };
    versions.iter().filter(|version| !is_free(version)).collect()
}

#[test]
fn no_version_in_the_lock_is_one_that_an_advisory_warns_of() {
    let advisories: Vec<Advisory> = ron::Options::default()
        .from_str(&read("tests/content/advisories.ron"))
        .unwrap();
    let locked = locked();
    assert!(locked.len() > 300, "Cargo.lock reads otherwise now");
    let mut wrong = Vec::new();
    for advisory in &advisories {
        let Advisory {
            id,
            package,
            what,
            accepted,
            ..
        } = advisory;
        let Some(versions) = locked.get(package) else {
            wrong.push(format!(
                "{id}: {package} is not used any more; take the advisory off the list"
            ));
            continue;
        };
        let concerned = concerned(advisory, versions);
        let accepted = accepted.iter().filter(|it| !it.why.is_empty());
        let accepted: Vec<Version> = accepted.map(|it| it.version.parse().unwrap()).collect();
        if !concerned.iter().copied().eq(&accepted) {
            wrong.push(format!(
                "{id} ({what}) concerns {package} {concerned:?}, accepted is {accepted:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_version_is_concerned_outside_of_all_free_ranges() {
    let advisory = Advisory {
        id: "RUSTSEC-2025-0024".to_owned(),
        package: "crossbeam-channel".to_owned(),
        free: vec![">=0.5.15".to_owned(), "<0.5.12".to_owned()],
        what: "freed twice when dropped".to_owned(),
        accepted: None,
    };
    let versions = ["0.5.11", "0.5.12", "0.5.14", "0.5.15", "0.6.0"].map(|version| version.parse().unwrap());
    assert_eq!(concerned(&advisory, &versions), [&versions[1], &versions[2]]);
}
