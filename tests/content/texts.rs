//! The words of the game: every text stands in every language, takes the same variables there, and is used somewhere.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::battle::{Check, Ledger, Outcome, Pool, RuleId, Term};
use klingentanz::content::{Arg, Language, Texts};
use klingentanz::dice::{Dice, ScriptedDice};
use klingentanz::rules::SYSTEMS;
use klingentanz::words;

use crate::files::{files_under, root};

/// Keys that are put together while the game runs, by their common beginning, and why.
const FAMILIES: [(&str, &str); 2] = [
    ("cli-", "some keys end with a column or a state"),
    ("level-", "levels come next"),
];

/// The texts of a language: each key with the names of its variables.
pub fn texts_of(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts = BTreeMap::new();
    for (_, source) in files_under(&format!("assets/text/{}", language.code()), "ftl") {
        texts.extend(texts_in(&source));
    }
    texts
}

/// The texts of one Fluent file: a key begins its line, what belongs to it follows until the next key.
fn texts_in(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let name = line.split('=').next().unwrap().trim_end().to_owned();
            texts.insert(name.clone(), BTreeSet::new());
            key = Some(name);
        }
        if let Some(key) = &key {
            texts.get_mut(key).unwrap().extend(variables_in(line));
        }
    }
    texts
}

/// The names behind dollar signs.
fn variables_in(line: &str) -> impl Iterator<Item = String> {
    let is_letter = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    line.split('$').skip(1).map(move |rest| {
        let end = rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len());
        rest[..end].to_owned()
    })
}

/// All string literals of the code and of the data files that look like keys.
fn quoted_words() -> BTreeSet<String> {
    let mut files = files_under("src", "rs");
    files.extend(files_under("levels", "ron"));
    files.extend(files_under("assets", "ron"));
    // The codex has texts of its own, of which tests/content/codex takes care.
    files.retain(|(file, _)| !file.starts_with("assets/codex"));
    files.iter().flat_map(|(_, text)| quoted_in(text)).collect()
}

/// What stands between two quotation marks and holds nothing but small letters, figures and hyphens.
fn quoted_in(text: &str) -> impl Iterator<Item = String> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word.starts_with(|first: char| first.is_ascii_lowercase())
            && word
                .bytes()
                .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
    };
    text.split('"').filter(is_key).map(str::to_owned)
}

/// The place that a key begins with, such as `title` in `title-quit`.
fn place_of(key: &str) -> &str {
    key.split('-').next().unwrap()
}

/// Keys of a rule system's terms are made of its name, their kind and the term.
fn is_in_a_family(key: &str) -> bool {
    let is_of_terms = SYSTEMS.iter().any(|system| system.id().0 == place_of(key));
    is_of_terms || FAMILIES.iter().any(|(beginning, _)| key.starts_with(beginning))
}

#[test]
fn every_text_stands_in_every_language_with_the_same_variables() {
    let english = texts_of(Language::En);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let texts = texts_of(language);
        for (key, variables) in &english {
            assert_eq!(texts.get(key), Some(variables), "{key} in {}", language.code());
        }
        for key in texts.keys() {
            assert!(english.contains_key(key), "{key} is in {} only", language.code());
        }
    }
}

#[test]
fn a_pool_is_told_with_all_its_faces_and_what_was_needed() {
    // Five dice by one rule, one of them taken away by another; 4, 5 and 6 are successes, of which a third rule takes one away.
    let texts = Texts::load(root()).unwrap();
    let mut dice = Ledger::new(RuleId("A-01"), 6);
    dice.add(RuleId("A-02"), -1);
    let pooled = ScriptedDice::new([5, 2, 4, 1, 6]).pool(5, 6, 4, false).unwrap();
    let mut pool = Pool::fallen(RuleId("A-03"), (6, 4), &pooled);
    pool.successes.add(RuleId("A-04"), -1);
    pool.needed = Some(3);
    let check = Check::of_pool(RuleId("A-01"), dice, pool, Outcome::Failure);
    let told = |language| -> Vec<String> {
        let lines = words::check(Term("pool"), &check, |_| None);
        lines.iter().map(|line| line.said(&texts, language)).collect()
    };
    assert_eq!(
        told(Language::En)[3..],
        [
            "5d6, successes from 4 up: 5* 2 4* 1 6*",
            "3 A-03 ",
            "−1 A-04 ",
            "= 2",
            "2 successes, needed 3: not passed",
        ]
    );
    assert_eq!(told(Language::De)[7], "2 Erfolge, nötig 3: misslungen");
    assert_eq!(told(Language::Fr)[7], "2 succès, requis 3\u{a0}: raté");
}

#[test]
fn a_number_below_zero_has_a_minus() {
    let texts = Texts::load(root()).unwrap();
    let told = |phase: i16| texts.say(Language::De, "words-phase", &[("phase", Arg::number(phase))]);
    assert_eq!(
        (told(-3), told(12)),
        ("Phase −3".to_owned(), "Phase 12".to_owned())
    );
}

#[test]
fn every_variant_of_a_module_has_a_name() {
    let texts = texts_of(Language::En);
    for system in SYSTEMS {
        let registry = klingentanz::rules::registry(*system, root()).unwrap();
        for module in registry.modules.values() {
            for variant in &module.variants {
                let key = format!("{}-variant-{variant}", system.id());
                assert!(texts.contains_key(&key), "{}: {key}", module.id);
            }
        }
    }
}

#[test]
fn every_text_is_used() {
    let words = quoted_words();
    let unused: Vec<_> = texts_of(Language::En)
        .into_keys()
        .filter(|key| !words.contains(key) && !is_in_a_family(key))
        .collect();
    assert!(unused.is_empty(), "nobody says these texts: {unused:#?}");
}

#[test]
fn every_key_in_the_code_and_the_data_has_a_text() {
    let texts = texts_of(Language::En);
    let places: BTreeSet<_> = texts.keys().map(|key| place_of(key)).collect();
    let missing: Vec<_> = quoted_words()
        .into_iter()
        .filter(|word| places.contains(place_of(word)) && !texts.contains_key(word))
        // What ends with a hyphen is the beginning of a family.
        .filter(|word| !word.ends_with('-'))
        .collect();
    assert!(missing.is_empty(), "these keys have no text: {missing:#?}");
}

/// Words that are a key's name and also something else, by the text in which they stand: articles, dice, the end.
const ORDINARY: [&str; 4] = ["A", "W", "D", "Ende"];

/// The texts of one language with their words, without what stands in braces.
fn words_of(language: Language) -> Vec<(String, Vec<String>)> {
    let files = files_under(&format!("assets/text/{}", language.code()), "ftl");
    let mut texts: Vec<(String, Vec<String>)> = Vec::new();
    for line in files.iter().flat_map(|(_, source)| source.lines()) {
        let (head, rest) = line.split_once(" = ").unwrap_or(("", line));
        if head.starts_with(|first: char| first.is_ascii_lowercase()) {
            texts.push((head.to_owned(), Vec::new()));
        }
        let outside = rest
            .split('{')
            .map(|part| part.split_once('}').map_or(part, |(_, after)| after));
        let is_letter = |sign: char| sign.is_alphanumeric() || ['’', '-'].contains(&sign);
        let words = outside.flat_map(|part| part.split(move |sign| !is_letter(sign)));
        if let Some((_, found)) = texts.last_mut().filter(|_| !line.starts_with('#')) {
            found.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
        }
    }
    texts
}

#[test]
fn a_text_never_names_a_key_by_a_word_of_its_own() {
    let is_key = |text: &str| text.starts_with("key-");
    for language in Language::ALL {
        let texts = words_of(language);
        let names: BTreeSet<_> = texts
            .iter()
            .filter(|(text, words)| is_key(text) && words.len() == 1)
            .map(|(_, words)| words[0].clone())
            .collect();
        assert!(names.len() > 8, "{names:?}");
        let is_letter =
            |word: &str| word.len() == 1 && word.starts_with(|sign: char| sign.is_ascii_uppercase());
        for (text, words) in texts.iter().filter(|(text, _)| !is_key(text)) {
            for word in words.iter().filter(|word| !ORDINARY.contains(&word.as_str())) {
                let is_name = names.contains(word) || is_letter(word);
                assert!(!is_name, "{text} in {} names the key {word}", language.code());
            }
        }
    }
}

#[test]
fn every_family_has_members() {
    let texts = texts_of(Language::En);
    for (beginning, reason) in FAMILIES {
        assert!(!reason.is_empty());
        assert!(texts.keys().any(|key| key.starts_with(beginning)), "{beginning}");
    }
}

#[test]
fn every_text_can_be_said() {
    let texts = Texts::load(root()).unwrap_or_else(|problems| panic!("{problems}"));
    for language in Language::ALL {
        for (key, variables) in texts_of(language) {
            for number in [1_i64, 2] {
                let args: Vec<_> = variables
                    .iter()
                    .map(|name| (name.as_str(), Arg::number(number)))
                    .collect();
                let said = texts.say(language, &key, &args);
                assert!(!said.trim().is_empty(), "{key} in {}", language.code());
                assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said}");
            }
        }
    }
    assert_eq!(texts.missing(), []);
}

#[test]
fn the_search_finds_keys_variables_and_uses() {
    let found = texts_in("# a = b\nhit = { $who ->\n   *[other] { $who } in { $round-name }\n}\nmiss = no\n");
    let variables: Vec<_> = found["hit"].iter().collect();
    assert_eq!(variables, ["round-name", "who"]);
    assert!(found["miss"].is_empty());
    assert_eq!(found.len(), 2);
    let used: Vec<_> =
        quoted_in(r#"say("title-quit"), "Title-x", "-x", "a b-c", "title-{x}", "b""#).collect();
    assert_eq!(used, ["title-quit"]);
}
