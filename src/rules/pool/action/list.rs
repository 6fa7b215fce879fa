//! The lists that the things of choices are counted in.

use std::sync::Arc;

use crate::battle::{Slot, Term};
use crate::content::Words;

use super::super::scene::{Scene, Snapshot};

/// The weapons of a fighter.
pub(crate) const WEAPONS: Term = Term("weapons");
/// His powers.
pub(crate) const POWERS: Term = Term("powers");
/// All things that lie about or are held.
pub(crate) const ITEMS: Term = Term("items");

/// The numbers of a list in the order in which things are offered: of the weapons the one in the hand and the own body first.
pub(crate) fn numbers(scene: &Scene, own: &Snapshot, list: Term) -> Vec<Slot> {
    let slots = |count: usize| (0..count as u8).map(Slot);
    match list {
        WEAPONS => {
            let (hand, body) = (own.state.hand, own.build.body_slot());
            let first = [Some(hand), Some(body).filter(|body| *body != hand)];
            let others = slots(own.build.arms.len()).filter(|slot| *slot != hand && *slot != body);
            first.into_iter().flatten().chain(others).collect()
        }
        POWERS => slots(own.build.powers.len()).collect(),
        ITEMS => scene.ground.movables.iter().map(|(name, _)| name).collect(),
        _ => Vec::new(),
    }
}

/// What the thing of a number is called.
pub(crate) fn name(scene: &Scene, own: &Snapshot, list: Term, slot: Slot) -> Option<Arc<Words>> {
    let place = usize::from(slot.0);
    match list {
        WEAPONS => Some(own.build.arms.get(place)?.name.clone()),
        POWERS => Some(own.build.powers.get(place)?.name.clone()),
        ITEMS => Some(scene.round.shelf.name(&scene.ground.movables.get(slot)?.gear)),
        _ => None,
    }
}

/// A list as a fighter has it now; none where there is no such list.
pub(crate) fn counted(scene: &Scene, own: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
    let is_list = [WEAPONS, POWERS, ITEMS].contains(&list);
    let mut numbers = numbers(scene, own, list);
    numbers.sort_unstable();
    let named = numbers
        .into_iter()
        .filter_map(|slot| Some((slot, name(scene, own, list, slot)?)));
    is_list.then(|| named.collect())
}
