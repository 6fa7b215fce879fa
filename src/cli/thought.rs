//! What the far-sighted computer would answer in the place of whoever is asked: each answer that it tries, with its chance to win.

use bevy::prelude::*;
use serde::Serialize;

use super::voice::Titles;
use crate::ai::{self, Depth};
use crate::battle::{Choice, Fighter, Question, Roster, RuleSystem, SideId, System};
use crate::review::{BEST_ANSWERS, hints};
use crate::words::{Cast, Phrase};

/// The lines for a player: a heading, then the best answers or `all` of them, each with its chance and what decides it by the rules.
pub fn lines(
    (world, battle): (&World, Entity),
    system: &dyn RuleSystem,
    cast: &Cast,
    titles: &Titles,
    all: bool,
) -> Vec<Phrase> {
    let tried = ai::weigh(world, battle);
    let rounds = world
        .get_resource()
        .map_or_else(Depth::default, |depth| *depth)
        .rounds;
    let heading = match tried.len() {
        0 => Phrase::key("review-hint-none"),
        1 => Phrase::key("review-hint-only"),
        _ => Phrase::key("review-hint-heading").with("rounds", rounds),
    };
    let shown = if all { tried.len() } else { BEST_ANSWERS };
    let title = |rule| titles.of(rule).unwrap_or_else(|| Phrase::plain(""));
    let hints = hints((world, battle), system, cast, &title, (&tried, shown));
    let answers = hints.into_iter().flat_map(|hint| {
        let line = match hint.chance {
            Some(chance) => Phrase::Row(vec![
                hint.answer,
                Phrase::key("cli-thought-chance").with("chance", chance),
            ]),
            None => hint.answer,
        };
        [line, Phrase::key("cli-thought-why").with("why", hint.why)]
    });
    std::iter::once(heading).chain(answers).collect()
}

/// An answer that was tried, as a program reads it.
#[derive(Serialize)]
struct Told<'a> {
    choice: &'a Choice,
    /// Whether the computer would give it.
    chosen: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_chance_per_million: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_error_per_million: Option<i64>,
    rollouts: usize,
    worth_per_mille: i64,
}

/// The same as JSON; none where the question is no longer open, or where another side than the reader's is asked.
///
/// # Errors
///
/// They cannot be written as JSON.
pub fn as_json(
    world: &World,
    battle: Entity,
    question: &Question,
    reader: Option<SideId>,
) -> serde_json::Result<Option<serde_json::Value>> {
    let open = world
        .get::<crate::battle::Decision>(battle)
        .and_then(|open| open.0);
    let is_open = open.is_some_and(|open| (open.fighter, open.kind) == (question.fighter, question.kind));
    let side = || {
        let asked = world.get::<Roster>(battle)?.entity(question.fighter)?;
        Some(world.get::<Fighter>(asked)?.side)
    };
    let is_readers = reader.is_none() || reader == side();
    if !is_open || !is_readers || world.get::<System>(battle).is_none() {
        return Ok(None);
    }
    let tried = ai::weigh(world, battle);
    let told = tried.iter().enumerate().map(|(place, tried)| Told {
        choice: &tried.choice,
        chosen: place == 0,
        win_chance_per_million: tried.mean(),
        standard_error_per_million: tried.doubt(),
        rollouts: tried.chances.len(),
        worth_per_mille: tried.worth,
    });
    serde_json::to_value(told.collect::<Vec<_>>()).map(Some)
}
