//! `klingentanz rules`: every rule with its module, how much of it is built, and the tests that cite it.
//!
//! Where the code and the tests name a rule stands in a file that `scripts/cite` writes and a test keeps up to date.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::codex;
use super::failure::Failure;
use super::fight::system_named;
use super::rules_page;
use super::voice::Voice;
use crate::content::{Problem, Source, Words, root};
use crate::rules::{Chapter, Id, Registry, RuleEntry, RuleState, SYSTEMS};
use crate::words::Phrase;

/// The name under which the rules of the board are listed.
pub(super) const BOARD: &str = "board";

/// Lists every rule: module, state and the tests that cite it; or shows the page of one rule.
///
/// A rule is done when code that decides by it, or a table that fights take over, names it and the log of a test cites it; and
/// partly done when only code that tells of rules names it, when no log cites it, or when the rule data say so.
#[derive(clap::Args)]
pub struct Rules {
    /// Rule system by its name, or board; or the id of a rule; left out: all of them
    #[arg(value_name = "SYSTEM|ID")]
    system: Option<String>,
    /// Writes the codex of the system into a folder, as a small static site in every language
    #[arg(long, requires = "system", conflicts_with_all = ["json", "markdown", "example"], value_name = "DIR")]
    html: Option<PathBuf>,
    /// Plays an example file by the rules of the system, step by step
    #[arg(long, requires = "system", conflicts_with_all = ["json", "markdown"], value_name = "FILE")]
    example: Option<PathBuf>,
    /// Prints one JSON array
    #[arg(long)]
    json: bool,
    /// Prints a page for the documents, as docs/rules-SYSTEM.md is one
    #[arg(long, requires = "system", conflicts_with = "json")]
    markdown: bool,
}

/// Where a rule is named, by its id.
pub type Citations = BTreeMap<String, Citation>;

/// Where a rule is named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Citation {
    /// Files of the code outside of tests.
    pub code: Vec<String>,
    /// Tests as `file: name`, and files of recorded fights.
    pub tests: Vec<String>,
}

/// A rule as it is listed.
#[derive(Serialize)]
pub(super) struct Listed {
    system: String,
    pub(super) id: String,
    pub(super) title: Words,
    #[serde(skip)]
    pub(super) chapter: Id<Chapter>,
    pub(super) modules: Vec<String>,
    state: &'static str,
    /// How the code carries it; nothing where no code names it.
    carried: Option<Carried>,
    code: Vec<String>,
    pub(super) tests: Vec<String>,
}

impl Listed {
    /// How much of it is built, in a word.
    pub(super) fn state(&self) -> Phrase {
        Phrase::key(format!("cli-rules-{}", self.state))
    }

    /// How the code carries it, in a word.
    pub(super) fn carried(&self) -> Phrase {
        match self.carried {
            Some(Carried::Decided) => Phrase::key("cli-rules-decided"),
            Some(Carried::Table) => Phrase::key("cli-rules-table"),
            Some(Carried::LookedUp) => Phrase::key("cli-rules-looked-up"),
            None => Phrase::key("cli-rules-missing"),
        }
    }
}

/// How the code carries a rule; of several ways the last counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
enum Carried {
    /// Only code that tells of rules names it: nothing is decided where it does.
    LookedUp,
    /// Code that decides by it names it.
    Decided,
    /// A row of a table that fights take over, whatever names it besides.
    Table,
}

/// Files and folders that tell of rules and decide nothing: what stands behind a happening, the codex, the sheet, the words of answers,
/// the map, hints, and the opponent's opinion.
const TELLING: [&str; 7] = [
    "behind",
    "codex",
    "readout",
    "vocabulary",
    "overlay",
    "hint",
    "appraise",
];

/// How these files of the code carry a rule.
fn carried(code: &[String]) -> Option<Carried> {
    let tells = |part: &str| TELLING.contains(&part.trim_end_matches(".rs"));
    let by = |file: &String| {
        if file.starts_with("assets/") {
            Carried::Table
        } else if file.split('/').any(tells) {
            Carried::LookedUp
        } else {
            Carried::Decided
        }
    };
    code.iter().map(by).max()
}

impl Rules {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(file) = &self.example {
            let name = self.system.as_deref().unwrap_or_default();
            return codex::example(file, name, voice, out);
        }
        if let Some(folder) = &self.html {
            let name = self.system.as_deref().unwrap_or_default();
            return codex::site(name, folder, voice, out);
        }
        if let Some(id) = self.system.as_deref()
            && codex::is_id(id)
        {
            return codex::page(id, voice, out);
        }
        let mut listed = Vec::new();
        for name in self.systems()? {
            let (registry, file) = registry(&name)?;
            let own = list(&name, &registry, &file)?;
            if self.markdown {
                return rules_page::write(out, voice, (&name, &registry), &own);
            }
            listed.extend(own);
        }
        if self.json {
            let json = serde_json::to_string_pretty(&listed).map_err(|error| error.to_string())?;
            return Ok(writeln!(out, "{json}")?);
        }
        for rule in &listed {
            let title = voice.say(&Phrase::Words(rule.title.clone().into()));
            let modules = rule.modules.join(", ");
            let tests = Phrase::key("cli-rules-tests").with("count", rule.tests.len() as i64);
            let state = voice.say(&rule.state());
            let tests = voice.say(&tests);
            writeln!(out, "{:<16} {state:<8} {modules:<28} {title} ({tests})", rule.id)?;
        }
        Ok(writeln!(
            out,
            "{}\n{}",
            voice.say(&sum(&listed)),
            voice.say(&sum_carried(&listed))
        )?)
    }

    /// The names of what is listed.
    fn systems(&self) -> Result<Vec<String>, Failure> {
        match self.system.as_deref() {
            Some(BOARD) => Ok(vec![BOARD.to_owned()]),
            Some(name) => Ok(vec![system_named(name, "[SYSTEM]")?.id().0.to_owned()]),
            None => {
                let systems = SYSTEMS.iter().map(|system| system.id().0);
                Ok(systems.chain([BOARD]).map(str::to_owned).collect())
            }
        }
    }
}

/// The rules of a system, or of the board, and the file that says where they are named.
///
/// # Errors
///
/// Every problem of the registry's files.
pub fn registry(name: &str) -> Result<(Registry, PathBuf), Failure> {
    let folder = root().join("assets/rules");
    Ok(if name == BOARD {
        (Registry::load_board(&folder)?, folder.join("board-citations.ron"))
    } else {
        let own = folder.join(name);
        (Registry::load(&own)?, own.join("citations.ron"))
    })
}

/// How many rules are done, how many partly, and how many not.
pub(super) fn sum(listed: &[Listed]) -> Phrase {
    let count = |state: &str| listed.iter().filter(|rule| rule.state == state).count() as i64;
    Phrase::key("cli-rules-sum")
        .with("done", count("done"))
        .with("partly", count("partly"))
        .with("missing", count("missing"))
}

/// How many rules code decides by, how many stand in tables, and how many are only looked up.
pub(super) fn sum_carried(listed: &[Listed]) -> Phrase {
    let count = |by: Carried| listed.iter().filter(|rule| rule.carried == Some(by)).count() as i64;
    Phrase::key("cli-rules-sum-carried")
        .with("decided", count(Carried::Decided))
        .with("table", count(Carried::Table))
        .with("looked", count(Carried::LookedUp))
}

fn list(name: &str, registry: &Registry, file: &Path) -> Result<Vec<Listed>, Failure> {
    let citations = read(file)?;
    let listed = registry.rules.values().map(|rule| {
        let citation = citations.get(rule.id.as_str()).cloned().unwrap_or_default();
        Listed {
            system: name.to_owned(),
            id: rule.id.to_string(),
            title: rule.title.clone(),
            chapter: rule.chapter.clone(),
            modules: rule.modules.iter().map(ToString::to_string).collect(),
            state: state(rule, &citation),
            carried: carried(&citation.code),
            code: citation.code,
            tests: citation.tests,
        }
    });
    Ok(listed.collect())
}

/// How much of a rule is built. What the rule data call partly built, and what nothing decides by, is never more than that.
fn state(rule: &RuleEntry, citation: &Citation) -> &'static str {
    match carried(&citation.code) {
        None => "missing",
        Some(Carried::LookedUp) => "partly",
        Some(_) if citation.tests.is_empty() || rule.state == RuleState::Partly => "partly",
        Some(_) => "done",
    }
}

fn read(file: &Path) -> Result<Citations, Failure> {
    let fault = |reason: String| Problem::of_file(file, reason);
    let source = Source::read(file).map_err(|problem| Failure::Problems(problem.into()))?;
    ron::from_str(source.part().text()).map_err(|error| {
        let place = error.span.start;
        let (line, column) = (place.line as u32, place.col as u32);
        Failure::Problems(fault(error.code.to_string()).at(line, column).into())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a rule is carried that these files name.
    fn by(files: &[&str]) -> Option<Carried> {
        carried(&files.iter().map(|file| (*file).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn who_only_tells_of_a_rule_does_not_decide_by_it() {
        assert_eq!(by(&[]), None);
        let telling = ["src/rules/a/behind.rs", "src/rules/a/overlay/ground.rs"];
        assert_eq!(by(&telling), Some(Carried::LookedUp));
        assert_eq!(
            by(&["src/rules/a/behind.rs", "assets/rules/a/weapons.ron"]),
            Some(Carried::Table)
        );
        assert_eq!(
            by(&["assets/rules/a/weapons.ron", "src/rules/a/attack.rs"]),
            Some(Carried::Table)
        );
        assert_eq!(
            by(&["src/rules/a/attack.rs", "src/rules/a/behind.rs"]),
            Some(Carried::Decided)
        );
        // A name that only begins like one of them is another one.
        assert_eq!(by(&["src/rules/a/behind_cover.rs"]), Some(Carried::Decided));
    }

    #[test]
    fn a_rule_that_is_only_looked_up_is_not_done() {
        let (registry, _) = registry("dsa41").unwrap_or_else(|failure| panic!("{failure}"));
        let rule = registry
            .rules
            .values()
            .next()
            .unwrap_or_else(|| panic!("no rule"));
        let citation = |file: &str| Citation {
            code: vec![file.to_owned()],
            tests: vec!["tests/a.rs: it_holds".to_owned()],
        };
        assert_eq!(state(rule, &citation("src/rules/a/readout.rs")), "partly");
        assert_eq!(state(rule, &citation("src/rules/a/attack.rs")), "done");
        assert_eq!(state(rule, &Citation::default()), "missing");
    }
}
