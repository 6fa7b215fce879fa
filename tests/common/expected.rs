//! Expectations that are kept in files, and the one switch that writes them anew.

use std::fs;
use std::path::Path;

/// The switch: with it the tests that keep their expectations in files write them anew; what has changed is looked at in the
/// diff.
pub const REWRITE: &str = "KLINGENTANZ_REWRITE";

/// Whether the expectations are written anew.
pub fn is_rewritten() -> bool {
    std::env::var_os(REWRITE).is_some()
}

/// Compares a text with the file that keeps it, or writes the file anew; says in which line they begin to differ.
pub fn compare(file: &Path, text: &str) {
    if is_rewritten() {
        fs::write(file, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(file).unwrap_or_default();
    let (kept, found): (Vec<_>, Vec<_>) = (kept.lines().collect(), text.lines().collect());
    let differs = (0..kept.len().max(found.len())).find(|place| kept.get(*place) != found.get(*place));
    if let Some(place) = differs {
        panic!(
            "{}:{}: expected\n  {}\nfound\n  {}\n(with {REWRITE}=1 the file is written anew, for review in the diff)",
            file.display(),
            place + 1,
            kept.get(place).unwrap_or(&"nothing more"),
            found.get(place).unwrap_or(&"nothing more"),
        );
    }
}
