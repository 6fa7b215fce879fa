//! The pages: every rule has one in each language, and its numbers come from the code.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::content::Language;

use super::codex;
use crate::files::root;

/// The text files of a language, each with its name.
fn sources(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("assets/codex").join(language.code());
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|entry| entry.unwrap().path());
    files
        .map(|file| {
            (
                file.display().to_string(),
                std::fs::read_to_string(&file).unwrap(),
            )
        })
        .collect()
}

/// What stands in the text of a line outside of braces. `depth` is how many are open before it, and after it.
fn bare(line: &str, depth: &mut usize) -> String {
    let mut bare = String::new();
    for sign in line.chars() {
        match sign {
            '{' => *depth += 1,
            '}' => *depth = depth.saturating_sub(1),
            _ if *depth == 0 => bare.push(sign),
            _ => {}
        }
    }
    bare
}

#[test]
fn no_page_types_a_number_that_the_code_knows() {
    let mut typed = Vec::new();
    for language in Language::ALL {
        for (file, source) in sources(language) {
            let mut depth = 0;
            for (number, line) in (1..).zip(source.lines()) {
                let text = match line.split_once('=') {
                    Some((key, text)) if !line.starts_with('#') && !key.contains('{') => text,
                    _ if line.starts_with('#') => "",
                    _ => line,
                };
                if bare(text, &mut depth).contains(|sign: char| sign.is_ascii_digit()) {
                    typed.push(format!("{file}:{number}: {line}"));
                }
            }
        }
    }
    assert!(typed.is_empty(), "{}", typed.join("\n"));
}

#[test]
fn every_number_of_a_page_is_known_and_every_number_is_used() {
    let (_, codex) = codex();
    let all: String = Language::ALL
        .into_iter()
        .flat_map(sources)
        .map(|(_, source)| source)
        .collect();
    for guide in codex.guides() {
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            for language in Language::ALL {
                for text in [codex.text(language, id), codex.counts(language, id)]
                    .into_iter()
                    .flatten()
                {
                    assert!(
                        !text.starts_with('['),
                        "{id}, {language:?}: {text} names a number that nobody gives"
                    );
                }
            }
        }
        let unused: Vec<_> = guide
            .figures()
            .keys()
            .filter(|name| !all.contains(&format!("${name} ")))
            .collect();
        assert!(unused.is_empty(), "{}: no page names {unused:?}", guide.name);
    }
}

#[test]
fn every_page_stands_in_a_file_of_its_chapter_and_leads_to_rules_that_there_are() {
    let (_, codex) = codex();
    for guide in codex.guides() {
        let strays = guide.strays(&codex);
        assert!(strays.is_empty(), "{}: no rule is called {strays:?}", guide.name);
        for (id, leaf) in guide.leaves() {
            assert!(!leaf.see.iter().any(|rule| rule.0 == id), "{id} leads to itself");
        }
    }
    for language in Language::ALL {
        let keys: BTreeSet<&str> = codex.keys_of(language).collect();
        let strays: Vec<_> = keys
            .iter()
            .filter(|key| {
                key.starts_with(|first: char| first.is_ascii_uppercase()) && codex.find(key).is_none()
            })
            .collect();
        assert!(strays.is_empty(), "{language:?}: no rule is called {strays:?}");
    }
}

#[test]
fn every_rule_has_a_page_in_each_language() {
    let (_, codex) = codex();
    let mut missing = Vec::new();
    for guide in codex.guides() {
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            let has_none = |language: &Language| codex.text(*language, id).is_none_or(|text| text.is_empty());
            let lacking = Language::ALL.into_iter().filter(has_none);
            missing.extend(lacking.map(|language| format!("{id} ({})", language.code())));
        }
    }
    assert!(missing.is_empty(), "these rules have no page: {missing:?}");
}

#[test]
fn a_search_makes_no_difference_of_capitals_accents_and_apostrophes() {
    let (_, codex) = codex();
    let guide = codex.guides().iter().find(|guide| guide.name == "dsa41").unwrap();
    let found = |language, query| codex.search(guide, language, query);
    // The title of WND-04 is "Effets d’une blessure".
    let typed = found(Language::Fr, "effets d'une blessure");
    assert_eq!(typed.first().map(|rule| rule.0), Some("WND-04"));
    assert_eq!(typed, found(Language::Fr, "EFFETS D’UNE BLESSURE"));
    let plain = found(Language::De, "rustung");
    assert!(!plain.is_empty());
    assert_eq!(plain, found(Language::De, "RÜSTUNG"));
    assert!(found(Language::De, "qqqq").is_empty());
}

#[test]
fn a_page_names_those_who_have_what_it_is_about() {
    let (app, codex) = codex();
    let pages = |id: &str| -> Vec<String> {
        let users = codex.users(app.world(), id).into_iter();
        users.map(|user| user.page.unwrap().0.to_owned()).collect()
    };
    // Of assets/rules/dsa41/people.ron.
    assert!(pages("WPN-LONGSWORD").contains(&"HER-01".to_owned()));
    assert!(pages("TAL-SCHWERTER").contains(&"HER-01".to_owned()));
    assert!(pages("WND-04").is_empty(), "nobody has a wound in the tables");
    // An ability and the manoeuvre that it teaches have the same people.
    let taught = pages("SF-WUCHTSCHLAG");
    assert!(!taught.is_empty());
    assert_eq!(taught, pages("MAN-WUCHTSCHLAG"));
    // PL-AMR-08, the large shield, is Aldric's.
    assert!(pages("PL-AMR-08").contains(&"PL-HER-01".to_owned()));
    assert!(!pages("PL-AMR-08").contains(&"PL-OPP-03".to_owned()));
}
