//! Air and water: flyers swoop and rise again, the armoured go under, and whoever is under water runs out of breath.

use crate::battle::{FighterId, Ledger, Points, RuleId};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::table::Table;
use super::super::trial::talent_check;
use super::fall;
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::situation::water::Depth;
use crate::rules::dsa41::terrain::situation::{height, water};
use crate::rules::dsa41::{rule, word};

/// Encumbrance above which one must swim not to go under (`ARP-08`, `BRD-24`).
pub(crate) const HEAVY: i16 = 4;
/// Decimetres of a metre.
const METRE: i16 = 10;
/// How many dice a round without breath takes from the endurance, and of how many sides (`BRD-23`).
pub(crate) const NO_BREATH: (u8, u8) = (1, 6);

/// Whoever strikes from the air comes down to do it, until the end of the next round (`BRD-22`).
pub(crate) fn swoop(table: &mut Table, id: FighterId) {
    let body = table.snapshot(id).body;
    if body.flies_dm() == 0 {
        return;
    }
    let round = table.clock.round;
    table.fighter(id).condition.elements.low_until = round + 1;
    fly_at(table, id, body.altitude_dm.min(height::SWOOP_DM));
}

fn fly_at(table: &mut Table, id: FighterId, altitude_dm: i16) {
    let from = table.snapshot(id).body.altitude_dm;
    table.fighter(id).body.altitude_dm = altitude_dm;
    table.changed(
        id,
        word::ALTITUDE,
        from / METRE,
        altitude_dm / METRE,
        rule::BRD_22,
    );
}

/// Whoever goes to the ground flies no more; what the fall does is another matter.
pub(crate) fn come_down(table: &mut Table, id: FighterId) {
    if table.snapshot(id).body.flies_dm() > 0 {
        fly_at(table, id, 0);
    }
}

/// The fall of a flyer who was so high when he lost the air under his wings (`BRD-14`, `BRD-22`).
pub(crate) fn crash(table: &mut Table, id: FighterId, altitude_dm: i16) -> Result<(), DiceError> {
    if altitude_dm < METRE || table.snapshot(id).condition.vitality == Vitality::Dead {
        return Ok(());
    }
    fall::fall(table, id, altitude_dm.unsigned_abs() / METRE.unsigned_abs())
}

/// What air and water do at the end of a round.
///
/// Rule: `BRD-22`, `BRD-23`, `BRD-24`.
pub(crate) fn end_round(table: &mut Table) -> Result<(), DiceError> {
    let is_wet = has_water(table);
    let is_in_it = |it: &Snapshot| {
        let lives = it.body.present && it.condition.vitality != Vitality::Dead;
        lives && (is_wet || it.build.traits.flight.is_some())
    };
    for id in table.those(is_in_it) {
        let fighter = table.snapshot(id);
        if fighter.build.traits.flight.is_some() {
            rise(table, id);
        }
        if is_wet {
            swim(table, id)?;
            hold_breath(table, id)?;
        }
    }
    Ok(())
}

fn has_water(table: &Table) -> bool {
    table.ground.view().features().has(crate::board::Features::WATER)
}

/// A flyer on its feet takes to the air again when its swoop is over (`BRD-22`).
fn rise(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    let is_low = fighter.condition.elements.low_until > table.clock.round;
    let (Some(flight), true) = (fighter.build.traits.flight, fighter.is_able()) else {
        return;
    };
    if !is_low && fighter.body.posture == crate::battle::Posture::Standing {
        table.fighter(id).condition.elements.low_until = 0;
        fly_at(table, id, flight.altitude_dm);
    }
}

/// In deep water and heavy armour one swims or goes under (`ARP-08`, `BRD-24`).
#[inline(never)]
fn swim(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(fighter) = scene.get(id) else {
        return Ok(());
    };
    let burden = fighter.build.encumbrance.value();
    let is_sunk = fighter.condition.elements.is_sunk;
    let is_deep = water::is_deep(&scene, fighter);
    let must_swim = is_deep
        && burden > HEAVY
        && fighter.is_conscious()
        && !fighter.is_prone()
        && !fighter.build.traits.at_home_in_water;
    drop(scene);
    let sinks = if must_swim {
        let trial = Trial::swimming(table.snapshot(id), (rule::BRD_24, 0));
        !talent_check(table, id, word::SWIMMING, trial)?.passed
    } else {
        is_sunk && is_deep
    };
    if sinks != is_sunk {
        table.fighter(id).condition.elements.is_sunk = sinks;
        tell(table, id, sinks, rule::BRD_24);
    }
    Ok(())
}

/// Under water the breath lasts so many rounds as the constitution has points; then every round takes of it (`BRD-23`); whoever is
/// of a water people needs none there (`SIT-31`).
#[inline(never)]
fn hold_breath(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(fighter) = scene.get(id) else {
        return Ok(());
    };
    let build = table.build(id);
    let is_at_home = build.traits.at_home_in_water || build.traits.water_people;
    let breathes = !build.is_undead && !is_at_home;
    let is_under = breathes && water::depth(&scene, fighter) == Depth::Under;
    let elements = fighter.condition.elements;
    drop(scene);
    let rounds = if is_under { elements.rounds_under + 1 } else { 0 };
    table.fighter(id).condition.elements.rounds_under = rounds;
    if !elements.is_sunk && (rounds > 0) != (elements.rounds_under > 0) {
        tell(table, id, is_under, rule::BRD_23);
    }
    match build.constitution {
        Some(ko) if i32::from(rounds) > i32::from(ko) => drown(table, id),
        _ => Ok(()),
    }
}

fn tell(table: &mut Table, id: FighterId, is_under: bool, rule: RuleId) {
    table.state(id, word::UNDER_WATER, is_under, rule);
}

/// A round without breath: endurance, and half of that off the life, with no armour against it; suffocation tears no wounds (`BRD-23`,
/// `DMG-07`, `WND-06`).
fn drown(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let points = Points::roll(rule::BRD_23, NO_BREATH.0, NO_BREATH.1, &mut *table.dice)?;
    let endurance = points.value();
    let life = attack::half(endurance);
    table.strike(
        None,
        (points, Ledger::new(rule::DMG_07, endurance)),
        Harm {
            life,
            endurance,
            ..Harm::of(id, rule::BRD_23)
        },
    );
    Ok(())
}
