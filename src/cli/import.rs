//! `klingentanz import`: heroes of the Helden-Software become persons who fight.

use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::failure::Failure;
use super::fight;
use super::voice::Voice;
use crate::battle::RuleSystem;
use crate::content::helden::{self, Fate, Finding, Hero, Imported, Stored};
use crate::content::{Home, root};
use crate::headless_app;
use crate::rules::SYSTEMS;
use crate::rules::own::HEROES;
use crate::words::{self, Phrase};

/// Takes in heroes of the Helden-Software: they can fight on every level then.
#[derive(clap::Args)]
pub struct Import {
    /// The XML file that the Helden-Software has exported
    file: PathBuf,
    /// Folder that takes the heroes in, such as that of a level; left out: the user's own folder
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Takes only the hero of this name; left out: all of the file
    #[arg(long, value_name = "NAME")]
    hero: Option<String>,
    /// Number of the set of gear that he wears and leads; left out: the first
    #[arg(long, value_name = "N")]
    set: Option<u16>,
    /// Rule system; left out: the first
    #[arg(long, value_name = "NAME")]
    system: Option<String>,
    /// Only tells what would be taken, and writes nothing
    #[arg(long)]
    dry_run: bool,
    /// Prints one JSON object for each hero
    #[arg(long)]
    json: bool,
}

impl Import {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let system = match &self.system {
            Some(name) => fight::system_named(name, "--system <NAME>")?,
            None => SYSTEMS[0],
        };
        let heroes = helden::read(&self.file)?;
        let wanted = self.wanted(&heroes)?;
        let app = headless_app(&root())?;
        let mut imported = Vec::new();
        for hero in wanted {
            let found = system.import(app.world(), hero, self.set).map_err(|why| {
                let why = voice.say(&words::why_not(&why));
                Failure::Told(format!(
                    "{}:{}: {}: {why}",
                    self.file.display(),
                    hero.line,
                    hero.name
                ))
            })?;
            imported.push(found);
        }
        let stored = self.store(system, &imported)?;
        for (hero, stored) in imported.iter().zip(&stored) {
            if self.json {
                writeln!(out, "{}", as_json(hero, stored, voice))?;
            } else {
                tell(hero, stored, voice, out)?;
            }
        }
        Ok(())
    }

    /// The heroes that are taken.
    fn wanted<'h>(&self, heroes: &'h [Hero]) -> Result<Vec<&'h Hero>, Failure> {
        let Some(name) = &self.hero else {
            return Ok(heroes.iter().collect());
        };
        let wanted: Vec<&Hero> = heroes
            .iter()
            .filter(|hero| hero.name.to_lowercase() == name.to_lowercase())
            .collect();
        if !wanted.is_empty() {
            return Ok(wanted);
        }
        let names = heroes.iter().map(|hero| hero.name.as_str());
        let known: Vec<&str> = names.clone().collect();
        let hint = crate::content::hint(name, names);
        let reason = format!("the file holds {}{hint}", known.join(", "));
        Err(Failure::Usage(vec![Failure::value(
            name,
            "--hero <NAME>",
            &reason,
        )]))
    }

    /// Writes the heroes: all into the folder that is named, or each into one of his own.
    fn store(&self, system: &dyn RuleSystem, heroes: &[Imported]) -> Result<Vec<Stored>, Failure> {
        if self.dry_run {
            return Ok(vec![Stored::default(); heroes.len()]);
        }
        let own = Home::of_user().content.map(|content| content.join(HEROES));
        let store = |hero: &Imported| {
            let folder = match (&self.to, &own) {
                (Some(folder), _) => folder.clone(),
                (None, Some(own)) => own.join(&hero.folder),
                (None, None) => {
                    let reason = "this system has no folder for a user's own files: name one with --to";
                    return Err(Failure::Told(reason.to_owned()));
                }
            };
            Ok(helden::store(&folder, system.id().0, std::slice::from_ref(hero))?)
        };
        heroes.iter().map(store).collect()
    }
}

/// Tells what became of a hero.
fn tell(hero: &Imported, stored: &Stored, voice: &Voice, out: &mut impl Write) -> std::io::Result<()> {
    let plain = |text: &str| Phrase::plain(text.to_owned());
    let head = Phrase::key("import-hero")
        .with("name", plain(&hero.name))
        .with("id", plain(&hero.person));
    writeln!(out, "{}", voice.say(&head))?;
    for (key, files) in [("import-written", &stored.files), ("import-kept", &stored.kept)] {
        for file in files {
            let line = Phrase::key(key).with("file", Phrase::plain(file.display().to_string()));
            writeln!(out, "  {}", voice.say(&line))?;
        }
    }
    for fate in words::FATES {
        let found: Vec<&Finding> = hero
            .findings
            .iter()
            .filter(|finding| words::fate(finding) == fate)
            .collect();
        if found.is_empty() {
            continue;
        }
        let head = Phrase::key(fate).with("count", found.len() as i64);
        writeln!(out, "{}", voice.say(&head))?;
        for finding in found {
            writeln!(out, "  {}", voice.say(&words::finding(finding)))?;
        }
    }
    writeln!(out)
}

/// The same for programs.
fn as_json(hero: &Imported, stored: &Stored, voice: &Voice) -> Value {
    let finding = |finding: &Finding| {
        let (fate, made, why) = match &finding.fate {
            Fate::Taken(made) => ("taken", Some(made), None),
            Fate::Otherwise(made, why) => ("otherwise", Some(made), Some(why)),
            Fate::Left(why) => ("left", None, Some(why)),
            Fate::Aside => ("aside", None, None),
            Fate::Note(why) => ("note", None, Some(why)),
        };
        json!({
            "line": finding.line,
            "what": finding.what,
            "fate": fate,
            "made": made,
            "why": why.map(|why| voice.say(&words::why_not(why))),
        })
    };
    json!({
        "person": hero.person,
        "name": hero.name,
        "files": stored.files,
        "kept": stored.kept,
        "findings": hero.findings.iter().map(finding).collect::<Vec<_>>(),
    })
}
