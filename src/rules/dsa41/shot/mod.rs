//! Shots and throws: whether one is possible, what it is worth, what it hits besides, how it is answered.
//!
//! Resolutions all of them: they take the scene and tell values. What happens to a shot in its round stands in `round/shot.rs`.

mod aim;
mod defence;
mod hint;
mod lane;
mod legal;
mod melee;
mod sight;
mod state;
mod stray;
mod value;
mod way;

use std::borrow::Cow;

use super::attack::Blow;
use super::fighter::Arm;
use super::place;
use super::scene::Snapshot;

pub(crate) use aim::may_aim;
pub(crate) use defence::defence;
pub(crate) use hint::hint;
pub(crate) use lane::{Covered, cover, metres};
pub(crate) use legal::{loaded, loading_time, may_shoot, way_of};
pub(crate) use melee::{Press, press, struck_first};
pub(crate) use sight::sees;
pub(crate) use state::Aim;
pub use state::{Motion, Quiver, Volley};
pub(crate) use stray::{Others, Victim, missed_by};
pub(crate) use value::{lays_open, ledger, outcome};
pub use way::{Flight, Way};

/// Whether somebody in a fight holds a missile weapon: only then is it of interest how everybody moves.
pub(crate) fn is_about(fighters: &[Snapshot]) -> bool {
    fighters.iter().any(|fighter| fighter.missile().is_some())
}

/// What strikes a target with a blow or a shot: the weapon in the hand, or what flies, with the points of the distance.
///
/// Rule: `RNG-04`.
pub(crate) fn striking<'s>(attacker: &'s Snapshot, target: &Snapshot, blow: Blow) -> Option<Cow<'s, Arm>> {
    if !blow.flight.is_missile() {
        return attacker.arm(usize::from(blow.slot)).map(Cow::Borrowed);
    }
    let missile = attacker.style().missile.as_ref()?;
    Some(Cow::Owned(missile.arm_at(metres(attacker, target))))
}

/// The direction in which a shot flies.
pub(crate) fn bearing(shooter: &Snapshot, target: &Snapshot) -> Option<crate::board::Facing> {
    place::bearing(&shooter.body, &target.body)
}
