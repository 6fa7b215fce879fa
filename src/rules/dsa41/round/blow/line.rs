//! Comrades in line parry for each other.

use crate::battle::{Choice, RuleId};
use crate::dice::DiceError;

use super::super::Exchange;
use super::super::table::Table;
use super::react;
use crate::rules::dsa41::exchange::defence::{self, Means};
use crate::rules::dsa41::exchange::means::Feat;
use crate::rules::dsa41::exchange::tally::Unread;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::melee::{self, Cover, Purpose};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::word;

/// Asks the first comrade who may parry a blow for its target; says whether there is one.
///
/// Rule: `MAN-FORMATION`, `ATK-03`.
pub(crate) fn asks(table: &mut Table, exchange: Exchange, rule: Option<RuleId>) -> bool {
    let blow = exchange.blow;
    let may_be = table.round.modules.has(Modules::MANOEUVRES) && blow.purpose == Purpose::Harm;
    if !may_be || blow.flight.is_missile() || !has_line(table, exchange) {
        return false;
    }
    let scene = table.scene();
    let (Some(target), Some(attacker)) = (scene.get(exchange.target), scene.get(exchange.attacker)) else {
        return false;
    };
    let is_ready = |comrade: &&Snapshot| may_cover(&scene, comrade, attacker, exchange);
    let comrades = melee::comrades(&scene, target).filter(is_ready);
    let mut rest: Vec<_> = comrades.map(Snapshot::id).collect();
    drop(scene);
    // Whoever comes first by his id is asked first.
    rest.reverse();
    let Some(asked) = rest.pop() else { return false };
    ask(
        table,
        exchange,
        Cover {
            asked,
            rest: rest.into(),
            rule,
        },
    );
    true
}

/// Whether the target of a blow has learnt to fight in line.
fn has_line(table: &Table, exchange: Exchange) -> bool {
    table.snapshot(exchange.target).build.traits.formation
}

fn may_cover(scene: &Scene, comrade: &Snapshot, attacker: &Snapshot, exchange: Exchange) -> bool {
    let means = [Piece::Main, Piece::Second].map(|piece| Means::Feat(Feat::Formation, piece, 0));
    let may = |means| defence::defence::<Unread>(scene, comrade, attacker, exchange.blow, means).is_ok();
    means.into_iter().any(may)
}

fn ask(table: &mut Table, exchange: Exchange, cover: Cover) {
    let asked = cover.asked;
    table.round.melee.cover = Some(Box::new(cover));
    table.ask(asked, word::ASK_COVER, Some(exchange.attacker));
}

/// Carries out what a comrade has answered: he parries, or the next one is asked, or the blow lands.
///
/// Rule: `MAN-FORMATION`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn answer(table: &mut Table, exchange: Exchange, mut cover: Cover) -> Result<(), DiceError> {
    let means = match table.round.answer.take() {
        Some(Choice::Defend { means, stakes, .. }) => Means::of(means, &stakes),
        _ => None,
    };
    let Some(means) = means else {
        match cover.rest.pop() {
            Some(next) => ask(table, exchange, Cover { asked: next, ..cover }),
            None => react::give_way(table, exchange, cover.rule),
        }
        return Ok(());
    };
    let his = Exchange {
        target: cover.asked,
        ..exchange
    };
    react::defend(table, his, means, None)?;
    // A parry that fails leaves the blow to whom it was meant for.
    if let Some(left) = table
        .round
        .exchange
        .as_mut()
        .filter(|left| left.answered.is_some())
    {
        *left = exchange;
    }
    Ok(())
}
