//! The attack roll and its confirmation: what hits, what threatens and what is critical.

use crate::dice::{Dice, DiceError};

use super::data::Critical;
use super::module::Modules;
use super::roll::{self, Natural, Target};

/// Points between two attacks of a full attack, and the base attack bonus above which there is another one (`D20-CORE-07`, `D20-FUL-01`).
pub(crate) const FURTHER: i16 = 5;

/// The most attacks that a base attack bonus gives (`D20-CORE-07`).
pub(crate) const MOST_ATTACKS: i16 = 4;

/// What each whole increment before the target costs (`D20-ATK-07`).
pub(crate) const RANGE: i16 = -2;

/// What shooting into a melee costs (`D20-ATK-08`).
pub(crate) const INTO_MELEE: i16 = -4;

/// What a weapon costs that somebody has not learnt to use (`D20-ATK-11`).
pub(crate) const UNTRAINED: i16 = -4;

/// What a buckler costs who strikes with both hands (`D20-ATK-15`).
pub(crate) const BUCKLER: i16 = -1;

/// The penalties of each attack of a full attack, the first one first: one more for every 5 points of base attack bonus from +6 on.
///
/// Rule: `D20-CORE-07`, `D20-FUL-01`.
pub(crate) fn further(base_attack: i16) -> impl Iterator<Item = i16> {
    let count = (1 + (base_attack - 1).max(0) / FURTHER).min(MOST_ATTACKS);
    (0..count).map(|place| -FURTHER * place)
}

/// What the distance costs: 2 points for each whole increment before the target; none where it is out of range.
///
/// Distances and increments are in squares.
///
/// Rule: `D20-ATK-07`.
pub(crate) fn range_penalty(distance: u16, increment: u16, increments: u8) -> Option<i16> {
    let passed = distance.saturating_sub(1).checked_div(increment)?;
    (passed < u16::from(increments)).then_some(RANGE * passed as i16)
}

/// When and how much a critical hit hurts, with the feat that doubles the width of the threat.
///
/// Rule: `D20-CRT-01`, `D20-CRT-06`.
pub(crate) const fn widened(critical: Critical, is_improved: bool) -> Critical {
    let width = roll::BEST + 1 - critical.threat;
    Critical {
        threat: if is_improved {
            roll::BEST + 1 - 2 * width
        } else {
            critical.threat
        },
        ..critical
    }
}

/// An attack roll against an AC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Attack {
    /// All that is added to the die.
    pub modifier: i16,
    /// The AC for this attack.
    pub armour_class: i16,
    /// When it threatens and how often its damage counts then.
    pub critical: Critical,
    /// Whether the target cannot be hit critically.
    pub is_immune: bool,
    /// The chance in percent that a hit misses all the same.
    pub miss_percent: u8,
    /// Whether that is rolled once more where it saves the target (`D20-FEA-38`).
    pub rolls_again: bool,
    /// Whether every hit is critical without a confirmation: a blow at the helpless (`D20-HLP-05`).
    pub is_brutal: bool,
    /// The rules that are on.
    pub modules: Modules,
}

/// How an attack roll came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Hit {
    /// It does not land.
    Miss,
    /// It would have, but concealment has saved the target.
    Concealed,
    /// It lands.
    Plain,
    /// It lands critically.
    Critical {
        /// Whether the confirmation was a natural 20, which multiplies extra dice too.
        is_perfect: bool,
    },
}

/// How the dice of an attack roll fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fall {
    /// The face of the attack roll.
    pub face: u8,
    /// The percent roll against concealment; none where there is none or nothing has hit.
    pub percent: Option<u8>,
    /// The one that was rolled in place of a first one that saved the target.
    pub again: Option<u8>,
    /// The face of the confirmation; none where nothing was threatened.
    pub confirmation: Option<u8>,
    /// What it comes to.
    pub hit: Hit,
}

impl Attack {
    /// The number to reach.
    ///
    /// Rule: `D20-ATK-03`, `D20-CORE-03`.
    pub(crate) const fn target(&self) -> Target {
        Target::new(self.armour_class, Natural::Decides, self.modules)
    }

    /// Rolls: the attack, the miss chance where it hits, and the confirmation where it threatens.
    ///
    /// Rule: `D20-ATK-03`, `D20-ATK-14`, `D20-CON-03`, `D20-FEA-38`, `D20-CRT-01`, `D20-CRT-02`, `D20-CRT-07`, `D20-HLP-05`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn roll(&self, dice: &mut impl Dice) -> Result<Fall, DiceError> {
        let face = dice.roll(roll::SIDES)?;
        self.follow(face, dice)
    }

    /// What follows a face of the attack roll.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn follow(&self, face: u8, dice: &mut impl Dice) -> Result<Fall, DiceError> {
        let is_hit = self.target().is_met(face, self.modifier);
        let mut fall = Fall {
            face,
            percent: None,
            again: None,
            confirmation: None,
            hit: Hit::Miss,
        };
        if !is_hit {
            return Ok(fall);
        }
        if self.miss_percent > 0 {
            let mut percent = dice.roll(100)?;
            fall.percent = Some(percent);
            if percent <= self.miss_percent && self.rolls_again {
                percent = dice.roll(100)?;
                fall.again = Some(percent);
            }
            if percent <= self.miss_percent {
                fall.hit = Hit::Concealed;
                return Ok(fall);
            }
        }
        fall.hit = Hit::Plain;
        if self.is_brutal && !self.is_immune {
            fall.hit = Hit::Critical { is_perfect: false };
        } else if face >= self.critical.threat && !self.is_immune {
            let (confirmation, is_confirmed) = self.target().roll(self.modifier, dice)?;
            fall.confirmation = Some(confirmation);
            if is_confirmed {
                fall.hit = Hit::Critical {
                    is_perfect: confirmation == roll::BEST,
                };
            }
        }
        Ok(fall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, ScriptedDice, enumerate};

    const SWORD: Critical = Critical { threat: 19, times: 2 };

    fn attack(modifier: i16, armour_class: i16) -> Attack {
        Attack {
            modifier,
            armour_class,
            critical: SWORD,
            is_immune: false,
            miss_percent: 0,
            rolls_again: false,
            is_brutal: false,
            modules: Modules::default(),
        }
    }

    fn rolled(attack: &Attack, faces: &[u8]) -> Hit {
        attack.roll(&mut ScriptedDice::new(faces)).unwrap().hit
    }

    #[test]
    fn further_attacks_come_with_six_eleven_and_sixteen_d20_core_07() {
        let of = |bonus| further(bonus).collect::<Vec<_>>();
        assert_eq!(of(5), [0]);
        assert_eq!(of(6), [0, -5]);
        assert_eq!(of(10), [0, -5]);
        assert_eq!(of(11), [0, -5, -10]);
        assert_eq!(of(20), [0, -5, -10, -15]);
        assert_eq!(of(0), [0]);
    }

    #[test]
    fn each_increment_costs_two_d20_atk_07() {
        // A shortbow of 12 squares: 1 to 12 for nothing, 13 to 24 for 2; a dagger of 2 squares flies ten at most.
        assert_eq!(
            [1, 12, 13, 24, 25].map(|it| range_penalty(it, 12, 10)),
            [0, 0, -2, -2, -4].map(Some)
        );
        assert_eq!(
            [9, 10, 11].map(|it| range_penalty(it, 2, 5)),
            [Some(-8), Some(-8), None]
        );
        assert_eq!(range_penalty(3, 0, 5), None);
    }

    #[test]
    fn a_feat_doubles_the_width_of_the_threat_d20_crt_06() {
        let of = |threat| widened(Critical { threat, times: 2 }, true).threat;
        assert_eq!([20, 19, 18].map(of), [19, 17, 15]);
        assert_eq!(widened(SWORD, false), SWORD);
    }

    #[test]
    fn a_threat_must_be_confirmed_d20_crt_01_d20_crt_02() {
        let swung = attack(5, 15);
        // 9 + 5 misses, 10 + 5 hits; 19 threatens: 9 does not confirm, 10 does, a natural 20 perfectly, a natural 1 never.
        assert_eq!(rolled(&swung, &[9]), Hit::Miss);
        assert_eq!(rolled(&swung, &[10]), Hit::Plain);
        assert_eq!(rolled(&swung, &[19, 9]), Hit::Plain);
        assert_eq!(rolled(&swung, &[19, 10]), Hit::Critical { is_perfect: false });
        assert_eq!(rolled(&swung, &[20, 20]), Hit::Critical { is_perfect: true });
        assert_eq!(rolled(&attack(30, 15), &[20, 1]), Hit::Plain);
    }

    #[test]
    fn a_threat_that_does_not_hit_misses_and_a_natural_twenty_hits_d20_crt_01() {
        // 19 + 0 does not reach 25; a natural 20 does and threatens, and only another one confirms.
        let hopeless = attack(0, 25);
        assert_eq!(rolled(&hopeless, &[19]), Hit::Miss);
        assert_eq!(rolled(&hopeless, &[20, 19]), Hit::Plain);
        assert_eq!(rolled(&hopeless, &[20, 20]), Hit::Critical { is_perfect: true });
    }

    #[test]
    fn who_has_no_vitals_is_hit_plainly_d20_crt_07() {
        let undead = Attack {
            is_immune: true,
            ..attack(5, 15)
        };
        assert_eq!(rolled(&undead, &[20]), Hit::Plain);
    }

    #[test]
    fn concealment_saves_after_the_roll_even_from_a_natural_twenty_d20_con_03() {
        let hidden = Attack {
            miss_percent: 20,
            ..attack(5, 15)
        };
        assert_eq!(rolled(&hidden, &[20, 20]), Hit::Concealed);
        assert_eq!(rolled(&hidden, &[20, 21, 5]), Hit::Plain);
        assert_eq!(rolled(&hidden, &[9]), Hit::Miss);
    }

    #[test]
    fn the_chances_are_exact() {
        // 11 of 20 faces hit; 2 of 20 threaten, and 11 of 20 confirm: 22 of 400 are critical.
        let odds = enumerate(|dice| Ok(attack(5, 15).roll(dice)?.hit)).unwrap();
        assert_eq!(odds.chance(|hit| *hit >= Hit::Plain), Chance::new(11, 20));
        assert_eq!(
            odds.chance(|hit| matches!(hit, Hit::Critical { .. })),
            Chance::new(22, 400)
        );
        assert_eq!(
            odds.chance(|hit| *hit == Hit::Critical { is_perfect: true }),
            Chance::new(2, 400)
        );
    }
}
