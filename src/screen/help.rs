//! The help: every key, button and stick of the game, as they are for the seat at turn.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{card, keys};
use crate::input::{
    Action, BINDINGS, Binding, Caps, CardStack, Hands, Key, KeyBook, Mouse, Pad, Place, Turn,
};
use crate::ui::theme::{Face, Letters, colour, size};
use crate::ui::widget::{button, column, heading, remark, text};
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
        let columns = Node {
            column_gap: px(30),
            ..default()
        };
        card.spawn(columns).with_children(|columns| {
            for (place, key) in [
                (Place::Everywhere, "help-everywhere"),
                (Place::Choice, "help-choice"),
                (Place::Sight, "help-sight"),
            ] {
                columns.spawn(column(2.0)).with_children(|list| {
                    list.spawn(heading(key));
                    list.spawn(Node {
                        display: Display::Grid,
                        grid_template_columns: vec![GridTrack::auto(); 2],
                        align_items: AlignItems::Center,
                        column_gap: px(12),
                        row_gap: px(2),
                        ..default()
                    })
                    .with_children(|table| show_place(table, place, (&book, &caps), seat));
                });
            }
        });
        card.spawn(remark("help-mouse"));
        card::foot(card, "help-close", |foot| {
            foot.spawn((button("keys-change"), observe(keys::open)));
        });
    });
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

/// What a key is called.
pub(super) fn key_name(key: &Key, caps: &Caps) -> Phrase {
    match key {
        Key::Plain(code) => code_name(*code, caps),
        Key::Shift(KeyCode::Slash) => Phrase::plain("?"),
        Key::Shift(code) => with_modifier("key-shift", *code, caps),
        Key::Control(code) => with_modifier("key-control", *code, caps),
    }
}

fn with_modifier(modifier: &'static str, code: KeyCode, caps: &Caps) -> Phrase {
    Phrase::Row(vec![modifier.into(), Phrase::plain("+"), code_name(code, caps)])
}

fn code_name(code: KeyCode, caps: &Caps) -> Phrase {
    if let Some(sign) = caps.sign(code) {
        return Phrase::plain(sign.to_owned());
    }
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
        KeyCode::Backspace => "key-backspace".into(),
        KeyCode::Insert => "key-insert".into(),
        KeyCode::Delete => "key-delete".into(),
        KeyCode::Home => "key-home".into(),
        KeyCode::End => "key-end".into(),
        KeyCode::Comma => Phrase::plain(","),
        KeyCode::Period => Phrase::plain("."),
        KeyCode::Slash => Phrase::plain("/"),
        KeyCode::Semicolon => Phrase::plain(";"),
        KeyCode::Quote => Phrase::plain("'"),
        KeyCode::Backquote => Phrase::plain("`"),
        KeyCode::Backslash => Phrase::plain("\\"),
        KeyCode::IntlBackslash => Phrase::plain("<"),
        KeyCode::BracketLeft => Phrase::plain("["),
        KeyCode::BracketRight => Phrase::plain("]"),
        KeyCode::Equal => Phrase::plain("+"),
        KeyCode::Minus => Phrase::plain("−"),
        other => letter_name(&format!("{other:?}")),
    }
}

/// Letters, figures and the keys of the number pad by the names that Bevy has for them.
fn letter_name(name: &str) -> Phrase {
    let sign = |name: &str| match name {
        "Add" => "+".to_owned(),
        "Subtract" => "−".to_owned(),
        "Multiply" => "×".to_owned(),
        "Divide" => "/".to_owned(),
        "Decimal" => ".".to_owned(),
        figure => figure.to_owned(),
    };
    match (name.strip_prefix("Numpad"), name.strip_prefix("Digit")) {
        (Some(rest), _) => Phrase::key("key-pad").with("key", Phrase::plain(sign(rest))),
        (_, Some(figure)) => Phrase::plain(figure.to_owned()),
        _ => Phrase::plain(name.trim_start_matches("Key").to_owned()),
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
    match pad {
        Pad::Button(button) => button_name(*button),
        Pad::Both(held, button) => {
            Phrase::Row(vec![button_name(*held), Phrase::plain("+"), button_name(*button)])
        }
        Pad::Stick(_) => "pad-stick".into(),
    }
}

fn button_name(button: GamepadButton) -> Phrase {
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
