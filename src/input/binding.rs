//! What can be bound to an action, and the buttons that come of it.

use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::prelude::*;
use leafwing_input_manager::prelude::{Buttonlike, ButtonlikeChord, GamepadControlDirection, ModifierKey};
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::table::BINDINGS;

/// How far a stick leans before it counts, as a part of all it can.
const LEAN: f32 = 0.4;

/// Where an action belongs, for the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every screen.
    Everywhere,
    /// In the fight, about what to do.
    Choice,
    /// In the fight, about what to see.
    Sight,
}

/// A key, perhaps together with another. In a file it stands by its name, such as `Shift+KeyT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Key {
    /// By itself.
    Plain(KeyCode),
    /// Together with Shift.
    Shift(KeyCode),
    /// Together with Control.
    Control(KeyCode),
}

/// A part of a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    /// A button.
    Button(MouseButton),
    /// The wheel away from the hand.
    WheelUp,
    /// The wheel towards the hand.
    WheelDown,
}

/// A part of a pad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pad {
    /// A button.
    Button(GamepadButton),
    /// A button while another, the first, is held.
    Both(GamepadButton, GamepadButton),
    /// A stick, leaning one way.
    Stick(GamepadControlDirection),
}

/// An action with all that does it.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The action.
    pub action: Action,
    /// The text that says what it is.
    pub name: &'static str,
    /// Where it belongs.
    pub place: Place,
    /// The keys with which the game is delivered.
    pub keys: &'static [Key],
    /// The parts of a pad.
    pub pad: &'static [Pad],
    /// The parts of a mouse. Pressing what lies under the pointer needs no action and is not in the table.
    pub mouse: &'static [Mouse],
}

/// Whether a button of the pad that does this action went down in this frame.
pub(super) fn just_pressed_on(pad: &Gamepad, action: Action) -> bool {
    let parts = BINDINGS
        .iter()
        .filter(|binding| binding.action == action)
        .flat_map(|binding| binding.pad);
    parts.into_iter().any(
        |part| matches!(part, Pad::Button(button) if pad.just_pressed(*button) && !is_of_chord(pad, *button)),
    )
}

/// Whether a button of the pad is pressed as the second one of two that belong together.
fn is_of_chord(pad: &Gamepad, pressed: GamepadButton) -> bool {
    let mut parts = BINDINGS.iter().flat_map(|binding| binding.pad);
    parts.any(|part| matches!(part, Pad::Both(held, button) if *button == pressed && pad.pressed(*held)))
}

impl Binding {
    /// All that does the action, with these keys.
    pub(super) fn buttons<'k>(&self, keys: &'k [Key]) -> impl Iterator<Item = Box<dyn Buttonlike>> + use<'k> {
        let keys = keys.iter().map(Key::button);
        let pad = self.pad.iter().map(Pad::button);
        keys.chain(pad).chain(self.mouse.iter().filter_map(Mouse::button))
    }
}

impl Key {
    fn button(&self) -> Box<dyn Buttonlike> {
        match *self {
            Self::Plain(code) => Box::new(code),
            Self::Shift(code) => Box::new(ButtonlikeChord::modified(ModifierKey::Shift, code)),
            Self::Control(code) => Box::new(ButtonlikeChord::modified(ModifierKey::Control, code)),
        }
    }
}

impl Pad {
    fn button(&self) -> Box<dyn Buttonlike> {
        match *self {
            Self::Button(button) => Box::new(button),
            Self::Both(held, button) => Box::new(ButtonlikeChord::new([held, button])),
            Self::Stick(direction) => Box::new(direction.threshold(LEAN)),
        }
    }
}

impl Mouse {
    /// The wheel belongs to what is under it, the map or a pane, which turns by itself.
    fn button(&self) -> Option<Box<dyn Buttonlike>> {
        match *self {
            Self::Button(button) => Some(Box::new(button)),
            Self::WheelUp | Self::WheelDown => None,
        }
    }
}
