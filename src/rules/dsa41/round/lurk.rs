//! Whom nobody sees: eyes look whenever something has moved, those who hide are found, and what is unseen stops a mover.

use crate::battle::{BattleEvent, FighterId, Happening, INTERRUPT, Onlooker, SideId, SightLimits, Slot};
use crate::board::{Cell, Measure};
use crate::dice::DiceError;

use super::super::scene::Snapshot;
use super::super::situation::light;
use super::super::value::Attribute;
use super::super::{lamp, place, rule, word};
use super::Due;
use super::act::{acted, spend, strike, turn};
use super::table::Table;
use super::trial::{Trial, talent_check};

/// How far one sees in each light.
///
/// Rule: `BRD-19`.
const LIMITS: SightLimits = SightLimits {
    measure: Measure::Round,
    cells: [
        light::sight_limit(0),
        light::sight_limit(1),
        light::sight_limit(2),
        light::sight_limit(3),
        light::sight_limit(4),
    ],
};

/// Notes who could not see what of the last entry of the log, and looks around where something has changed.
///
/// Rule: `BD-VIS-04`, `BD-VIS-05`.
#[cold]
pub(super) fn note(table: &mut Table) {
    let Some(last) = table.log.entries().last() else {
        return;
    };
    let veil = table.secrets.veil(&last.happening);
    table.log.veil(veil);
    let onlooker = |fighter: &Snapshot| Onlooker {
        id: fighter.id(),
        side: fighter.fighter.side,
        body: fighter.body,
        sees: fighter.is_conscious(),
    };
    let scene = table.scene();
    let all = scene.fighters.iter().map(onlooker).collect();
    let glows = lamp::glows(&scene).into_vec();
    drop(scene);
    let round = table.clock.round;
    let changes = table.secrets.look(table.ground, round, all, (&LIMITS, glows));
    for change in changes.iter().filter(|change| !change.seen) {
        // Whoever steps out of sight is not seen to arrive.
        if let Some((last, veil)) = table.log.last_veil()
            && matches!(last.happening, Happening::Moved { .. })
        {
            veil.hide(change.fighter, change.side);
        }
    }
    for change in changes {
        let happening = change.happening();
        let veil = table.secrets.veil(&happening);
        table.log.write(BattleEvent {
            battle: table.entity,
            round,
            phase: table.clock.phase,
            happening,
        });
        table.log.veil(veil);
    }
}

/// A mover sets out: what his side has seen so far stops him no more.
pub(super) fn set_out(table: &mut Table, id: FighterId) {
    if table.secrets.are_kept() {
        let side = side_of(table, id);
        table.secrets.take_spotted(side);
    }
}

/// Whether a mover stops where he is: he has come into sight of a foe, or onto one who hides. Whoever hides himself may be heard.
///
/// Rule: `BD-MOV-05`, `SUR-03`.
pub(super) fn stops(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    if !table.secrets.are_kept() {
        return Ok(false);
    }
    sneak(table, id)?;
    let side = side_of(table, id);
    let at = table.snapshot(id).body.at;
    let stumbled = unseen_on(table, id, at);
    for other in &stumbled {
        meet(table, id, *other);
    }
    let spotted = table.secrets.take_spotted(side);
    let is_foe = |other: &FighterId| table.sides.are_hostile(side, side_of(table, *other));
    let is_stopped = !stumbled.is_empty() || spotted.iter().any(is_foe);
    if is_stopped {
        interrupted(table, id);
    }
    Ok(is_stopped)
}

/// Whether a mover runs into a body that he did not see, on the square that he wants to enter next.
///
/// Rule: `BD-MOV-05`, `BD-VIS-06`.
pub(super) fn bump(table: &mut Table, id: FighterId, next: Option<Cell>) -> bool {
    let Some(next) = next.filter(|_| table.secrets.are_kept()) else {
        return false;
    };
    let met = unseen_on(table, id, next);
    for other in &met {
        meet(table, id, *other);
    }
    if !met.is_empty() {
        interrupted(table, id);
    }
    !met.is_empty()
}

fn interrupted(table: &mut Table, id: FighterId) {
    table.write(Happening::Forgone {
        fighter: id,
        what: word::WALK,
        rule: Some(INTERRUPT),
    });
}

/// Those whom a fighter's side does not see and whom he would touch with his north-west cell here.
fn unseen_on(table: &Table, id: FighterId, at: Cell) -> Vec<FighterId> {
    let own = table.snapshot(id);
    let there = crate::board::Footprint::new(at, own.body.size);
    let is_met = |other: &&Snapshot| {
        let body = place::footprint(&other.body);
        other.body.present
            && !table.secrets.sees(own.fighter.side, other.id())
            && body.cells().any(|cell| there.contains(cell))
    };
    let scene = table.scene();
    scene.fighters.iter().filter(is_met).map(Snapshot::id).collect()
}

/// Two who touch know of each other.
fn meet(table: &mut Table, one: FighterId, other: FighterId) {
    let (first, second) = (side_of(table, one), side_of(table, other));
    table.secrets.find(first, other);
    table.secrets.find(second, one);
}

/// Whether a fighter knows where another one is: his side sees him.
///
/// Rule: `BRD-08`.
pub(super) fn is_aware(table: &Table, fighter: &Snapshot, of: FighterId) -> bool {
    !table.secrets.are_kept() || table.secrets.sees(fighter.fighter.side, of)
}

/// Whoever strikes at somebody has shown himself to him (`SUR-03`).
pub(super) fn give_away(table: &mut Table, id: FighterId, target: FighterId) {
    if table.secrets.are_kept() {
        meet(table, id, target);
    }
}

/// Strikes at a cell: at the foe who stands there unseen, or at the air.
///
/// Rule: `BD-VIS-06`.
pub(super) fn strike_at(
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
    let facing = place::bearing(&own.body, &there)
        .map(|towards| place::turned_towards(own.body.facing, towards))
        .filter(|facing| *facing != own.body.facing);
    turn(table, id, facing);
    table.write(Happening::Acted {
        fighter: id,
        act: word::STRIKE_CELL,
        target: None,
        with: Some(with),
        at: Some(at),
    });
    table.fighter(id).turn.struck += 1;
    spend(table, id, due);
    Ok(())
}

/// Whoever hides and moves where a foe could see him rolls Schleichen once in a round, and each such foe Sinnenschärfe against
/// what is left of it.
///
/// Rule: `SUR-03`.
fn sneak(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if !table.secrets.hides(id) {
        return Ok(());
    }
    let own = table.snapshot(id);
    let (side, place) = (own.fighter.side, place::footprint(&own.body));
    let scene = table.scene();
    let could_see = |foe: &&Snapshot| {
        table.sides.are_hostile(side, foe.fighter.side)
            && table.secrets.is_hidden_from(foe.fighter.side, id)
            && table.secrets.has_in_view(foe.id(), place)
    };
    let foes: Vec<(FighterId, SideId)> = scene
        .fighters
        .iter()
        .filter(could_see)
        .map(|foe| (foe.id(), foe.fighter.side))
        .collect();
    drop(scene);
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
fn stealth(table: &mut Table, id: FighterId) -> Result<Option<i16>, DiceError> {
    let round = table.clock.round;
    if let Some(known) = table.secrets.stealth(id, round) {
        return Ok(known);
    }
    let build = table.build(id);
    let trial = Trial {
        attributes: [Attribute::Mu, Attribute::In, Attribute::Ge],
        value: build.talents.stealth,
        asked: (rule::SUR_03, -build.encumbrance.value()),
    };
    let rolled = talent_check(table, id, word::STEALTH, trial)?;
    let points = rolled.passed.then_some(rolled.left);
    table.secrets.set_stealth(id, round, points);
    Ok(points)
}

/// A roll that its roller knows nothing of: it would tell him that somebody is there.
fn perceives(table: &mut Table, foe: FighterId, points: i16) -> Result<bool, DiceError> {
    let trial = Trial {
        attributes: [Attribute::Kl, Attribute::In, Attribute::In],
        value: table.build(foe).talents.perception,
        asked: (rule::SUR_03, -points),
    };
    let rolled = talent_check(table, foe, word::PERCEPTION, trial)?;
    if let Some((_, veil)) = table.log.last_veil() {
        veil.shut();
    }
    Ok(rolled.passed)
}

/// Says that somebody does not hide any more.
fn note_found(table: &mut Table, id: FighterId) {
    table.write(acted(id, word::FOUND));
}

fn side_of(table: &Table, id: FighterId) -> SideId {
    table.snapshot(id).fighter.side
}
