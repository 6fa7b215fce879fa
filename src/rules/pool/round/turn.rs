//! Turns: whose place in the order comes, what he does with it, and who takes a turn that he has put off.

use crate::battle::{Choice, FighterId, Happening};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::effect::{EffectKind, Until};
use super::super::fighter::Progress;
use super::super::{action, initiative, rule, word};
use super::table::Table;
use super::trigger::{TURN_BEGUN, TURN_ENDED};
use super::{Running, Stage, finish};

/// The next place in the order comes (`PL-RND-01`).
pub(super) fn next(table: &mut Table) -> Result<(), DiceError> {
    let Some(&id) = table.round.order.get(usize::from(table.round.passed)) else {
        table.round.stage = Stage::Finish;
        return Ok(());
    };
    table.round.passed += 1;
    // An early riposte was his turn (PL-RIP-05), and with it his place in the order came.
    if table.snapshot(id).state.turn.progress == Progress::Over {
        return Ok(());
    }
    reach_phase(table, id);
    begin_turn(table, id);
    if let Some(rule) = loses_turn(table, id) {
        if let Some(rule) = rule {
            table.forgone(id, word::TURNS, rule);
        }
        lose_turn(table, id);
        return Ok(());
    }
    if open_turn(table, id)? {
        run(table, id, false, None);
    }
    Ok(())
}

/// What happens to somebody who begins to play, before he does anything: fire burns him, and he looks for those who hide. Says
/// whether he can go on.
///
/// Rule: `PL-GEN-10`, `PL-PER-02`.
pub(super) fn open_turn(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    for rule in TURN_BEGUN {
        rule(table, id)?;
        if table.clock.over {
            return Ok(false);
        }
    }
    let is_able = table.snapshot(id).is_able();
    if !is_able {
        lose_turn(table, id);
    }
    Ok(is_able)
}

/// Says that the count of initiatives has come down.
fn reach_phase(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    let value = initiative::base(&fighter.build) + fighter.state.die.unwrap_or(0);
    if fighter.body.present && table.clock.phase != Some(value) {
        common::look_around(table);
        table.clock.phase = Some(value);
        table.write(Happening::PhaseReached);
    }
}

/// His place in the order marks the time, even if he can have no turn (`PL-GEN-09`).
pub(super) fn begin_turn(table: &mut Table, id: FighterId) {
    for other in table.ids() {
        table.relieve(other, |effect| effect.until == Until::TurnStart(id));
    }
}

/// Whether a fighter loses the turn whose place has come, and by which rule; the unconscious lose theirs without a word.
///
/// Rule: `PL-RND-02`, `PL-DWN-02`, `PL-SUR-01`, `PL-STA-06`, `PL-MAN-05`.
fn loses_turn(table: &Table, id: FighterId) -> Option<Option<crate::battle::RuleId>> {
    let fighter = table.snapshot(id);
    if !fighter.is_able() {
        Some(None)
    } else if fighter.state.surprised {
        Some(Some(rule::PL_SUR_01))
    } else if fighter.state.has(EffectKind::Stunned) {
        Some(Some(rule::PL_STA_06))
    } else if fighter.state.owes_turn {
        Some(Some(rule::PL_MAN_05))
    } else {
        None
    }
}

/// A turn is lost: that counts as a turn for what ends with it, and ends a stance. It pays for no weapon that was taken back
/// where he could not have had it.
///
/// Rule: `PL-GEN-09`, `PL-RIP-09`, `PL-MAN-05`, `PL-STA-06`.
pub(super) fn lose_turn(table: &mut Table, id: FighterId) {
    let state = &mut table.fighter(id).state;
    let owed = state.owes_turn;
    state.owes_turn &= state.surprised || state.has(EffectKind::Stunned);
    if owed && !state.owes_turn {
        table.state(id, word::OWES_TURN, false, rule::PL_MAN_05);
    }
    close_turn(table, id);
}

/// Begins to play a turn; with one that was put off ends what lasts until the next turn of its fighter.
///
/// Rule: `PL-GEN-09`.
pub(crate) fn run(table: &mut Table, id: FighterId, is_late: bool, against: Option<FighterId>) {
    if is_late {
        begin_turn(table, id);
    }
    table.fighter(id).state.turn.progress = Progress::Running;
    table.round.turns.push(Running {
        fighter: id,
        is_late,
        against,
    });
    table.round.stage = Stage::Turn;
}

/// Takes the answer of whoever plays his turn, or asks him; ends the turn when nothing is left of it.
pub(super) fn play(table: &mut Table) -> Result<(), DiceError> {
    let Some(running) = table.round.running() else {
        table.round.stage = Stage::Windows;
        return Ok(());
    };
    let id = running.fighter;
    if let Some(answer) = table.round.answer.take() {
        return answered(table, running, &answer);
    }
    let fighter = table.snapshot(id);
    let turn = fighter.state.turn;
    let has_something =
        turn.has_move() || turn.has_attack() || turn.may_draw && fighter.has_something_to_draw();
    let is_stunned = fighter.state.has(EffectKind::Stunned);
    if !fighter.is_able() || is_stunned || !has_something {
        end_turn(table, id);
        return Ok(());
    }
    table.ask(id, word::ASK_TURN, running.against);
    Ok(())
}

/// Does what was chosen in a turn; a goal that is met by it ends the fight at once (`PL-RND-03`, `BD-LVL-11`).
fn answered(table: &mut Table, running: Running, answer: &Choice) -> Result<(), DiceError> {
    let id = running.fighter;
    let is_delay = matches!(answer, Choice::Act { act: word::DELAY, .. });
    // A normal turn ends the stance; whoever puts it off keeps waiting in it (PL-RIP-06).
    if running.is_regular() && !is_delay {
        end_stance(table, id);
    }
    if *answer == Choice::Pass {
        end_turn(table, id);
        return Ok(());
    }
    action::play(table, (id, word::ASK_TURN, running.against), answer)?;
    if !matches!(answer, Choice::Attack { .. }) {
        common::end_if_met(table, false);
    }
    Ok(())
}

/// Puts a turn off; it comes after those of others, and never earlier (`PL-DLY-01`, `PL-DLY-04`, `PL-RIP-06`).
pub(crate) fn delay(table: &mut Table, id: FighterId) {
    table.fighter(id).state.turn.progress = Progress::Delayed;
    table.acted(id, word::DELAY, None);
    table.round.turns.pop();
    // Nobody has played a turn: no window opens for others.
    table.round.stage = if table.round.turns.is_empty() {
        Stage::Next
    } else {
        Stage::Turn
    };
}

/// Ends the turn that is being played, and goes on with the one that it interrupted, or with those who have waited.
pub(super) fn end_turn(table: &mut Table, id: FighterId) {
    table.round.turns.pop();
    close_turn(table, id);
    if table.clock.over {
        return;
    }
    if table.round.turns.is_empty() {
        table.round.windows = waiting(table, id);
        table.round.stage = Stage::Windows;
    } else {
        table.round.stage = Stage::Turn;
    }
}

/// What ends with a turn (`PL-GEN-09`, `PL-RIP-05`).
fn close_turn(table: &mut Table, id: FighterId) {
    table.fighter(id).state.turn.progress = Progress::Over;
    TURN_ENDED.iter().for_each(|rule| rule(table, id));
}

/// What lasts for so many turns of a fighter (`PL-GEN-09`).
pub(super) fn end_effects(table: &mut Table, id: FighterId) {
    table.relieve(id, |effect| effect.until == Until::OwnTurns(1));
    for effect in &mut table.fighter(id).state.effects {
        if let Until::OwnTurns(left) = &mut effect.until {
            *left -= 1;
        }
    }
}

/// A riposte stance ends (`PL-RIP-09`).
pub(crate) fn end_stance(table: &mut Table, id: FighterId) {
    if table.snapshot(id).state.turn.stance {
        table.fighter(id).state.turn.stance = false;
        table.state(id, word::STANCE, false, rule::PL_RIP_09);
    }
}

/// Those who have put off their turns and see that somebody has ended his, the first in the order last (`PL-DLY-05`). To ask anybody after
/// the turn of a foe whom he does not see would tell him of it.
///
/// Rule: `PL-DLY-02`, `BD-VIS-05`.
fn waiting(table: &Table, ended: FighterId) -> Vec<FighterId> {
    let is_waiting = |id: &FighterId| {
        let fighter = table.snapshot(*id);
        let is_told = common::is_aware(table, fighter.fighter.side, ended);
        is_told && fighter.state.turn.progress == Progress::Delayed
    };
    table
        .round
        .order
        .iter()
        .copied()
        .filter(is_waiting)
        .rev()
        .collect()
}

/// After a turn those may take theirs who have waited, one after the other (`PL-DLY-02`, `PL-DEC-06`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn windows(table: &mut Table) -> Result<(), DiceError> {
    if let Some(answer) = table.round.answer.take()
        && let Some(id) = table.round.windows.pop()
        && answer != Choice::Pass
    {
        return action::play(table, (id, word::ASK_LATE, None), &answer);
    }
    while let Some(&id) = table.round.windows.last() {
        let fighter = table.snapshot(id);
        // A turn that was put off is the next one: it is lost by being stunned (PL-STA-06) or given up (PL-MAN-05).
        if fighter.is_able() && !fighter.state.has(EffectKind::Stunned) && !fighter.state.owes_turn {
            table.ask(id, word::ASK_LATE, None);
            return Ok(());
        }
        table.round.windows.pop();
    }
    finish::end_if_decided(table);
    table.round.stage = Stage::Next;
    Ok(())
}
