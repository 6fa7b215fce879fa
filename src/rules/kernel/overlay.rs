//! What overlays of any rules ask first: whom they are about, on which squares somebody could stand, what the map will make worse.

use std::collections::BTreeMap;

use crate::battle::{FighterId, GroundChange, OverlayWish};
use crate::board::{Cell, is_passable};

use super::{Rules, Scene, Snapshot};

/// Whom an overlay is about: the one who is named, else the one who must choose, else the first who stands.
pub fn subject<'s, R: Rules>(
    scene: &'s Scene<R>,
    asked: Option<FighterId>,
    wish: &OverlayWish,
) -> Option<&'s Snapshot<R>> {
    let named = wish.fighter.or(asked).and_then(|id| scene.get(id));
    named
        .filter(|fighter| fighter.body.present)
        .or_else(|| scene.fighters.iter().find(|fighter| fighter.is_able()))
}

/// Every square on which somebody of a size could stand at all.
pub fn open_cells<'s, R: Rules>(scene: &'s Scene<R>) -> impl Iterator<Item = Cell> + use<'s, R> {
    let view = scene.board();
    view.board().cells().filter(move |cell| is_passable(view, *cell))
}

/// The squares that the map itself will make worse, and in how many rounds after this one.
///
/// Rule: `BD-LVL-13`.
pub fn coming<R: Rules>(scene: &Scene<R>, now: u16) -> BTreeMap<Cell, u16> {
    let mut soonest = BTreeMap::new();
    for coming in scene.ground.coming(now) {
        if matches!(coming.altered.change, GroundChange::Clear | GroundChange::FireOut) {
            continue;
        }
        let rounds = coming.round.saturating_sub(now);
        for cell in coming.altered.cells {
            let known = soonest.entry(cell).or_insert(rounds);
            *known = rounds.min(*known);
        }
    }
    soonest
}
