//! Keys, pointer and pad: what a hand can do at the screen, and which key does it. What comes of it is left to others.

mod action;
mod binding;
mod caps;
mod capture;
mod card_stack;
mod device;
mod hands;
mod key_book;
mod navigation;
mod pad_watch;
mod seating;
mod table;

use bevy::prelude::*;
use leafwing_input_manager::prelude::InputManagerPlugin;

pub use action::Action;
pub use binding::{Binding, Key, Mouse, Pad, Place};
pub use caps::Caps;
pub use capture::{Capture, Captured};
pub use card_stack::CardStack;
pub use device::Device;
pub use hands::{BackTaken, Hands, Player, Turn};
pub use key_book::{Given, KeyBook, SEATS, Slot, can_change};
pub use navigation::{Haven, Held, KeepsArrows};
pub use pad_watch::{PadNews, watch_pads};
pub use seating::Seating;
pub use table::BINDINGS;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        InputManagerPlugin::<Action>::default(),
        caps::plugin,
        capture::plugin,
        card_stack::plugin,
        device::plugin,
        hands::plugin,
        navigation::plugin,
    ));
}
