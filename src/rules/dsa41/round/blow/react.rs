//! Blows are answered, and those that are not land.

use std::borrow::Cow;
use std::sync::Arc;

use crate::battle::{Check, Choice, FighterId, Happening, Ledger, Outcome, Points, RuleId};
use crate::board::{Cell, Facing};
use crate::dice::DiceError;

use super::super::announce::surprise;
use super::super::arena::Arena;
use super::super::deeds::{aiming, team};
use super::super::missiles::shot;
use super::super::suffer::{breath, fall};
use super::super::table::Table;
use super::super::turn::act::{turn, turn_over};
use super::super::turn::late::{self, Late};
use super::super::turn::task;
use super::super::way::distance;
use super::super::{Exchange, Harm, Stage};
use super::{bare, feat, flurry, fumble, landing, line, luck, lunge, sweep};
use crate::rules::dsa41::condition::breath::of_defence;
use crate::rules::dsa41::condition::{convert, riding};
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::exchange::damage;
use crate::rules::dsa41::exchange::defence::{self, Means};
use crate::rules::dsa41::exchange::fumble::worst_of_answer;
use crate::rules::dsa41::exchange::tally::Unread;
use crate::rules::dsa41::exchange::zone::Aim;
use crate::rules::dsa41::fighter::{Turn, WRESTLING};
use crate::rules::dsa41::manoeuvre::{self, Bare, Form};
use crate::rules::dsa41::melee::{self, Purpose};
use crate::rules::dsa41::shot::Motion;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{legal, rule, word};

/// Initiative that a free dodge costs, and a failed aimed one (`AUS-02`, `AUS-03`).
pub(crate) const DODGE_LOSS: i16 = 4;
pub(crate) const AIMED_DODGE_LOSS: i16 = 2;

pub(crate) fn answer_blow(table: &mut Table) -> Result<(), DiceError> {
    let Some(exchange) = table.round.exchange else {
        table.round.stage = table.round.after_blow();
        return Ok(());
    };
    if let Some(cover) = table.round.melee.cover.take() {
        return line::answer(table, exchange, *cover);
    }
    match table.round.answer.take() {
        Some(convert) if convert == legal::plainly(word::CONVERT_TO_DEFENCE) => {
            turn_over(table, exchange.target, word::CONVERT_TO_DEFENCE);
            ask(table, exchange);
            Ok(())
        }
        Some(late @ (Choice::Plan { .. } | Choice::Act { .. })) => {
            surprise::declare_late(table, exchange.target, &late);
            if !table.clock.over {
                ask(table, exchange);
            }
            Ok(())
        }
        Some(Choice::Defend { means, to, stakes }) => match Means::of(means, &stakes) {
            Some(means) => defend(table, exchange, means, to),
            None => {
                undefended(table, exchange, None);
                Ok(())
            }
        },
        _ => {
            if surprise::meets(table, exchange)? {
                ask(table, exchange);
            }
            Ok(())
        }
    }
}

/// Asks the target, if there is anything that it could answer with.
fn ask(table: &mut Table, exchange: Exchange) {
    if surprise::is_caught(table, exchange.target) {
        return undefended(table, exchange, Some(rule::SUR_02));
    }
    let scene = table.foreseen_by(exchange.target, Some(exchange.attacker));
    let (Some(defender), Some(attacker)) = (scene.get(exchange.target), scene.get(exchange.attacker)) else {
        return;
    };
    let may_convert = || legal::may_convert(&scene, defender, word::CONVERT_TO_DEFENCE).is_ok();
    if defence::is_possible(&scene, defender, attacker, exchange.blow) || may_convert() {
        drop(scene);
        table.ask(exchange.target, word::ASK_DEFEND, Some(exchange.attacker));
    } else {
        let first = defence::defence::<Unread>(&scene, defender, attacker, exchange.blow, Means::Parry);
        let rule = first.err().map_or(rule::ATK_03, |why| why.rule);
        drop(scene);
        undefended(table, exchange, Some(rule));
    }
}

/// The target does not answer the blow: a comrade in line with him may do so, or it lands.
fn undefended(table: &mut Table, exchange: Exchange, rule: Option<RuleId>) {
    if !line::asks(table, exchange, rule) {
        give_way(table, exchange, rule);
    }
}

/// Nothing answers the blow.
pub(crate) fn give_way(table: &mut Table, exchange: Exchange, rule: Option<RuleId>) {
    table.write(Happening::Undefended {
        fighter: exchange.target,
        against: exchange.attacker,
        rule,
    });
    feat::spend_ties(table, (exchange.target, exchange.attacker), None);
    table.round.stage = Stage::Resolve;
}

/// What an answer has come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answered {
    /// What the die has shown.
    pub(crate) outcome: Outcome,
    /// Whether luck has spared its action.
    pub(crate) is_free: bool,
    /// Whether it is a fumble.
    pub(crate) is_fumble: bool,
}

/// Rolls an answer against this foe and lets it be shown, then what luck or the worst face make of it, if it can be fumbled.
///
/// Rule: `ATK-02`, `CRT-05`, `CRT-06`, `FUM-02`, `FUM-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn roll(
    arena: &mut impl Arena,
    (id, foe): (FighterId, FighterId),
    means: Means,
    (asked, ledger, worst, before): (RuleId, Ledger, Option<u8>, Turn),
    show: impl FnOnce(&mut Table, Check),
) -> Result<Answered, DiceError> {
    let from = worst.unwrap_or(check::WORST);
    let check = check::roll_with(asked, ledger, from, arena.dice())?;
    let outcome = check.outcome;
    let is_extreme = matches!(outcome, Outcome::Lucky | Outcome::Fumble);
    let again = is_extreme.then(|| check.ledger.clone());
    arena.on_table(|table| show(table, check));
    let mut answered = Answered {
        outcome,
        is_free: false,
        is_fumble: false,
    };
    match again {
        Some(ledger) if outcome == Outcome::Lucky => {
            answered.is_free = luck::of_parry(arena, id, means, (ledger, before))?;
        }
        // Dodges know no fumbles, nor does what is done against missiles (AUS-05, RNG-20).
        Some(ledger) if worst.is_some() => {
            answered.is_fumble = fumble::of_parry(arena, (id, foe), means, ledger)?;
        }
        _ => {}
    }
    Ok(answered)
}

/// Rolls a defence (`ATK-02`).
pub(crate) fn defend(
    table: &mut Table,
    exchange: Exchange,
    means: Means,
    to: Option<Cell>,
) -> Result<(), DiceError> {
    let scene = table.foreseen_by(exchange.target, Some(exchange.attacker));
    let (Some(defender), Some(attacker)) = (scene.get(exchange.target), scene.get(exchange.attacker)) else {
        return Ok(());
    };
    let means = manoeuvre::braced(&scene, defender, means);
    let worked_out = defence::defence::<Ledger>(&scene, defender, attacker, exchange.blow, means);
    let Ok(found) = worked_out else {
        unreachable!("only legal defences are accepted");
    };
    drop(scene);
    let id = exchange.target;
    let turned = turned_to(table, id, exchange.attacker);
    let before = table.snapshot(id).turn;
    let with = convert::piece_of_defence(table.snapshot(id), means);
    pay(table, id, means);
    breath::spend(table, id, of_defence(table.snapshot(id), means));
    aiming::lose_aim(table, id);
    let leaps = means == Means::Dodge || means.is_aimed_dodge();
    aiming::stir(table, id, if leaps { Motion::VeryFast } else { Motion::Light });
    let worst = worst_of_answer(table.round.modules, table.snapshot(id), (exchange.blow, means));
    let risk = feat::risk(table.snapshot(id), means, &found.ledger);
    let against = exchange.attacker;
    let rolled = roll(
        table,
        (id, against),
        means,
        (found.rule, found.ledger, worst, before),
        |table, check| {
            let is_warded = check.outcome.is_success();
            turn(table, id, turned);
            table.write(Happening::Defended {
                fighter: id,
                against,
                means: means.term(),
                check: Box::new(check),
            });
            match means {
                Means::Dodge => table.lose_initiative(id, DODGE_LOSS, rule::AUS_02),
                // A missed answer to a missile has no other consequence (RNG-20).
                _ if means.is_aimed_dodge() && !is_warded && !exchange.blow.flight.is_missile() => {
                    table.lose_initiative(id, AIMED_DODGE_LOSS, rule::AUS_03);
                }
                _ => {}
            }
            feat::spend_ties(table, (id, against), Some(means));
        },
    )?;
    let (is_warded, is_free) = (rolled.outcome.is_success(), rolled.is_free);
    let is_lucky = rolled.outcome == Outcome::Lucky;
    if !is_free {
        feat::build_wall(table, id, means);
    }
    if is_warded {
        bare::stop_both(table, exchange.blow, means);
    }
    if with.is_some() {
        feat::draw_back(table, id, with);
    }
    if means.is_of_weapon() && !matches!(means, Means::Other | Means::Bare) {
        team::let_go(table, id);
    }
    if !is_warded {
        feat::fail(table, (id, means), risk);
        table.round.exchange = Some(Exchange {
            answered: Some(means),
            ..exchange
        });
        table.round.stage = Stage::Resolve;
        return Ok(());
    }
    let is_missile = exchange.blow.flight.is_missile();
    if is_missile {
        // What flies past keeps the line on which it came, from before the jump (RNG-19).
        shot::stopped(table, exchange, means)?;
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
    if is_lucky && means.is_parry() || means.is_aimed_dodge() {
        lunge::break_off(table, exchange.attacker, exchange.blow);
    }
    if is_missile {
        return flurry::resume(table);
    }
    if means.classes() > 0 {
        distance::lengthen(table, id, exchange.attacker, (means.classes(), 0), to);
    }
    if !exchange.blow.purpose.harms() {
        // Whoever only wanted to come nearer has met with the whole parry (DK-05).
        return feat::after_parry(table, exchange, means).map(drop);
    }
    luck::strain(table, exchange, means, is_free)?;
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

/// Where somebody turns as part of what he does to another one, minding the foes who face him; nobody leaves a line for that.
///
/// Rule: `BRD-03`, `MAN-FORMATION`, `BD-VIS-06`.
pub(crate) fn turned_to(table: &Table, id: FighterId, other: FighterId) -> Option<Facing> {
    let to = table.snapshot(other).body;
    let scene = table.faced_by(id);
    let own = scene.get(id)?;
    place::turn_along(&scene, own, &to).filter(|_| !melee::stands_in_line(&scene, own))
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

/// A weapon, or a parry weapon, that stops a claw or a fist hurts it: half its dice and constant, rounded down, without strength (`DMG-08`,
/// `CRE-03`, `UNA-05`); a
/// bare arm that stops a blade is hurt likewise (`UNA-06`).
fn hurt_by_parry(table: &mut Table, exchange: Exchange, means: Means) -> Result<(), DiceError> {
    let (attacker, defender) = (table.snapshot(exchange.attacker), table.snapshot(exchange.target));
    let Some(with) = attacker.arm(usize::from(exchange.blow.slot)) else {
        return Ok(());
    };
    let with = &*manoeuvre::led(attacker, with, exchange.blow.form);
    let own = if means.is_of_weapon() {
        manoeuvre::guard(&table.round.melee.ties, defender, means).ok()
    } else {
        defender.stopping_arm(means)
    };
    let Some(own) = own else {
        return Ok(());
    };
    let traits = defender.build.traits;
    let (hurt, by, weapon, cited) = if own.kind.is_natural || own.kind.is_unarmed {
        if with.kind.is_natural || with.kind.is_unarmed {
            return Ok(());
        }
        // An iron arm is hurt no more where armour covers it (MAN-U-EISENARM).
        if traits.iron_arms && traits.guarded_arms {
            return Ok(());
        }
        (exchange.target, exchange.attacker, with, rule::UNA_06)
    } else if let (true, Form::Bare(Bare::HeadButt, _)) = (with.kind.is_unarmed, exchange.blow.form) {
        (exchange.attacker, exchange.target, own, rule::MAN_U_KOPFSTOSS)
    } else if with.kind.is_unarmed {
        (exchange.attacker, exchange.target, own, rule::UNA_05)
    } else if with.kind.is_natural && attacker.build.is_animal {
        (exchange.attacker, exchange.target, own, rule::CRE_03)
    } else {
        return Ok(());
    };
    let is_whole = cited == rule::MAN_U_KOPFSTOSS;
    let (dice, sides, plus) = (weapon.dice, weapon.sides, weapon.plus.clone());
    let thing = weapon.thing;
    let mut points = Points::roll(cited, dice, sides, &mut *table.dice)?;
    points.ledger.add_for(rule::DMG_01, thing, plus.base);
    if is_whole {
        // Head first into a weapon it does all that it does (MAN-U-KOPFSTOSS).
        points.ledger.lines.extend(plus.lines.iter());
    }
    let build = table.build(hurt);
    points.ledger.lift_to(rule::DMG_01, 0);
    let share = points.value() / if is_whole { 1 } else { 2 };
    let mut loss = Ledger::new(cited, points.value());
    loss.add(rule::DMG_08, share - points.value());
    damage::add_armour(&mut loss, rule::DMG_02, &build, None);
    loss.lift_to(rule::DMG_02, 0);
    let is_iron = cited == rule::UNA_06 && traits.iron_arms;
    let harm = if is_iron {
        loss.source = Some(rule::MAN_U_EISENARM);
        damage::of_breath(&build, share)
    } else {
        damage::of_weapon(&build, share)
    };
    table.strike(Some(by), (points, loss), Harm::drained(hurt, cited, harm));
    Ok(())
}

pub(crate) fn land_blow(table: &mut Table) -> Result<(), DiceError> {
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
pub(crate) fn land(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    if exchange.blow.flight.is_missile() {
        return shot::land(table, exchange);
    }
    let attacker = table.snapshot(exchange.attacker);
    let (style, slot, hold) = (attacker.hands.style, exchange.blow.slot, attacker.hold());
    let striker = Arc::clone(&attacker.build);
    let shaped;
    let arm = if exchange.blow.form == Form::Plain && slot != WRESTLING {
        striker.style(style).arm(slot.into(), hold)
    } else {
        let own = attacker.arm(slot.into());
        shaped = own.map(|arm| manoeuvre::led(attacker, arm, exchange.blow.form).into_owned());
        shaped.as_ref()
    };
    let Some(arm) = arm else { return Ok(()) };
    let in_saddle = riding::led(attacker, table.snapshot(exchange.target), Cow::Borrowed(arm));
    let arm = &*in_saddle;
    let scene = table.scene();
    let as_led = scene.get(exchange.attacker).and_then(|bearer| {
        let led = melee::teamed(&scene, bearer, arm);
        matches!(led, Cow::Owned(_)).then(|| led.into_owned())
    });
    let both = scene.get(exchange.attacker).zip(scene.get(exchange.target));
    let aim = both.and_then(|(attacker, target)| Aim::of_blow(&scene, attacker, target));
    drop(scene);
    let is_one_throw = matches!(exchange.blow.form, Form::Sweep(_));
    let throw = table.round.melee.sweep.as_ref().and_then(|sweep| sweep.throw);
    let throw = throw.filter(|_| is_one_throw);
    let landed = landing::land(table, exchange, as_led.as_ref().unwrap_or(arm), (aim, throw))?;
    if let (Some(sweep), Some(throw)) = (table.round.melee.sweep.as_mut(), landed.throw) {
        sweep.throw = Some(throw);
    }
    Ok(())
}
