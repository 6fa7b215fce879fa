//! Who may strike at somebody on his way, and who makes him stop: asked before each step of a movement and at its end.

use crate::battle::FighterId;
use crate::board::{Cell, Facing, Footprint};

use super::super::deeds::lurk;
use super::super::table::Table;
use super::passing;
use crate::rules::dsa41::melee::{self, Trigger, Walking};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::word;

/// The movement waits while somebody is asked whether he strikes.
pub(crate) fn wait_for(table: &mut Table, walking: Walking, striker: FighterId, trigger: Trigger) {
    let mover = walking.mover;
    table.round.melee.walk = Some(Box::new(walking));
    passing::ask(table, striker, mover, trigger);
}

/// The next foe who may strike before a jump or a climb to a square.
pub(crate) fn at(table: &Table, walking: &Walking, to: Cell) -> Option<FighterId> {
    let from = Footprint::single(walking.at);
    let towards = from.gap(Footprint::single(to)).sector()?;
    who_leaves(table, walking, Some(towards))
}

/// The next foe who may strike before a mover goes off the map.
pub(crate) fn at_the_edge(table: &Table, walking: &Walking) -> Option<FighterId> {
    who_leaves(table, walking, None)
}

/// The next foe who may strike before a step, and why: the target of a charge with his longer weapon, or one whose zone is left.
pub(crate) fn before(table: &Table, walking: &Walking, towards: Facing) -> Option<(FighterId, Trigger)> {
    let of_onset = of_onset(table, walking).map(|striker| (striker, Trigger::Charge));
    of_onset.or_else(|| who_leaves(table, walking, Some(towards)).map(|striker| (striker, Trigger::Leaving)))
}

/// The target of a charge, if the charger has come into the zone of his longer weapon and he has not answered yet.
///
/// Rule: `PAS-02`.
pub(crate) fn of_onset(table: &Table, walking: &Walking) -> Option<FighterId> {
    let target = target_of(table, walking)?;
    let scene = table.scene();
    let (charger, foe) = (scene.get(walking.mover)?, scene.get(target)?);
    let is_new = !walking.done.contains(&target);
    (is_new && melee::receives(&scene, foe, charger)).then_some(target)
}

/// At whom a mover charges.
fn target_of(table: &Table, walking: &Walking) -> Option<FighterId> {
    let onset = table.round.melee.onset.filter(|_| walking.gait == word::CHARGE);
    onset.map(|onset| onset.target)
}

/// The next foe who may strike before a step, or before the mover goes off the map, by his id; nobody strikes twice at one movement,
/// and a free step is safe.
///
/// Rule: `BRD-08`, `PAS-01`, `PAS-04`.
fn who_leaves(table: &Table, walking: &Walking, towards: Option<Facing>) -> Option<FighterId> {
    if walking.gait == word::STEP || !table.round.modules.keep_pairs() {
        return None;
    }
    let scene = table.scene();
    let mover = scene.get(walking.mover)?;
    let from = place::footprint(&mover.body);
    let is_new = |id: FighterId| !walking.done.contains(&id) && !walking.waiting.contains(&id);
    let is_aware = |foe: &Snapshot| lurk::is_aware(table, foe, walking.mover);
    // Whom he charges at waits for him (PAS-02).
    let target = target_of(table, walking);
    let may = |foe: &&Snapshot| {
        foe.arms()
            .any(|(_, arm)| melee::may_strike(&scene, foe, mover, arm).is_ok())
    };
    melee::strikers(&scene, mover, from, towards)
        .filter(|foe| is_new(foe.id()) && is_aware(foe) && Some(foe.id()) != target)
        .find(may)
        .map(Snapshot::id)
}

/// Whether a mover has come into the zone of a longer weapon, where he must stop: one that he sees, in the hand of somebody who sees him.
///
/// Rule: `DK-08`, `BRD-08`, `BD-VIS-06`.
pub(crate) fn stops(table: &Table, id: FighterId) -> bool {
    let scene = table.scene();
    let onset = scene.round.melee.onset.filter(|onset| onset.charger == id);
    scene.get(id).is_some_and(|mover| {
        let at = place::footprint(&mover.body);
        let mut others = scene
            .foes(mover)
            .filter(|foe| onset.is_none_or(|onset| onset.target != foe.id()));
        others.any(|foe| melee::stops(&scene, foe, mover, at) && table.secrets.see_each_other(foe.id(), id))
    })
}
