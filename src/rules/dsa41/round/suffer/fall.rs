//! Knocked down, pushed, fallen.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture, RuleId};
use crate::board::{PushEnd, push_line};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::arena::Arena;
use super::super::deeds::pose;
use super::super::ending::ground;
use super::super::table::Table;
use super::super::trial::{attribute_check, body_control};
use super::super::turn::act;
use super::super::turn::late::{self, Late};
use super::super::way::{charge, pair, scramble};
use super::super::{Exchange, Harm};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::riding;
use crate::rules::dsa41::exchange::damage;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::Size;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Decimetres of a metre, by which falls are counted.
pub(crate) const METRE: u16 = 10;

/// Sides of the die that a fall throws for each metre (`BRD-14`).
pub(crate) const SIDES: u8 = 6;
/// What the first metre of a fall takes from its die, and each metre from the check that halves it (`BRD-14`).
pub(crate) const ONE_METRE: i16 = -2;
pub(crate) const PER_METRE: i16 = -2;

/// Squares that somebody is pushed (`BRD-16`).
pub(crate) const PUSHED: u8 = 1;

/// A blow that knocks down: a strength check decides how (`CRE-08`); big creatures push besides (`BRD-16`).
///
/// Rule: `CRE-08`, `BRD-16`.
pub(crate) fn knock_down(table: &mut impl Arena, exchange: Exchange) -> Result<(), DiceError> {
    let Exchange {
        attacker: by,
        target: id,
        ..
    } = exchange;
    let attacker = table.snapshot(by);
    let arm = attacker.arm(usize::from(exchange.blow.slot));
    let Some(modifier) = arm.and_then(|arm| arm.kind.knock_down) else {
        return Ok(());
    };
    let striker = riding::bulk(attacker);
    let passed = attribute_check(table, id, Attribute::Kk, word::STRENGTH, (rule::CRE_08, modifier))?;
    shake(table, id, passed, rule::CRE_08)?;
    let size = riding::bulk(table.snapshot(id));
    if !passed && striker >= Size::Big && size != Size::Huge && size <= striker {
        table.roll_on_table(|table| {
            if late::waits(table) {
                late::put_off(table, Late::Push(by, id));
                return Ok(());
            }
            // Whoever cannot give way lies on the ground already.
            push(table, by, id).map(drop)
        })?;
    }
    Ok(())
}

/// Pushes somebody back, after all who act at once have acted; nobody pushes whom he cannot move.
///
/// Rule: `BRD-16`, `INI-05`.
pub(crate) fn drive_back(
    table: &mut impl Arena,
    from: FighterId,
    id: FighterId,
    follows: bool,
) -> Result<(), DiceError> {
    let (striker, size) = (
        riding::bulk(table.snapshot(from)),
        riding::bulk(table.snapshot(id)),
    );
    if size == Size::Huge || size > striker {
        return Ok(());
    }
    table.roll_on_table(|table| {
        if late::waits(table) {
            late::put_off(table, Late::Drive(from, id, follows));
            return Ok(());
        }
        drive(table, from, id, follows)
    })
}

/// Pushes somebody back at once: where there is no room he falls, unless his strength averts it; a charger may follow.
///
/// Rule: `BRD-16`.
pub(crate) fn drive(
    table: &mut Table,
    from: FighterId,
    id: FighterId,
    follows: bool,
) -> Result<(), DiceError> {
    let before = charge::before(table, from, id);
    if push(table, from, id)? {
        if follows {
            charge::ask_to_press(table, from, id, before);
        }
        return Ok(());
    }
    if table.snapshot(id).is_prone() {
        return Ok(());
    }
    let stays_up = attribute_check(table, id, Attribute::Kk, word::STRENGTH, (rule::BRD_16, 0))?;
    if !stays_up {
        table.round.harm.push(Harm {
            falls: true,
            ..Harm::of(id, rule::BRD_16)
        });
    }
    Ok(())
}

/// Dice of initiative that a blow costs whom it leaves on his feet, and whom it throws down, and their sides.
pub(crate) const SHAKEN: u8 = 1;
pub(crate) const THROWN_DOWN: u8 = 2;
pub(crate) const SHOCK_SIDES: u8 = 6;

/// Initiative lost by a blow that may throw down, and the fall.
pub(crate) fn shake(
    table: &mut impl Arena,
    id: FighterId,
    stays_up: bool,
    rule: RuleId,
) -> Result<(), DiceError> {
    let dice = if stays_up { SHAKEN } else { THROWN_DOWN };
    let initiative = table.throw_details(id, word::NERVE, (rule, dice, SHOCK_SIDES))?;
    table.suffer(Harm {
        initiative,
        falls: !stays_up,
        ..Harm::of(id, rule)
    });
    Ok(())
}

/// Pushes a fighter one square straight away (`BRD-16`); over an edge he falls (`BRD-14`). Says whether he gave way.
pub(crate) fn push(table: &mut Table, from: FighterId, id: FighterId) -> Result<bool, DiceError> {
    let scene = table.scene();
    let (Some(striker), Some(victim)) = (scene.get(from), scene.get(id)) else {
        return Ok(false);
    };
    let Some(towards) = place::bearing(&striker.body, &victim.body) else {
        return Ok(false);
    };
    let held: Vec<_> = scene
        .fighters
        .iter()
        .filter(|other| other.id() != id && other.keeps_his_square() && !riding::are_one(other, victim))
        .map(|other| place::footprint(&other.body))
        .collect();
    let body = victim.body;
    let line = push_line(scene.board(), place::footprint(&body), towards, PUSHED, &held);
    drop(scene);
    let Some(step) = line.first() else {
        return Ok(false);
    };
    let depth = match step.end {
        PushEnd::Free => 0,
        PushEnd::Drop(depth) => depth,
        PushEnd::Occupied => {
            common::drive_into(table, (id, from), step.cell);
            return Ok(false);
        }
        PushEnd::Blocked => return Ok(false),
    };
    let to = scramble::landing(table, id, step.cell);
    act::put(table, id, to);
    table.write(Happening::Moved {
        fighter: id,
        from: body.at,
        to,
        facing: body.facing,
        cost: 0,
        rule: rule::BRD_16,
    });
    pair::ended(table, id, pair::Moved::Forced);
    fall(table, id, depth / METRE)?;
    ground::enter(table, id).map(|_| true)
}

/// A fall of so many metres: body control halves the loss, armour does not count (`BRD-14`, `WND-06`).
pub(crate) fn fall(table: &mut Table, id: FighterId, metres: u16) -> Result<(), DiceError> {
    let Ok(dice @ 1..) = u8::try_from(metres) else {
        return Ok(());
    };
    let passed = body_control(table, id, (rule::BRD_14, PER_METRE * i16::from(dice)))?;
    let thresholds = damage::marks(&table.build(id), 0);
    let mut points = Points::roll(rule::BRD_14, dice.min(20), SIDES, &mut *table.dice)?;
    points.ledger.add_for(
        rule::BRD_14,
        &cause::ONE_METRE,
        if dice == 1 { ONE_METRE } else { 0 },
    );
    points.ledger.lift_to(rule::DMG_01, 0);
    let whole = points.value();
    let life = if passed { whole / 2 } else { whole };
    let mut loss = Ledger::new(rule::DMG_03, whole);
    loss.add_for(rule::BRD_14, &cause::WELL_FALLEN, life - whole);
    table.strike(
        None,
        (points, loss),
        Harm {
            life,
            falls: true,
            wounds: damage::wounds_of(life, thresholds),
            thresholds: thresholds.unwrap_or([i16::MAX; 3]),
            ..Harm::of(id, rule::WND_06)
        },
    );
    Ok(())
}

/// Lands in a gap after a failed jump: a fall where it is deep enough, and flat on the ground in any case (`BRD-12`).
pub(crate) fn fall_short(table: &mut Table, id: FighterId, depth_dm: u16) -> Result<(), DiceError> {
    if depth_dm < METRE {
        pose::pose(table, id, Posture::Lying, rule::BRD_12);
    }
    fall(table, id, depth_dm / METRE)
}
