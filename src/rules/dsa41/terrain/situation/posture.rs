//! Standing, kneeling, lying: what the own posture costs and that of the foe brings. They are two circumstances and add up.

use crate::battle::{Posture, RuleId};

use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::Snapshot;

/// What lying costs the own attack, parry and shot (`SIT-06`).
pub(crate) const LYING: i16 = -3;
/// What kneeling costs the own attack and parry, and what the own dodge (`SIT-07`).
pub(crate) const KNEELING: i16 = -1;
pub(crate) const KNEELING_DODGE: i16 = -4;
/// What it brings to attack a foe who lies, and to defend oneself against him (`SIT-08`).
pub(crate) const AT_LYING: i16 = 3;
pub(crate) const FROM_LYING: i16 = 5;
/// The same of a foe who kneels (`SIT-09`).
pub(crate) const AT_KNEELING: i16 = 1;
pub(crate) const FROM_KNEELING: i16 = 3;

/// The malus of one's own posture on attack and parry; that of the foe counts besides.
///
/// Rule: `SIT-06`, `SIT-07`, `MOD-06`.
pub(crate) const fn own(posture: Posture) -> (RuleId, i16) {
    match posture {
        Posture::Standing => (rule::SIT_06, 0),
        Posture::Kneeling => (rule::SIT_07, KNEELING),
        Posture::Lying => (rule::SIT_06, LYING),
    }
}

/// Both postures in an attack.
///
/// Rule: `SIT-06` to `SIT-09`, `MOD-06`.
pub(crate) fn attack(ledger: &mut impl Tally, attacker: &Snapshot, target: &Snapshot) {
    let (own_rule, own) = own(attacker.body.posture);
    ledger.add(own_rule, own);
    let (foe_rule, foe) = match target.body.posture {
        Posture::Standing => (rule::SIT_08, 0),
        Posture::Kneeling => (rule::SIT_09, AT_KNEELING),
        Posture::Lying => (rule::SIT_08, AT_LYING),
    };
    ledger.add(foe_rule, foe);
}

/// What the posture of the attacker does for every defence, dodges among them.
///
/// Rule: `SIT-08`, `SIT-09`, `MOD-04`.
pub(crate) fn of_attacker(ledger: &mut impl Tally, attacker: &Snapshot) {
    match attacker.body.posture {
        Posture::Standing => {}
        Posture::Kneeling => ledger.add(rule::SIT_09, FROM_KNEELING),
        Posture::Lying => ledger.add(rule::SIT_08, FROM_LYING),
    }
}

/// The own posture in a parry.
///
/// Rule: `SIT-06`, `SIT-07`.
pub(crate) fn parry(ledger: &mut impl Tally, defender: &Snapshot) {
    let (rule, malus) = own(defender.body.posture);
    ledger.add(rule, malus);
}

/// The own posture in a shot, which only lying hinders.
///
/// Rule: `SIT-06`.
pub(crate) fn shot(ledger: &mut impl Tally, shooter: &Snapshot) {
    if shooter.is_prone() {
        ledger.add(rule::SIT_06, LYING);
    }
}

/// The own posture in a dodge; whoever lies cannot dodge at all.
///
/// Rule: `SIT-07`, `MOD-04`.
pub(crate) fn dodge(ledger: &mut impl Tally, defender: &Snapshot) {
    if defender.body.posture == Posture::Kneeling {
        ledger.add(rule::SIT_07, KNEELING_DODGE);
    }
}
