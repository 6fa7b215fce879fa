//! Wounds by zone, and what they leave behind.

use super::super::zone::Zone;

/// The most wounds that a zone bears (`WND-09`).
const MOST: u8 = 3;

/// Wounds of each zone.
///
/// Rule: `ZON-03`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scars {
    wounds: [u8; 8],
    /// He loses blood until somebody stops it (`ZON-05`).
    pub bleeding: bool,
}

impl Scars {
    /// Whether no zone bears a wound.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.wounds == [0; 8]
    }

    /// The wounds of a zone, 0 to 3.
    pub const fn of(&self, zone: Zone) -> u8 {
        self.wounds[zone as usize]
    }

    /// All of them.
    pub fn total(&self) -> u8 {
        self.wounds.iter().sum()
    }

    /// Adds wounds to a zone.
    pub fn add(&mut self, zone: Zone, wounds: u8) {
        let own = &mut self.wounds[zone as usize];
        *own = (*own + wounds).min(MOST);
    }

    /// Whether an arm or a leg is of no use any more.
    pub const fn is_useless(&self, zone: Zone) -> bool {
        self.of(zone) >= MOST
    }
}
