//! Why not: every sentence of the code has its words in every language, with exactly its values, and there are no others.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::content::Language;
use klingentanz::rules::{self, SYSTEMS};

use crate::texts::texts_of;

#[test]
fn every_sentence_has_words_in_every_language_with_exactly_its_values() {
    let all: Vec<_> = rules::sentences().collect();
    assert!(all.len() > 300, "{}", all.len());
    for language in Language::ALL {
        let texts = texts_of(language);
        for sentence in &all {
            let values: BTreeSet<String> = sentence.names.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(
                texts.get(sentence.key),
                Some(&values),
                "{} in {}",
                sentence.key,
                language.code()
            );
        }
    }
}

#[test]
fn every_such_text_is_a_sentence_of_the_code_and_each_but_once() {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    rules::sentences().for_each(|sentence| *known.entry(sentence.key).or_default() += 1);
    let twice: Vec<_> = known.iter().filter(|(_, count)| **count > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    let mut places: Vec<String> = SYSTEMS
        .iter()
        .map(|system| format!("{}-why-", system.id()))
        .collect();
    places.push("why-".to_owned());
    let unknown: Vec<_> = texts_of(Language::En)
        .into_keys()
        .filter(|key| places.iter().any(|place| key.starts_with(place)))
        .filter(|key| !known.contains_key(key.as_str()))
        .collect();
    assert!(unknown.is_empty(), "no code says these: {unknown:#?}");
}
