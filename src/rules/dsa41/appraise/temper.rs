//! What there is in an answer that characters differ about, and how somebody gets away who does not need to.

use crate::battle::{Aspects, Choice, FighterId, Question, Term};
use crate::rules::kernel::temper;

use super::super::fighter::{Deed, Plan, Vitality};
use super::super::legal;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::word;
use super::known::Known;
use super::{OUT, act, distance, hope, is_in_reach, plan, shot};

/// Squares that a movement away from a foe is thought to gain.
const GAINED: i64 = 4;

/// What there is in an answer to a question.
pub(crate) fn aspects(scene: &Scene, question: Question, choice: &Choice) -> Aspects {
    let shape = temper::of_shape(scene, question, choice);
    let Some(own) = scene.get(question.fighter) else {
        return shape;
    };
    match choice {
        Choice::Plan { plan, .. } => Plan::of(*plan).map_or(shape, |plan| of_plan(scene, own, plan)),
        Choice::Attack {
            target, manoeuvre, ..
        } => Aspects {
            missile: i64::from(is_from_afar(scene, own, (*target, *manoeuvre))),
            manoeuvre: i64::from(!is_plain_blow(*manoeuvre)),
            ..shape
        },
        Choice::Defend { means, .. } => Aspects {
            defence: i64::from(*means != word::NO_DEFENCE),
            manoeuvre: i64::from(!is_plain_defence(*means)),
            aid: i64::from(matches!(*means, word::FORMATION_PARRY | word::FORMATION_SHIELD)),
            ..shape
        },
        Choice::Move { path, .. } => {
            let there = path
                .last()
                .map(|to| crate::board::Footprint::new(*to, own.body.size));
            let is_way_out =
                there.is_some_and(|there| place::is_at_the_edge(scene, there)) && shape.advance < 0;
            Aspects {
                flight: shape.flight.max(i64::from(is_way_out)),
                ..shape
            }
        }
        Choice::Act { act, .. } => Aspects {
            aid: i64::from(*act == word::TREAT),
            flight: i64::from(matches!(*act, word::SURRENDER | word::LEAVE)),
            ..shape
        },
        Choice::Pass => shape,
    }
}

/// What a declaration is for, as far as it tells: movements lead to foes who are out of reach, and away from those who are not.
fn of_plan(scene: &Scene, own: &Snapshot, plan: Plan) -> Aspects {
    let slots = [plan.first(), plan.second()];
    let count = |deed: Deed| slots.iter().filter(|slot| **slot == Some(deed)).count() as i64;
    let moves = count(Deed::Move) + 2 * count(Deed::Sprint);
    let attack = count(Deed::Attack);
    let is_near = scene
        .foes(own)
        .any(|foe| is_in_reach(scene, own, foe) || is_in_reach(scene, foe, own));
    let goes_away =
        moves > 0 && attack == 0 && (is_near || !own.build.is_creature && hope::is_lost(scene, own));
    let gap = temper::gap_to_foes(scene, own, own.body.at).map_or(0, i64::from);
    let stride = i64::from(moves::budget(scene, own, word::WALK) / 2);
    let after = match goes_away {
        true => gap + moves * GAINED,
        false => (gap - moves * stride).max(gap.min(1)),
    };
    let shoots = || scene.foes(own).any(|foe| shot::harm(scene, own, foe) > 0);
    Aspects {
        advance: temper::nearer(gap, after),
        attack,
        missile: if attack > 0 && !is_near && shoots() {
            attack
        } else {
            0
        },
        defence: i64::from(plan.defences()),
        flight: i64::from(goes_away),
        ..Aspects::default()
    }
}

/// Whether a blow goes at somebody out of reach whom its striker does not run up to.
fn is_from_afar(scene: &Scene, own: &Snapshot, (target, manoeuvre): (FighterId, Term)) -> bool {
    let runs = matches!(
        manoeuvre,
        word::CHARGE | word::MOUNTED_CHARGE | word::RIDE_DOWN | word::LANCE_CHARGE
    );
    let is_out_of_reach = |foe: &Snapshot| !is_in_reach(scene, own, foe);
    !runs && scene.get(target).is_some_and(is_out_of_reach)
}

fn is_plain_blow(manoeuvre: Term) -> bool {
    matches!(
        manoeuvre,
        word::ATTACK | word::SHOT | word::THROW | word::STRAIGHT_PUNCH | word::PASSING_STRIKE
    )
}

fn is_plain_defence(means: Term) -> bool {
    matches!(
        means,
        word::PARRY
            | word::SHIELD_PARRY
            | word::PARRY_WEAPON
            | word::SECOND_PARRY
            | word::OTHER_PARRY
            | word::DODGE
            | word::BLOCK
            | word::NO_DEFENCE
    )
}

/// The declarations and ways by which somebody gets away, each with what he loses by it.
pub(crate) fn ways_away(scene: &Scene, question: Question, round: u16) -> Vec<(Choice, i64)> {
    let is_fit = |own: &&Snapshot| own.condition.vitality == Vitality::Fit && own.body.mount.is_none();
    let Some(own) = scene.get(question.fighter).filter(is_fit) else {
        return Vec::new();
    };
    let known = Known::of(scene, own, round);
    match question.kind {
        word::ASK_ANNOUNCE => {
            let saved = plan::saved_on_the_way(&known, own);
            // Two movements and a sprint leave no defence.
            let plans = [(Plan::MoveDefend, saved), (Plan::MoveMove, 0), (Plan::Sprint, 0)];
            let declared = plans.map(|(plan, worth)| (plan::declare(plan, false), worth));
            declared.into()
        }
        word::ASK_REGULAR => {
            let gait = match legal::deed(scene.round, own) {
                Some(Deed::Move) => word::WALK,
                Some(Deed::Sprint) => word::SPRINT,
                _ => return Vec::new(),
            };
            // What the side can still hope for it loses with him.
            let hope = OUT * temper::hope(&known.seen, own) / 1000;
            let seen = &known.seen;
            let away = temper::retreat(seen, own, gait);
            let away = away.map(|way| (distance::toll(seen, own, path_of(&way)), way));
            let out = hope::run_to_the_edge(&known, own, gait);
            let out = out.map(|way| (distance::toll(seen, own, path_of(&way)) + hope / 2, way));
            let ways = away.into_iter().chain(out).map(|(lost, way)| (way, -lost));
            let leaves = place::is_at_the_edge(seen, place::footprint(&own.body));
            let leave = leaves.then(|| (act(word::LEAVE), -hope - distance::toll_at_the_edge(seen, own)));
            ways.chain(leave).collect()
        }
        _ => Vec::new(),
    }
}

fn path_of(way: &Choice) -> &[crate::board::Cell] {
    match way {
        Choice::Move { path, .. } => path,
        _ => &[],
    }
}
