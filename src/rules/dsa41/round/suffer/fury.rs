//! Battle frenzy and blood rage in the round: what sets them off, how long they last, and what they cost.

use crate::battle::{FighterId, Points, RuleId, Stance, Term};
use crate::board::Spot;
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::table::Table;
use super::super::trial::self_control;
use super::consequence::{sink, tire};
use super::{consequence, zone};
use crate::rules::dsa41::condition::fury::{TO_STOP, has_foes, is_kept_up};
use crate::rules::dsa41::exchange::zone::Zone;
use crate::rules::dsa41::fighter::{Fury, Passion, Vitality};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::{place, situation};
use crate::rules::dsa41::{rule, word};

/// Dice of the rounds that it lasts at least, as their number and sides (`ADV-STATE-1`).
pub(crate) const ROUNDS: (u8, u8) = (1, 6);
/// Dice of the endurance that it has cost in the end, as their number and sides (`ADV-STATE-1`).
pub(crate) const BREATH: (u8, u8) = (1, 6);
/// Dice of the life energy that it has cost in the end, as their number and sides (`ADV-STATE-1`).
pub(crate) const LIFE: (u8, u8) = (1, 6);

/// A fighter has been wounded, so many times before: who is given to frenzy checks every time whether he keeps his wits, who is given
/// to rage the first time.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn sting(table: &mut Table, id: FighterId, before: i16) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let traits = fighter.build.traits;
    if !traits.raging && !traits.frantic {
        return Ok(());
    }
    let is_due = !fighter.condition.frenzied && fighter.is_able() && fighter.life.now > 0;
    let tempers = [
        (Passion::Rage, traits.raging && before == 0),
        (Passion::Frenzy, traits.frantic),
    ];
    table.fighter(id).condition.ado.fury.is_stung = true;
    for (passion, is_given) in tempers {
        if is_due && is_given && gives_in(table, id, passion)? {
            return begin(table, id, passion);
        }
    }
    Ok(())
}

/// A fighter lies dying: friends who see it and are given to rage check whether they keep their wits.
///
/// Rule: `ADV-STATE-2`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn mourn(table: &mut Table, fallen: FighterId) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let is_given = fighter.build.traits.raging && !fighter.condition.frenzied && fighter.is_able();
        if !is_given || id == fallen {
            continue;
        }
        let friend = table.snapshot(fallen);
        let is_friend = table.sides.stance(fighter.fighter.side, friend.fighter.side) == Stance::Allied;
        let eyes = |it: &Snapshot| Spot::on_floor(place::footprint(&it.body));
        let sees = situation::light::sees(&table.scene(), eyes(fighter), eyes(friend));
        if is_friend && sees && gives_in(table, id, Passion::Rage)? {
            begin(table, id, Passion::Rage)?;
        }
    }
    Ok(())
}

/// Checks self-control: whether a fighter loses his wits.
fn gives_in(table: &mut Table, id: FighterId, passion: Passion) -> Result<bool, DiceError> {
    Ok(!keeps_calm(table, id, (passion.rule(), 0))?)
}

fn keeps_calm(table: &mut Table, id: FighterId, asked: (RuleId, i16)) -> Result<bool, DiceError> {
    Ok(self_control(table, id, asked)?.passed)
}

/// A fighter loses his wits for a die of rounds, this one not counted; from now on he feels neither wounds nor weakness.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`, `WND-10`, `LEN-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn begin(table: &mut Table, id: FighterId, passion: Passion) -> Result<(), DiceError> {
    let from = table.snapshot(id).ini();
    let points = Points::roll(passion.rule(), ROUNDS.0, ROUNDS.1, &mut *table.dice)?;
    let until = table.clock.round.saturating_add(points.value().unsigned_abs());
    let condition = &mut table.fighter(id).condition;
    condition.frenzied = true;
    condition.ado.fury.passion = Some(passion);
    condition.ado.fury.until = until;
    table.state(id, state_of(passion), true, passion.rule());
    table.rolled(id, word::FURY, points);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::WND_10);
    super::super::way::pair::tidy(table);
    Ok(())
}

const fn state_of(passion: Passion) -> Term {
    match passion {
        Passion::Frenzy => word::FRENZIED,
        Passion::Rage => word::RAGING,
    }
}

/// A new round: wounds of the last one are no cause any more.
pub(crate) fn begin_round(table: &mut Table) {
    for id in table.those(|it| it.condition.ado.fury.is_stung) {
        table.fighter(id).condition.ado.fury.is_stung = false;
    }
}

/// At the end of a round those come to themselves whose time is over and who have no foe about them any more; a rage must be
/// mastered besides. Whoever is only stunned does so when he wakes.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn subside(table: &mut Table) -> Result<(), DiceError> {
    for id in table.those(|it| it.condition.ado.fury.passion.is_some()) {
        let fighter = table.snapshot(id);
        let Some(passion) = fighter.condition.ado.fury.passion else {
            continue;
        };
        if !is_alive(fighter) {
            calm(table, id, passion);
            continue;
        }
        if !fighter.is_conscious() || table.clock.round < fighter.condition.ado.fury.until {
            continue;
        }
        let scene = table.scene();
        let goes_on = match passion {
            Passion::Frenzy => is_kept_up(&scene, fighter),
            Passion::Rage => has_foes(&scene, fighter),
        };
        drop(scene);
        if !goes_on && (passion == Passion::Frenzy || keeps_calm(table, id, TO_STOP)?) {
            end(table, id, passion)?;
        }
    }
    consequence::apply_all(table)
}

/// After the fight all come to themselves who still live, and pay for it.
///
/// Rule: `ADV-STATE-1`, `ADV-STATE-2`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn settle_accounts(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if let Some(passion) = fighter.condition.ado.fury.passion.filter(|_| is_alive(fighter)) {
            end(table, id, passion)?;
        }
    }
    consequence::apply_all(table)
}

/// Whether somebody is still in the fight, or is at least not dying.
fn is_alive(fighter: &Snapshot) -> bool {
    let condition = &fighter.condition;
    fighter.body.present && !condition.surrendered && condition.vitality <= Vitality::Incapacitated
}

/// He has his wits again, and feels what he has suffered: a die of endurance and a die of life are spent.
fn end(table: &mut Table, id: FighterId, passion: Passion) -> Result<(), DiceError> {
    let from = table.snapshot(id).ini();
    let fury = table.snapshot(id).condition.ado.fury;
    calm(table, id, passion);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, passion.rule());
    for zone in Zone::ALL {
        // Arms and legs do not serve him any more. Head and trunk fell him only if their third wound was put off: whom it has felled
        // before has that behind him (ZON-03).
        let scars = table.snapshot(id).condition.ado.scars;
        if scars.is_useless(zone) && (zone.is_limb() || fury.has_put_off(zone)) {
            zone::disable(table, id, zone)?;
        }
    }
    let breath = Points::roll(passion.rule(), BREATH.0, BREATH.1, &mut *table.dice)?;
    let endurance = breath.value();
    let strength = Points::roll(passion.rule(), LIFE.0, LIFE.1, &mut *table.dice)?;
    let life = strength.value();
    for (what, points) in [(word::BREATH, breath), (word::FURY_LIFE, strength)] {
        table.rolled(id, what, points);
    }
    tire(table, id, endurance, passion.rule())?;
    table.round.harm.push(Harm {
        life,
        ..Harm::of(id, passion.rule())
    });
    sink(table, id)
}

fn calm(table: &mut Table, id: FighterId, passion: Passion) {
    let fighter = table.fighter(id);
    fighter.condition.frenzied = false;
    fighter.condition.ado.fury = Fury::default();
    table.state(id, state_of(passion), false, passion.rule());
}
