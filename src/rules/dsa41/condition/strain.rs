//! What the state of somebody's body takes from all that he does: flat wounds, low life energy, lost endurance. Wounds by zone
//! have a file of their own.

use crate::battle::RuleId;

use super::super::cause::void;
use super::super::exchange::tally::Tally;
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::Snapshot;
use super::initiative;

/// Points of a combat value for each mark below which life energy or endurance has fallen (`LEN-01`, `END-04`).
pub(crate) const OF_MARK: i16 = 1;
/// Points of a talent for each point of a combat value that low life or lost endurance takes (`LEN-01`, `END-04`).
pub(crate) const OF_TALENT: i16 = 3;

/// Adds what wounds and low life energy take from a combat value or from initiative.
///
/// Rule: `WND-04`, `WND-10`, `LEN-01`, `LEN-02`, `CRE-09`.
#[inline]
pub(crate) fn add(ledger: &mut impl Tally, fighter: &Snapshot) {
    initiative::add_wounds(ledger, fighter);
    if fighter.build.modules.ask_strain() {
        add_weakness(ledger, fighter);
    }
}

/// Adds what low life energy takes from a combat value, from initiative or from speed; in a frenzy it is counted and not felt.
///
/// Rule: `LEN-01`, `LEN-02`, `CRE-09`.
pub(crate) fn add_weakness(ledger: &mut impl Tally, fighter: &Snapshot) {
    let weak = weakness(fighter);
    if weak > 0 {
        let relief = if fighter.build.is_undead {
            rule::CRE_09
        } else {
            rule::LEN_02
        };
        ledger.add(rule::LEN_01, -weak);
        ledger.add(relief, weak - felt_weakness(fighter));
    }
}

/// Adds what lost endurance takes, from anything but a dodge.
///
/// Rule: `END-04`, `RNG-18`.
#[inline]
pub(crate) fn add_weariness(ledger: &mut impl Tally, fighter: &Snapshot) {
    ledger.add(rule::END_04, -weariness(fighter));
}

/// The points that low life and lost endurance take from initiative.
///
/// Rule: `INI-03`, `LEN-01`, `END-04`.
#[inline]
pub(crate) fn initiative_loss(fighter: &Snapshot) -> i16 {
    if !fighter.build.modules.ask_strain() {
        return 0;
    }
    felt_weakness(fighter) + weariness(fighter)
}

/// Adds what low life and lost endurance take from an attribute check.
///
/// Rule: `LEN-01`, `END-04`.
pub(crate) fn add_to_attribute(ledger: &mut impl Tally, fighter: &Snapshot) {
    ledger.add(rule::LEN_01, -felt_weakness(fighter));
    add_weariness(ledger, fighter);
}

/// The points that serious wounds take from talent checks, two each; those by the other rules take none.
///
/// Rule: `WND-91`, `WND-10`.
fn gash_loss(fighter: &Snapshot) -> i16 {
    if fighter.build.modules.has(Modules::SERIOUS_WOUNDS) {
        -initiative::wound_loss(fighter)
    } else {
        0
    }
}

/// Adds what low life, lost endurance and serious wounds take from the talent check of a rule.
///
/// Rule: `LEN-01`, `LEN-04`, `END-04`, `WND-91`.
pub(crate) fn add_to_talent(ledger: &mut impl Tally, fighter: &Snapshot, asked: RuleId) {
    let weak = OF_TALENT * felt_weakness(fighter);
    if asked != rule::LEN_04 {
        ledger.add(rule::LEN_01, -weak);
    } else if weak > 0 {
        // What it takes to ignore incapacity already contains the low life energy.
        ledger.note(rule::LEN_01, -weak, &void::IN_INCAPACITY);
    }
    ledger.add(rule::END_04, -OF_TALENT * weariness(fighter));
    ledger.add(rule::WND_91, -gash_loss(fighter));
}

/// The points that wounds and low life energy take from blows together.
pub(crate) fn total(fighter: &Snapshot) -> i64 {
    i64::from(felt_weakness(fighter) - initiative::wound_loss(fighter))
}

/// The points that low life energy takes as long as he feels it: in a frenzy nobody does, and the undead never do.
///
/// Rule: `LEN-02`, `CRE-09`.
pub(crate) fn felt_weakness(fighter: &Snapshot) -> i16 {
    if fighter.condition.frenzied || fighter.build.is_undead {
        0
    } else {
        weakness(fighter)
    }
}

/// The points that low life energy takes: 1 below half of it, 2 below a third, 3 below a quarter.
///
/// Rule: `LEN-01`.
fn weakness(fighter: &Snapshot) -> i16 {
    if fighter.build.modules.has(Modules::LOW_LE) {
        let life = fighter.life;
        let marks = [2, 3, 4].into_iter();
        OF_MARK * marks.filter(|part| part * life.now < life.max).count() as i16
    } else {
        0
    }
}

/// The points that lost endurance takes: 1 below a third of it, 2 below a quarter.
///
/// Rule: `END-04`.
#[inline]
fn weariness(fighter: &Snapshot) -> i16 {
    let breath = fighter.endurance;
    if fighter.build.modules.has(Modules::ENDURANCE) && breath.max > 0 {
        let marks = [3, 4].into_iter();
        OF_MARK * marks.filter(|part| part * breath.now < breath.max).count() as i16
    } else {
        0
    }
}
