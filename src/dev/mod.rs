//! Tools for developers, behind the feature `dev`: an overlay over the fight, and a clock for frames and for the start.

mod clock;
mod overlay;

use bevy::prelude::*;

pub use clock::begin;

pub(crate) fn plugin(app: &mut App) {
    clock::plugin(app);
    overlay::plugin(app);
}
