//! A fight that the computer does not bring on: a fault of the game, told with the recording of the fight.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::failure::Failure;
use super::fight::{self, Standing};
use crate::battle::{Decision, SideId, Witness, stands_still};
use crate::content::Problem;
use crate::replay::{self, Tape};

/// Complains if a fight stands still though it waits for nobody but the computer: what is asked, and where its recording lies, which is put on
/// the player's shelf if it has no file yet. A reader does not learn what another side is asked where it has secrets.
///
/// Rule: `BD-VIS-05`.
///
/// # Errors
///
/// A sentence for a report.
pub fn moves_on(
    (world, battle): (&World, Entity),
    reader: Option<SideId>,
    kept_in: Option<&Path>,
) -> Result<(), Failure> {
    if !stands_still(world, battle) {
        return Ok(());
    }
    let Standing { round, .. } = Standing::of(world, battle, reader);
    let is_open = world
        .get::<Decision>(battle)
        .is_some_and(|asked| asked.0.is_some());
    let asked = match Witness::new(world, battle, reader).question() {
        Some(asked) => format!("fighter {} is asked `{}`", asked.fighter.0, asked.kind),
        None if is_open => "another side is asked".to_owned(),
        None => "nobody is asked anything".to_owned(),
    };
    let kept = kept_in.map(|file| Ok(file.to_owned()));
    let kept = match kept.unwrap_or_else(|| keep(world, battle)) {
        Ok(file) => format!("its recording is {}", file.display()),
        Err(problem) => format!("its recording cannot be kept: {problem}"),
    };
    Err(Failure::Told(format!(
        "the fight stands still in round {round}: {asked}, and the computer has no answer. This is a fault of the game; {kept}"
    )))
}

/// Puts the recording of a battle on the player's shelf.
fn keep(world: &World, battle: Entity) -> Result<PathBuf, Problem> {
    let shelf = fight::shelf();
    let level = world.get::<Tape>(battle).map(|tape| tape.opening.level.clone());
    let place = shelf
        .reserve(&level.unwrap_or_default())
        .map_err(|error| Problem::of_file(shelf.folder(), error.to_string()))?;
    replay::save(world, battle, place.file())?;
    Ok(place.file().to_owned())
}
