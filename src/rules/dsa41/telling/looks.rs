//! What is seen of a fighter on the map, whatever he can do.

use super::super::fighter::Ward;
use super::super::scene::Snapshot;
use crate::battle::{Looks, WardShape};

/// What is seen of a fighter: his body, and what his other hand guards him with.
pub(super) fn looks(fighter: &Snapshot) -> Looks {
    let of_shield = |ward: &Ward| match (ward.is_shield, ward.is_very_large, ward.is_large) {
        (false, ..) => WardShape::Blade,
        (true, true, _) => WardShape::Tower,
        (true, false, true) => WardShape::Shield,
        (true, false, false) => WardShape::Buckler,
    };
    let second = || fighter.second_arm().map(|_| WardShape::Blade);
    Looks {
        ward: fighter.ward().map(of_shield).or_else(second),
        ..fighter.build.looks
    }
}
