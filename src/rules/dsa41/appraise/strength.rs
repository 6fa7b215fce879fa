//! How strong a fighter still is, for whoever looks farther ahead than one decision: in thousandths of a life point, like all worth.

use crate::battle::Posture;

use super::super::scene::Snapshot;
use super::{BEARINGS, OUT, POINT, WOUND};

/// What endurance is worth that is all used up: he catches breath for two rounds (`END-06`).
const BREATHLESS: i64 = 6000;
/// A fighter on the ground, who strikes and parries badly until he has got up.
const LYING: i64 = 2000;

/// The strength of a fighter: nothing once he is out of the fight, and never less than a tenth of what he would have if he were whole.
pub(in crate::rules::dsa41) fn strength(own: &Snapshot) -> i64 {
    if !own.is_able() {
        return 0;
    }
    let whole = OUT + POINT * i64::from(own.life.max.max(1));
    let condition = &own.condition;
    let burdens = [
        (i64::from(own.wounds.0), WOUND),
        (i64::from(condition.exhausted), BREATHLESS),
        (i64::from(condition.disoriented), BEARINGS),
        (i64::from(own.body.posture != Posture::Standing), LYING),
    ];
    let burden: i64 = burdens.iter().map(|(count, each)| count * each).sum();
    let now = OUT + POINT * i64::from(own.life.now) - burden;
    now.clamp(whole / 10, whole)
}
