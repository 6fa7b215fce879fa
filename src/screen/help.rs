//! The help: every key, button and stick of the game, read from the table that makes them work.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::input::{Action, BINDINGS, Binding, Hands, Key, Mouse, Pad, Place};
use crate::ui::say::Phrase;
use crate::ui::theme::{Face, Letters, colour, size};
use crate::ui::widget::{column, heading, panel, primary_button, remark, row, text, veil};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, call);
}

/// The help that is open.
#[derive(Component)]
pub(super) struct Help;

/// Opens the help.
pub(super) fn open(_: On<Activate>, commands: Commands, open: Query<(), With<Help>>) {
    show(commands, open);
}

fn call(hands: Hands, mut commands: Commands, open: Query<Entity, With<Help>>) {
    if let Ok(help) = open.single() {
        if hands.just_pressed(Action::Back) || hands.just_pressed(Action::Help) {
            commands.entity(help).despawn();
        }
    } else if hands.just_pressed(Action::Help) {
        commands.run_system_cached(show);
    }
}

fn show(mut commands: Commands, open: Query<(), With<Help>>) {
    if !open.is_empty() {
        return;
    }
    commands
        .spawn((Help, veil(), TabGroup::modal()))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    padding: UiRect::all(px(20)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(size::GAP)
                })
                .with_children(|sheet| {
                    sheet.spawn(text("help-title", Letters::new(Face::Title, 24.0)));
                    sheet
                        .spawn(Node {
                            column_gap: px(34),
                            ..default()
                        })
                        .with_children(|columns| {
                            for (place, key) in [
                                (Place::Everywhere, "help-everywhere"),
                                (Place::Choice, "help-choice"),
                                (Place::Sight, "help-sight"),
                            ] {
                                columns
                                    .spawn(column(2.0))
                                    .with_children(|list| show_place(list, place, key));
                            }
                        });
                    sheet.spawn(remark("help-mouse"));
                    sheet.spawn((primary_button("help-close"), AutoFocus, observe(close)));
                });
        });
}

fn close(_: On<Activate>, mut commands: Commands, open: Query<Entity, With<Help>>) {
    open.iter().for_each(|help| commands.entity(help).despawn());
}

fn show_place(list: &mut ChildSpawnerCommands, place: Place, key: &'static str) {
    list.spawn(heading(key));
    let mut named = None;
    for binding in BINDINGS.iter().filter(|binding| binding.place == place) {
        // The nine cards share a line.
        if named == Some(binding.name) {
            continue;
        }
        named = Some(binding.name);
        list.spawn(row(size::GAP)).with_children(|line| {
            line.spawn((
                text(binding.name, Letters::new(Face::Text, size::SMALL)),
                Node {
                    width: px(168),
                    ..default()
                },
            ));
            let caps = Phrase::Row(parts(binding));
            line.spawn((
                text(
                    caps,
                    Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK),
                ),
                TextLayout::no_wrap(),
            ));
        });
    }
}

/// All that does an action, with dots between.
fn parts(binding: &Binding) -> Vec<Phrase> {
    if binding.action == Action::Card1 {
        return vec![Phrase::plain("1–9")];
    }
    let keys = binding.keys.iter().map(key_name);
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

fn key_name(key: &Key) -> Phrase {
    match key {
        Key::Plain(code) => code_name(*code),
        Key::Shift(KeyCode::Slash) => Phrase::plain("?"),
        Key::Shift(code) => Phrase::Row(vec!["key-shift".into(), Phrase::plain("+"), code_name(*code)]),
        Key::Control(code) => Phrase::Row(vec!["key-control".into(), Phrase::plain("+"), code_name(*code)]),
    }
}

fn code_name(code: KeyCode) -> Phrase {
    match code {
        KeyCode::ArrowUp => Phrase::plain("↑"),
        KeyCode::ArrowDown => Phrase::plain("↓"),
        KeyCode::ArrowLeft => Phrase::plain("←"),
        KeyCode::ArrowRight => Phrase::plain("→"),
        KeyCode::Tab => "key-tab".into(),
        KeyCode::Enter => "key-enter".into(),
        KeyCode::NumpadEnter => "key-pad-enter".into(),
        KeyCode::Space => "key-space".into(),
        KeyCode::Escape => "key-escape".into(),
        KeyCode::Comma => Phrase::plain(","),
        KeyCode::Period => Phrase::plain("."),
        KeyCode::Equal | KeyCode::NumpadAdd => Phrase::plain("+"),
        KeyCode::Minus | KeyCode::NumpadSubtract => Phrase::plain("−"),
        other => Phrase::plain(format!("{other:?}").trim_start_matches("Key").to_owned()),
    }
}

fn mouse_name(mouse: &Mouse) -> Phrase {
    match mouse {
        Mouse::Button(MouseButton::Right) => "mouse-right".into(),
        Mouse::Button(_) => "mouse-middle".into(),
        Mouse::WheelUp => "mouse-wheel-up".into(),
        Mouse::WheelDown => "mouse-wheel-down".into(),
    }
}

fn pad_name(pad: &Pad) -> Phrase {
    let Pad::Button(button) = pad else {
        return "pad-stick".into();
    };
    match button {
        GamepadButton::South => Phrase::plain("A"),
        GamepadButton::East => Phrase::plain("B"),
        GamepadButton::West => Phrase::plain("X"),
        GamepadButton::North => Phrase::plain("Y"),
        GamepadButton::LeftTrigger => Phrase::plain("LB"),
        GamepadButton::RightTrigger => Phrase::plain("RB"),
        GamepadButton::LeftTrigger2 => Phrase::plain("LT"),
        GamepadButton::RightTrigger2 => Phrase::plain("RT"),
        GamepadButton::LeftThumb => Phrase::plain("LS"),
        GamepadButton::RightThumb => Phrase::plain("RS"),
        GamepadButton::Select => Phrase::plain("Select"),
        GamepadButton::Start => Phrase::plain("Start"),
        _ => "pad-cross".into(),
    }
}
