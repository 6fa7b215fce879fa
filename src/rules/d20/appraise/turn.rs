//! Where facing counts: going for backs, and looking where it hurts least.

use crate::battle::{Choice, Term};
use crate::board::{Arc, Cell, Facing};

use super::super::action::At;
use super::super::module::Modules;
use super::super::round::provoke;
use super::super::scene::{Scene, Snapshot};
use super::super::{attack, facing, moves, word};
use super::{Mind, OPEN, best_attack, way};

/// Kinds of sides of a foe: front, flank, rear.
pub(super) const SIDES: usize = 3;
/// What it costs to show a foe who may strike one's flank, and one's back.
const SHOWN: [i64; SIDES] = [0, 500, 1200];
/// From how much on it is worth a move action to look another way.
const DEAR: i64 = 1000;

const fn kind(arc: Arc) -> usize {
    match arc {
        Arc::Front => 0,
        Arc::Right | Arc::Left => 1,
        Arc::Rear => 2,
    }
}

/// The best side of a foe within reach of blows.
///
/// Rule: `D20-FAC-12`.
pub(super) fn best_side(scene: &Scene, there: &Snapshot) -> usize {
    if !scene.modules().has(Modules::FACING) {
        return 0;
    }
    let near = scene.foes(there).filter(|foe| way::is_near(there, foe));
    let sides = near.map(|foe| kind(facing::side(scene, foe, there.place())));
    sides.max().unwrap_or(0)
}

/// Where somebody who comes to a square by a movement looks in the end, if that is his choice: at the foe whose side is best, else at the
/// nearest one.
///
/// Rule: `D20-FAC-07`, `D20-FAC-08`.
pub(super) fn looks(scene: &Scene, there: &Snapshot, gait: Term) -> Option<Facing> {
    let is_spent = gait == word::STEP && there.budget.has_turned;
    if is_spent || !facing::has_arcs(scene, there) {
        return None;
    }
    let able = scene.foes(there).filter(|foe| foe.is_able());
    let rank = |foe: &&Snapshot| {
        let side = match way::is_near(there, foe) {
            true => kind(facing::side(scene, foe, there.place())) + 1,
            false => 0,
        };
        (std::cmp::Reverse(side), scene.distance(there, foe), foe.id())
    };
    able.min_by_key(rank).and_then(|foe| facing::towards(there, foe))
}

/// What those could do at once who threaten a mover on his way to a square.
///
/// Rule: `D20-AOO-03`, `D20-AOO-09`.
pub(super) fn passed(scene: &Scene, own: &Snapshot, gait: Term, to: Cell) -> i64 {
    let path = match gait {
        word::STEP => None,
        _ => moves::route(scene, own, gait, to),
    };
    let path = path.unwrap_or_default();
    let mut there = own.clone();
    let left: Vec<Cell> = [own.body.at].into_iter().chain(path).collect();
    let mut strikes = |foe: &&Snapshot| {
        left.iter().rev().skip(1).any(|cell| {
            there.body.at = *cell;
            provoke::may_in(scene, foe, &there)
        })
    };
    let mut count = 0;
    for foe in scene.foes(own) {
        count += i64::from(strikes(&foe));
    }
    count * OPEN
}

/// A step of one square to a better side of a foe, for whoever can strike already and loses no further blow by it.
///
/// Rule: `D20-ACT-06`, `D20-FAC-12`.
pub(super) fn step_round(scene: &Scene, own: &Snapshot, best_now: i64) -> Option<(Choice, i64)> {
    /// What it has to be worth more to be done at all.
    const GAIN: i64 = 300;
    let modules = scene.modules();
    let is_open = modules.has(Modules::FACING) && own.budget.attacks.is_fresh();
    let loses = attack::further(own.build.base_attack).count() > 1 && !modules.has(Modules::FULL_ATTACK_STEP);
    if !is_open || loses || !own.budget.spent.has_step(modules) {
        return None;
    }
    let (cell, worth) = way::best_place(scene, own, word::STEP)?;
    let choice = way::go(scene, own, word::STEP, cell)?;
    (worth > best_now + GAIN).then_some((choice, worth))
}

/// What is shown to those who can strike at somebody.
///
/// Rule: `D20-FAC-12`, `D20-FAC-18`.
fn shown(scene: &Scene, own: &Snapshot) -> i64 {
    let striking = scene
        .foes(own)
        .filter(|foe| foe.is_able() && scene.threatens(foe, own.place()));
    let sides = striking.map(|foe| SHOWN[kind(facing::side(scene, own, foe.place()))]);
    sides.sum()
}

impl Mind<'_> {
    /// Turning: to a foe who is struck better so, or, when no blow is left, away from showing a back.
    ///
    /// Rule: `D20-FAC-08`, `D20-FAC-09`.
    pub(crate) fn turn(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(towards) = at.call.facing else {
            return Vec::new();
        };
        let (scene, own) = (self.scene, self.own);
        let is_free = facing::is_turn_free(own);
        let mut there = own.clone();
        there.body.facing = towards;
        if let Some(now) = self.best_now.get() {
            let is_meant = |foe: &&Snapshot| {
                let is_aside = facing::side(scene, own, foe.place()) != Arc::Front;
                is_aside && facing::towards(own, foe) == Some(towards) && foe.is_able()
            };
            let better = scene.foes(own).any(|foe| is_meant(&foe)) && is_free;
            let worth = better.then(|| best_attack(scene, &there)).flatten();
            let gain = worth.filter(|worth| *worth > now.max(0));
            return gain.map(|worth| at.worth(worth + 1)).into_iter().collect();
        }
        let saved = shown(scene, own) - shown(scene, &there);
        let price = if is_free { 0 } else { DEAR };
        (saved > price).then(|| at.worth(saved)).into_iter().collect()
    }
}
