//! Initiative: the roll, the parts it is kept in, and who acts before whom.

use crate::battle::{FighterId, Ledger, Points, RuleId};
use crate::dice::{Dice, DiceError};

use super::super::cause;
use super::super::exchange::tally::Tally;
use super::super::exchange::zone::{self, Effort};
use super::super::fighter::Build;
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::Snapshot;
use super::strain;

/// Sides of the die of initiative (`INI-01`).
pub(crate) const SIDES: u8 = 6;

/// Points that each wound takes which no zone bears (`WND-04`, `WND-91`).
pub(crate) const OF_WOUND: i16 = 2;

/// The first initiative that is so high that it helps, and how many points more help again (`INI-06`).
pub(crate) const HIGH: i16 = 21;
pub(crate) const HIGH_STEP: i16 = 10;

/// The most that a high initiative helps (`INI-06`).
pub(crate) const HIGH_MOST: i16 = 3;

/// Rolls the die of a fighter, for a rule: at the start of the fight, or of every round.
///
/// Rule: `INI-01`, `INI-02`, `INI-90`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(build: &Build, rule: RuleId, dice: &mut impl Dice) -> Result<Points, DiceError> {
    Points::roll(rule, build.ini_dice, SIDES, dice)
}

/// Initiative as it is now, part by part.
///
/// Rule: `INI-09`, `WND-04`.
pub(crate) fn ledger(fighter: &Snapshot) -> Ledger {
    let mut ledger = fighter.style().initiative.clone();
    ledger.add_for(rule::INI_08, &cause::GEAR_LOST, -fighter.lost_gear_initiative());
    ledger.add_for(rule::INI_01, &cause::DIE, fighter.initiative.die);
    ledger.add(rule::INI_09, -fighter.initiative.lost);
    ledger.add(rule::UEB_04, fighter.initiative.heads.0);
    ledger.add(rule::UNA_01, -fighter.initiative.bare.0);
    ledger.add_for(
        rule::MNT_01,
        &cause::IN_SADDLE,
        fighter.condition.ado.saddle.initiative,
    );
    if let Some((points, rule)) = fighter.condition.ado.ills.weakness.lost {
        ledger.add(rule, -points);
    }
    strain::add(&mut ledger, fighter);
    strain::add_weariness(&mut ledger, fighter);
    zone::add(&mut ledger, fighter, Effort::Initiative);
    ledger
}

/// Initiative as it is now.
///
/// Rule: `INI-08`, `INI-09`, `WND-04`.
pub(crate) fn value(fighter: &Snapshot) -> i16 {
    let own = &fighter.initiative;
    let venom = fighter.condition.ado.ills.weakness.points();
    let fresh = fighter.style().initiative.value() + own.die - own.lost + own.heads.0 - own.bare.0 - venom
        + fighter.condition.ado.saddle.initiative;
    let gear = fighter.lost_gear_initiative();
    let strained = fresh - gear - strain::initiative_loss(fighter);
    if fighter.wounds.0 == 0 {
        return strained;
    }
    strained + wound_loss(fighter) + zone::loss(fighter, Effort::Initiative)
}

/// The points that wounds take from every combat value.
///
/// Rule: `WND-04`, `WND-10`, `WND-91`.
pub(crate) fn wound_loss(fighter: &Snapshot) -> i16 {
    if fighter.condition.frenzied {
        0
    } else {
        -OF_WOUND * flat_wounds(fighter)
    }
}

/// The wounds that no zone bears and that are felt: all of them where hit zones are not played (`ZON-03`, `WND-11`).
pub(crate) fn flat_wounds(fighter: &Snapshot) -> i16 {
    let ado = &fighter.condition.ado;
    fighter.wounds.0 - i16::from(ado.scars.total()) - ado.grit.numb
}

/// Adds the points that wounds take; in a frenzy they are counted and not felt.
///
/// Rule: `WND-04`, `WND-10`, `WND-91`.
pub(crate) fn add_wounds(ledger: &mut impl Tally, fighter: &Snapshot) {
    let flat = flat_wounds(fighter);
    let wounds = (&cause::WOUNDS, flat);
    ledger.add_for(of_wounds(fighter), wounds, -OF_WOUND * flat);
    if fighter.condition.frenzied {
        ledger.add_for(rule::WND_10, wounds, OF_WOUND * flat);
    }
}

/// The rule by which wounds without a zone take points: both take as many.
///
/// Rule: `WND-04`, `WND-91`.
pub(crate) fn of_wounds(fighter: &Snapshot) -> RuleId {
    if fighter.wounds.0 > 0 && fighter.build.modules.has(Modules::SERIOUS_WOUNDS) {
        rule::WND_91
    } else {
        rule::WND_04
    }
}

/// The rule by which wounds without a zone take agility.
///
/// Rule: `WND-05`, `WND-91`.
pub(crate) fn of_lost_agility(fighter: &Snapshot) -> RuleId {
    match of_wounds(fighter) {
        rule::WND_91 => rule::WND_91,
        _ => rule::WND_05,
    }
}

/// The bonus on parry, dodge and free actions of a high initiative.
///
/// Rule: `INI-06`.
pub(crate) fn high_bonus(ini: i16) -> i16 {
    (ini - HIGH + HIGH_STEP).div_euclid(HIGH_STEP).clamp(0, HIGH_MOST)
}

/// The order of declarations by the initiative that everybody has now: the lowest first, then the lower basis, then the lower id.
///
/// Rule: `TIM-07`.
pub(crate) fn declares_before(fighter: &Snapshot, ini: i16) -> (i16, i16, FighterId) {
    (ini, fighter.build.ini_basis, fighter.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_high_initiative_gives_up_to_three_ini_06() {
        for (ini, bonus) in [
            (-4, 0),
            (20, 0),
            (21, 1),
            (30, 1),
            (31, 2),
            (40, 2),
            (41, 3),
            (60, 3),
        ] {
            assert_eq!(high_bonus(ini), bonus, "INI {ini}");
        }
    }
}
