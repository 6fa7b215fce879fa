//! What keys and buttons are called, and texts that name the ones which the player at turn would press: they are said anew
//! when he changes a key, and when he takes up a pad or lays it down.

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;

use super::widget::Tooltip;
use crate::input::{Action, BINDINGS, Caps, Device, Key, KeyBook, Mouse, Pad, Turn};
use crate::view::say::Say;
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, name_keys.before(crate::view::say::SaySystems));
}

/// A text with names of keys in it: what the entity says, or the remark that comes up beside it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyWords {
    text: &'static str,
    keys: &'static [(&'static str, &'static [Action])],
}

impl KeyWords {
    /// The text with this key. Each of its variables is the name of a key for the first of its actions that the player has one
    /// for under his hand.
    pub const fn new(text: &'static str, keys: &'static [(&'static str, &'static [Action])]) -> Self {
        Self { text, keys }
    }

    fn phrase(&self, names: &KeyNames) -> Phrase {
        let named = self.keys.iter();
        named.fold(Phrase::key(self.text), |phrase, (variable, actions)| {
            phrase.with(variable, names.of(actions))
        })
    }
}

/// The names of the keys that the player at turn has, on the device that he holds.
#[derive(SystemParam)]
pub(super) struct KeyNames<'w> {
    book: Res<'w, KeyBook>,
    caps: Res<'w, Caps>,
    turn: Res<'w, Turn>,
    device: Res<'w, Device>,
}

impl KeyNames<'_> {
    /// The name for the first action that the device has a key or a button for; where it has none, the key of the first.
    pub(super) fn of(&self, actions: &[Action]) -> Phrase {
        let buttons = actions.iter().filter_map(|action| self.button(*action));
        let keys = actions.iter().filter_map(|action| self.key(*action));
        let first = match *self.device {
            Device::Pad => buttons.chain(keys).next(),
            Device::Keyboard => keys.chain(buttons).next(),
        };
        first.unwrap_or_else(|| Phrase::plain("–"))
    }

    fn key(&self, action: Action) -> Option<Phrase> {
        let keys = self.book.keys(self.turn.0.unwrap_or(1), action);
        keys.first().map(|key| key_name(key, &self.caps))
    }

    fn button(&self, action: Action) -> Option<Phrase> {
        let binding = BINDINGS.iter().find(|binding| binding.action == action)?;
        binding.pad.first().map(pad_name)
    }

    fn have_changed(&self) -> bool {
        self.book.is_changed() || self.caps.is_changed() || self.turn.is_changed() || self.device.is_changed()
    }
}

fn name_keys(names: KeyNames, mut texts: Query<(Ref<KeyWords>, Option<&mut Say>, Option<&mut Tooltip>)>) {
    for (words, said, tooltip) in &mut texts {
        if !words.is_changed() && !names.have_changed() {
            continue;
        }
        let phrase = words.phrase(&names);
        if let Some(mut said) = said {
            said.set_if_neq(Say(phrase.clone()));
        }
        if let Some(mut tooltip) = tooltip {
            tooltip.set_if_neq(Tooltip(phrase));
        }
    }
}

/// What a key is called.
pub fn key_name(key: &Key, caps: &Caps) -> Phrase {
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

/// What a part of a mouse is called.
pub fn mouse_name(mouse: &Mouse) -> Phrase {
    match mouse {
        Mouse::Button(MouseButton::Right) => "mouse-right".into(),
        Mouse::Button(_) => "mouse-middle".into(),
        Mouse::WheelUp => "mouse-wheel-up".into(),
        Mouse::WheelDown => "mouse-wheel-down".into(),
    }
}

/// What a part of a pad is called.
pub fn pad_name(pad: &Pad) -> Phrase {
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
