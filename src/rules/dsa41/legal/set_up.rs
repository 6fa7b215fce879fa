//! Setting up: what may be chosen for a fighter before the fight.

use crate::battle::{Choice, RuleId, Slot};

use super::super::scene::{Scene, Snapshot};
use super::super::{rule, set_up, word};
use super::floor;

/// Whether an answer sets a fighter up: a place in the zone, where to look, what to hold, his light in the hand or at his feet, or that he
/// is ready.
///
/// Rule: `BRD-30`.
pub(super) fn answer(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let allowed = |yes: bool| if yes { Ok(()) } else { Err(rule::BRD_30) };
    let Choice::Act {
        act,
        target: None,
        with,
        at,
        facing,
    } = choice
    else {
        return allowed(*choice == Choice::Pass);
    };
    match (*act, with, at, facing) {
        (word::PLACE, None, Some(cell), None) => {
            allowed(*cell != fighter.body.at && set_up::may_stand(scene, fighter, *cell))
        }
        (word::TURN_FULLY, None, None, Some(facing)) => allowed(*facing != fighter.body.facing),
        (word::DRAW, Some(style), None, None) => hold(scene, fighter, *style),
        (word::PUT_DOWN, Some(name), None, None) => {
            allowed(set_up::light_in_hand(scene, fighter) == Some(*name))
        }
        (word::TAKE_LIGHT, Some(name), None, None) => {
            let lies = set_up::light_at_feet(scene, fighter) == Some(*name);
            allowed(lies && floor::has_free_hand(scene, fighter))
        }
        _ => Err(rule::BRD_30),
    }
}

/// Whether a fighter may begin with another of his styles: not when his weapon is in its sheath or in other hands.
///
/// Rule: `BRD-30`, `VAL-07`.
fn hold(scene: &Scene, fighter: &Snapshot, style: Slot) -> Result<(), RuleId> {
    floor::leaves_the_light(scene, fighter, style)?;
    let is_another = style != fighter.hands.style && usize::from(style.0) < fighter.build.styles.len();
    // Nobody begins in the middle of a throw (WPN-14).
    let is_held = fighter.build.style(style).hurls.is_none();
    if is_another && is_held && !fighter.hands.empty && !fighter.condition.ado.has_lost(style) {
        Ok(())
    } else {
        Err(rule::BRD_30)
    }
}
