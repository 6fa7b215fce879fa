//! Is the fight lost? And how to get out of a lost one: off the map, or by giving up.

use crate::battle::{Choice, Posture, Question, Term};
use crate::board::{Cell, Footprint};
use crate::rules::kernel::temper::YIELD;

use super::super::condition::morale::{self, WayOut};
use super::super::fighter::{Deed, Plan};
use super::super::round::out_at;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, word};
use super::blow::{self, Rival};
use super::distance;
use super::journey::Journey;
use super::known::Known;
use super::{OUT, act, plan, shot, way};

/// So many times as strong must the foes be for a fight to be lost: of those that came so far between equals, about one in
/// a hundred was still turned.
const LOST: i64 = 32;
/// So many times as many points of life must they have for it to be worth working out how strong they are.
const SUSPECT: i64 = 3;
/// Rounds of a fight after which the weaker side grows weary, and after which it yields to any stronger one.
const WEARY: (u16, u16) = (30, 50);
/// Whether the foes in sight are so much stronger that a good player does not fight on.
pub(super) fn is_lost(scene: &Scene, own: &Snapshot) -> bool {
    is_outmatched(scene, own, LOST)
}

/// The same after so many rounds: the longer a fight drags on, the less it takes, and least where nobody can get at anybody.
fn is_given_up(known: &Known, own: &Snapshot) -> bool {
    let (from, to) = WEARY;
    let left = i64::from(to.saturating_sub(known.round.max(from)));
    let is_outmatched = |times| is_outmatched(&known.seen, own, times);
    is_outmatched(1 + (LOST - 1) * left / i64::from(to - from))
        || left > 0 && plan::is_deadlock(known) && is_outmatched(1)
}

/// Whether the foes in sight are so many times as strong.
fn is_outmatched(scene: &Scene, own: &Snapshot, times: i64) -> bool {
    let friends: Vec<&Snapshot> = able_friends(scene, own).collect();
    let foes: Vec<&Snapshot> = scene.foes(own).collect();
    let mass = |fighters: &[&Snapshot]| fighters.len() as i64 * bears(fighters);
    if times >= LOST && mass(&foes) < SUSPECT * mass(&friends) {
        return false;
    }
    let strength =
        |fighters: &[&Snapshot], others: &[&Snapshot]| bears(fighters) * harm(scene, fighters, others);
    strength(&foes, &friends) > times * strength(&friends, &foes)
}

/// The able fighters of a side, the asked one among them.
pub(super) fn able_friends<'s, 'a>(
    scene: &'s Scene<'a>,
    own: &Snapshot,
) -> impl Iterator<Item = &'s Snapshot> + use<'s, 'a> {
    let side = own.fighter.side;
    let friends = scene.fighters.iter();
    friends.filter(move |other| other.is_able() && other.fighter.side == side)
}

/// Points of life that all of them can lose before they are out of the fight.
fn bears(fighters: &[&Snapshot]) -> i64 {
    let of = |fighter: &&Snapshot| i64::from((fighter.life.now - out_at(&fighter.build)).max(1));
    fighters.iter().map(of).sum()
}

/// What all of them do to the others in a round, each to any of them.
fn harm(scene: &Scene, fighters: &[&Snapshot], others: &[&Snapshot]) -> i64 {
    let others: Vec<Snapshot> = others.iter().map(|other| blow::expected(other)).collect();
    let of = |fighter: &&Snapshot| {
        let worths = others
            .iter()
            .map(|other| blow::best_plain(scene, fighter, other, 0).max(shot::harm(scene, fighter, other)));
        worths.sum::<i64>() / others.len().max(1) as i64
    };
    fighters.iter().map(of).sum()
}

/// The declarations by which a fighter leaves a lost fight: for the edge of the map where nobody can stop him; for his whole
/// side, once nobody of it can get away any more.
///
/// Rule: `BRD-29`, `TIM-09`.
pub(super) fn ways_out(
    known: &Known,
    question: Question,
    own: &Snapshot,
    rivals: &[Rival],
) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    // Beasts know of no surrender, and do not count.
    if own.build.is_creature || !is_given_up(known, own) {
        return Vec::new();
    }
    let is_over = known.round >= WEARY.1 || plan::is_deadlock(known);
    let weary = if is_over { YIELD } else { 0 };
    let kept = able_friends(scene, own).count() as i64 * OUT + weary;
    if let Some(plan) = flight(known, own, rivals).filter(|plan| legal::plan(own, *plan).is_ok()) {
        return vec![(declare(plan), kept)];
    }
    let gets_away = |friend: &Snapshot| match friend.turn.plan {
        Some(plan) => matches!(plan, Plan::MoveMove | Plan::Sprint),
        None => flight(known, friend, rivals).is_some(),
    };
    let mut others = able_friends(scene, own).filter(|friend| friend.id() != own.id());
    let give_up = act(word::SURRENDER);
    if others.any(gets_away) || !known.allows(question, own, &give_up) {
        return Vec::new();
    }
    vec![(give_up, kept)]
}

fn declare(plan: Plan) -> Choice {
    Choice::Plan {
        plan: plan.term(),
        ask_free: false,
    }
}

/// What to declare in order to leave the map, or to get to its edge out of everybody's reach; none where a foe could strike
/// before.
fn flight(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<Plan> {
    let is_free = own.body.posture == Posture::Standing
        && own.condition.held_by.is_none()
        && !own.condition.disoriented;
    let is_in_danger = |there: &Snapshot| {
        rivals
            .iter()
            .any(|rival| rival.covers(there) || rival.may_come(there))
    };
    if !is_free || is_in_danger(own) {
        return None;
    }
    let scene = &known.seen;
    if place::is_at_the_edge(scene, place::footprint(&own.body)) {
        return Some(Plan::MoveDefend);
    }
    let (_, cell) = to_the_edge(known, own, moves::budget(scene, own, word::SPRINT))?;
    if to_the_edge(known, own, moves::budget(scene, own, word::WALK)).is_some() {
        return Some(Plan::MoveMove);
    }
    (!is_in_danger(&way::at(own, cell))).then_some(Plan::Sprint)
}

/// The way to the nearest cell at the edge of the map within so many half squares.
fn to_the_edge(known: &Known, own: &Snapshot, half: u16) -> Option<(Journey, Cell)> {
    let size = own.body.size;
    let is_edge = |cell: Cell| place::is_at_the_edge(&known.seen, Footprint::new(cell, size));
    let (reach, cell) = known.nearest_edge(own, half, is_edge)?;
    Some((Journey::to(reach, own, cell)?, cell))
}

/// The way to the edge of the map that one movement leads to; none where it is too far, or he stands there.
pub(super) fn run_to_the_edge(known: &Known, own: &Snapshot, gait: Term) -> Option<Choice> {
    if place::is_at_the_edge(&known.seen, place::footprint(&own.body)) {
        return None;
    }
    let budget = moves::budget(&known.seen, own, gait);
    let (journey, _) = to_the_edge(known, own, budget)?;
    let path = journey.leg(known, own, &[], budget, false);
    (!path.is_empty()).then_some(Choice::Move {
        gait,
        path,
        facing: None,
    })
}

/// The next move of somebody who has lost heart, or the step off the map (`MRL-02`).
pub(super) fn flee(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    let gait = morale::gait(own);
    match morale::way_out(scene, own, gait) {
        WayOut::Here => Some((act(word::LEAVE), OUT)),
        WayOut::Leg(path) => Some((
            Choice::Move {
                gait,
                path,
                facing: None,
            },
            OUT,
        )),
        WayOut::Blocked | WayOut::None => None,
    }
}

/// The step out of a lost fight with a movement that was declared for it, less the blows that await who leaves the map.
///
/// Rule: `BRD-29`, `PAS-02`.
pub(super) fn step_out(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    let scene = &known.seen;
    let plan = own.turn.plan?;
    if own.build.is_creature || plan.first() == Some(Deed::Attack) || !is_given_up(known, own) {
        return None;
    }
    if place::is_at_the_edge(scene, place::footprint(&own.body)) {
        // Blows that may fell him on the way out are worth no more than staying.
        return Some((act(word::LEAVE), OUT - distance::toll_at_the_edge(scene, own)));
    }
    let runs = matches!(plan, Plan::MoveMove | Plan::Sprint);
    let budget = moves::budget(scene, own, gait);
    let (journey, _) = to_the_edge(known, own, budget).filter(|_| runs)?;
    let path = journey.leg(known, own, rivals, budget, false);
    let leave = Choice::Move {
        gait,
        path,
        facing: None,
    };
    Some((leave, OUT))
}
