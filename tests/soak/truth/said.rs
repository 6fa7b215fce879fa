//! The sentences of an event in every language: no hole, no key, and no number that the JSON does not have.

use std::collections::BTreeSet;

use bevy::prelude::*;
use klingentanz::battle::{BattleEvent, Happening};
use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast, Phrase};
use serde_json::Value;

use super::figure::{number, sum};
use super::{Arms, everybody, in_all, reads, sentence};
use crate::common;

/// Who tells a fight, in every language.
pub struct Voice {
    cast: Cast,
    texts: &'static Texts,
    arms: Arms,
    /// Names with figures in them, the longest first, in every language.
    names: Vec<String>,
}

impl Voice {
    /// Somebody who knows who is who.
    pub fn of(cast: Cast, texts: &'static Texts) -> Self {
        let mut voice = Self {
            cast,
            texts,
            arms: Arms::new(),
            names: Vec::new(),
        };
        let names: Vec<Phrase> = voice.cast.roles().map(|(id, _)| voice.cast.name(id)).collect();
        names.iter().for_each(|name| voice.learn(name));
        voice
    }

    fn learn(&mut self, name: &Phrase) {
        let said = in_all(self.texts, name).into_iter().map(|(_, said)| said);
        let has_figure = |said: &String| said.contains(|sign: char| sign.is_ascii_digit());
        self.names.extend(said.filter(has_figure));
        self.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        self.names.dedup();
    }

    /// Looks at what everybody holds.
    pub fn look(&mut self, app: &App, battle: Entity) {
        for (id, entity) in everybody(app, battle) {
            for (slot, name) in reads(app, battle, entity).arms {
                let name = Phrase::from(name);
                if self.arms.insert((id, slot), name.clone()).is_none() {
                    self.learn(&name);
                }
            }
        }
    }

    /// What is wrong with the sentence of an event and with its reasons.
    pub fn faults(&self, event: &BattleEvent, json: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        let (known, must) = (numbers(json), stated(&event.happening, json));
        if let Some(sentence) = sentence(&self.cast, event, &self.arms) {
            for (language, said) in in_all(self.texts, &sentence) {
                faults.extend(flaw(&said).map(|flaw| format!("{flaw} in {}: {said}", language.code())));
                let told = figures(&self.bare(&said));
                let strange: Vec<_> = told.iter().filter(|told| !known.contains(*told)).collect();
                if !strange.is_empty() {
                    faults.push(format!(
                        "{strange:?} is no number of it in {}: {said}",
                        language.code()
                    ));
                }
                // One is a word in some sentences.
                let silent: Vec<_> = must
                    .iter()
                    .filter(|must| *must != "1" && !told.contains(*must))
                    .collect();
                if !silent.is_empty() {
                    faults.push(format!("{silent:?} is not told in {}: {said}", language.code()));
                }
            }
        }
        faults.extend(self.faults_of_reasons(event));
        faults
    }

    /// The ledgers below a sentence add up, line by line, to the sum that they show.
    fn faults_of_reasons(&self, event: &BattleEvent) -> Vec<String> {
        let Some(lines) = words::reasons(self.cast.system(), &event.happening, |_| None) else {
            return Vec::new();
        };
        let mut faults = Vec::new();
        for language in Language::ALL {
            let mut total = 0;
            for line in &lines {
                let said = line.said(self.texts, language);
                faults.extend(holed(&said).map(|flaw| format!("{flaw} in {}: {said}", language.code())));
                let Phrase::Key(key, _) = line else { continue };
                let first = figures(&said)
                    .into_iter()
                    .next()
                    .and_then(|first| first.parse::<i64>().ok());
                match (key.as_ref(), first) {
                    ("words-ledger-base" | "words-ledger-base-caused", Some(base)) => total = base,
                    ("words-ledger-line" | "words-ledger-caused", Some(amount)) => total += amount,
                    ("words-ledger-sum", Some(shown)) if shown != total => {
                        faults.push(format!("the lines make {total} in {}: {said}", language.code()));
                    }
                    _ => {}
                }
            }
        }
        faults
    }

    /// What is wrong with the words for the open question and its answers.
    pub fn faults_of_question(&self, app: &App, battle: Entity) -> Vec<String> {
        let Some(question) = common::question(app, battle) else {
            return self.unknown();
        };
        let mut phrases = vec![words::question(&self.cast, &question)];
        for offer in common::system(app, battle).offers(app.world(), battle) {
            phrases.push(words::offer(&self.cast, &offer));
            phrases.extend(offer.hint.as_ref().map(|hint| words::hint(&self.cast, hint)));
            let stakes = offer.stakes.iter();
            phrases.extend(stakes.map(|stake| words::stake(self.cast.system(), stake.word, stake.most)));
        }
        for (_, entity) in everybody(app, battle) {
            let sheet = reads(app, battle, entity);
            let system = self.cast.system();
            phrases.extend(
                sheet
                    .states
                    .iter()
                    .map(|state| words::term(system, "state", *state)),
            );
            phrases.extend(
                sheet
                    .values
                    .iter()
                    .map(|(value, ..)| words::term(system, "value", *value)),
            );
        }
        let mut faults = Vec::new();
        for (language, said) in phrases.iter().flat_map(|phrase| in_all(self.texts, phrase)) {
            faults.extend(holed(&said).map(|flaw| format!("{flaw} in {}: {said}", language.code())));
        }
        faults.extend(self.unknown());
        faults
    }

    /// Texts that were asked for in vain.
    fn unknown(&self) -> Vec<String> {
        let missing = self.texts.missing();
        missing
            .iter()
            .map(|(language, key)| format!("no text {key} in {}", language.code()))
            .collect()
    }

    /// A sentence without the names in it that hold figures.
    fn bare(&self, said: &str) -> String {
        self.names
            .iter()
            .fold(said.to_owned(), |said, name| said.replace(name, "…"))
    }
}

/// A hole in a sentence, or a key in it.
fn flaw(said: &str) -> Option<&'static str> {
    let end = said.trim_end().chars().last()?;
    let is_ended = [')', '.', '!', '?', ':', '…', '”', '»', '"'].contains(&end) || end.is_alphanumeric();
    holed(said).or_else(|| (!is_ended).then_some("an end without an end"))
}

/// Signs of a place where words are missing.
fn holed(said: &str) -> Option<&'static str> {
    let doubled = [
        "  ", " ,", " .", "( ", " )", "()", ", ,", ",,", ": ,", ": .", "{", "}", "[", "]",
    ];
    let is_odd = doubled.iter().any(|hole| said.contains(hole));
    let begins = said.starts_with([' ', ',', '.', ':']);
    (is_odd || begins || said.trim().is_empty()).then_some("a hole")
}

/// The numbers of a line as they stand there: whole, or with a decimal, a true minus as a hyphen; figures that belong to a word are
/// none.
fn figures(said: &str) -> Vec<String> {
    let signs: Vec<char> = said.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < signs.len() {
        if !signs[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while at < signs.len() && signs[at].is_ascii_digit() {
            at += 1;
        }
        let before = start.checked_sub(1).map(|before| signs[before]);
        let is_of_word = before.is_some_and(|sign| sign.is_alphabetic() || sign == '-')
            || signs.get(at).is_some_and(|sign| sign.is_alphabetic());
        if is_of_word {
            continue;
        }
        let mut number: String = signs[start..at].iter().collect();
        let is_decimal =
            matches!(signs.get(at), Some('.' | ',')) && signs.get(at + 1).is_some_and(char::is_ascii_digit);
        if is_decimal {
            number.push('.');
            number.push(signs[at + 1]);
            at += 2;
        }
        // What is taken away in a sum stands apart from its sign.
        let is_taken = before == Some(' ') && start.checked_sub(2).is_some_and(|sign| signs[sign] == '−');
        if before == Some('−') || is_taken {
            number.insert(0, '-');
        }
        found.push(number);
    }
    found
}

/// Every number of an event: those that stand in it, the sums of its ledgers, the lengths of its lists, its factor.
fn numbers(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(value, &mut found);
    found
}

fn collect(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Number(number) => {
            found.insert(number.to_string());
        }
        Value::Array(items) => {
            found.insert(items.len().to_string());
            items.iter().for_each(|item| collect(item, found));
        }
        Value::Object(fields) => {
            if fields.contains_key("lines") {
                found.insert(sum(value).to_string());
            }
            if let (Some(face), true) = (fields.get("face"), value["number"].is_object()) {
                found.insert((number(face) + sum(&value["ledger"])).to_string());
            }
            if let Some(halves) = fields.get("halves") {
                let halves = number(halves);
                let half = if halves % 2 == 0 { "" } else { ".5" };
                found.insert(format!("{}{half}", halves / 2));
            }
            fields.values().for_each(|field| collect(field, found));
        }
        _ => {}
    }
}

/// The numbers that the sentence of an event must not leave out.
fn stated(happening: &Happening, json: &Value) -> Vec<String> {
    let of = |value: &Value| number(value).to_string();
    match happening {
        Happening::Struck { grade, .. } => {
            let mut all = vec![
                sum(&json["points"]["ledger"]).to_string(),
                sum(&json["loss"]).to_string(),
            ];
            all.extend(grade.map(|grade| grade.margin.to_string()));
            all
        }
        Happening::ValueChanged { .. } => vec![of(&json["from"]), of(&json["to"])],
        Happening::Wounded { .. } => vec![of(&json["wounds"]), of(&json["total"])],
        Happening::InitiativeRolled { .. } | Happening::Rolled { .. } => {
            vec![sum(&json["points"]["ledger"]).to_string()]
        }
        Happening::Checked { .. } => vec![of(&json["left"])],
        Happening::Attacked { .. } | Happening::Defended { .. } => {
            let check = &json["check"];
            match check.get("face") {
                Some(face) if check["number"].is_object() => {
                    vec![of(face), sum(&check["number"]).to_string()]
                }
                Some(face) => vec![of(face), of(&check["target"])],
                None => vec![sum(&check["successes"]).to_string()],
            }
        }
        _ => Vec::new(),
    }
}
