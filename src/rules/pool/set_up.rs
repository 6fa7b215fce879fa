//! Setting up: where a side may place its fighters before the fight, where they look then, and what may be chosen for them.

use crate::battle::{Choice, Offer, RuleId, Slot};
use crate::board::{Cell, Facing, Footprint, Mark, is_passable};

use super::legal::plainly;
use super::offer::{plain, with_slot};
use super::scene::{Scene, Snapshot};
use super::word;

/// The rule of the zones of the sides, which belongs to the board.
pub(crate) const SET_UP: RuleId = RuleId("BD-LVL-09");

/// The zone in which a fighter may be set up: that of his side, if he begins in it and is awake.
///
/// Rule: `BD-LVL-09`.
pub(crate) fn zone(scene: &Scene, fighter: &Snapshot) -> Option<Mark> {
    let zone = scene.ground.setting.zone(fighter.fighter.side)?;
    (fighter.is_able() && holds(zone, fighter.place())).then_some(zone)
}

/// The cells that a fighter may be placed on besides the one that he has.
pub(crate) fn cells(scene: &Scene, fighter: &Snapshot) -> Vec<Cell> {
    let Some(zone) = zone(scene, fighter) else {
        return Vec::new();
    };
    let all = zone.cells().filter(|cell| *cell != fighter.body.at);
    all.filter(|cell| fits(scene, fighter, zone, *cell)).collect()
}

fn fits(scene: &Scene, fighter: &Snapshot, zone: Mark, cell: Cell) -> bool {
    let there = Footprint::new(cell, fighter.body.size);
    let mut others = scene
        .fighters
        .iter()
        .filter(|it| it.id() != fighter.id() && it.body.present);
    holds(zone, there)
        && there.cells().all(|cell| is_passable(scene.board(), cell))
        && others.all(|it| it.place().gap(there).cheb() > 0)
}

fn holds(zone: Mark, place: Footprint) -> bool {
    place.cells().all(|cell| zone.contains(cell))
}

/// Where a fighter looks to whom nobody has said it: towards the nearest foe whom his side knows of, else as he does.
pub(crate) fn facing(scene: &Scene, fighter: &Snapshot) -> Facing {
    let foes = scene.foes(fighter);
    let nearest = foes.min_by_key(|foe| (scene.distance(fighter, foe), foe.id()));
    nearest
        .and_then(|foe| fighter.place().gap(foe.place()).sector())
        .unwrap_or(fighter.body.facing)
}

/// Being placed on a cell.
pub(crate) const fn placed(cell: Cell) -> Choice {
    Choice::Act {
        act: word::PLACE,
        target: None,
        with: None,
        at: Some(cell),
        facing: None,
    }
}

fn turned(facing: Facing) -> Choice {
    Choice::Act {
        act: word::TURN,
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    }
}

/// Whether an answer sets a fighter up: a place in the zone, where to look, what to hold, or that he is ready.
///
/// Rule: `BD-LVL-09`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn judge(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let may = match choice {
        Choice::Pass => true,
        Choice::Act { at: Some(cell), .. } if *choice == placed(*cell) => {
            *cell != fighter.body.at && zone(scene, fighter).is_some_and(|it| fits(scene, fighter, it, *cell))
        }
        Choice::Act {
            facing: Some(facing), ..
        } if *choice == turned(*facing) => *facing != fighter.body.facing,
        Choice::Act { with: Some(slot), .. } if *choice == with_slot(word::DRAW, *slot) => {
            fighter.is_drawable(*slot)
        }
        _ => false,
    };
    may.then_some(()).ok_or(SET_UP)
}

/// Everything that may be chosen for a fighter who is being set up; that he is ready comes first, as he has a place already.
pub(crate) fn offers(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = vec![plain(Choice::Pass, word::READY)];
    let cells = cells(scene, fighter);
    if !cells.is_empty() {
        offers.push(Offer {
            cells,
            ..plain(plainly(word::PLACE), word::PLACE)
        });
    }
    for facing in Facing::ALL {
        offers.push(plain(turned(facing), word::TURN));
    }
    for (place, arm) in fighter.build.arms.iter().enumerate() {
        offers.push(Offer {
            thing: Some(arm.name.clone()),
            ..plain(with_slot(word::DRAW, Slot(place as u8)), word::DRAW)
        });
    }
    offers
}
