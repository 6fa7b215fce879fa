//! The examples: they play, cite what they show, and every rule and every row of a table has one.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::codex::{Codex, play};
use klingentanz::content::Language;

use super::codex;

#[test]
fn every_example_plays_and_cites_what_it_shows() {
    let (mut app, codex) = codex();
    let mut wrong = Vec::new();
    for guide in codex.guides() {
        for (name, file) in guide.examples() {
            match play(app.world_mut(), guide.system, file, &|rule| codex.title(rule)) {
                Ok(played) => {
                    let uncited = file
                        .example
                        .shows
                        .iter()
                        .filter(|rule| !played.cited.contains(rule));
                    wrong.extend(
                        uncited.map(|rule| format!("{name} says that it shows {rule}, which no step cites")),
                    );
                    // Those that the rows of a kind share are called by the row.
                    let is_shared = guide.rows().contains_key(name);
                    if is_shared && !played.rows.iter().chain(&played.cited).any(|row| row.0 == name) {
                        wrong.push(format!("{}: nothing names {name}", file.mark.file.display()));
                    }
                }
                Err(problems) => wrong.push(problems.to_string()),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_that_rows_share_is_the_example_of_some() {
    let (_, codex) = codex();
    for guide in codex.guides() {
        let rows = guide.rows().values().flatten();
        let wished: BTreeSet<&str> = rows.filter_map(|row| Some(row.example.as_ref()?.file)).collect();
        let there: BTreeSet<&str> = guide.patterns().iter().map(String::as_str).collect();
        assert_eq!(wished, there, "{}", guide.name);
    }
}

#[test]
fn a_shared_example_goes_by_the_dice_of_the_row() {
    // 1W6+1 hit points of the dagger and 2W6+4 of the great sword (WPN-01), a three on each die.
    let (mut app, codex) = codex();
    for (id, points) in [("WPN-DAGGER", "4"), ("WPN-GREATSWORD", "10")] {
        let (guide, name, file) = codex.examples_of(id)[0];
        assert_eq!(name, id);
        let played = play(app.world_mut(), guide.system, file, &|rule| codex.title(rule)).unwrap();
        let texts = klingentanz::content::Texts::load(super::root()).unwrap();
        let last = played.steps.last().unwrap();
        let said: Vec<String> = last
            .lines
            .iter()
            .map(|line| line.said.said(&texts, Language::En))
            .collect();
        assert!(said.iter().any(|said| said.contains(points)), "{id}: {said:?}");
    }
}

/// Rules that mean nothing on a board, and why.
const WITHOUT_EXAMPLE: [(&str, &str); 10] = [
    ("ABI-02", "what an ability costs matters before any fight"),
    ("BD-AREA-01", "no rule system has such effects"),
    ("BD-LVL-01", "a field of files that changes no fight"),
    ("BD-LVL-02", "a field of files that changes no fight"),
    ("BD-LVL-03", "a field of files that changes no fight"),
    ("BD-LVL-04", "a field of files that changes no fight"),
    ("BD-LVL-15", "a field of files that changes no fight"),
    ("BD-MAP-08", "a layer of files for the eye alone"),
    ("BD-PF-41", "no rule system has such effects"),
    ("BD-VIS-02", "no rule system has such eyes"),
];

#[test]
fn every_rule_has_an_example_but_for_those_that_mean_nothing_on_a_board() {
    let (_, codex) = codex();
    let mut without = BTreeSet::new();
    for guide in codex.guides() {
        let rules = guide.registry.rules.keys().map(|id| id.as_str());
        without.extend(rules.filter(|id| codex.examples_of(id).is_empty()));
    }
    let known: BTreeMap<&str, &str> = BTreeMap::from(WITHOUT_EXAMPLE);
    assert_eq!(without, known.keys().copied().collect::<BTreeSet<_>>());
}

#[test]
fn a_broken_file_takes_only_its_own_page_away() {
    let folder = std::env::temp_dir().join(format!("klingentanz-broken-codex-{}", std::process::id()));
    for part in ["assets/codex", "assets/rules"] {
        copy(&super::root().join(part), &folder.join(part));
    }
    let example = "assets/codex/dsa41/examples/one-blow.ron";
    std::fs::write(folder.join(example), "(shows: [\"ATK-01\"],\n size: 4)\n").unwrap();
    let text = "assets/codex/fr/dsa41-wounds.ftl";
    let broken = std::fs::read_to_string(folder.join(text)).unwrap() + "\nWND-99 { broken\n";
    std::fs::write(folder.join(text), broken).unwrap();
    let (app, whole) = codex();
    let (codex, problems) = Codex::read(app.world(), &folder);
    std::fs::remove_dir_all(&folder).unwrap();
    let told = problems.to_string();
    assert!(told.contains("one-blow.ron:2:"), "{told}");
    assert!(told.contains("dsa41-wounds.ftl:"), "{told}");
    // All other examples are there, and all pages but those of the French file.
    let count = |codex: &Codex| {
        codex
            .guides()
            .iter()
            .map(|guide| guide.examples().len())
            .sum::<usize>()
    };
    assert_eq!(count(&codex), count(&whole) - 1);
    assert!(codex.text(Language::En, "WND-04").is_some());
    assert!(codex.text(Language::Fr, "ATK-01").is_some());
}

fn copy(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}
