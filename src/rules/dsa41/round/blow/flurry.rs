//! Several blows with one action: each is rolled and answered for itself, one after the other.

use crate::battle::FighterId;
use crate::dice::DiceError;

use super::super::announce::surprise;
use super::super::missiles::shot;
use super::super::table::Table;
use super::super::{Exchange, Stage};
use super::swing::swing;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::manoeuvre::{self, Flurry};
use crate::rules::dsa41::melee;

/// Begins an attack that is several blows.
///
/// Rule: `MAN-DOPPELANGRIFF`, `MAN-KLINGENSTURM`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn begin(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    blow: Blow,
) -> Result<(), DiceError> {
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let blows = both.and_then(|(own, foe)| {
        let arm = own.arm(usize::from(blow.slot))?;
        Some(manoeuvre::blows(&scene, (own, foe), (arm, blow)))
    });
    drop(scene);
    let mut rest = blows.unwrap_or_default();
    rest.reverse();
    table.round.melee.flurry = Some(Box::new(Flurry { attacker: id, rest }));
    go_on(table)
}

/// Goes on with such an attack after one of its blows, unless somebody is asked in between.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn resume(table: &mut Table) -> Result<(), DiceError> {
    if table.round.melee.hail.is_some() && table.round.stage == Stage::Act {
        return shot::hail_on(table);
    }
    if table.round.melee.flurry.is_some() && table.round.stage == Stage::Act {
        return go_on(table);
    }
    Ok(())
}

/// Strikes the next of the blows that can still be struck; when all have been, the fight goes on.
///
/// Rule: `MAN-DOPPELANGRIFF`, `MAN-KLINGENSTURM`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn go_on(table: &mut Table) -> Result<(), DiceError> {
    loop {
        let flurry = table.round.melee.flurry.as_mut();
        let next = flurry.and_then(|flurry| Some((flurry.attacker, flurry.rest.pop()?)));
        let Some((attacker, (target, blow))) = next else {
            table.round.melee.flurry = None;
            table.round.stage = table.round.after_blow();
            return Ok(());
        };
        if !can_strike(table, attacker, (target, blow)) {
            continue;
        }
        surprise::spread(table, attacker, target);
        let swung = swing(table, attacker, target, blow)?;
        if swung.outcome.is_success() {
            table.round.exchange = Some(Exchange {
                attacker,
                target,
                blow: swung.blow,
                answered: None,
            });
            table.round.stage = Stage::React;
            return Ok(());
        }
    }
}

/// Whether a blow can still be struck after those before it.
fn can_strike(table: &Table, attacker: FighterId, (target, blow): (FighterId, Blow)) -> bool {
    let scene = table.scene();
    let both = scene.get(attacker).zip(scene.get(target));
    both.is_some_and(|(own, foe)| {
        let arm = own.arm(usize::from(blow.slot));
        let reaches = |arm| melee::in_reach(&scene, own, foe, arm).is_ok();
        own.is_able() && foe.is_conscious() && arm.is_some_and(reaches)
    })
}
