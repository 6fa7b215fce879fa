//! Reach: which squares somebody threatens by the distance to them.

use crate::board::{Footprint, Gap};

use super::module::Modules;

/// The squares that a weapon or a body reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The nearest squares that it reaches: 0 the own ones, 1 those beside.
    pub from: u16,
    /// The farthest.
    pub to: u16,
}

impl Reach {
    /// Natural reach, or that of a weapon without the trait: everything up to it, and what is tiny in the own square. Whoever has none reaches its
    /// own square alone.
    ///
    /// Rule: `D20-AOO-02`, `D20-AOO-13`.
    pub(crate) const fn natural(reach: u8) -> Self {
        Self {
            from: 0,
            to: reach as u16,
        }
    }

    /// A reach weapon: from beyond the natural reach up to twice as far.
    ///
    /// Rule: `D20-AOO-02`.
    pub(crate) const fn weapon(natural: u8) -> Self {
        Self {
            from: natural as u16 + 1,
            to: 2 * natural as u16,
        }
    }

    /// Whether it spans a gap between two spaces. A band of two squares takes its corners in, unless its flag says otherwise; farther bands
    /// count every second diagonal twice.
    ///
    /// Rule: `D20-AOO-02`, `D20-MOV-02`.
    pub(crate) fn spans(self, gap: Gap, modules: Modules) -> bool {
        let is_square = self.to < 2 || self.to == 2 && modules.has(Modules::REACH_CORNERS);
        let distance = if is_square { gap.cheb() } else { gap.alt() };
        (self.from..=self.to).contains(&distance)
    }
}

/// The straight distance between two spaces in squares, from nearest to nearest: every second diagonal counts twice.
///
/// Rule: `D20-MOV-02`, `D20-AOO-02`.
pub(crate) fn distance(one: Footprint, other: Footprint) -> u16 {
    one.gap(other).alt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;

    fn gap(x: i16, y: i16) -> Gap {
        Footprint::single(Cell::new(0, 0)).gap(Footprint::single(Cell::new(x, y)))
    }

    #[test]
    fn a_sword_reaches_the_eight_beside_d20_aoo_02() {
        let sword = Reach::natural(1);
        let spans = |x, y| sword.spans(gap(x, y), Modules::default());
        // What is tiny may stand in the own square.
        assert!(spans(1, 0) && spans(1, 1) && !spans(2, 0) && spans(0, 0));
    }

    #[test]
    fn a_longspear_reaches_the_second_ring_and_not_the_first_d20_aoo_02() {
        let spear = Reach::weapon(1);
        let spans = |x, y, modules| spear.spans(gap(x, y), modules);
        let corners = Modules::REACH_CORNERS;
        assert!(!spans(1, 0, corners) && !spans(1, 1, corners));
        assert!(spans(2, 0, corners) && spans(2, 1, corners) && spans(2, 2, corners));
        assert!(!spans(3, 0, corners));
        // Without the flag the corners are 2 + 1 = 3 squares away.
        assert!(spans(2, 1, Modules::default()) && !spans(2, 2, Modules::default()));
    }

    #[test]
    fn the_big_reach_what_is_beside_them_and_with_a_spear_beyond_d20_aoo_02() {
        let corners = Modules::REACH_CORNERS;
        let arm = Reach::natural(2);
        assert!(arm.spans(gap(1, 0), corners) && arm.spans(gap(2, 2), corners));
        let spear = Reach::weapon(2);
        // 3 and 4 squares; a gap of 3 and 3 counts 3 + 1 = 4, one of 4 and 4 counts 6.
        assert!(!spear.spans(gap(2, 0), corners) && spear.spans(gap(3, 0), corners));
        assert!(spear.spans(gap(3, 3), corners) && !spear.spans(gap(4, 4), corners));
    }

    #[test]
    fn who_has_no_reach_threatens_its_own_square_alone_d20_aoo_13() {
        let none = Reach::natural(0);
        assert!(none.spans(gap(0, 0), Modules::default()) && !none.spans(gap(1, 0), Modules::default()));
    }
}
