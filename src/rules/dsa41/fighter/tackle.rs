//! What has become of a fighter's weapon and of what his other hand held: lost apart from each other, worn by break tests.

/// One of the two things that a style is led with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The weapon.
    Main,
    /// The shield, parry weapon or second weapon.
    Second,
}

/// Where the shield, parry weapon or second weapon of a style is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Second {
    /// Where the weapon is: in the hand with it, dropped with it.
    #[default]
    Along,
    /// Still in the other hand, though the weapon is gone.
    Kept,
    /// Gone, though the weapon may still be there.
    Lost,
}

/// What the hands hold of a style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hold {
    /// The weapon is gone.
    pub is_empty: bool,
    /// Where the other thing is.
    pub second: Second,
}

impl Hold {
    /// Whether the other hand still holds what the style has in it.
    #[inline]
    pub const fn has_second(self) -> bool {
        match self.second {
            Second::Along => !self.is_empty,
            Second::Kept => true,
            Second::Lost => false,
        }
    }
}

/// What has become of weapon and shield.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tackle {
    /// Where the shield, parry weapon or second weapon is (`FUM-05`).
    pub second: Second,
    /// How far break tests have raised the break factor, four bits for each style; the first style with a thing counts
    /// (`BRK-01`).
    wear: [u64; 2],
    /// The shields and second weapons that are gone, one bit for the first style with each.
    gone: u16,
}

impl Tackle {
    /// The most that a break factor can rise: from then on a thing breaks at any test.
    const MOST: u8 = 15;

    /// How far the break factor of a piece has risen; styles beyond the sixteenth share their count.
    pub const fn worn(&self, piece: Piece, style: usize) -> u8 {
        (self.wear[piece as usize] >> Self::shift(style)) as u8 & Self::MOST
    }

    /// Raises the break factor of a piece; nothing in a fight lowers it again (`BRK-06`).
    pub fn wear(&mut self, piece: Piece, style: usize, points: u8) {
        let raised = (self.worn(piece, style) + points).min(Self::MOST);
        let shift = Self::shift(style);
        let others = self.wear[piece as usize] & !(u64::from(Self::MOST) << shift);
        self.wear[piece as usize] = others | u64::from(raised) << shift;
    }

    /// Whether the shield or second weapon of a style is gone.
    pub const fn has_lost_second(&self, style: usize) -> bool {
        self.gone & Self::bit(style) != 0
    }

    /// Notes that the shield or second weapon of a style is gone, or here again.
    pub const fn lose_second(&mut self, style: usize, is_gone: bool) {
        if is_gone {
            self.gone |= Self::bit(style);
        } else {
            self.gone &= !Self::bit(style);
        }
    }

    const fn bit(style: usize) -> u16 {
        1 << if style < 15 { style } else { 15 }
    }

    const fn shift(style: usize) -> u32 {
        let place = if style < 15 { style } else { 15 };
        4 * place as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_has_a_count_of_its_own_brk_01() {
        let mut tackle = Tackle::default();
        tackle.wear(Piece::Main, 0, 3);
        tackle.wear(Piece::Main, 2, 1);
        tackle.wear(Piece::Second, 0, 4);
        tackle.wear(Piece::Main, 0, 2);
        let worn = |piece, style| tackle.worn(piece, style);
        // 3 + 2, nothing, 1; the shield 4.
        assert_eq!([0, 1, 2].map(|style| worn(Piece::Main, style)), [5, 0, 1]);
        assert_eq!(worn(Piece::Second, 0), 4);
        // Never more than fifteen.
        tackle.wear(Piece::Second, 15, 9);
        tackle.wear(Piece::Second, 15, 9);
        assert_eq!(tackle.worn(Piece::Second, 15), 15);
        assert_eq!(tackle.worn(Piece::Second, 14), 0);
    }

    #[test]
    fn a_shield_may_stay_when_the_weapon_goes() {
        // (weapon gone, where the shield is, whether it is held)
        for (is_empty, second, held) in [
            (false, Second::Along, true),
            (true, Second::Along, false),
            (true, Second::Kept, true),
            (false, Second::Lost, false),
        ] {
            assert_eq!(
                Hold { is_empty, second }.has_second(),
                held,
                "{is_empty} {second:?}"
            );
        }
    }
}
