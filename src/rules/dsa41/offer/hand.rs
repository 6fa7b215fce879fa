//! Which hand an answer is for, where both hold the same weapon.

use std::sync::Arc;

use crate::battle::{Choice, Offer, Slot};

use super::super::scene::Snapshot;
use super::super::word;

/// Says of the blows with the other hand that they are, where the weapon's name alone would not tell them from those with the main one.
///
/// Rule: `TWO-01`.
pub(super) fn tell_apart(fighter: &Snapshot, offers: &mut [Offer]) {
    let same = |name: &_| fighter.main_arm().name == *name;
    let Some(name) = fighter
        .second_arm()
        .map(|arm| &arm.name)
        .filter(|name| same(name))
    else {
        return;
    };
    let told = Arc::new(name.noted(&fighter.build.other_hand));
    let is_other = |slot: Slot| {
        let arm = fighter.arm(usize::from(slot.0));
        arm.is_some_and(|arm| arm.kind.is_second && arm.name == *name)
    };
    for offer in offers {
        let with = match &offer.choice {
            Choice::Attack { with, .. } => Some(*with),
            Choice::Act { act, with, .. } if *act == word::STRIKE_CELL => *with,
            _ => None,
        };
        if offer.thing.as_ref() == Some(name) && with.is_some_and(is_other) {
            offer.thing = Some(Arc::clone(&told));
        }
    }
}
