//! A dying or bleeding friend: whom to save, whether there is time for it, and the way to him.

use std::cmp::Reverse;

use crate::battle::{Choice, FighterId, Posture, Term};
use crate::board::{Cell, Reach};

use super::super::fighter::{Plan, Vitality};
use super::super::predict::forecast;
use super::super::round::vitality_after;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, word};
use super::blow::Rival;
use super::hope;
use super::journey::Journey;
use super::known::Known;
use super::{POINT, way};

/// A friend who does not die.
const RESCUE: i64 = 6000;
/// Rounds for which it counts that a friend bleeds no more.
const ROUNDS_OF_BLEEDING: i64 = 4;
/// Thousandths of a chance below which nobody tries.
const IN_VAIN: i64 = 50;
/// Rounds that a helper wants to have in hand.
const MARGIN: u16 = 2;

/// What it is worth to end a treatment that was begun.
pub(super) const fn unfinished() -> i64 {
    RESCUE
}

/// The dying friend within arm's reach whom a fighter is likeliest to save, with what that is worth.
pub(super) fn patient(scene: &Scene, own: &Snapshot) -> Option<(FighterId, i64)> {
    let near = patients(scene, own).filter(|friend| place::distance(own, friend) <= 1);
    let likeliest = near
        .map(|friend| (worth(own, friend), Reverse(friend.id())))
        .max();
    likeliest.map(|(worth, Reverse(friend))| (friend, worth))
}

/// The dying and the bleeding whom nobody treats yet, for somebody who knows how; he may bleed himself.
fn patients<'s>(scene: &'s Scene, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let is_treated = |patient: FighterId| {
        let mut healers = scene.fighters.iter().filter(|other| other.id() != own.id());
        healers.any(|healer| {
            let task = healer.task.0;
            task.is_some_and(|task| task.act == word::TREAT && task.target == Some(patient))
        })
    };
    let knows_how = own.build.talents.treat_wounds > 0;
    scene.fighters.iter().filter(move |other| {
        let is_friend = !scene.are_hostile(own, other);
        let bleeds = other.condition.ado.bleeds() > 0 && other.condition.vitality < Vitality::Dead;
        knows_how && is_friend && (is_dying(other) || bleeds) && other.body.present && !is_treated(other.id())
    })
}

fn is_dying(fighter: &Snapshot) -> bool {
    fighter.condition.vitality == Vitality::Dying && fighter.condition.countdown.is_some()
}

/// What it is worth to try: half of it for not letting him die without help; nothing where the harm of a failure is all that
/// can be expected.
fn worth(own: &Snapshot, patient: &Snapshot) -> i64 {
    match i64::from(forecast::treatment(own, patient).per_mille()) {
        chance if chance < IN_VAIN => 0,
        chance if !is_dying(patient) => {
            let blood = i64::from(patient.condition.ado.bleeds()) * ROUNDS_OF_BLEEDING * POINT;
            let saved = blood + if returns(patient) { RESCUE } else { 0 };
            saved * chance / 1000
        }
        chance => RESCUE * (1000 + chance) / 2000,
    }
}

/// Whether a treatment brings a friend back into the fight: a third wound has felled him, and he is awake again or soon will be.
///
/// Rule: `ZON-04`.
fn returns(patient: &Snapshot) -> bool {
    let condition = &patient.condition;
    condition.ado.scars.bleeding
        && condition.vitality == Vitality::Incapacitated
        && i64::from(condition.unconscious) <= ROUNDS_OF_BLEEDING
        && !condition.exhausted
        && vitality_after(patient, patient.life.now) == Vitality::Fit
}

/// The way to a dying friend who is out of arm's reach.
struct Errand {
    journey: Journey,
    /// Half squares to him.
    cost: u16,
    worth: i64,
}

/// The errand that is worth the most: to a friend whom one of the others would not save sooner, while nobody threatens the
/// helper; and either nobody of his side has to fight now, or the time of the dying runs out.
fn errand(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<Errand> {
    let scene = &known.seen;
    let is_free = own.is_able()
        && own.body.posture == Posture::Standing
        && own.condition.held_by.is_none()
        && !own.condition.disoriented;
    let is_in_danger = |fighter: &Snapshot| {
        rivals
            .iter()
            .any(|rival| rival.covers(fighter) || rival.may_come(fighter))
    };
    if !is_free || is_in_danger(own) {
        return None;
    }
    let patients: Vec<&Snapshot> = patients(scene, own)
        .filter(|patient| patient.id() != own.id() && !is_in_danger(patient) && is_next(scene, own, patient))
        .collect();
    if patients.is_empty() {
        return None;
    }
    let is_needed = hope::able_friends(scene, own).any(is_in_danger);
    let sprint = moves::budget(scene, own, word::SPRINT).max(1);
    let reach = known.survey(own, moves::FAR);
    let to = |patient: &&Snapshot| {
        let (cost, cell) = beside(own, patient, &reach)?;
        let rounds = cost.div_ceil(sprint);
        let treatment = (2 * patient.life.now.min(0).unsigned_abs()).max(1);
        let left = rounds_left(patient);
        let is_pressing = rounds + treatment + MARGIN >= left;
        let is_in_time = rounds < left;
        let worth = worth(own, patient);
        let is_right = worth > 0 && is_in_time && (is_pressing || !is_needed);
        is_right.then_some((worth, Reverse(cost), cell))
    };
    let (worth, Reverse(cost), cell) = patients.iter().filter_map(to).max()?;
    let journey = Journey::to(reach, own, cell)?;
    Some(Errand { journey, cost, worth })
}

/// Rounds until a patient dies, or has bled until he is dying.
fn rounds_left(patient: &Snapshot) -> u16 {
    let until_dying = patient.life.now.max(0) / patient.condition.ado.bleeds().max(1);
    patient.condition.countdown.unwrap_or(until_dying).unsigned_abs()
}

/// Whether no friend who knows how is nearer to a patient; of those who are equally near the first goes.
fn is_next(scene: &Scene, own: &Snapshot, patient: &Snapshot) -> bool {
    let place = |helper: &Snapshot| (place::distance(helper, patient), helper.id());
    let helpers = hope::able_friends(scene, own).filter(|helper| helper.build.talents.treat_wounds > 0);
    helpers.map(place).min() == Some(place(own))
}

/// The cheapest cell beside a patient, with what it costs to get there.
fn beside(own: &Snapshot, patient: &Snapshot, reach: &Reach) -> Option<(u16, Cell)> {
    let ends = reach
        .cells()
        .filter(|(cell, reached)| reached.may_end && place::distance(&way::at(own, *cell), patient) <= 1);
    ends.map(|(cell, reached)| (reached.cost_half, cell)).min()
}

/// The declarations that bring a helper to a dying friend who is out of arm's reach.
pub(super) fn plans(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Vec<(Choice, i64)> {
    let Some(errand) = errand(known, own, rivals) else {
        return Vec::new();
    };
    let stride = moves::budget(&known.seen, own, word::WALK);
    let plan = match errand.cost {
        0 => return Vec::new(),
        // The second action begins the treatment.
        cost if cost <= stride => Plan::MoveAct,
        cost if cost <= 2 * stride => Plan::MoveMove,
        _ => Plan::Sprint,
    };
    let found = [plan, Plan::MoveMove, Plan::Move].into_iter();
    let plan = found.into_iter().find(|plan| legal::plan(own, *plan).is_ok());
    let declare = |plan: Plan| Choice::Plan {
        plan: plan.term(),
        ask_free: false,
    };
    plan.map(|plan| (declare(plan), errand.worth))
        .into_iter()
        .collect()
}

/// The part of the way to a dying friend that a movement covers, if it was declared for that.
pub(super) fn go(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    let plan = own.turn.plan?;
    if !matches!(plan, Plan::MoveAct | Plan::MoveMove | Plan::Sprint | Plan::Move) {
        return None;
    }
    let errand = errand(known, own, rivals)?;
    let budget = moves::budget(&known.seen, own, gait);
    let path = errand.journey.leg(known, own, rivals, budget, true);
    let movement = Choice::Move {
        gait,
        path,
        facing: None,
    };
    Some((movement, errand.worth))
}
