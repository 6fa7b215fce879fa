//! Rounds end, and fights.

use crate::battle::{FighterId, Happening, RuleId, SideId};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::fighter::{Leave, Progress};
use super::super::{rule, word};
use super::table::Table;
use super::{Stage, ground, health, turn};

/// The round ends: turns that nobody has taken are lost, stances end, the map changes.
///
/// Rule: `PL-RND-01`, `PL-DLY-05`, `PL-RIP-09`, `PL-STA-06`.
pub(super) fn finish(table: &mut Table) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.phase = None;
    for id in table.round.order.clone() {
        if table.snapshot(id).state.turn.progress == Progress::Delayed {
            table.forgone(id, word::TURNS, rule::PL_DLY_05);
            turn::lose_turn(table, id);
        }
        turn::end_stance(table, id);
    }
    for id in table.ids() {
        if std::mem::take(&mut table.fighter(id).state.surprised) {
            table.state(id, word::SURPRISED, false, rule::PL_SUR_01);
        }
    }
    ground::change(table)?;
    health::count_rounds(table);
    end_if_decided(table);
    if !table.clock.over {
        common::count(table);
    }
    if !table.clock.over && table.clock.round >= table.round.last_round {
        end(table, Vec::new(), rule::PL_RND_03);
    }
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Ends the fight as soon as no two hostile sides have anybody left who is able, or a goal is met.
///
/// Rule: `PL-RND-03`.
pub(super) fn end_if_decided(table: &mut Table) {
    if table.clock.over {
        return;
    }
    let scene = table.scene();
    let able = || scene.fighters.iter().filter(|fighter| fighter.is_able());
    if able().any(|one| scene.foes(one).next().is_some()) {
        drop(scene);
        return common::end_if_met(table, false);
    }
    let waits = |side: SideId| {
        let mut all = scene.fighters.iter();
        all.any(|it| it.fighter.side == side && it.state.leave == Leave::Waits)
    };
    let stands = |side: &SideId| able().any(|it| it.fighter.side == *side) || waits(*side);
    let unbeaten: Vec<SideId> = table.sides.iter().map(|(side, _)| side).filter(stands).collect();
    let is_open = unbeaten.iter().any(|one| {
        let mut others = unbeaten.iter();
        waits(*one) && others.any(|other| table.sides.are_hostile(*one, *other))
    });
    drop(scene);
    if is_open && !table.ground.setting.goals.is_empty() {
        return common::end_if_met(table, false);
    }
    end(table, unbeaten, rule::PL_RND_03);
}

/// Ends the fight with these winners.
pub(super) fn end(table: &mut Table, winners: Vec<SideId>, rule: RuleId) {
    table.clock.over = true;
    table.write(Happening::FightEnded { winners, rule });
}

/// A fighter leaves the map (`BD-LVL-14`).
pub(super) fn leave(table: &mut Table, id: FighterId) {
    let load = table.snapshot(id).state.carries;
    for gone in std::iter::once(id).chain(load) {
        let fighter = table.fighter(gone);
        fighter.state.leave = Leave::Gone;
        fighter.state.carries = None;
        fighter.body.able = false;
        fighter.body.present = false;
        table.state(gone, word::GONE, true, super::super::legal::LEAVING);
    }
    end_if_decided(table);
}
