//! Opens a fight and puts it on the screen, keeps its recording safe, and clears it away afterwards.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::notice::Trouble;
use super::{Screen, lesson};
use crate::battle::Clock;
use crate::content::{Home, Level, Problem, Problems, Texts, root};
use crate::replay::{self, Opening, Since, Tape};
use crate::ui::lesson::Teaching;
use crate::ui::say::Tongue;
use crate::view::{OnStage, Stage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_systems(Last, keep_safe.run_if(in_state(Screen::Battle)));
}

/// The file into which the next fight is recorded besides; none unless the command line names one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Wanted(pub Option<PathBuf>);

/// The fight on the screen or on the page of its result.
#[derive(Resource, Clone, Debug)]
pub(super) struct Shown {
    /// The battle entity; undo puts another in its place.
    pub battle: Entity,
    /// How it began, to play it again.
    pub opening: Opening,
    /// Text key of the level's title.
    pub title: String,
    /// Where it is recorded besides; the file stays when the fight is over.
    record: Option<PathBuf>,
}

/// Opens a fight and goes to it; what forbids it is shown where the player is.
pub(super) fn begin(world: &mut World, mut opening: Opening) {
    // As seen from the content root, so that the recording can be sent to others.
    if let Ok(inside) = opening.level.strip_prefix(root()) {
        opening.level = inside.to_owned();
    }
    if lesson::is_taught(&opening.level) {
        return lesson::begin(world, &opening.level);
    }
    let opened = replay::open(world, &opening);
    if opened.is_ok() {
        set_aside(world);
    }
    take(world, opened, opening);
}

/// Puts the fight that was broken off on the shelf, so that the next one does not take its place.
fn set_aside(world: &World) {
    let home = world.resource::<Home>();
    let Some(kept) = autosave(home).filter(|file| file.is_file()) else {
        return;
    };
    let place = match replay::load(&kept) {
        Ok(recording) if recording.intents.is_empty() => return,
        Ok(recording) => free_file(home, &recording.opening),
        // What cannot be read today may be mended tomorrow.
        Err(_) => Some(kept.with_file_name("unreadable.json")),
    };
    if let Some(place) = place
        && let Err(error) = fs::rename(&kept, &place)
    {
        warn!("{} cannot be put on the shelf: {error}", kept.display());
    }
}

/// Takes a recorded fight up again.
pub(super) fn take_up(world: &mut World, file: &Path) {
    match replay::load(file) {
        Ok(recording) => {
            let opened = replay::resume(world, &recording);
            let since = match &opened {
                Ok(battle) => replay::since(world, *battle, &recording),
                Err(_) => Since::default(),
            };
            take(world, opened, recording.opening);
            tell_changes(world, file, &since);
        }
        Err(problems) => world.resource_mut::<Trouble>().0 = problems,
    }
}

/// Tells what has changed since a fight was recorded that goes on now; that an old recording does not say what it was made of would
/// only be a hindrance here.
fn tell_changes(world: &mut World, file: &Path, since: &Since) {
    if since.changed.is_empty() {
        return;
    }
    let (texts, language) = (world.resource::<Texts>(), world.resource::<Tongue>().0);
    let mut problems = Problems::default();
    for told in since.told() {
        problems.push(Problem::of_file(file, told.said(texts, language)));
    }
    world.resource_mut::<Trouble>().0 = problems;
}

/// Puts an opened battle on the screen, or says why there is none.
fn take(world: &mut World, opened: Result<Entity, Problems>, opening: Opening) {
    clear(world);
    match opened {
        Ok(battle) => {
            let title = Level::load(&root().join(&opening.level))
                .map(|level| level.title)
                .unwrap_or_default();
            *world.resource_mut::<OnStage>() = OnStage {
                battle: Some(battle),
                level: opening.level.clone(),
            };
            let record = world.resource_mut::<Wanted>().0.take();
            world.insert_resource(Shown {
                battle,
                opening,
                title,
                record,
            });
            // From a lesson a fight begins on the very screen that is up.
            *world.resource_mut::<Stage>() = Stage::default();
            let mut next = world.resource_mut::<NextState<Screen>>();
            NextState::set_if_neq(&mut next, Screen::Battle);
        }
        Err(problems) => world.resource_mut::<Trouble>().0 = problems,
    }
}

/// Takes the battle off the screen and removes it.
pub(super) fn clear(world: &mut World) {
    let stage = std::mem::take(&mut *world.resource_mut::<OnStage>());
    let shown = world.remove_resource::<Shown>().map(|shown| shown.battle);
    let taught = world
        .remove_resource::<Teaching>()
        .map(|teaching| teaching.course().battle());
    for battle in [stage.battle, shown, taught].into_iter().flatten() {
        if world.get_entity(battle).is_ok() {
            replay::discard(world, battle);
        }
    }
}

/// Writes the recording after every choice, so that a killed program loses at most the open decision. A fight that is over
/// cannot be taken up again, so its recording goes, but for the one that was asked for.
fn keep_safe(world: &mut World, mut kept: Local<Option<(Entity, usize)>>) {
    let Some(battle) = world.resource::<OnStage>().battle else {
        return;
    };
    let Some(mut shown) = world.get_resource_mut::<Shown>() else {
        return;
    };
    shown.battle = battle;
    let Some(intents) = world.get::<Tape>(battle).map(|tape| tape.intents.len()) else {
        return;
    };
    if *kept == Some((battle, intents)) {
        return;
    }
    *kept = Some((battle, intents));
    record(world, battle);
    let Some(file) = autosave(world.resource::<Home>()) else {
        return;
    };
    if world.get::<Clock>(battle).is_some_and(|clock| clock.over) {
        // A file that is not there is as good as one removed.
        let _ = fs::remove_file(file);
    } else if let Err(problem) = replay::save(world, battle, &file) {
        warn!("the fight is not kept safe: {problem}");
    }
}

/// Writes the recording that was asked for. Where that fails the player is told once.
fn record(world: &mut World, battle: Entity) {
    let Some(file) = world.resource::<Shown>().record.clone() else {
        return;
    };
    if let Err(problem) = replay::save(world, battle, &file) {
        eprintln!("{problem}");
        world.resource_mut::<Shown>().record = None;
        world.resource_mut::<Trouble>().0 = problem.into();
    }
}

/// The recording of the fight under way.
pub(super) fn autosave(home: &Home) -> Option<PathBuf> {
    Some(home.recordings.as_ref()?.join("autosave.json"))
}

/// The recordings that a player has saved, the newest first.
pub(super) fn recordings(home: &Home) -> Vec<PathBuf> {
    let entries = home
        .recordings
        .as_ref()
        .and_then(|folder| fs::read_dir(folder).ok());
    let is_saved = |file: &PathBuf| {
        file.extension().is_some_and(|extension| extension == "json") && Some(file) != autosave(home).as_ref()
    };
    let written = |file: &PathBuf| fs::metadata(file).and_then(|data| data.modified()).ok();
    let mut files: Vec<_> = entries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_saved)
        .map(|file| (written(&file), file))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, file)| file).collect()
}

/// A file for the recording of a fight that is not taken yet.
pub(super) fn free_file(home: &Home, opening: &Opening) -> Option<PathBuf> {
    let folder = home.recordings.as_ref()?;
    let level = opening.level.file_name()?.to_string_lossy().into_owned();
    (1..10_000)
        .map(|number| folder.join(format!("{level}-{number:03}.json")))
        .find(|file| !file.exists())
}
