//! The sphere of fire that rolls where its caster wants.

use std::collections::BTreeMap;

use crate::battle::{FighterId, Slot};
use crate::board::{Cell, Facing, Footprint, Pair, Spot};
use crate::dice::DiceError;

use super::super::data::{Duration, Target};
use super::super::round::{Table, hands, look};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::magic::Sphere;
use super::{Blast, Known, withstand};

/// The sphere appears on a square, and burns whoever stands there.
///
/// Rule: `D20-MAG-09`, `D20-SPL-12`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn conjure(
    table: &mut Table,
    id: FighterId,
    (spell, at): (Slot, Option<Cell>),
    known: &Known,
) -> Result<(), DiceError> {
    let (Some(at), Duration::Rounds { per_level }) = (at, known.spell.duration) else {
        return Ok(());
    };
    let had_one = table.snapshot(id).magic.sphere.is_some();
    table.fighter(id).magic.sphere = Some(Sphere {
        spell,
        at,
        left: per_level
            .saturating_mul(known.caster_level.into())
            .saturating_mul(known.longer()),
        has_rolled: false,
    });
    if !had_one {
        table.state(id, word::FLAMING_SPHERE, true, known.rule);
    }
    burn(table, id)
}

/// The sphere burns whoever stands where it is.
///
/// Rule: `D20-MAG-09`, `D20-MAG-08`.
fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let Some(sphere) = own.magic.sphere else {
        return Ok(());
    };
    let Some(known) = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.spell(sphere.spell))
        .cloned()
    else {
        return Ok(());
    };
    let is_there = |it: &&Snapshot| it.can_suffer() && it.body.present && it.place().contains(sphere.at);
    let there: Vec<FighterId> = table
        .fighters()
        .iter()
        .filter(is_there)
        .map(Snapshot::id)
        .collect();
    for target in there {
        if table.clock.over || !withstand::gets_past(table, (id, target), &known)? {
            continue;
        }
        let scene = table.scene();
        let both = scene.get(id).zip(scene.get(target));
        let blast = both.and_then(|(own, foe)| Blast::of(&scene, own, &known, (foe, None)));
        drop(scene);
        if let Some(blast) = blast {
            blast.strike(table, (id, target))?;
        }
    }
    look::around(table);
    Ok(())
}

/// A turn of a caster begins: his sphere burns whoever still stands in it, or goes out.
///
/// Rule: `D20-MAG-09`, `D20-SEQ-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn scorch(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let Some(sphere) = &mut table.fighter(id).magic.sphere else {
        return Ok(());
    };
    sphere.has_rolled = false;
    sphere.left = sphere.left.saturating_sub(1);
    if sphere.left > 0 {
        return burn(table, id);
    }
    table.fighter(id).magic.sphere = None;
    table.state(id, word::FLAMING_SPHERE, false, rule::D20_SPL_12);
    Ok(())
}

/// Squares that a sphere rolls in a round.
fn speed(own: &Snapshot, sphere: Sphere) -> u16 {
    let known = own.build.book.as_ref().and_then(|book| book.spell(sphere.spell));
    match known.map(|known| known.spell.target) {
        Some(Target::Sphere { speed }) => speed,
        _ => 0,
    }
}

/// The squares to which the sphere of somebody can roll, each with the one before it: it goes over low obstacles, not through what blocks
/// effects, and stops at the first creature.
///
/// Rule: `D20-MAG-09`, `D20-SPL-12`.
pub(crate) fn ways(scene: &Scene, own: &Snapshot) -> BTreeMap<Cell, Cell> {
    let Some(sphere) = own.magic.sphere.filter(|sphere| !sphere.has_rolled) else {
        return BTreeMap::new();
    };
    let is_held = |cell: Cell| {
        let mut fighters = scene.fighters.iter();
        fighters.any(|it| it.body.present && it.can_suffer() && it.place().contains(cell))
    };
    let is_free = |from: Cell, to: Cell| {
        let spots = [from, to].map(|cell| Spot::on_floor(Footprint::single(cell)));
        scene.board().contains(to) && Pair::new(scene.board(), spots[0], spots[1]).has_effect()
    };
    let mut before = BTreeMap::new();
    let mut edge = vec![sphere.at];
    for _ in 0..speed(own, sphere) {
        let mut next = Vec::new();
        for from in edge {
            for to in Facing::ALL.map(|towards| from.step(towards)) {
                if to != sphere.at && !before.contains_key(&to) && is_free(from, to) {
                    before.insert(to, from);
                    if !is_held(to) {
                        next.push(to);
                    }
                }
            }
        }
        edge = next;
    }
    before
}

/// The sphere of somebody rolls to a square.
///
/// Rule: `D20-MAG-09`, `D20-ACT-T08`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn roll_to(table: &mut Table, id: FighterId, cell: Cell) -> Result<(), DiceError> {
    let Some(sphere) = &mut table.fighter(id).magic.sphere else {
        return Ok(());
    };
    sphere.at = cell;
    sphere.has_rolled = true;
    hands::tell(table, id, word::ROLL_SPHERE, (None, Some(cell)));
    burn(table, id)
}
