//! Poison: it enters the blood with the first harm of a dart or a blade, and harms from round to round.

use crate::battle::{FighterId, Ledger, Points, RuleId};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::blow::grip;
use super::super::table::Table;
use super::super::trial::attribute_check;
use super::super::turn::task;
use super::super::{Exchange, Harm};
use super::consequence;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Arm, Condition, Vitality, Weakening};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// What makes it hard to withstand the poison (`RNG-45`).
pub(crate) const STRENGTH: i16 = -5;
/// How many dice it does in a round, and of how many sides; sides of the die that tells how many rounds it lasts (`RNG-45`).
pub(crate) const HARM: (u8, u8) = (1, 6);
pub(crate) const ROUNDS: u8 = 6;

/// Whether poison comes with a blow or shot; the first hit takes it off the blade.
///
/// Rule: `RNG-45`.
pub(crate) fn comes_with(table: &mut impl Arena, exchange: Exchange, arm: &Arm) -> bool {
    let id = exchange.attacker;
    if !table.modules().has(Modules::POISON) {
        return false;
    }
    if table.snapshot(id).is_blade_poisoned(exchange.blow) {
        table.fighter(id).condition.ado.venom.on_blade = None;
        return true;
    }
    arm.kind.is_poisoned
}

/// Poison comes into the blood, unless the constitution withstands it; more of it only lasts anew.
///
/// Rule: `RNG-45`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn enter(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let is_immune = fighter.build.is_undead || fighter.build.constitution.is_none();
    if is_immune || fighter.condition.vitality == Vitality::Dead {
        return Ok(());
    }
    let asked = (rule::RNG_45, STRENGTH);
    if attribute_check(table, id, Attribute::Ko, word::CONSTITUTION, asked)? {
        return Ok(());
    }
    let rounds = table
        .throw_details(id, word::POISON_LASTS, (rule::RNG_45, 1, ROUNDS))?
        .unsigned_abs();
    let now = table.now();
    let venom = &mut table.fighter(id).condition.ado.venom;
    let first = if venom.rounds.0 == 0 {
        now + 1
    } else {
        venom.rounds.0
    };
    venom.rounds = (first, now.saturating_add(rounds));
    table.state(id, word::POISONED, true, rule::RNG_45);
    Ok(())
}

/// The venom of a creature comes into the blood: unless the constitution withstands it, agility and initiative suffer for the rest of the
/// fight, and whoever has lost too much can move no more.
///
/// Rule: `OPP-15`, `WND-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn weaken(
    table: &mut impl Arena,
    id: FighterId,
    venom: Weakening,
    source: RuleId,
) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let is_immune = fighter.build.is_undead || fighter.build.constitution.is_none();
    if is_immune || fighter.condition.vitality == Vitality::Dead {
        return Ok(());
    }
    let asked = (source, venom.check);
    if attribute_check(table, id, Attribute::Ko, word::CONSTITUTION, asked)? {
        return Ok(());
    }
    let lost = table.throw(id, word::WEAKENING, (source, venom.dice, venom.sides))?;
    let from = table.snapshot(id).ini();
    let before = table.snapshot(id).condition.ado.ills.weakness;
    let total = before.points() + lost;
    table.fighter(id).condition.ado.ills.weakness.lost = Some((total, source));
    if before.lost.is_none() {
        table.state(id, word::WEAKENED, true, source);
    }
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, source);
    if total >= venom.paralysed_at && !before.is_paralysed {
        let fighter = table.fighter(id);
        fighter.condition.ado.ills.weakness.is_paralysed = true;
        fighter.condition.unconscious = Condition::ASLEEP;
        fighter.body.able = false;
        table.state(id, word::PARALYSED, true, source);
        table.on_table(|table| task::interrupt(table, id));
        table.on_table(|table| grip::let_go(table, id));
        consequence::fall(table, id)?;
    }
    Ok(())
}

/// At the end of a round poison harms those who have it in their blood: no armour, no wounds.
///
/// Rule: `RNG-45`, `WND-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn work(table: &mut Table) -> Result<(), DiceError> {
    if !table.round.modules.has(Modules::POISON) {
        return Ok(());
    }
    let now = table.clock.round;
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let (first, last) = fighter.condition.ado.venom.rounds;
        let is_alive = fighter.body.present && fighter.condition.vitality < Vitality::Dead;
        if first == 0 || now < first || !is_alive {
            continue;
        }
        let points = Points::roll(rule::RNG_45, HARM.0, HARM.1, &mut *table.dice)?;
        let life = points.value();
        table.strike(
            None,
            (points, Ledger::new(rule::DMG_03, life)),
            Harm {
                life,
                ..Harm::of(id, rule::RNG_45)
            },
        );
        if now >= last {
            table.fighter(id).condition.ado.venom.rounds = (0, 0);
            table.state(id, word::POISONED, false, rule::RNG_45);
        }
    }
    Ok(())
}
