//! Opens a fight and puts it on the screen, keeps its recording safe, and clears it away afterwards.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::notice::Trouble;
use super::{Screen, lesson};
use crate::content::{Home, Label, Problem, Problems, Texts, root};
use crate::input::Seating;
use crate::level::Level;
use crate::replay::{self, Opening, Place, Recording, Shelf, Since, Tape};
use crate::ui::lesson::Teaching;
use crate::ui::look_back::Visit;
use crate::view::say::Tongue;
use crate::view::{Glance, OnStage, Stage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .init_resource::<Kept>()
        .add_systems(Last, keep_safe.run_if(in_state(Screen::Battle)));
}

/// The file into which the next fight is recorded besides; none unless the command line names one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Wanted(pub Option<PathBuf>);

/// Where the fight on the screen is kept while it goes on.
#[derive(Resource, Debug, Default)]
struct Kept {
    place: Option<Place>,
    /// What forbade the last writing.
    fault: Option<Problem>,
}

/// The fight on the screen or on the page of its result.
#[derive(Resource, Clone, Debug)]
pub(super) struct Shown {
    /// The battle entity; undo puts another in its place.
    pub battle: Entity,
    /// How it began, to play it again.
    pub opening: Opening,
    /// Text key of the level's title.
    pub title: Label,
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
    take(world, opened, opening);
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
            // Else the fight gets a place of its own with the next choice.
            let claimed = shelf(world.resource::<Home>()).and_then(|shelf| shelf.claim(file).ok()?);
            world.resource_mut::<Kept>().place = claimed;
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
            world.insert_resource(Seating {
                level: opening.level.clone(),
                seats: opening.dealt.clone(),
            });
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

/// Goes back into the fight of the result, to the moment after an entry of its log.
pub(super) fn visit(world: &mut World, place: usize) {
    let Some(shown) = world.get_resource::<Shown>().cloned() else {
        return;
    };
    world.insert_resource(OnStage {
        battle: Some(shown.battle),
        level: shown.opening.level,
    });
    world.insert_resource(Glance(Some(place)));
    world.insert_resource(Visit(true));
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
}

/// Fights the fight of the result anew from a choice on, counted from 0, with the choices before it and the same dice. What was fought stays
/// on the shelf.
pub(super) fn again_from(world: &mut World, choice: usize) {
    let Some(shown) = world.get_resource::<Shown>().cloned() else {
        return;
    };
    let Some(mut recording) = Recording::of(world, shown.battle) else {
        return;
    };
    recording.intents.truncate(choice);
    let opened = replay::resume(world, &recording);
    take(world, opened, recording.opening);
}

/// Takes the battle off the screen and removes it; its recording stays on the shelf.
pub(super) fn clear(world: &mut World) {
    *world.resource_mut::<Kept>() = Kept::default();
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

/// Writes the recording after every choice, so that a killed program loses at most the open decision.
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
    let asked_for = world.resource::<Shown>().record.clone();
    let problem = [asked_for, place(world, intents)].into_iter().flatten();
    let problem = problem
        .filter_map(|file| replay::save(world, battle, &file).err())
        .last();
    tell(world, problem);
}

/// The place on the shelf of the fight on the screen. It is taken with the first choice, so that a fight that nobody has begun takes none.
fn place(world: &mut World, intents: usize) -> Option<PathBuf> {
    let shelf = shelf(world.resource::<Home>())?;
    if intents > 0 && world.resource::<Kept>().place.is_none() {
        let level = world.resource::<Shown>().opening.level.clone();
        match shelf.reserve(&level) {
            Ok(place) => world.resource_mut::<Kept>().place = Some(place),
            Err(error) => {
                let reason = format!("no fight can be kept here: {error}");
                tell(world, Some(Problem::of_file(shelf.folder(), reason)));
            }
        }
    }
    let place = world.resource::<Kept>().place.as_ref()?;
    Some(place.file().to_owned())
}

/// Tells the player why the last choice is not kept, whenever it is another reason than before.
fn tell(world: &mut World, problem: Option<Problem>) {
    let mut kept = world.resource_mut::<Kept>();
    let is_news = problem.is_some() && kept.fault != problem;
    kept.fault.clone_from(&problem);
    if let Some(problem) = problem.filter(|_| is_news) {
        eprintln!("{problem}");
        world.resource_mut::<Trouble>().0 = problem.into();
    }
}

/// The file in which the fight on the screen is recorded; none where it is not kept.
pub(super) fn kept(world: &World) -> Option<PathBuf> {
    let place = world.resource::<Kept>().place.as_ref();
    let record = || world.get_resource::<Shown>()?.record.clone();
    place.map(|place| place.file().to_owned()).or_else(record)
}

/// The shelf of the player's recordings; none where nothing is kept.
pub(super) fn shelf(home: &Home) -> Option<Shelf> {
    home.recordings.clone().map(Shelf::new)
}

/// The level of the fight that was recorded last, and whether it is over; none where nothing is recorded.
pub(super) fn last(home: &Home) -> Option<(PathBuf, bool)> {
    let files = shelf(home)?.files();
    let recording = files.iter().find_map(|file| replay::load(file).ok())?;
    Some((recording.opening.level, recording.over))
}

/// A file for the recording of a fight that is not taken yet.
pub(super) fn free_file(home: &Home, opening: &Opening) -> Option<PathBuf> {
    let folder = home.recordings.as_ref()?;
    let level = opening.level.file_name()?.to_string_lossy().into_owned();
    (1..10_000)
        .map(|number| folder.join(format!("{level}-{number:03}.json")))
        .find(|file| !file.exists())
}
