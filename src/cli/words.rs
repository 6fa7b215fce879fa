//! `klingentanz words`: every word in which an answer can be given, with what stands beside it, and the words in which a fight is told.

use std::io::Write;

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::fight::system_named;
use super::voice::{Titles, Voice};
use super::words_page;
use crate::battle::{Field, Keyword, Need, RuleId, RuleSystem, Term, Verb};
use crate::content;
use crate::rules::SYSTEMS;
use crate::words::{self, Phrase};

/// Lists every word in which an answer can be given, with its fields, an example and the rule behind it, and the words in which a fight
/// is told.
#[derive(clap::Args)]
pub struct Words {
    /// Rule system by its name; left out: all of them
    system: Option<String>,
    /// Prints one JSON array
    #[arg(long)]
    json: bool,
    /// Prints a page for the documents, as docs/words-SYSTEM.md is one
    #[arg(long, requires = "system", conflicts_with = "json")]
    markdown: bool,
}

/// A word and what it means.
#[derive(Serialize)]
pub(super) struct Named {
    pub(super) word: String,
    pub(super) name: content::Words,
}

/// A field beside a word.
#[derive(Serialize)]
pub(super) struct Beside {
    pub(super) name: &'static str,
    pub(super) need: Need,
}

/// A word in which an answer can be given.
#[derive(Serialize)]
pub(super) struct Entry {
    #[serde(skip)]
    pub(super) verb: Verb,
    choice: &'static str,
    field: Option<&'static str>,
    pub(super) word: &'static str,
    pub(super) name: content::Words,
    /// What else is to be known of it.
    pub(super) note: Option<content::Words>,
    /// The kinds of question that it answers.
    pub(super) answers: Vec<&'static str>,
    pub(super) fields: Vec<Beside>,
    /// The list that `with` counts.
    pub(super) with: Option<&'static str>,
    pub(super) stakes: Vec<Named>,
    pub(super) stakes_may_be_left_out: bool,
    pub(super) example: Value,
    pub(super) rule: RuleId,
    pub(super) title: content::Words,
}

/// The words of a rule system.
#[derive(Serialize)]
pub(super) struct Page {
    pub(super) system: &'static str,
    pub(super) title: content::Words,
    pub(super) questions: Vec<Named>,
    pub(super) choices: Vec<Entry>,
    pub(super) lists: Vec<Named>,
    pub(super) told: Vec<Told>,
}

/// Words of one kind in which a fight is told.
#[derive(Serialize)]
pub(super) struct Told {
    pub(super) kind: &'static str,
    /// Where they stand in the JSON.
    pub(super) stands_in: &'static [&'static str],
    pub(super) words: Vec<Named>,
}

/// The kinds of words in which a fight is told: the family of their texts, and where they stand in the JSON.
const TOLD: [(&str, &[&str]); 9] = [
    ("value", &["value_changed.value"]),
    ("state", &["state_changed.state"]),
    ("check", &["checked.what", "rolled.what"]),
    ("deed", &["acted.act"]),
    ("arc", &["attacked.arc"]),
    ("degree", &["struck.grade.degree"]),
    ("chain", &["asked.offers.odds.chain", "asked.offers.odds.effects"]),
    ("hint", &["asked.offers.hint.word"]),
    ("stake", &["asked.offers.stakes.word"]),
];

impl Words {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let systems = match self.system.as_deref() {
            Some(name) => vec![system_named(name, "[SYSTEM]")?],
            None => SYSTEMS.to_vec(),
        };
        let pages = systems.into_iter().map(|system| Page::of(system, voice));
        let pages: Vec<Page> = pages.collect::<Result<_, Failure>>()?;
        if self.json {
            let json = serde_json::to_string_pretty(&pages).map_err(|error| error.to_string())?;
            return Ok(writeln!(out, "{json}")?);
        }
        pages.iter().try_for_each(|page| {
            if self.markdown {
                words_page::write(out, voice, page)
            } else {
                show(out, voice, page)
            }
        })
    }
}

impl Page {
    fn of(system: &dyn RuleSystem, voice: &Voice) -> Result<Self, Failure> {
        let titles = Titles::load(system.id())?;
        let vocabulary = system.vocabulary();
        let mut lists: Vec<Term> = Vec::new();
        for list in vocabulary.keywords.iter().filter_map(|word| word.counts) {
            if !lists.contains(&list) {
                lists.push(list);
            }
        }
        let named = |kind: &str, terms: &[Term]| -> Vec<Named> {
            let named = |term: &Term| Named {
                word: term.0.to_owned(),
                name: voice.words(&words::term(system.id(), kind, *term)),
            };
            terms.iter().map(named).collect()
        };
        let told = TOLD.iter().map(|&(kind, stands_in)| Told {
            kind,
            stands_in,
            words: told(system.id(), kind, voice),
        });
        Ok(Self {
            system: system.id().0,
            title: voice.words(&Phrase::key(format!("{}-title", system.id()))),
            questions: named("question", vocabulary.questions),
            choices: vocabulary
                .keywords
                .iter()
                .map(|word| Entry::of(system.id(), word, (voice, &titles)))
                .collect(),
            lists: named("list", &lists),
            told: told.collect(),
        })
    }
}

/// The words of a kind in which a fight is told. Where the text is a sentence, letters stand in the places of its names.
fn told(system: Term, kind: &str, voice: &Voice) -> Vec<Named> {
    let beginning = format!("{system}-{kind}-");
    let keys = voice.keys(&beginning);
    let named = |key: &str| {
        let blanks = ["distance", "foes", "loads", "paces", "range", "reach"];
        let text = Phrase::key(key.to_owned())
            .with("name", Phrase::plain("A"))
            .with("target", Phrase::plain("B"))
            .with("cell", Phrase::plain("c7"));
        let text = blanks.into_iter().fold(text, |text, name| text.with(name, 2_i64));
        Named {
            word: key[beginning.len()..].to_owned(),
            name: voice.words(&text),
        }
    };
    keys.map(named).collect()
}

impl Entry {
    fn of(system: Term, word: &Keyword, (voice, titles): (&Voice, &Titles)) -> Self {
        let text = |kind: &str, term| voice.words(&words::term(system, kind, term));
        let kind = match word.verb {
            Verb::Plan => "plan",
            Verb::Move => "gait",
            _ => "offer",
        };
        let beside = Field::ALL.into_iter().map(|field| Beside {
            name: field.name(word.verb),
            need: word.need(field),
        });
        // The first number may have a name of its own beside this word, and so may the one after it.
        let own_name = |place: usize| {
            let more = if place == 0 { "" } else { "-more" };
            let key = format!("{system}-stake-{}{more}", word.term);
            voice.has(&key).then(|| voice.words(&Phrase::key(key)))
        };
        let stakes = word.stakes.iter().enumerate().map(|(place, stake)| Named {
            word: stake.0.to_owned(),
            name: own_name(place).unwrap_or_else(|| text("stake", *stake)),
        });
        let note = format!("{system}-note-{}", word.term);
        Self {
            verb: word.verb,
            choice: word.verb.name(),
            field: word.verb.field(),
            word: word.term.0,
            name: text(kind, word.term),
            note: voice.has(&note).then(|| voice.words(&Phrase::key(note))),
            answers: word.answers.iter().map(|kind| kind.0).collect(),
            fields: beside.filter(|beside| beside.need != Need::Never).collect(),
            with: word.counts.map(|list| list.0),
            stakes: stakes.collect(),
            stakes_may_be_left_out: word.is_plain_too && !word.stakes.is_empty(),
            example: example(word),
            rule: word.rule,
            title: voice.words(&titles.of(word.rule).unwrap_or(Phrase::plain(word.rule.0))),
        }
    }
}

/// An answer with the word, at fighter 2, with the first of all things, at some square.
fn example(word: &Keyword) -> Value {
    let Some(field) = word.verb.field() else {
        return json!(word.term.0);
    };
    let mut inner = Map::new();
    inner.insert(field.to_owned(), json!(word.term.0));
    for field in Field::ALL {
        if word.need(field) == Need::Never || word.need(field) == Need::May && word.verb == Verb::Act {
            continue;
        }
        let value = match field {
            Field::Target => json!(2),
            Field::With => json!(0),
            Field::At => json!({"x": 4, "y": 6}),
            Field::Facing => json!("NE"),
        };
        inner.insert(field.name(word.verb).to_owned(), value);
    }
    if word.verb == Verb::Move {
        inner.insert("path".to_owned(), json!([{"x": 5, "y": 6}]));
    }
    if !word.stakes.is_empty() {
        inner.insert("stakes".to_owned(), json!(vec![2; word.stakes.len()]));
    }
    Value::Object(Map::from_iter([(
        word.verb.name().to_owned(),
        Value::Object(inner),
    )]))
}

/// Every word in a few lines.
fn show(out: &mut impl Write, voice: &Voice, page: &Page) -> Result<(), Failure> {
    writeln!(out, "{} ({})", voice.in_language(&page.title), page.system)?;
    for verb in Verb::ALL {
        let entries: Vec<&Entry> = page.choices.iter().filter(|entry| entry.verb == verb).collect();
        if entries.is_empty() {
            continue;
        }
        writeln!(out, "\n{}", words_page::heading(verb))?;
        for entry in entries {
            let (name, title) = (voice.in_language(&entry.name), voice.in_language(&entry.title));
            writeln!(out, "  {:<18} {name} · {} {title}", entry.word, entry.rule)?;
            writeln!(
                out,
                "  {:<18} {} · {}",
                "",
                entry.answers.join(", "),
                entry.example
            )?;
            for said in words_page::remarks(voice, entry) {
                writeln!(out, "  {:<18} {said}", "")?;
            }
        }
    }
    named(out, voice, voice.key("cli-words-questions"), &page.questions)?;
    named(out, voice, voice.key("cli-words-lists"), &page.lists)?;
    for told in &page.told {
        let heading = voice.key(words_page::told_heading(told.kind));
        named(
            out,
            voice,
            format!("{heading} ({})", told.stands_in.join(", ")),
            &told.words,
        )?;
    }
    Ok(())
}

fn named(out: &mut impl Write, voice: &Voice, heading: String, words: &[Named]) -> Result<(), Failure> {
    if words.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{heading}")?;
    for Named { word, name } in words {
        writeln!(out, "  {word:<18} {}", voice.in_language(name))?;
    }
    Ok(())
}
