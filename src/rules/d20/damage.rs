//! The damage of a hit: its dice, Strength, what multiplies it and what is left of it behind a thick skin.

use crate::battle::{NamedRow, RuleId};
use crate::dice::{Dice, DiceError, MOST_DICE, Throw};

use super::attack::Hit;
use super::data::{Roll, StrengthUse};
use super::module::Modules;
use super::roll;
use super::spell::Numbers;

/// What multiplies the damage of a weapon that was set against a charge (`D20-SEQ-08`, `D20-DMG-03`).
pub(crate) const SET: u8 = 2;
/// What a weapon costs that is to do what it is not made for: to knock out, or to kill (`D20-DMG-05`).
pub(crate) const OTHER_INTENT: i16 = -4;

/// How many hands are on a weapon.
///
/// Rule: `D20-DMG-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grip {
    /// One.
    One,
    /// Both, on a weapon that is not light.
    Both,
    /// The other one.
    Off,
}

/// What Strength adds to the damage: half as much again with both hands, half of it with the other one; a penalty counts once and whole.
///
/// Rule: `D20-DMG-01`, `D20-CORE-02`.
pub(crate) fn strength(modifier: i16, grip: Grip, usage: StrengthUse, rating: i16) -> i16 {
    let counted = match usage {
        StrengthUse::AllOfIt => modifier,
        StrengthUse::PenaltyOnly => modifier.min(0),
        StrengthUse::UpToRating => modifier.min(rating),
        StrengthUse::Nothing => return 0,
    };
    match grip {
        _ if counted < 0 => counted,
        Grip::One => counted,
        Grip::Both => roll::half(3 * counted),
        Grip::Off => roll::half(counted),
    }
}

/// By how much damage is multiplied where several things do so: each adds what it has above one.
///
/// Rule: `D20-CORE-06`.
pub(crate) fn times(multipliers: impl IntoIterator<Item = u8>) -> u8 {
    1 + multipliers
        .into_iter()
        .map(|times| times.saturating_sub(1))
        .sum::<u8>()
}

/// What a hit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// The dice of the weapon with all that is added.
    pub weapon: Roll,
    /// Extra dice, which only a perfect critical hit multiplies: their number and sides.
    pub extra: (u8, u8),
    /// How often a critical hit counts.
    pub critical: u8,
    /// What multiplies it besides: a lance on a charge, a weapon set against one.
    pub besides: u8,
    /// How the dice of a spell are counted.
    pub numbers: Numbers,
    /// The rules that are on.
    pub modules: Modules,
}

impl Blow {
    /// How often the dice of the weapon and the extra dice are rolled for a hit.
    ///
    /// Rule: `D20-CRT-03`, `D20-CRT-04`, `D20-DMG-03`, `D20-CORE-06`.
    pub(crate) fn times(&self, hit: Hit) -> (u8, u8) {
        let critical = match hit {
            Hit::Critical { .. } => self.critical,
            _ => 1,
        };
        let is_perfect = hit == Hit::Critical { is_perfect: true };
        let extra = match is_perfect && self.modules.has(Modules::CRIT_EXTRA_DICE) {
            true => self.critical,
            false => 1,
        };
        (times([critical, self.besides]), extra)
    }

    /// Rolls the dice of a hit: those of the weapon as often as they count, then extra ones.
    ///
    /// Rule: `D20-DMG-01`, `D20-CRT-03`, `D20-CRT-04`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn throw(&self, hit: Hit, dice: &mut impl Dice) -> Result<Thrown, DiceError> {
        let (times, extra) = self.times(hit);
        let count = |one: u8, times: u8| one.saturating_mul(times).min(MOST_DICE);
        let Roll {
            count: one, sides, ..
        } = self.weapon;
        Ok(Thrown {
            times,
            weapon: match sides {
                1 => Throw::default(),
                _ if !self.numbers.has_dice() => Throw::default(),
                _ => dice.sum(count(one, times), sides)?,
            },
            extra: match self.extra.0 {
                0 => Throw::default(),
                dice_of_it => dice.sum(count(dice_of_it, extra), self.extra.1)?,
            },
        })
    }

    /// What dice come to with all that is added, at least 1.
    ///
    /// Rule: `D20-DMG-01`, `D20-DMG-02`, `D20-CRT-03`.
    pub(crate) fn points(&self, thrown: &Thrown) -> i16 {
        let of_weapon = self
            .numbers
            .points((thrown.weapon.total(), self.added(thrown)), self.highest(thrown));
        (of_weapon + thrown.extra.total()).max(1)
    }

    /// What is added to the dice of the weapon.
    fn added(&self, thrown: &Thrown) -> i16 {
        let Roll { count, sides, plus } = self.weapon;
        let fixed = if sides == 1 { i16::from(count) } else { 0 };
        i16::from(thrown.times) * (fixed + plus)
    }

    /// The highest sum of the dice of the weapon.
    fn highest(&self, thrown: &Thrown) -> i16 {
        let Roll { count, sides, .. } = self.weapon;
        i16::from(thrown.times) * i16::from(count) * i16::from(sides)
    }

    /// What metamagic adds to the dice of a hit, and by what.
    ///
    /// Rule: `D20-MTA-04`, `D20-MTA-05`.
    pub(crate) fn altered(&self, thrown: &Thrown) -> impl Iterator<Item = (RuleId, NamedRow, i16)> {
        let normal = (thrown.weapon.total(), self.added(thrown));
        self.numbers.lines(normal, self.highest(thrown))
    }

    /// Rolls the damage of a hit, at least 1.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn roll(&self, hit: Hit, dice: &mut impl Dice) -> Result<i16, DiceError> {
        Ok(self.points(&self.throw(hit, dice)?))
    }
}

/// How the dice of a hit fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Thrown {
    /// How often the weapon counts.
    pub times: u8,
    /// The dice of the weapon.
    pub weapon: Throw,
    /// Extra dice.
    pub extra: Throw,
}

/// What stands between damage and its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shelter {
    /// Points of damage reduction or of resistance against this damage.
    pub reduction: i16,
    /// Whether this damage does nothing.
    pub is_immune: bool,
    /// Whether this damage does half as much again.
    pub is_vulnerable: bool,
}

impl Shelter {
    /// What is left of some damage, never below 0.
    ///
    /// Rule: `D20-DMG-04`.
    pub(crate) const fn left(self, points: i16) -> i16 {
        if self.is_immune {
            return 0;
        }
        let points = if self.is_vulnerable {
            roll::half(3 * points)
        } else {
            points
        };
        if points > self.reduction {
            points - self.reduction
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;

    const SWORD: Roll = Roll {
        count: 1,
        sides: 8,
        plus: 3,
    };

    fn blow(extra: u8, besides: u8) -> Blow {
        Blow {
            weapon: SWORD,
            extra: (extra, 6),
            critical: 2,
            besides,
            numbers: Numbers::default(),
            modules: Modules::CRIT_EXTRA_DICE,
        }
    }

    const CRITICAL: Hit = Hit::Critical { is_perfect: false };
    const PERFECT: Hit = Hit::Critical { is_perfect: true };

    fn rolled(blow: Blow, hit: Hit, faces: &[u8]) -> i16 {
        blow.roll(hit, &mut ScriptedDice::new(faces)).unwrap()
    }

    #[test]
    fn both_hands_have_half_as_much_again_d20_dmg_01() {
        let of = |modifier, grip| strength(modifier, grip, StrengthUse::AllOfIt, 0);
        // 3: one hand 3, both floor(4.5) = 4, the other floor(1.5) = 1; a penalty of 1 counts once.
        assert_eq!(
            [Grip::One, Grip::Both, Grip::Off].map(|grip| of(3, grip)),
            [3, 4, 1]
        );
        assert_eq!(
            [Grip::One, Grip::Both, Grip::Off].map(|grip| of(-1, grip)),
            [-1; 3]
        );
    }

    #[test]
    fn bows_have_a_penalty_or_a_rating_and_crossbows_nothing_d20_dmg_01() {
        let of = |modifier, usage| strength(modifier, Grip::One, usage, 2);
        assert_eq!(
            [of(3, StrengthUse::PenaltyOnly), of(-2, StrengthUse::PenaltyOnly)],
            [0, -2]
        );
        assert_eq!(
            [of(3, StrengthUse::UpToRating), of(1, StrengthUse::UpToRating)],
            [2, 1]
        );
        assert_eq!(
            [of(3, StrengthUse::Nothing), of(-2, StrengthUse::Nothing)],
            [0, 0]
        );
    }

    #[test]
    fn multipliers_add_what_is_above_one_d20_core_06() {
        assert_eq!(
            (times([2, 2]), times([3, 2]), times([1, 1]), times([])),
            (3, 4, 1, 1)
        );
    }

    #[test]
    fn a_critical_hit_rolls_everything_again_but_extra_dice_d20_crt_03_d20_crt_04() {
        // 1d8+3 with 2d6 of a sneak attack: 5 + 3 + (4 + 2) = 14.
        assert_eq!(rolled(blow(2, 1), Hit::Plain, &[5, 4, 2]), 14);
        // Critically (5 + 3) + (7 + 3) + (4 + 2) = 24; after a natural 20 of the confirmation the extra dice fall twice: + (1 + 6).
        assert_eq!(rolled(blow(2, 1), CRITICAL, &[5, 7, 4, 2]), 24);
        assert_eq!(rolled(blow(2, 1), PERFECT, &[5, 7, 4, 2, 1, 6]), 31);
        let off = Blow {
            modules: Modules::default(),
            ..blow(2, 1)
        };
        assert_eq!(rolled(off, PERFECT, &[5, 7, 4, 2]), 24);
    }

    #[test]
    fn a_lance_on_a_charge_and_a_critical_hit_are_three_d20_dmg_03() {
        assert_eq!(rolled(blow(0, 2), CRITICAL, &[1, 1, 1]), 12);
    }

    #[test]
    fn a_hit_hurts_at_least_by_one_d20_dmg_02() {
        let feeble = Blow {
            weapon: Roll {
                count: 1,
                sides: 3,
                plus: -4,
            },
            ..blow(0, 1)
        };
        assert_eq!(rolled(feeble, Hit::Plain, &[2]), 1);
    }

    #[test]
    fn reduction_resistance_immunity_and_vulnerability_d20_dmg_04() {
        let shelter = |reduction, is_immune, is_vulnerable| Shelter {
            reduction,
            is_immune,
            is_vulnerable,
        };
        assert_eq!(shelter(5, false, false).left(8), 3);
        assert_eq!(shelter(10, false, false).left(8), 0);
        assert_eq!(shelter(0, true, false).left(8), 0);
        // 7 · 1.5 = 10.5.
        assert_eq!(shelter(0, false, true).left(7), 10);
    }
}
