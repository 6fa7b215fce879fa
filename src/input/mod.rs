//! Keys, pointer and pad: what a hand can do at the screen, and which key does it. What comes of it is left to others.

mod action;
mod binding;
mod hands;
mod navigation;
mod table;

use bevy::prelude::*;
use leafwing_input_manager::prelude::InputManagerPlugin;

pub use action::Action;
pub use binding::{Binding, Key, Mouse, Pad, Place, key_map};
pub use hands::{Hands, Player, Turn};
pub use navigation::{Held, KeepsArrows};
pub use table::BINDINGS;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        InputManagerPlugin::<Action>::default(),
        hands::plugin,
        navigation::plugin,
    ));
}
