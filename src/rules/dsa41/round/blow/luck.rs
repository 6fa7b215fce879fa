//! Luck in the round: the second roll, the defence that is kept, and what the things that have met must bear.

use crate::battle::{FighterId, Happening, Ledger, RuleId};
use crate::dice::DiceError;

use super::super::Exchange;
use super::super::arena::Arena;
use super::super::table::Table;
use super::super::turn::act;
use super::super::turn::late::{self, Late};
use super::feat;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::exchange::defence::Means;
use crate::rules::dsa41::exchange::luck::{self, Luck};
use crate::rules::dsa41::fighter::{Piece, Turn};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// What a natural 1 makes of an attack; the published variant rolls again against the same value.
///
/// Rule: `CRT-01`, `CRT-04`, `CRT-07`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn of_attack(
    table: &mut impl Arena,
    id: FighterId,
    blow: Blow,
    ledger: Ledger,
) -> Result<Luck, DiceError> {
    let Some((sure, may_be)) = luck::of_attack(table.modules(), blow) else {
        return Ok(luck::idle(table.modules(), blow));
    };
    let Some(confirmed) = may_be else {
        return Ok(sure);
    };
    let cited = if blow.flight.is_missile() {
        rule::CRT_07
    } else {
        rule::CRT_04
    };
    Ok(if confirms(table, id, ledger, cited)? {
        confirmed
    } else {
        sure
    })
}

/// Rolls again against the same value, and says so.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn confirms(
    table: &mut impl Arena,
    id: FighterId,
    ledger: Ledger,
    cited: RuleId,
) -> Result<bool, DiceError> {
    let check = check::roll(cited, ledger, table.dice())?;
    let passed = check.outcome.is_success();
    table.tell(|| Happening::Checked {
        fighter: id,
        what: word::CONFIRM,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
    Ok(passed)
}

/// A lucky parry costs no action: the round is as it was before. Says whether it is so.
///
/// Rule: `CRT-05`, `CRT-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn of_parry(
    table: &mut impl Arena,
    id: FighterId,
    means: Means,
    (ledger, before): (Ledger, Turn),
) -> Result<bool, DiceError> {
    let modules = table.modules();
    if !luck::knows_lucky_parry(modules, means) {
        return Ok(false);
    }
    let is_published = modules.has(Modules::CRITS_PUBLISHED);
    if is_published && !confirms(table, id, ledger, rule::CRT_06)? {
        return Ok(false);
    }
    let turn = &mut table.fighter(id).turn;
    (turn.defences, turn.second_parry) = (before.defences, before.second_parry);
    (turn.second_done, turn.spent) = (before.second_done, before.spent);
    let word = if is_published {
        word::LUCKY_PARRY_SURE
    } else {
        word::LUCKY_PARRY
    };
    table.tell(|| act::acted(id, word));
    Ok(true)
}

/// The things that have met in a parry must pass break tests, where luck or might asks for it; what belongs to the body needs none,
/// nor does a blade that a staff of wood has stopped.
///
/// Rule: `BRK-02`, `BRK-03`, `BRK-04`, `CRT-05`, `CRT-06`, `CRT-08`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn strain(
    table: &mut Table,
    exchange: Exchange,
    means: Means,
    is_lucky: bool,
) -> Result<(), DiceError> {
    let blow = exchange.blow;
    let Some(found) = luck::strain(table.round.modules, blow, is_lucky).filter(|_| means.is_parry()) else {
        return Ok(());
    };
    let (attacker, defender) = (table.snapshot(exchange.attacker), table.snapshot(exchange.target));
    if luck::is_wood_on_steel(attacker, defender, blow, means) {
        table.write(act::acted(exchange.target, word::WOOD_ON_STEEL));
        return Ok(());
    }
    let [with, by] = luck::met(attacker, defender, blow, means);
    let pieces = [
        (exchange.attacker, with.zip(Some(found.parried))),
        (exchange.target, by.zip(found.parrying)),
    ];
    let struck_with = attacker.arm(usize::from(blow.slot));
    let is_natural = struck_with.is_some_and(|arm| arm.kind.is_of_body());
    if is_natural {
        table.write(act::acted(exchange.attacker, word::UNBREAKABLE));
    }
    for (id, piece) in pieces {
        let Some((piece, cause)) = piece else { continue };
        if late::waits(table) {
            late::put_off(table, Late::Strain(id, piece, cause));
        } else {
            test(table, id, piece, cause)?;
        }
    }
    Ok(())
}

/// A thing that is still in the hand must pass a break test.
///
/// Rule: `BRK-01`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn test(table: &mut Table, id: FighterId, piece: Piece, cause: RuleId) -> Result<(), DiceError> {
    if luck::holds(table.snapshot(id), piece) {
        feat::strain(table, (id, piece), 0, cause)?;
    }
    Ok(())
}
