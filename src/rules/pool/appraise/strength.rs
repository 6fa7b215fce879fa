//! How strong a fighter still is, for whoever looks farther ahead than one decision: in thousandths of a hit point, like all worth.

use super::super::scene::Snapshot;
use super::OUT;

/// A hit point.
const POINT: i64 = 1000;
/// A condition that he suffers from.
const CONDITION: i64 = 1500;

/// The strength of a fighter: nothing once he is out of the fight, and never less than a tenth of what he would have if he were whole.
pub(crate) fn strength(own: &Snapshot) -> i64 {
    if !own.is_able() {
        return 0;
    }
    let whole = OUT + POINT * i64::from(own.build.hit_points.max(1));
    let burden = CONDITION * own.state.effects.len() as i64;
    let now = OUT + POINT * i64::from(own.state.hit_points) - burden;
    now.clamp(whole / 10, whole)
}
