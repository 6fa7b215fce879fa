//! Pages of the codex in the terminal: what a rule says and the row of a table that it is, when it counts, what to read beside it, and
//! its examples step by step.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::failure::Failure;
use super::fight::system_named;
use super::rules::BOARD;
use super::voice::Voice;
use super::world;
use crate::battle::{RuleId, RuleSystem};
use crate::codex::{Codex, ExampleFile, Guide, Played, User, play, write_site};
use crate::content::{Plain, Problem, Problems, root};
use crate::rules::{RuleEntry, SYSTEMS};
use crate::words::Phrase;

/// Whether somebody means the id of a rule: those begin with a capital letter.
pub(super) fn is_id(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_uppercase())
}

/// The codex as far as its files are in order; what is wrong with the others is told.
fn open(world: &World) -> Codex {
    let (codex, problems) = Codex::read(world, &root());
    warn(&problems);
    codex
}

/// Tells what is wrong with files that are left out. Whoever cannot be told reads on all the same.
fn warn(problems: &Problems) {
    if !problems.is_empty() {
        let _ = writeln!(Plain::new(io::stderr()), "{problems}");
    }
}

/// Writes the page of a rule, with its examples step by step.
pub(super) fn page(id: &str, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
    let mut app = world::app()?;
    let codex = open(app.world());
    let Some((guide, entry)) = codex.find(id) else {
        return Err(format!("{id} is the id of no rule; `klingentanz rules` lists all of them").into());
    };
    write_page(app.world(), &codex, (guide, entry), voice, out)?;
    for (guide, _, file) in codex.examples_of(id) {
        match play(app.world_mut(), guide.system, file, &|rule| codex.title(rule)) {
            Ok(played) => {
                writeln!(out, "\n{}", voice.say(&"codex-example".into()))?;
                write(&played, voice, out)?;
            }
            Err(problems) => warn(&problems),
        }
    }
    Ok(())
}

/// What the rules of a system say of a word: the page that fits best, and the titles of others.
pub(super) fn look_up(
    world: &World,
    system: &str,
    word: &str,
    voice: &Voice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    /// Titles that are named besides.
    const MOST: usize = 12;
    let codex = open(world);
    let own = codex.guides().iter().find(|guide| guide.name == system);
    let board = codex.guides().iter().find(|guide| guide.name == BOARD);
    let is_meant = |rule: &RuleId| rule.0.eq_ignore_ascii_case(word);
    let found: Vec<RuleId> = own
        .into_iter()
        .chain(board)
        .flat_map(|guide| codex.search(guide, voice.language(), word))
        .collect();
    let best = found.iter().find(|rule| is_meant(rule)).or(found.first());
    let Some((guide, entry)) = best.and_then(|rule| codex.find(rule.0)) else {
        let said = Phrase::key("codex-nothing").with("word", Phrase::plain(word.to_owned()));
        return Ok(writeln!(out, "{}", voice.say(&said))?);
    };
    write_page(world, &codex, (guide, entry), voice, out)?;
    let others = found.iter().filter(|rule| Some(*rule) != best).take(MOST);
    let titles: Vec<Phrase> = others.filter_map(|rule| titled(&codex, *rule)).collect();
    if !titles.is_empty() {
        let said = Phrase::key("codex-also-found").with("titles", Phrase::list(titles, ", "));
        writeln!(out, "\n{}", voice.say(&said))?;
    }
    Ok(())
}

/// The title of a rule with its id.
fn titled(codex: &Codex, rule: RuleId) -> Option<Phrase> {
    let title = codex.title(rule)?;
    Some(Phrase::Row(vec![title, Phrase::plain(format!(" ({rule})"))]))
}

fn write_page(
    world: &World,
    codex: &Codex,
    (guide, entry): (&Guide, &RuleEntry),
    voice: &Voice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let id = entry.id.as_str();
    let said = |phrase: Phrase| voice.say(&phrase);
    writeln!(out, "{id}  {}", voice.in_language(&entry.title))?;
    writeln!(out, "{}", said(place(guide, entry)))?;
    let text = codex.text(voice.language(), id);
    writeln!(out, "\n{}", text.unwrap_or_else(|| said("codex-no-page".into())))?;
    if let Some(row) = codex.row(voice.language(), id) {
        writeln!(out, "\n{row}")?;
    }
    if let Some(counts) = codex.counts(voice.language(), id) {
        let counts = Phrase::key("codex-counts").with("text", Phrase::plain(counts));
        writeln!(out, "\n{}", said(counts))?;
    }
    if !entry.modules.is_empty() {
        let modules = entry
            .modules
            .iter()
            .filter_map(|module| guide.registry.modules.get(module.as_str()));
        let names = modules.map(|module| Phrase::Words(Arc::new(module.name.clone())));
        let modules = Phrase::key("codex-modules").with("modules", Phrase::list(names, ", "));
        writeln!(out, "\n{}", said(modules))?;
    }
    let users = codex.users(world, id);
    if !users.is_empty() {
        let names = Phrase::list(users.iter().map(User::phrase), " · ");
        let names = Phrase::key("codex-users").with("names", names);
        writeln!(out, "\n{}", said(names))?;
    }
    let related: Vec<Phrase> = guide
        .related(id)
        .iter()
        .filter(|rule| !users.iter().any(|user| user.is_told_by(**rule)))
        .filter_map(|rule| titled(codex, *rule))
        .collect();
    if !related.is_empty() {
        let see = Phrase::key("codex-see").with("titles", Phrase::list(related, ", "));
        writeln!(out, "\n{}", said(see))?;
    }
    Ok(())
}

/// Plays an example file.
pub(super) fn example(file: &Path, system: &str, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
    let system: &dyn RuleSystem = match system {
        BOARD => SYSTEMS[0],
        name => system_named(name, "[SYSTEM]")?,
    };
    let mut app = world::app()?;
    let codex = open(app.world());
    let file = ExampleFile::read(file).map_err(|problem| Failure::Problems(problem.into()))?;
    let played = play(app.world_mut(), system, &file, &|rule| codex.title(rule))?;
    write(&played, voice, out)?;
    let cited = Phrase::list(played.cited.iter().map(|rule| Phrase::plain(rule.0)), ", ");
    writeln!(
        out,
        "\n{}",
        voice.say(&Phrase::key("codex-cites").with("rules", cited))
    )?;
    let uncited = |rule: &&RuleId| !played.cited.contains(rule);
    let missing: Vec<_> = file
        .example
        .shows
        .iter()
        .filter(uncited)
        .map(|rule| rule.0)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let reason = format!("says that it shows {}, which no step cites", missing.join(", "));
    Err(Failure::Problems(
        Problem::of_file(&file.mark.file, reason).into(),
    ))
}

/// Writes the codex of a rule system, or of the board, as a small static site.
pub(super) fn site(system: &str, folder: &Path, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
    let mut app = world::app()?;
    let codex = open(app.world());
    let name = match system {
        BOARD => BOARD,
        name => system_named(name, "[SYSTEM]")?.id().0,
    };
    let guide = codex.guides().iter().find(|guide| guide.name == name);
    let guide = guide.ok_or_else(|| format!("{name} has no pages"))?;
    let written = write_site(app.world_mut(), &codex, (guide, &voice.texts), folder);
    warn(&written.map_err(|error| format!("{}: {error}", folder.display()))?);
    let folder = Phrase::plain(folder.display().to_string());
    Ok(writeln!(
        out,
        "{}",
        voice.say(&Phrase::key("codex-written").with("folder", folder))
    )?)
}

fn place(guide: &Guide, entry: &RuleEntry) -> Phrase {
    let chapter = guide.registry.chapters.get(entry.chapter.as_str());
    let chapter = chapter.map_or_else(
        || Phrase::plain(""),
        |chapter| Phrase::Words(Arc::new(chapter.title.clone())),
    );
    Phrase::key("codex-chapter")
        .with("chapter", chapter)
        .with("system", guide.title())
}

fn write(played: &Played, voice: &Voice, out: &mut impl Write) -> io::Result<()> {
    for (number, step) in played.steps.iter().enumerate() {
        let deed = step.deed.clone().unwrap_or_else(|| "codex-set-up".into());
        writeln!(out, "{number}. {}", voice.say(&deed))?;
        for line in &step.lines {
            writeln!(out, "   {}", voice.say(&line.said))?;
            for reason in &line.reasons {
                writeln!(out, "       {}", voice.say(reason))?;
            }
        }
    }
    Ok(())
}
