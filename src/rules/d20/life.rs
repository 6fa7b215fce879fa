//! Hit points: what somebody can still do with so many of them, and what becomes of the dying.

use crate::dice::{Dice, DiceError};

/// Hit points at which somebody is dead (`D20-DTH-04`).
pub(crate) const DEAD: i16 = -10;

/// Faces of the d100 by which the dying become stable (`D20-DTH-02`).
pub(crate) const STABLE: u8 = 10;

/// Damage of one attack that may kill by itself (`D20-DMG-09`).
pub(crate) const MASSIVE: i16 = 50;

/// The number of the save against that (`D20-DMG-09`).
pub(crate) const MASSIVE_DC: i16 = 15;

/// The number of the save after the last blow, without its damage (`D20-HLP-03`).
pub(crate) const COUP_DE_GRACE: i16 = 10;

/// How somebody is by his hit points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Vitality {
    /// Nothing hinders him.
    #[default]
    Well,
    /// As much nonlethal damage as hit points: one move or standard action.
    Staggered,
    /// No hit points left: one move or standard action.
    Disabled,
    /// More nonlethal damage than hit points.
    Unconscious,
    /// He loses a hit point in each of his turns.
    Dying,
    /// Unconscious, and losing nothing any more.
    Stable,
    /// Dead, or destroyed.
    Dead,
}

/// What somebody has of life.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Life {
    /// Hit points now.
    pub hit_points: i16,
    /// Hit points when he is well.
    pub most: i16,
    /// Temporary hit points.
    pub temporary: i16,
    /// Nonlethal damage.
    pub nonlethal: i16,
    /// Whether he has stopped dying.
    pub is_stable: bool,
    /// Whether he is destroyed at 0 hit points: undead and constructs.
    pub is_lifeless: bool,
}

impl Life {
    /// How he is.
    ///
    /// Rule: `D20-DMG-05`, `D20-DMG-08`, `D20-DTH-01`, `D20-DTH-02`, `D20-DTH-04`.
    pub(crate) const fn vitality(&self) -> Vitality {
        if self.hit_points <= DEAD || self.is_lifeless && self.hit_points <= 0 {
            Vitality::Dead
        } else if self.hit_points < 0 {
            if self.is_stable {
                Vitality::Stable
            } else {
                Vitality::Dying
            }
        } else if self.nonlethal > self.hit_points {
            Vitality::Unconscious
        } else if self.hit_points == 0 {
            Vitality::Disabled
        } else if self.nonlethal == self.hit_points {
            Vitality::Staggered
        } else {
            Vitality::Well
        }
    }

    /// Takes lethal damage; temporary hit points go first. Whoever was stable dies again.
    ///
    /// Rule: `D20-DMG-06`, `D20-DMG-08`.
    pub(crate) fn hurt(&mut self, points: i16) {
        let held = points.min(self.temporary);
        self.temporary -= held;
        let lost = points - held;
        self.hit_points -= lost;
        self.is_stable &= lost == 0;
    }

    /// Heals, never above what he has when he is well, and as much nonlethal damage besides; the dying become stable.
    ///
    /// Rule: `D20-DTH-03`, `D20-DTH-05`.
    pub(crate) fn heal(&mut self, points: i16) {
        if points <= 0 || self.vitality() == Vitality::Dead {
            return;
        }
        self.hit_points = (self.hit_points + points).min(self.most);
        self.nonlethal = (self.nonlethal - points).max(0);
        self.is_stable = self.hit_points < 0;
    }

    /// Gets temporary hit points; those of several sources do not add up.
    ///
    /// Rule: `D20-DMG-06`.
    #[cfg(test)]
    pub(crate) fn lend(&mut self, points: i16) {
        self.temporary = self.temporary.max(points);
    }

    /// The end of a turn of somebody dying: the percent roll, by which he becomes stable or loses a hit point; none where he is not dying.
    ///
    /// Rule: `D20-DTH-02`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn linger(&mut self, dice: &mut impl Dice) -> Result<Option<u8>, DiceError> {
        if self.vitality() != Vitality::Dying {
            return Ok(None);
        }
        let percent = dice.roll(100)?;
        if percent <= STABLE {
            self.is_stable = true;
        } else {
            self.hit_points -= 1;
        }
        Ok(Some(percent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;

    fn life(hit_points: i16) -> Life {
        Life {
            hit_points,
            most: 20,
            ..Life::default()
        }
    }

    #[test]
    fn zero_disables_below_it_one_dies_and_ten_below_is_death_d20_dth_01_to_04() {
        use Vitality::{Dead, Disabled, Dying, Well};
        let expected = [(1, Well), (0, Disabled), (-1, Dying), (-9, Dying), (-10, Dead)];
        for (hit_points, vitality) in expected {
            assert_eq!(life(hit_points).vitality(), vitality, "{hit_points}");
        }
        let lifeless = Life {
            is_lifeless: true,
            ..life(0)
        };
        assert_eq!(lifeless.vitality(), Dead);
    }

    #[test]
    fn nonlethal_damage_staggers_and_fells_d20_dmg_05() {
        let of = |nonlethal| Life { nonlethal, ..life(8) }.vitality();
        assert_eq!(
            [7, 8, 9].map(of),
            [Vitality::Well, Vitality::Staggered, Vitality::Unconscious]
        );
    }

    #[test]
    fn temporary_hit_points_go_first_and_do_not_add_up_d20_dmg_06() {
        let mut own = life(10);
        own.lend(5);
        own.lend(3);
        own.hurt(7);
        assert_eq!((own.hit_points, own.temporary), (8, 0));
        own.heal(3);
        assert_eq!((own.hit_points, own.temporary), (11, 0));
    }

    #[test]
    fn healing_stops_dying_and_wakes_and_takes_nonlethal_damage_along_d20_dth_03_d20_dth_05() {
        let mut own = life(-4);
        own.heal(1);
        assert_eq!((own.hit_points, own.vitality()), (-3, Vitality::Stable));
        own.hurt(1);
        assert_eq!(own.vitality(), Vitality::Dying);
        own.heal(4);
        assert_eq!((own.hit_points, own.vitality()), (0, Vitality::Disabled));
        own.nonlethal = 6;
        own.heal(30);
        assert_eq!((own.hit_points, own.nonlethal), (20, 0));
        let mut dead = life(-10);
        dead.heal(5);
        assert_eq!(dead.hit_points, -10);
    }

    #[test]
    fn the_dying_become_stable_by_ten_of_a_hundred_d20_dth_02() {
        let mut own = life(-1);
        let mut dice = ScriptedDice::new([11, 10]);
        assert_eq!(own.linger(&mut dice), Ok(Some(11)));
        assert_eq!((own.hit_points, own.vitality()), (-2, Vitality::Dying));
        assert_eq!(own.linger(&mut dice), Ok(Some(10)));
        assert_eq!((own.hit_points, own.vitality()), (-2, Vitality::Stable));
        assert_eq!(own.linger(&mut dice), Ok(None));
    }
}
