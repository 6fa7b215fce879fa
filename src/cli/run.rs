//! `klingentanz run`: one fight without a window, told in words or as JSON.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::answer;
use super::cast::CastWish;
use super::dialogue;
use super::failure::Failure;
use super::fight::{self, RuleWish, SeatWord, Standing};
use super::intents::Intents;
use super::schema::{self, Format};
use super::stuck;
use super::tell::{Manner, Teller};
use super::voice::Voice;
use super::world;
use crate::battle::{Happening, Log, RuleId, Seat, SideId, Witness};
use crate::content::Problem;
use crate::replay::{self, DiceSource, Opening};
use crate::words::{self, Phrase};

/// The seed of those who name none.
const USUAL_SEED: u64 = 1;

/// The most sides of a fight.
const MOST_SIDES: usize = 8;

/// Fights one fight without a window.
#[derive(clap::Args)]
pub struct Run {
    /// Folder of the level, or its name under levels/
    #[arg(required_unless_present = "schema")]
    level: Option<PathBuf>,
    /// Seed of the dice; the same seed and choices give the same fight [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "dice")]
    seed: Option<u64>,
    /// Faces of the dice in order, such as 3,17,5; a missing or left-over face is an error
    #[arg(long, value_name = "FACES", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=20))]
    dice: Option<Vec<u8>>,
    /// File of intents: one JSON object a line, see docs/intents.md; `-` reads the standard input, a line for each question as it is asked
    #[arg(long, value_name = "FILE")]
    intents: Option<PathBuf>,
    /// Who plays each side, in the order of the level; left out: the file of intents, if there is one, else the opponent
    #[arg(long, value_name = "SEAT,SEAT", value_delimiter = ',')]
    seats: Vec<SeatWord>,
    /// Lists the sides in reverse order: every second fight of `simulate --swap`
    #[arg(long)]
    swap: bool,
    #[command(flatten)]
    cast: CastWish,
    #[command(flatten)]
    rules: RuleWish,
    /// Prints one event a line as JSON, see docs/json.md
    #[arg(long)]
    json: bool,
    /// Adds the exact odds to each offer of an open question
    #[arg(long, requires = "json")]
    odds: bool,
    /// Adds to an open question the answers that the far-sighted computer would try out, each with its chance to win
    #[arg(long, requires = "json")]
    ponder: bool,
    /// Tells below each throw of dice where its numbers came from
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// Tells only what this side could see and know, counted from 1; it matters where sides have secrets
    #[arg(long, value_name = "N")]
    side: Option<u8>,
    /// Writes the recording of the fight into this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Replaces the file of --record if there is one
    #[arg(long, requires = "record")]
    overwrite: bool,
    /// Prints the JSON schema of a file format and nothing else
    #[arg(long, value_name = "FORMAT", exclusive = true)]
    schema: Option<Format>,
}

impl Run {
    pub fn obey(self, voice: &Voice, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(format) = self.schema {
            return schema::print(format, out);
        }
        let mut opening = self.opening()?;
        let begun = self
            .record
            .as_ref()
            .map(|file| replay::may_begin(file, self.overwrite));
        begun
            .unwrap_or(Ok(()))
            .map_err(|problem| Failure::Problems(problem.into()))?;
        let is_asked = self.intents.as_deref() == Some(Path::new("-"));
        let file = self.intents.as_deref().filter(|_| !is_asked);
        let intents = file.map(Intents::read).transpose()?;
        let manner = Manner::of(self.json, self.explain);
        let mut app = world::app()?;
        let world = app.world_mut();
        fight::fit(world, &opening, &self.rules, &self.seats)?;
        self.cast.apply(world, &mut opening)?;
        let (battle, mut teller) = Teller::open(world, &opening)?;
        teller.read_by(fight::reader(world, battle, self.side)?);
        teller.with_odds(self.odds);
        teller.with_thoughts(self.ponder);
        if self.explain {
            teller.read_titles()?;
        }
        let reader = teller.reader();
        let fought = if is_asked {
            dialogue::play(
                (&mut *world, battle, reader),
                input,
                (&mut *out, self.json),
                |world, out| teller.tell_in_turn((world, battle), voice, manner, out),
            )
        } else {
            fight((&mut *world, battle, reader), intents.as_ref(), |world| {
                teller.tell_in_turn((world, battle), voice, manner, out)
            })
        };
        let told = teller.tell((world, battle), voice, manner, out);
        let kept = self
            .record
            .as_ref()
            .map_or(Ok(()), |file| replay::save(world, battle, file));
        fought?;
        told?;
        stuck::moves_on((world, battle), reader, self.record.as_deref())?;
        conclude(world, battle, &teller, (voice, manner), out)?;
        // What was fought is told even where it cannot be kept.
        kept.map_err(|problem| Failure::Problems(problem.into()))?;
        fight::settle_dice(world, battle)
    }

    fn opening(&self) -> Result<Opening, Failure> {
        let dice = match (&self.dice, self.seed) {
            (Some(faces), _) => DiceSource::Faces(faces.clone()),
            (None, seed) => DiceSource::Seed(seed.unwrap_or(USUAL_SEED)),
        };
        let usual = if self.intents.is_some() {
            Seat::Script
        } else {
            Seat::Opponent
        };
        let mut seats = fight::seats(&self.seats);
        seats.resize(MOST_SIDES.max(seats.len()), usual);
        let level = self.level.as_deref().unwrap_or_else(|| "".as_ref());
        Ok(Opening {
            swapped: self.swap,
            ..fight::opening(level, &self.rules, seats, dice, false)?
        })
    }
}

/// Gives every intent to the battle and tells what comes of it.
fn fight(
    (world, battle, reader): (&mut World, Entity, Option<SideId>),
    intents: Option<&Intents>,
    mut tell: impl FnMut(&World) -> std::io::Result<()>,
) -> Result<(), Failure> {
    tell(world)?;
    let Some(Intents { file, lines }) = intents else {
        return Ok(());
    };
    for (line, intent) in lines {
        let at_line = |reason: String| Failure::Problems(Problem::of_file(file, reason).at(*line, 1).into());
        fight::dice_fault(world, battle).map_err(at_line)?;
        answer::give(world, battle, reader, intent).map_err(|refused| at_line(refused.reason))?;
        tell(world)?;
    }
    Ok(())
}

/// The last lines: who won or what is still asked, and the state hash.
fn conclude(
    world: &World,
    battle: Entity,
    teller: &Teller,
    (voice, manner): (&Voice, Manner),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let standing = Standing::of(world, battle, teller.reader());
    if manner == Manner::Json {
        let (winners, rule) = end(world, battle).unwrap_or_default();
        let result = serde_json::json!({
            "event": "result",
            "over": standing.over,
            "winners": winners,
            "rule": rule,
            "rounds": standing.round,
            "hash": standing.hash.map(|hash| hash.to_string()),
        });
        return Ok(writeln!(out, "{result}")?);
    }
    if let Some(question) = Witness::new(world, battle, teller.reader()).question() {
        let asked = words::question(teller.cast(), &question);
        writeln!(
            out,
            "\n{}",
            voice.say(&Phrase::key("cli-undecided").with("question", asked))
        )?;
    }
    Ok(writeln!(out, "\n{}", voice.say(&standing.words()))?)
}

/// The sides that won, none for a draw, and the rule by which the fight ended; nothing while it goes on.
fn end(world: &World, battle: Entity) -> Option<(Vec<SideId>, Option<RuleId>)> {
    let entries = world.get::<Log>(battle).map_or(&[][..], |log| log.entries());
    entries.iter().rev().find_map(|event| match &event.happening {
        Happening::FightEnded { winners, rule } => Some((winners.clone(), Some(*rule))),
        _ => None,
    })
}
