//! A hint: what the far-sighted computer would answer in the place of whoever is asked, each answer with its chance to win and what decides
//! it by the rules.

use bevy::prelude::*;

use crate::ai::{self, Tried};
use crate::battle::{Choice, Ledger, Modifier, Offer, RuleId, RuleSystem};
use crate::words::{self, Cast, Phrase};

/// Lines of ledgers that are named for an answer.
const REASONS: usize = 3;

/// Answers that are named unless all are asked for.
pub const BEST_ANSWERS: usize = 3;

/// An answer in words.
pub struct Hint {
    /// The answer, with its place among those that were tried and the thing that its offer names; that which is advised without a trial says so.
    pub answer: Phrase,
    /// Its chance to win with the doubt about it; none where nothing was tried.
    pub chance: Option<Phrase>,
    /// Its exact odds and the greatest lines of the values behind them; else what it costs and leads to.
    pub why: Phrase,
}

/// What was tried for the open decision of a battle, in words: so many of the first, and wherever it stands the answer that is advised
/// without a trial.
pub fn hints(
    (world, battle): (&World, Entity),
    system: &dyn RuleSystem,
    cast: &Cast,
    title: &dyn Fn(RuleId) -> Phrase,
    (tried, shown): (&[Tried], usize),
) -> Vec<Hint> {
    let offers = system.offers(world, battle);
    let advised = ai::decide(world, battle, system).filter(|_| tried.len() > 1);
    let placed = tried.iter().enumerate().map(|(place, tried)| {
        let is_advised = advised.as_ref() == Some(&tried.choice);
        (place, tried, is_advised)
    });
    let hint = |(place, tried, is_advised): (usize, &Tried, bool)| {
        let key = match is_advised {
            true => "review-hint-advised",
            false => "review-hint-answer",
        };
        Hint {
            answer: Phrase::key(key)
                .with("place", place as i64 + 1)
                .with("answer", answer(cast, &offers, &tried.choice)),
            chance: chance(tried),
            why: why((world, battle), system, cast, title, &tried.choice),
        }
    };
    placed
        .filter(|(place, _, is_advised)| *place < shown || *is_advised)
        .map(hint)
        .collect()
}

fn chance(tried: &Tried) -> Option<Phrase> {
    let (mean, doubt) = (tried.mean()?, tried.doubt()?);
    Some(
        Phrase::key("review-hint-chance")
            .with("chance", words::tenths(tenths(mean)))
            .with("doubt", words::tenths(tenths(doubt)))
            .with("count", tried.chances.len() as i64),
    )
}

/// Tenths of a percent of so many millionths.
const fn tenths(millionths: i64) -> i64 {
    (millionths + 500) / 1000
}

/// An answer by the name under which it was offered, with what it is done with.
pub(super) fn answer(cast: &Cast, offers: &[Offer], choice: &Choice) -> Phrase {
    let Some(offer) = offers.iter().find(|offer| offer.stands_for(choice)) else {
        return words::choice(cast, choice);
    };
    let named = Offer {
        choice: choice.clone(),
        ..offer.clone()
    };
    words::offer(cast, &named)
}

fn why(
    (world, battle): (&World, Entity),
    system: &dyn RuleSystem,
    cast: &Cast,
    title: &dyn Fn(RuleId) -> Phrase,
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
        Phrase::Row(vec![
            Phrase::plain(format!("{} ", words::signed(line.amount))),
            words::cited(
                words::caused(cast.system(), line.cause, title(line.rule)),
                line.rule,
            ),
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
