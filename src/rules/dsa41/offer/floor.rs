//! Offers for what lies about, burns, stands in the way or leads down: one for each thing and each side.

use crate::battle::{Choice, Movable, Offer, Slot, Term};
use crate::board::{Cell, Facing};

use super::super::scene::{Scene, Snapshot};
use super::super::{legal, word};

/// Regular actions with what is near; those that are not allowed are sorted out with the others.
pub(super) fn acts(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    if fighter.condition.ado.burning {
        offers.push(Offer::of(legal::plainly(word::BEAT_OUT), word::BEAT_OUT));
    }
    let mut cells: Vec<Cell> = Vec::new();
    for (name, movable, cell) in legal::lying(scene, fighter) {
        // The own weapon that he dropped last has an offer without a name.
        if !legal::is_his_last(fighter, movable, cell) {
            offers.push(with_thing(scene, word::PICK_UP, name));
        }
        if !cells.contains(&cell) {
            cells.push(cell);
            offers.push(at_cell(word::DIVE, cell));
        }
    }
    for (name, movable) in scene.ground.movables.iter() {
        if let Some(flame) = &movable.flame {
            let act = if flame.lit { word::PUT_OUT } else { word::KINDLE };
            offers.push(with_thing(scene, act, name));
        }
    }
    for towards in Facing::ALL {
        let cell = fighter.body.at.step(towards);
        offers.extend([word::OVERTURN, word::FORCE, word::UNLOCK].map(|act| at_cell(act, cell)));
    }
    offers
}

/// Free actions with what is near or carried.
pub(super) fn free_actions(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let lying = legal::lying(scene, fighter);
    let kicks = lying.map(|(name, ..)| with_thing(scene, word::KICK, name));
    let held = scene.ground.movables.held_by(fighter.id());
    let laid = held.map(|(name, _)| with_thing(scene, word::PUT_DOWN, name));
    kicks.chain(laid).collect()
}

/// An action with one of the things of the fight, and the cell on which it lies.
fn with_thing(scene: &Scene, act: Term, name: Slot) -> Offer {
    let movable = scene.ground.movables.get(name);
    let choice = Choice::Act {
        act,
        target: None,
        with: Some(name),
        at: movable.and_then(Movable::cell),
        facing: None,
    };
    Offer {
        thing: movable.map(|movable| scene.round.shelf.name(&movable.gear)),
        ..Offer::of(choice, act)
    }
}

fn at_cell(act: Term, cell: Cell) -> Offer {
    let choice = Choice::Act {
        act,
        target: None,
        with: None,
        at: Some(cell),
        facing: None,
    };
    Offer::of(choice, act)
}
