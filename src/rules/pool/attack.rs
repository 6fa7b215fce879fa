//! The attack roll: how many dice, what hinders it, and what it comes to.

use crate::battle::Ledger;
use crate::dice::{Dice, DiceError, Pooled, Throw};

use super::cause::{self, void};
use super::data::{AttackSkill, Characteristic};
use super::{roll, rule};

/// The dice of an attack: skill and linked characteristic, less what a damaged weapon costs.
///
/// Rule: `PL-ATK-02`, `PL-CHR-03`, `PL-FUM-02`.
pub(crate) fn pool(
    (skill, value): (AttackSkill, i16),
    (link, points): (Characteristic, i16),
    worn: i16,
) -> Ledger {
    let mut ledger = Ledger::of(rule::PL_ATK_01, cause::of_skill(skill), value);
    ledger.add_for(rule::PL_CHR_03, cause::of(link), points);
    ledger.add_for(rule::PL_FUM_02, &cause::WORN_WEAPON, -worn);
    ledger
}

/// What takes successes from an attack or from any other test of a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hindrance {
    /// Whether it is an attack at a distance.
    pub is_distant: bool,
    /// Whether the attacker is blinded.
    pub is_blinded: bool,
    /// Whether the target stands in the dark.
    pub is_dark: bool,
    /// Whether the attacker is in critical life.
    pub is_critical: bool,
    /// Whether a foe stands beside a shooter, with the module of close quarters.
    pub is_crowded: bool,
}

/// Successes that blindness costs in close combat, and at a distance (`PL-STA-04`).
pub(crate) const BLIND: [i16; 2] = [-3, -5];

/// Successes that critical life costs in every test (`PL-CRL-01`).
pub(crate) const CRITICAL_LIFE: i16 = -2;

/// Successes that shooting in contact costs (`PL-ATK-07`).
pub(crate) const CROWDED: i16 = -2;

/// What changes the successes of an attack. Who is blinded already does not suffer from the dark besides.
///
/// Rule: `PL-STA-04`, `PL-CRL-01`, `PL-BRD-10`, `PL-ATK-07`, `PL-STA-01`.
pub(crate) fn modifiers(hindrance: Hindrance) -> Ledger {
    let blind = BLIND[usize::from(hindrance.is_distant)];
    let mut ledger = Ledger::new(rule::PL_DIC_05, 0);
    if hindrance.is_blinded {
        ledger.add(rule::PL_STA_04, blind);
    }
    if hindrance.is_dark && hindrance.is_blinded {
        ledger.note(rule::PL_BRD_10, blind, &void::BLINDED);
    } else if hindrance.is_dark {
        ledger.add(rule::PL_BRD_10, blind);
    }
    if hindrance.is_critical {
        ledger.add(rule::PL_CRL_01, CRITICAL_LIFE);
    }
    if hindrance.is_crowded && hindrance.is_distant {
        ledger.add(rule::PL_ATK_07, CROWDED);
    }
    ledger
}

/// What an attack roll came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Strike {
    /// A critical failure: it does not land, and something bad may follow.
    Botched,
    /// No success is left.
    Missed,
    /// So many successes, at least one.
    Hits(i16),
}

/// Rolls an attack.
///
/// Rule: `PL-ATK-04`, `PL-ATK-05`, `PL-FUM-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn strike(
    count: i16,
    modifiers: i16,
    least: u8,
    dice: &mut impl Dice,
) -> Result<(Pooled, Strike), DiceError> {
    let pooled = roll::throw(count, least, true, dice)?;
    let strike = if roll::is_botched(&pooled, count) {
        Strike::Botched
    } else {
        match roll::net(&pooled, modifiers) {
            0 => Strike::Missed,
            net => Strike::Hits(net),
        }
    };
    Ok((pooled, strike))
}

/// Sides of the dice of a sneak attack (`PL-SNK-01`).
pub(crate) const SNEAK_SIDES: u8 = 6;

/// The dice of a blow that landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// Those of the weapon.
    pub weapon: Throw,
    /// Those of a sneak attack.
    pub sneak: Throw,
}

impl Blow {
    /// Rolls the damage dice: those of the weapon, then so many d6 of a sneak attack.
    ///
    /// Rule: `PL-DMG-01`, `PL-SNK-01`, `PL-DIC-10`, `PL-DIC-12`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn roll((count, sides): (u8, u8), sneak: u8, dice: &mut impl Dice) -> Result<Self, DiceError> {
        let weapon = dice.sum(count, sides)?;
        let sneak = match sneak {
            0 => Throw::default(),
            _ => dice.sum(sneak, SNEAK_SIDES)?,
        };
        Ok(Self { weapon, sneak })
    }

    /// The points before the degree of success; `bonus` is 0 at a distance.
    ///
    /// Rule: `PL-DMG-01` to `PL-DMG-03`.
    pub(crate) const fn points(&self, bonus: i16) -> i16 {
        self.weapon.total() + self.sneak.total() + bonus
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::ScriptedDice;

    #[test]
    fn an_attack_has_skill_and_characteristic_as_dice_pl_atk_02() {
        // Aldric: Weapon combat 5 + Strength 5 = 10; with a damaged sword one less.
        assert_eq!(
            pool((AttackSkill::Weapon, 5), (Characteristic::Strength, 5), 0).value(),
            10
        );
        assert_eq!(
            pool((AttackSkill::Weapon, 5), (Characteristic::Strength, 5), 1).value(),
            9
        );
    }

    #[test]
    fn blindness_and_darkness_cost_more_at_a_distance_pl_sta_04_pl_brd_10() {
        let value = |hindrance| modifiers(hindrance).value();
        for (is_distant, expected) in [(false, -3), (true, -5)] {
            let base = Hindrance {
                is_distant,
                ..Hindrance::default()
            };
            let blinded = Hindrance {
                is_blinded: true,
                ..base
            };
            let dark = Hindrance {
                is_dark: true,
                ..base
            };
            let both = Hindrance {
                is_dark: true,
                ..blinded
            };
            assert_eq!(
                (value(base), value(blinded), value(dark), value(both)),
                (0, expected, expected, expected)
            );
        }
    }

    #[test]
    fn critical_life_costs_two_and_a_foe_beside_a_shooter_two_pl_crl_01_pl_atk_07() {
        let critical = Hindrance {
            is_critical: true,
            is_crowded: true,
            ..Hindrance::default()
        };
        assert_eq!(modifiers(critical).value(), -2, "close combat is not crowded");
        let shot = Hindrance {
            is_distant: true,
            ..critical
        };
        assert_eq!(modifiers(shot).value(), -4);
    }

    #[test]
    fn an_attack_without_a_success_misses_pl_atk_05() {
        let roll = |faces: &[u8], modifiers: i16| {
            strike(faces.len() as i16, modifiers, 4, &mut ScriptedDice::new(faces))
                .unwrap()
                .1
        };
        assert_eq!(roll(&[4, 5, 2, 3], 0), Strike::Hits(2));
        assert_eq!(roll(&[4, 5, 2, 3], -2), Strike::Missed);
        assert_eq!(roll(&[2, 3, 3, 1], 0), Strike::Missed);
        // Three ones of five: a critical failure in spite of two successes (PL-FUM-01).
        assert_eq!(roll(&[1, 1, 1, 6, 6], 0), Strike::Botched);
    }

    #[test]
    fn damage_is_weapon_dice_and_strength_pl_dmg_01_pl_dmg_02() {
        // Aldric's long sword: 1d8 of 6 and Strength 5: 11. Lysandre's rapier by stealth: 1d6 of 4, 2d6 of 5 and 2, Strength 3: 14.
        let points = |dice, sneak, bonus, faces: &[u8]| {
            let blow = Blow::roll(dice, sneak, &mut ScriptedDice::new(faces)).unwrap();
            blow.points(bonus)
        };
        assert_eq!(points((1, 8), 0, 5, &[6]), 11);
        assert_eq!(points((1, 6), 2, 3, &[4, 5, 2]), 14);
        // Bare hands: a d2, drawn as one (PL-DMG-04, PL-DIC-10).
        assert_eq!(points((1, 2), 0, 3, &[2]), 5);
    }
}
