//! Pairs become engaged, come nearer, get away from each other and part; each time it is told.

use crate::battle::{FighterId, Happening};

use super::super::deeds::lurk;
use super::super::table::Table;
use crate::rules::dsa41::data::DistanceClass;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::melee;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::word;

/// Ends the pairs that cannot last: one of them is out of action, they are too far apart, or a wall stands between.
///
/// Rule: `BRD-06`.
pub(crate) fn tidy(table: &mut Table) {
    if table.round.melee.pairs.iter().next().is_none() {
        return;
    }
    let scene = table.scene();
    let lasts = |a: FighterId, b: FighterId| match (scene.get(a), scene.get(b)) {
        (Some(a), Some(b)) => melee::holds_together(&scene, a, b),
        _ => false,
    };
    let over: Vec<_> = scene
        .round
        .melee
        .pairs
        .iter()
        .filter(|pair| !lasts(pair.low, pair.high))
        .map(|pair| (pair.low, pair.high))
        .collect();
    drop(scene);
    for (a, b) in over {
        table.round.melee.pairs.end(a, b);
        // The dead do nothing more, not even part from a foe.
        let mut living = [(a, b), (b, a)].into_iter();
        if let Some((id, foe)) =
            living.find(|(id, _)| table.snapshot(*id).condition.vitality != Vitality::Dead)
        {
            tell(table, id, foe, word::APART);
        }
    }
}

/// Whether two can stay engaged where they stand (`BRD-06`).
pub(crate) fn lasts(table: &Table, a: FighterId, b: FighterId) -> bool {
    let scene = table.scene();
    let both = scene.get(a).zip(scene.get(b));
    both.is_some_and(|(a, b)| melee::holds_together(&scene, a, b))
}

/// What moved somebody, which decides about the class of those who stay engaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    /// The fight begins where he stands: each of two may take the other unawares (`DK-04`).
    Placed,
    /// A walk, a run, a jump: every class begins anew (`DK-08`).
    Walked,
    /// A free step keeps the class (`DK-07`).
    Stepped,
    /// A push, a dodge: the class follows where it disagrees with the distance (`BRD-07`).
    Forced,
}

/// Somebody has ended a movement: pairs part, others become engaged, and classes follow.
///
/// Rule: `BRD-06`, `BRD-07`, `BRD-17`, `DK-04`, `DK-07`, `DK-08`.
pub(crate) fn ended(table: &mut Table, id: FighterId, how: Moved) {
    if !table.round.modules.keep_pairs() {
        return;
    }
    tidy(table);
    let scene = table.scene();
    let Some(mover) = scene.get(id) else { return };
    let mut new = Vec::new();
    for foe in scene.foes(mover) {
        if !melee::holds_together(&scene, mover, foe) {
            continue;
        }
        let known = melee::between(&scene, mover, foe);
        // Nobody is engaged with a foe of whom he, or who, does not know.
        if known.is_none() && !are_aware(table, mover, foe) {
            continue;
        }
        let class = melee::meeting(mover, foe);
        let fits = known.is_some_and(|known| known == class || is_hand_to_hand(known, class));
        let stays = match (known, how) {
            (None, _) => false,
            // What has come between two ends the grapple (BRD-17).
            (Some(DistanceClass::Hand), _) if melee::are_kept_apart(&scene, mover, foe) => false,
            (Some(_), Moved::Stepped) => true,
            (Some(_), Moved::Forced) => fits,
            (Some(known), Moved::Walked | Moved::Placed) => known == class,
        };
        if !stays {
            let attackers = [(mover, foe), (foe, mover)];
            let tried = if how == Moved::Placed { 2 } else { 1 };
            let chooser = attackers[..tried]
                .iter()
                .filter(|_| known.is_none())
                .find(|(attacker, other)| melee::takes_unawares(&scene, attacker, other));
            new.push((foe.id(), class, chooser.map(|(attacker, _)| attacker.id())));
        }
    }
    drop(scene);
    for (foe, class, chooser) in new {
        set(table, id, foe, class, chooser);
    }
}

/// Whether two know of each other: the side of each sees the other one.
///
/// Rule: `BRD-06`, `BD-VIS-05`.
fn are_aware(table: &Table, one: &Snapshot, other: &Snapshot) -> bool {
    lurk::is_aware(table, one, other.id()) && lurk::is_aware(table, other, one.id())
}

/// At one square two fight close or hand to hand.
fn is_hand_to_hand(known: DistanceClass, class: DistanceClass) -> bool {
    known == DistanceClass::Hand && class == DistanceClass::Close
}

/// Somebody strikes at a foe with whom he was not engaged yet.
///
/// Rule: `BRD-06`, `DK-04`.
pub(crate) fn by_attack(table: &mut Table, id: FighterId, target: FighterId) {
    if !table.round.modules.keep_pairs() {
        return;
    }
    let known = table.round.melee.pairs.get(id, target).copied();
    match known {
        Some(pair) if pair.chooser.is_some() => {
            table.round.melee.pairs.set(id, target, pair.class, None);
        }
        Some(_) => {}
        // Whoever only crawls is struck at, and engaged with nobody.
        None if !lasts(table, id, target) => {}
        None => {
            let class = melee::meeting(table.snapshot(id), table.snapshot(target));
            set(table, id, target, class, None);
        }
    }
}

/// Gives a pair a class, and says so.
///
/// Rule: `BRD-06`, `DK-01`.
pub(crate) fn set(
    table: &mut Table,
    id: FighterId,
    foe: FighterId,
    class: DistanceClass,
    chooser: Option<FighterId>,
) {
    let is_new = table.round.melee.pairs.get(id, foe).is_none();
    table.round.melee.pairs.set(id, foe, class, chooser);
    if table.round.modules.has(Modules::DK) {
        tell(table, id, foe, melee::word_of(class));
    } else if is_new {
        tell(table, id, foe, word::ENGAGED);
    }
}

fn tell(table: &mut Table, id: FighterId, foe: FighterId, act: crate::battle::Term) {
    table.write(Happening::Acted {
        fighter: id,
        act,
        target: Some(foe),
        with: None,
        at: None,
    });
}
