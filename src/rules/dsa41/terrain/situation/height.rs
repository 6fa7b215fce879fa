//! Above and below: steps, tables, roofs, and foes in the air.

use crate::battle::{Body, WhyNot};
use crate::board::{BoardView, Features};

use super::super::{moves, place};
use super::CELL_DM;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why};

/// Decimetres from which a difference counts, and above which only a long reach helps (`BRD-21`).
pub(crate) const STEP_DM: i32 = 5;
pub(crate) const TALL_DM: i32 = 15;
/// How high a flyer can still be struck, and how low it comes when it swoops (`BRD-22`).
pub(crate) const STRUCK_DM: i32 = 20;
pub(crate) const SWOOP_DM: i16 = 10;

/// Decimetres from the level of the map to where somebody stands: ground, or what he has climbed.
pub(super) fn floor_dm(view: BoardView, body: &Body) -> i32 {
    let has_heights = view.features().has(Features::HEIGHTS);
    let on = |cell| {
        let ground_dm = if has_heights { view.ground_dm(cell) } else { 0 };
        let thing = view.thing(cell).filter(|thing| moves::is_climbed(thing));
        i32::from(ground_dm) + thing.map_or(0, |thing| i32::from(thing.kind.height_dm))
    };
    place::footprint(body).cells().map(on).max().unwrap_or(0)
}

/// How much higher one stands than another, both with their feet on something.
fn rise_dm(view: BoardView, one: &Body, other: &Body) -> i32 {
    if view.features().has(Features::HEIGHTS | Features::THINGS) {
        floor_dm(view, one) - floor_dm(view, other)
    } else {
        0
    }
}

const fn is_airborne(body: &Body) -> bool {
    body.flies_dm() > 0
}

/// Whether a weapon of this reach gets up or down to a foe. Flyers swoop when they strike.
///
/// Rule: `BRD-21`, `BRD-22`.
///
/// # Errors
///
/// Why not.
pub(crate) fn can_reach(view: BoardView, from: &Body, to: &Body, reach: u8) -> Result<(), WhyNot> {
    let rise = rise_dm(view, from, to);
    if is_airborne(from) || is_airborne(to) {
        let own = i32::from(from.flies_dm().min(SWOOP_DM));
        let apart = rise + own - i32::from(to.flies_dm());
        return if apart.abs() <= STRUCK_DM {
            Ok(())
        } else {
            Err(why::flies_too_high(
                rule::BRD_22,
                metres(apart),
                metres(STRUCK_DM),
            ))
        };
    }
    let is_near = rise.abs() <= TALL_DM || i32::from(reach) * i32::from(CELL_DM) >= rise.abs();
    match is_near {
        true => Ok(()),
        false => Err(why::too_high(rule::BRD_21, metres(rise), reach)),
    }
}

/// Whole metres of a difference in height, each one that was begun counted.
fn metres(dm: i32) -> u16 {
    u16::try_from(dm.unsigned_abs().div_ceil(10)).unwrap_or(u16::MAX)
}

/// What it helps to stand higher, and hinders to stand lower (`BRD-21`).
pub(crate) const HIGHER: i16 = 1;

/// The points of the higher or the lower one of two, on attack and parry.
fn advantage(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> i16 {
    if is_airborne(&own.body) || is_airborne(&foe.body) {
        return 0;
    }
    match rise_dm(scene.board(), &own.body, &foe.body) {
        STEP_DM..=TALL_DM => HIGHER,
        rise if (STEP_DM..=TALL_DM).contains(&-rise) => -HIGHER,
        _ => 0,
    }
}

/// What a difference in height adds to the die that finds the zone of a blow.
///
/// Rule: `BRD-21`.
pub(crate) fn zone_shift(scene: &Scene, attacker: &Snapshot, target: &Snapshot) -> i16 {
    if is_airborne(&attacker.body) || is_airborne(&target.body) {
        return 0;
    }
    match rise_dm(scene.board(), &attacker.body, &target.body) {
        STEP_DM.. => ZONES_UP,
        rise if rise <= -STEP_DM => -ZONES_UP,
        _ => 0,
    }
}

/// Faces by which a blow from above lands higher, and one from below lower (`BRD-21`).
pub(crate) const ZONES_UP: i16 = 4;

/// What a foe in the air costs the attack of a fighter on the ground, and what his defence (`SIT-40`).
pub(crate) const AT_FLYER: i16 = -2;
pub(crate) const FROM_FLYER: i16 = -4;

/// A fighter on the ground against one in the air.
const fn looks_up(own: &Snapshot, foe: &Snapshot) -> bool {
    is_airborne(&foe.body) && !is_airborne(&own.body)
}

/// Height in an attack.
///
/// Rule: `BRD-21`, `SIT-40`.
pub(super) fn attack(ledger: &mut impl Tally, scene: &Scene, attacker: &Snapshot, target: &Snapshot) {
    add(ledger, advantage(scene, attacker, target));
    if looks_up(attacker, target) {
        ledger.add(rule::SIT_40, AT_FLYER);
    }
}

fn add(ledger: &mut impl Tally, points: i16) {
    let word = if points > 0 { &cause::HIGHER } else { &cause::LOWER };
    ledger.add_for(rule::BRD_21, word, points);
}

/// Height in a parry or dodge.
///
/// Rule: `BRD-21`, `SIT-40`, `MOD-04`.
pub(super) fn defence(ledger: &mut impl Tally, scene: &Scene, defender: &Snapshot, attacker: &Snapshot) {
    add(ledger, advantage(scene, defender, attacker));
    against_flyer(ledger, defender, attacker);
}

/// What a foe in the air does to every defence of a fighter on the ground, whatever he strikes or shoots with.
///
/// Rule: `SIT-40`, `MOD-04`.
pub(crate) fn against_flyer(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot) {
    if looks_up(defender, attacker) {
        ledger.add(rule::SIT_40, FROM_FLYER);
    }
}

/// What a flyer loses of its parry on the ground; nothing of others, and in the air.
///
/// Rule: `BRD-22`, `OPP-14`.
pub(crate) fn grounded(defender: &Snapshot) -> i16 {
    let flight = defender
        .build
        .traits
        .flight
        .filter(|_| !is_airborne(&defender.body));
    let parry = defender.main_arm().parry.as_ref();
    let lost = flight.zip(parry);
    lost.map_or(0, |(flight, parry)| flight.ground_parry - parry.value())
}

/// The same in a parry.
pub(super) fn ground(ledger: &mut impl Tally, defender: &Snapshot) {
    ledger.add(rule::BRD_22, grounded(defender));
}
