//! Attribute checks.

use crate::battle::{FighterId, Happening, Ledger, RuleId, Term};
use crate::dice::DiceError;

use super::super::value::Attribute;
use super::super::{check, initiative, rule};
use super::table::Table;

/// An attribute check with a modifier of the rule that asks for it; wounds lower agility (`CNV-07`, `WND-05`). Creatures
/// with printed values have no attributes but KO, which stands for all of them.
pub(super) fn attribute_check(
    table: &mut Table,
    id: FighterId,
    which: Attribute,
    what: Term,
    (asked, modifier): (RuleId, i16),
) -> Result<bool, DiceError> {
    let fighter = table.snapshot(id);
    let tested = if fighter.build.is_creature {
        Attribute::Ko
    } else {
        which
    };
    let mut ledger = Ledger::new(rule::CNV_07, fighter.build.attribute(tested));
    if tested == Attribute::Ge {
        ledger.add(rule::WND_05, initiative::wound_loss(fighter));
    }
    ledger.add(asked, modifier);
    ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
    let check = check::roll(asked, ledger, &mut *table.dice)?;
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
