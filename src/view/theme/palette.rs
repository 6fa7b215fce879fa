//! The colours: parchment, ink, muted washes, and one strong colour for each side.

use bevy::prelude::*;

use crate::battle::SideId;

/// The ground of the window behind all panels.
pub const WORKTOP: Color = Color::srgb_u8(0xEF, 0xE4, 0xCB);
/// The ground of cards and of the map.
pub const PAPER: Color = Color::srgb_u8(0xF3, 0xE9, 0xD2);
/// The ground of panels.
pub const PANEL: Color = Color::srgb_u8(0xE7, 0xD8, 0xB5);
/// Ground of a card under the pointer.
pub const SHADE: Color = Color::srgb_u8(0xDC, 0xCA, 0xA0);
/// Thin lines around cards.
pub const EDGE: Color = Color::srgb_u8(0xCD, 0xB9, 0x8B);
/// Words and strong lines.
pub const INK: Color = Color::srgb_u8(0x2A, 0x20, 0x18);
/// Ink as a ground that is under the pointer.
pub const INK_LIGHT: Color = Color::srgb_u8(0x4A, 0x3B, 0x2E);
/// Remarks; still readable on paper and panel.
pub const SOFT_INK: Color = Color::srgb_u8(0x62, 0x53, 0x3E);
/// Construction lines and hatching; too faint for words.
pub const FAINT: Color = Color::srgb_u8(0xB9, 0xA5, 0x7C);
/// Wood.
pub const WOOD: Color = Color::srgb_u8(0xD8, 0xBE, 0x91);
/// Leather and fur: wood, darker.
pub const LEATHER: Color = Color::srgb_u8(0xB0, 0x8A, 0x55);
/// Stone.
pub const STONE: Color = Color::srgb_u8(0xD3, 0xCA, 0xB8);
/// Grass.
pub const GRASS: Color = Color::srgb_u8(0xC3, 0xC7, 0x92);
/// Water.
pub const WATER: Color = Color::srgb_u8(0xA9, 0xC2, 0xC6);
/// Madder, the red of side one.
pub const MADDER: Color = Color::srgb_u8(0x9E, 0x2B, 0x25);
/// Woad, the blue of side two.
pub const WOAD: Color = Color::srgb_u8(0x23, 0x55, 0x7F);
/// Gold for what is active; for shapes, not for words.
pub const ACTIVE: Color = Color::srgb_u8(0xB5, 0x83, 0x2A);
/// The ring around the widget that has the focus.
pub const RING: Color = Color::srgb_u8(0x8A, 0x5A, 0x0C);
/// Green for bars of what succeeds.
pub const SUCCESS: Color = Color::srgb_u8(0x39, 0x69, 0x4F);
/// Green for words about what succeeds.
pub const SUCCESS_INK: Color = Color::srgb_u8(0x2E, 0x5B, 0x44);
/// Red for words about what is wrong or missing.
pub const WARNING_INK: Color = MADDER;
/// What lies over a screen while a card waits.
pub const VEIL: Color = Color::srgba(0.16, 0.12, 0.09, 0.55);

/// Ochre and violet, for sides three and four.
const OCHRE: Color = Color::srgb_u8(0x87, 0x53, 0x01);
const VIOLET: Color = Color::srgb_u8(0x50, 0x37, 0x8A);

/// The colours that the player may switch: those of the sides.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    sides: [Color; 4],
}

impl Default for Palette {
    fn default() -> Self {
        Self {
            sides: [MADDER, WOAD, OCHRE, VIOLET],
        }
    }
}

impl Palette {
    /// Colours that people with any of the common kinds of colour blindness tell apart, by lightness as well as by hue.
    pub const fn colour_blind() -> Self {
        Self {
            sides: [
                Color::srgb_u8(0xAB, 0x09, 0x4C),
                Color::srgb_u8(0x00, 0x4A, 0xC0),
                Color::srgb_u8(0x82, 0x47, 0x00),
                Color::srgb_u8(0x45, 0x1C, 0x62),
            ],
        }
    }

    /// The colour of a side. Sides beyond the fourth begin again with the first.
    pub fn side(&self, side: SideId) -> Color {
        self.sides[usize::from(side.0) % self.sides.len()]
    }
}

/// A colour between two: `share` 0 is all `from`, 1 is all `to`.
pub fn mix(from: Color, to: Color, share: f32) -> Color {
    from.mix(&to, share)
}
