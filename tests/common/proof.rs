//! Holds a test to the rules that it claims to prove: each of them must be cited by what the test has seen of its fights.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::cell::RefCell;
use std::sync::OnceLock;

use klingentanz::rules::{Registry, SYSTEMS};
use serde::Serialize;

use super::cited::Cited;

thread_local! {
    /// What the test on this thread has seen of its fights.
    static CITED: RefCell<Cited> = const { RefCell::new(Cited::new()) };
}

/// Names the rules that a test proves; each must stand in the registry.
///
/// What is returned watches to the end of the test. By then every one of the rules must have been cited: by an entry of the log of
/// one of its fights, by a value of a sheet that the test looked at, by a refusal, or by a problem of its files. A line of a
/// ledger that does not count is no proof of its rule.
pub fn proves(rules: &'static [&'static str]) -> Proof {
    claim(rules, false)
}

/// Names the rules that a test shows not to count: each must stand in a struck-through line of a ledger.
pub fn strikes_out(rules: &'static [&'static str]) -> Proof {
    claim(rules, true)
}

fn claim(rules: &'static [&'static str], is_struck: bool) -> Proof {
    static REGISTRIES: OnceLock<Vec<Registry>> = OnceLock::new();
    let folder = |id: &str| super::common::root().join("assets/rules").join(id);
    let load = || {
        let systems = SYSTEMS.iter();
        systems
            .map(|system| Registry::load(&folder(system.id().0)).unwrap())
            .collect()
    };
    let registries = REGISTRIES.get_or_init(load);
    for rule in rules {
        let mut known = registries
            .iter()
            .flat_map(|registry| registry.rules.values().map(move |known| (registry, known)));
        let found = known.find(|(_, known)| known.id.as_str() == *rule);
        let (registry, known) = found.unwrap_or_else(|| panic!("there is no rule {rule}"));
        super::common::switch::proves(registry, known);
    }
    // Claims stand at the beginning of a test; what the one before on this thread has seen proves nothing here.
    CITED.set(Cited::new());
    Proof { rules, is_struck }
}

/// The claim of a test, looked into when the test ends.
#[must_use = "the claim is looked into when this goes away: keep it to the end of the test"]
pub struct Proof {
    rules: &'static [&'static str],
    is_struck: bool,
}

impl Drop for Proof {
    fn drop(&mut self) {
        // A test that has failed already says why.
        if std::thread::panicking() {
            return;
        }
        let missing: Vec<_> = CITED.with_borrow(|cited| {
            let found = if self.is_struck {
                &cited.struck
            } else {
                &cited.counted
            };
            let is_missing = |rule: &&&str| !found.contains(**rule);
            self.rules.iter().filter(is_missing).copied().collect()
        });
        assert!(
            missing.is_empty(),
            "nothing that happened cites {}",
            missing.join(", ")
        );
    }
}

/// Notes what a test has seen: all ids in it count as cited.
pub fn note(seen: &impl Serialize) {
    let seen = serde_json::to_value(seen).expect("what happens in a fight can be written as JSON");
    CITED.with_borrow_mut(|cited| {
        cited.take(&seen);
        super::common::switch::cites(&cited.counted);
    });
}
