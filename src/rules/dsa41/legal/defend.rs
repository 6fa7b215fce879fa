//! Answers to a blow.

use crate::battle::{Choice, RuleId};

use super::super::defence::{self, Means};
use super::super::round::Exchange;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Unread;
use super::super::{rule, word};

/// Whether a defence, or none, answers the blow.
pub(super) fn answer(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Defend { means, to } = choice else {
        return Err(rule::ATK_02);
    };
    if *means == word::NO_DEFENCE {
        return if to.is_none() { Ok(()) } else { Err(rule::BRD_15) };
    }
    let means = Means::of(*means).ok_or(rule::ATK_02)?;
    let Some(Exchange { attacker, blow, .. }) = scene.round.exchange else {
        return Err(rule::ATK_02);
    };
    let attacker = scene.get(attacker).ok_or(rule::ATK_02)?;
    let found = defence::defence::<Unread>(scene, defender, attacker, blow, means)?;
    let fits = match to {
        Some(cell) => found.cells.contains(cell),
        None => found.cells.is_empty(),
    };
    if fits { Ok(()) } else { Err(rule::BRD_15) }
}
