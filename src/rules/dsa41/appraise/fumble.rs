//! What the risk of a fumble costs whoever parries.

use super::super::data::{FumbleRow, Mishap};
use super::super::exchange::defence::Means;
use super::super::exchange::fumble::{Chart, Gear, piece_of_parry};
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
    let gear = Gear::of(own, piece_of_parry(own, means));
    let struck = blow::threat(scene, foe, own);
    let chart = Chart::of_parry(scene.round.modules);
    // In the published variant he needs a position action whatever befalls him (FUM-06).
    let always = if chart == Chart::Published { BEARINGS } else { 0 };
    let cost = |row: FumbleRow| {
        let strike = row.grant().map_or(0, |_| struck);
        let besides = match row.mishap {
            Mishap::Misses => 0,
            Mishap::Stumbles | Mishap::Damaged | Mishap::Lurches => BEARINGS / 2,
            Mishap::Falls | Mishap::Topples | Mishap::Confused => BEARINGS,
            Mishap::Slips | Mishap::FliesOff(_) | Mishap::Destroyed => 2 * BEARINGS,
            Mishap::Ruined | Mishap::Snaps => 2 * BEARINGS,
            Mishap::Hurt | Mishap::HitsComrade => HURT * POINT,
            Mishap::SelfHit(times) => HURT * POINT * i64::from(times),
        };
        i64::from(row.initiative) * INITIATIVE + strike + besides + always
    };
    let table = scene.round.shelf.fumbles(chart);
    let shares = table.map_or_else(Vec::new, |table| table.shares(gear));
    let all = shares.into_iter().map(|(row, share)| {
        let whole = cost(row) * share.of as i64;
        whole / share.total as i64
    });
    all.sum::<i64>() / FACES
}
