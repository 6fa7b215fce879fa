//! Whoever's turn it is acts: the next actor is called, asked, and his answer carried out.

use crate::battle::{Choice, FighterId, Happening, Outcome, Slot, Term};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::announce::surprise;
use super::super::blow::swing::swing;
use super::super::blow::{bare, clasp, counter, feat, flurry, fumble, grip, lunge, sweep};
use super::super::deeds::{aiming, deed, hands, lurk};
use super::super::ending::beast;
use super::super::missiles::shot;
use super::super::suffer::consequence::end_if_decided;
use super::super::table::Table;
use super::super::way::{charge, distance, pair, passing, saddle};
use super::super::{Actor, Due, Exchange, Stage};
use super::late::{self, Late};
use super::{between, task};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::{Cost, DistanceClass};
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::fighter::{Deed, Freed, Piece, Plan};
use crate::rules::dsa41::manoeuvre::{self, Art, Form, Onset};
use crate::rules::dsa41::melee::Purpose;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::shot::Way;
use crate::rules::dsa41::{legal, rule, word};

pub(crate) fn act(table: &mut Table) -> Result<(), DiceError> {
    if table.round.stage == Stage::Between {
        between::between(table)?;
    } else if let (Some(answer), Some(actor)) = (table.round.answer.take(), table.round.actor) {
        match surprise::answers(table, &answer) {
            Some(victim) => surprise::declare_late(table, victim, &answer),
            None => carry_out(table, actor, answer)?,
        }
    }
    if table.round.stage == Stage::Act {
        call_next(table)?;
    }
    Ok(())
}

/// Calls one actor after the other until somebody has to choose, a blow is under way or all have acted.
fn call_next(table: &mut Table) -> Result<(), DiceError> {
    loop {
        if !table.round.acts_at_once() {
            late::happen(table)?;
        }
        if is_harm_due(table) || table.clock.over || table.round.stage != Stage::Act {
            return Ok(());
        }
        if !table.round.acts_at_once() && fumble::come_due(table)? {
            return Ok(());
        }
        // Whoever was struck at in vain declares before anybody else acts (SUR-02).
        if let Some(victim) = surprise::startled(table) {
            table.ask(victim, word::ASK_ANNOUNCE, None);
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
pub(crate) fn is_harm_due(table: &Table) -> bool {
    !table.round.harm.is_empty() && !table.round.acts_at_once()
}

/// Whether an actor's phase has not slipped away below the count: whoever lost initiative acts later (`INI-07`).
fn is_still_due(table: &Table, actor: Actor) -> bool {
    let fighter = table.snapshot(actor.fighter);
    let now = table.clock.phase.unwrap_or(i16::MAX);
    let is_delayed = fighter.turn.delays == Some(actor.due);
    let phase = || super::count::phase_of(fighter, actor.due);
    actor.due == Due::WATCH || phase().is_some_and(|phase| is_delayed || phase >= now)
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
    if actor.due == Due::First {
        beast::smell(table, actor.fighter)?;
    }
    let fighter = table.snapshot(actor.fighter);
    match legal::deed(table.round, fighter) {
        Some(Deed::Attack)
            if fighter.condition.holds.is_some()
                && !manoeuvre::clasp_in(&table.round.melee.ties).any(|it| it.holder == actor.fighter) =>
        {
            spend(table, actor.fighter, actor.due);
            grip::squeeze(table, actor.fighter)?;
            Ok(false)
        }
        Some(Deed::Attack) => {
            surprise::note_cover(table, actor.fighter);
            table.ask(actor.fighter, word::ASK_ATTACK, None);
            Ok(true)
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
        (
            Due::First,
            Choice::Act {
                act: act @ (word::CONVERT_TO_ATTACK | word::CONVERT_TO_DEFENCE),
                ..
            },
        ) => {
            turn_over(table, id, act);
            if act == word::CONVERT_TO_ATTACK {
                // He is asked for his first blow again (UMW-01).
                table.round.actors.push(actor);
            }
            Ok(())
        }
        (
            _,
            Choice::Act {
                act: word::MOUNT_STRIKES,
                ..
            },
        ) => {
            saddle::let_strike(table, actor);
            Ok(())
        }
        (Due::Free(window), choice) => use_window(table, id, window, choice),
        (
            due,
            Choice::Act {
                act: act @ (word::KEEP_HOLD | word::BREAK_FREE | word::WREST_FREE),
                ..
            },
        ) if legal::deed(table.round, table.snapshot(id)) == Some(Deed::Attack) => {
            spend(table, id, due);
            note_attack(table, (id, due), None);
            match act {
                word::KEEP_HOLD => clasp::keep(table, id),
                act => clasp::break_clinch(table, id, act == word::BREAK_FREE),
            }
        }
        (due, Choice::Pass) => {
            if legal::deed(table.round, table.snapshot(id)) == Some(Deed::Act) {
                // What is not gone on with is given up (TIM-05).
                task::interrupt(table, id);
            }
            forgo(table, id, due);
            Ok(())
        }
        (
            due,
            Choice::Act {
                act: word::CARRY_ON, ..
            },
        ) => {
            spend(table, id, due);
            if late::waits(table) {
                late::put_off(table, Late::GoOn(actor));
                return Ok(());
            }
            task::go_on(table, actor)
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
            task::interrupt(table, id);
            super::lost::take_instead_of_defence(table, id);
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
#[inline(never)]
fn use_window(table: &mut Table, id: FighterId, window: u8, choice: Choice) -> Result<(), DiceError> {
    let phase = table.clock.phase;
    let fighter = table.fighter(id);
    if let Some(is_over) = fighter.turn.windows.get_mut(usize::from(window)) {
        *is_over = true;
    }
    match choice {
        Choice::Pass => return Ok(()),
        // Converting costs nothing besides (UMW-01).
        Choice::Act {
            act: act @ (word::CONVERT_TO_ATTACK | word::CONVERT_TO_DEFENCE),
            ..
        } => {
            turn_over(table, id, act);
            return Ok(());
        }
        // Keeping watch costs nothing: from now on he is asked at the start of every phase (TIM-04).
        Choice::Act { act: word::WATCH, .. } => {
            fighter.turn.watches = !fighter.turn.watches;
            return Ok(());
        }
        _ => {}
    }
    fighter.turn.free -= 1;
    fighter.turn.busy = phase;
    fighter.turn.freed = Freed(phase);
    // An action that he delays comes in another phase then.
    let is_of_another = |actor: &Actor| actor.fighter != id || matches!(actor.due, Due::Free(_));
    table.round.actors.retain(is_of_another);
    deed::free_action(table, id, choice)?;
    end_if_decided(table);
    Ok(())
}

/// Converts an action after the declaration: an attack into a second defence, or the other way round.
///
/// Rule: `UMW-01`, `UMW-06`.
pub(crate) fn turn_over(table: &mut Table, id: FighterId, act: Term) {
    let has_shield = table.snapshot(id).ward().is_some_and(|ward| ward.is_shield);
    let turn = &mut table.fighter(id).turn;
    // Whoever converts has no second shield parry; that with a parry weapon is left (SHD-06, SHD-08).
    turn.second_parry &= !has_shield;
    let plan = if act == word::CONVERT_TO_ATTACK {
        turn.defences = 0;
        Plan::StrikeTwice
    } else {
        turn.defences += 1;
        Plan::DefendTwice
    };
    turn.plan = Some(plan);
    table.write(Happening::Announced {
        fighter: id,
        plan: plan.term(),
    });
}

/// Lets an action pass.
#[inline(never)]
fn forgo(table: &mut Table, id: FighterId, due: Due) {
    let fighter = table.snapshot(id);
    let deed = legal::deed(table.round, fighter);
    // An attack that he has not declared is no loss (UMW-01, TWO-05, MAN-TODVONLINKS).
    let is_declared = match due {
        Due::Second => fighter.turn.plan != Some(Plan::Fight),
        Due::Extra | Due::Left => false,
        _ => true,
    };
    spend(table, id, due);
    if !is_declared {
        return;
    }
    table.write(Happening::Forgone {
        fighter: id,
        what: deed.map_or(word::ACTIONS, Deed::term),
        rule: None,
    });
}

/// Marks an action as used.
pub(crate) fn spend(table: &mut Table, id: FighterId, due: Due) {
    let phase = table.clock.phase;
    let fighter = table.fighter(id);
    fighter.turn.busy = phase;
    match due {
        Due::First => fighter.turn.first_done = true,
        Due::Second => fighter.turn.second_done = true,
        Due::Free(_) => {}
        Due::Extra => fighter.turn.spent.extra_asked = true,
        Due::Left => fighter.turn.spent.left = true,
    }
}

/// Counts an attack action, with what it is made; one in place of a defence that was not needed is converted now.
///
/// Rule: `UMW-01`, `UMW-06`, `TWO-05`.
fn count_attack(table: &mut Table, (id, due): (FighterId, Due), blow: Blow) {
    let fighter = table.snapshot(id);
    if fighter.turn.struck > 0 {
        // Another blow of the same action (CRE-01).
        return;
    }
    let piece = fighter
        .arm(usize::from(blow.slot))
        .and_then(|arm| convert::piece_of(fighter, arm));
    note_attack(table, (id, due), piece);
    if blow.form == Form::Double {
        table.fighter(id).turn.spent.with[Piece::Second as usize] += 1;
    }
}

/// Counts an attack action that is made with this. What a long action has left of the round is a defence or an attack, not both.
///
/// Rule: `TIM-05`, `UMW-01`, `UMW-06`, `TWO-05`.
pub(crate) fn note_attack(table: &mut Table, (id, due): (FighterId, Due), piece: Option<Piece>) {
    let turn = &mut table.fighter(id).turn;
    turn.spent.attack(piece, Some(due));
    turn.spent.extra |= due == Due::Extra;
    if turn.converted {
        turn.defences = 0;
    }
    if due == Due::Second && turn.plan == Some(Plan::Fight) {
        convert_now(table, id);
    }
}

/// The attack under way takes the place of the defence.
#[inline(never)]
fn convert_now(table: &mut Table, id: FighterId) {
    let turn = &mut table.fighter(id).turn;
    turn.defences = 0;
    turn.plan = Some(Plan::StrikeTwice);
    table.write(Happening::Announced {
        fighter: id,
        plan: Plan::StrikeTwice.term(),
    });
}

/// Rolls an attack (`ATK-01`); a failed announcement leaves its malus (`MAN-GEN-05`).
pub(crate) fn strike(
    table: &mut Table,
    (id, due): (FighterId, Due),
    target: FighterId,
    with: Slot,
    (manoeuvre, stakes): (Term, &[i16]),
) -> Result<(), DiceError> {
    // Whoever is noticed in time takes nobody by surprise (SUR-03).
    lurk::sneak(table, id)?;
    surprise::spring(
        table,
        id,
        target,
        manoeuvre == word::HURL || Way::of(manoeuvre).is_some_and(|way| way != Way::Blow),
    );
    lurk::give_away(table, id, target);
    if manoeuvre == word::HURL
        && let Some(thrower) = crate::rules::dsa41::shot::hurling(table.snapshot(id))
    {
        hands::lead(table, id, thrower.hands.style);
        let (with, blow) = (
            Slot(thrower.missile_slot()),
            crate::rules::dsa41::shot::hurl(&thrower),
        );
        return shot::shoot(table, (id, due), target, with, blow);
    }
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
pub(crate) fn strike_home(
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
    count_attack(table, (id, due), blow);
    if let Form::Charge(_) | Form::Mounted(..) = blow.form {
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
    let swung = match met_with {
        None => swing(table, id, target, blow)?,
        Some(points) => counter::clash(table, (id, target), blow, points)?,
    };
    let outcome = swung.outcome;
    blow = swung.blow;
    bare::exert(table, id, blow.form, outcome.is_success())?;
    let fighter = table.fighter(id);
    fighter.turn.struck += 1;
    fighter.turn.struck_with |= 1 << blow.slot.min(15);
    if fighter.turn.struck >= most {
        if strikes_again(fighter) {
            // The attacks that follow are actions of their own (UMW-03, TWO-05).
            (fighter.turn.struck, fighter.turn.struck_with) = (0, 0);
        }
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
            if manoeuvre::is_of_series(table.snapshot(id), blow.form) {
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
    bare::redouble(table, (id, target), blow);
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

/// Whether another attack action may follow in the round.
pub(crate) fn strikes_again(fighter: &Snapshot) -> bool {
    fighter.build.traits.strikes_again || fighter.turn.plan == Some(Plan::StrikeTwice)
}

/// What a manoeuvre costs besides the attack: the defence of the round, and with a hammer blow every further one.
///
/// Rule: `MAN-GEN-12`.
fn pay(table: &mut Table, id: FighterId, form: Form) {
    if let Form::Mounted(..) = form {
        table.fighter(id).turn.defences = 0;
    }
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
        let turn = &mut fighter.turn;
        (turn.second_parry, turn.spent.extra, turn.spent.left) = (false, true, true);
    }
}

/// Turns a fighter as part of what he does (`BRD-03`).
pub(crate) fn turn(table: &mut Table, id: FighterId, facing: Option<crate::board::Facing>) {
    if let Some(facing) = facing {
        table.fighter(id).body.facing = facing;
        table.write(Happening::Turned {
            fighter: id,
            facing,
            rule: rule::BRD_03,
        });
        saddle::carry(table, id);
    }
}

/// Says that somebody did something.
pub(crate) const fn acted(fighter: FighterId, act: Term) -> Happening {
    Happening::Acted {
        fighter,
        act,
        target: None,
        with: None,
        at: None,
    }
}

/// Puts a fighter on another cell.
pub(crate) fn put(table: &mut Table, id: FighterId, at: Cell) {
    let from = table.snapshot(id).body.at;
    table.fighter(id).body.at = at;
    if at != from {
        feat::unpin(table, id);
    }
    aiming::follow(table, id, from);
    saddle::carry(table, id);
}
