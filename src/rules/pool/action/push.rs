//! How a push drives its target back, and what that is worth.

use crate::battle::FighterId;
use crate::board::{Footprint, PushEnd, PushStep, push_line};
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::Resolution;

use super::super::appraise::{OUT, Prospect, harm};
use super::super::effect::{Effect, EffectKind};
use super::super::harm::Harm;
use super::super::module::Modules;
use super::super::round::{Table, health, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};

/// Metres of the movement that may come before a push (`PL-MAN-03`).
pub(crate) const APPROACH_M: u16 = 10;

/// Metres of a push besides those for the pusher's Strength (`PL-MAN-03`).
pub(crate) const PUSH_M: i16 = 3;

/// Metres that a push drives its target back: the pusher's Strength, and those that every push has.
///
/// Rule: `PL-MAN-03`, `PL-BRD-14`, `PL-GEN-02`.
fn points(own: &Snapshot) -> i16 {
    own.build.characteristics.strength + PUSH_M
}

/// The squares along which a foe is driven who is pushed from a place, with those that the others hold; none where he is held fast.
///
/// Rule: `PL-BRD-14`, `PL-STA-03`.
fn line(scene: &Scene, (own, from): (&Snapshot, Footprint), foe: &Snapshot) -> Vec<PushStep> {
    let others = scene
        .fighters
        .iter()
        .filter(|it| it.body.present && it.id() != foe.id() && it.id() != own.id());
    let held: Vec<Footprint> = others.map(Snapshot::place).chain([from]).collect();
    let length = scene.squares(points(own).unsigned_abs()).min(250) as u8;
    match from.gap(foe.place()).sector().filter(|_| !foe.is_immobilised()) {
        Some(towards) => push_line(scene.board(), foe.place(), towards, length, &held),
        None => Vec::new(),
    }
}

/// Drives a target back and takes its place, unless the pusher is held where he stands; one that cannot go back is cornered.
///
/// Rule: `PL-MAN-03`, `PL-BRD-14`, `PL-STA-03`, `PL-STA-07`.
pub(super) fn push(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let (before, points) = (foe.body.at, points(own));
    let length = scene.squares(points.unsigned_abs());
    let line = line(&scene, (own, own.place()), foe);
    let (is_held, may_follow) = (foe.is_immobilised(), !own.is_immobilised());
    drop(scene);
    let free = line.iter().take_while(|step| step.end == PushEnd::Free);
    let path: Vec<_> = free.map(|step| step.cell).collect();
    let over = line.last().filter(|step| matches!(step.end, PushEnd::Drop(_)));
    let goes_over = over.is_some();
    walk::shove(table, target, &path, over.map(|step| step.cell))?;
    if let Some(held) = line.last().filter(|step| step.end == PushEnd::Occupied) {
        common::drive_into(table, (target, id), held.cell);
    }
    let moved = path.len() as i16 + i16::from(goes_over);
    if moved > 0 {
        health::release(table, target);
        if may_follow {
            walk::take_place(table, id, before);
        } else {
            table.forgone(id, word::WALK, rule::PL_STA_03);
        }
    }
    let missing = i16::try_from(length).unwrap_or(i16::MAX) - moved;
    let is_partial = table.round.modules.has(Modules::PARTIAL_CORNER) && missing > 0;
    let loss = match moved {
        _ if is_held || goes_over => 0,
        0 => points,
        _ if is_partial => missing,
        _ => 0,
    };
    if loss > 0 {
        let cornered = Effect {
            points: loss,
            ..Effect::until_turn_of(EffectKind::Cornered, target)
        };
        table.afflict(target, cornered);
    }
    Ok(())
}

/// What it is worth to push a foe over an edge, into what hurts, or against something.
pub(super) fn worth(it: &Prospect) -> i64 {
    let from = Footprint::new(it.from, it.own.body.size);
    let line = line(it.scene, (it.own, from), it.foe);
    let free = line.iter().rev().find(|step| step.end == PushEnd::Free);
    match (line.last().map(|step| step.end), free) {
        (Some(PushEnd::Drop(dm)), _) => {
            let ends = Harm::fall(dm).and_then(|fall| fall.ends().ok());
            let loss = ends.map_or(0, |ends| ends.mean_per_mille(|loss| i64::from(*loss)));
            let is_out = loss >= i64::from(it.foe.state.hit_points) * 1000;
            loss + it.his_blow() + if is_out { OUT } else { 0 }
        }
        (_, Some(step)) => harm(it.scene, step.cell),
        // With his back to something; not where he stays.
        _ if line.is_empty() => 0,
        _ => it.gain(points(it.own)) * it.helpers(),
    }
}
