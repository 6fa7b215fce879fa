//! The one table that names keys, buttons and sticks: which of them does what. The help shows it.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use leafwing_input_manager::prelude::GamepadControlDirection;

use super::action::Action::{self, *};
use super::binding::{Binding, Key, Mouse, Pad, Place};

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
    everywhere(Next, "input-next", &[key(KeyCode::Tab)], &[]),
    everywhere(Previous, "input-previous", &[Key::Shift(KeyCode::Tab)], &[]),
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
    everywhere(
        Codex,
        "input-codex",
        &[key(KeyCode::KeyK)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::South)],
    ),
    everywhere(
        NextTerm,
        "input-next-term",
        &[key(KeyCode::KeyG)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::Select)],
    ),
    everywhere(
        PreviousTerm,
        "input-previous-term",
        &[Key::Shift(KeyCode::KeyG)],
        &[],
    ),
    everywhere(
        PinNote,
        "input-pin-note",
        &[Key::Shift(KeyCode::KeyK)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::Start)],
    ),
    everywhere(FullScreen, "input-full-screen", &[key(KeyCode::F11)], &[]),
    everywhere(
        SingleRules,
        "input-single-rules",
        &[key(KeyCode::KeyB)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::DPadRight)],
    ),
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
    choice(
        FurtherCards,
        "input-further-cards",
        &[key(KeyCode::ShiftLeft), key(KeyCode::ShiftRight)],
        &[],
    ),
    choice(
        Fewer,
        "input-fewer",
        &[key(KeyCode::KeyQ)],
        &[button(GamepadButton::LeftTrigger)],
    ),
    choice(
        More,
        "input-more",
        &[key(KeyCode::KeyE)],
        &[button(GamepadButton::RightTrigger)],
    ),
    choice(
        NextTarget,
        "input-next-target",
        &[key(KeyCode::KeyT)],
        &[button(GamepadButton::RightTrigger2)],
    ),
    choice(
        PreviousTarget,
        "input-previous-target",
        &[Key::Shift(KeyCode::KeyT)],
        &[button(GamepadButton::LeftTrigger2)],
    ),
    choice(
        FreeActions,
        "input-free-actions",
        &[key(KeyCode::KeyF)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::DPadLeft)],
    ),
    choice(Together, "input-together", &[key(KeyCode::KeyY)], &[]),
    choice(Hint, "input-hint", &[key(KeyCode::F2)], &[]),
    choice(
        Undo,
        "input-undo",
        &[key(KeyCode::KeyU), Key::Control(KeyCode::KeyZ)],
        &[button(GamepadButton::West)],
    ),
    choice(
        DropOrders,
        "input-drop-orders",
        &[key(KeyCode::Backspace)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::East)],
    ),
    choice(
        HandOver,
        "input-hand-over",
        &[key(KeyCode::KeyH)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::North)],
    ),
    choice(
        OtherWay,
        "input-other-way",
        &[key(KeyCode::KeyR)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::DPadUp)],
    ),
    sight(
        Overlays,
        "input-overlays",
        &[key(KeyCode::KeyO)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::West)],
    ),
    sight(
        NextOverlay,
        "input-next-overlay",
        &[key(KeyCode::KeyN)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::RightTrigger2)],
    ),
    sight(
        PreviousOverlay,
        "input-previous-overlay",
        &[Key::Shift(KeyCode::KeyN)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::LeftTrigger2)],
    ),
    sight(
        PeekOverlay,
        "input-peek-overlay",
        &[key(KeyCode::KeyL)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::DPadDown)],
    ),
    sight(
        SideColumn,
        "input-side-column",
        &[key(KeyCode::KeyJ)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::LeftThumb)],
    ),
    sight(Presentation, "input-presentation", &[key(KeyCode::KeyP)], &[]),
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
    sight(
        OpponentSpeed,
        "input-opponent-speed",
        &[Key::Shift(KeyCode::KeyV)],
        &[],
    ),
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
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::RightTrigger)],
        &[Mouse::WheelUp],
    ),
    bind(
        Place::Sight,
        ZoomOut,
        "input-zoom-out",
        &[key(KeyCode::Minus), key(KeyCode::NumpadSubtract)],
        &[Pad::Both(GamepadButton::RightThumb, GamepadButton::LeftTrigger)],
        &[Mouse::WheelDown],
    ),
    sight(
        Centre,
        "input-centre",
        &[key(KeyCode::KeyC)],
        &[button(GamepadButton::RightThumb)],
    ),
];

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
        for action in [Up, Down, Left, Right, Confirm, Back, Help] {
            let binding = BINDINGS.iter().find(|binding| binding.action == action).unwrap();
            assert!(!binding.keys.is_empty() && !binding.pad.is_empty(), "{action:?}");
        }
    }
}
