//! The tables of the fourth edition, row by row and column by column, against a second writing of them: one line a row, the columns
//! in the order of the rule notes. A number that changes must change in both.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod gear;
mod learnt;
mod people;

use std::path::Path;

use klingentanz::content::Words;
use klingentanz::rules::Id;
use klingentanz::rules::dsa41::data::*;

fn data() -> Dsa41Data {
    Dsa41Data::load(Path::new("assets/rules/dsa41")).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Compares the rows of a table with their second writing, whatever the order.
fn compare(golden: &str, made: impl Iterator<Item = String>) {
    let mut golden: Vec<&str> = golden.lines().collect();
    let mut made: Vec<String> = made.collect();
    golden.sort_unstable();
    made.sort_unstable();
    let missing: Vec<_> = golden
        .iter()
        .filter(|row| !made.iter().any(|it| it == *row))
        .collect();
    let other: Vec<_> = made
        .iter()
        .filter(|row| !golden.contains(&row.as_str()))
        .collect();
    assert!(
        missing.is_empty() && other.is_empty() && golden.len() == made.len(),
        "written here, and not in the table:\n{missing:#?}\nin the table, and not here:\n{other:#?}"
    );
}

/// An id without the prefix of its table.
fn short<K: klingentanz::rules::Kind>(id: &Id<K>) -> &str {
    id.as_str().split_once('-').unwrap().1
}

fn names(words: &Words) -> String {
    format!("{}|{}|{}", words.en, words.de, words.fr)
}

fn or_dash(number: Option<impl ToString>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}

fn strength(bonus: Option<StrengthBonus>) -> String {
    or_dash(bonus.map(|bonus| format!("{}/{}", bonus.threshold, bonus.step)))
}

fn shorts<K: klingentanz::rules::Kind>(ids: &[Id<K>]) -> String {
    ids.iter().map(short).collect::<Vec<_>>().join(" ")
}

/// `+2`, `0`, `-1`: a zero without a sign.
fn signed(number: i8) -> String {
    if number == 0 {
        "0".to_owned()
    } else {
        format!("{number:+}")
    }
}

/// Notes in the order of the alphabet.
fn sorted(mut notes: Vec<String>) -> String {
    notes.sort_unstable();
    notes.join("; ")
}
