//! What the risk of a fumble costs whoever parries.

use super::super::defence::Means;
use super::super::fumble::{Chart, Gear, Mishap, piece_of_parry};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::blow::{self, FACES};
use super::{BEARINGS, INITIATIVE, POINT};

/// Mean points by which somebody hurts himself.
const HURT: i64 = 7;

/// The mean worth that a parry may lose by a natural 20: initiative, footing, the thing in the hand, the foe's strike.
pub(super) fn risk_of_parry(scene: &Scene, own: &Snapshot, foe: &Snapshot, means: Means) -> i64 {
    if !scene.round.modules.has(Modules::FUMBLES) || !means.is_parry() {
        return 0;
    }
    let gear = Gear::of(own, piece_of_parry(own, !means.is_of_weapon()));
    let struck = blow::threat(scene, foe, own);
    let cost = |mishap: Mishap| {
        let strike = mishap.grant(Chart::Parry).map_or(0, |_| struck);
        let besides = match mishap {
            Mishap::Confused => 0,
            Mishap::Stumbles | Mishap::Damaged => BEARINGS / 2,
            Mishap::Falls => BEARINGS,
            Mishap::Slips | Mishap::FliesOff | Mishap::Destroyed => 2 * BEARINGS,
            Mishap::Hurt => HURT * POINT,
        };
        i64::from(mishap.initiative()) * INITIATIVE + strike + besides
    };
    let all: i64 = (1..=20).map(|face| cost(Mishap::of(face, gear).0)).sum();
    all / (FACES * FACES)
}
