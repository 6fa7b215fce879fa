//! Tactical manoeuvres: opposed attack tests that put an effect on the target in place of damage.

use crate::battle::{Ledger, RuleId, Term};
use crate::dice::{Dice, DiceError, Pooled};

use super::{roll, rule, word};

/// The manoeuvres.
///
/// Rule: `PL-MAN-02` to `PL-MAN-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Manoeuvre {
    /// `PL-MAN-02`
    Distract,
    /// `PL-MAN-03`
    Push,
    /// `PL-MAN-04`
    Block,
    /// `PL-MAN-05`
    Disarm,
    /// `PL-MAN-06`
    Blind,
    /// `PL-MAN-07`
    KnockOver,
    /// `PL-MAN-08`
    Stun,
}

impl Manoeuvre {
    /// All of them, in the order of their rules.
    pub(crate) const ALL: [Self; 7] = [
        Self::Distract,
        Self::Push,
        Self::Block,
        Self::Disarm,
        Self::Blind,
        Self::KnockOver,
        Self::Stun,
    ];

    /// The manoeuvre of a word.
    pub(crate) fn of(term: Term) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.term() == term)
    }

    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Distract => word::DISTRACT,
            Self::Push => word::PUSH,
            Self::Block => word::BLOCK,
            Self::Disarm => word::DISARM,
            Self::Blind => word::BLIND,
            Self::KnockOver => word::KNOCK_OVER,
            Self::Stun => word::STUN,
        }
    }

    /// Its rule.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Distract => rule::PL_MAN_02,
            Self::Push => rule::PL_MAN_03,
            Self::Block => rule::PL_MAN_04,
            Self::Disarm => rule::PL_MAN_05,
            Self::Blind => rule::PL_MAN_06,
            Self::KnockOver => rule::PL_MAN_07,
            Self::Stun => rule::PL_MAN_08,
        }
    }

    /// Successes that it costs the initiator.
    ///
    /// Rule: `PL-MAN-02` to `PL-MAN-08`.
    pub(crate) const fn malus(self, against_quadruped: bool) -> i16 {
        match self {
            Self::Distract | Self::Push => 0,
            Self::KnockOver if against_quadruped => -5,
            Self::Block | Self::Disarm | Self::Blind | Self::KnockOver => -3,
            Self::Stun => -5,
        }
    }

    /// Whether a movement towards the target may be part of it.
    ///
    /// Rule: `PL-MAN-03`, `PL-MAN-07`, `PL-MAN-09`.
    pub(crate) const fn may_approach(self) -> bool {
        matches!(self, Self::Push | Self::KnockOver)
    }

    /// The squares at which it works with a weapon of a reach; none for Distract, which works in sight.
    ///
    /// Rule: `PL-MAN-10`.
    pub(crate) const fn contact(self, reach: u8) -> Option<u8> {
        match self {
            Self::Distract => None,
            Self::Push | Self::Block | Self::KnockOver => Some(1),
            Self::Disarm | Self::Blind | Self::Stun => Some(reach),
        }
    }
}

/// Metres at which one can be distracted (`PL-MAN-02`).
pub(crate) const DISTRACT_M: u16 = 10;

/// The dice of the initiator: his attack, and his Charisma where he distracts.
///
/// Rule: `PL-MAN-01`, `PL-MAN-02`.
pub(crate) fn pool(attack: &Ledger, manoeuvre: Manoeuvre, charisma: i16) -> Ledger {
    let mut ledger = attack.clone();
    if manoeuvre == Manoeuvre::Distract {
        ledger.add(rule::PL_MAN_02, charisma);
    }
    ledger
}

/// Two pools against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opposed {
    /// What the initiator threw.
    pub own: Pooled,
    /// What the other threw.
    pub other: Pooled,
    /// Whether the initiator wins.
    pub is_won: bool,
    /// Successes by which he is ahead.
    pub margin: i16,
}

/// An opposed test: the initiator wins with strictly more successes, and never without any.
///
/// Each side comes with its number of dice and what changes its successes. Ones mean nothing here.
///
/// Rule: `PL-DIC-09`, `PL-DIC-12`, `PL-MAN-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn oppose(
    (count, modifiers): (i16, i16),
    (other_count, other_modifiers): (i16, i16),
    least: u8,
    dice: &mut impl Dice,
) -> Result<Opposed, DiceError> {
    let own = roll::throw(count, least, false, dice)?;
    let other = roll::throw(other_count, least, false, dice)?;
    let (ahead, behind) = (roll::net(&own, modifiers), roll::net(&other, other_modifiers));
    Ok(Opposed {
        own,
        other,
        is_won: ahead > behind && ahead > 0,
        margin: ahead - behind,
    })
}

/// Squares that a push drives its target back: the pusher's Strength and three metres.
///
/// Rule: `PL-MAN-03`, `PL-BRD-14`, `PL-GEN-02`.
pub(crate) fn push_points(strength: i16) -> i16 {
    strength + 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, ScriptedDice, enumerate};

    #[test]
    fn manoeuvres_cost_successes_as_listed_pl_man_02_to_pl_man_08() {
        for (manoeuvre, malus, on_four_feet) in [
            (Manoeuvre::Distract, 0, 0),
            (Manoeuvre::Push, 0, 0),
            (Manoeuvre::Block, -3, -3),
            (Manoeuvre::Disarm, -3, -3),
            (Manoeuvre::Blind, -3, -3),
            (Manoeuvre::KnockOver, -3, -5),
            (Manoeuvre::Stun, -5, -5),
        ] {
            assert_eq!(
                (manoeuvre.malus(false), manoeuvre.malus(true)),
                (malus, on_four_feet),
                "{manoeuvre:?}"
            );
            assert_eq!(Manoeuvre::of(manoeuvre.term()), Some(manoeuvre));
        }
    }

    #[test]
    fn the_body_is_near_and_the_weapon_reaches_pl_man_10() {
        let contact = |manoeuvre: Manoeuvre| manoeuvre.contact(2);
        assert_eq!(contact(Manoeuvre::Distract), None);
        for near in [Manoeuvre::Push, Manoeuvre::Block, Manoeuvre::KnockOver] {
            assert_eq!(contact(near), Some(1));
        }
        for far in [Manoeuvre::Disarm, Manoeuvre::Blind, Manoeuvre::Stun] {
            assert_eq!(contact(far), Some(2));
        }
    }

    #[test]
    fn a_tie_favours_the_defender_and_nobody_wins_without_a_success_pl_dic_09() {
        // Own faces, what changes them, the other's faces; whether the initiator wins, and by how much.
        for (own, modifiers, other, expected) in [
            (&[4, 5, 6][..], 0, &[4, 5, 1][..], (true, 1)),
            (&[4, 5, 1], 0, &[4, 5, 1], (false, 0)),
            (&[4, 5, 6], -3, &[1, 2, 3], (false, 0)),
            (&[4, 5, 6, 6], -3, &[1, 2, 3], (true, 1)),
            (&[1, 2], 0, &[1, 2], (false, 0)),
            // Two ones of three are no critical failure here.
            (&[1, 1, 6], 0, &[2, 3], (true, 1)),
        ] {
            let faces: Vec<u8> = own.iter().chain(other).copied().collect();
            let found = oppose(
                (own.len() as i16, modifiers),
                (other.len() as i16, 0),
                4,
                &mut ScriptedDice::new(faces),
            )
            .unwrap();
            assert_eq!(
                (found.is_won, found.margin),
                expected,
                "{own:?} against {other:?}"
            );
        }
    }

    #[test]
    fn the_chance_of_an_opposed_test_is_exact() {
        // One die each: the initiator wins with a success against none: 1/2 * 1/2.
        let odds = enumerate(|dice| Ok(oppose((1, 0), (1, 0), 4, dice)?.is_won)).unwrap();
        assert_eq!(odds.chance(|it| *it), Chance::new(1, 4));
        // Two dice against one: 2:0 or 2:1 or 1:0 = 1/4 + 1/2 * 1/2 = 1/2.
        let odds = enumerate(|dice| Ok(oppose((2, 0), (1, 0), 4, dice)?.is_won)).unwrap();
        assert_eq!(odds.chance(|it| *it), Chance::new(1, 2));
    }
}
