//! Shots and throws in their round: aimed, sent off, stopped, gone astray, lying on the ground.

use crate::battle::{Check, Choice, FighterId, Happening, Ledger, Outcome, Slot};
use crate::dice::{Dice, DiceError};

use super::super::announce::surprise;
use super::super::arena::Arena;
use super::super::blow::{flurry, landing, luck};
use super::super::deeds::hands;
use super::super::table::Table;
use super::super::turn::act::{spend, turn};
use super::super::way::passing;
use super::super::{Due, Exchange, Stage};
use super::{misfire, missile, oil};
use crate::rules::dsa41::data::Mishap;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::defence::Means;
use crate::rules::dsa41::exchange::fumble::worst_of_attack;
use crate::rules::dsa41::exchange::zone::Aim;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::melee::{Hailing, Spread, Throw, Trigger};
use crate::rules::dsa41::shot::{self, Call, Others, Targets, Victim};
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Sends off a shot or a throw, after whoever throws several knives has chosen at whom the others go.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shoot(
    table: &mut Table,
    thrower: (FighterId, Due),
    target: FighterId,
    with: Slot,
    blow: Blow,
) -> Result<(), DiceError> {
    let throw = Throw {
        thrower,
        target,
        with,
        blow,
    };
    let others = Targets::new();
    spread_out(table, Spread { throw, others })
}

/// Asks at whom the next of several knives goes, where there is a choice; once all have their targets, they fly.
///
/// Rule: `SF-EISENHAGEL`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
fn spread_out(table: &mut Table, mut spread: Spread) -> Result<(), DiceError> {
    let throw = spread.throw;
    if let Call::Hail(hail) = throw.blow.flight.called.call {
        let id = throw.thrower.0;
        loop {
            let scene = table.known_to(id);
            let both = scene.get(id).zip(scene.get(throw.target));
            let open = both.map(|(own, foe)| shot::open_to_hail(&scene, own, foe, (hail, &spread.others)));
            match open.as_deref() {
                None | Some([]) => break,
                Some([only]) => spread.others.push(*only),
                Some(_) => {
                    drop(scene);
                    table.round.melee.spread = Some(Box::new(spread));
                    table.round.stage = Stage::Between;
                    table.ask(id, word::ASK_NEXT_TARGET, Some(throw.target));
                    return Ok(());
                }
            }
        }
        table.round.melee.spread = Some(Box::new(spread));
    }
    loose(table, throw)
}

/// Carries out what somebody answered who has chosen at whom the next of several knives goes.
///
/// Rule: `SF-EISENHAGEL`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn aim_next(table: &mut Table, mut spread: Spread, answer: &Choice) -> Result<(), DiceError> {
    table.round.stage = Stage::Act;
    if let Choice::Act {
        target: Some(target), ..
    } = answer
    {
        spread.others.push(*target);
    }
    spread_out(table, spread)
}

/// Lets go of a shot or a throw; whoever has its target in contact with him is open to a strike before a throw (`RNG-36`).
fn loose(table: &mut Table, throw: Throw) -> Result<(), DiceError> {
    let Throw {
        thrower,
        target,
        with,
        mut blow,
    } = throw;
    let scene = table.scene();
    let both = scene.get(thrower.0).zip(scene.get(target));
    if let Some((own, foe)) = both {
        blow = shot::resolved(&scene, own, foe, blow);
    }
    let is_open = both.is_some_and(|(own, foe)| {
        let missile = own.missile();
        missile.is_some_and(|missile| shot::lays_open(&scene, own, foe, missile))
    });
    drop(scene);
    if !is_open {
        return send_off(table, thrower, target, with, blow);
    }
    table.round.melee.throw = Some(Throw { blow, ..throw });
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
pub(crate) fn throw_after_all(table: &mut Table, throw: Throw) -> Result<(), DiceError> {
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
        let is_open = shot::may_shoot(&scene, own, foe, blow.flight).map_err(|why| why.rule);
        if is_up { is_open } else { Err(rule::RNG_36) }
    });
    drop(scene);
    let Err(rule) = verdict else {
        return send_off(table, (id, due), target, with, blow);
    };
    table.round.melee.spread = None;
    keep_hold(table, id);
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
    let hail = hail_of(table, (id, target), with, blow);
    fly(table, (id, Some(due)), target, with, blow)?;
    table.round.melee.hail = hail.map(Box::new);
    flurry::resume(table)
}

/// What flies besides the first of several knives; nothing of a single one.
///
/// Rule: `SF-EISENHAGEL`.
fn hail_of(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    with: Slot,
    blow: Blow,
) -> Option<Hailing> {
    let Call::Hail(hail) = blow.flight.called.call else {
        return None;
    };
    let chosen = table.round.melee.spread.take().map(|spread| spread.others);
    let chosen = chosen.unwrap_or_default();
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let rest = both.map(|(own, foe)| shot::hailed(&scene, own, foe, (hail, &chosen)));
    drop(scene);
    let mut rest = rest.unwrap_or_default();
    rest.reverse();
    Some(Hailing {
        thrower: id,
        with,
        rest,
        blow,
    })
}

/// Lets the next of several knives fly that can still reach somebody.
///
/// Rule: `SF-EISENHAGEL`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn hail_on(table: &mut Table) -> Result<(), DiceError> {
    while table.round.stage == Stage::Act {
        let hail = table.round.melee.hail.as_mut();
        let next = hail.and_then(|hail| Some((hail.thrower, hail.with, hail.rest.pop()?, hail.blow)));
        let Some((id, with, target, blow)) = next else {
            table.round.melee.hail = None;
            return Ok(());
        };
        let is_up = table.snapshot(id).is_able() && table.snapshot(target).is_conscious();
        if is_up && table.snapshot(id).missile().is_some() {
            surprise::spring(table, id, target, true);
            fly(table, (id, None), target, with, blow)?;
        }
    }
    Ok(())
}

/// Rolls what flies (`RNG-01`); what flies with another takes no action of its own.
fn fly(
    table: &mut Table,
    (id, due): (FighterId, Option<Due>),
    target: FighterId,
    with: Slot,
    blow: Blow,
) -> Result<(), DiceError> {
    // What others cost is what the shooter sees of them; whom a miss hits is another matter.
    let scene = table.foreseen_by(id, Some(target));
    let (Some(shooter), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(missile) = shooter.missile() else {
        unreachable!("only legal shots are accepted");
    };
    let ledger: Ledger = shot::ledger(&scene, shooter, foe, missile, blow.flight);
    let others = Others::around(&table.scene(), shooter, foe);
    let worst = worst_of_attack(scene.round.modules, &missile.arm, blow);
    let arc = place::arc(&foe.body, &shooter.body);
    let to = foe.body;
    drop(scene);
    let faced = table.faced_by(id);
    let turned = faced
        .get(id)
        .and_then(|shooter| place::turn_along(&faced, shooter, &to));
    drop(faced);
    let course = roll(
        table,
        (id, target),
        blow,
        (ledger, worst, &others),
        |table, check| {
            let has_hit = check.outcome.is_success();
            turn(table, id, turned);
            table.write(Happening::Attacked {
                fighter: id,
                target,
                with,
                manoeuvre: blow.manoeuvre(),
                stakes: blow.told(),
                arc,
                check: Box::new(check),
            });
            if !has_hit {
                surprise::missed(table, target);
            }
            match due {
                Some(due) => {
                    let_fly(table, id);
                    spend(table, id, due);
                }
                None => use_up(table, id),
            }
        },
    )?;
    match course {
        Course::Hits(blow) => strike(table, id, target, blow),
        Course::Strays(_, victim) => go_astray(table, id, victim, blow),
        Course::Misses(Some(Mishap::Misses) | None) => return missile::fly_on(table, id, target),
        Course::Misses(Some(_)) => {}
    }
    Ok(())
}

/// What becomes of a shot.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one for a shot, and it is used up at once"
)]
pub(crate) enum Course {
    /// It hits, with what luck has made of it.
    Hits(Blow),
    /// It hits another, and whether it is a fumble.
    Strays(bool, Victim),
    /// It hits nobody, or what the table of fumbles says.
    Misses(Option<Mishap>),
}

/// Rolls a shot and lets it be shown, then what luck or the worst face make of it, and whom a miss hits.
///
/// Rule: `RNG-01`, `RNG-14`, `RNG-15`, `CRT-07`, `FUM-07`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(
    arena: &mut impl Arena,
    both: (FighterId, FighterId),
    mut blow: Blow,
    (ledger, worst, others): (Ledger, u8, &Others),
    show: impl FnOnce(&mut Table, Check),
) -> Result<Course, DiceError> {
    let (value, face) = (ledger.value(), arena.dice().roll(20)?);
    let outcome = shot::outcome(face, value, worst);
    let is_extreme = matches!(outcome, Outcome::Lucky | Outcome::Fumble);
    let again = is_extreme.then(|| ledger.clone());
    let check = Check::of_die(rule::RNG_01, ledger, (20, face), outcome);
    arena.on_table(|table| show(table, check));
    let mishap = match again {
        Some(ledger) if outcome == Outcome::Lucky => {
            blow.luck = luck::of_attack(arena, both.0, blow, ledger)?;
            None
        }
        Some(ledger) => misfire::of_shot(arena, both, blow, ledger)?,
        None => None,
    };
    if outcome.is_success() {
        return Ok(Course::Hits(blow));
    }
    // Most fumbles of a shot only miss, and cost initiative (FUM-07).
    if mishap.is_some_and(|mishap| mishap != Mishap::Misses) {
        return Ok(Course::Misses(mishap));
    }
    let victim = others.hit_by(shot::missed_by(face, value), arena.dice())?;
    Ok(match victim {
        Some(victim) => Course::Strays(mishap.is_some(), victim),
        None => Course::Misses(mishap),
    })
}

/// The missile is gone, and with it the aim (`RNG-30`, `RNG-34`, `RNG-35`).
fn let_fly(table: &mut Table, id: FighterId) {
    use_up(table, id);
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    fighter.hands.unloaded |= 1 << style.0.min(15);
    *fighter.hands.quiver.cranked_mut(style) = 0;
    fighter.hands.quiver.aim = None;
    fighter.condition.off_balance = 0;
    fighter.turn.volley.shots += 1;
    fighter.turn.struck += 1;
    if fighter.turn.converted {
        fighter.turn.defences = 0;
    }
}

/// One missile less.
fn use_up(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    let spent = fighter.hands.quiver.spent_mut(style);
    *spent = spent.saturating_add(1);
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
fn go_astray(table: &mut Table, id: FighterId, victim: Victim, mut blow: Blow) {
    if let Some(die) = victim.die {
        table.rolled(id, word::VICTIM, die);
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
    surprise::spring(table, id, victim.id, true);
    blow.flight.is_stray = true;
    blow.flight.called = blow.flight.called.astray();
    strike(table, id, victim.id, blow);
}

/// What was answered in time: a shield stops it, from under a dodger it flies on (`RNG-19`, `RNG-20`).
pub(crate) fn stopped(table: &mut Table, exchange: Exchange, means: Means) -> Result<(), DiceError> {
    if matches!(means, Means::Dodge | Means::AimedDodge) {
        return missile::fly_on(table, exchange.attacker, exchange.target);
    }
    let at = table.snapshot(exchange.target).body.at;
    missile::drop_at(table, exchange.attacker, at);
    Ok(())
}

/// Rolls the damage of what hit, with the points of the distance (`RNG-01`, `RNG-04`).
#[inline(never)]
pub(crate) fn land(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    let (shooter, victim) = (table.snapshot(exchange.attacker), table.snapshot(exchange.target));
    let Some(arm) = shot::striking(shooter, victim, exchange.blow).map(|arm| arm.into_owned()) else {
        return Ok(());
    };
    let at = victim.body.at;
    let aim = Aim::of_shot(&table.scene(), shooter, victim);
    landing::land(table, exchange, &arm, (aim, None))?;
    if oil::is_oil(table, exchange.attacker) {
        return oil::burst(table, exchange);
    }
    if missile::is_thrown(table, exchange.attacker) {
        missile::drop_at(table, exchange.attacker, at);
    }
    Ok(())
}

/// Whoever was about to throw what is made for blows holds it still.
fn keep_hold(table: &mut Table, id: FighterId) {
    if let Some(own) = table.snapshot(id).style().hurls {
        hands::lead(table, id, own);
    }
}

/// What was to fly is destroyed: one of the things to throw, which has left the hand already, or the one weapon that there is.
///
/// Rule: `FUM-07`, `RNG-34`, `WPN-14`.
pub(crate) fn destroy(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id).style().hurls;
    if let Some(own) = own {
        missile::take_from_hand(table, id, own);
    } else if missile::is_thrown(table, id) {
        return;
    }
    hands::destroy(table, id, Piece::Main, rule::FUM_07);
}
