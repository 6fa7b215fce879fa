//! A blow is swung: the roll, the turn towards the foe, what luck and failure make of it.

use crate::battle::{Check, FighterId, Happening, Ledger, Outcome, Slot};
use crate::dice::DiceError;

use super::super::announce::surprise;
use super::super::arena::Arena;
use super::super::deeds::{aiming, team};
use super::super::suffer::{breath, element};
use super::super::table::Table;
use super::super::turn::act::turn;
use super::super::turn::late::{self, Late};
use super::super::way::pair;
use super::react::turned_to;
use super::{feat, fumble, luck};
use crate::rules::dsa41::condition::breath::of_blow;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::exchange::attack::{self, Blow};
use crate::rules::dsa41::exchange::fumble::worst_of_attack;
use crate::rules::dsa41::manoeuvre;
use crate::rules::dsa41::shot::Motion;
use crate::rules::dsa41::terrain::place;

/// How a blow has been struck.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swing {
    /// What the die has shown.
    pub(crate) outcome: Outcome,
    /// By how many points it has succeeded.
    pub(crate) margin: i16,
    /// The blow with what luck has made of it.
    pub(crate) blow: Blow,
    /// Whether it is a fumble.
    pub(crate) is_fumble: bool,
}

/// Rolls a blow and lets it be shown, then what luck or the worst face make of it.
///
/// Rule: `ATK-01`, `CRT-01`, `CRT-04`, `FUM-01`, `FUM-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn roll(
    arena: &mut impl Arena,
    (id, target): (FighterId, FighterId),
    blow: Blow,
    (ledger, worst): (Ledger, u8),
    show: impl FnOnce(&mut Table, Check),
) -> Result<Swing, DiceError> {
    let check = attack::roll(ledger, worst, arena.dice())?;
    let outcome = check.outcome;
    let margin = check.ledger.value() - check.die().map_or(0, |die| i16::from(die.face));
    let is_extreme = matches!(outcome, Outcome::Lucky | Outcome::Fumble);
    let again = is_extreme.then(|| check.ledger.clone());
    arena.on_table(|table| show(table, check));
    let mut swing = Swing {
        outcome,
        margin,
        blow,
        is_fumble: false,
    };
    match again {
        Some(ledger) if outcome == Outcome::Lucky => {
            swing.blow.luck = luck::of_attack(arena, id, blow, ledger)?;
        }
        Some(ledger) => swing.is_fumble = fumble::of_attack(arena, (id, target), blow, ledger)?,
        None => {}
    }
    Ok(swing)
}

/// Rolls a blow and turns to strike it, except in passing; what was announced in vain leaves its malus (`MAN-GEN-05`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn swing(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    blow: Blow,
) -> Result<Swing, DiceError> {
    let missed = Ok(Swing {
        outcome: Outcome::Failure,
        margin: 0,
        blow,
        is_fumble: false,
    });
    let scene = table.foreseen_by(id, Some(target));
    let (Some(attacker), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return missed;
    };
    let Some(arm) = attacker.arm(usize::from(blow.slot)) else {
        return missed;
    };
    let arm = &*manoeuvre::led(attacker, arm, blow.form);
    let ledger = attack::ledger(&scene, attacker, foe, arm, blow);
    let worst = worst_of_attack(scene.round.modules, arm, blow);
    let arc = place::arc(&foe.body, &attacker.body);
    let cost = of_blow(attacker, arm, blow);
    let saved = blow.form.art().map_or(0, |art| arm.eases(art));
    let piece = convert::piece_of(attacker, arm);
    drop(scene);
    let turned = turned_to(table, id, target).filter(|_| !blow.purpose.is_reaction());
    team::let_go(table, id);
    aiming::lose_aim(table, id);
    aiming::stir(table, id, Motion::Light);
    let risk = blow.risk(&ledger, saved);
    let swing = roll(table, (id, target), blow, (ledger, worst), |table, check| {
        let has_hit = check.outcome.is_success();
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
        if !has_hit {
            surprise::missed(table, target);
        }
    })?;
    let has_hit = swing.outcome.is_success();
    breath::spend(table, id, cost);
    element::swoop(table, id);
    pair::by_attack(table, id, target);
    let lost = if has_hit { 0 } else { risk };
    // A blade dancer is out of balance by half of it, rounded up (MAN-GEN-05).
    let is_dancer = table.snapshot(id).build.traits.blade_dancer;
    if piece.is_some() {
        feat::draw_back(table, id, piece);
    }
    if !blow.purpose.is_reaction() {
        manoeuvre::struck(&mut table.round.melee.ties, (id, target), !has_hit);
    }
    stagger(table, id, if is_dancer { lost - lost / 2 } else { lost });
    Ok(swing)
}

/// A failed announcement hinders until the next attack or parry (`MAN-GEN-05`).
#[inline]
pub(crate) fn stagger(table: &mut Table, id: FighterId, points: i16) {
    if points > 0 && late::waits(table) {
        table.fighter(id).condition.off_balance = 0;
        late::put_off(table, Late::Stagger(id, points));
    } else if table.snapshot(id).condition.off_balance != points {
        table.fighter(id).condition.off_balance = points;
    }
}
