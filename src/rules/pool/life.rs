//! Hit points: what a loss or a gain makes of a fighter.

/// How a fighter is by his hit points.
///
/// Rule: `PL-HPT-03`, `PL-CRL-01`, `PL-DWN-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Vitality {
    /// Hale enough.
    Fit,
    /// A hero at his last hit point.
    Critical,
    /// Unconscious.
    Down,
}

impl Vitality {
    /// A hero is in critical life at 1 and unconscious at 0, all others are unconscious from 1 down.
    ///
    /// Rule: `PL-HPT-03`, `PL-DWN-01`.
    pub(crate) const fn of(hit_points: i16, is_hero: bool) -> Self {
        match (hit_points, is_hero) {
            (..=0, _) => Self::Down,
            (1, true) => Self::Critical,
            (1, false) => Self::Down,
            _ => Self::Fit,
        }
    }
}

/// Hit points after a loss; never below 0.
///
/// Rule: `PL-HPT-02`, `PL-DMG-01`.
pub(crate) fn after_loss(hit_points: i16, loss: i16) -> i16 {
    (hit_points - loss).max(0)
}

/// Hit points after a gain; never above the most.
///
/// Rule: `PL-HPT-04`.
pub(crate) fn after_gain(hit_points: i16, gain: i16, most: i16) -> i16 {
    (hit_points + gain).min(most)
}

/// Whether somebody is too badly hurt to sprint: a quarter of his hit points or fewer are left, or he is in critical life.
///
/// Rule: `PL-SPR-03`, `PL-CRL-02`.
pub(crate) fn is_too_hurt_to_sprint(hit_points: i16, most: i16, is_hero: bool) -> bool {
    hit_points <= most / 4 || Vitality::of(hit_points, is_hero) != Vitality::Fit
}

/// Seconds of a round (`PL-GEN-03`).
pub(crate) const ROUND_SECONDS: u16 = 6;

/// Minutes until an unconscious fighter dies whom nobody has cared for (`PL-DWN-03`).
pub(crate) const MINUTES_TO_DEATH: u16 = 60;

/// Minutes until a fighter comes round who was stabilised (`PL-AID-03`).
pub(crate) const MINUTES_TO_WAKE: u16 = 30;

/// Rounds until an unconscious fighter dies whom nobody has cared for.
///
/// Rule: `PL-DWN-03`, `PL-GEN-03`.
pub(crate) const ROUNDS_TO_DEATH: u16 = MINUTES_TO_DEATH * 60 / ROUND_SECONDS;

/// Rounds until a fighter comes round who was stabilised.
///
/// Rule: `PL-AID-03`, `PL-GEN-03`.
pub(crate) const ROUNDS_TO_WAKE: u16 = MINUTES_TO_WAKE * 60 / ROUND_SECONDS;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroes_hold_out_to_the_last_point_pl_hpt_03_pl_dwn_01() {
        for (hit_points, hero, other) in [
            (2, Vitality::Fit, Vitality::Fit),
            (1, Vitality::Critical, Vitality::Down),
            (0, Vitality::Down, Vitality::Down),
        ] {
            assert_eq!(Vitality::of(hit_points, true), hero);
            assert_eq!(Vitality::of(hit_points, false), other);
        }
    }

    #[test]
    fn hit_points_stay_between_none_and_all_pl_hpt_02_pl_hpt_04() {
        assert_eq!((after_loss(5, 3), after_loss(5, 9)), (2, 0));
        assert_eq!((after_gain(5, 3, 26), after_gain(25, 6, 26)), (8, 26));
    }

    #[test]
    fn a_quarter_left_is_too_little_to_sprint_pl_spr_03() {
        // Aldric of 26: 6 or fewer; the goblin of 12: 3 or fewer.
        for (hit_points, most, expected) in [(7, 26, false), (6, 26, true), (4, 12, false), (3, 12, true)] {
            assert_eq!(is_too_hurt_to_sprint(hit_points, most, false), expected);
        }
        assert!(is_too_hurt_to_sprint(1, 3, true), "a hero in critical life");
    }
}
