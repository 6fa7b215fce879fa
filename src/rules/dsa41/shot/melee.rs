//! Who is in a melee with whom, as far as shots ask for it.

use super::super::place;
use super::super::scene::{Scene, Snapshot};

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
    let reach = || place::longest_reach(one).max(place::longest_reach(other));
    one.is_able()
        && other.is_able()
        && scene.are_hostile(one, other)
        && place::reaches(scene, one, other, reach())
}

/// How hard a foe presses somebody.
pub(super) fn press_of(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Press {
    if !are_engaged(scene, fighter, foe) {
        Press::Free
    } else if place::distance(fighter, foe) <= 1 {
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

/// What each who is in a melee with the target costs a shot at it (`RNG-14`).
pub(super) const fn crowding() -> i16 {
    -2
}
