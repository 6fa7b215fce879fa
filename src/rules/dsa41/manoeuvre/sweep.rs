//! A sweep: one attack at up to three foes around.

use smallvec::SmallVec;

use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::{melee, place, rule, word};
use super::may::has_room;
use crate::battle::{FighterId, RuleId};

/// The most foes that one sweep strikes at.
const MOST: usize = 3;

/// Whether a sweep at so many foes may be struck, of whom one is named.
///
/// Rule: `MAN-BEFREIUNG`.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn may(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    foes: u8,
) -> Result<(), RuleId> {
    let around = around(scene, fighter, target, arm);
    let is_enough = (1..=around.len()).contains(&usize::from(foes));
    if is_enough && around.first() == Some(&target.id()) && has_room(scene, fighter, target, arm) {
        Ok(())
    } else {
        Err(rule::MAN_BEFREIUNG)
    }
}

/// The most foes that a sweep which begins at a foe can strike at.
pub(crate) fn most_foes(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> u8 {
    around(scene, fighter, target, arm).len() as u8
}

/// The foes whom a sweep strikes at: the one who is named, and those after him in the order of their ids, which begins anew behind
/// the last.
///
/// Rule: `MAN-BEFREIUNG`.
pub(crate) fn swept(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    (arm, foes): (&Arm, u8),
) -> SmallVec<[FighterId; 3]> {
    let mut found = around(scene, fighter, target, arm);
    found.truncate(usize::from(foes));
    found
}

pub(super) fn around(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> SmallVec<[FighterId; 3]> {
    let is_beside = |foe: &&Snapshot| {
        let is_engaged = scene.round.melee.pairs.get(fighter.id(), foe.id()).is_some()
            || !scene.round.modules.keep_pairs();
        is_engaged
            && foe.is_conscious()
            && place::arc(&fighter.body, &foe.body) != word::REAR
            && melee::in_reach(scene, fighter, foe, arm).is_ok()
    };
    let (after, before): (Vec<&Snapshot>, Vec<&Snapshot>) = scene
        .foes(fighter)
        .filter(is_beside)
        .partition(|foe| foe.id() >= target.id());
    let ids = after.into_iter().chain(before).map(Snapshot::id);
    ids.take(MOST).collect()
}
