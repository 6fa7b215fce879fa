//! What comes of an overrun, step by step: who strikes first, whether the foe makes way, and who goes down if he does not.

use crate::battle::{Choice, FighterId, Posture};
use crate::board::Cell;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::assault::Assault;
use super::super::round::{Frame, Overrunning, Table, health, hold, provoke, saddle, walk};
use super::super::{grapple, moves, rule, word};
use super::attack::make;
use super::overrun::{RULE, clashes, is_braced, may_step_aside, runner, tramples};

/// Somebody has come into the square of a foe: those who threaten it may strike, then the foe makes way or blocks it.
///
/// Rule: `D20-FEA-43`, `D20-AOO-03`, `D20-AOO-09`.
pub(crate) fn go_on(table: &mut Table, mut running: Overrunning) -> Result<(), DiceError> {
    let Overrunning { mover, target, .. } = running;
    let answer = table.round.answer.take();
    table.round.frames.pop();
    if table.clock.over {
        return Ok(());
    }
    if !is_there(table, &running) {
        return give_up(table, &running);
    }
    if !running.is_open {
        running.is_open = true;
        let mut by = provoke::all_who_may(table, mover);
        by.retain(|id| !table.round.struck.contains(id));
        table.round.struck.extend(&by);
        table.round.frames.push(Frame::Overrun(running));
        if !by.is_empty() {
            table.round.frames.push(Frame::Open {
                actor: mover,
                by,
                kind: word::ASK_OPPORTUNITY,
            });
        }
        return Ok(());
    }
    match answer {
        Some(Choice::Pass) => clash(table, &running),
        Some(answer) => {
            table.round.frames.push(Frame::Overrun(running.clone()));
            super::play(table, (target, word::ASK_GIVE_WAY, Some(mover)), &answer)?;
            table.round.frames.pop();
            // Nobody has tried anything at whom makes way.
            let spent = &mut table.fighter(mover).state.budget.spent;
            (spent.standard, spent.strain) = (false, false);
            get_through(table, running);
            Ok(())
        }
        None if !is_braced(table.snapshot(target)) => {
            get_through(table, running);
            Ok(())
        }
        None if is_avoidable(table, &running) => {
            table.round.frames.push(Frame::Overrun(running));
            table.ask(target, word::ASK_GIVE_WAY, Some(mover));
            Ok(())
        }
        None => clash(table, &running),
    }
}

/// Whether somebody is still where he has run into the foe, and can go on.
fn is_there(table: &Table, running: &Overrunning) -> bool {
    let scene = table.scene();
    let own = table.snapshot(running.mover);
    own.is_able()
        && own.body.at == running.entered
        && own.body.mount == running.mount
        && !grapple::is_grappling(own)
        && moves::may_go(&scene, own, word::WALK).is_ok()
}

/// Whether the foe has a choice.
///
/// Rule: `D20-FEA-43`.
fn is_avoidable(table: &Table, running: &Overrunning) -> bool {
    if tramples(table.snapshot(running.mover)) {
        return false;
    }
    let scene = table.known_to(running.target);
    let foe = scene.get(running.target);
    foe.is_some_and(|foe| may_step_aside(&scene, foe, scene.get(running.mover)).is_ok())
}

/// The foe blocks the way: whoever is stronger knocks the other one down, and only the runner gets on.
///
/// Rule: `D20-FEA-43`.
fn clash(table: &mut Table, running: &Overrunning) -> Result<(), DiceError> {
    let Overrunning { mover, target, .. } = *running;
    let does_trample = tramples(table.snapshot(mover));
    if does_trample {
        table.acted(mover, word::TRAMPLE, Some(target));
    }
    let scene = table.scene();
    let both = scene.get(mover).zip(scene.get(target));
    let found = both.map(|(own, foe)| (clashes(&scene, own, foe), runner(&scene, own).id()));
    drop(scene);
    let Some(([first, back], body)) = found else {
        return Ok(());
    };
    if first.play(table, body)? > 0 {
        health::pose(table, target, Posture::Lying, RULE);
        get_through(table, running.clone());
        if does_trample {
            kick(table, (body, target))?;
        }
        return Ok(());
    }
    let falls = back.play(table, target)? > 0;
    go_back(table, mover, running.origin)?;
    if falls { bring_down(table, mover) } else { Ok(()) }
}

/// A mount strikes with a hoof at whom it has knocked down.
///
/// Rule: `D20-FEA-43`.
fn kick(table: &mut Table, (mount, target): (FighterId, FighterId)) -> Result<(), DiceError> {
    let hoof = super::ride::first(table.snapshot(mount)).map(|(slot, _)| slot);
    if let Some(hoof) = hoof {
        make(table, (mount, target), Assault::plain(hoof, false))?;
    }
    Ok(())
}

/// The way is clear: the rest of it is a movement as any other.
///
/// Rule: `D20-MOV-04`.
fn get_through(table: &mut Table, running: Overrunning) {
    walk::take(table, running.mover, word::OVERRUN, running.rest, running.origin);
}

/// Whoever cannot go on gets out of the square of the foe, and so does the mount that he has fallen from.
///
/// Rule: `D20-MOV-04`.
fn give_up(table: &mut Table, running: &Overrunning) -> Result<(), DiceError> {
    go_back(table, running.mover, running.origin)?;
    match running.mount {
        Some(mount) => go_back(table, mount, running.origin),
        None => Ok(()),
    }
}

/// Whoever shares the square of a foe goes back to where he came from; if somebody is there by now, he falls in the nearest free square.
///
/// Rule: `D20-MOV-04`.
fn go_back(table: &mut Table, id: FighterId, origin: Cell) -> Result<(), DiceError> {
    if !hold::is_crowded(table, id) {
        return Ok(());
    }
    let gone = (table.snapshot(id).body.facing, (0, rule::D20_MOV_04));
    walk::shift(table, (id, word::OVERRUN), origin, gone)?;
    let is_taken = hold::is_crowded(table, id);
    if is_taken && let Some(cell) = moves::nearest_free(&table.scene(), table.snapshot(id)) {
        walk::shift(table, (id, word::OVERRUN), cell, gone)?;
    }
    walk::land(table, id)?;
    if is_taken { bring_down(table, id) } else { Ok(()) }
}

/// Somebody comes to the ground; a rider falls from the mount that does.
///
/// Rule: `D20-FEA-43`, `D20-MNT-04`.
fn bring_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    if !own.is_able() || own.is_prone() {
        return Ok(());
    }
    match own.body.mount {
        Some(mount) => {
            health::pose(table, mount, Posture::Lying, RULE);
            saddle::fall(table, id)
        }
        None => {
            health::pose(table, id, Posture::Lying, RULE);
            Ok(())
        }
    }
}
