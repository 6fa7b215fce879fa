//! What is printed on the keys. A key is known by its place; which letter stands there differs from country to country, and shows
//! only when it is pressed.

use std::collections::BTreeMap;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Keys that change what others type.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caps>().add_systems(Update, learn);
}

/// The letters on the keys that have been pressed so far.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Caps(BTreeMap<KeyCode, String>);

impl Caps {
    /// The letter on the key in a place, once it is known.
    pub fn sign(&self, code: KeyCode) -> Option<&str> {
        self.0.get(&code).map(String::as_str)
    }

    /// Takes down what a key has typed; whether that was news.
    fn note(&mut self, code: KeyCode, typed: &str) -> bool {
        let sign = typed.to_uppercase();
        let is_letter = sign.chars().count() == 1 && !sign.contains(|sign: char| sign.is_numeric());
        let is_news = is_letter && !sign.trim().is_empty() && self.sign(code) != Some(&sign);
        if is_news {
            self.0.insert(code, sign);
        }
        is_news
    }
}

fn learn(mut presses: MessageReader<KeyboardInput>, held: Res<ButtonInput<KeyCode>>, mut caps: ResMut<Caps>) {
    if held.any_pressed(MODIFIERS) {
        presses.clear();
        return;
    }
    for press in presses.read().filter(|press| press.state == ButtonState::Pressed) {
        if let Key::Character(typed) = &press.logical_key
            && caps.bypass_change_detection().note(press.key_code, typed)
        {
            caps.set_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_learned_as_it_is_printed_and_a_figure_is_not() {
        let mut caps = Caps::default();
        caps.note(KeyCode::KeyQ, "a");
        caps.note(KeyCode::Digit1, "1");
        caps.note(KeyCode::KeyM, "ß");
        assert_eq!(caps.sign(KeyCode::KeyQ), Some("A"));
        assert_eq!(caps.sign(KeyCode::Digit1), None);
        assert_eq!(caps.sign(KeyCode::KeyM), None, "two letters are no cap");
    }
}
