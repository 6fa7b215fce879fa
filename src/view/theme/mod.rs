//! The theme: one place for colours, letters and distances, so that every screen is drawn by the same hand.

#[cfg(test)]
mod contrast;
mod letters;
mod palette;
mod pixel;
mod wrap;

use bevy::prelude::*;

pub use letters::{Face, Fonts, Letters};
pub use palette::{Palette, mix};

/// The fixed colours of the game. The colours of the sides may be switched and stand in [`Palette`].
pub mod colour {
    pub use super::palette::{
        ACTIVE, EDGE, FAINT, GRASS, INK, INK_LIGHT, LEATHER, MADDER, PANEL, PAPER, RING, SHADE, SOFT_INK,
        STONE, SUCCESS, SUCCESS_INK, VEIL, WARNING_INK, WATER, WOAD, WOOD, WORKTOP,
    };
}

/// Distances and sizes in logical pixels at the scale 1.
pub mod size {
    /// The smallest gap, between a sign and its word.
    pub const HAIR: f32 = 4.0;
    /// Between things of one group.
    pub const GAP: f32 = 8.0;
    /// Inside a panel, from the edge to its content.
    pub const PAD: f32 = 14.0;
    /// Between panels, and from the window's edge to them.
    pub const GUTTER: f32 = 10.0;
    /// Corner of panels and buttons.
    pub const CORNER: f32 = 6.0;
    /// Line around a panel.
    pub const LINE: f32 = 1.5;
    /// Least height of everything that can be pressed.
    pub const TOUCH: f32 = 34.0;
    /// Letters of the game's name.
    pub const NAME: f32 = 76.0;
    /// Letters of a screen's title.
    pub const TITLE: f32 = 30.0;
    /// Letters of a panel's heading.
    pub const HEADING: f32 = 17.0;
    /// Letters of running text.
    pub const BODY: f32 = 16.0;
    /// Letters of remarks.
    pub const SMALL: f32 = 14.0;
    /// Letters of rule ids and marks.
    pub const TINY: f32 = 12.0;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .init_resource::<Fonts>()
        .add_observer(letters::set_letters)
        .add_plugins((pixel::plugin, wrap::plugin));
}
