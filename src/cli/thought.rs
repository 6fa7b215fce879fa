//! What the far-sighted computer would answer in the place of whoever is asked: each answer that it tries, with its chance to win.

use bevy::prelude::*;
use serde::Serialize;

use super::voice::Titles;
use crate::ai::{self, Depth, Tried};
use crate::battle::{Choice, Fighter, Ledger, Modifier, Offer, Question, Roster, RuleSystem, SideId, System};
use crate::words::{self, Cast, Phrase};

/// Answers that are named unless all are asked for.
const BEST: usize = 3;
/// Lines of ledgers that are named for an answer.
const REASONS: usize = 3;

/// What was thought of the answers to an open question, the best first.
struct Thoughts {
    tried: Vec<Tried>,
    /// The answer that the computer would give.
    chosen: Option<Choice>,
}

impl Thoughts {
    fn of(world: &World, battle: Entity) -> Self {
        let mut tried = ai::weigh(world, battle);
        let chosen = ai::chosen(world, &tried).map(|it| it.choice.clone());
        tried.sort_by_key(|it| (chosen.as_ref() != Some(&it.choice), it.mean().map(|mean| -mean)));
        Self { tried, chosen }
    }
}

/// The lines for a player: a heading, then the best answers or `all` of them, each with its chance and what decides it by the rules.
pub fn lines(
    (world, battle): (&World, Entity),
    system: &dyn RuleSystem,
    cast: &Cast,
    titles: &Titles,
    all: bool,
) -> Vec<Phrase> {
    let thoughts = Thoughts::of(world, battle);
    let offers = system.offers(world, battle);
    let shown = if all { thoughts.tried.len() } else { BEST };
    let rounds = world
        .get_resource()
        .map_or_else(Depth::default, |depth| *depth)
        .rounds;
    let heading = match thoughts.tried.len() {
        0 => Phrase::key("cli-thought-none"),
        1 => Phrase::key("cli-thought-only"),
        _ => Phrase::key("cli-thought-heading").with("rounds", rounds),
    };
    let answers = (1i64..)
        .zip(&thoughts.tried)
        .take(shown)
        .flat_map(|(place, tried)| {
            let answer = Phrase::key("cli-thought")
                .with("place", place)
                .with("answer", answer(cast, &offers, &tried.choice));
            let line = match (tried.mean(), tried.doubt()) {
                (Some(mean), Some(doubt)) => Phrase::Row(vec![
                    answer,
                    Phrase::key("cli-thought-chance")
                        .with("chance", words::tenths(tenths(mean)))
                        .with("doubt", words::tenths(tenths(doubt)))
                        .with("count", tried.chances.len() as i64),
                ]),
                _ => answer,
            };
            let why = why((world, battle), system, cast, titles, &tried.choice);
            [line, Phrase::key("cli-thought-why").with("why", why)]
        });
    std::iter::once(heading).chain(answers).collect()
}

/// Tenths of a percent of so many millionths.
const fn tenths(millionths: i64) -> i64 {
    (millionths + 500) / 1000
}

/// The words for an answer, with the thing that its offer names.
fn answer(cast: &Cast, offers: &[Offer], choice: &Choice) -> Phrase {
    let Some(offer) = offers.iter().find(|offer| offer.stands_for(choice)) else {
        return words::choice(cast, choice);
    };
    let named = Offer {
        choice: choice.clone(),
        ..offer.clone()
    };
    words::offer(cast, &named)
}

/// What decides an answer by the rules: its exact odds and the greatest lines of the values behind them; else what it costs and leads to.
fn why(
    (world, battle): (&World, Entity),
    system: &dyn RuleSystem,
    cast: &Cast,
    titles: &Titles,
    choice: &Choice,
) -> Phrase {
    let way = system
        .way(world, battle, choice)
        .map(|way| words::way(cast, &way));
    let Some(odds) = system.odds(world, battle, choice) else {
        let about = words::about(cast.system(), choice);
        return Phrase::list([about].into_iter().chain(way), " · ");
    };
    let mut lines: Vec<&Modifier> = odds
        .ledgers
        .iter()
        .flat_map(|(_, ledger)| counting(ledger))
        .collect();
    lines.sort_by_key(|line| -i32::from(line.amount).abs());
    let line = |line: &&Modifier| {
        let title = titles.of(line.rule).unwrap_or_else(|| Phrase::plain(""));
        Phrase::Row(vec![
            Phrase::plain(format!("{} ", words::signed(line.amount))),
            words::cited(words::caused(cast.system(), line, title), line.rule),
        ])
    };
    let reasons: Vec<Phrase> = lines.iter().take(REASONS).map(line).collect();
    Phrase::list(
        [words::odds(cast.system(), &odds)]
            .into_iter()
            .chain(way)
            .chain(reasons),
        " · ",
    )
}

fn counting(ledger: &Ledger) -> impl Iterator<Item = &Modifier> {
    ledger
        .lines
        .iter()
        .filter(|line| line.applies && line.amount != 0)
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
    let thoughts = Thoughts::of(world, battle);
    let told = thoughts.tried.iter().map(|tried| Told {
        choice: &tried.choice,
        chosen: thoughts.chosen.as_ref() == Some(&tried.choice),
        win_chance_per_million: tried.mean(),
        standard_error_per_million: tried.doubt(),
        rollouts: tried.chances.len(),
        worth_per_mille: tried.worth,
    });
    serde_json::to_value(told.collect::<Vec<_>>()).map(Some)
}
