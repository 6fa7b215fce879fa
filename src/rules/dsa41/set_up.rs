//! Setting up: where a side may place its fighters before the fight, where they look when it begins, and the lights that they carry.

use crate::battle::{Body, Movable, Slot, Whereabouts};
use crate::board::{Cell, Facing, Footprint, Mark, is_passable};

use super::place;
use super::scene::{Scene, Snapshot};

/// The zone in which a fighter may be set up: that of his side, if he begins in it with his whole footprint and is awake.
///
/// Rule: `BRD-30`, `BD-LVL-09`.
pub(crate) fn zone(scene: &Scene, fighter: &Snapshot) -> Option<Mark> {
    let zone = scene.ground.setting.zone(fighter.fighter.side)?;
    let begins_there = fighter.body.present && fighter.is_conscious();
    (begins_there && holds(zone, place::footprint(&fighter.body))).then_some(zone)
}

/// The cells that a fighter may be placed on, his own among them; the north-west one of a large body.
///
/// Rule: `BRD-30`, `BRD-01`.
pub(crate) fn cells(scene: &Scene, fighter: &Snapshot) -> Vec<Cell> {
    let Some(zone) = zone(scene, fighter) else {
        return Vec::new();
    };
    zone.cells()
        .filter(|cell| fits(scene, fighter, zone, *cell))
        .collect()
}

/// Whether a fighter may be placed on a cell.
///
/// Rule: `BRD-30`, `BRD-01`.
pub(crate) fn may_stand(scene: &Scene, fighter: &Snapshot, cell: Cell) -> bool {
    zone(scene, fighter).is_some_and(|zone| fits(scene, fighter, zone, cell))
}

fn fits(scene: &Scene, fighter: &Snapshot, zone: Mark, cell: Cell) -> bool {
    let there = Footprint::new(cell, fighter.body.size);
    holds(zone, there)
        && there.cells().all(|cell| is_passable(scene.board(), cell))
        && place::is_free(scene, fighter, there)
}

fn holds(zone: Mark, footprint: Footprint) -> bool {
    footprint.cells().all(|cell| zone.contains(cell))
}

/// Where a fighter looks to whom nobody has said it: towards the nearest foe whom his side knows of, else to the middle of the map.
///
/// Rule: `BRD-30`.
pub(crate) fn facing(scene: &Scene, fighter: &Snapshot) -> Facing {
    let own = &fighter.body;
    nearest_foe(scene, fighter)
        .and_then(|foe| place::bearing(own, &foe.body))
        .or_else(|| place::bearing(own, &middle(scene)))
        .unwrap_or(own.facing)
}

/// The nearest foe on the map, of several the one with the lowest id.
pub(crate) fn nearest_foe<'s>(scene: &'s Scene, fighter: &'s Snapshot) -> Option<&'s Snapshot> {
    let foes = scene.fighters.iter();
    foes.filter(|foe| foe.body.present && scene.are_hostile(fighter, foe))
        .min_by_key(|foe| place::distance(fighter, foe))
}

/// The light that a fighter has in his hand, as far as it is one that he carries besides a weapon.
///
/// Rule: `BRD-30`, `BRD-19`.
pub(crate) fn light_in_hand(scene: &Scene, fighter: &Snapshot) -> Option<Slot> {
    let mut held = scene.ground.movables.held_by(fighter.id());
    let is_light = |(_, movable): &(Slot, &Movable)| scene.round.shelf.is_light(movable);
    held.find(is_light).map(|(name, _)| name)
}

/// The light that a fighter carries and that lies at his feet, because both his hands are full, or because he has put it there.
///
/// Rule: `BRD-30`, `BD-LVL-10`.
pub(crate) fn light_at_feet(scene: &Scene, fighter: &Snapshot) -> Option<Slot> {
    let mut carried = scene.ground.setting.carried.iter();
    let (_, kind) = carried.find(|(bearer, _)| *bearer == fighter.id())?;
    let here = Whereabouts::Lies(fighter.body.at);
    let mut all = scene.ground.movables.iter();
    all.find(|(_, movable)| movable.at == here && movable.gear == *kind)
        .map(|(name, _)| name)
}

/// The middle of the map as a body, to measure towards.
fn middle(scene: &Scene) -> Body {
    let board = scene.board().board();
    Body {
        at: Cell::new((board.width() / 2) as i16, (board.height() / 2) as i16),
        size: 1,
        facing: Facing::N,
        posture: crate::battle::Posture::Standing,
        able: false,
        present: false,
        altitude_dm: 0,
        mount: None,
    }
}
