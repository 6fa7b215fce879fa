//! Zones of control: the squares that a fighter guards with his ready weapon, who guards any now, and which steps they forbid
//! or punish.

use super::super::fighter::Plan;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::class::reach_of;
use crate::board::{Arc, Facing, Footprint, Pair, Spot, rel};

/// Whether a fighter guards any squares against another now: a foe who is able, on his feet or knees, knows where he stands and
/// has a free action left to strike with. Whether he knows of the other one is asked where that is a secret (`round/lurk.rs`).
///
/// Rule: `BRD-08`.
pub(crate) fn exerts(scene: &Scene, holder: &Snapshot, mover: &Snapshot) -> bool {
    holder.is_able()
        // A mount strikes only in place of its rider (OPP-18).
        && holder.condition.ado.saddle.rider.is_none()
        && holder.turn.free > 0
        && !holder.is_prone()
        && !holder.condition.disoriented
        && !holder.condition.opening.ambush.is_unaware
        && !holder.turn.plan.is_some_and(Plan::sprints)
        && scene.are_hostile(holder, mover)
}

/// Whether a place touches the squares that a fighter would guard: in front of him as far as his weapon reaches, beside him the
/// next square; with bare hands only the next squares in front. Without `optional:facing` all around.
///
/// Rule: `BRD-08`, `BD-ZON-02`, `BD-PF-26`.
pub(crate) fn guards(scene: &Scene, holder: &Snapshot, at: Footprint) -> bool {
    let own = place::footprint(&holder.body);
    let arm = holder.main_arm();
    let reach = u16::from(reach_of(scene.round, holder, arm));
    let flanks = u16::from(!arm.kind.is_unarmed);
    if own.gap(at).cheb() > reach {
        return false;
    }
    let has_facing = scene.round.modules.has(Modules::FACING);
    at.cells().any(|cell| {
        let cell = Footprint::single(cell);
        let guarded = match Arc::of(rel(own, holder.body.facing, cell)) {
            _ if !has_facing => reach,
            Arc::Front => reach,
            Arc::Left | Arc::Right => flanks,
            Arc::Rear => 0,
        };
        (1..=guarded).contains(&own.gap(cell).cheb())
            && Pair::new(scene.board(), Spot::on_floor(own), Spot::on_floor(cell)).has_melee_line(reach)
    })
}

/// Whether going off the map gives a foe a blow: in whatever direction, his zone is left.
///
/// Rule: `BRD-08`, `BRD-29`, `PAS-02`.
pub(crate) fn leaves_for_good(scene: &Scene, holder: &Snapshot, mover: &Snapshot) -> bool {
    keeps_watch_over(scene, holder, mover, place::footprint(&mover.body))
}

/// Whether a step of a walk that starts in a foe's zone gives him a blow: not straight towards him, and not where two others of
/// the mover's side keep him busy.
///
/// Rule: `BRD-08`, `PAS-02`, `BD-ZON-03`.
pub(crate) fn leaves(
    scene: &Scene,
    holder: &Snapshot,
    mover: &Snapshot,
    from: Footprint,
    towards: Facing,
) -> bool {
    let goes_to_him = from.gap(place::footprint(&holder.body)).sector() == Some(towards);
    !goes_to_him && keeps_watch_over(scene, holder, mover, from)
}

/// Whether a foe guards a place against a mover and is not kept busy by others.
fn keeps_watch_over(scene: &Scene, holder: &Snapshot, mover: &Snapshot, at: Footprint) -> bool {
    exerts(scene, holder, mover) && guards(scene, holder, at) && !is_pinned(scene, holder, mover)
}

/// How many others who fight a foe keep him so busy that he guards nothing (`BRD-08`).
pub(crate) const PINNED_BY: u8 = 2;

/// Whether at least two others of the mover's side fight a foe.
///
/// Rule: `BRD-08`.
fn is_pinned(scene: &Scene, holder: &Snapshot, mover: &Snapshot) -> bool {
    let foes = scene.round.melee.pairs.foes_of(holder.id());
    let friends = foes.filter(|(id, _)| {
        let friend = scene.get(*id);
        *id != mover.id() && friend.is_some_and(|friend| friend.fighter.side == mover.fighter.side)
    });
    friends.count() >= usize::from(PINNED_BY)
}

/// Whether a foe's weapon is of a longer class than the mover's.
///
/// Rule: `DK-08`.
pub(crate) fn holds_off(scene: &Scene, holder: &Snapshot, mover: &Snapshot) -> bool {
    scene.round.modules.has(Modules::DK) && is_longer(holder, mover)
}

/// Whether the ready weapon of the first is of a longer class than that of the second.
pub(super) fn is_longer(holder: &Snapshot, mover: &Snapshot) -> bool {
    let longest = |fighter: &Snapshot| fighter.main_arm().classes.longest();
    longest(holder) > longest(mover)
}

/// Whether opportunity attacks are played.
pub(crate) fn strikes_are_on(scene: &Scene) -> bool {
    scene.round.modules.has(Modules::PASSIERSCHLAG)
}

/// Whether a place lies in the zone of a foe whose weapon is of a longer class than the mover's: there he has to stop.
///
/// Rule: `DK-08`, `BRD-08`.
pub(crate) fn stops(scene: &Scene, holder: &Snapshot, mover: &Snapshot, at: Footprint) -> bool {
    holds_off(scene, holder, mover) && exerts(scene, holder, mover) && guards(scene, holder, at)
}

/// Whether a step brings a mover closer to a foe whose longer weapon already holds him off.
///
/// Rule: `DK-08`.
pub(crate) fn walks_closer(
    scene: &Scene,
    holder: &Snapshot,
    mover: &Snapshot,
    from: Footprint,
    towards: Facing,
) -> bool {
    let own = place::footprint(&holder.body);
    let (now, then) = (own.gap(from).cheb(), own.gap(from.step(towards)).cheb());
    then < now && stops(scene, holder, mover, from)
}
