//! Offers before the fight: a place in the zone, where to look, what to hold, the light in the hand.

use crate::battle::{Choice, Offer, Slot};
use crate::board::Facing;

use super::super::legal::{self, plainly as act};
use super::super::scene::{Scene, Snapshot};
use super::super::{set_up, word};
use super::plain;

/// Everything that may be chosen for a fighter who is being set up; that he is ready comes first, as he has a place already.
///
/// Rule: `BRD-30`.
pub(super) fn offers(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut cells = set_up::cells(scene, fighter);
    cells.retain(|cell| *cell != fighter.body.at);
    let mut offers = vec![plain(Choice::Pass, word::READY)];
    if !cells.is_empty() {
        offers.push(Offer {
            cells,
            ..plain(act(word::PLACE), word::PLACE)
        });
    }
    for facing in Facing::ALL {
        let mut turn = act(word::TURN_FULLY);
        if let Choice::Act { facing: towards, .. } = &mut turn {
            *towards = Some(facing);
        }
        offers.push(plain(turn, word::TURN_FULLY));
    }
    for (slot, style) in fighter.build.styles.iter().enumerate() {
        let mut hold = act(word::DRAW);
        if let Choice::Act { with, .. } = &mut hold {
            *with = Some(Slot(slot as u8));
        }
        offers.push(Offer {
            thing: Some(style.name.clone()),
            ..plain(hold, word::DRAW)
        });
    }
    let lights = [
        (set_up::light_in_hand(scene, fighter), word::PUT_DOWN),
        (set_up::light_at_feet(scene, fighter), word::TAKE_LIGHT),
    ];
    for (name, act) in lights {
        let movable = name.and_then(|name| scene.ground.movables.get(name));
        let mut choice = legal::plainly(act);
        if let Choice::Act { with, .. } = &mut choice {
            *with = name;
        }
        offers.extend(movable.map(|movable| Offer {
            thing: Some(scene.round.shelf.name(&movable.gear)),
            ..plain(choice, act)
        }));
    }
    offers
}
