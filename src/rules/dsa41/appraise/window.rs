//! Free actions: a step that brings a foe into reach or out of danger, a turn towards those who strike, a call.

use crate::battle::Choice;
use crate::board::Facing;

use super::super::condition::{beast, fury, morale, strain};
use super::super::fighter::{Deed, Heart, Nerve};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::{act, answer, bow, distance, hope, peril, shot, way};

/// The answers to a window for a free action: a step that brings a foe into reach, or nothing.
pub(super) fn free_actions(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = Vec::new();
    let attacks = own
        .turn
        .plan
        .is_some_and(|plan| plan.first() == Some(Deed::Attack))
        && !own.turn.first_done;
    let here = peril::unbearable(known, own, own.body.at);
    let is_there = here == 0 && scene.foes(own).any(|foe| blow::reaches(scene, own, foe));
    // Between the declaration and the window a blow or a grip may have taken the step from him (LEN-03, CRE-07).
    let may_step = own.is_able() && own.condition.held_by.is_none() && !own.condition.disoriented;
    if attacks && !is_there && may_step && !must_save_dodge(own) {
        let rivals = blow::rivals(known, own);
        for towards in known.open_steps(own) {
            let there = way::at(own, own.body.at.step(towards));
            let crowd: i64 = rivals
                .iter()
                .filter(|rival| rival.covers(&there))
                .map(|rival| rival.threat / 2)
                .sum();
            let in_reach = rivals
                .iter()
                .filter(|rival| blow::reaches(scene, &there, rival.foe));
            let best = in_reach.max_by_key(|rival| rival.blow);
            let ground = here - peril::at(known, own, there.body.at);
            let is_useless = ground <= 0 && (best.is_none() || here > 0);
            let gives_way = legal::may_step(scene, own, there.body.at).is_err();
            if is_useless || gives_way || peril::is_deadly(known, own, there.body.at) {
                continue;
            }
            let facing = best.and_then(|best| place::bearing(&there.body, &best.foe.body));
            let step = Choice::Move {
                gait: word::STEP,
                path: vec![there.body.at],
                facing,
            };
            let blow = best.map_or(0, |best| best.blow + best.threat / 2);
            let toll = distance::toll(scene, own, &[there.body.at]);
            found.push((step, (blow + ground - crowd - toll).max(1)));
        }
    }
    if own.missile().is_some() && own.is_able() && !own.condition.disoriented {
        found.extend(shot::free_actions(scene, own));
    }
    found.extend(bow::free_action(known, own));
    found.extend(calls(scene, own));
    found.extend(turn(known, own).map(|(facing, worth)| (turned(facing), worth)));
    found.push((Choice::Pass, 0));
    found
}

/// Whether somebody has a reason to be asked for free actions, whatever he does besides.
pub(super) fn is_wanted(known: &Known, own: &Snapshot) -> bool {
    own.turn.free > 0 && (calls(&known.seen, own).any(|(_, worth)| worth > 0) || turn(known, own).is_some())
}

/// What somebody can do with his voice and his mind.
///
/// Rule: `ADV-STATE-1`, `OPP-14`, `MRL-04`.
fn calls(scene: &Scene, own: &Snapshot) -> impl Iterator<Item = (Choice, i64)> {
    let frenzy = fury::may_begin(scene, own).is_ok();
    let shriek = beast::may_shriek(own).is_ok() && is_heard(scene, own);
    let call = morale::heartens(scene, own) && has_waverers(scene, own);
    let relief = if frenzy {
        strain::total(own) * RELIEF - FRENZY
    } else {
        0
    };
    let found = [
        (frenzy, word::FRENZY, relief),
        (shriek, word::SHRIEK, SHRIEK),
        (call, word::SHOUT, CALL),
    ];
    let open = found.into_iter().filter(|(is_open, ..)| *is_open);
    open.map(|(_, word, worth)| (act(word), worth))
}

/// The turn that saves most against the foes who can strike, with what it saves; none where it saves nothing.
///
/// Rule: `ACT-04`, `BRD-03`.
fn turn(known: &Known, own: &Snapshot) -> Option<(Facing, i64)> {
    let scene = &known.seen;
    let is_free = own.is_able() && !own.condition.disoriented && !must_save_dodge(own);
    // Whoever has not declared yet will defend himself.
    let is_spent = own.turn.plan.is_some() && own.turn.defences == 0;
    // A free action comes just before or just after the own phase (TIM-04).
    let waits = |foe: &Snapshot| match own.turn.plan {
        None => foe.ini() <= own.ini(),
        Some(_) => answer::strikes_later(scene, own, foe),
    };
    let is_aside = |foe: &Snapshot| place::arc(&own.body, &foe.body) != word::FRONT;
    let may_strike = |foe: &&Snapshot| waits(foe) && blow::reaches(scene, foe, own);
    if !is_free || is_spent || !scene.foes(own).any(|foe| is_aside(foe) && may_strike(&foe)) {
        return None;
    }
    let in_reach: Vec<&Snapshot> = scene.foes(own).filter(may_strike).collect();
    let saved = |facing: Facing| -> i64 {
        let mut there = blow::expected(own);
        there.body.facing = facing;
        let of =
            |foe: &&Snapshot| blow::threat(scene, foe, &there) * blow::ward(scene, &there, foe, 0) / FACES;
        in_reach.iter().map(of).sum()
    };
    let now = saved(own.body.facing);
    let ways = [-1, 1].map(|eighths| own.body.facing.turned(eighths));
    let gains = ways.into_iter().map(|facing| (saved(facing) - now, facing));
    let best = gains.max_by_key(|(gain, _)| *gain);
    best.filter(|(gain, _)| *gain > 0)
        .map(|(gain, facing)| (facing, gain))
}

const fn turned(facing: Facing) -> Choice {
    Choice::Act {
        act: word::TURN,
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    }
}

/// Whether a shriek would reach a foe.
fn is_heard(scene: &Scene, own: &Snapshot) -> bool {
    let within = own.build.traits.shriek.map_or(0, |shriek| shriek.within);
    scene
        .foes(own)
        .any(|foe| super::super::shot::metres(own, foe) <= within)
}

/// What it is worth to unnerve those who are near.
const SHRIEK: i64 = 600;

/// Whether a leader has followers whom a call would hearten (`MRL-04`).
fn has_waverers(scene: &Scene, own: &Snapshot) -> bool {
    let wavers = |it: &Snapshot| {
        let spirit = it.condition.ado.spirit;
        matches!(it.build.nerve, Nerve::Value(_)) && spirit.heart == Heart::Steady && !spirit.is_cheered
    };
    hope::able_friends(scene, own).any(wavers)
}

/// What it is worth to hearten one's followers.
const CALL: i64 = 100;

/// What it is worth for some rounds to be rid of a point that wounds and weakness take, and what the frenzy costs: parries, and
/// afterwards breath and life (`ADV-STATE-1`).
const RELIEF: i64 = 900;
const FRENZY: i64 = 3 * super::POINT + 4 * super::BREATH;

/// Whoever is badly hurt keeps his last free action for a dodge.
pub(super) fn must_save_dodge(own: &Snapshot) -> bool {
    own.turn.free <= 1 && own.life.now * 3 < own.life.max && own.build.dodge.is_some()
}
