//! Casting: a spell is paid for, those who threaten the caster strike, he keeps his concentration or not, and it takes effect.

use crate::battle::{FighterId, Happening, RuleId};
use crate::dice::{Dice, DiceError};
use crate::rules::kernel::Resolution;

use super::super::action::Call;
use super::super::data::{CastingTime, Component};
use super::super::round::{Table, health, provoke};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{rule, word};
use super::magic::Casting;
use super::{Burden, Known, concentration, magic_item, metamagic, overspend, price, release};

/// Percent by which armour spoils a spell.
///
/// Rule: `D20-MAG-01`.
pub(super) fn failure(own: &Snapshot, known: &Known) -> u8 {
    let of_armour = own.build.book.as_ref().map_or(0, |book| book.failure);
    if known.is_cast() && known.takes(Component::Somatic) {
        of_armour
    } else {
        0
    }
}

/// Somebody begins to cast a spell, or goes on when those have struck whom he has provoked. Whatever comes of it, it is paid for.
///
/// Rule: `D20-MAG-01`, `D20-MAG-04`, `D20-AOO-06`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn begin(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let slot = call.with.unwrap_or_default();
    let own = table.snapshot(id);
    let Some(known) = own.build.book.as_ref().and_then(|book| book.spell(slot)).cloned() else {
        return Ok(());
    };
    if own.magic.casting.is_none() {
        let magic = &mut table.fighter(id).magic;
        let is_defensive = known.is_cast() && std::mem::take(&mut magic.is_defensive);
        let had_charge = magic.charge.take().is_some();
        magic.casting = Some(Casting {
            spell: slot,
            target: call.target,
            at: call.at,
            facing: call.facing,
            goes_on: false,
            is_lost: false,
            burden: Burden::default(),
        });
        if had_charge {
            table.state(id, word::CHARGED, false, rule::D20_MAG_06);
        }
        match known.item {
            Some(item) => magic_item::tell(table, id, &known, item),
            None => table.write(Happening::Acted {
                fighter: id,
                act: known.word,
                target: call.target.filter(|target| *target != id),
                with: None,
                at: call.at,
            }),
        }
        metamagic::tell_level(table, id, &known);
        let burden = price::spend(table, id, slot);
        if let Some(casting) = &mut table.fighter(id).magic.casting {
            casting.burden = burden;
        }
        overspend::tire(table, id);
        if is_defensive {
            let is_kept = keeps(table, id, |scene, own| {
                vec![concentration::defensive(scene, own, &known)]
            })?;
            if !is_kept {
                return lose_now(table, id, &known, rule::D20_MAG_04);
            }
        }
        let is_safe = is_defensive || known.is_quickened();
        if known.is_cast() && provoke::halts_casting(table, id, call, is_safe) {
            return Ok(());
        }
    }
    if table
        .snapshot(id)
        .magic
        .casting
        .is_some_and(|casting| casting.is_lost)
    {
        return lose_now(table, id, &known, rule::D20_MAG_03);
    }
    match known.spell.time {
        // It takes effect just before his next turn.
        CastingTime::OneRound => {
            if let Some(casting) = &mut table.fighter(id).magic.casting {
                casting.goes_on = true;
            }
            table.state(id, word::CASTING, true, rule::D20_ACT_T07);
            Ok(())
        }
        CastingTime::StandardAction => finish(table, id, &known),
    }
}

/// The next turn of somebody comes: the spell of a round takes effect that he has begun in his last one.
///
/// Rule: `D20-ACT-T07`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn take_effect(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    settle_owed(table, id)?;
    let own = table.snapshot(id);
    let Some(casting) = own.magic.casting.filter(|casting| casting.goes_on) else {
        return Ok(());
    };
    let known = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.spell(casting.spell))
        .cloned();
    match known {
        Some(known) => {
            table.state(id, word::CASTING, false, rule::D20_ACT_T07);
            finish(table, id, &known)
        }
        None => Ok(()),
    }
}

/// A spell comes to its end: what disturbs its caster, what his armour does to his gestures, then its effect.
///
/// Rule: `D20-MAG-01`, `D20-MAG-05`.
fn finish(table: &mut Table, id: FighterId, known: &Known) -> Result<(), DiceError> {
    let is_kept = !known.is_cast()
        || keeps(table, id, |scene, own| {
            concentration::distracted(scene, own, known)
        })?;
    if !is_kept {
        return lose_now(table, id, known, rule::D20_MAG_05);
    }
    let is_read = keeps(table, id, |scene, own| {
        magic_item::reading(scene, own, known).into_iter().collect()
    })?;
    if !is_read {
        return lose_now(table, id, known, rule::D20_ACT_T34);
    }
    let failure = failure(table.snapshot(id), known);
    if failure > 0 {
        let face = table.dice.roll(100)?;
        let told = (rule::D20_MAG_01, word::SPELL_FAILURE);
        health::tell_percent(table, id, told, (face, failure.into()));
        if face <= failure {
            return lose_now(table, id, known, rule::D20_MAG_01);
        }
    }
    match table.fighter(id).magic.casting.take() {
        Some(casting) => {
            release::release(table, id, casting, known)?;
            overspend::come_over(table, id, casting.burden)
        }
        None => Ok(()),
    }
}

/// Whether somebody passes all checks of some kind.
fn keeps(
    table: &mut Table,
    id: FighterId,
    checks: impl Fn(&Scene, &Snapshot) -> Vec<Trial>,
) -> Result<bool, DiceError> {
    let scene = table.scene();
    let trials = scene.get(id).map(|own| checks(&scene, own)).unwrap_or_default();
    drop(scene);
    for trial in trials {
        if !trial.play(table, id)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A spell is lost; it stays paid for, and strains its caster all the same: with what is returned.
///
/// Rule: `D20-MAG-03`, `D20-SP-11`, `D20-OVR-01`.
fn lose(table: &mut Table, id: FighterId, known: &Known, rule: RuleId) -> Burden {
    let casting = table.fighter(id).magic.casting.take();
    table.forgone(id, known.word, rule);
    let book = table.snapshot(id).build.book.as_ref();
    if book.is_some_and(|book| book.pool.is_some()) {
        table.forgone(id, word::SPELL_POINTS, rule::D20_SP_11);
    }
    casting.map_or_else(Burden::default, |casting| casting.burden)
}

/// A spell is lost, and what it has laid upon its caster comes over him.
fn lose_now(table: &mut Table, id: FighterId, known: &Known, rule: RuleId) -> Result<(), DiceError> {
    let burden = lose(table, id, known, rule);
    overspend::come_over(table, id, burden)
}

/// What a spell that was lost has laid upon somebody comes over him.
fn settle_owed(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let owed = std::mem::take(&mut table.fighter(id).magic.owed);
    overspend::come_over(table, id, owed)
}

/// Damage strikes somebody: whoever is casting must keep his concentration, each time. Whoever falls loses the spell.
///
/// Rule: `D20-MAG-03`, `D20-AOO-11`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn jolt(table: &mut Table, id: FighterId, points: i16) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let Some(casting) = own.magic.casting.filter(|casting| !casting.is_lost) else {
        return Ok(());
    };
    let Some(known) = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.spell(casting.spell))
        .cloned()
    else {
        return Ok(());
    };
    if !own.is_able() {
        give_up(table, id);
        return settle_owed(table, id);
    }
    let is_kept = keeps(table, id, |scene, own| {
        vec![concentration::hurt(scene, own, &known, points)]
    })?;
    if is_kept {
        return Ok(());
    }
    if casting.goes_on {
        give_up(table, id);
        return settle_owed(table, id);
    }
    if let Some(casting) = &mut table.fighter(id).magic.casting {
        // He learns of it when those have struck whom he has provoked.
        casting.is_lost = true;
    }
    Ok(())
}

/// Somebody can no longer cast what he has begun. What it lays upon him comes over him when his turn begins at the latest.
///
/// Rule: `D20-MAG-03`.
pub(crate) fn give_up(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let Some(casting) = own.magic.casting else { return };
    let known = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.spell(casting.spell))
        .cloned();
    if let Some(known) = known {
        if casting.goes_on {
            table.state(id, word::CASTING, false, rule::D20_MAG_03);
        }
        let owed = lose(table, id, &known, rule::D20_MAG_03);
        table.fighter(id).magic.owed = owed;
    }
}
