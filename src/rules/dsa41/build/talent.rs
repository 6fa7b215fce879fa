//! What a combat talent makes of its points and of encumbrance.

use crate::battle::RuleId;
use crate::rules::Id;

use super::super::data::{Talent, TalentEncumbrance, TalentUse, Technique};
use super::super::exchange::value::{effective_encumbrance, encumbrance_split, rounded};
use super::super::rule;
use super::maker::Maker;

/// The rule that splits the points of a talent: techniques that only attack have them all there, and what nobody has learnt takes some
/// away (`VAL-03`, `VAL-04`, `TAL-04`).
pub(super) fn points_rule(maker: &Maker, talent: &Id<Talent>) -> RuleId {
    if maker.person.skill(talent).is_none() && maker.split(talent).2 < 0 {
        rule::TAL_04
    } else if only_attacks(maker, talent) {
        rule::VAL_04
    } else {
        rule::VAL_03
    }
}

/// The rule by which the parry has its points: their split, or that nobody has taught it (`VAL-03`, `TAL-04`).
pub(super) fn split_rule(maker: &Maker, talent: &Id<Talent>) -> RuleId {
    match points_rule(maker, talent) {
        rule::TAL_04 => rule::TAL_04,
        _ => rule::VAL_03,
    }
}

pub(super) fn only_attacks(maker: &Maker, talent: &Id<Talent>) -> bool {
    let purpose = maker.data.talents.get(talent).map(|talent| &talent.purpose);
    let technique = purpose.and_then(|purpose| match purpose {
        TalentUse::Combat { technique, .. } => Some(*technique),
        TalentUse::Check { .. } => None,
    });
    technique == Some(Technique::AttackOnly)
}

/// What encumbrance takes off attack and parry; techniques that only attack bear all of it there (`VAL-04`, `VAL-05`).
pub(super) fn burden_split(maker: &Maker, talent: &Id<Talent>, be: i16) -> (i16, i16) {
    let burden = burden(maker, talent, be);
    if only_attacks(maker, talent) {
        (burden, 0)
    } else {
        encumbrance_split(burden)
    }
}

/// What attack and parry gain in the saddle, where the effective encumbrance is half of what it is else.
///
/// Rule: `MNT-01`.
pub(super) fn in_saddle(maker: &Maker, talent: &Id<Talent>) -> (i16, i16) {
    let burden = burden(maker, talent, maker.be);
    let half = rounded(burden, 2);
    if only_attacks(maker, talent) {
        return (burden - half, 0);
    }
    let ((attack, parry), (half_attack, half_parry)) = (encumbrance_split(burden), encumbrance_split(half));
    (attack - half_attack, parry - half_parry)
}

/// The effective encumbrance with a talent (`VAL-05`, `TAL-01`).
pub(super) fn burden(maker: &Maker, talent: &Id<Talent>, be: i16) -> i16 {
    let entry = maker.data.talents.get(talent).map(|talent| &talent.purpose);
    match entry {
        Some(TalentUse::Combat {
            encumbrance: TalentEncumbrance::Beyond(free),
            ..
        }) => effective_encumbrance(be, -i16::from(*free)),
        _ => 0,
    }
}
