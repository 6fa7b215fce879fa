//! Opens a fight and puts it on the screen, and clears it away afterwards.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;

use super::Screen;
use crate::replay::{self, Opening};
use crate::view::OnStage;

/// Why the last fight could not begin; empty when it could.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trouble(pub String);

/// The beginning of the fight on the screen, to play it again.
#[derive(Resource, Clone, Debug)]
pub(super) struct Begun(pub Opening);

/// Opens a fight and goes to it; what forbids it is shown where the player is.
pub(super) fn begin(world: &mut World, opening: Opening) {
    clear(world);
    match replay::open(world, &opening) {
        Ok(battle) => put_on_stage(world, battle, opening),
        Err(problems) => world.resource_mut::<Trouble>().0 = problems.to_string(),
    }
}

/// Puts a battle on the screen.
pub(super) fn put_on_stage(world: &mut World, battle: Entity, opening: Opening) {
    world.resource_mut::<Trouble>().0.clear();
    *world.resource_mut::<OnStage>() = OnStage {
        battle: Some(battle),
        level: opening.level.clone(),
    };
    world.insert_resource(Begun(opening));
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
}

/// Takes the battle off the screen and removes it.
pub(super) fn clear(world: &mut World) {
    let stage = std::mem::take(&mut *world.resource_mut::<OnStage>());
    if let Some(battle) = stage.battle {
        replay::discard(world, battle);
    }
}

/// The folder of the recordings; none where the system has no place for a user's files.
pub(super) fn recordings() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "klingentanz")?;
    let folder = folders.data_dir().join("recordings");
    fs::create_dir_all(&folder).ok()?;
    Some(folder)
}
