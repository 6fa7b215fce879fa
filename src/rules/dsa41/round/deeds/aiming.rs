//! Taking aim, keeping it and losing it, and how those who aim see others move.

use crate::battle::{FighterId, Happening};
use crate::board::{Cell, Footprint, Gap};

use super::super::table::Table;
use crate::rules::dsa41::shot::{self, Aim, Motion};
use crate::rules::dsa41::terrain::moves;
use crate::rules::dsa41::{rule, word};

/// Half squares of a straight and of a diagonal step, by which movement is seen from afar.
const STRAIGHT: u16 = 2;
const DIAGONAL: u16 = 3;

/// Takes aim at somebody, or goes on with it (`ACT-19`, `RNG-09`).
pub(crate) fn aim(table: &mut Table, id: FighterId, target: FighterId) {
    let fighter = table.fighter(id);
    if fighter.turn.converted {
        fighter.turn.defences = 0;
    }
    let quiver = &mut fighter.hands.quiver;
    let spent = quiver
        .aim
        .filter(|aim| aim.target == target)
        .map_or(0, |aim| aim.actions);
    quiver.aim = Some(Aim {
        target,
        actions: spent.saturating_add(1),
    });
    table.write(Happening::Acted {
        fighter: id,
        act: word::AIM,
        target: Some(target),
        with: None,
        at: None,
    });
}

/// Whatever else somebody does takes his eye from the target (`RNG-09`).
pub(crate) fn lose_aim(table: &mut Table, id: FighterId) {
    if table.snapshot(id).hands.quiver.aim.is_none() {
        return;
    }
    table.fighter(id).hands.quiver.aim = None;
    table.write(Happening::Forgone {
        fighter: id,
        what: word::AIM,
        rule: Some(rule::RNG_09),
    });
}

/// Somebody fights on the spot, or leaps: whoever shoots, throws or hurls something later in this round or the next sees it
/// (`RNG-06`, `WPN-14`).
pub(crate) fn stir(table: &mut Table, id: FighterId, motion: Motion) {
    table.fighter(id).turn.volley.moves(motion);
}

/// Somebody has come to another place: how fast, as shooters see it, and who loses sight of him (`RNG-06`, `RNG-09`, `MNT-09`).
pub(crate) fn follow(table: &mut Table, id: FighterId, from: Cell) {
    let mover = table.snapshot(id);
    let Gap { x, y } = Footprint::single(from).gap(Footprint::single(mover.body.at));
    let (long, short) = (
        x.unsigned_abs().max(y.unsigned_abs()),
        x.unsigned_abs().min(y.unsigned_abs()),
    );
    let half = mover.turn.volley.half + DIAGONAL * short + STRAIGHT * (long - short);
    let (ridden_by, is_far) = (
        mover.condition.ado.saddle.rider,
        half > moves::speed(mover).unsigned_abs(),
    );
    let plan = table.snapshot(ridden_by.unwrap_or(id)).turn.plan;
    // Rider and mount who go that far do so at a gallop (MNT-09).
    let gallops = is_far && (ridden_by.is_some() || mover.body.mount.is_some());
    let motion = if gallops || plan.is_some_and(|plan| plan.sprints()) {
        Motion::VeryFast
    } else if is_far {
        Motion::Fast
    } else {
        Motion::Light
    };
    let volley = &mut table.fighter(id).turn.volley;
    volley.half = half;
    volley.moves(motion);
    look_after(table);
}

/// Those whose target has left their sight aim no longer (`RNG-09`).
pub(crate) fn look_after(table: &mut Table) {
    if table.fighters().iter().all(|it| it.hands.quiver.aim.is_none()) {
        return;
    }
    let scene = table.scene();
    let is_lost = |shooter: &&crate::rules::dsa41::scene::Snapshot| {
        let target = shooter.hands.quiver.aim.and_then(|aim| scene.get(aim.target));
        target.is_some_and(|target| !shot::sees(&scene, shooter, target))
    };
    let lost: Vec<FighterId> = scene
        .fighters
        .iter()
        .filter(is_lost)
        .map(|shooter| shooter.id())
        .collect();
    drop(scene);
    for id in lost {
        lose_aim(table, id);
    }
}
