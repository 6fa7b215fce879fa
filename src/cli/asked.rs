//! The offers of the open decision as JSON, so that a program can answer it without knowing the rules.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;

use super::exchange::Exact;
use super::play::plain_choice;
use crate::battle::{
    Choice, Decision, Fighter, Hint, Offer, Question, Roster, RuleId, SideId, Stake, System,
};
use crate::board::Cell;
use crate::content::Words;

/// An offer as a program reads it.
#[derive(Serialize)]
struct Offered<'a> {
    /// Its number, which stands for it in an answer.
    offer: usize,
    word: &'a str,
    choice: &'a Choice,
    #[serde(skip_serializing_if = "Option::is_none")]
    thing: Option<&'a Words>,
    #[serde(skip_serializing_if = "<[Stake]>::is_empty")]
    stakes: &'a [Stake],
    #[serde(skip_serializing_if = "<[Cell]>::is_empty")]
    cells: &'a [Cell],
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<Told<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    odds: Option<serde_json::Value>,
}

/// What a player should know of an offer.
#[derive(Serialize)]
struct Told<'a> {
    word: &'a str,
    numbers: BTreeMap<&'a str, i16>,
    rule: RuleId,
}

impl<'a> Told<'a> {
    fn of(hint: &'a Hint) -> Self {
        let numbers = hint.numbers.iter();
        Self {
            word: hint.word.0,
            numbers: numbers.map(|(name, number)| (name.0, *number)).collect(),
            rule: hint.rule,
        }
    }
}

/// The offers of a question as JSON; none where it is no longer open, or where another side than the reader's is asked.
///
/// # Errors
///
/// They cannot be written as JSON.
pub fn offers(
    world: &World,
    battle: Entity,
    question: &Question,
    (reader, with_odds): (Option<SideId>, bool),
) -> serde_json::Result<Option<serde_json::Value>> {
    let open = world.get::<Decision>(battle).and_then(|decision| decision.0);
    let side = || {
        let roster = world.get::<Roster>(battle)?;
        let asked = world.get::<Fighter>(roster.entity(question.fighter)?)?;
        Some(asked.side)
    };
    let is_readers = reader.is_none() || reader == side();
    let Some(System(system)) = world.get::<System>(battle).filter(|_| is_readers) else {
        return Ok(None);
    };
    // Who else it is about may be hidden from the reader.
    if open.is_none_or(|open| (open.fighter, open.kind) != (question.fighter, question.kind)) {
        return Ok(None);
    }
    let odds = |offer: &Offer| {
        let wished = with_odds.then(|| system.odds(world, battle, &plain_choice(offer)));
        let odds = wished.flatten();
        odds.map(|odds| serde_json::to_value(Exact::of(&odds)))
            .transpose()
    };
    let offers = system.offers(world, battle);
    let offered = offers.iter().enumerate().map(|(number, offer)| {
        serde_json::to_value(Offered {
            offer: number,
            word: offer.word.0,
            choice: &offer.choice,
            thing: offer.thing.as_deref(),
            stakes: &offer.stakes,
            cells: &offer.cells,
            hint: offer.hint.as_ref().map(Told::of),
            odds: odds(offer)?,
        })
    });
    let offered: serde_json::Result<Vec<_>> = offered.collect();
    Ok(Some(serde_json::Value::Array(offered?)))
}
