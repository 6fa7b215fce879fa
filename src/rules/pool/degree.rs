//! Degrees of success: what the margin of an attack over the Defence is worth.

use super::word;
use crate::battle::Term;

/// The least margin of a powerful blow (`PL-CRT-01`, `PL-DIC-07`).
pub(crate) const POWERFUL: i16 = 2;

/// The least margin of a critical blow (`PL-CRT-01`, `PL-DIC-07`).
pub(crate) const CRITICAL: i16 = 4;

/// The least damage of a blow that lands (`PL-DMG-05`).
pub(crate) const LEAST_DAMAGE: i16 = 1;

/// How well an attack landed.
///
/// Rule: `PL-CRT-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Degree {
    /// The Defence was better.
    Miss,
    /// As many successes on both sides: half the damage.
    Glancing,
    /// One more.
    Hit,
    /// Two or three more.
    Powerful,
    /// Four or more.
    Critical,
}

impl Degree {
    /// The degree of a margin: successes of the attack minus those of the Defence.
    ///
    /// Rule: `PL-CRT-01`, `PL-DEF-07`, `PL-DIC-07`.
    pub(crate) const fn of(margin: i16) -> Self {
        match margin {
            ..0 => Self::Miss,
            0 => Self::Glancing,
            1..POWERFUL => Self::Hit,
            POWERFUL..CRITICAL => Self::Powerful,
            CRITICAL.. => Self::Critical,
        }
    }

    /// Halves by which the damage is multiplied: only the highest step counts.
    ///
    /// Rule: `PL-CRT-01`, `PL-CRT-02`.
    pub(crate) const fn halves(self) -> i16 {
        match self {
            Self::Miss => 0,
            Self::Glancing => 1,
            Self::Hit => 2,
            Self::Powerful => 3,
            Self::Critical => 4,
        }
    }

    /// The points of dice and bonus as often as the degree says, rounded down.
    ///
    /// Rule: `PL-DMG-05`, `PL-GEN-05`.
    pub(crate) const fn multiplied(self, points: i16) -> i16 {
        points * self.halves() / 2
    }

    /// The damage that is left of the points of dice and bonus; a hit never does less than 1.
    ///
    /// Rule: `PL-DMG-05`, `PL-GEN-05`.
    pub(crate) fn damage(self, points: i16) -> i16 {
        match self {
            Self::Miss => 0,
            _ => self.multiplied(points).max(LEAST_DAMAGE),
        }
    }

    /// The word by which the log names it.
    ///
    /// Rule: `PL-LOG-01`.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Miss => word::MISS,
            Self::Glancing => word::GLANCING,
            Self::Hit => word::HIT,
            Self::Powerful => word::POWERFUL,
            Self::Critical => word::CRITICAL,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_margin_decides_the_degree_pl_crt_01() {
        for (margin, degree) in [
            (-3, Degree::Miss),
            (-1, Degree::Miss),
            (0, Degree::Glancing),
            (1, Degree::Hit),
            (2, Degree::Powerful),
            (3, Degree::Powerful),
            (4, Degree::Critical),
            (9, Degree::Critical),
        ] {
            assert_eq!(Degree::of(margin), degree, "{margin}");
        }
    }

    #[test]
    fn damage_is_multiplied_once_and_rounded_down_pl_dmg_05() {
        // 7 points: 3.5 -> 3, 7, 10.5 -> 10, 14. 1 point: a glancing hit still does 1.
        for (degree, seven, one) in [
            (Degree::Miss, 0, 0),
            (Degree::Glancing, 3, 1),
            (Degree::Hit, 7, 1),
            (Degree::Powerful, 10, 1),
            (Degree::Critical, 14, 2),
        ] {
            assert_eq!((degree.damage(7), degree.damage(1)), (seven, one), "{degree:?}");
        }
    }
}
