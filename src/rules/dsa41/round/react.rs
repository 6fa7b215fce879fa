//! Blows are answered, and those that are not land.

use std::sync::Arc;

use crate::battle::{Choice, FighterId, Happening, Ledger, Outcome, Points, RuleId};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::breath::of_defence;
use super::super::check;
use super::super::damage;
use super::super::defence::{self, Means};
use super::super::melee::Purpose;
use super::super::shot::Motion;
use super::super::tally::Unread;
use super::super::{place, rule, word};
use super::act::turn;
use super::late::{self, Late};
use super::table::Table;
use super::{
    Exchange, Harm, Stage, breath, distance, fall, feat, flurry, fumble, grip, lunge, passing, shot, sweep,
    task, zone,
};

/// Initiative that a free dodge costs, and a failed aimed one (`AUS-02`, `AUS-03`).
const DODGE_LOSS: i16 = 4;
const AIMED_DODGE_LOSS: i16 = 2;

pub(super) fn answer_blow(table: &mut Table) -> Result<(), DiceError> {
    let Some(exchange) = table.round.exchange else {
        table.round.stage = table.round.after_blow();
        return Ok(());
    };
    match table.round.answer.take() {
        Some(Choice::Defend { means, to, stakes }) => match Means::of(means, &stakes) {
            Some(means) => defend(table, exchange, means, to),
            None => {
                undefended(table, exchange, None);
                Ok(())
            }
        },
        _ => {
            ask(table, exchange);
            Ok(())
        }
    }
}

/// Asks the target, if there is anything that it could answer with.
fn ask(table: &mut Table, exchange: Exchange) {
    let scene = table.scene();
    let (Some(defender), Some(attacker)) = (scene.get(exchange.target), scene.get(exchange.attacker)) else {
        return;
    };
    if !defence::any(&scene, defender, attacker, exchange.blow) {
        let first = defence::defence::<Unread>(&scene, defender, attacker, exchange.blow, Means::Parry);
        let rule = first.err().unwrap_or(rule::ATK_03);
        drop(scene);
        undefended(table, exchange, Some(rule));
    } else {
        drop(scene);
        table.ask(exchange.target, word::ASK_DEFEND, Some(exchange.attacker));
    }
}

fn undefended(table: &mut Table, exchange: Exchange, rule: Option<RuleId>) {
    table.write(Happening::Undefended {
        fighter: exchange.target,
        against: exchange.attacker,
        rule,
    });
    feat::spend_ties(table, (exchange.target, exchange.attacker), None);
    table.round.stage = Stage::Resolve;
}

/// Rolls a defence (`ATK-02`).
fn defend(table: &mut Table, exchange: Exchange, means: Means, to: Option<Cell>) -> Result<(), DiceError> {
    let scene = table.scene();
    let (Some(defender), Some(attacker)) = (scene.get(exchange.target), scene.get(exchange.attacker)) else {
        return Ok(());
    };
    let Ok(found) = defence::defence::<Ledger>(&scene, defender, attacker, exchange.blow, means) else {
        unreachable!("only legal defences are accepted");
    };
    let turned = place::bearing(&defender.body, &attacker.body)
        .map(|towards| place::turned_towards(defender.body.facing, towards))
        .filter(|facing| *facing != defender.body.facing);
    drop(scene);
    let id = exchange.target;
    pay(table, id, means);
    breath::spend(table, id, of_defence(table.snapshot(id), means));
    shot::lose_aim(table, id);
    let leaps = means == Means::Dodge || means.is_aimed_dodge();
    shot::stir(table, id, if leaps { Motion::VeryFast } else { Motion::Light });
    let check = check::roll(found.rule, found.ledger, &mut *table.dice)?;
    let outcome = check.outcome;
    let is_warded = outcome.is_success();
    let is_lucky = outcome == Outcome::Lucky;
    let risk = feat::risk(means, &check);
    turn(table, id, turned);
    table.write(Happening::Defended {
        fighter: id,
        against: exchange.attacker,
        means: means.term(),
        check: Box::new(check),
    });
    match means {
        Means::Dodge => table.lose_initiative(id, DODGE_LOSS, rule::AUS_02),
        _ if means.is_aimed_dodge() && !is_warded => {
            table.lose_initiative(id, AIMED_DODGE_LOSS, rule::AUS_03);
        }
        _ => {}
    }
    if outcome == Outcome::Fumble {
        fumble::of_parry(table, exchange, means);
    }
    feat::spend_ties(table, (id, exchange.attacker), Some(means));
    feat::build_wall(table, id, means);
    if means.is_of_weapon() {
        feat::draw_back(table, id);
    }
    if !is_warded {
        feat::fail(table, (id, means), risk);
    }
    if !is_warded {
        table.round.exchange = Some(Exchange {
            answered: Some(means),
            ..exchange
        });
        table.round.stage = Stage::Resolve;
        return Ok(());
    }
    if means == Means::Dodge {
        if late::waits(table) {
            late::put_off(table, Late::Jump(id, to));
        } else {
            late::jump(table, id, to);
        }
    }
    table.round.exchange = None;
    sweep::go_on(table);
    if is_lucky || means.is_aimed_dodge() {
        lunge::break_off(table, exchange.attacker);
    }
    if exchange.blow.flight.is_missile() {
        return shot::stopped(table, exchange, means);
    }
    if means.classes() > 0 {
        distance::lengthen(table, id, exchange.attacker, (means.classes(), 0), to);
    }
    if !exchange.blow.purpose.harms() {
        return Ok(());
    }
    hurt_by_parry(table, exchange, means)?;
    feat::after_parry(table, exchange, means)?;
    lunge::settle(table, exchange.attacker, id, exchange.blow)?;
    flurry::resume(table)?;
    // A parry stops the damage of such a blow, but not the fall (CRE-08).
    if means != Means::Dodge && !means.is_aimed_dodge() {
        fall::knock_down(table, exchange)?;
    }
    Ok(())
}

/// What a defence costs: a defence action, the extra parry, or a free action.
fn pay(table: &mut Table, id: FighterId, means: Means) {
    if means == Means::Dodge {
        task::interrupt(table, id);
    }
    let phase = table.clock.phase;
    let fighter = table.fighter(id);
    if !matches!(means, Means::Dodge | Means::SecondWard) {
        fighter.turn.busy = phase;
    }
    means.pay(fighter);
}

/// A weapon that stops a claw or a fist hurts it: half its dice and constant, rounded down, without strength (`DMG-08`,
/// `CRE-03`, `UNA-05`); a
/// bare arm that stops a blade is hurt likewise (`UNA-06`).
fn hurt_by_parry(table: &mut Table, exchange: Exchange, means: Means) -> Result<(), DiceError> {
    if !means.is_of_weapon() {
        return Ok(());
    }
    let (attacker, defender) = (table.snapshot(exchange.attacker), table.snapshot(exchange.target));
    let Some(with) = attacker.arm(usize::from(exchange.blow.slot)) else {
        return Ok(());
    };
    let own = defender.main_arm();
    let (hurt, by, weapon, cited) = if own.kind.is_natural || own.kind.is_unarmed {
        if with.kind.is_natural || with.kind.is_unarmed {
            return Ok(());
        }
        (exchange.target, exchange.attacker, with, rule::UNA_06)
    } else if with.kind.is_unarmed {
        (exchange.attacker, exchange.target, own, rule::UNA_05)
    } else if with.kind.is_natural && attacker.build.is_animal {
        (exchange.attacker, exchange.target, own, rule::CRE_03)
    } else {
        return Ok(());
    };
    let (dice, sides, plus) = (weapon.dice, weapon.sides, weapon.plus.base);
    let mut points = Points::roll(cited, dice, sides, &mut *table.dice)?;
    points.ledger.add(rule::DMG_01, plus);
    let build = table.build(hurt);
    let mut loss = Ledger::new(cited, points.value().max(0) / 2);
    loss.add(rule::DMG_02, -build.armour.value());
    let life = loss.value().max(0);
    let thresholds = build.thresholds;
    let wounds = damage::wounds_of(life, thresholds);
    table.write(Happening::Struck {
        target: hurt,
        by: Some(by),
        points: Box::new(points),
        loss: Box::new(loss),
    });
    let thresholds = thresholds.unwrap_or([i16::MAX; 3]);
    table.round.harm.push(Harm {
        life,
        wounds,
        thresholds,
        ..Harm::of(hurt, cited)
    });
    Ok(())
}

pub(super) fn land_blow(table: &mut Table) -> Result<(), DiceError> {
    let exchange = table.round.exchange;
    let landed = exchange.map(|exchange| (exchange.attacker, exchange.target, exchange.blow));
    if let Some(exchange) = table.round.exchange.take() {
        match exchange.blow.purpose {
            Purpose::Shorten(classes, _) => {
                distance::shorten(table, exchange.attacker, exchange.target, classes);
            }
            _ => land(table, exchange)?,
        }
    }
    // Whoever has acted last applies what was done; the next in line may act at once with him.
    sweep::go_on(table);
    match landed {
        Some((attacker, target, blow)) => {
            lunge::settle(table, attacker, target, blow)?;
            flurry::resume(table)
        }
        None => Ok(()),
    }
}

/// Rolls the damage of a blow that nothing stopped (`ATK-04`).
pub(super) fn land(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    if exchange.blow.flight.is_missile() {
        return shot::land(table, exchange);
    }
    let attacker = table.snapshot(exchange.attacker);
    let target = table.snapshot(exchange.target);
    let (style, slot, hold) = (attacker.hands.style, exchange.blow.slot, attacker.hold());
    let (striker, victim) = (Arc::clone(&attacker.build), Arc::clone(&target.build));
    let Some(arm) = striker.style(style).arm(slot.into(), hold) else {
        return Ok(());
    };
    if arm.kind.is_harmless {
        return fall::knock_down(table, exchange);
    }
    if feat::instead(table, exchange, arm)? {
        return Ok(());
    }
    let zone = zone::locate(table, exchange)?;
    let points = match table.round.melee.sweep.as_ref().and_then(|sweep| sweep.throw) {
        Some(throw) => Points::thrown(rule::DMG_01, arm.sides, throw),
        None => Points::roll(rule::DMG_01, arm.dice, arm.sides, &mut *table.dice)?,
    };
    if let Some(sweep) = table.round.melee.sweep.as_mut() {
        sweep.throw = Some(points.throw);
    }
    let hit = damage::land(&striker, arm, exchange.blow, (&victim, zone), points);
    let target = exchange.target;
    table.write(Happening::Struck {
        target,
        by: Some(exchange.attacker),
        points: Box::new(hit.points.clone()),
        loss: Box::new(hit.loss.clone()),
    });
    table.round.harm.push(Harm {
        life: hit.life,
        endurance: hit.endurance,
        wounds: hit.wounds,
        extra_wounds: hit.extra_wounds,
        thresholds: hit.thresholds.unwrap_or([i16::MAX; 3]),
        zone,
        ..Harm::of(target, rule::DMG_02)
    });
    passing::shake(table, exchange)?;
    grip::take_hold(table, exchange, arm);
    feat::besides(table, exchange, &hit)?;
    fall::knock_down(table, exchange)
}
