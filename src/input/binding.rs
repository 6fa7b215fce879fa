//! Which key, button or stick does what: the one table that names them. The help shows it, and the key maps are made of it together
//! with what a player has changed.

use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::prelude::*;
use leafwing_input_manager::prelude::{
    Buttonlike, ButtonlikeChord, GamepadControlDirection, ModifierKey, MouseScrollDirection,
};
use serde::{Deserialize, Serialize};

use super::action::Action::{self, *};

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

const fn key(code: KeyCode) -> Key {
    Key::Plain(code)
}

const fn button(button: GamepadButton) -> Pad {
    Pad::Button(button)
}

const fn everywhere(
    action: Action,
    name: &'static str,
    keys: &'static [Key],
    pad: &'static [Pad],
) -> Binding {
    bind(Place::Everywhere, action, name, keys, pad, &[])
}

const fn choice(action: Action, name: &'static str, keys: &'static [Key], pad: &'static [Pad]) -> Binding {
    bind(Place::Choice, action, name, keys, pad, &[])
}

const fn sight(action: Action, name: &'static str, keys: &'static [Key], pad: &'static [Pad]) -> Binding {
    bind(Place::Sight, action, name, keys, pad, &[])
}

const fn bind(
    place: Place,
    action: Action,
    name: &'static str,
    keys: &'static [Key],
    pad: &'static [Pad],
    mouse: &'static [Mouse],
) -> Binding {
    Binding {
        action,
        name,
        place,
        keys,
        pad,
        mouse,
    }
}

/// Every action of the game, in the order of the help.
pub const BINDINGS: &[Binding] = &[
    everywhere(
        Up,
        "input-up",
        &[key(KeyCode::ArrowUp)],
        &[
            button(GamepadButton::DPadUp),
            Pad::Stick(GamepadControlDirection::LEFT_UP),
        ],
    ),
    everywhere(
        Down,
        "input-down",
        &[key(KeyCode::ArrowDown)],
        &[
            button(GamepadButton::DPadDown),
            Pad::Stick(GamepadControlDirection::LEFT_DOWN),
        ],
    ),
    everywhere(
        Left,
        "input-left",
        &[key(KeyCode::ArrowLeft)],
        &[
            button(GamepadButton::DPadLeft),
            Pad::Stick(GamepadControlDirection::LEFT_LEFT),
        ],
    ),
    everywhere(
        Right,
        "input-right",
        &[key(KeyCode::ArrowRight)],
        &[
            button(GamepadButton::DPadRight),
            Pad::Stick(GamepadControlDirection::LEFT_RIGHT),
        ],
    ),
    everywhere(
        Next,
        "input-next",
        &[key(KeyCode::Tab)],
        &[button(GamepadButton::RightTrigger)],
    ),
    everywhere(
        Previous,
        "input-previous",
        &[Key::Shift(KeyCode::Tab)],
        &[button(GamepadButton::LeftTrigger)],
    ),
    everywhere(
        Confirm,
        "input-confirm",
        &[
            key(KeyCode::Enter),
            key(KeyCode::Space),
            key(KeyCode::NumpadEnter),
        ],
        &[button(GamepadButton::South)],
    ),
    everywhere(
        Back,
        "input-back",
        &[key(KeyCode::Escape)],
        &[button(GamepadButton::East), button(GamepadButton::Start)],
    ),
    everywhere(
        Help,
        "input-help",
        &[key(KeyCode::F1), Key::Shift(KeyCode::Slash)],
        &[button(GamepadButton::Select)],
    ),
    everywhere(FullScreen, "input-full-screen", &[key(KeyCode::F11)], &[]),
    choice(
        Card1,
        "input-card",
        &[key(KeyCode::Digit1), key(KeyCode::Numpad1)],
        &[],
    ),
    choice(
        Card2,
        "input-card",
        &[key(KeyCode::Digit2), key(KeyCode::Numpad2)],
        &[],
    ),
    choice(
        Card3,
        "input-card",
        &[key(KeyCode::Digit3), key(KeyCode::Numpad3)],
        &[],
    ),
    choice(
        Card4,
        "input-card",
        &[key(KeyCode::Digit4), key(KeyCode::Numpad4)],
        &[],
    ),
    choice(
        Card5,
        "input-card",
        &[key(KeyCode::Digit5), key(KeyCode::Numpad5)],
        &[],
    ),
    choice(
        Card6,
        "input-card",
        &[key(KeyCode::Digit6), key(KeyCode::Numpad6)],
        &[],
    ),
    choice(
        Card7,
        "input-card",
        &[key(KeyCode::Digit7), key(KeyCode::Numpad7)],
        &[],
    ),
    choice(
        Card8,
        "input-card",
        &[key(KeyCode::Digit8), key(KeyCode::Numpad8)],
        &[],
    ),
    choice(
        Card9,
        "input-card",
        &[key(KeyCode::Digit9), key(KeyCode::Numpad9)],
        &[],
    ),
    choice(Fewer, "input-fewer", &[key(KeyCode::KeyQ)], &[]),
    choice(More, "input-more", &[key(KeyCode::KeyE)], &[]),
    choice(NextTarget, "input-next-target", &[key(KeyCode::KeyT)], &[]),
    choice(
        PreviousTarget,
        "input-previous-target",
        &[Key::Shift(KeyCode::KeyT)],
        &[],
    ),
    choice(
        Undo,
        "input-undo",
        &[key(KeyCode::KeyU), Key::Control(KeyCode::KeyZ)],
        &[button(GamepadButton::West)],
    ),
    choice(HandOver, "input-hand-over", &[key(KeyCode::KeyH)], &[]),
    sight(
        Map,
        "input-map",
        &[key(KeyCode::KeyM)],
        &[button(GamepadButton::LeftThumb)],
    ),
    sight(
        Inspect,
        "input-inspect",
        &[key(KeyCode::KeyI)],
        &[button(GamepadButton::North)],
    ),
    sight(Skip, "input-skip", &[key(KeyCode::KeyX)], &[]),
    sight(Speed, "input-speed", &[key(KeyCode::KeyV)], &[]),
    sight(LookBack, "input-look-back", &[key(KeyCode::Comma)], &[]),
    sight(LookOn, "input-look-on", &[key(KeyCode::Period)], &[]),
    sight(
        PanUp,
        "input-pan-up",
        &[key(KeyCode::KeyW)],
        &[Pad::Stick(GamepadControlDirection::RIGHT_UP)],
    ),
    sight(
        PanDown,
        "input-pan-down",
        &[key(KeyCode::KeyS)],
        &[Pad::Stick(GamepadControlDirection::RIGHT_DOWN)],
    ),
    sight(
        PanLeft,
        "input-pan-left",
        &[key(KeyCode::KeyA)],
        &[Pad::Stick(GamepadControlDirection::RIGHT_LEFT)],
    ),
    sight(
        PanRight,
        "input-pan-right",
        &[key(KeyCode::KeyD)],
        &[Pad::Stick(GamepadControlDirection::RIGHT_RIGHT)],
    ),
    bind(
        Place::Sight,
        Drag,
        "input-drag",
        &[],
        &[],
        &[
            Mouse::Button(MouseButton::Middle),
            Mouse::Button(MouseButton::Right),
        ],
    ),
    bind(
        Place::Sight,
        ZoomIn,
        "input-zoom-in",
        &[key(KeyCode::Equal), key(KeyCode::NumpadAdd)],
        &[button(GamepadButton::RightTrigger2)],
        &[Mouse::WheelUp],
    ),
    bind(
        Place::Sight,
        ZoomOut,
        "input-zoom-out",
        &[key(KeyCode::Minus), key(KeyCode::NumpadSubtract)],
        &[button(GamepadButton::LeftTrigger2)],
        &[Mouse::WheelDown],
    ),
    sight(
        Centre,
        "input-centre",
        &[key(KeyCode::KeyC)],
        &[button(GamepadButton::RightThumb)],
    ),
];

/// Whether a button of the pad that does this action went down in this frame.
pub(super) fn just_pressed_on(pad: &Gamepad, action: Action) -> bool {
    let parts = BINDINGS
        .iter()
        .filter(|binding| binding.action == action)
        .flat_map(|binding| binding.pad);
    parts
        .into_iter()
        .any(|part| matches!(part, Pad::Button(button) if pad.just_pressed(*button)))
}

impl Binding {
    /// All that does the action, with these keys.
    pub(super) fn buttons<'k>(&self, keys: &'k [Key]) -> impl Iterator<Item = Box<dyn Buttonlike>> + use<'k> {
        let keys = keys.iter().map(Key::button);
        let pad = self.pad.iter().map(Pad::button);
        keys.chain(pad).chain(self.mouse.iter().map(Mouse::button))
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
            Self::Stick(direction) => Box::new(direction.threshold(LEAN)),
        }
    }
}

impl Mouse {
    fn button(&self) -> Box<dyn Buttonlike> {
        match *self {
            Self::Button(button) => Box::new(button),
            Self::WheelUp => Box::new(MouseScrollDirection::UP),
            Self::WheelDown => Box::new(MouseScrollDirection::DOWN),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_button_or_stick_does_two_things() {
        for (place, one) in BINDINGS.iter().enumerate() {
            for other in &BINDINGS[place + 1..] {
                assert!(
                    one.keys.iter().all(|key| !other.keys.contains(key)),
                    "{:?} and {:?}",
                    one.action,
                    other.action
                );
                assert!(
                    one.pad.iter().all(|pad| !other.pad.contains(pad)),
                    "{:?} and {:?}",
                    one.action,
                    other.action
                );
                assert!(
                    one.mouse.iter().all(|mouse| !other.mouse.contains(mouse)),
                    "{:?} and {:?}",
                    one.action,
                    other.action
                );
            }
        }
    }

    #[test]
    fn every_action_that_a_menu_needs_is_on_keyboard_and_pad() {
        for action in [Up, Down, Left, Right, Next, Previous, Confirm, Back, Help] {
            let binding = BINDINGS.iter().find(|binding| binding.action == action).unwrap();
            assert!(!binding.keys.is_empty() && !binding.pad.is_empty(), "{action:?}");
        }
    }
}
