//! Waits for the key that a player wants to give to an action; meanwhile no key does anything else.

use bevy::input::ButtonState;
use bevy::input::gamepad::Gamepad;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use super::action::Action;
use super::binding::{Key, just_pressed_on};
use super::key_book::{Slot, is_named};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Capture>()
        .add_message::<Captured>()
        // Last, so that whoever looks at the hands in this frame still finds them closed.
        .add_systems(Last, capture);
}

/// The slot that waits for its key; none while the keys do what they do.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Capture(pub Option<Slot>);

/// A key was pressed for a slot; none when the player thought better of it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The slot that waited.
    pub slot: Slot,
    /// The key.
    pub key: Option<Key>,
}

fn capture(
    mut capture: ResMut<Capture>,
    mut presses: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut captured: MessageWriter<Captured>,
) {
    let Some(slot) = capture.0 else {
        presses.clear();
        return;
    };
    // The press that has opened the slot is still on its way.
    if capture.is_changed() {
        presses.clear();
        return;
    }
    let is_over = mouse.get_just_pressed().next().is_some()
        || pads.iter().any(|pad| {
            [Action::Back, Action::Confirm]
                .iter()
                .any(|action| just_pressed_on(pad, *action))
        });
    let pressed = presses
        .read()
        .filter(|press| press.state == ButtonState::Pressed && !press.repeat)
        .map(|press| press.key_code)
        .find(|code| is_named(*code));
    let key = match pressed {
        Some(KeyCode::Escape) => None,
        Some(code) => Some(with_modifier(code, &held)),
        None if is_over => None,
        None => return,
    };
    capture.0 = None;
    captured.write(Captured { slot, key });
}

fn with_modifier(code: KeyCode, held: &ButtonInput<KeyCode>) -> Key {
    if held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) {
        Key::Shift(code)
    } else if held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]) {
        Key::Control(code)
    } else {
        Key::Plain(code)
    }
}
