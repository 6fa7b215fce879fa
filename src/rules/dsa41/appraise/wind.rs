//! Endurance: what it is worth to save it and to win it back.

use super::super::condition::breath::{Cost, may_catch};
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::{BREATH, OUT};

/// Catching breath for somebody who cannot do anything else (`END-06`).
const ABLE_AGAIN: i64 = 4000;

/// What points of endurance are worth to somebody who spends them; the last one puts him out of the fight (`END-06`).
pub(super) fn price(own: &Snapshot, cost: Cost) -> i64 {
    let points: i16 = cost.iter().map(|(_, points)| points).sum();
    if points == 0 || own.endurance.max == 0 {
        0
    } else if points >= own.endurance.now {
        OUT
    } else {
        i64::from(points) * BREATH / 3
    }
}

/// Whether somebody is so short of breath that he feels it soon (`END-04`).
pub(super) fn is_short(own: &Snapshot) -> bool {
    let breath = own.endurance;
    own.build.modules.has(Modules::ENDURANCE) && breath.max > 0 && 2 * breath.now < breath.max
}

/// What catching breath brings.
///
/// Rule: `END-05`.
pub(super) fn regained(own: &Snapshot) -> i64 {
    if own.condition.exhausted {
        return ABLE_AGAIN;
    }
    if !may_catch(own) {
        return 0;
    }
    let most = own.endurance.max - own.endurance.now;
    i64::from(own.build.constitution.unwrap_or(0).min(most)) * BREATH
}
