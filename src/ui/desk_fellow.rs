//! For whom else an announcement can be made: the fellows of whoever is asked who are led by the same person.

use bevy::prelude::*;

use super::lesson::Teaching;
use crate::battle::{Decision, FighterId};
use crate::input::Seating;
use crate::order::yet_to_announce;
use crate::view::OnStage;

/// The fellows of whoever is asked who can still announce something, and whom the same person leads.
pub(super) fn fellows(world: &World, battle: Entity) -> Vec<FighterId> {
    let asked = world.get::<Decision>(battle).and_then(|open| open.0);
    if world.contains_resource::<Teaching>() {
        return Vec::new();
    }
    let seating = world.resource::<Seating>();
    let is_dealt = seating.level == world.resource::<OnStage>().level;
    let seat = |fighter| seating.seats.get(&fighter).filter(|_| is_dealt);
    let mut fellows = yet_to_announce(world, battle);
    fellows.retain(|fellow| asked.is_some_and(|asked| seat(asked.fighter) == seat(*fellow)));
    fellows
}
