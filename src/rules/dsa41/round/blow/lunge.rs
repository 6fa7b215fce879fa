//! A series of attacks: from round to round its attacker gives up his defence for a second attack, and its foe can only defend.

use crate::battle::{FighterId, Happening};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::table::Table;
use super::super::way::passing;
use crate::rules::dsa41::condition::fury;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::fighter::Plan;
use crate::rules::dsa41::manoeuvre::{self, Form, Series};
use crate::rules::dsa41::{rule, word};

/// Sides of the die for the initiative that a broken series costs (`MAN-AUSFALL`).
pub(crate) const BROKEN_SIDES: u8 = 6;

/// Counts an attack of a series; a failed one ends it.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn struck(
    table: &mut Table,
    id: FighterId,
    foe: FighterId,
    (blow, has_hit): (Blow, bool),
) -> Result<(), DiceError> {
    if !manoeuvre::is_of_series(table.snapshot(id), blow.form) {
        return Ok(());
    }
    // Each of the two attacks of a round is one of its own (CRE-01).
    let turn = &mut table.fighter(id).turn;
    (turn.struck, turn.struck_with) = (0, 0);
    if !has_hit {
        return lose(table, id, foe);
    }
    if blow.form == Form::Lunge(true) {
        table.round.melee.series.retain(|series| series.attacker != id);
        table.round.melee.series.push(Series {
            attacker: id,
            foe,
            made: 0,
            is_over: false,
        });
    }
    let most = manoeuvre::most_attacks(&table.build(id));
    for series in table.round.melee.series.iter_mut() {
        if series.attacker == id {
            series.made += 1;
            series.is_over = i16::from(series.made) >= most;
        }
    }
    Ok(())
}

/// The foe has dodged or had luck: the series ends after this blow.
///
/// Rule: `MAN-AUSFALL`.
pub(crate) fn break_off(table: &mut Table, id: FighterId, blow: Blow) {
    if !manoeuvre::is_of_series(table.snapshot(id), blow.form) {
        return;
    }
    let all = table.round.melee.series.iter_mut();
    all.filter(|series| series.attacker == id)
        .for_each(|series| series.is_over = true);
}

/// Ends a series after its blow has been answered, where it is over.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn settle(table: &mut Table, id: FighterId, foe: FighterId, blow: Blow) -> Result<(), DiceError> {
    let is_over = |series: &Series| series.attacker == id && series.is_over;
    let is_one = manoeuvre::is_of_series(table.snapshot(id), blow.form);
    if is_one && table.round.melee.series.iter().any(is_over) {
        return lose(table, id, foe);
    }
    Ok(())
}

/// The series has been broken: its attacker loses initiative and is open to a strike.
fn lose(table: &mut Table, id: FighterId, foe: FighterId) -> Result<(), DiceError> {
    table.round.melee.series.retain(|series| series.attacker != id);
    let points = table.throw(id, word::NERVE, (rule::MAN_AUSFALL, 1, BROKEN_SIDES))?;
    table.lose_initiative(id, points, rule::MAN_AUSFALL);
    passing::lay_open(table, id, foe);
    Ok(())
}

/// A declaration ends the own series, or goes on with it: then its foe can only defend, whatever he has declared.
///
/// Rule: `MAN-AUSFALL`, `UMW-01`.
pub(crate) fn declared(table: &mut Table, id: FighterId, plan: Plan) {
    if plan != Plan::LungeOn {
        table.round.melee.series.retain(|series| series.attacker != id);
    }
    let pressed: Vec<FighterId> = table
        .round
        .melee
        .series
        .iter()
        .filter(|series| table.snapshot(series.attacker).turn.plan == Some(Plan::LungeOn))
        .map(|series| series.foe)
        .collect();
    for foe in pressed {
        let known = table.snapshot(foe).turn.plan;
        let pays_heed = fury::has_wits(table.snapshot(foe)).is_ok();
        if known.is_none_or(|plan| plan == Plan::Pressed) || !table.snapshot(foe).is_able() || !pays_heed {
            continue;
        }
        let is_slow = table.snapshot(foe).ini() < 0;
        let turn = &mut table.fighter(foe).turn;
        turn.plan = Some(Plan::Pressed);
        turn.defences = if is_slow { 1 } else { Plan::Pressed.defences() };
        table.write(Happening::Announced {
            fighter: foe,
            plan: Plan::Pressed.term(),
        });
    }
}
