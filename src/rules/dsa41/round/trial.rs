//! Checks other than attack and defence: an attribute, or the three dice of a talent.

use crate::battle::{FighterId, Happening, Ledger, RuleId, Term};
use crate::dice::DiceError;

use super::super::check::{self, TalentCheck};
use super::super::rule;
use super::super::scene::Snapshot;
use super::super::strain;
use super::super::value::Attribute;
use super::table::Table;

/// The value of an attribute check with a modifier of the rule that asks for it (`CNV-07`); wounds lower agility
/// (`WND-05`), a failed announcement and low life energy every check (`MAN-GEN-05`, `LEN-01`).
pub(crate) fn attribute_ledger(
    fighter: &Snapshot,
    which: Attribute,
    (asked, modifier): (RuleId, i16),
) -> Ledger {
    let (value, worn) = fighter.tested(which);
    let mut ledger = Ledger::new(rule::CNV_07, value);
    ledger.add(rule::WND_05, worn);
    ledger.add(asked, modifier);
    ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
    strain::add_to_attribute(&mut ledger, fighter);
    ledger
}

/// Rolls an attribute check and says so.
pub(super) fn attribute_check(
    table: &mut Table,
    id: FighterId,
    which: Attribute,
    what: Term,
    asked: (RuleId, i16),
) -> Result<bool, DiceError> {
    let ledger = attribute_ledger(table.snapshot(id), which, asked);
    let check = check::roll(asked.0, ledger, &mut *table.dice)?;
    let passed = check.outcome.is_success();
    table.write(Happening::Checked {
        fighter: id,
        what,
        checks: vec![check],
        passed,
        left: 0,
    });
    Ok(passed)
}

/// A check of a talent: the attributes of its dice, and its value (`CNV-08`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    pub(crate) attributes: [Attribute; 3],
    pub(crate) value: i16,
    /// The rule that asks for it, with its modifier; encumbrance is part of that where the talent bears it (`ARM-03`).
    pub(crate) asked: (RuleId, i16),
}

/// Rolls a talent check and says so.
pub(super) fn talent_check(
    table: &mut Table,
    id: FighterId,
    what: Term,
    trial: Trial,
) -> Result<TalentCheck, DiceError> {
    let fighter = table.snapshot(id);
    let dice = trial.attributes.map(|which| fighter.tested(which));
    let hindered = fighter.condition.off_balance + strain::talent_loss(fighter, trial.asked.0);
    let modifier = trial.asked.1 - hindered;
    let rolled = check::roll_talent(trial.asked.0, dice, trial.value, modifier, &mut *table.dice)?;
    table.write(Happening::Checked {
        fighter: id,
        what,
        checks: rolled.checks.clone(),
        passed: rolled.passed,
        left: rolled.left,
    });
    Ok(rolled)
}

/// Körperbeherrschung, burdened by encumbrance (`CNV-08`, `ARM-03`).
pub(super) fn body_control(
    table: &mut Table,
    id: FighterId,
    asked: (RuleId, i16),
) -> Result<bool, DiceError> {
    use Attribute::{Ge, In, Mu};
    let build = table.build(id);
    let trial = Trial {
        attributes: [Mu, In, Ge],
        value: build.talents.body_control,
        asked: (asked.0, asked.1 - build.encumbrance.value()),
    };
    let rolled = talent_check(table, id, super::super::word::BODY_CONTROL, trial)?;
    Ok(rolled.passed)
}
