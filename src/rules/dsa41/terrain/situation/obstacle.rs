//! A low wall between two who fight across it.

use crate::board::{Features, Pair};

use super::super::place;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// What it helps to defend oneself across a low obstacle (`BRD-17`).
pub(crate) const ACROSS: i16 = 1;

/// What a low obstacle between neighbours gives whoever defends himself behind it.
///
/// Rule: `BRD-17`.
pub(super) fn defence(ledger: &mut impl Tally, scene: &Scene, defender: &Snapshot, attacker: &Snapshot) {
    if lies_between(scene, defender, attacker) {
        ledger.add(rule::BRD_17, ACROSS);
    }
}

/// Whether a low obstacle lies between two neighbours.
///
/// Rule: `BRD-17`.
pub(crate) fn lies_between(scene: &Scene, one: &Snapshot, other: &Snapshot) -> bool {
    let view = scene.board();
    if !view.features().has(Features::THINGS) || place::distance(one, other) != 1 {
        return false;
    }
    scene.known_low_thing(one, other).unwrap_or_else(|| {
        let [from, to] = [one, other].map(|it| place::spot(&it.body));
        Pair::new(view, from, to).has_low_thing()
    })
}
