//! The help: every key, button and stick of the game, as they are for the seat at turn.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{card, keys};
use crate::input::{Action, BINDINGS, Binding, Caps, CardStack, Hands, Key, KeyBook, Place, Turn};
use crate::ui::key_name::{key_name, mouse_name, pad_name};
use crate::ui::widget::{button, column, heading, remark, scroll_sheet, text};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, call);
}

/// The help that is open.
#[derive(Component)]
pub(super) struct Help;

/// Opens the help.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(show);
}

/// The key of the help opens it, and closes it where it lies on top.
fn call(hands: Hands, stack: Res<CardStack>, mut commands: Commands, open: Query<Entity, With<Help>>) {
    if !hands.just_pressed(Action::Help) {
        return;
    }
    match open.single() {
        Ok(help) if stack.top() == Some(help) => commands.entity(help).despawn(),
        Ok(_) => {}
        Err(_) => commands.run_system_cached(show),
    }
}

fn show(
    mut commands: Commands,
    open: Query<(), With<Help>>,
    book: Res<KeyBook>,
    caps: Res<Caps>,
    turn: Res<Turn>,
) {
    if !open.is_empty() {
        return;
    }
    let seat = turn.0.unwrap_or(1);
    card::lay(&mut commands, Help, ("help-title", auto()), |card| {
        let pane = Node {
            min_height: px(0),
            flex_shrink: 1.0,
            ..column(0.0)
        };
        card.spawn(pane).with_children(|pane| {
            pane.spawn(scroll_sheet(0.0)).with_children(|sheet| {
                sheet.spawn(columns()).with_children(|columns| {
                    for places in COLUMNS {
                        columns.spawn(column(size::GAP)).with_children(|lists| {
                            for (place, key) in places {
                                lists.spawn(heading(*key));
                                lists
                                    .spawn(table())
                                    .with_children(|table| show_place(table, *place, (&book, &caps), seat));
                            }
                        });
                    }
                });
            });
        });
        card.spawn(remark("help-mouse"));
        card::foot(card, "help-close", |foot| {
            foot.spawn((button("keys-change"), observe(keys::open)));
        });
    });
}

/// What stands in each column, with the word above it.
const COLUMNS: [&[(Place, &str)]; 2] = [
    &[
        (Place::Everywhere, "help-everywhere"),
        (Place::Choice, "help-choice"),
    ],
    &[(Place::Sight, "help-sight")],
];

/// Where they do not fit beside each other, they stand one below the other.
fn columns() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(40),
        row_gap: px(size::GAP),
        ..default()
    }
}

/// Names on the left, keys on the right.
fn table() -> Node {
    Node {
        display: Display::Grid,
        grid_template_columns: vec![GridTrack::auto(); 2],
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Start,
        column_gap: px(12),
        row_gap: px(2),
        ..default()
    }
}

fn show_place(list: &mut ChildSpawnerCommands, place: Place, (book, caps): (&KeyBook, &Caps), seat: u8) {
    let mut named = None;
    for binding in BINDINGS.iter().filter(|binding| binding.place == place) {
        // The nine cards share a line.
        if named == Some(binding.name) {
            continue;
        }
        named = Some(binding.name);
        list.spawn((
            text(binding.name, Letters::new(Face::Text, size::SMALL)),
            // Without this the lines are measured as if the words had to wrap.
            TextLayout::no_wrap(),
        ));
        let caps = Phrase::Row(parts(binding, book.keys(seat, binding.action), caps));
        list.spawn((
            text(
                caps,
                Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK),
            ),
            TextLayout::no_wrap(),
            // On the line of the name beside it.
            Node {
                top: px(-1.5),
                ..default()
            },
        ));
    }
}

/// All that does an action, with dots between.
fn parts(binding: &Binding, keys: &[Key], caps: &Caps) -> Vec<Phrase> {
    if binding.action == Action::Card1 {
        return vec![Phrase::plain("1–9")];
    }
    if binding.action == Action::FurtherCards {
        return vec!["key-shift".into(), Phrase::plain("+1–9")];
    }
    let keys = keys.iter().map(|key| key_name(key, caps));
    let mouse = binding.mouse.iter().map(mouse_name);
    let pad = binding.pad.iter().map(pad_name);
    let mut row = Vec::new();
    for name in keys.chain(mouse).chain(pad) {
        if !row.is_empty() {
            row.push(Phrase::plain(" · "));
        }
        row.push(name);
    }
    row
}
