//! Whoever's turn it is acts: the next actor is called, asked, and his answer carried out.

use crate::battle::{Choice, FighterId, Happening, Outcome, Slot, Term};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::attack::{self, Blow};
use super::super::breath::of_blow;
use super::super::data::{Cost, DistanceClass};
use super::super::fighter::Deed;
use super::super::manoeuvre::{self, Art, Form, Onset};
use super::super::melee::Purpose;
use super::super::shot::Motion;
use super::super::{legal, place, rule, word};
use super::consequence::end_if_decided;
use super::late::{self, Late};
use super::table::Table;
use super::{
    Actor, Due, Exchange, Stage, between, breath, charge, counter, deed, distance, element, feat, flurry,
    fumble, grip, lunge, lurk, pair, passing, shot, sweep, task,
};

pub(super) fn act(table: &mut Table) -> Result<(), DiceError> {
    if table.round.stage == Stage::Between {
        between::between(table)?;
    } else if let (Some(answer), Some(actor)) = (table.round.answer.take(), table.round.actor) {
        carry_out(table, actor, answer)?;
    }
    if table.round.stage == Stage::Act {
        call_next(table)?;
    }
    Ok(())
}

/// Calls one actor after the other until somebody has to choose, a blow is under way or all have acted.
fn call_next(table: &mut Table) -> Result<(), DiceError> {
    loop {
        if !acts_at_once(table) {
            late::happen(table)?;
        }
        if is_harm_due(table) || table.clock.over || table.round.stage != Stage::Act {
            return Ok(());
        }
        if !acts_at_once(table) && fumble::come_due(table)? {
            return Ok(());
        }
        let Some(actor) = table.round.actors.pop() else {
            table.round.actor = None;
            table.round.stage = Stage::Count;
            return Ok(());
        };
        let is_at_once = table.round.actor.is_some_and(|last| last.rank == actor.rank);
        table.round.actor = Some(actor);
        if (is_at_once || is_still_due(table, actor)) && call(table, actor)? {
            return Ok(());
        }
    }
}

/// Whether what was done takes effect now: those of one rank act at once, and what they suffer waits for the last of them
/// (`INI-05`).
pub(super) fn is_harm_due(table: &Table) -> bool {
    !table.round.harm.is_empty() && !acts_at_once(table)
}

/// Whether others still act at once with whoever acts now.
pub(super) fn acts_at_once(table: &Table) -> bool {
    let follows = |last: Actor| {
        let is_equal = |next: &Actor| next.rank == last.rank && next.fighter != last.fighter;
        table.round.actors.iter().any(is_equal)
    };
    table.round.actor.is_some_and(follows)
}

/// Whether an actor's phase has not slipped away below the count: whoever lost initiative acts later (`INI-07`).
fn is_still_due(table: &Table, actor: Actor) -> bool {
    let fighter = table.snapshot(actor.fighter);
    let now = table.clock.phase.unwrap_or(i16::MAX);
    let is_delayed = fighter.turn.delays == Some(actor.due);
    let mut dues = super::count::dues(fighter);
    actor.due == Due::WATCH || dues.any(|(due, phase)| due == actor.due && (is_delayed || phase >= now))
}

/// Calls an actor; says whether the battle now waits or has gone on to another stage.
fn call(table: &mut Table, actor: Actor) -> Result<bool, DiceError> {
    let fighter = table.snapshot(actor.fighter);
    let has_right = match actor.due {
        Due::WATCH => super::count::keeps_watch(fighter),
        due => super::count::has_due(fighter, due),
    };
    if !fighter.is_conscious() || !has_right {
        return Ok(false);
    }
    if let Due::Free(_) = actor.due {
        // One free action a phase, never in the phase of another action (TIM-04).
        if fighter.turn.busy == table.clock.phase {
            return Ok(false);
        }
        table.ask(actor.fighter, word::ASK_FREE, None);
        return Ok(true);
    }
    match legal::deed(table.round, fighter) {
        Some(Deed::Attack) if fighter.condition.holds.is_some() => {
            spend(table, actor.fighter, actor.due);
            grip::squeeze(table, actor.fighter)?;
            Ok(false)
        }
        Some(Deed::Attack) => {
            table.ask(actor.fighter, word::ASK_ATTACK, None);
            Ok(true)
        }
        Some(Deed::Act) if fighter.task.0.is_some() => {
            spend(table, actor.fighter, actor.due);
            if late::waits(table) {
                late::put_off(table, Late::GoOn(actor));
                return Ok(false);
            }
            task::go_on(table, actor)?;
            Ok(table.round.stage != Stage::Act)
        }
        Some(_) => {
            table.ask(actor.fighter, word::ASK_REGULAR, None);
            Ok(true)
        }
        None => Ok(false),
    }
}

fn carry_out(table: &mut Table, actor: Actor, answer: Choice) -> Result<(), DiceError> {
    let id = actor.fighter;
    match (actor.due, answer) {
        (_, Choice::Act { act: word::DELAY, .. }) => {
            table.fighter(id).turn.delays = Some(actor.due);
            table.write(acted(id, word::DELAY));
            Ok(())
        }
        (
            _,
            Choice::Act {
                act: word::CLOSE_IN,
                target: Some(foe),
                ..
            },
        ) => {
            pair::set(table, id, foe, DistanceClass::Hand, None);
            // It costs nothing: he is asked for his blow again (DK-04).
            table.round.actors.push(actor);
            Ok(())
        }
        (Due::Free(window), choice) => use_window(table, id, window, choice),
        (due, Choice::Pass) => {
            forgo(table, id, due);
            Ok(())
        }
        (
            due,
            Choice::Attack {
                target,
                with,
                manoeuvre,
                stakes,
            },
        ) => strike(table, (id, due), target, with, (manoeuvre, &stakes)),
        (
            due,
            Choice::Act {
                act: word::STRIKE_CELL,
                with: Some(with),
                at: Some(at),
                ..
            },
        ) => lurk::strike_at(table, (id, due), with, at),
        (due, choice) => {
            spend(table, id, due);
            if late::waits(table) {
                late::put_off(table, Late::Deed(actor, choice));
                return Ok(());
            }
            deed::regular(table, actor, choice)?;
            end_if_decided(table);
            Ok(())
        }
    }
}

/// Carries out what was chosen in a window for a free action, which is over then.
fn use_window(table: &mut Table, id: FighterId, window: u8, choice: Choice) -> Result<(), DiceError> {
    let phase = table.clock.phase;
    let fighter = table.fighter(id);
    if let Some(is_over) = fighter.turn.windows.get_mut(usize::from(window)) {
        *is_over = true;
    }
    match choice {
        Choice::Pass => return Ok(()),
        // Keeping watch costs nothing: from now on he is asked at the start of every phase (TIM-04).
        Choice::Act { act: word::WATCH, .. } => {
            fighter.turn.watches = !fighter.turn.watches;
            return Ok(());
        }
        _ => {}
    }
    fighter.turn.free -= 1;
    fighter.turn.busy = phase;
    deed::free_action(table, id, choice)?;
    end_if_decided(table);
    Ok(())
}

/// Lets an action pass.
fn forgo(table: &mut Table, id: FighterId, due: Due) {
    let deed = legal::deed(table.round, table.snapshot(id));
    spend(table, id, due);
    table.write(Happening::Forgone {
        fighter: id,
        what: deed.map_or(word::ACTIONS, Deed::term),
        rule: None,
    });
}

/// Marks an action as used.
pub(super) fn spend(table: &mut Table, id: FighterId, due: Due) {
    let phase = table.clock.phase;
    let fighter = table.fighter(id);
    fighter.turn.busy = phase;
    match due {
        Due::First => fighter.turn.first_done = true,
        Due::Second => fighter.turn.second_done = true,
        Due::Free(_) => {}
    }
}

/// Rolls an attack (`ATK-01`); a failed announcement leaves its malus (`MAN-GEN-05`).
pub(super) fn strike(
    table: &mut Table,
    (id, due): (FighterId, Due),
    target: FighterId,
    with: Slot,
    (manoeuvre, stakes): (Term, &[i16]),
) -> Result<(), DiceError> {
    lurk::give_away(table, id, target);
    let Some(mut blow) = Blow::of(manoeuvre, with.0, stakes) else {
        unreachable!("only legal attacks are accepted");
    };
    if blow.flight.is_missile() {
        return shot::shoot(table, (id, due), target, with, blow);
    }
    blow = blow.by(table.snapshot(id));
    if blow.purpose.harms() && counter::asks(table, (id, Some(due)), target, blow) {
        return Ok(());
    }
    strike_home(table, (id, due), target, blow, None)
}

/// Strikes after the target has been asked, who may strike into the blow with so many points (`MAN-GEGENHALTEN`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn strike_home(
    table: &mut Table,
    (id, due): (FighterId, Due),
    target: FighterId,
    mut blow: Blow,
    met_with: Option<i16>,
) -> Result<(), DiceError> {
    let arm = table.snapshot(id).arm(usize::from(blow.slot));
    let most = match arm {
        Some(arm) if blow.purpose.harms() => arm.kind.per_round.max(1),
        _ => 1,
    };
    if !blow.purpose.harms() {
        // Changing the distance takes a free action besides (ACT-24).
        table.fighter(id).turn.free -= 1;
    }
    pay(table, id, blow.form);
    if let Form::Charge(_) = blow.form {
        spend(table, id, due);
        return charge::set_out(
            table,
            Onset {
                charger: id,
                target,
                blow,
            },
        );
    }
    if let Form::Double | Form::Storm(..) = blow.form {
        spend(table, id, due);
        return flurry::begin(table, (id, target), blow);
    }
    let outcome = match met_with {
        None => swing(table, id, target, blow)?,
        Some(points) => counter::clash(table, (id, target), blow, points)?,
    };
    let fighter = table.fighter(id);
    fighter.turn.struck += 1;
    fighter.turn.struck_with |= 1 << blow.slot.min(15);
    if fighter.turn.converted {
        fighter.turn.defences = 0;
    }
    if fighter.turn.struck >= most {
        spend(table, id, due);
    } else {
        // A creature with several attacks strikes again in the same phase (CRE-01).
        let rank = table.round.actor.map_or(0, |actor| actor.rank);
        table.round.actors.push(Actor {
            fighter: id,
            due,
            rank,
        });
    }
    match blow.purpose {
        _ if !outcome.is_success() => {
            if let Form::Lunge(_) = blow.form {
                return lunge::struck(table, id, target, (blow, false));
            }
            passing::punish(table, id, target, blow);
            return Ok(());
        }
        Purpose::Lengthen(classes, farther) => {
            distance::lengthen(table, id, target, (classes, farther), None);
            return Ok(());
        }
        Purpose::Shorten(classes, _) => {
            blow.purpose = Purpose::Shorten(classes, outcome == Outcome::Lucky);
        }
        Purpose::Harm | Purpose::Passing | Purpose::Occasional(_) => {}
    }
    sweep::begin(table, id, target, blow);
    lunge::struck(table, id, target, (blow, true))?;
    if met_with.is_some() {
        // The blow has landed already.
        return lunge::settle(table, id, target, blow);
    }
    table.round.exchange = Some(Exchange {
        attacker: id,
        target,
        blow,
        answered: None,
    });
    table.round.stage = Stage::React;
    Ok(())
}

/// What a manoeuvre costs besides the attack: the defence of the round, and with a hammer blow every further one.
///
/// Rule: `MAN-GEN-12`.
fn pay(table: &mut Table, id: FighterId, form: Form) {
    // The first attack of a series leaves the defence; what it costs comes with the next round (MAN-AUSFALL).
    let Some(art) = form.art().filter(|art| *art != Art::Lunge) else {
        return;
    };
    let fighter = table.fighter(id);
    let cost = fighter.build.crafts.get(art).cost;
    if matches!(cost, Cost::Both | Cost::All) {
        fighter.turn.defences = 0;
    }
    if cost == Cost::All {
        fighter.turn.second_parry = false;
    }
}

/// Rolls a blow and turns to strike it, except in passing; what was announced in vain leaves its malus (`MAN-GEN-05`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn swing(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    blow: Blow,
) -> Result<Outcome, DiceError> {
    swing_by(table, id, target, blow).map(|(outcome, _)| outcome)
}

/// The same, and by how many points it has succeeded.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn swing_by(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    blow: Blow,
) -> Result<(Outcome, i16), DiceError> {
    let missed = Ok((Outcome::Failure, 0));
    let scene = table.scene();
    let (Some(attacker), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return missed;
    };
    let Some(arm) = attacker.arm(usize::from(blow.slot)) else {
        return missed;
    };
    let ledger = attack::ledger(&scene, attacker, foe, arm, blow);
    let turned = place::bearing(&attacker.body, &foe.body)
        .map(|towards| place::turned_towards(attacker.body.facing, towards))
        .filter(|facing| *facing != attacker.body.facing && !blow.purpose.is_reaction());
    let arc = place::arc(&foe.body, &attacker.body);
    let cost = of_blow(attacker, arm, blow);
    drop(scene);
    shot::lose_aim(table, id);
    shot::stir(table, id, Motion::Light);
    let check = attack::roll(ledger, &mut *table.dice)?;
    let outcome = check.outcome;
    let risk = blow.risk(&check.ledger);
    let margin = check.ledger.value() - check.die().map_or(0, |die| i16::from(die.face));
    turn(table, id, turned);
    table.write(Happening::Attacked {
        fighter: id,
        target,
        with: Slot(blow.slot),
        manoeuvre: blow.manoeuvre(),
        stakes: blow.told(),
        arc,
        check: Box::new(check),
    });
    breath::spend(table, id, cost);
    element::swoop(table, id);
    pair::by_attack(table, id, target);
    if outcome == Outcome::Fumble {
        fumble::of_attack(table, id, target, blow);
    }
    let lost = if outcome.is_success() { 0 } else { risk };
    // A blade dancer is out of balance by half of it, rounded up (MAN-GEN-05).
    let is_dancer = table.snapshot(id).build.traits.blade_dancer;
    feat::draw_back(table, id);
    if !blow.purpose.is_reaction() {
        manoeuvre::struck(&mut table.round.melee.ties, (id, target), !outcome.is_success());
    }
    stagger(table, id, if is_dancer { lost - lost / 2 } else { lost });
    Ok((outcome, margin))
}

/// A failed announcement hinders until the next attack or parry (`MAN-GEN-05`).
pub(super) fn stagger(table: &mut Table, id: FighterId, points: i16) {
    if points > 0 && late::waits(table) {
        table.fighter(id).condition.off_balance = 0;
        late::put_off(table, Late::Stagger(id, points));
    } else {
        table.fighter(id).condition.off_balance = points;
    }
}

/// Turns a fighter as part of what he does (`BRD-03`).
pub(super) fn turn(table: &mut Table, id: FighterId, facing: Option<crate::board::Facing>) {
    if let Some(facing) = facing {
        table.fighter(id).body.facing = facing;
        table.write(Happening::Turned {
            fighter: id,
            facing,
            rule: rule::BRD_03,
        });
    }
}

/// Says that somebody did something.
pub(super) const fn acted(fighter: FighterId, act: Term) -> Happening {
    Happening::Acted {
        fighter,
        act,
        target: None,
        with: None,
        at: None,
    }
}

/// Puts a fighter on another cell.
pub(super) fn put(table: &mut Table, id: FighterId, at: Cell) {
    let from = table.snapshot(id).body.at;
    table.fighter(id).body.at = at;
    shot::follow(table, id, from);
}
