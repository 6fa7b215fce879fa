//! Stench and shriek in the round: who must bear them, and how long they last.

use crate::battle::{FighterId, RuleId};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::table::Table;
use super::super::trial::attribute_check;
use crate::rules::dsa41::condition::beast;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Build, Ill, Weakening};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{shot, word};

/// A fighter comes to his phase: where it stinks he checks his constitution, once in a round.
///
/// Rule: `OPP-12`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn smell(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let stinks = |it: &crate::rules::dsa41::scene::Snapshot| it.build.traits.stench.is_some();
    if !table.fighters().iter().any(stinks) {
        return Ok(());
    }
    let round = table.clock.round;
    let fighter = table.snapshot(id);
    if fighter.condition.ado.ills.smelled == round || fighter.build.is_undead {
        return Ok(());
    }
    let scene = table.scene();
    let found = scene.foes(fighter).find_map(|foe| {
        let stench = foe.build.traits.stench?;
        let is_near = place::distance(fighter, foe) <= stench.within;
        is_near.then(|| (beast::row(foe), stench))
    });
    drop(scene);
    let Some((rule, stench)) = found else {
        return Ok(());
    };
    table.fighter(id).condition.ado.ills.smelled = round;
    let asked = (rule, stench.check);
    if !attribute_check(table, id, Attribute::Ko, word::CONSTITUTION, asked)? {
        table.fighter(id).condition.ado.ills.stench = Some(Ill {
            until: round,
            attack: stench.attack,
            parry: stench.parry,
            rule,
        });
        table.state(id, word::SICKENED, true, rule);
    }
    Ok(())
}

/// A round begins: some beasts rise in the first one of a fight.
///
/// Rule: `OPP-13`.
pub(crate) fn begin_round(table: &mut Table) {
    let is_first = table.clock.round == 1;
    let changes = |it: &Snapshot| it.condition.ado.ills.is_risen != (is_first && it.build.traits.rises != 0);
    for id in table.those(changes) {
        let ills = &mut table.fighter(id).condition.ado.ills;
        ills.is_risen = !ills.is_risen;
    }
}

/// A creature shrieks: foes near it check their courage, or are unnerved for some rounds, this one among them.
///
/// Rule: `OPP-14`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shriek(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let Some(shriek) = own.build.traits.shriek else {
        return Ok(());
    };
    let rule = beast::row(own);
    let scene = table.scene();
    let near: Vec<FighterId> = scene
        .foes(own)
        .filter(|foe| shot::metres(own, foe) <= shriek.within)
        .map(|foe| foe.id())
        .collect();
    drop(scene);
    table.fighter(id).condition.ado.ills.has_shrieked = true;
    for foe in near {
        if attribute_check(table, foe, Attribute::Mu, word::COURAGE, (rule, 0))? {
            continue;
        }
        let rounds = table
            .throw(foe, word::UNNERVED_ROUNDS, (rule, shriek.dice, shriek.sides))?
            .max(1)
            .unsigned_abs();
        table.fighter(foe).condition.ado.ills.shriek = Some(Ill {
            until: table.clock.round.saturating_add(rounds - 1),
            attack: shriek.attack,
            parry: shriek.parry,
            rule,
        });
        table.state(foe, word::UNNERVED, true, rule);
    }
    Ok(())
}

/// At the end of a round stench and fright wear off.
///
/// Rule: `OPP-12`, `OPP-14`.
pub(crate) fn wear_off(table: &mut Table) {
    let round = table.clock.round;
    let is_ill =
        |it: &Snapshot| it.condition.ado.ills.stench.is_some() || it.condition.ado.ills.shriek.is_some();
    for id in table.those(is_ill) {
        let ills = table.snapshot(id).condition.ado.ills;
        if let Some(stench) = ills.stench.filter(|ill| ill.until <= round) {
            table.fighter(id).condition.ado.ills.stench = None;
            table.state(id, word::SICKENED, false, stench.rule);
        }
        if let Some(shriek) = ills.shriek.filter(|ill| ill.until <= round) {
            table.fighter(id).condition.ado.ills.shriek = None;
            table.state(id, word::UNNERVED, false, shriek.rule);
        }
    }
}

/// The venom of a creature, with its row.
///
/// Rule: `OPP-15`.
pub(crate) fn venom(build: &Build) -> Option<(Weakening, RuleId)> {
    Some((build.traits.venom?, beast::row_of(build)))
}

/// A creature that bears a grudge has been hurt.
///
/// Rule: `OPP-08`.
pub(crate) fn resent(table: &mut Table, id: FighterId, by: FighterId, life: i16) {
    let bears = table.snapshot(id).build.traits.habit == crate::rules::dsa41::fighter::Habit::Grudge;
    if bears && life > 0 {
        table.fighter(id).condition.ado.ills.tormentor = Some(by);
    }
}
