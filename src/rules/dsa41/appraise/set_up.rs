//! Setting up: the opponent's fighters stand near to blows or far from them, as their weapons ask, and not alone.

use crate::battle::{Choice, FighterId};
use crate::board::{Cell, Footprint};

use super::super::legal::plainly as act;
use super::super::scene::Snapshot;
use super::super::{place, set_up, word};
use super::HALF_SQUARE;
use super::known::Known;

/// From here on a shooter gains nothing by standing farther away, in squares.
const FAR_ENOUGH: u16 = 12;
/// Whoever strikes keeps this many squares between himself and the foes at first, so that they have to come to him.
const NEAR_ENOUGH: u16 = 3;
/// Squares to the nearest comrade from which on one counts as alone.
const ALONE: u16 = 3;

/// What a place for a fighter is worth more than the one that he has; that he is ready is worth nothing.
pub(super) fn places(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let here = worth(known, own, own.body.at);
    let mut found = vec![(Choice::Pass, 0)];
    for cell in set_up::cells(&known.seen, own) {
        let gain = worth(known, own, cell) - here;
        if gain > 0 {
            found.push((placed(cell), gain));
        }
    }
    found
}

fn placed(cell: Cell) -> Choice {
    let mut choice = act(word::PLACE);
    if let Choice::Act { at, .. } = &mut choice {
        *at = Some(cell);
    }
    choice
}

fn worth(known: &Known, own: &Snapshot, cell: Cell) -> i64 {
    let there = Footprint::new(cell, own.body.size);
    let far = |other: &Snapshot| there.gap(place::footprint(&other.body)).cheb();
    let Some(foe) = foes(known, own).map(far).min() else {
        return 0;
    };
    let comrade = comrades(known, own).map(far).min();
    let wanted = if own.missile().is_some() {
        FAR_ENOUGH
    } else {
        NEAR_ENOUGH
    };
    let alone = comrade.map_or(0, |far| far.saturating_sub(ALONE));
    -2 * HALF_SQUARE * (i64::from(foe.abs_diff(wanted)) + i64::from(alone))
}

fn foes<'s>(known: &'s Known, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let all = known.seen.fighters.iter();
    all.filter(|other| other.body.present && known.seen.are_hostile(own, other))
}

fn comrades<'s>(known: &'s Known, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let id: FighterId = own.id();
    let all = known.seen.fighters.iter();
    all.filter(move |other| other.id() != id && other.fighter.side == own.fighter.side && other.body.present)
}
