//! Which words of answers the tests of a program give, each of them accepted.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::process::Command;

use klingentanz::battle::{Choice, RuleSystem, Verb};

/// The file into which the words go; set by [`by`], or by hand to find the tests that give a word.
const FILE: &str = "KLINGENTANZ_ACCEPTED";

/// Notes a choice that was accepted, with the name of the test.
pub fn note(choice: &Choice) {
    let Some(file) = std::env::var_os(FILE) else {
        return;
    };
    let word = choice.term().map_or("pass", |term| term.0);
    let thread = std::thread::current();
    let line = format!(
        "{} {word} {}\n",
        Verb::of(choice).name(),
        thread.name().unwrap_or_default()
    );
    let mut file = OpenOptions::new().create(true).append(true).open(file).unwrap();
    file.write_all(line.as_bytes()).unwrap();
}

/// The words, each with its kind, that some tests of this program give.
fn by(tests: &[&str]) -> BTreeSet<(String, String)> {
    let file = std::env::temp_dir().join(format!("klingentanz-accepted-{}", std::process::id()));
    let ran = Command::new(std::env::current_exe().unwrap())
        .args(tests)
        .args(["--exact", "--test-threads=2", "--quiet"])
        .env(FILE, &file)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}");
    let is_whole = said.contains(&format!("{} passed", tests.len()));
    assert!(is_whole, "not every test of the list is there: {said}");
    let noted = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    let pair = |line: &str| {
        let mut words = line.split(' ').map(str::to_owned);
        words.next().zip(words.next())
    };
    noted.lines().filter_map(pair).collect()
}

/// Fails unless every word of a rule system is accepted in one of these tests.
pub fn all_are_given(system: &dyn RuleSystem, tests: &[&str]) {
    let given = by(tests);
    let words = system.vocabulary().keywords.iter();
    let missing: Vec<_> = words
        .map(|word| (word.verb.name().to_owned(), word.term.0.to_owned()))
        .filter(|word| !given.contains(word))
        .collect();
    assert!(missing.is_empty(), "in no test accepted: {missing:?}");
}
