//! Wounds by zone, and what they leave behind.

use super::super::exchange::zone::{MOST_WOUNDS, Shock, Zone};

/// Wounds of each zone.
///
/// Rule: `ZON-03`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scars {
    wounds: [u8; 8],
    /// He loses blood until somebody stops it (`ZON-05`).
    pub bleeding: bool,
    /// First and second wounds that he does not feel (`WND-11`).
    numb: [u8; 8],
    /// The zones whose third wound he does not feel, one bit each (`WND-11`).
    numb_thirds: u8,
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

    /// The first and second wounds of a zone that are felt, 0 to 2.
    pub fn felt(&self, zone: Zone) -> u8 {
        self.of(zone).min(MOST_WOUNDS - 1) - self.numb[zone as usize]
    }

    /// All of them.
    pub fn total(&self) -> u8 {
        self.wounds.iter().sum()
    }

    /// Adds wounds to a zone, as many as it still bears (`WND-09`).
    pub fn add(&mut self, zone: Zone, wounds: u8) {
        let own = &mut self.wounds[zone as usize];
        *own = (*own + wounds).min(MOST_WOUNDS);
    }

    /// The wounds of a hit in a zone are not felt; they still count for the third one.
    ///
    /// Rule: `WND-11`.
    pub(crate) fn suppress(&mut self, zone: Zone, shock: Shock) {
        self.numb[zone as usize] += shock.wounds - u8::from(shock.is_third);
        self.numb_thirds |= u8::from(shock.is_third) << zone as u8;
    }

    /// Whether there are wounds that are not felt.
    pub fn has_numb(&self) -> bool {
        (self.numb, self.numb_thirds) != ([0; 8], 0)
    }

    /// Whether an arm or a leg is of no use any more.
    pub const fn is_useless(&self, zone: Zone) -> bool {
        self.of(zone) >= MOST_WOUNDS && self.numb_thirds & 1 << zone as u8 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_wound_belongs_to_the_hit_that_made_it_wnd_11() {
        let arm = Zone::LeftArm;
        let (first, second) = (Shock::of(arm, 0, 1), Shock::of(arm, 1, 2));
        let mut scars = Scars::default();
        scars.add(arm, first.wounds);
        scars.add(arm, second.wounds);
        // Of three wounds the first is not felt, which leaves the second and the third.
        scars.suppress(arm, first);
        assert!(scars.felt(arm) == 1 && scars.is_useless(arm));
        scars.suppress(arm, second);
        assert!(scars.felt(arm) == 0 && !scars.is_useless(arm));
    }
}
