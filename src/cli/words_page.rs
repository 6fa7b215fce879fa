//! The words of a rule system as a page of the documents: one table for each kind of answer, and the words in which a fight is told.

use std::io::Write;

use super::failure::Failure;
use super::voice::Voice;
use super::words::{Entry, Named, Page};
use crate::battle::{Need, Verb};
use crate::words::Phrase;

/// Writes the page.
pub(super) fn write(out: &mut impl Write, voice: &Voice, page: &Page) -> Result<(), Failure> {
    let title = Phrase::plain(voice.in_language(&page.title).to_owned());
    let title = Phrase::key("cli-words-page-title").with("title", title);
    writeln!(out, "# {}\n", voice.say(&title))?;
    let about = Phrase::key("cli-words-page-about").with("name", Phrase::plain(page.system));
    writeln!(out, "{}", voice.say(&about))?;
    for verb in Verb::ALL {
        let entries: Vec<&Entry> = page.choices.iter().filter(|entry| entry.verb == verb).collect();
        if entries.is_empty() {
            continue;
        }
        writeln!(
            out,
            "\n## {}\n\n{}",
            heading(verb),
            voice.key("cli-words-page-columns")
        )?;
        writeln!(out, "| --- | --- | --- | --- | --- |")?;
        for entry in entries {
            row(out, voice, entry)?;
        }
    }
    table(out, voice, &voice.key("cli-words-questions"), &page.questions)?;
    table(out, voice, &voice.key("cli-words-lists"), &page.lists)?;
    for told in &page.told {
        let places: Vec<String> = told.stands_in.iter().map(|place| format!("`{place}`")).collect();
        let heading = voice.key(told_heading(told.kind));
        table(
            out,
            voice,
            &format!("{heading}: {}", places.join(", ")),
            &told.words,
        )?;
    }
    Ok(())
}

fn row(out: &mut impl Write, voice: &Voice, entry: &Entry) -> Result<(), Failure> {
    let mut said = vec![voice.in_language(&entry.name).to_owned()];
    said.extend(remarks(voice, entry));
    let answers: Vec<String> = entry.answers.iter().map(|kind| format!("`{kind}`")).collect();
    let title = voice.in_language(&entry.title);
    Ok(writeln!(
        out,
        "| `{}` | {} | {} | `{}` | `{}` {title} |",
        entry.word,
        said.join("; "),
        answers.join(", "),
        entry.example,
        entry.rule
    )?)
}

/// What is to be known of a word besides its name: its points, what `with` counts, which fields may be left out.
pub(super) fn remarks(voice: &Voice, entry: &Entry) -> Vec<String> {
    let mut said = Vec::new();
    if !entry.stakes.is_empty() {
        let points: Vec<&str> = entry
            .stakes
            .iter()
            .map(|stake| voice.in_language(&stake.name))
            .collect();
        let key = if entry.stakes_may_be_left_out {
            "cli-words-stakes-or-none"
        } else {
            "cli-words-stakes"
        };
        let points = Phrase::plain(points.join(", "));
        said.push(voice.say(&Phrase::key(key).with("points", points)));
    }
    let is_blow = entry.verb == Verb::Attack;
    if let Some(list) = entry.with {
        let key = if is_blow {
            "cli-words-with-or-first"
        } else {
            "cli-words-with"
        };
        said.push(voice.say(&Phrase::key(key).with("list", Phrase::plain(list))));
    }
    let optional = entry.fields.iter();
    let optional = optional.filter(|field| field.need == Need::May && !(is_blow && field.name == "with"));
    let optional: Vec<String> = optional.map(|field| format!("`{}`", field.name)).collect();
    if !optional.is_empty() {
        let fields = Phrase::plain(optional.join(", "));
        said.push(voice.say(&Phrase::key("cli-words-optional").with("fields", fields)));
    }
    said.extend(entry.note.iter().map(|note| voice.in_language(note).to_owned()));
    said
}

/// The heading of a kind of answer: its name and the field of its word, as files of intents have them.
pub(super) fn heading(verb: Verb) -> String {
    match verb.field() {
        Some(field) => format!("`{}`: `{field}`", verb.name()),
        None => format!("`{}`", verb.name()),
    }
}

/// The heading of a kind of words in which a fight is told.
pub(super) fn told_heading(kind: &str) -> &'static str {
    match kind {
        "value" => "cli-words-values",
        "state" => "cli-words-states",
        "check" => "cli-words-checks",
        "deed" => "cli-words-deeds",
        "arc" => "cli-words-arcs",
        "degree" => "cli-words-degrees",
        "chain" => "cli-words-odds",
        "hint" => "cli-words-hints",
        _ => "cli-words-points",
    }
}

fn table(out: &mut impl Write, voice: &Voice, heading: &str, words: &[Named]) -> Result<(), Failure> {
    if words.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n## {heading}\n\n{}", voice.key("cli-words-page-named"))?;
    writeln!(out, "| --- | --- |")?;
    for Named { word, name } in words {
        writeln!(out, "| `{word}` | {} |", voice.in_language(name))?;
    }
    Ok(())
}
