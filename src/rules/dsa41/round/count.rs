//! The count of phases: who acts next, and in which order.

use std::cmp::Reverse;

use bevy::prelude::*;

use crate::battle::{FighterId, Happening};

use super::super::fighter::Deed;
use super::super::scene::{Combatant, Snapshot};
use super::super::{rule, word};
use super::table::{BattleParts, Table, for_each_at};
use super::{Actor, Due, Stage};

/// Phases between the first and the second action (`TIM-03`).
const SECOND_AFTER: i16 = 8;

pub(super) fn count_phases(mut battles: Query<BattleParts>, mut fighters: Query<Combatant>) {
    for_each_at(&[Stage::Count], &mut battles, &mut fighters, |table| {
        forgo_below_zero(table);
        count(table);
        Ok(())
    });
}

/// Goes down to the next phase in which somebody acts; ends the round when there is none (`INI-04`).
fn count(table: &mut Table) {
    let above = table.clock.phase.unwrap_or(i16::MAX);
    let scene = table.scene();
    let mut next: Option<i16> = None;
    let mut actors: Vec<Actor> = Vec::new();
    // Those who delay come in where somebody else acts, and last of all when nobody does any more (ACT-23).
    let of = |waits: bool| {
        let conscious = scene.fighters.iter().filter(|fighter| fighter.is_conscious());
        conscious
            .filter(move |fighter| fighter.turn.delays == waits)
            .map(move |it| (it, waits))
    };
    for (fighter, is_waiting) in of(false).chain(of(true)) {
        for (due, phase) in dues(fighter) {
            // Whoever's initiative rose above the count acts in the next phase (INI-07).
            let below = above.saturating_sub(1);
            let phase = if is_waiting {
                next.unwrap_or(below)
            } else {
                phase.min(below)
            };
            if next.is_none_or(|best| phase > best) {
                next = Some(phase);
                actors.clear();
            }
            if next == Some(phase) {
                actors.push(Actor {
                    fighter: fighter.id(),
                    due,
                    rank: fighter.build.ini_basis,
                });
            }
        }
    }
    drop(scene);
    let Some(phase) = next else {
        table.round.stage = Stage::Finish;
        return;
    };
    // The next one stands last: higher basis first, then the lower id (INI-05).
    actors.sort_by_key(|actor| (actor.rank, Reverse(actor.fighter), Reverse(actor.due)));
    table.clock.phase = Some(phase);
    table.round.actors = actors;
    table.round.stage = Stage::Act;
    table.write(Happening::PhaseReached);
}

/// The rights to act that a fighter still has in this round, each with its phase.
pub(crate) fn dues(fighter: &Snapshot) -> impl Iterator<Item = (Due, i16)> {
    let turn = fighter.turn;
    let ini = fighter.ini();
    let plan = turn.plan;
    let first = plan.and_then(|plan| plan.first()).filter(|_| !turn.first_done);
    let second = plan.and_then(|plan| plan.second()).filter(|_| !turn.second_done);
    let has_second = plan.is_some_and(|plan| plan.second().is_some());
    let free = turn.ask_free && turn.free > 0 && plan.is_some() && fighter.is_able();
    let window = move |place: usize, open: bool, phase: i16| {
        (free && open && !turn.windows[place]).then_some((Due::Free(place as u8), phase))
    };

    [
        window(0, first.is_some(), ini + 1),
        first.map(|_| (Due::First, ini)),
        window(1, first.is_none(), ini - 1),
        window(2, has_second && second.is_some(), ini - SECOND_AFTER + 1),
        second.map(|_| (Due::Second, ini - SECOND_AFTER)),
        window(3, has_second && second.is_none(), ini - SECOND_AFTER - 1),
    ]
    .into_iter()
    .flatten()
}

/// Whoever's initiative fell below 0 loses the attack or second action that he has not made yet (`TIM-06`).
fn forgo_below_zero(table: &mut Table) {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let Some(plan) = fighter.turn.plan.filter(|_| fighter.ini() < 0) else {
            continue;
        };
        if plan.second().is_some() && !fighter.turn.second_done {
            forgo(table, id, Due::Second);
        } else if plan.first() == Some(Deed::Attack) && plan.defences() > 0 && !fighter.turn.first_done {
            forgo(table, id, Due::First);
        }
    }
}

fn forgo(table: &mut Table, id: FighterId, due: Due) {
    let mut fighter = table.fighter(id);
    match due {
        Due::First => fighter.turn.first_done = true,
        _ => fighter.turn.second_done = true,
    }
    table.write(Happening::Forgone {
        fighter: id,
        what: word::ATTACK,
        rule: Some(rule::TIM_06),
    });
}
