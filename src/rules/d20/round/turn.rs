//! Turns: whose place in the order comes, what he does with it, and who takes a turn that he has put off.

use crate::battle::{Choice, FighterId, Happening};
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::end_if_decided;

use super::super::budget::{Allowance, Spent};
use super::super::condition::Until;
use super::super::data::StateEffect;
use super::super::fighter::{Attacks, Progress, Ready};
use super::super::{action, ailment, compulsion, condition, facing, hide, moves, rage, rule, spell, word};
use super::table::Table;
use super::{Stage, ground, health, hold, saddle};

/// The next place in the order comes. The dead and the helpless keep theirs.
///
/// Rule: `D20-SEQ-01`, `D20-SEQ-02`.
pub(super) fn next(table: &mut Table) -> Result<(), DiceError> {
    let Some(&id) = table.round.order.get(usize::from(table.round.passed)) else {
        table.round.stage = Stage::Finish;
        return Ok(());
    };
    table.round.passed += 1;
    let own = table.snapshot(id);
    if own.budget.progress == Progress::Over || !own.body.present {
        return Ok(());
    }
    reach_count(table, id);
    open_turn(table, id)?;
    // The turn of the mount is that of its rider (D20-MNT-01).
    if let Some(mount) = table.snapshot(id).body.mount {
        open_turn(table, mount)?;
    }
    saddle::review(table)?;
    saddle::guide(table, id)?;
    if table.clock.over {
        return Ok(());
    }
    if can_play(table, id) {
        run(table, id);
    } else {
        health::linger(table, id)?;
        spell::try_to_shake_off(table, id)?;
        close(table, id);
        end_if_decided(table);
    }
    Ok(())
}

/// Says that the count of initiatives has come down.
fn reach_count(table: &mut Table, id: FighterId) {
    let value = table.snapshot(id).budget.initiative.map(|it| it.value());
    if value.is_some() && table.clock.phase != value {
        common::look_around(table);
        table.clock.phase = value;
        table.write(Happening::PhaseReached);
    }
}

/// A turn begins: what lasts until then ends, actions and attacks of opportunity are there again, and what the ground does to whoever
/// stands there.
///
/// Rule: `D20-SEQ-06`, `D20-ACT-01`, `D20-AOO-09`, `D20-ATK-15`, `D20-AID-01`.
fn open_turn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    spell::take_effect(table, id)?;
    if table.clock.over {
        return Ok(());
    }
    let all: Vec<FighterId> = table.ids().collect();
    for other in all {
        count_down(table, other, id);
        spell::count_down(table, other, id);
        // Help is over when the turn of the helper comes, surprise when the own one does.
        table.fighter(other).budget.aids.retain(|aid| aid.by != id);
    }
    let own = table.fighter(id);
    own.hands.is_shield_off = false;
    own.state.magic.is_defensive = false;
    own.state.magic.committed = 0;
    let budget = &mut own.state.budget;
    budget.spent = Spent::default();
    budget.attacks = Attacks::default();
    budget.opportunities = 0;
    budget.has_odd_diagonal = false;
    budget.may_draw = false;
    budget.has_turned = false;
    budget.has_saved_mount = false;
    budget.ready = Ready::No;
    budget.expertise = 0;
    budget.has_run = false;
    budget.gone_half = 0;
    budget.may_hide = false;
    budget.found = budget
        .found
        .and_then(|(foe, left)| Some((foe, left.checked_sub(1)?)));
    budget.feint = budget
        .feint
        .and_then(|(foe, left)| Some((foe, left.checked_sub(1)?)));
    health::regenerate(table, id);
    rage::wear_off(table, id);
    ailment::run_on(table, id)?;
    hide::search(table, id, true)?;
    compulsion::befall(table, id)?;
    health::set_able(table, id);
    spell::scorch(table, id)?;
    ground::burn_beginner(table, id)
}

/// A turn of somebody begins: states of a fighter that last until then end, others have one round less.
fn count_down(table: &mut Table, of: FighterId, id: FighterId) {
    for suffered in &mut table.fighter(of).conditions.0 {
        if let Until::Rounds(left, whose) = &mut suffered.until
            && *whose == id
        {
            *left = left.saturating_sub(1);
        }
    }
    let is_surprised = of == id && table.snapshot(id).hit_points.is_surprised;
    table.relieve(of, |suffered| match suffered.until {
        // Who is surprised is on his guard no sooner than his first turn comes in which he can act.
        Until::TurnStart(whose) => whose == id && !is_surprised,
        Until::Rounds(left, whose) => whose == id && left == 0,
        Until::Open => false,
    });
}

/// Whether a fighter whose place has come can do anything.
///
/// Rule: `D20-SEQ-04`, `D20-ACT-07`, `D20-CND-03`, `D20-CND-04`, `D20-CND-23`.
fn can_play(table: &mut Table, id: FighterId) -> bool {
    let own = table.snapshot(id);
    if !own.is_able() {
        return false;
    }
    if own.hit_points.is_surprised {
        table.forgone(id, word::TURNS, rule::D20_SEQ_04);
        return false;
    }
    if own.budget.allowance == Allowance::Nothing {
        let scene = table.scene();
        let state = scene.tables().and_then(|tables| condition::idle(tables, own));
        drop(scene);
        let by = state.map_or(rule::D20_ACT_07, condition::rule_of);
        table.forgone(id, word::TURNS, by);
        return false;
    }
    true
}

/// Begins to play a turn.
pub(crate) fn run(table: &mut Table, id: FighterId) {
    table.fighter(id).budget.progress = Progress::Running;
    table.round.running = Some(id);
    table.round.struck.clear();
    table.round.stage = Stage::Turn;
}

/// Takes the answer of whoever plays his turn, or asks him if he is his own master; ends the turn when nothing is left of it.
pub(super) fn play(table: &mut Table) -> Result<(), DiceError> {
    let Some(id) = table.round.running else {
        table.round.stage = Stage::Windows;
        return Ok(());
    };
    if let Some(answer) = table.round.answer.take() {
        if answer == Choice::Pass {
            end_turn(table, id)?;
            return Ok(());
        }
        action::play(table, (id, word::ASK_TURN, None), &answer)?;
        return settle(table);
    }
    end_if_decided(table);
    if table.clock.over || saddle::flees(table, id)? {
        return Ok(());
    }
    if !table.snapshot(id).is_able() || !has_something(table, id) {
        end_turn(table, id)?;
        return Ok(());
    }
    if !compulsion::drive(table, id)? {
        table.ask(id, word::ASK_TURN, None);
    }
    Ok(())
}

/// After an act: a goal may be met by it, and the battle goes on with what is under way.
pub(crate) fn settle(table: &mut Table) -> Result<(), DiceError> {
    if table.clock.over {
        return Ok(());
    }
    hold::review(table)?;
    saddle::review(table)?;
    if table.round.frames.is_empty() {
        common::end_if_met(table, false);
    }
    // Somebody who has put his turn off has said himself where the battle goes on.
    if table.round.running.is_some() || !table.round.frames.is_empty() {
        table.resume();
    }
    Ok(())
}

/// Whether anything is left of a turn but trifles.
///
/// Rule: `D20-ACT-01`, `D20-FUL-01`, `D20-FAC-08`.
fn has_something(table: &Table, id: FighterId) -> bool {
    let own = table.snapshot(id);
    let (spent, allowance) = (own.budget.spent, own.budget.allowance);
    spent.has_standard(allowance)
        || spent.has_move(allowance)
        || spent.has_step(table.round.modules)
        || own.budget.rides_on.is_some()
        || own.body.mount.is_some() && own.budget.steed.has_move(Allowance::Whole)
        || action::attack::has_further(own)
        || moves::may_spring(own).is_ok() && own.budget.gone_half < 2 * u16::from(own.build.speed)
        || facing::is_turn_free(own) && facing::has_arcs(&table.scene(), own)
}

/// Puts a turn off; it comes after those of others.
///
/// Rule: `D20-SEQ-08`.
pub(crate) fn delay(table: &mut Table, id: FighterId) {
    table.fighter(id).budget.progress = Progress::Delayed;
    table.acted(id, word::DELAY, None);
    table.round.running = None;
    table.round.stage = Stage::Next;
}

/// Takes a turn that was put off; the place in the order is that of this moment from now on.
///
/// Rule: `D20-SEQ-08`.
pub(crate) fn act_now(table: &mut Table, id: FighterId) {
    table.round.windows.clear();
    table.acted(id, word::ACT_NOW, None);
    move_in_order(table, id);
    run(table, id);
}

/// Gives a fighter the place in the order right after those who have played already.
fn move_in_order(table: &mut Table, id: FighterId) {
    let Some(place) = table.round.order.iter().position(|it| *it == id) else {
        return;
    };
    table.round.order.remove(place);
    let mut passed = usize::from(table.round.passed);
    if place < passed {
        passed -= 1;
    }
    table.round.order.insert(passed.min(table.round.order.len()), id);
    table.round.passed = passed as u16 + 1;
    // His count is no higher than that of whoever played last.
    if let (Some(now), Some(own)) = (table.clock.phase, table.snapshot(id).budget.initiative)
        && own.value() > now
        && let Some(initiative) = &mut table.fighter(id).budget.initiative
    {
        initiative.bonus -= own.value() - now;
        table.changed(id, word::INI, own.value(), now, rule::D20_SEQ_08);
    }
}

/// Gives whoever has used what he kept ready the place in the order just before whoever plays his turn now; a turn that would still have come in
/// this round is used up by it.
///
/// Rule: `D20-SEQ-08`.
pub(crate) fn come_before(table: &mut Table, id: FighterId) {
    let Some(running) = table.round.running.filter(|running| *running != id) else {
        return;
    };
    let place = |table: &Table, of: FighterId| table.round.order.iter().position(|it| *it == of);
    let (Some(own), Some(_)) = (place(table, id), place(table, running)) else {
        return;
    };
    let mut passed = usize::from(table.round.passed);
    table.round.order.remove(own);
    if own < passed {
        passed -= 1;
    }
    let before = place(table, running).unwrap_or(0);
    table.round.order.insert(before, id);
    table.round.passed = passed as u16 + 1;
    let now = table.snapshot(running).budget.initiative.map(|it| it.value());
    let own = &mut table.fighter(id).state.budget;
    own.progress = Progress::Over;
    if let (Some(now), Some(initiative)) = (now, &mut own.initiative) {
        let before = initiative.value();
        initiative.bonus += now - before;
        table.changed(id, word::INI, before, now, rule::D20_SEQ_08);
    }
}

/// Ends the turn that is being played, and asks those who have waited. Whoever has strained himself with no hit points left loses one.
///
/// Rule: `D20-DTH-01`.
pub(crate) fn end_turn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    table.round.running = None;
    table.round.frames.clear();
    if std::mem::take(&mut table.fighter(id).state.budget.spent.strain) {
        let cost = strain(table, id);
        health::lose(table, id, (cost, false), rule::D20_DTH_01)?;
    }
    if !table.clock.over {
        hide::blend(table, id)?;
    }
    close(table, id);
    if table.clock.over {
        return Ok(());
    }
    table.round.windows = waiting(table, id);
    table.round.stage = Stage::Windows;
    Ok(())
}

/// Hit points that a standard action costs somebody as he is now.
///
/// Rule: `D20-DTH-01`.
fn strain(table: &Table, id: FighterId) -> i16 {
    let scene = table.scene();
    let Some(tables) = scene.tables() else { return 0 };
    let costs = condition::points(tables, table.snapshot(id), |effect| match effect {
        StateEffect::StrainCosts(points) => Some(*points),
        _ => None,
    });
    costs.into_iter().map(|(_, points)| points).sum()
}

fn close(table: &mut Table, id: FighterId) {
    table.fighter(id).budget.progress = Progress::Over;
}

/// Those who have put off their turns and see that somebody has ended his, the first in the order last. To ask anybody after the turn of a
/// foe whom he does not see would tell him of it.
///
/// Rule: `D20-SEQ-08`, `BD-VIS-05`.
fn waiting(table: &Table, ended: FighterId) -> Vec<FighterId> {
    let is_waiting = |id: &FighterId| {
        let own = table.snapshot(*id);
        let is_told = common::is_aware(table, own.fighter.side, ended);
        is_told && own.budget.progress == Progress::Delayed
    };
    let order = table.round.order.iter().copied();
    order.filter(is_waiting).rev().collect()
}

/// After a turn those may take theirs who have waited, one after the other.
///
/// Rule: `D20-SEQ-08`.
pub(super) fn windows(table: &mut Table) -> Result<(), DiceError> {
    if let Some(answer) = table.round.answer.take()
        && let Some(id) = table.round.windows.pop()
        && answer != Choice::Pass
    {
        return action::play(table, (id, word::ASK_LATE, None), &answer);
    }
    while let Some(&id) = table.round.windows.last() {
        if table.snapshot(id).is_able() {
            table.ask(id, word::ASK_LATE, None);
            return Ok(());
        }
        table.round.windows.pop();
    }
    end_if_decided(table);
    table.round.stage = Stage::Next;
    Ok(())
}
