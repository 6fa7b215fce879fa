//! Where fighters look whom the level does not tell: towards the nearest foe.

use super::{LevelFighter, LevelSide, stance};
use crate::battle::Stance;
use crate::board::{Board, Cell, Footprint, Gap};

/// Turns those who may look about: towards the nearest foe, of several the one with the lowest id; to the middle of the map where
/// sides have secrets, so that nobody is given away.
///
/// Rule: `BRD-30`.
pub(super) fn look_about(
    fighters: &mut [LevelFighter],
    sides: &[LevelSide],
    (board, secrets): (&Board, bool),
) {
    let middle = Cell::new((board.width() / 2) as i16, (board.height() / 2) as i16);
    let turned: Vec<_> = fighters
        .iter()
        .map(|own| {
            let foes = fighters
                .iter()
                .filter(|foe| !secrets && are_hostile(sides, own, foe));
            let nearest = foes.min_by_key(|foe| gap(own.at, foe.at).cheb());
            gap(own.at, nearest.map_or(middle, |foe| foe.at)).sector()
        })
        .collect();
    for (fighter, towards) in fighters.iter_mut().zip(turned) {
        if fighter.looks_about {
            fighter.facing = towards.unwrap_or_default();
        }
    }
}

fn gap(from: Cell, to: Cell) -> Gap {
    Footprint::single(from).gap(Footprint::single(to))
}

fn are_hostile(sides: &[LevelSide], a: &LevelFighter, b: &LevelFighter) -> bool {
    a.side != b.side && stance(sides, a.side, b.side) == Stance::Hostile
}
