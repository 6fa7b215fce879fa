//! Several knives thrown at once, as the opponent weighs them: when they are worth more than one, and at whom the next one goes.

use crate::battle::{Choice, FighterId, Question, Slot};

use super::super::exchange::attack::Blow;
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Flight, Hail};
use super::super::word;
use super::known::Known;
use super::shot::{weigh, worth_of};

/// Several knives at once, where they are worth more than one: at one foe, or at several.
///
/// Rule: `SF-EISENHAGEL`.
pub(super) fn hails(scene: &Scene, own: &Snapshot, target: &Snapshot, plain: i64) -> Vec<(Choice, i64)> {
    let can = own.missile().is_some_and(|missile| missile.hails);
    let tried = Hail::ALL.into_iter().filter(|_| can);
    let weighed = tried.filter_map(|(hail, manoeuvre)| {
        let blow = Blow::of(manoeuvre, own.missile_slot(), &[])?;
        let flight = shot::resolved(scene, own, target, blow).flight;
        let first = worth_of(scene, own, target, flight)?;
        let missile = own.missile()?;
        let mut chosen = shot::Targets::new();
        while let Some((next, _)) = best_next(scene, own, target, (hail, &chosen), flight) {
            chosen.push(next);
        }
        let rest = shot::hailed(scene, own, target, (hail, &chosen));
        let others = rest.iter().filter_map(|id| scene.get(*id));
        let worth = first
            + others
                .map(|other| weigh(scene, own, other, missile, flight))
                .sum::<i64>();
        let choice = Choice::Attack {
            target: target.id(),
            with: Slot(own.missile_slot()),
            manoeuvre,
            stakes: Vec::new(),
        };
        (worth > plain).then_some((choice, worth))
    });
    weighed.collect()
}

/// The foe at whom the next of several knives is worth most, with what it is worth there.
fn best_next(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (hail, chosen): (Hail, &[FighterId]),
    flight: Flight,
) -> Option<(FighterId, i64)> {
    let missile = own.missile()?;
    let open = shot::open_to_hail(scene, own, target, (hail, chosen));
    let weighed = open.into_iter().rev().filter_map(|id| {
        let other = scene.get(id)?;
        Some((id, weigh(scene, own, other, missile, flight)))
    });
    weighed.max_by_key(|(_, worth)| *worth)
}

/// What the next of several knives is worth at each foe at whom it may go.
///
/// Rule: `SF-EISENHAGEL`.
pub(super) fn next_targets(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let Some((spread, missile)) = scene.round.melee.spread.as_ref().zip(own.missile()) else {
        return Vec::new();
    };
    let flight = spread.throw.blow.flight;
    let at = |foe: &Snapshot| {
        let choice = Choice::Act {
            act: word::HAIL_AT,
            target: Some(foe.id()),
            with: None,
            at: None,
            facing: None,
        };
        (choice, weigh(scene, own, foe, missile, flight))
    };
    let all = scene.foes(own).map(at);
    all.filter(|(choice, _)| known.allows(question, own, choice))
        .collect()
}
