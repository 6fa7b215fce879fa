//! Going back in the fight: what lies open is put away, one thing at a time, before there is a pause.

use bevy::prelude::*;

use super::battle_codex;
use super::desk::Desk;
use super::look_back;
use crate::view::Stage;

/// Puts away what was opened last: the card of a rule, the reasons of the odds, the options of the bar, the look back, the cell that a card waits
/// with. Whether there was anything.
pub fn put_away(world: &mut World) -> bool {
    if battle_codex::close(world) {
        return true;
    }
    let is_playing = world.resource::<Stage>().is_playing();
    let mut desk = world.resource_mut::<Desk>();
    let shows_odds = desk.card().is_some_and(|card| card.odds.is_some());
    if desk.explains && shows_odds && !is_playing {
        desk.explains = false;
        return true;
    }
    if desk.is_open {
        (desk.is_open, desk.shows_more) = (false, false);
        return true;
    }
    if desk.goal.is_some() && !desk.hovers {
        (desk.goal, desk.facing) = (None, None);
        return true;
    }
    look_back::put_away(world)
}
