//! `klingentanz review`: the win chance over a recorded fight, and what was decision and what was luck.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use super::failure::Failure;
use super::fight;
use super::simulate::stopped_by_keys;
use super::voice::Voice;
use crate::battle::SideId;
use crate::content::{Label, Problem, root};
use crate::headless_app;
use crate::replay;
use crate::review::{self, Effort, Fault, Kept, Reader, Review as Account, Told, Walk};
use crate::words::Phrase;

/// Signs of the longest bar.
const BAR: i64 = 40;

/// Reviews a recorded fight: what was decision and what was luck. What was tried out is kept beside it
#[derive(clap::Args)]
pub struct Review {
    /// The recording: its file, or its number on the shelf
    #[arg(value_name = "FILE|NUMBER")]
    file: PathBuf,
    /// The side whose view is taken, counted from 1; left out: the first that a human plays
    #[arg(long, value_name = "N")]
    side: Option<u8>,
    /// How often each answer is tried out; more takes longer and is more exact
    #[arg(long, value_name = "N", default_value_t = Effort::USUAL, value_parser = clap::value_parser!(u16).range(2..=10_000))]
    rollouts: u16,
    /// Prints the review as one JSON object
    #[arg(long)]
    json: bool,
    /// Writes the review as a page
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    /// How many threads; left out: one for each core. The result is the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Review {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let file = fight::recording(&self.file)?;
        let recording = replay::load(&file)?;
        let mut app = headless_app(&root())?;
        let side = self.side.map(|number| SideId(number.wrapping_sub(1)));
        let walk = Walk::through(app.world_mut(), &recording, side).map_err(|fault| match fault {
            Fault::NoSide(_) => Failure::Usage(vec![Failure::value(
                &self.side.unwrap_or_default().to_string(),
                "--side <N>",
                &fault.to_string(),
            )]),
            Fault::Broken(problems) => {
                format!("{} cannot be fought again:\n{problems}", file.display()).into()
            }
            Fault::Differs(_) => Failure::Problems(Problem::of_file(&file, fault.to_string()).into()),
        })?;
        let effort = Effort::of(walk.fighters, self.rollouts);
        let kept = Kept::beside(&file, &recording, &walk, effort);
        let account = self.review(&walk, &kept, effort, voice)?;
        let title = replay::prospect(app.world(), &recording.opening)?.title;
        let reader = Reader::of(app.world(), &walk).ok_or_else(|| "the battle is gone".to_owned())?;
        let told = reader.tell(&account);
        if let Some(page) = &self.html {
            let title = Phrase::from(&title);
            let text = review::page(&account, &told, &title, &voice.texts, voice.language());
            fs::write(page, text).map_err(|error| {
                Failure::Problems(Problem::of_file(page, format!("cannot be written: {error}")).into())
            })?;
        }
        if self.json {
            writeln!(out, "{}", serde_json::json!(account))?;
        } else if self.html.is_none() {
            show(&told, &title, voice, out)?;
        }
        Ok(())
    }

    /// Tries out what has not been tried yet, with a bar on a terminal, and keeps it beside the recording.
    fn review(&self, walk: &Walk, kept: &Kept, effort: Effort, voice: &Voice) -> Result<Account, Failure> {
        let threads = self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        );
        let stop = stopped_by_keys()?;
        let bar = ProgressBar::new(walk.positions.len() as u64);
        let template = format!(
            "{{bar:40}} {{pos}}/{{len}} {} {{eta}}",
            voice.key("cli-simulate-left")
        );
        let bar = match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        let known = kept.read(walk);
        let known_before = known.len();
        let step = |done| bar.set_position(done as u64);
        let graded = review::try_out(walk, effort, known, (threads, &stop), step);
        bar.finish_and_clear();
        if graded.len() > known_before {
            // Where nothing can be written it is tried out again the next time.
            let _ = kept.write(&graded);
        }
        let account = (graded.len() == walk.positions.len())
            .then(|| review::sum_up(walk, &graded, effort))
            .flatten();
        account.ok_or_else(|| Failure::Told(voice.key("cli-review-nothing")))
    }
}

fn show(told: &Told, title: &Label, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{} · {}",
        voice.say(&Phrase::from(title)),
        voice.say(&told.view)
    )?;
    writeln!(out, "\n{}", voice.key("review-course"))?;
    let names: Vec<String> = told.course.iter().map(|(name, _)| voice.say(name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (name, (_, chance)) in names.iter().zip(&told.course) {
        let signs = (chance.mean.clamp(0, review::WHOLE) * BAR / review::WHOLE) as usize;
        let said = voice.say(&review::estimated(*chance));
        writeln!(out, "  {name:width$}  {said:<14}{}", "█".repeat(signs))?;
    }
    writeln!(out, "\n{}", voice.key("review-sums"))?;
    for (what, amount) in &told.sums {
        let sum = Phrase::key("cli-review-sum")
            .with("what", what.clone())
            .with("amount", amount.clone());
        writeln!(out, "  {}", voice.say(&sum))?;
    }
    writeln!(out, "{}", voice.say(&told.rating))?;
    for (heading, none, lines) in [
        ("review-decisions", "review-no-decisions", &told.marked),
        ("review-throws", "review-no-throws", &told.throws),
    ] {
        writeln!(out, "\n{}", voice.key(heading))?;
        if lines.is_empty() {
            writeln!(out, "  {}", voice.key(none))?;
        }
        for (number, (_, line)) in lines.iter().enumerate() {
            writeln!(out, "  {}. {}", number + 1, voice.say(line))?;
        }
    }
    Ok(())
}
