//! An attack from its roll to its consequences.

use crate::battle::{Check, FighterId, Grade, Happening, Ledger, Points, RuleId};
use crate::board::Footprint;
use crate::dice::DiceError;
use crate::rules::common;

use super::super::assault::{self, Assault, Values, Way};
use super::super::attack::{self, Blow, Strike};
use super::super::degree::Degree;
use super::super::effect::EffectKind;
use super::super::legal::reaches;
use super::super::mishap::Mishap;
use super::super::{defence, roll, rule, word};
use super::table::Table;
use super::{after, hands, health, mishap, turn};

/// Makes an attack (`PL-ATK-04`).
pub(super) fn attack(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    assault: Assault,
) -> Result<(), DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(mut values) = assault::values(&scene, own, foe, assault) else {
        return Ok(());
    };
    assault::note_room(&scene, own, foe, &mut values.dice);
    let arc = assault::arc(&scene, own, foe);
    let in_contact = assault.way == Way::Close
        && own
            .arm(assault.with)
            .and_then(|arm| arm.close)
            .is_some_and(|close| reaches(&scene, own, foe, close.reach));
    let is_limited = own
        .build
        .powers
        .get(usize::from(assault.with.0))
        .is_some_and(|spell| spell.action == super::super::data::PowerAction::Limited);
    drop(scene);
    let state = &mut table.fighter(id).state;
    state.turn.has_attacked = true;
    state.turn.is_spent |= assault.way == Way::Spell && is_limited;
    state.turn.may_draw = false;
    face(table, id, table.snapshot(target).place());
    let (count, change) = (values.dice.value(), values.modifiers.value());
    let (pooled, strike) = attack::strike(count, change, values.least, &mut *table.dice)?;
    let check = roll::check(
        rule::PL_ATK_01,
        values.dice.clone(),
        (&pooled, values.least),
        &values.modifiers,
        None,
    );
    table.write(Happening::Attacked {
        fighter: id,
        target,
        with: assault.told(),
        manoeuvre: assault.term(),
        stakes: Vec::new(),
        arc,
        check: Box::new(check),
    });
    give_away(table, id, target);
    let is_shot = assault.way == Way::Shot;
    // What is thrown may slip out of the hand (PL-FUM-02); any other missile is away.
    let may_slip = is_shot && strike == Strike::Botched && hands::is_thrown(table, id, assault.with);
    if is_shot && !may_slip {
        hands::loose(table, id, assault.with, target);
    }
    match strike {
        Strike::Botched => {
            let found = mishap::mishap(table, id, target, assault, &values)?;
            if may_slip && found != Mishap::Drops {
                hands::loose(table, id, assault.with, target);
            }
        }
        Strike::Missed => {}
        Strike::Hits(net) => ward(table, id, target, assault, &values, net)?,
    }
    after::note(table, id, target, in_contact, None);
    Ok(())
}

/// Whoever attacks looks there (`PL-ACT-08`).
pub(super) fn face(table: &mut Table, id: FighterId, there: Footprint) {
    let own = table.snapshot(id);
    let Some(facing) = own
        .place()
        .gap(there)
        .sector()
        .filter(|it| *it != own.body.facing)
    else {
        return;
    };
    table.fighter(id).body.facing = facing;
    table.write(Happening::Turned {
        fighter: id,
        facing,
        rule: rule::PL_GEN_08,
    });
}

/// Whoever attacks from hiding has shown himself.
pub(super) fn give_away(table: &mut Table, id: FighterId, target: FighterId) {
    common::give_away(table, id, target);
    if table.snapshot(id).state.hides.is_some() {
        table.fighter(id).state.hides = None;
        table.state(id, word::HIDDEN, false, rule::PL_PER_02);
    }
    common::look_around(table);
}

/// The Defence roll against an attack of so many successes, and the damage if it does not hold.
///
/// Rule: `PL-DEF-05` to `PL-DEF-09`, `PL-CRT-01`.
fn ward(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    assault: Assault,
    values: &Values,
    net: i16,
) -> Result<(), DiceError> {
    let is_magic = assault.way == Way::Spell;
    let warded = match &values.guard {
        Some(guard) => defend(table, (id, target), guard, (values.least, is_magic), net)?,
        None => {
            undefended(table, id, target, rule::PL_STA_11);
            0
        }
    };
    let margin = net - warded;
    let degree = Degree::of(margin);
    if degree == Degree::Miss {
        return Ok(());
    }
    let blow = Blow::roll(values.damage, values.sneak, &mut *table.dice)?;
    let graded = (degree, Some(margin));
    land(table, (Some(id), target), (blow, values), graded, is_magic)
}

/// Rolls the Defence; whoever has sprinted has paid for it then.
fn defend(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    guard: &Ledger,
    (least, is_magic): (u8, bool),
    net: i16,
) -> Result<i16, DiceError> {
    let count = guard.value();
    let pooled = defence::roll(count, least, &mut *table.dice)?;
    let rule = if is_magic {
        rule::PL_DEF_08
    } else {
        rule::PL_DEF_07
    };
    if count <= 0 {
        undefended(table, id, target, rule::PL_DEF_05);
    } else {
        // Nobody has counted the ones: they mean nothing in a Defence roll (PL-DIC-08).
        let check = roll::check(
            rule,
            guard.clone(),
            (&pooled, least),
            &Ledger::new(rule::PL_DIC_05, 0),
            Some(net + 1),
        );
        tell_defence(table, id, target, is_magic, check);
    }
    table.relieve(target, |effect| effect.kind == EffectKind::Winded);
    Ok(i16::from(pooled.successes))
}

fn tell_defence(table: &mut Table, id: FighterId, target: FighterId, is_magic: bool, check: Check) {
    table.write(Happening::Defended {
        fighter: target,
        against: id,
        means: if is_magic {
            word::MAGIC_DEFENCE
        } else {
            word::DEFENCE
        },
        check: Box::new(check),
    });
}

fn undefended(table: &mut Table, id: FighterId, target: FighterId, rule: RuleId) {
    table.write(Happening::Undefended {
        fighter: target,
        against: id,
        rule: Some(rule),
    });
}

/// A blow lands: damage by its degree, and what that does; without a margin where nobody could defend himself (`PL-DMG-05`,
/// `PL-CRT-03`, `PL-LOG-01`).
pub(super) fn land(
    table: &mut Table,
    (id, target): (Option<FighterId>, FighterId),
    (blow, values): (Blow, &Values),
    (degree, margin): (Degree, Option<i16>),
    is_magic: bool,
) -> Result<(), DiceError> {
    let of_dice = if is_magic {
        rule::PL_DMG_06
    } else {
        rule::PL_DMG_01
    };
    let mut points = Points::thrown(of_dice, values.damage.1, blow.weapon);
    points.ledger.add(rule::PL_SNK_01, blow.sneak.total());
    points.ledger.lines.extend(values.bonus.lines.iter());
    let whole = blow.points(values.bonus.value());
    let damage = degree.damage(whole);
    let mut loss = Ledger::new(rule::PL_CRT_01, whole);
    loss.add(rule::PL_CRT_01, degree.multiplied(whole) - whole);
    loss.lift_to(rule::PL_DMG_05, damage);
    table.write(Happening::Struck {
        target,
        by: id,
        points: Box::new(points),
        loss: Box::new(loss),
        grade: margin.map(|margin| Grade {
            margin,
            degree: degree.term(),
            halves: degree.halves(),
        }),
    });
    table.fighter(target).state.was_critical = degree == Degree::Critical;
    health::lose(table, target, damage, rule::PL_DMG_01)?;
    if !table.snapshot(target).is_able() {
        turn::end_stance(table, target);
    }
    Ok(())
}
