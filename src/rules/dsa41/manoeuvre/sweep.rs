//! A sweep: one attack at up to three foes around.

use smallvec::SmallVec;

use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{melee, rule, why, word};
use super::may::{fits, has_room};
use crate::battle::{FighterId, WhyNot};

/// The most foes that one sweep strikes at.
pub(crate) const MOST: usize = 3;

/// Whether a sweep at so many foes may be struck, of whom one is named.
///
/// Rule: `MAN-BEFREIUNG`, `MAN-GEN-08`.
///
/// # Errors
///
/// Why not.
pub(super) fn may(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    foes: u8,
) -> Result<(), WhyNot> {
    fits(scene, fighter, target, arm)?;
    let around = around(scene, fighter, target, arm);
    let is_among = around.first() == Some(&target.id());
    if !(1..=around.len()).contains(&usize::from(foes)) || !is_among {
        return Err(why::too_few_foes(rule::MAN_BEFREIUNG, foes, around.len()));
    }
    has_room(scene, fighter, target, arm, rule::MAN_BEFREIUNG)
}

/// The most foes that a sweep which begins at a foe can strike at.
pub(crate) fn most_foes(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> u8 {
    around(scene, fighter, target, arm).len() as u8
}

/// The foes whom a sweep strikes at.
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

/// The foes around whom a sweep can strike at: engaged, before the fighter or beside him, and at the distance of his weapon.
///
/// Rule: `MAN-BEFREIUNG`, `MAN-GEN-08`.
fn around(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> SmallVec<[FighterId; 3]> {
    let is_beside = |foe: &Snapshot| {
        let is_engaged = scene.round.melee.pairs.get(fighter.id(), foe.id()).is_some()
            || !scene.round.modules.keep_pairs();
        is_engaged
            && place::arc(&fighter.body, &foe.body) != word::REAR
            && is_reached(scene, fighter, foe, arm)
    };
    in_turn(scene, fighter, target, is_beside)
}

/// Whether a weapon reaches a foe at its own distance.
///
/// Rule: `MAN-GEN-08`, `BRD-07`.
pub(super) fn is_reached(scene: &Scene, fighter: &Snapshot, foe: &Snapshot, arm: &Arm) -> bool {
    foe.is_conscious()
        && fits(scene, fighter, foe, arm).is_ok()
        && melee::in_reach(scene, fighter, foe, arm).is_ok()
}

/// Some of the foes, the one who is named and those after him in the order of their ids, which begins anew behind the last.
pub(super) fn in_turn(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    is_one: impl Fn(&Snapshot) -> bool,
) -> SmallVec<[FighterId; 3]> {
    let (after, before): (Vec<&Snapshot>, Vec<&Snapshot>) = scene
        .foes(fighter)
        .filter(|foe| is_one(foe))
        .partition(|foe| foe.id() >= target.id());
    let ids = after.into_iter().chain(before).map(Snapshot::id);
    ids.take(MOST).collect()
}
