//! Shots and throws in their round: aimed, sent off, stopped, gone astray, lying on the ground.

use std::sync::Arc;

use crate::battle::{Check, FighterId, Happening, Points, Slot};
use crate::board::{Cell, Footprint, Gap, Pair, Spot};
use crate::dice::{Dice, DiceError};

use super::super::attack::Blow;
use super::super::defence::Means;
use super::super::melee::{Throw, Trigger};
use super::super::shot::{self, Aim, Motion, Others};
use super::super::{damage, moves, place, rule, word};
use super::act::{spend, turn};
use super::table::Table;
use super::{Due, Exchange, Harm, Stage, floor, oil, passing, zone};

/// Half squares of a straight and of a diagonal step, by which movement is seen from afar.
const STRAIGHT: u16 = 2;
const DIAGONAL: u16 = 3;
/// Decimetres of water that hide what falls into it (`BRD-25`).
const HIDDEN_DM: u8 = 7;
/// Sides of the die that tells how far a missile flies on (`RNG-19`).
const FLIES_ON: u8 = 3;

/// Takes aim at somebody, or goes on with it (`ACT-19`, `RNG-09`).
pub(super) fn aim(table: &mut Table, id: FighterId, target: FighterId) {
    let fighter = table.fighter(id);
    if fighter.turn.converted {
        fighter.turn.defences = 0;
    }
    let quiver = &mut fighter.hands.quiver;
    let spent = quiver
        .aim
        .filter(|aim| aim.target == target)
        .map_or(0, |aim| aim.actions);
    quiver.aim = Some(Aim {
        target,
        actions: spent.saturating_add(1),
    });
    table.write(Happening::Acted {
        fighter: id,
        act: word::AIM,
        target: Some(target),
        with: None,
        at: None,
    });
}

/// Whatever else somebody does takes his eye from the target (`RNG-09`).
pub(super) fn lose_aim(table: &mut Table, id: FighterId) {
    if table.snapshot(id).hands.quiver.aim.is_none() {
        return;
    }
    table.fighter(id).hands.quiver.aim = None;
    table.write(Happening::Forgone {
        fighter: id,
        what: word::AIM,
        rule: Some(rule::RNG_09),
    });
}

/// Somebody fights on the spot, or leaps: shooters see it (`RNG-06`).
pub(super) fn stir(table: &mut Table, id: FighterId, motion: Motion) {
    if shot::is_about(table.fighters()) {
        table.fighter(id).turn.volley.moves(motion);
    }
}

/// Somebody has come to another place: how fast, as shooters see it, and who loses sight of him (`RNG-06`, `RNG-09`).
pub(super) fn follow(table: &mut Table, id: FighterId, from: Cell) {
    if !shot::is_about(table.fighters()) {
        return;
    }
    let mover = table.snapshot(id);
    let Gap { x, y } = Footprint::single(from).gap(Footprint::single(mover.body.at));
    let (long, short) = (
        x.unsigned_abs().max(y.unsigned_abs()),
        x.unsigned_abs().min(y.unsigned_abs()),
    );
    let half = mover.turn.volley.half + DIAGONAL * short + STRAIGHT * (long - short);
    let motion = if mover.turn.plan.is_some_and(|plan| plan.sprints()) {
        Motion::VeryFast
    } else if half > moves::speed(mover).unsigned_abs() {
        Motion::Fast
    } else {
        Motion::Light
    };
    let volley = &mut table.fighter(id).turn.volley;
    volley.half = half;
    volley.moves(motion);
    look_after(table);
}

/// Those whose target has left their sight aim no longer (`RNG-09`).
pub(super) fn look_after(table: &mut Table) {
    if table.fighters().iter().all(|it| it.hands.quiver.aim.is_none()) {
        return;
    }
    let scene = table.scene();
    let is_lost = |shooter: &&super::super::scene::Snapshot| {
        let target = shooter.hands.quiver.aim.and_then(|aim| scene.get(aim.target));
        target.is_some_and(|target| !shot::sees(&scene, shooter, target))
    };
    let lost: Vec<FighterId> = scene
        .fighters
        .iter()
        .filter(is_lost)
        .map(|shooter| shooter.id())
        .collect();
    drop(scene);
    for id in lost {
        lose_aim(table, id);
    }
}

/// Sends off a shot or a throw; whoever has its target in contact with him is open to a strike before a throw (`RNG-36`).
pub(super) fn shoot(
    table: &mut Table,
    thrower: (FighterId, Due),
    target: FighterId,
    with: Slot,
    blow: Blow,
) -> Result<(), DiceError> {
    let scene = table.scene();
    let both = scene.get(thrower.0).zip(scene.get(target));
    let is_open = both.is_some_and(|(own, foe)| {
        let missile = own.missile();
        missile.is_some_and(|missile| shot::lays_open(&scene, own, foe, missile))
    });
    drop(scene);
    if !is_open {
        return send_off(table, thrower, target, with, blow);
    }
    table.round.melee.throw = Some(Throw {
        thrower,
        target,
        with,
        blow,
    });
    passing::ask(table, target, thrower.0, Trigger::Throw);
    Ok(())
}

/// The throw after the strike that it gave the foe, if the thrower still can.
///
/// Rule: `RNG-36`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn throw_after_all(table: &mut Table, throw: Throw) -> Result<(), DiceError> {
    let Throw {
        thrower: (id, due),
        target,
        with,
        blow,
    } = throw;
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let verdict = both.map_or(Err(rule::RNG_01), |(own, foe)| {
        let is_up = own.is_able() && !table.clock.over;
        let is_open = shot::may_shoot(&scene, own, foe, blow.flight.way);
        if is_up { is_open } else { Err(rule::RNG_36) }
    });
    drop(scene);
    let Err(rule) = verdict else {
        return send_off(table, (id, due), target, with, blow);
    };
    spend(table, id, due);
    table.write(Happening::Forgone {
        fighter: id,
        what: blow.manoeuvre(),
        rule: Some(rule),
    });
    Ok(())
}

/// Rolls a shot or a throw (`RNG-01`).
fn send_off(
    table: &mut Table,
    (id, due): (FighterId, Due),
    target: FighterId,
    with: Slot,
    blow: Blow,
) -> Result<(), DiceError> {
    let scene = table.scene();
    let (Some(shooter), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(missile) = shooter.missile() else {
        unreachable!("only legal shots are accepted");
    };
    let way = blow.flight.way;
    let ledger: crate::battle::Ledger = shot::ledger(&scene, shooter, foe, missile, way);
    let others = Others::around(&scene, shooter, foe);
    let turned = shot::bearing(shooter, foe)
        .map(|towards| place::turned_towards(shooter.body.facing, towards))
        .filter(|facing| *facing != shooter.body.facing);
    let arc = place::arc(&foe.body, &shooter.body);
    drop(scene);
    let (value, face) = (ledger.value(), table.dice.roll(20)?);
    let outcome = shot::outcome(face, value);
    let check = Check::of_die(rule::RNG_01, ledger, (20, face), outcome);
    turn(table, id, turned);
    table.write(Happening::Attacked {
        fighter: id,
        target,
        with,
        manoeuvre: blow.manoeuvre(),
        stakes: Vec::new(),
        arc,
        check: Box::new(check),
    });
    let_fly(table, id);
    spend(table, id, due);
    if outcome.is_success() {
        strike(table, id, target, blow);
        return Ok(());
    }
    match others.hit_by(shot::missed_by(face, value), &mut *table.dice)? {
        Some(victim) => go_astray(table, id, victim, blow),
        None => return fly_on(table, id, target),
    }
    Ok(())
}

/// The missile is gone, and with it the aim (`RNG-30`, `RNG-34`, `RNG-35`).
fn let_fly(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    fighter.hands.unloaded |= 1 << style.0.min(15);
    fighter.hands.cranked = 0;
    let spent = fighter.hands.quiver.spent_mut(style);
    *spent = spent.saturating_add(1);
    fighter.hands.quiver.aim = None;
    fighter.condition.off_balance = 0;
    fighter.turn.volley.shots += 1;
    fighter.turn.struck += 1;
    if fighter.turn.converted {
        fighter.turn.defences = 0;
    }
}

fn strike(table: &mut Table, attacker: FighterId, target: FighterId, blow: Blow) {
    table.round.exchange = Some(Exchange {
        attacker,
        target,
        blow,
        answered: None,
    });
    table.round.stage = Stage::React;
}

/// A miss hits another (`RNG-14`, `RNG-15`).
fn go_astray(table: &mut Table, id: FighterId, victim: super::super::shot::Victim, mut blow: Blow) {
    if let Some(die) = victim.die {
        table.write(Happening::Rolled {
            fighter: id,
            what: word::VICTIM,
            points: Box::new(die),
        });
    }
    let act = if victim.rule == rule::RNG_14 {
        word::STRAYS_INTO_MELEE
    } else {
        word::STRAYS_IN_LINE
    };
    table.write(Happening::Acted {
        fighter: id,
        act,
        target: Some(victim.id),
        with: None,
        at: None,
    });
    blow.flight.is_stray = true;
    strike(table, id, victim.id, blow);
}

/// What was answered in time: a shield stops it, from under a dodger it flies on (`RNG-19`, `RNG-20`).
pub(super) fn stopped(table: &mut Table, exchange: Exchange, means: Means) -> Result<(), DiceError> {
    if matches!(means, Means::Dodge | Means::AimedDodge) {
        return fly_on(table, exchange.attacker, exchange.target);
    }
    let at = table.snapshot(exchange.target).body.at;
    drop_at(table, exchange.attacker, at);
    Ok(())
}

/// Rolls the damage of what hit, with the points of the distance (`RNG-01`, `RNG-04`).
pub(super) fn land(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    let (shooter, victim) = (table.snapshot(exchange.attacker), table.snapshot(exchange.target));
    let Some(arm) = shot::striking(shooter, victim, exchange.blow).map(|arm| arm.into_owned()) else {
        return Ok(());
    };
    let (striker, target, at) = (
        Arc::clone(&shooter.build),
        Arc::clone(&victim.build),
        victim.body.at,
    );
    let zone = zone::locate(table, exchange)?;
    let hit = damage::strike(&striker, &arm, exchange.blow, (&target, zone), &mut *table.dice)?;
    table.write(Happening::Struck {
        target: exchange.target,
        by: Some(exchange.attacker),
        points: Box::new(hit.points),
        loss: Box::new(hit.loss),
    });
    table.round.harm.push(Harm {
        life: hit.life,
        endurance: hit.endurance,
        wounds: hit.wounds,
        extra_wounds: hit.extra_wounds,
        thresholds: hit.thresholds.unwrap_or([i16::MAX; 3]),
        zone,
        ..Harm::of(exchange.target, rule::DMG_02)
    });
    if oil::is_oil(table, exchange.attacker) {
        return oil::burst(table, exchange);
    }
    if is_thrown(table, exchange.attacker) {
        drop_at(table, exchange.attacker, at);
    }
    Ok(())
}

/// A thrown weapon is in its owner's hands again, to be thrown once more (`RNG-34`, `RNG-35`).
pub(super) fn gather(table: &mut Table, id: FighterId, slot: Slot) {
    let fighter = table.fighter(id);
    let missile = fighter.build.style(slot).missile.as_ref();
    if missile.is_some_and(|missile| missile.is_thrown) {
        let spent = fighter.hands.quiver.spent_mut(slot);
        *spent = spent.saturating_sub(1);
    }
}

fn is_thrown(table: &Table, id: FighterId) -> bool {
    let missile = &table.snapshot(id).style().missile;
    missile.as_ref().is_some_and(|missile| missile.is_thrown)
}

/// What has missed flies on: a thrown weapon lies behind the target, all else is lost (`RNG-19`, `BRD-25`, `BRD-27`).
fn fly_on(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    if !is_thrown(table, id) {
        table.write(Happening::Acted {
            fighter: id,
            act: word::SPENT,
            target: None,
            with: None,
            at: None,
        });
        return Ok(());
    }
    let points = Points::roll(rule::RNG_19, 1, FLIES_ON, &mut *table.dice)?;
    let far = points.value().unsigned_abs();
    table.write(Happening::Rolled {
        fighter: id,
        what: word::FLIGHT,
        points: Box::new(points),
    });
    let at = behind(table, id, target, far);
    drop_at(table, id, at);
    Ok(())
}

/// The cell so many squares behind a target on the line of a shot, or the last one before something that stops it.
///
/// Rule: `RNG-19`, `BRD-25`.
fn behind(table: &Table, id: FighterId, target: FighterId, far: u16) -> Cell {
    let last = all_behind(table, id, target, far).last().copied();
    last.unwrap_or(table.snapshot(target).body.at)
}

/// The open cells up to so many squares behind a target on the line of a shot, in their order.
pub(super) fn all_behind(table: &Table, id: FighterId, target: FighterId, far: u16) -> Vec<Cell> {
    let view = table.ground.view();
    let (from, to) = (
        place::footprint(&table.snapshot(id).body),
        place::footprint(&table.snapshot(target).body),
    );
    let spot = Spot::on_floor(to);
    let line = Pair::new(view, Spot::on_floor(from), spot).centre_line();
    let is_open = |cell: &Cell| {
        let there = Spot::on_floor(Footprint::single(*cell));
        view.contains(*cell)
            && crate::board::is_passable(view, *cell)
            && Pair::new(view, spot, there).has_missile()
    };
    let is_near = |cell: &&Cell| to.gap(Footprint::single(**cell)).cheb() <= far;
    let reached = line.behind.iter().take_while(is_near).copied();
    reached.take_while(is_open).collect()
}

/// A thrown weapon lies on a cell, unless deep water hides it; what was shot is lost (`BRD-25`, `BRD-27`).
fn drop_at(table: &mut Table, id: FighterId, at: Cell) {
    let is_hidden = table
        .ground
        .view()
        .cell(at)
        .is_none_or(|facts| facts.water_dm >= HIDDEN_DM);
    let act = if is_hidden || !is_thrown(table, id) {
        word::SPENT
    } else {
        let style = table.snapshot(id).hands.style;
        floor::lay_down(table, id, style, at);
        word::LIES
    };
    table.write(Happening::Acted {
        fighter: id,
        act,
        target: None,
        with: None,
        at: Some(at),
    });
}
