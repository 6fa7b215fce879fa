//! Opposed checks of special attacks: the bonuses of both sides, and who wins.

use crate::battle::{Ledger, NamedRow, RuleId, Term};
use crate::dice::{Dice, DiceError};

use super::{cause, roll, rule};

/// Points for each size that somebody is bigger than the other (`D20-BUL-02`, `D20-TRP-01`, `D20-FEA-43`).
pub(crate) const SIZE: i16 = 4;
/// What a firm stand is worth: more than two legs, or a dwarf (`D20-BUL-02`, `D20-TRP-01`, `D20-FEA-43`).
pub(crate) const STABLE: i16 = 4;
/// What the feat for a special attack is worth (`D20-BUL-02`, `D20-TRP-01`).
pub(crate) const TRAINED: i16 = 4;
/// What a charge adds to a bull rush (`D20-CHG-02`).
pub(crate) const CHARGING: i16 = 2;
/// Points of difference for each further square of a push (`D20-BUL-03`).
pub(crate) const FARTHER: i16 = 5;
/// What a feint costs against somebody who is no humanoid, and against one of hardly any mind (`D20-FNT-01`).
pub(crate) const STRANGE: i16 = -4;
/// As [`STRANGE`].
pub(crate) const DULL: i16 = -8;

/// The sides of an opposed check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sides {
    /// Places in the order of sizes that the attacker is above the defender; below 0 he is smaller.
    pub bigger: i16,
    /// The feat for it that the attacker has.
    pub trained: Option<(RuleId, NamedRow)>,
    /// Whether the attacker charges.
    pub is_charging: bool,
    /// Whether the defender stands firmly.
    pub is_stable: bool,
}

/// Bonuses of both sides, with what brings them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contest {
    /// Of whoever began.
    pub own: Ledger,
    /// Of the other.
    pub other: Ledger,
}

impl Contest {
    /// A bull rush: Strength against Strength.
    ///
    /// Rule: `D20-BUL-02`, `D20-CHG-02`.
    pub(crate) fn bull_rush(strength: i16, other: i16, sides: Sides) -> Self {
        let mut own = Ledger::of(rule::D20_CORE_04, &cause::STRENGTH, strength);
        own.add_for(rule::D20_BUL_02, &cause::SIZE, SIZE * sides.bigger);
        own.add(rule::D20_CHG_02, CHARGING * i16::from(sides.is_charging));
        if let Some((feat, row)) = sides.trained {
            own.add_for(feat, row, TRAINED);
        }
        let mut defence = Ledger::of(rule::D20_CORE_04, &cause::STRENGTH, other);
        defence.add_for(
            rule::D20_BUL_02,
            &cause::FIRM,
            STABLE * i16::from(sides.is_stable),
        );
        Self { own, other: defence }
    }

    /// A trip: Strength against the better of Strength and Dexterity, or of what a rider holds on by.
    ///
    /// Rule: `D20-TRP-01` to `D20-TRP-03`.
    pub(crate) fn trip(strength: i16, other: (i16, (&'static Term, i16)), sides: Sides) -> Self {
        Self::to_the_ground(rule::D20_TRP_01, strength, other, sides)
    }

    /// An overrun, and the attempt to knock down in turn whoever has failed at it: Strength against the better of Strength and Dexterity.
    ///
    /// Rule: `D20-FEA-43`.
    pub(crate) fn overrun(strength: i16, (other, dexterity): (i16, i16), sides: Sides) -> Self {
        let nimble = (&cause::DEXTERITY, dexterity);
        Self::to_the_ground(rule::D20_FEA_43, strength, (other, nimble), sides)
    }

    /// What brings somebody to the ground, with size and a firm stand by the rule of the attempt.
    fn to_the_ground(
        by: RuleId,
        strength: i16,
        (other, nimble): (i16, (&'static Term, i16)),
        sides: Sides,
    ) -> Self {
        let mut own = Ledger::of(rule::D20_CORE_04, &cause::STRENGTH, strength);
        own.add_for(by, &cause::SIZE, SIZE * sides.bigger);
        if let Some((feat, row)) = sides.trained {
            own.add_for(feat, row, TRAINED);
        }
        let (word, best) = if other > nimble.1 {
            (&cause::STRENGTH, other)
        } else {
            nimble
        };
        let mut defence = Ledger::of(rule::D20_CORE_04, word, best);
        defence.add_for(by, &cause::FIRM, STABLE * i16::from(sides.is_stable));
        Self { own, other: defence }
    }

    /// A feint: Bluff against Sense Motive and base attack bonus; none where the target has no Intelligence.
    ///
    /// Rule: `D20-FNT-01`, `D20-CORE-04`.
    pub(crate) fn feint(
        bluff: i16,
        (sense_motive, base_attack): (i16, i16),
        is_humanoid: bool,
        intelligence: Option<i16>,
    ) -> Option<Self> {
        let (why, strange) = match intelligence? {
            ..=2 => (&cause::DULL, DULL),
            _ if !is_humanoid => (&cause::STRANGE, STRANGE),
            _ => (&cause::STRANGE, 0),
        };
        let mut own = Ledger::of(rule::D20_FNT_01, &cause::BLUFF, bluff);
        own.add_for(rule::D20_FNT_01, why, strange);
        let mut other = Ledger::of(rule::D20_FNT_01, &cause::SENSE_MOTIVE, sense_motive);
        other.add_for(rule::D20_FNT_01, &cause::BASE_ATTACK, base_attack);
        Some(Self { own, other })
    }

    /// The same with what both suffer from, which lowers their checks.
    ///
    /// Rule: `D20-CND-10`, `D20-CND-19`, `D20-CND-20`.
    pub(crate) fn hampered(mut self, own: Vec<(RuleId, i16)>, other: Vec<(RuleId, i16)>) -> Self {
        for (rule, points) in own {
            self.own.add(rule, points);
        }
        for (rule, points) in other {
            self.other.add(rule, points);
        }
        self
    }

    /// Rolls both dice, whoever began first: the faces, and by how many points he is ahead; none or fewer is a failure.
    ///
    /// Rule: `D20-CORE-09`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn roll(&self, dice: &mut impl Dice) -> Result<([u8; 2], i16), DiceError> {
        let faces = [dice.roll(roll::SIDES)?, dice.roll(roll::SIDES)?];
        let ahead = i16::from(faces[0]) + self.own.value() - i16::from(faces[1]) - self.other.value();
        Ok((faces, ahead))
    }
}

/// Squares of a push by which somebody is ahead: one, and one more for every full 5 points; none after a failure.
///
/// Rule: `D20-BUL-03`.
pub(crate) const fn pushed(ahead: i16) -> u16 {
    if roll::is_won(ahead, 0) {
        1 + (ahead / FARTHER) as u16
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Words;
    use crate::dice::{Chance, ScriptedDice, enumerate};

    fn values(contest: &Contest) -> (i16, i16) {
        (contest.own.value(), contest.other.value())
    }

    #[test]
    fn size_charge_feat_and_a_firm_stand_count_in_a_bull_rush_d20_bul_02() {
        let sides = Sides {
            bigger: -1,
            trained: Some((
                RuleId("D20-FEA-23"),
                NamedRow::of("D20-FEA-23", &Words::default()),
            )),
            is_charging: true,
            is_stable: true,
        };
        // 3 - 4 + 2 + 4 = 5 against 2 + 4 = 6.
        assert_eq!(values(&Contest::bull_rush(3, 2, sides)), (5, 6));
    }

    #[test]
    fn a_trip_is_met_by_the_better_of_strength_and_dexterity_d20_trp_01() {
        let sides = Sides {
            bigger: 1,
            is_charging: true,
            ..Sides::default()
        };
        // A charge adds nothing here: 3 + 4 against the Dexterity of 4.
        let contest = Contest::trip(3, (1, (&cause::DEXTERITY, 4)), sides);
        assert_eq!(values(&contest), (7, 4));
    }

    #[test]
    fn an_overrun_counts_size_and_a_firm_stand_but_neither_charge_nor_feat_d20_fea_43() {
        let sides = Sides {
            bigger: -1,
            is_charging: true,
            is_stable: true,
            ..Sides::default()
        };
        // 3 - 4 against the Dexterity of 2 and 4.
        assert_eq!(values(&Contest::overrun(3, (1, 2), sides)), (-1, 6));
    }

    #[test]
    fn a_feint_is_hard_against_beasts_and_impossible_against_the_mindless_d20_fnt_01() {
        let own = |is_humanoid, intelligence| {
            Contest::feint(8, (2, 3), is_humanoid, intelligence).map(|contest| contest.own.value())
        };
        assert_eq!(own(true, Some(10)), Some(8));
        assert_eq!(own(false, Some(10)), Some(4));
        assert_eq!(own(false, Some(2)), Some(0));
        assert_eq!(own(false, None), None);
        assert_eq!(
            Contest::feint(8, (2, 3), true, Some(10)).map(|contest| contest.other.value()),
            Some(5)
        );
    }

    #[test]
    fn a_push_goes_one_square_and_one_more_for_every_five_points_d20_bul_03() {
        assert_eq!([-3, 0, 1, 4, 5, 9, 10].map(pushed), [0, 0, 1, 1, 2, 2, 3]);
    }

    #[test]
    fn a_tie_is_a_failure_and_the_chances_are_exact_d20_core_09() {
        let two = || Ledger::new(rule::D20_CORE_09, 2);
        let even = Contest {
            own: two(),
            other: two(),
        };
        let (faces, ahead) = even.roll(&mut ScriptedDice::new([9, 9])).unwrap();
        assert_eq!((faces, pushed(ahead)), ([9, 9], 0));
        // Of 400 pairs 20 are ties, and half of the others are won: 190.
        let odds = enumerate(|dice| Ok(even.roll(dice)?.1 > 0)).unwrap();
        assert_eq!(odds.chance(|won| *won), Chance::new(190, 400));
    }
}
