//! Efforts of will: whether it pays not to feel a wound, or to fight on although one cannot any more.

use crate::battle::Choice;

use super::super::condition::grit;
use super::super::predict::forecast;
use super::super::scene::Snapshot;
use super::super::word;
use super::known::Known;
use super::{BREATH, OUT, WOUND, act};

/// What the exhaustion after the fight costs: a die of endurance that nobody needs then any more.
const TOLL: i64 = BREATH / 3;
/// A chance is reckoned in thousandths.
const WHOLE: u128 = 1000;

/// Not to feel the wounds that have just come, or to bear them (`WND-11`).
pub(super) fn suppress(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let asked = grit::to_suppress(known.seen.round.ordeals.wounds_so_far());
    let chance = forecast::will_chance(own, asked);
    try_for(word::SUPPRESS, (chance.of * WHOLE / chance.total) as i64, WOUND)
}

/// Not to feel the wounds of a lucky attack, which costs nothing (`CRT-03`).
pub(super) fn shrug_off(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let asked = grit::to_shrug_off(known.seen.round.ordeals.lucky_wounds());
    let chance = forecast::will_chance(own, asked);
    let gain = (chance.of * WHOLE / chance.total) as i64 * WOUND / WHOLE as i64;
    vec![(act(word::SHRUG_OFF), gain), (Choice::Pass, 0)]
}

/// To fight on although one cannot any more: of no use where no foe is left to fight (`LEN-04`).
pub(super) fn defy(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let chance = forecast::will_chance(own, grit::TO_DEFY);
    let is_needed = known.seen.foes(own).next().is_some();
    let worth = if is_needed { OUT } else { 0 };
    try_for(word::DEFY, (chance.of * WHOLE / chance.total) as i64, worth)
}

fn try_for(effort: crate::battle::Term, per_mille: i64, worth: i64) -> Vec<(Choice, i64)> {
    let gain = per_mille * worth / WHOLE as i64 - per_mille * TOLL / WHOLE as i64;
    // Where there is a chance at all it costs nothing to try.
    vec![(act(effort), gain), (Choice::Pass, 0)]
}
