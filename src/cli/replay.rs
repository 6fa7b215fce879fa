//! `klingentanz replay`: a recorded fight, told again or verified.

use std::io::Write;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::answer;
use super::failure::Failure;
use super::fight::{self, Standing};
use super::tell::{Manner, Teller};
use super::voice::Voice;
use crate::battle::{SideId, System};
use crate::content::root;
use crate::headless_app;
use crate::replay::{self as recordings, Recording, Shelf, Since, Verdict};
use crate::words::Phrase;

/// Shows or verifies a recorded fight.
#[derive(clap::Args)]
pub struct Replay {
    /// The recording: its file, or its number on the shelf
    #[arg(value_name = "FILE|NUMBER", required_unless_present = "list")]
    file: Option<PathBuf>,
    /// Lists the recordings on the player's shelf, the latest first
    #[arg(long, conflicts_with_all = ["file", "verify", "explain", "side"])]
    list: bool,
    /// Only says whether every state hash is the recorded one, or which choice is the first that differs
    #[arg(long)]
    verify: bool,
    /// Prints one event a line as JSON, or the verdict as one JSON object
    #[arg(long)]
    json: bool,
    /// Tells below each throw of dice where its numbers came from
    #[arg(long, conflicts_with_all = ["json", "verify"])]
    explain: bool,
    /// Tells only what this side could see and know, counted from 1; it matters where sides have secrets
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    side: Option<u8>,
}

impl Replay {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        if self.list {
            return self.show_shelf(voice, out);
        }
        let file = fight::recording(self.file.as_deref().unwrap_or_else(|| "".as_ref()))?;
        let recording = recordings::load(&file)?;
        let mut app = headless_app(&root())?;
        let world = app.world_mut();
        let (battle, verdict) = recordings::replay(world, &recording)
            .map_err(|problems| format!("{} cannot be fought again:\n{problems}", file.display()))?;
        let reader = fight::reader(world, battle, self.side)?;
        if !self.verify {
            let manner = Manner::of(self.json, self.explain);
            let mut teller = Teller::of(world, battle).ok_or_else(|| "the battle is gone".to_owned())?;
            teller.read_by(reader);
            if self.explain {
                teller.read_titles()?;
            }
            teller.tell((world, battle), voice, manner, out)?;
        }
        let standing = Standing::of(world, battle, reader);
        let since = recordings::since(world, battle, &recording);
        let reason = reason((&*world, battle), reader, &recording, &verdict);
        let said = if self.json {
            as_json(&recording, (&verdict, reason), &since, &standing).to_string()
        } else {
            let mut said = vec![judgement(&recording, &verdict, &since, &standing)];
            said.extend(reason.map(Phrase::plain));
            said.extend(since.told());
            let said: Vec<String> = said.iter().map(|phrase| voice.say(phrase)).collect();
            said.join("\n")
        };
        let written = writeln!(out, "{said}");
        match verdict {
            Verdict::Same(_) if since.changed.is_empty() => Ok(written?),
            // The verdict is in the status too, whether or not somebody still reads.
            _ => Err(Failure::Shown),
        }
    }
}

impl Replay {
    /// The recordings on the player's shelf: number, file, level, choices, and whether the fight is over.
    fn show_shelf(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let shelf = fight::shelf();
        let files = shelf.files();
        if files.is_empty() && !self.json {
            let folder = Phrase::plain(shelf.folder().display().to_string());
            let none = Phrase::key("cli-shelf-empty").with("folder", folder);
            writeln!(out, "{}", voice.say(&none))?;
        }
        for file in files {
            let recording = recordings::load(&file);
            if self.json {
                writeln!(out, "{}", row(&file, recording.ok().as_ref()))?;
                continue;
            }
            let number = Shelf::number_of(&file)
                .map(|number| number.to_string())
                .unwrap_or_default();
            let what = match &recording {
                Ok(recording) => about(recording),
                Err(_) => Phrase::key("cli-shelf-broken"),
            };
            writeln!(out, "{number:>5}  {}  {}", file.display(), voice.say(&what))?;
        }
        Ok(())
    }
}

/// Where a recorded fight is fought, how many choices it holds, and whether it is over.
fn about(recording: &Recording) -> Phrase {
    let folder = recording.opening.level.file_name().unwrap_or_default();
    let level = Phrase::plain(folder.to_string_lossy().into_owned());
    let key = if recording.over {
        "cli-shelf-over"
    } else {
        "cli-shelf-open"
    };
    Phrase::key(key)
        .with("level", level)
        .with("count", count(recording))
}

/// A row of the shelf; without level, seats and choices where the file cannot be read.
fn row(file: &Path, recording: Option<&Recording>) -> serde_json::Value {
    serde_json::json!({
        "number": Shelf::number_of(file),
        "file": file.display().to_string(),
        "level": recording.map(|it| it.opening.level.display().to_string()),
        "seats": recording.map(|it| &it.opening.seats),
        "dealt": recording.map(|it| &it.opening.dealt),
        "intents": recording.map(|it| it.intents.len()),
        "over": recording.map(|it| it.over),
    })
}

/// Why the battle, which stands where a choice was refused, refuses it, as far as a reader may know.
fn reason(
    at: (&World, Entity),
    reader: Option<SideId>,
    recording: &Recording,
    verdict: &Verdict,
) -> Option<String> {
    let (world, battle) = at;
    let Verdict::Refused(place) = verdict else {
        return None;
    };
    let intent = recording.intents.get(*place)?;
    let System(system) = world.get::<System>(battle)?;
    let refusal = system
        .judge(world, battle, intent.fighter, &intent.choice)
        .err()?;
    Some(answer::why(at, reader, (intent.fighter, &intent.choice), &refusal).reason)
}

fn judgement(recording: &Recording, verdict: &Verdict, since: &Since, standing: &Standing) -> Phrase {
    match verdict {
        Verdict::Same(_) if !since.changed.is_empty() => {
            Phrase::key("cli-replay-same-by-chance").with("count", count(recording))
        }
        // How often others have chosen is not for a side to know, nor a hash of what it has not seen.
        Verdict::Same(_) if standing.hash.is_none() => Phrase::key("cli-replay-same-side"),
        Verdict::Same(hash) => Phrase::key("cli-replay-same")
            .with("count", count(recording))
            .with("hash", Phrase::plain(hash.to_string())),
        Verdict::DiffersAtStart => Phrase::key("cli-replay-differs-at-start"),
        Verdict::Differs(place) => Phrase::key("cli-replay-differs").with("number", number(*place)),
        Verdict::Refused(place) => Phrase::key("cli-replay-refused").with("number", number(*place)),
    }
}

fn as_json(
    recording: &Recording,
    (verdict, reason): (&Verdict, Option<String>),
    since: &Since,
    standing: &Standing,
) -> serde_json::Value {
    let (word, intent) = match verdict {
        Verdict::Same(_) if !since.changed.is_empty() => ("changed", None),
        Verdict::Same(_) => ("same", None),
        Verdict::DiffersAtStart => ("differs_at_start", None),
        Verdict::Differs(place) => ("differs", Some(number(*place))),
        Verdict::Refused(place) => ("refused", Some(number(*place))),
    };
    serde_json::json!({
        "event": "verdict",
        "verdict": word,
        "intent": intent,
        "reason": reason,
        "intents": standing.hash.map(|_| recording.intents.len()),
        "changed": since.changed,
        "unknown": since.unknown,
        "over": standing.over,
        "hash": standing.hash.map(|hash| hash.to_string()),
    })
}

fn count(recording: &Recording) -> i64 {
    i64::try_from(recording.intents.len()).unwrap_or(i64::MAX)
}

/// The number of an intent as people count, from 1.
fn number(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX).saturating_add(1)
}
