//! A fight that somebody plays along with: each question is told as soon as it is open, and answered by a line of the input.

use std::io::{BufRead, Read, Write};

use bevy::prelude::*;

use super::answer::{self, Refused};
use super::failure::Failure;
use super::fight;
use super::intents::IntentLine;
use crate::battle::{Decision, FighterId, RuleId, SideId, WhyNot};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 16;

/// An answer that is refused, as an event; the question stays open.
#[derive(serde::Serialize)]
struct Event<'a> {
    event: &'static str,
    line: u32,
    fighter: Option<FighterId>,
    reason: &'a str,
    rule: Option<RuleId>,
    because: Option<&'a WhyNot>,
}

/// Answers the questions of a fight with the lines of an input until it is over or the input ends. What is refused is told, and the
/// next line answers the same question; why, as far as the reader may know.
///
/// `tell` writes what is new, and whatever it writes reaches the reader before the next line is read.
///
/// # Errors
///
/// The input cannot be read, the output not written, or the dice fail.
pub fn play<O: Write>(
    (world, battle, reader): (&mut World, Entity, Option<SideId>),
    input: &mut impl BufRead,
    (out, is_json): (&mut O, bool),
    mut tell: impl FnMut(&World, &mut O) -> std::io::Result<()>,
) -> Result<(), Failure> {
    let mut number = 0;
    loop {
        tell(world, out)?;
        out.flush()?;
        fight::dice_fault(world, battle)?;
        let is_open = |world: &World| {
            world
                .get::<Decision>(battle)
                .is_some_and(|asked| asked.0.is_some())
        };
        loop {
            if !is_open(world) {
                return Ok(());
            }
            let Some(text) = next_line(input, &mut number)? else {
                return Ok(());
            };
            let (fighter, refused) = match give(world, battle, reader, &text) {
                Ok(()) => break,
                Err(refused) => refused,
            };
            refuse((&mut *out, is_json), number, fighter, &refused)?;
        }
    }
}

fn give(
    world: &mut World,
    battle: Entity,
    reader: Option<SideId>,
    text: &str,
) -> Result<(), (Option<FighterId>, Refused)> {
    let line = IntentLine::read(text).map_err(|(column, reason)| {
        let reason = format!("column {column}: {reason}");
        (None, Refused::from(reason))
    })?;
    answer::give(world, battle, reader, &line).map_err(|refused| (Some(line.fighter), refused))
}

/// The next line that says something; none at the end.
fn next_line(input: &mut impl BufRead, number: &mut u32) -> Result<Option<String>, Failure> {
    loop {
        let mut bytes = Vec::new();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        read.map_err(Failure::Input)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        *number += 1;
        if bytes.len() as u64 >= LONGEST {
            return Err(Failure::Told(format!(
                "line {number} of the input is longer than {LONGEST} bytes"
            )));
        }
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !text.is_empty() && !text.starts_with('#') {
            return Ok(Some(text));
        }
    }
}

fn refuse<O: Write>(
    (out, is_json): (&mut O, bool),
    line: u32,
    fighter: Option<FighterId>,
    Refused {
        rule,
        because,
        reason,
    }: &Refused,
) -> Result<(), Failure> {
    if is_json {
        let event = Event {
            event: "refused",
            line,
            fighter,
            reason,
            rule: *rule,
            because: because.as_deref(),
        };
        let told = serde_json::to_string(&event).map_err(|error| error.to_string())?;
        writeln!(out, "{told}")?;
    } else {
        writeln!(out, "line {line}: {reason}")?;
    }
    Ok(out.flush()?)
}
