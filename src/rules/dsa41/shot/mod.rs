//! Shots and throws: whether one is possible, what it is worth, what it hits besides, how it is answered.
//!
//! Resolutions all of them: they take the scene and tell values. What happens to a shot in its round stands in `round/shot.rs`.

pub(crate) mod aim;
pub(crate) mod call;
pub(crate) mod defence;
pub(crate) mod hail;
mod hint;
pub(crate) mod lane;
pub(crate) mod legal;
pub(crate) mod melee;
mod sight;
mod state;
pub(crate) mod stray;
pub(crate) mod value;
mod way;

use std::borrow::Cow;

use super::exchange::attack::Blow;
use super::fighter::{Arm, Piece};
use super::manoeuvre;
use super::scene::{Scene, Snapshot};
use super::terrain::place;
use crate::battle::Slot;

pub(crate) use aim::may_aim;
pub use call::{Call, Called, Part};
pub(crate) use call::{most_now, resolved};
pub(crate) use defence::defence;
pub use hail::Hail;
pub(crate) use hail::{Targets, open_to as open_to_hail, rest as hailed};
pub(crate) use hint::hint;
pub(crate) use lane::{Covered, cover, metres};
pub(crate) use legal::{loaded, loading_left, loading_time, may_shoot, way_of};
pub(crate) use melee::{Press, press, struck_first};
pub(crate) use sight::sees;
pub(crate) use state::Aim;
pub use state::{Motion, Quiver, Volley};
pub(crate) use stray::{Others, Victim, comrade, missed_by};
pub(crate) use value::{hidden, lays_open, ledger, outcome};
pub use way::{Flight, Way};

/// Whether anybody else in a fight has anything to shoot, to throw or to hurl: only then is there something to hide from.
///
/// Rule: `BRD-18`, `WPN-14`.
pub(crate) fn must_be_expected(scene: &Scene, by: &Snapshot) -> bool {
    let others = scene.fighters.iter().filter(|other| other.id() != by.id());
    let mut styles = others.flat_map(|other| &other.build.styles);
    styles.any(|style| style.missile.is_some())
}

/// Somebody as he is about to throw the weapon in his hand that is made for blows; none where it cannot be thrown so.
///
/// Rule: `WPN-14`.
pub(crate) fn hurling(fighter: &Snapshot) -> Option<Snapshot> {
    if fighter.hands.empty || fighter.missile().is_some() {
        return None;
    }
    let own = fighter.build.place_of(Piece::Main, fighter.hands.style);
    let mut styles = fighter.build.styles.iter();
    let place = styles.position(|style| style.hurls == Some(Slot(own as u8)))?;
    let mut thrower = fighter.clone();
    thrower.hands.style = Slot(place as u8);
    Some(thrower)
}

/// The throw of such a weapon, as its thrower makes it.
///
/// Rule: `WPN-14`.
pub(crate) fn hurl(thrower: &Snapshot) -> Blow {
    Blow::flying(thrower.missile_slot(), Way::Throw)
}

/// What strikes a target with a blow or a shot: the weapon in the hand, or what flies, with the points of the distance.
///
/// Rule: `RNG-04`.
pub(crate) fn striking<'s>(attacker: &'s Snapshot, target: &Snapshot, blow: Blow) -> Option<Cow<'s, Arm>> {
    if !blow.flight.is_missile() {
        let arm = attacker.arm(usize::from(blow.slot));
        return arm.map(|arm| manoeuvre::led(attacker, arm, blow.form));
    }
    let missile = attacker.style().missile.as_ref()?;
    Some(Cow::Owned(missile.arm_at(metres(attacker, target))))
}

/// The direction in which a shot flies.
pub(crate) fn bearing(shooter: &Snapshot, target: &Snapshot) -> Option<crate::board::Facing> {
    place::bearing(&shooter.body, &target.body)
}
