//! Says which rules of the board a test proves. What the board answers stands in no log, so the claim stands at the beginning
//! of the test, and the test asserts the fact.

use std::sync::OnceLock;

use klingentanz::rules::Registry;

/// Names the rules of the board that a test proves; each must stand in the registry.
///
/// `klingentanz rules board` lists a rule as done only when a test claims it so.
pub fn proves_board(rules: &'static [&'static str]) {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    let load = || {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules");
        Registry::load_board(&folder).expect("the registry of the board can be read")
    };
    let registry = REGISTRY.get_or_init(load);
    assert!(!rules.is_empty(), "a test that proves nothing claims nothing");
    for rule in rules {
        let is_known = registry.rules.keys().any(|id| id.as_str() == *rule);
        assert!(is_known, "there is no rule {rule}");
    }
}
