//! Values from attributes: rounding, base values, encumbrance, thresholds. Every value is a whole number (`CNV-09`).

use crate::battle::{Cause, Ledger, RuleId, Term};

use super::super::{cause, rule};

/// Commercial rounding of `a / b`: halves go up (`CNV-05`). `b` is positive, `a` any number, such as points that nobody may announce.
pub(crate) const fn rounded(a: i16, b: i16) -> i16 {
    let (a, b) = (a as i32, b as i32);
    (2 * a + b).div_euclid(2 * b) as i16
}

/// Agility from which on somebody is quicker on his feet (`VAL-02`).
pub(crate) const NIMBLE: i16 = 16;

/// Agility up to which somebody is slower on his feet (`VAL-02`).
pub(crate) const STIFF: i16 = 9;

/// The eight attributes in the order MU, KL, IN, CH, FF, GE, KO, KK.
///
/// Rule: `VAL-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attributes(pub [i16; 8]);

/// One of the eight attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the abbreviations of the rules")]
pub enum Attribute {
    Mu,
    Kl,
    In,
    Ch,
    Ff,
    Ge,
    Ko,
    Kk,
}

impl Attribute {
    /// The word for it where a value begins with it.
    pub(crate) const fn cause(self) -> &'static Term {
        match self {
            Self::Mu => &cause::COURAGE,
            Self::Kl => &cause::CLEVERNESS,
            Self::In => &cause::INTUITION,
            Self::Ch => &cause::CHARISMA,
            Self::Ff => &cause::DEXTERITY,
            Self::Ge => &cause::AGILITY,
            Self::Ko => &cause::CONSTITUTION,
            Self::Kk => &cause::STRENGTH,
        }
    }
}

impl Attributes {
    /// The points of one attribute.
    pub const fn get(&self, which: Attribute) -> i16 {
        self.0[which as usize]
    }

    /// The base values of attack, parry, ranged attack and initiative.
    ///
    /// Rule: `VAL-02`.
    pub const fn base_values(&self) -> BaseValues {
        let [mu, _, intuition, _, ff, ge, _, kk] = self.0;
        BaseValues {
            at: rounded(mu + ge + kk, 5),
            pa: rounded(intuition + ge + kk, 5),
            fk: rounded(intuition + ff + kk, 5),
            ini: rounded(mu + mu + intuition + ge, 5),
        }
    }

    /// Life energy before the origin modifier (`VAL-02`).
    pub const fn life_base(&self) -> i16 {
        rounded(2 * self.0[6] + self.0[7], 2)
    }

    /// Endurance before the origin modifier (`VAL-02`).
    pub const fn endurance_base(&self) -> i16 {
        rounded(self.0[0] + self.0[6] + self.0[5], 2)
    }

    /// Magic resistance before the origin modifier (`VAL-02`).
    pub const fn magic_resistance_base(&self) -> i16 {
        rounded(self.0[0] + self.0[1] + self.0[6], 5)
    }

    /// Speed before encumbrance: that of the species, one more for the nimble, one less for the stiff (`VAL-02`).
    pub const fn speed(&self, base: i16) -> i16 {
        match self.get(Attribute::Ge) {
            NIMBLE.. => base + 1,
            ..=STIFF => base - 1,
            _ => base,
        }
    }
}

/// The base values that combat values rest on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BaseValues {
    /// Attack.
    pub at: i16,
    /// Parry.
    pub pa: i16,
    /// Ranged attack.
    pub fk: i16,
    /// Initiative.
    pub ini: i16,
}

/// The three thresholds of a single hit for one, two and three wounds.
///
/// `shift` is 2 for an iron constitution, -2 for brittle bones. Rule: `WND-01`, `WND-02`.
pub(crate) const fn wound_thresholds(ko: i16, shift: i16) -> [i16; 3] {
    [rounded(ko, 2) + shift, ko + shift, rounded(3 * ko, 2) + shift]
}

/// Effective encumbrance: BE plus the talent's entry, never below 0.
///
/// Rule: `VAL-05`.
pub(crate) fn effective_encumbrance(be: i16, entry: i16) -> i16 {
    (be + entry).max(0)
}

/// The share of the effective encumbrance that attack and parry bear: an odd point goes to the parry.
///
/// Rule: `VAL-05`.
pub(crate) const fn encumbrance_split(ebe: i16) -> (i16, i16) {
    (ebe / 2, ebe - ebe / 2)
}

/// Encumbrance of armour after habituation, with load: `max(0, armour - habituation) + load`.
///
/// Rule: `ARM-04`, `ARM-05`.
pub(crate) fn encumbrance(armour: i16, habituation: i16, load: i16) -> i16 {
    (armour - habituation).max(0) + load
}

/// A line of a ledger that is yet to be written: its rule, what brings it, its points.
pub(crate) type Brought = (RuleId, Cause, i16);

/// Encumbrance as it is played, and as it would be without hit zones: values say what zones change.
///
/// Rule: `ARM-03`, `ARP-05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Burden {
    /// BE, or gBE where zones are played.
    pub now: i16,
    /// BE.
    pub flat: i16,
}

impl Burden {
    /// What it takes off a value, whose share of it is worked out alike for both: what the rule takes without zones, and what zones
    /// change.
    pub(crate) fn lines(self, rule: RuleId, share: impl Fn(i16) -> i16) -> [Brought; 2] {
        let (now, flat) = (share(self.now), share(self.flat));
        [
            (rule, (&cause::BURDEN, self.flat).into(), -flat),
            (
                rule::ARP_05,
                (&cause::BURDEN_BY_ZONES, self.now).into(),
                flat - now,
            ),
        ]
    }

    /// Takes a share of it off a value.
    pub(crate) fn weigh(self, ledger: &mut Ledger, rule: RuleId, share: impl Fn(i16) -> i16) {
        for (rule, cause, points) in self.lines(rule, share) {
            ledger.add_for(rule, cause, points);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_up_cnv_05() {
        for (a, b, expected) in [
            (42, 5, 8),
            (43, 5, 9),
            (7, 2, 4),
            (44, 5, 9),
            (0, 5, 0),
            (-3, 2, -1),
            (i16::MAX, 2, 16_384),
            (i16::MAX, 1, i16::MAX),
            (i16::MIN, 2, -16_384),
        ] {
            assert_eq!(rounded(a, b), expected, "{a}/{b}");
        }
    }

    #[test]
    fn base_values_follow_from_attributes_val_02() {
        // Thessa Eisenwald: MU 14 KL 11 IN 13 CH 12 FF 11 GE 13 KO 14 KK 15.
        let thessa = Attributes([14, 11, 13, 12, 11, 13, 14, 15]);
        // AT (14+13+15)/5 = 8.4; PA (13+13+15)/5 = 8.2; FK (13+11+15)/5 = 7.8; INI (28+13+13)/5 = 10.8.
        assert_eq!(
            thessa.base_values(),
            BaseValues {
                at: 8,
                pa: 8,
                fk: 8,
                ini: 11
            }
        );
        // LE (28+15)/2 = 21.5, a human adds 10; AU (14+14+13)/2 = 20.5, a human adds 10.
        assert_eq!((thessa.life_base() + 10, thessa.endurance_base() + 10), (32, 31));
        assert_eq!((thessa.speed(8), thessa.speed(6)), (8, 6));
    }

    #[test]
    fn thresholds_rise_and_shift_wnd_01_wnd_02() {
        assert_eq!(wound_thresholds(15, 0), [8, 15, 23]);
        assert_eq!(wound_thresholds(12, 2), [8, 14, 20]);
        assert_eq!(wound_thresholds(11, -2), [4, 9, 15]);
    }

    #[test]
    fn the_odd_point_of_encumbrance_burdens_the_parry_val_05() {
        assert_eq!(effective_encumbrance(4, -2), 2);
        assert_eq!(effective_encumbrance(1, -4), 0);
        assert_eq!(encumbrance_split(3), (1, 2));
        assert_eq!(encumbrance_split(4), (2, 2));
    }
}
