//! Actions that may take longer than one slot: begun, carried on, ended, broken off.

use crate::battle::{FighterId, Happening, Ledger, Slot, Term};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::check;
use super::super::fighter::{LongAction, Plan, Vitality};
use super::super::value::Attribute;
use super::super::{legal, rule, word};
use super::act::spend;
use super::hands::{empty_hands, ready};
use super::table::Table;
use super::trial::attribute_check;
use super::{Actor, Due, treat};

/// Begins what may take longer than one action; its first action is being spent.
pub(super) fn begin(
    table: &mut Table,
    actor: Actor,
    act: Term,
    (target, with, at): (Option<FighterId>, Option<Slot>, Option<Cell>),
) -> Result<(), DiceError> {
    let id = actor.fighter;
    let fighter = table.snapshot(id);
    let traits = fighter.build.traits;
    let left = match act {
        word::ORIENT if traits.vigilance => 1,
        word::DRAW => u16::from(legal::drawing_time(fighter, with.unwrap_or_default())),
        word::TREAT => 0,
        word::STOW => 2 * u16::from(fighter.style().draw + fighter.style().ward_draw),
        _ => 2,
    };
    let mut task = LongAction {
        act,
        left,
        target,
        with,
        at,
        success: None,
    };
    table.write(Happening::Acted {
        fighter: id,
        act,
        target,
        with,
        at,
    });
    if act == word::TREAT {
        task = treat::begin(table, id, task)?;
    }
    table.fighter(id).task.0 = Some(task);
    advance(table, id, actor.due)
}

/// A slot that continues a long action.
pub(super) fn go_on(table: &mut Table, actor: Actor) -> Result<(), DiceError> {
    spend(table, actor.fighter, actor.due);
    debug_assert!(
        !matches!(actor.due, Due::Free(_)),
        "free actions carry no long action on"
    );
    advance(table, actor.fighter, actor.due)
}

fn advance(table: &mut Table, id: FighterId, due: Due) -> Result<(), DiceError> {
    let fighter = table.fighter(id);
    let Some(task) = fighter.task.0.as_mut() else {
        return Ok(());
    };
    task.left = task.left.saturating_sub(1);
    if task.left > 0 {
        return Ok(());
    }
    let task = *task;
    fighter.task.0 = None;
    if due == Due::First && fighter.turn.carries_on {
        // One combat action is left of such a round, as if it were converted (TIM-05).
        fighter.turn.plan = Some(Plan::ActAttack);
        fighter.turn.defences = 1;
        fighter.turn.converted = true;
    }
    match task.act {
        word::ORIENT => orient(table, id),
        word::DRAW => {
            ready(table, id, task.with.unwrap_or_default());
            Ok(())
        }
        word::PICK_UP => pick_up(table, id),
        word::STOW => {
            empty_hands(table, id, rule::ACT_15);
            Ok(())
        }
        word::BREATHE => {
            breathe(table, id);
            Ok(())
        }
        _ => treat::finish(table, id, task),
    }
}

/// Regains the initiative lost through combat actions; the die counts as its highest (`ORI-01`).
fn orient(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let build = fighter.build;
    let (vigilant, from) = (build.traits.vigilance, fighter.ini());
    let best = if build.traits.blade_dancer { 12 } else { 6 };
    if !vigilant {
        let mut ledger = Ledger::new(rule::CNV_07, build.attribute(Attribute::In));
        ledger.add(rule::ORI_01, build.talents.warfare / 2);
        ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
        let check = check::roll(rule::ORI_01, ledger, &mut *table.dice)?;
        let passed = check.outcome.is_success();
        table.write(Happening::Checked {
            fighter: id,
            what: word::INTUITION,
            checks: vec![check],
            passed,
            left: 0,
        });
        regain_balance(table, id);
        if !passed {
            return Ok(());
        }
    }
    regain_balance(table, id);
    let fighter = table.fighter(id);
    fighter.initiative.die = fighter.initiative.die.max(best);
    fighter.initiative.lost = 0;
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::ORI_01);
    Ok(())
}

/// An orientation, passed or not, ends the malus of a failed announcement (`ORI-04`).
fn regain_balance(table: &mut Table, id: FighterId) {
    let from = table.snapshot(id).condition.off_balance;
    table.fighter(id).condition.off_balance = 0;
    table.changed(id, word::OFF_BALANCE, from, 0, rule::ORI_04);
}

/// Picks the dropped weapon up, if the fingers are nimble enough (`ACT-17`).
fn pick_up(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let burden = -table.snapshot(id).build.encumbrance.value();
    let passed = attribute_check(table, id, Attribute::Ff, word::DEXTERITY, (rule::ACT_17, burden))?;
    if let Some((_, slot)) = table.snapshot(id).hands.lies.filter(|_| passed) {
        table.fighter(id).hands.lies = None;
        ready(table, id, slot);
    }
    Ok(())
}

/// Regains KO points of endurance (`END-05`), which ends exhaustion (`END-06`).
fn breathe(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    let from = fighter.endurance.now;
    let to = (from + fighter.build.constitution.unwrap_or(0)).min(fighter.endurance.max);
    let was_exhausted = fighter.condition.exhausted;
    let fighter = table.fighter(id);
    fighter.endurance.now = to;
    fighter.condition.exhausted = to <= 0;
    let fit = fighter.condition.vitality == Vitality::Fit && fighter.condition.unconscious == 0;
    fighter.body.able = fit && to > 0;
    table.changed(id, word::AU, from, to, rule::ACT_20);
    if was_exhausted && to > 0 {
        table.state(id, word::EXHAUSTED, false, rule::END_06);
    }
}

/// Another action breaks a long one off (`TIM-05`).
pub(super) fn interrupt(table: &mut Table, id: FighterId) {
    if let Some(task) = table.fighter(id).task.0.take() {
        table.write(Happening::Forgone {
            fighter: id,
            what: task.act,
            rule: Some(rule::TIM_05),
        });
    }
}
