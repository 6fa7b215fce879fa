//! Who is in a melee with whom, as far as shots ask for it, and what a throw in the face of a foe gives him first.

use crate::battle::Term;
use crate::dice::Chance;

use super::super::data::DistanceClass;
use super::super::predict::odds;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{melee, word};
use super::lays_open;

/// How hard foes press somebody.
///
/// Rule: `RNG-36`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Press {
    /// Nobody is at him.
    Free,
    /// Pole arms are (class S or P).
    Poles,
    /// Foes in contact (class H or N).
    Contact,
}

/// Whether two fighters are in a melee: foes, one of whom can strike at the other.
///
/// Rule: `BRD-06`.
pub(super) fn are_engaged(scene: &Scene, one: &Snapshot, other: &Snapshot) -> bool {
    if scene.round.modules.keep_pairs() {
        return melee::between(scene, one, other).is_some();
    }
    let reach = || place::longest_reach(one).max(place::longest_reach(other));
    one.is_able()
        && other.is_able()
        && scene.are_hostile(one, other)
        && place::reaches(scene, one, other, reach())
}

/// How hard a foe presses somebody.
pub(super) fn press_of(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Press {
    let is_near = if melee::has_classes(scene) {
        melee::between(scene, fighter, foe).is_some_and(|class| class <= DistanceClass::Close)
    } else {
        place::distance(fighter, foe) <= 1
    };
    if !are_engaged(scene, fighter, foe) {
        Press::Free
    } else if is_near {
        Press::Contact
    } else {
        Press::Poles
    }
}

/// How hard the foes together press somebody.
///
/// Rule: `RNG-36`.
pub(crate) fn press(scene: &Scene, fighter: &Snapshot) -> Press {
    let foes = scene.foes(fighter);
    foes.map(|foe| press_of(scene, fighter, foe))
        .max()
        .unwrap_or(Press::Free)
}

/// The class at which two fight who are engaged; by their distance where no classes are kept.
fn class(scene: &Scene, one: &Snapshot, other: &Snapshot) -> DistanceClass {
    melee::between(scene, one, other).unwrap_or_else(|| melee::meeting(one, other))
}

/// What each of the others in the melee of a target costs, and each who fights hand to hand with it (`RNG-14`).
pub(crate) const IN_MELEE: i16 = -2;
pub(crate) const HAND_TO_HAND: i16 = -3;

/// What somebody who is in a melee with the target costs a shot at it: more where they fight hand to hand (`RNG-14`).
pub(super) fn crowding(scene: &Scene, target: &Snapshot, other: &Snapshot) -> i16 {
    if class(scene, target, other) == DistanceClass::Hand {
        HAND_TO_HAND
    } else {
        IN_MELEE
    }
}

/// The chance that the target of a throw in his face strikes the thrower first, and that he fells him, so that nothing is
/// thrown; none where he may not strike.
///
/// Rule: `RNG-36`, `PAS-01`.
pub(crate) fn struck_first(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
) -> Option<[(Term, Chance); 2]> {
    let missile = shooter.missile()?;
    let strike = lays_open(scene, shooter, target, missile)
        .then(|| odds::in_passing(scene, target, shooter))
        .flatten()?;
    let chance = |wanted: Term, among: &[(Term, Chance)]| {
        let found = among.iter().find(|(term, _)| *term == wanted);
        found.map_or(Chance::NEVER, |(_, chance)| *chance)
    };
    Some([
        (word::STRUCK_FIRST, chance(word::LANDS, &strike.chain)),
        (word::FELLED_FIRST, chance(word::OUT, &strike.effects)),
    ])
}
