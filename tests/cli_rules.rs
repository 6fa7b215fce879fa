//! Which rule is built, and which test says so: the lists in `assets/rules`, and the pages of the documents that tell of them, are
//! those of the code as it is.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "common/cited.rs"]
mod cited;
#[path = "common/expected.rs"]
mod expected;
#[path = "common/files.rs"]
mod files;
#[path = "cli/program.rs"]
mod program;

mod cli_citations;

use std::collections::BTreeSet;

use cli_citations::Evidence;
use klingentanz::cli::{Citations, registry};
use klingentanz::rules::SYSTEMS;

/// The switch that writes the lists anew instead of comparing them; `scripts/cite` sets it.
const REWRITE: &str = "KLINGENTANZ_REWRITE_CITATIONS";

fn compare(name: &str, evidence: Evidence) {
    let (registry, file) = registry(name).unwrap_or_else(|failure| panic!("{failure}"));
    let ids: BTreeSet<String> = registry.rules.keys().map(|id| id.as_str().to_owned()).collect();
    let found = cli_citations::find(name, &ids, evidence);
    if std::env::var_os(REWRITE).is_some() {
        let config = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n");
        let head = "// Where code and tests name the rules. Written by scripts/cite.\n";
        let text = ron::ser::to_string_pretty(&found, config).unwrap();
        std::fs::write(&file, format!("{head}{text}\n")).unwrap();
    }
    let kept: Citations =
        ron::from_str(&std::fs::read_to_string(&file).unwrap_or_default()).unwrap_or_default();
    let changed: Vec<_> = found
        .keys()
        .chain(kept.keys())
        .filter(|id| found.get(*id) != kept.get(*id))
        .collect();
    assert!(
        changed.is_empty(),
        "{}: run scripts/cite; changed are {changed:?}",
        file.display()
    );
    // The page of the documents tells the same.
    let page = files::root().join(format!("docs/rules-{name}.md"));
    let told = program::done(&["rules", name, "--markdown"]);
    if std::env::var_os(REWRITE).is_some() {
        std::fs::write(&page, &told).unwrap();
    }
    expected::compare(&page, &told);
}

#[test]
fn the_citations_and_the_page_of_every_rule_system_are_up_to_date() {
    for system in SYSTEMS {
        compare(system.id().0, Evidence::Log);
    }
}

#[test]
fn the_citations_and_the_page_of_the_board_are_up_to_date() {
    compare("board", Evidence::Claim);
}
