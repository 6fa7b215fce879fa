//! Morale in the round: who loses heart at its end, and the call of a leader.

use crate::battle::{FighterId, Happening, Term};
use crate::dice::DiceError;

use super::super::announce::begin;
use super::super::table::Table;
use crate::rules::dsa41::condition::morale;
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::fighter::{Heart, Nerve};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// At the end of a round beasts flee that are hurt badly, and those check their morale who have seen a new reason to lose heart.
///
/// Rule: `MRL-01`, `MRL-02`, `MRL-03`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn test(table: &mut Table) -> Result<(), DiceError> {
    let is_idle = |it: &crate::rules::dsa41::scene::Snapshot| it.build.nerve == Nerve::Never;
    if !table.round.modules.has(Modules::MORALE) || table.fighters().iter().all(is_idle) {
        return Ok(());
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let spirit = fighter.condition.ado.spirit;
        // Who is out of his mind knows no fear.
        // A mount follows its rider (OPP-18).
        let is_free = fighter.condition.ado.saddle.rider.is_none();
        let is_open = is_free && fighter.is_able() && !fighter.condition.frenzied && !spirit.is_steadfast;
        if !is_open {
            continue;
        }
        match spirit.heart {
            Heart::Steady => {}
            Heart::Bold => continue,
            Heart::Retreats | Heart::Panics => {
                stand_at_bay(table, id, spirit.heart);
                continue;
            }
        }
        match fighter.build.nerve {
            Nerve::Never => {}
            Nerve::Beast | Nerve::Shy => {
                if morale::flees_hurt(fighter) && !is_cornered(table, id) {
                    lose_heart(table, id, Heart::Retreats);
                }
            }
            Nerve::Value(value) => face(table, id, value)?,
        }
    }
    Ok(())
}

/// A fighter checks his morale if he has seen a new reason to lose heart.
///
/// Rule: `MRL-02`, `MRL-04`.
#[inline(never)]
fn face(table: &mut Table, id: FighterId, value: i16) -> Result<(), DiceError> {
    let scene = table.scene();
    let fighter = table.snapshot(id);
    let known = fighter.condition.ado.spirit.reasons;
    let all = known | morale::reasons(&scene, fighter);
    drop(scene);
    if all == known {
        return Ok(());
    }
    table.fighter(id).condition.ado.spirit.reasons = all;
    let ledger = morale::ledger(&table.scene(), table.snapshot(id), value);
    let rolled = check::roll(rule::MRL_02, ledger, &mut *table.dice)?;
    let (passed, face) = (
        rolled.outcome.is_success(),
        rolled.die().map_or(0, |die| die.face),
    );
    table.write(Happening::Checked {
        fighter: id,
        what: word::MORALE,
        checks: vec![rolled],
        pool: None,
        passed,
        left: 0,
    });
    if table.snapshot(id).condition.ado.spirit.is_cheered {
        table.fighter(id).condition.ado.spirit.is_cheered = false;
        table.state(id, word::CHEERED, false, rule::MRL_04);
    }
    match face {
        1 => {
            table.fighter(id).condition.ado.spirit.heart = Heart::Bold;
            table.state(id, word::BOLD, true, rule::MRL_02);
        }
        20 => lose_heart(table, id, Heart::Panics),
        _ if !passed => lose_heart(table, id, Heart::Retreats),
        _ => {}
    }
    Ok(())
}

/// From the next round on he gets away; where there is no way he gives up.
fn lose_heart(table: &mut Table, id: FighterId, heart: Heart) {
    if is_cornered(table, id) {
        return begin::give_up(table, &[id], rule::MRL_02);
    }
    let by = morale::rule_of(table.snapshot(id));
    table.fighter(id).condition.ado.spirit.heart = heart;
    table.state(id, word_of(heart), true, by);
}

/// Whoever flees, and whose way has been closed since: an animal turns at bay, others give up.
///
/// Rule: `MRL-01`, `MRL-02`.
fn stand_at_bay(table: &mut Table, id: FighterId, heart: Heart) {
    if !is_cornered(table, id) {
        return;
    }
    let fighter = table.snapshot(id);
    let (nerve, by) = (fighter.build.nerve, morale::rule_of(fighter));
    table.fighter(id).condition.ado.spirit.heart = Heart::Steady;
    table.state(id, word_of(heart), false, by);
    if matches!(nerve, Nerve::Value(_) | Nerve::Never) {
        begin::give_up(table, &[id], by);
    }
}

/// What the log calls somebody who flees.
const fn word_of(heart: Heart) -> Term {
    match heart {
        Heart::Panics => word::PANICKING,
        _ => word::RETREATING,
    }
}

/// Whether no way leads off the map.
fn is_cornered(table: &Table, id: FighterId) -> bool {
    !morale::has_way_out(&table.scene(), table.snapshot(id))
}

/// A round begins: leaders may call again.
pub(crate) fn begin_round(table: &mut Table) {
    for id in table.those(|it| it.condition.ado.spirit.has_called) {
        table.fighter(id).condition.ado.spirit.has_called = false;
    }
}

/// A leader calls to his side: the next check of each who may lose heart is easier.
///
/// Rule: `MRL-04`, `ACT-02`.
pub(crate) fn call(table: &mut Table, id: FighterId) {
    if !morale::heartens(&table.scene(), table.snapshot(id)) {
        return;
    }
    table.fighter(id).condition.ado.spirit.has_called = true;
    let side = table.snapshot(id).fighter.side;
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let hears = fighter.fighter.side == side && fighter.is_able();
        let checks = matches!(fighter.build.nerve, Nerve::Value(_));
        if hears && checks && !fighter.condition.ado.spirit.is_cheered {
            table.fighter(id).condition.ado.spirit.is_cheered = true;
            table.state(id, word::CHEERED, true, rule::MRL_04);
        }
    }
}

/// A hit that found somebody with all of his life energy has taken him out of action at once; or it has led to ordeals, beyond so many
/// that waited before, which may still do so.
///
/// Rule: `MRL-02`.
pub(crate) fn note_felled(table: &mut Table, id: FighterId, (was_whole, before): (bool, usize)) {
    if !was_whole || !table.round.modules.has(Modules::MORALE) {
        return;
    }
    if table.snapshot(id).is_able() {
        table.round.ordeals.note_whole(id, before);
    } else {
        table.fighter(id).condition.ado.spirit.felled_at_once = true;
    }
}
