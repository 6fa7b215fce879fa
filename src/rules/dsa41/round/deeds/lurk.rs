//! Whom nobody sees: how far these rules let one see, how those who hide are found, and blows into the dark.

use crate::battle::{FighterId, Happening, SightLimits, Slot};
use crate::board::{Cell, Measure};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::Due;
use super::super::table::Table;
use super::super::trial::talent_check;
use super::super::turn::act::{acted, note_attack, spend, strike, strikes_again, turn};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::terrain::situation::light;
use crate::rules::dsa41::{rule, word};

/// How far one sees in each light.
///
/// Rule: `BRD-19`.
pub(crate) const LIMITS: SightLimits = SightLimits {
    measure: Measure::Round,
    cells: [
        light::sight_limit(0),
        light::sight_limit(1),
        light::sight_limit(2),
        light::sight_limit(3),
        light::sight_limit(4),
    ],
};

/// Whether a mover stops where he is: he has come into sight of a foe, or onto one who hides. Whoever hides himself may be heard.
///
/// Rule: `BD-MOV-05`, `SUR-03`.
pub(crate) fn stops(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if !table.secrets.are_kept() {
        return Ok(false);
    }
    sneak(table, id)?;
    Ok(common::stops(table, id))
}

/// Whether a fighter knows where another one is: his side sees him.
///
/// Rule: `BRD-08`.
pub(crate) fn is_aware(table: &Table, fighter: &Snapshot, of: FighterId) -> bool {
    common::is_aware(table, fighter.fighter.side, of)
}

/// Whoever strikes at somebody has shown himself to him (`SUR-03`).
pub(crate) fn give_away(table: &mut Table, id: FighterId, target: FighterId) {
    common::give_away(table, id, target);
}

/// Strikes at a cell: at the foe who stands there unseen, or at the air.
///
/// Rule: `BD-VIS-06`.
pub(crate) fn strike_at(
    table: &mut Table,
    (id, due): (FighterId, Due),
    with: Slot,
    at: Cell,
) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let scene = table.scene();
    let is_struck = |foe: &&Snapshot| {
        foe.is_conscious() && scene.are_hostile(own, foe) && place::footprint(&foe.body).contains(at)
    };
    let found = scene.fighters.iter().find(is_struck).map(Snapshot::id);
    drop(scene);
    if let Some(target) = found {
        return strike(table, (id, due), target, with, (word::ATTACK, &[]));
    }
    let there = crate::battle::Body {
        at,
        size: 1,
        ..own.body
    };
    let faced = table.faced_by(id);
    let facing = faced
        .get(id)
        .and_then(|own| place::turn_along(&faced, own, &there));
    drop(faced);
    turn(table, id, facing);
    table.write(Happening::Acted {
        fighter: id,
        act: word::STRIKE_CELL,
        target: None,
        with: Some(with),
        at: Some(at),
    });
    // A blow into the air is an attack like any other (UMW-01, UMW-06).
    let own = table.snapshot(id);
    let piece = own
        .arm(usize::from(with.0))
        .and_then(|arm| convert::piece_of(own, arm));
    note_attack(table, (id, due), piece);
    let fighter = table.fighter(id);
    if !strikes_again(fighter) {
        fighter.turn.struck += 1;
    }
    spend(table, id, due);
    Ok(())
}

/// Whoever hides and moves or strikes where a foe could see him rolls Schleichen once in a round, and each such foe Sinnenschärfe against
/// what is left of it.
///
/// Rule: `SUR-03`.
pub(crate) fn sneak(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let foes = common::watchers(table, id);
    for (foe, by) in foes {
        if !table.secrets.is_hidden_from(by, id) {
            continue;
        }
        let left = stealth(table, id)?;
        let is_seen = match (table.secrets.is_first_glance(id, foe), left) {
            (false, _) => false,
            (true, None) => true,
            (true, Some(points)) => perceives(table, foe, points)?,
        };
        if is_seen {
            table.secrets.find(by, id);
            // The finding is told with what comes next; nobody moves on meanwhile.
            note_found(table, id);
        }
    }
    Ok(())
}

/// The points of Schleichen in this round, none where it has failed; rolled when they are needed first.
#[inline(never)]
fn stealth(table: &mut Table, id: FighterId) -> Result<Option<i16>, DiceError> {
    let round = table.clock.round;
    if let Some(known) = table.secrets.stealth(id, round) {
        return Ok(known);
    }
    let trial = Trial::stealth(table.snapshot(id), (rule::SUR_03, 0));
    let rolled = talent_check(table, id, word::STEALTH, trial)?;
    let points = rolled.passed.then_some(rolled.left);
    table.secrets.set_stealth(id, round, points);
    Ok(points)
}

/// A roll that its roller knows nothing of: it would tell him that somebody is there.
fn perceives(table: &mut Table, foe: FighterId, points: i16) -> Result<bool, DiceError> {
    let trial = Trial::perception(table.snapshot(foe), (rule::SUR_03, -points));
    let rolled = talent_check(table, foe, word::PERCEPTION, trial)?;
    if let Some((_, veil)) = table.log.last_veil() {
        veil.shut();
    }
    Ok(rolled.passed)
}

/// Says that somebody does not hide any more.
#[inline(never)]
fn note_found(table: &mut Table, id: FighterId) {
    table.write(acted(id, word::FOUND));
}
