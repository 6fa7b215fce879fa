//! Setting up: the opponent's fighters stand near to blows or far from them, as their weapons ask.

use crate::battle::Choice;
use crate::board::{Cell, Footprint};

use super::super::scene::{Scene, Snapshot};
use super::super::{D20, set_up};
use super::HALF_SQUARE;

/// From here on a shooter gains nothing by standing farther away, in squares.
const FAR_ENOUGH: u16 = 12;
/// Squares that whoever strikes keeps between himself and his foes: one more than they walk and strike in a turn.
const NEAR_ENOUGH: u16 = 12;
/// Squares to the nearest comrade from which on one counts as alone.
const ALONE: u16 = 3;

/// What a place for a fighter is worth more than the one that he has; that he is ready is worth nothing.
pub(super) fn places(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let here = worth(scene, own, own.body.at);
    let mut found = vec![(Choice::Pass, 0)];
    for cell in set_up::cells(scene, own) {
        let gain = worth(scene, own, cell) - here;
        if gain > 0 {
            found.push((set_up::placed::<D20>(cell), gain));
        }
    }
    found
}

fn worth(scene: &Scene, own: &Snapshot, cell: Cell) -> i64 {
    let there = Footprint::new(cell, own.body.size);
    let far = |other: &Snapshot| there.gap(other.place()).cheb();
    let Some(foe) = scene.foes(own).map(far).min() else {
        return 0;
    };
    let comrades = scene.fighters.iter().filter(|other| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.body.present
    });
    let alone = comrades.map(far).min().map_or(0, |far| far.saturating_sub(ALONE));
    let wanted = if own.in_hand().is_some_and(|arm| arm.range.is_some()) {
        FAR_ENOUGH
    } else {
        NEAR_ENOUGH
    };
    -2 * HALF_SQUARE * (i64::from(foe.abs_diff(wanted)) + i64::from(alone))
}
