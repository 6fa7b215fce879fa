//! Checks other than attack and defence: an attribute, or the three dice of a talent.

use crate::battle::{FighterId, Happening, Ledger, RuleId, Term};
use crate::dice::DiceError;

use super::super::cause;
use super::super::condition::strain;
use super::super::exchange::check::{self, TalentCheck};
use super::super::exchange::trial::{self, Trial};
use super::super::exchange::value::Attribute;
use super::super::scene::Snapshot;
use super::super::{rule, word};
use super::arena::Arena;
use super::table::Table;

/// What gauntlets of plate take from a check of dexterity (`ARP-11`).
pub(crate) const CLUMSY_FINGERS: i16 = -2;

/// The value of an attribute check with a modifier of the rule that asks for it (`CNV-07`); gauntlets of
/// plate lower dexterity (`ARP-11`), a failed announcement and low life energy every check (`MAN-GEN-05`, `LEN-01`).
pub(crate) fn attribute_ledger(
    fighter: &Snapshot,
    which: Attribute,
    (asked, modifier): (RuleId, i16),
) -> Ledger {
    let mut ledger = trial::attribute(rule::CNV_07, fighter, which);
    ledger.add_for(asked, &cause::DIFFICULTY, modifier);
    if which == Attribute::Ff && fighter.build.traits.plate_hands {
        ledger.add(rule::ARP_11, CLUMSY_FINGERS);
    }
    ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
    strain::add_to_attribute(&mut ledger, fighter);
    ledger
}

/// The value of an attribute check that encumbrance burdens, as the rule that asks for it says.
///
/// Rule: `CNV-07`, `ARP-05`.
pub(crate) fn burdened_ledger(fighter: &Snapshot, which: Attribute, asked: RuleId) -> Ledger {
    let mut ledger = attribute_ledger(fighter, which, (asked, 0));
    fighter.build.burden.weigh(&mut ledger, asked, |be| be);
    ledger
}

/// Rolls an attribute check and says so.
pub(super) fn attribute_check(
    table: &mut impl Arena,
    id: FighterId,
    which: Attribute,
    what: Term,
    asked: (RuleId, i16),
) -> Result<bool, DiceError> {
    let ledger = attribute_ledger(table.snapshot(id), which, asked);
    check_against(table, (id, what), asked.0, ledger)
}

/// Rolls an attribute check that encumbrance burdens and says so.
pub(super) fn burdened_check(
    table: &mut impl Arena,
    id: FighterId,
    which: Attribute,
    what: Term,
    asked: RuleId,
) -> Result<bool, DiceError> {
    let ledger = burdened_ledger(table.snapshot(id), which, asked);
    check_against(table, (id, what), asked, ledger)
}

/// Rolls a check against a value and says so.
pub(super) fn check_against(
    table: &mut impl Arena,
    (id, what): (FighterId, Term),
    asked: RuleId,
    ledger: Ledger,
) -> Result<bool, DiceError> {
    let check = check::roll(asked, ledger, table.dice())?;
    let passed = check.outcome.is_success();
    table.tell(|| Happening::Checked {
        fighter: id,
        what,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
    Ok(passed)
}

/// Rolls a talent check and says so.
pub(super) fn talent_check(
    table: &mut Table,
    id: FighterId,
    what: Term,
    trial: Trial,
) -> Result<TalentCheck, DiceError> {
    let (rolled, told) = hidden_talent_check(table, id, what, trial)?;
    table.write(told);
    Ok(rolled)
}

/// Rolls a talent check of which nobody is told yet, with what is to be told.
pub(super) fn hidden_talent_check(
    table: &mut Table,
    id: FighterId,
    what: Term,
    trial: Trial,
) -> Result<(TalentCheck, Happening), DiceError> {
    let rolled = check::roll_talent(
        trial.asked,
        trial.targets(table.snapshot(id)),
        (trial.pool.value(), trial.value),
        trial.fumbles_from,
        &mut *table.dice,
    )?;
    let told = Happening::Checked {
        fighter: id,
        what,
        checks: rolled.checks.clone(),
        pool: Some(Box::new(trial.pool)),
        passed: rolled.passed,
        left: rolled.left,
    };
    Ok((rolled, told))
}

/// Checks self-control, as a rule asks for it (`CNV-08`).
pub(super) fn self_control(
    table: &mut impl Arena,
    id: FighterId,
    asked: (RuleId, i16),
) -> Result<TalentCheck, DiceError> {
    let trial = Trial::self_control(table.snapshot(id), asked);
    table.talent(id, word::SELF_CONTROL, trial)
}

/// Checks body control, as a rule asks for it (`CNV-08`); says whether it is passed.
pub(super) fn body_control(
    table: &mut impl Arena,
    id: FighterId,
    asked: (RuleId, i16),
) -> Result<bool, DiceError> {
    let trial = Trial::body_control(table.snapshot(id), asked);
    Ok(table.talent(id, word::BODY_CONTROL, trial)?.passed)
}
