//! `klingentanz replay`: a recorded fight, told again or verified.

use std::io::Write;
use std::path::PathBuf;

use super::failure::Failure;
use super::fight::{self, Standing};
use super::tell::{Manner, Teller};
use super::voice::Voice;
use crate::content::root;
use crate::headless_app;
use crate::replay::{self as recordings, Recording, Since, Verdict};
use crate::words::Phrase;

/// Shows or verifies a recorded fight.
#[derive(clap::Args)]
pub struct Replay {
    /// The recording
    file: PathBuf,
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
        let recording = recordings::load(&self.file)?;
        let mut app = headless_app(&root())?;
        let world = app.world_mut();
        let (battle, verdict) = recordings::replay(world, &recording)
            .map_err(|problems| format!("{} cannot be fought again:\n{problems}", self.file.display()))?;
        if !self.verify {
            let manner = Manner::of(self.json, self.explain);
            let mut teller = Teller::of(world, battle).ok_or_else(|| "the battle is gone".to_owned())?;
            teller.read_by(fight::reader(world, battle, self.side)?);
            if self.explain {
                teller.read_titles()?;
            }
            teller.tell((world, battle), voice, manner, out)?;
        }
        let standing = Standing::of(world, battle);
        let since = recordings::since(world, battle, &recording);
        let said = if self.json {
            as_json(&recording, &verdict, &since, &standing).to_string()
        } else {
            let mut said = vec![judgement(&recording, &verdict, &since)];
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

fn judgement(recording: &Recording, verdict: &Verdict, since: &Since) -> Phrase {
    match verdict {
        Verdict::Same(_) if !since.changed.is_empty() => {
            Phrase::key("cli-replay-same-by-chance").with("count", count(recording))
        }
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
    verdict: &Verdict,
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
        "intents": recording.intents.len(),
        "changed": since.changed,
        "unknown": since.unknown,
        "over": standing.over,
        "hash": standing.hash.to_string(),
    })
}

fn count(recording: &Recording) -> i64 {
    i64::try_from(recording.intents.len()).unwrap_or(i64::MAX)
}

/// The number of an intent as people count, from 1.
fn number(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX).saturating_add(1)
}
