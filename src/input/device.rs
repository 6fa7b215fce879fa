//! What the hand at the screen was last on, so that what is said of keys fits it.

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;

/// How far a stick leans before the hand is on the pad; less is a pad that lies on the table.
const LEAN: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Device>()
        .add_systems(PreUpdate, watch.after(bevy::input::InputSystems));
}

/// What the hand was last on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Keyboard and mouse.
    #[default]
    Keyboard,
    /// A pad.
    Pad,
}

/// Looks which of them was used last; a pad that is pulled out is no longer in the hand.
fn watch(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut device: ResMut<Device>,
) {
    let is_used = |pad: &Gamepad| {
        let lean = pad.left_stick().length().max(pad.right_stick().length());
        pad.get_just_pressed().next().is_some() || lean > LEAN
    };
    let is_typed = keys.get_just_pressed().next().is_some() || mouse.get_just_pressed().next().is_some();
    if pads.iter().any(is_used) {
        device.set_if_neq(Device::Pad);
    } else if is_typed || pads.is_empty() {
        device.set_if_neq(Device::Keyboard);
    }
}
