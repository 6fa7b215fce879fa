//! The shelf: the recordings that a player has saved, to take one up again.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::take_up;
use crate::input::{Action, Hands};
use crate::screen::{Screen, fight};
use crate::ui::say::Phrase;
use crate::ui::theme::{Face, Letters, size};
use crate::ui::widget::{column, panel, quiet_button, row_button, scroll_area, text, veil};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, leave.run_if(in_state(Screen::Title)));
}

/// The shelf that is open.
#[derive(Component)]
pub(super) struct Shelf;

/// Opens the shelf.
pub(super) fn open(_: On<Activate>, mut commands: Commands, open: Query<(), With<Shelf>>) {
    if !open.is_empty() {
        return;
    }
    commands
        .spawn((Shelf, DespawnOnExit(Screen::Title), veil(), TabGroup::modal()))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    width: px(520),
                    height: px(440),
                    padding: UiRect::all(px(20)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(size::GAP)
                })
                .with_children(fill);
        });
}

fn fill(card: &mut ChildSpawnerCommands) {
    card.spawn(text("title-load", Letters::new(Face::Title, 24.0)));
    card.spawn(Node {
        flex_grow: 1.0,
        min_height: px(0),
        ..column(0.0)
    })
    .with_children(|pane| {
        pane.spawn(scroll_area(size::HAIR)).with_children(|list| {
            for file in fight::recordings() {
                let name = file
                    .file_stem()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                let words = text(Phrase::plain(name), Letters::new(Face::Strong, size::BODY));
                list.spawn((row_button(), children![words], observe(take_up(file))));
            }
        });
    });
    card.spawn((quiet_button("setup-back"), AutoFocus, observe(close)));
}

fn close(_: On<Activate>, mut commands: Commands, open: Query<Entity, With<Shelf>>) {
    open.iter().for_each(|shelf| commands.entity(shelf).despawn());
}

fn leave(hands: Hands, mut commands: Commands, open: Query<Entity, With<Shelf>>) {
    if hands.just_pressed(Action::Back) {
        open.iter().for_each(|shelf| commands.entity(shelf).despawn());
    }
}
