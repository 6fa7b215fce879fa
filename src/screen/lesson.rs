//! The way into a lesson and out of it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::notice::Trouble;
use super::setup::new_seed;
use super::{Screen, fight};
use crate::content::{Problems, root};
use crate::lesson::Course;
use crate::level::Level;
use crate::replay::Opening;
use crate::ui::lesson::Teaching;
use crate::ui::lesson_panel::LessonWish;
use crate::view::{OnStage, Stage};

/// The fight that the lesson prepares for.
const NEXT: &str = "01-courtyard";

pub(super) fn plugin(app: &mut App) {
    app.add_observer(grant);
}

/// Whether a level teaches a lesson.
pub(super) fn is_taught(folder: &Path) -> bool {
    Level::load(&root().join(folder)).is_ok_and(|level| level.lesson.is_some())
}

/// Begins the lesson of a level and goes to it; what forbids it is shown where the player is.
pub(super) fn begin(world: &mut World, folder: &Path) {
    let begun = Course::begin(world, &root().join(folder));
    fight::clear(world);
    put_up(world, begun, folder.to_owned());
}

fn again(world: &mut World) {
    let Some(teaching) = world.remove_resource::<Teaching>() else {
        return;
    };
    let folder = world.resource::<OnStage>().level.clone();
    let begun = teaching.course().again(world);
    put_up(world, begun, folder);
}

fn put_up(world: &mut World, begun: Result<Course, Problems>, folder: PathBuf) {
    match begun {
        Ok(course) => {
            *world.resource_mut::<Stage>() = Stage::default();
            *world.resource_mut::<OnStage>() = OnStage {
                battle: Some(course.battle()),
                level: folder,
            };
            world.insert_resource(Teaching::of(course));
            let mut next = world.resource_mut::<NextState<Screen>>();
            NextState::set_if_neq(&mut next, Screen::Battle);
        }
        Err(problems) => world.resource_mut::<Trouble>().0 = problems,
    }
}

/// Does what a button of the lesson's panel asks for.
fn grant(used: On<Activate>, wishes: Query<&LessonWish>, mut commands: Commands) {
    match wishes.get(used.entity) {
        Ok(LessonWish::Again) => commands.queue(again),
        Ok(LessonWish::Leave) => {
            commands.queue(|world: &mut World| world.resource_mut::<NextState<Screen>>().set(Screen::Title));
        }
        Ok(LessonWish::Watch) => commands.queue(|world: &mut World| {
            *world.resource_mut::<Stage>() = Stage::default();
        }),
        Ok(LessonWish::Fight) => commands.queue(|world: &mut World| {
            let level = root().join("levels").join(NEXT);
            fight::begin(world, Opening::of_level(level, new_seed()));
        }),
        Err(_) => {}
    }
}
