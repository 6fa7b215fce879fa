//! The shelf: the recordings that a player has saved, to take one up again, and a line for the path of any other.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::FileDragAndDrop;

use super::take_up;
use crate::content::{Home, Problems, root};
use crate::level::Level;
use crate::replay::{self, Recording, Shelf};
use crate::screen::{Screen, card, fight};
use crate::ui::widget::{button, column, field_text, path_field, remark, row, row_button, scroll_area, text};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_dropped.run_if(in_state(Screen::Title)));
}

/// The line for a path.
#[derive(Component)]
struct PathLine;

/// What a recording holds.
///
/// # Errors
///
/// What is wrong with the file or with its level.
fn about(file: &Path) -> Result<Phrase, Problems> {
    told(&replay::load(file)?)
}

/// Where a recorded fight is fought, how many choices it holds, and whether it is over.
///
/// # Errors
///
/// What is wrong with its level.
pub(super) fn told(recording: &Recording) -> Result<Phrase, Problems> {
    let level = Level::load(&root().join(&recording.opening.level))?;
    let what = Phrase::key("title-recorded")
        .with("level", Phrase::from(&level.title))
        .with("count", recording.intents.len() as i64);
    let over = recording.over.then(|| Phrase::key("title-recorded-over"));
    Ok(Phrase::list([what].into_iter().chain(over), " · "))
}

/// Opens the shelf.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(show);
}

fn show(home: Res<Home>, mut commands: Commands) {
    let shelf = fight::shelf(&home);
    let marker = DespawnOnExit(Screen::Title);
    card::lay(&mut commands, marker, ("title-load", px(620)), |card| {
        let pane = Node {
            height: px(300),
            min_height: px(80),
            flex_shrink: 1.0,
            ..column(0.0)
        };
        card.spawn(pane).with_children(|pane| {
            pane.spawn(scroll_area(size::HAIR)).with_children(|list| {
                list_files(list, &shelf.as_ref().map(Shelf::files).unwrap_or_default());
            });
        });
        if let Some(shelf) = &shelf {
            let folder = Phrase::plain(shelf.folder().display().to_string());
            card.spawn(remark(Phrase::key("title-load-folder").with("folder", folder)));
        }
        card.spawn(remark("title-load-path"));
        card.spawn(row(size::GAP)).with_children(|line| {
            line.spawn((path_field("title-load-path"), PathLine));
            line.spawn((button("title-load-open"), observe(open_typed)));
        });
        card::foot(card, "setup-back", |_| {});
    });
}

fn list_files(list: &mut ChildSpawnerCommands, files: &[PathBuf]) {
    if files.is_empty() {
        list.spawn(remark("title-load-none"));
    }
    for file in files {
        let name = file
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        list.spawn((row_button(), observe(take_up(file.clone()))))
            .with_children(|line| {
                line.spawn(text(Phrase::plain(name), Letters::new(Face::Strong, size::BODY)));
                match about(file) {
                    Ok(what) => line.spawn(remark(what)),
                    Err(_) => line.spawn(text(
                        "title-load-broken",
                        Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
                    )),
                };
            });
    }
}

fn open_typed(_: On<Activate>, lines: Query<&EditableText, With<PathLine>>, mut commands: Commands) {
    let typed = lines.single().map(field_text).unwrap_or_default();
    let file = PathBuf::from(typed.trim());
    if !file.as_os_str().is_empty() {
        commands.queue(move |world: &mut World| fight::take_up(world, &file));
    }
}

/// A file that is dropped onto the title is taken up.
fn take_dropped(mut drops: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            let file = path_buf.clone();
            commands.queue(move |world: &mut World| fight::take_up(world, &file));
        }
    }
}
